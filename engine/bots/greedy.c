// The bot that takes what it can get: a resource each turn, the dearest card, attacks that pay off.
// Each rule of thumb is one function that returns an option, or -1.
#include "bots/bots.h"

#include <string.h>

enum { RESOURCES_WANTED = 8, ALLY_WORTH = 2, HERO_POINT_WORTH = 3 };

static int is(const ag_view_card *card, uint32_t types)
{
    return card != NULL && (card->types & types) != 0;
}

static const ag_view_option *option_at(const ag_look *look, int index)
{
    return &look->question->options[index];
}

// A move that harms with nobody to harm, or helps with nobody to help, is not made.
static int is_pointless(const ag_view_option *option)
{
    return option->value == 0;
}

// ---- resources ----

static int is_playable_now(const ag_look *look, uint32_t card)
{
    for (int i = 0; i < look->question->option_count; i++) {
        if (option_at(look, i)->move == AG_MOVE_PLAY && option_at(look, i)->card == card) {
            return 1;
        }
    }
    return 0;
}

// Quests first, for they can only be placed; then what is dearest, but not what could be played
// this turn.
static int worth_as_resource(const ag_look *look, const ag_view_option *option)
{
    const ag_view_card *card = ag_look_card(look, option->card);
    int worth = card == NULL ? 1 : 1 + card->cost;
    if (is(card, AG_SEEN_QUEST)) {
        return option->value == 1 ? 100 : -1;
    }
    return is_playable_now(look, option->card) ? worth - 50 : worth;
}

static int place(const ag_look *look)
{
    const ag_view_player *me = ag_look_me(look);
    int best = -1;
    int best_worth = -1000;
    for (int i = 0; i < look->question->option_count; i++) {
        if (option_at(look, i)->move != AG_MOVE_PLACE) {
            continue;
        }
        int worth = worth_as_resource(look, option_at(look, i));
        if (worth > best_worth) {
            best = i;
            best_worth = worth;
        }
    }
    int enough =
        me->resource_count >= RESOURCES_WANTED || (me->resource_count >= 5 && me->hand_count <= 1);
    return enough && best_worth < 100 ? -1 : best;
}

// ---- cards ----

static int have_in_play(const ag_look *look, const ag_view_card *card)
{
    for (int i = 0; i < look->view->card_count; i++) {
        const ag_view_card *other = &look->view->cards[i];
        if (other->zone == AG_VIEW_PARTY && ag_look_holds(look, other)
            && strcmp(other->key, card->key) == 0) {
            return 1;
        }
    }
    return 0;
}

// A second copy of equipment would only push the first one out.
static int worth_to_play(const ag_look *look, const ag_view_option *option)
{
    const ag_view_card *card = ag_look_card(look, option->card);
    if (card == NULL) {
        return 0;
    }
    int fields = AG_SEEN_HERO | AG_SEEN_ALLY | AG_SEEN_ABILITY;
    if (!is(card, (uint32_t)fields) && have_in_play(look, card)) {
        return -1;
    }
    return 2 * card->cost + (is(card, AG_SEEN_ALLY) ? 1 : 0);
}

static int play(const ag_look *look)
{
    int best = -1;
    int best_worth = -1;
    for (int i = 0; i < look->question->option_count; i++) {
        const ag_view_option *option = option_at(look, i);
        if (option->move != AG_MOVE_PLAY || is_pointless(option)) {
            continue;
        }
        int worth = worth_to_play(look, option);
        if (worth > best_worth) {
            best = i;
            best_worth = worth;
        }
    }
    return best;
}

// Quests and powers. Now and then a power is left alone, so that one that costs nothing does not go
// on for ever.
static int use(const ag_look *look)
{
    for (int i = 0; i < look->question->option_count; i++) {
        const ag_view_option *option = option_at(look, i);
        if (option->move == AG_MOVE_COMPLETE && !is_pointless(option)) {
            return i;
        }
        if (option->move == AG_MOVE_USE && !is_pointless(option)
            && ag_bot_roll(look->dice, 8) != 0) {
            return i;
        }
    }
    return -1;
}

// ---- attacks ----

static int worth_of(const ag_view_card *card)
{
    return ALLY_WORTH + 2 * card->cost + card->atk;
}

// A hero strikes with a weapon, where there is something left to pay for it.
static int attack_power(const ag_look *look, const ag_view_card *attacker)
{
    int best = 0;
    if (!is(attacker, AG_SEEN_HERO) || ag_look_me(look)->ready_resources == 0) {
        return attacker->atk;
    }
    for (int i = 0; i < look->view->card_count; i++) {
        const ag_view_card *card = &look->view->cards[i];
        int mine =
            card->zone == AG_VIEW_PARTY && ag_look_holds(look, card) && is(card, AG_SEEN_WEAPON);
        if (mine && card->ready && card->atk > best) {
            best = card->atk;
        }
    }
    return attacker->atk + best;
}

static int guards(const ag_view_card *card)
{
    return (card->keywords & AG_SEEN_PROTECTOR) != 0;
}

// What a fight brings, less what it costs.
static int worth_of_fight(const ag_look *look, const ag_view_card *attacker,
                          const ag_view_card *defender)
{
    int atk = attack_power(look, attacker);
    int gain = 0;
    int loss = 0;
    if (atk <= 0) {
        return -1;
    }
    if (is(defender, AG_SEEN_HERO)) {
        gain = ag_look_left(defender) <= atk ? 1000 : HERO_POINT_WORTH * atk;
    } else if (ag_look_left(defender) <= atk) {
        gain = worth_of(defender) + 2 * defender->atk;  // it would have hit turn after turn
    }
    if (is(attacker, AG_SEEN_HERO)) {
        loss = ag_look_left(attacker) <= defender->atk ? 1000 : defender->atk;
    } else if (ag_look_left(attacker) <= defender->atk) {
        // An ally that only stands there wins nothing: against a hero it is given away cheaply.
        loss = is(defender, AG_SEEN_HERO) && !guards(attacker) ? worth_of(attacker) / 2
                                                               : worth_of(attacker);
    }
    return gain - loss;
}

static int may_be_attacked(const ag_look *look, const ag_view_card *card)
{
    return card->zone == AG_VIEW_PARTY && is(card, AG_SEEN_HERO | AG_SEEN_ALLY)
           && ag_look_opposes(look, card->controller);
}

// The worst that a protector could make of it.
static int risk_of_protectors(const ag_look *look, const ag_view_card *attacker)
{
    int worst = 0;
    for (int i = 0; i < look->view->card_count; i++) {
        const ag_view_card *card = &look->view->cards[i];
        if (may_be_attacked(look, card) && card->ready && guards(card)) {
            int worth = worth_of_fight(look, attacker, card);
            worst = worth < worst ? worth : worst;
        }
    }
    return worst;
}

static int worth_of_attack(const ag_look *look, const ag_view_card *attacker)
{
    int best = -1;
    for (int i = 0; i < look->view->card_count; i++) {
        const ag_view_card *card = &look->view->cards[i];
        if (may_be_attacked(look, card)) {
            int worth = worth_of_fight(look, attacker, card);
            best = worth > best ? worth : best;
        }
    }
    return best + risk_of_protectors(look, attacker);
}

static int attack(const ag_look *look)
{
    int best = -1;
    int best_worth = 0;
    for (int i = 0; i < look->question->option_count; i++) {
        const ag_view_card *attacker = ag_look_card(look, option_at(look, i)->card);
        if (option_at(look, i)->move != AG_MOVE_ATTACK || attacker == NULL) {
            continue;
        }
        int worth = worth_of_attack(look, attacker);
        if (worth > best_worth) {
            best = i;
            best_worth = worth;
        }
    }
    return best;
}

// ---- moves ----

// Its own action phase, nothing of its own underway: else it would spend what the dearest card
// costs, or answer itself.
static int is_its_time(const ag_look *look)
{
    for (int i = 0; i < look->view->card_count; i++) {
        if (look->view->cards[i].zone == AG_VIEW_CHAIN
            && ag_look_holds(look, &look->view->cards[i])) {
            return 0;
        }
    }
    return look->view->turn_seat == look->seat && strstr(look->view->phase, "action") != NULL;
}

// At any other time only what answers something: an opponent's attack, or his card on the chain.
static int something_to_answer(const ag_look *look)
{
    for (int i = 0; i < look->view->card_count; i++) {
        const ag_view_card *card = &look->view->cards[i];
        if ((card->attacking || card->zone == AG_VIEW_CHAIN)
            && ag_look_opposes(look, card->controller)) {
            return 1;
        }
    }
    return 0;
}

static int pass(const ag_look *look)
{
    for (int i = 0; i < look->question->option_count; i++) {
        if (option_at(look, i)->move == AG_MOVE_PASS) {
            return i;
        }
    }
    return 0;
}

static int move(const ag_look *look)
{
    typedef int rule(const ag_look *look);
    static rule *const own_turn[] = { place, play, use, attack };
    static rule *const other_turn[] = { play, use };
    int own = is_its_time(look);
    int count = own ? 4 : something_to_answer(look) ? 2 : 0;
    for (int i = 0; i < count; i++) {
        int option = (own ? own_turn : other_turn)[i](look);
        if (option >= 0) {
            return option;
        }
    }
    return pass(look);
}

// ---- yes, no, numbers ----

// A hand is kept that can do something in the first turns.
static int keep_hand(const ag_look *look)
{
    int cheap = 0;
    for (int i = 0; i < look->view->card_count; i++) {
        const ag_view_card *card = &look->view->cards[i];
        cheap += card->zone == AG_VIEW_HAND && card->id != 0 && ag_look_holds(look, card)
                 && card->cost <= 3;
    }
    return cheap >= 2;
}

static int yes(const ag_look *look)
{
    return strcmp(look->question->rule, "CR 101.2") != 0 || keep_hand(look);
}

// As much as can be had; but of what it costs, no more than it must.
static int number(const ag_look *look)
{
    int is_cost = strcmp(look->question->rule, "CR 403.1") == 0;
    return is_cost ? look->question->min : look->question->max;
}

void ag_bot_greedy(const ag_look *look, ag_answer *out)
{
    switch (look->question->kind) {
    case AG_QUESTION_NUMBER: out->number = number(look); break;
    case AG_QUESTION_PICK: ag_bot_greedy_pick(look, out); break;
    case AG_QUESTION_YES_NO:
        out->count = 1;
        out->picks[0] = yes(look) ? 0 : 1;
        break;
    default:
        out->count = 1;
        out->picks[0] = (uint16_t)move(look);
        if (!look->open) {
            ag_look_say(look, "%s", option_at(look, out->picks[0])->text);
        }
        break;
    }
}
