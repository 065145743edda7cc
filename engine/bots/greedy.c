// The bot that takes what it can get: each kind of question has its rules of thumb, and none of
// them looks further than the view. Of cards, players or ways it harms the other side, helps its
// own, and gives up as little as it can: every option gets a worth, and the best are picked.
#include "bots/greedy.h"

#include <string.h>

enum { OPTIONS_MAX = 1024, DANGER_MAX = 12 };

static int asked_by(const ag_sight *look, const char *rule)
{
    return strcmp(look->question->rule, rule) == 0;
}

// ---- what a pick is worth ----

// Armor is exhausted for damage that hurts: not for a single point, and preferably the piece that
// is used up by it, not one that a bigger hit would need.
static int worth_applying(const ag_sight *look, const ag_view_option *option)
{
    const ag_view_card *armor = ag_sight_card(look, option->card);
    const ag_view_card *hit = ag_sight_card(look, look->question->card);
    if (option->move == AG_MOVE_NONE) return 1;
    if (armor == NULL || armor->def <= 0 || armor->zone != AG_VIEW_PARTY) {
        return 1000;  // it costs nothing
    }
    int damage = option->value, left = hit != NULL ? ag_sight_left(hit) : 0;
    int prevented = armor->def < damage ? armor->def : damage;
    int wasted = ag_larger(armor->def - damage, 0);
    if (hit != NULL && damage >= left && damage - armor->def < left) return 500 - wasted;
    return prevented >= 2 || prevented == armor->def ? 100 + 4 * prevented - 3 * wasted : 0;
}

// Whose the option is, 0: nobody's.
static int seat_of(const ag_sight *look, const ag_view_option *option)
{
    const ag_view_card *card = ag_sight_card(look, option->card);
    return option->seat != 0 ? option->seat : card == NULL ? 0 : ag_sight_seat_of(card);
}

static int worth_aiming_at(const ag_sight *look, const ag_view_option *option)
{
    const ag_view_card *card = ag_sight_card(look, option->card);
    int seat = seat_of(look, option), opposes = ag_sight_opposes(look, seat);
    if (seat == 0 || opposes != (option->aim == 1)) {
        return AG_WORTH_NEVER - (card == NULL ? 0 : ag_worth_card(card));
    }
    for (int i = 0; option->move == AG_MOVE_LINK && i < look->view->link_count; i++) {
        if (look->view->links[i].card == option->card) {
            return 1 + ag_danger_of_link(look, &look->view->links[i]);
        }
    }
    if (option->move == AG_MOVE_LINK) return 1;
    if (card == NULL) return option->seat == look->seat ? 5 : 1;
    if (card->zone != AG_VIEW_PARTY) {
        return 1 + ag_worth_card(card);  // from a graveyard or a deck: the best card
    }
    return 1 + ag_worth_aimed(look, card, option->aim, &look->question->summary);
}

// The purpose is unknown: it prefers to keep its own cards in hand or in play, and otherwise takes
// the best: of the opponents, or from a graveyard or a deck.
static int worth_choosing(const ag_sight *look, const ag_view_option *option)
{
    const ag_view_card *card = ag_sight_card(look, option->card);
    if (card == NULL) return 1;
    int seat = seat_of(look, option), worth = 1 + ag_worth_card(card);
    int at_stake = card->zone == AG_VIEW_HAND || card->zone == AG_VIEW_PARTY
                   || card->zone == AG_VIEW_RESOURCES;
    // A completed quest lies face down, and is the resource that it misses least.
    if (card->zone == AG_VIEW_RESOURCES && !card->face_up) worth = 1;
    return seat != 0 && !ag_sight_opposes(look, seat) && at_stake ? -worth : worth;
}

static int worth_of_mode(const ag_sight *look, const ag_view_option *option)
{
    const ag_view_summary *does = &option->summary;
    int worth = does->does & AG_DOES_INTERRUPT ? 12 : ag_worth_effect(look, does);
    if (option->aim != 0) {
        worth = ag_larger(worth, ag_larger(ag_worth_at_best(look, option->aim, does), 0));
    }
    worth += option->worth;
    return option->value == 0 ? AG_WORTH_NEVER : worth < 0 ? worth : 1 + worth;
}

static int worth_of(const ag_sight *look, const ag_view_option *option)
{
    uint32_t does = option->summary.does;
    if (asked_by(look, "CR 602.2")) return ag_pick_protector(look, option);
    if (asked_by(look, "CR 303.2")) return ag_pick_weapon(look, option);
    if (asked_by(look, "CR 601.2")) return ag_pick_attacked(look, option);
    if (asked_by(look, "CR 717.4") || asked_by(look, "CR 716.1")) {
        return worth_applying(look, option);
    }
    if (asked_by(look, "CR 415.4")) {
        // The hand loses least by a card that will be too expensive for a long time, then by the
        // cheapest.
        const ag_view_card *card = ag_sight_card(look, option->card);
        int reach = ag_sight_me(look)->resource_count + 3;
        return card == NULL ? 0 : card->cost > reach ? 50 + card->cost : -card->cost;
    }
    switch (option->move) {
    case AG_MOVE_TRIGGER:
        // The last one that goes onto the chain resolves first: draws, then healing, then the rest.
        return does & AG_DOES_DRAW ? 1 : does & AG_DOES_HEAL ? 2 : does & AG_DOES_DAMAGE ? 3 : 4;
    case AG_MOVE_MODE: return worth_of_mode(look, option);
    case AG_MOVE_NUMBER: return 1 + option->value;
    default: return option->aim == 0 ? worth_choosing(look, option) : worth_aiming_at(look, option);
    }
}

// ---- several opponents ----

// Whom to harm where opponents oppose each other, by seat: how dangerous what they have in play is,
// and what decides between equals. All 0 at a raid.
typedef struct rival_weights {
    int danger[AG_RAIDERS_MAX + 2];
    uint32_t tie[AG_RAIDERS_MAX + 2];
} rival_weights;

static void weigh_rivals(const ag_sight *look, rival_weights *out)
{
    const ag_view *view = look->view;
    const ag_view_card *card = NULL;
    int side = 0, several = 0;
    *out = (rival_weights){ .danger = { 0 } };
    for (int i = 0; i < view->player_count; i++) {
        const ag_view_player *player = &view->players[i];
        if (!player->in_game || !ag_sight_opposes(look, player->seat)) continue;
        several |= side != 0 && player->side != side;
        side = player->side;
    }
    while (several && (card = ag_sight_next(look, card, AG_VIEW_PARTY, AG_ANYBODYS, 0)) != NULL) {
        if (!ag_sight_is(card, AG_SEEN_HERO)) {
            out->danger[card->controller] += ag_worth_card(card) / 8;
        }
    }
    for (int i = 0; several && i < view->player_count; i++) {
        int *danger = &out->danger[view->players[i].seat];
        *danger = *danger < DANGER_MAX ? *danger : DANGER_MAX;
        out->tie[view->players[i].seat] = ag_bot_roll(look->dice, UINT32_MAX);
    }
}

// ---- picking ----

typedef struct weighed_option {
    int worth;
    uint32_t tie;  // the larger one comes first among equals
} weighed_option;

// Takes the best remaining option while more must be taken, or while it is worth something.
static void pick_best(const weighed_option *of, int count, int min, int max, ag_answer *out)
{
    uint8_t taken[OPTIONS_MAX] = { 0 };
    while (out->count < max) {
        int best = -1;
        for (int i = 0; i < count; i++) {
            int better = best < 0 || of[i].worth > of[best].worth
                         || (of[i].worth == of[best].worth && of[i].tie > of[best].tie);
            if (!taken[i] && better) best = i;
        }
        if (best < 0 || (out->count >= min && of[best].worth <= 0)) return;
        taken[best] = 1;
        out->picks[out->count++] = (uint16_t)best;
    }
}

static void say_card(const ag_sight *look, const ag_view_option *option, const ag_view_card *card)
{
    static const struct {
        const char *rule, *verb;
    } verbs[] = { { "CR 602.2", "protects with" }, { "CR 303.2", "strikes with" },
                  { "CR 601.2", "attacks" },       { "CR 717.4", "applies" },
                  { "CR 415.4", "discards" },      { "", "chooses" } };
    const ag_view_summary *does = &look->question->summary;
    int at = 0, left = ag_sight_left(card);
    while (verbs[at].rule[0] != '\0' && !asked_by(look, verbs[at].rule)) at++;
    ag_sight_say(look, "%s %s", verbs[at].verb, card->name);
    if (option->aim == 1 && (does->does & AG_DOES_DAMAGE) && does->damage > 0) {
        ag_sight_say(look,
                     does->damage >= left ? ": %d kill it" : ": %d of the %d that it has left",
                     does->damage, left);
    } else if (option->aim == 2 && (does->does & AG_DOES_HEAL)) {
        ag_sight_say(look, ": it has %d damage", card->damage);
    } else if (option->aim != 0 && !asked_by(look, "CR 601.2")) {
        ag_sight_say(look, option->aim == 1 ? ": it harms most there" : ": it helps most there");
    } else if (asked_by(look, "CR 717.4")) {
        ag_sight_say(look, " to %d damage", option->value);
    }
}

// Picks from a resource row or a hand are private.
static void say(const ag_sight *look, const ag_answer *out, const ag_weighed *weighed)
{
    if (look->why == NULL || look->question->is_payment || out->count == 0) return;
    const ag_view_option *option = &look->question->options[out->picks[0]];
    const ag_view_card *card = ag_sight_card(look, option->card);
    if (option->move == AG_MOVE_NONE && !look->open) {
        ag_sight_say(look, "none: nothing there is worth it");
    } else if (option->move == AG_MOVE_MODE) {
        ag_sight_say(look, "chooses \"%s\"", option->text);
        ag_greedy_say_worth(look, option);
    } else if (card != NULL && (!look->open || ag_sight_is_public(card))) {
        say_card(look, option, card);
    } else {
        return;
    }
    ag_greedy_say_weighed(look, weighed);
}

// Where others read along: what it aims at, if they see all of it.
static int may_tell(const ag_sight *look, const ag_view_option *option)
{
    const ag_view_card *card = ag_sight_card(look, option->card);
    int is_aimed = option->aim != 0 || asked_by(look, "CR 601.2");
    return !look->open || (is_aimed && card != NULL && ag_sight_is_public(card));
}

static void pick(const ag_sight *look, ag_answer *out)
{
    const ag_question *question = look->question;
    weighed_option of[OPTIONS_MAX];
    rival_weights rivals;
    ag_weighed weighed = { .count = 0 };
    int count = question->option_count < OPTIONS_MAX ? question->option_count : OPTIONS_MAX;
    int max = question->max < AG_PICK_MAX ? question->max : AG_PICK_MAX;
    weigh_rivals(look, &rivals);
    for (int i = 0; i < count; i++) {
        const ag_view_option *option = &question->options[i];
        int seat = seat_of(look, option);
        // For exhausting, all resources are alike: the first ones pay.
        of[i] = (weighed_option){ question->is_payment ? 1 : worth_of(look, option), 0 };
        // What an opponent has is worth more to harm, the more dangerous they are.
        if (!question->is_payment && of[i].worth > 0 && ag_sight_opposes(look, seat)) {
            of[i].worth += rivals.danger[seat];
            of[i].tie = rivals.tie[seat];
        }
        if (of[i].worth > AG_WORTH_NEVER && may_tell(look, option)) {
            ag_weighed_add(&weighed, i, of[i].worth);
        }
    }
    pick_best(of, count, question->min, max, out);
    say(look, out, &weighed);
}

// ---- yes or no ----

// Keeps a hand that can do something in the first turns; never concedes for an effect; says no to
// harming its own side, to helping the other, and to drawing that empties its deck.
static int is_yes(const ag_sight *look)
{
    const ag_question *question = look->question;
    const ag_view_card *card = NULL;
    int cheap = 0, well = 0;
    if (asked_by(look, "CR 101.2")) {
        while ((card = ag_sight_next(look, card, AG_VIEW_HAND, AG_OWN, 0)) != NULL) {
            cheap += card->cost <= 3;
        }
        return cheap >= 2;
    }
    if (asked_by(look, "CR 800.1")) return 0;
    for (int i = 0; i < question->target_count && question->aim != 0; i++) {
        card = ag_sight_card(look, question->targets[i]);
        if (card == NULL) continue;
        well += ag_sight_opposes(look, ag_sight_seat_of(card)) == (question->aim == 1) ? 1 : -1;
    }
    int draws = (question->summary.does & AG_DOES_DRAW) != 0;
    return well >= 0 && !(draws && ag_sight_outdraws(look, question->summary.cards));
}

static void answer_yes(const ag_sight *look, ag_answer *out)
{
    int yes = is_yes(look);
    const ag_view_card *card = ag_sight_card(look, look->question->card);
    out->count = 1;
    out->picks[0] = yes ? 0 : 1;
    if (asked_by(look, "CR 101.2") && !look->open) {
        ag_sight_say(look, yes ? "keeps a hand with cheap cards" : "wants cheaper cards");
    } else if (card != NULL) {
        ag_sight_say(look, "%s to %s", yes ? "yes" : "no", ag_sight_name(look, card));
    }
}

// ---- numbers ----

// As much as possible.
static int number(const ag_sight *look)
{
    const ag_question *question = look->question;
    const ag_view_card *hero = ag_sight_card(look, ag_sight_me(look)->hero);
    int wanted = question->max;
    if (asked_by(look, "CR 403.1")) {
        // No more than it must, unless the effect grows with the price and the hero can bear it.
        int grows = question->summary.damage < 0 || question->summary.healing < 0;
        int bears = hero != NULL && ag_sight_left(hero) > 3 * question->max;
        wanted = grows && bears ? question->max : question->min;
    } else if (asked_by(look, "CR 707.1d") && question->option_count > 0) {
        // A share of damage or healing is as much as the card needs.
        const ag_view_card *card = ag_sight_card(look, question->options[0].card);
        int heals = (question->summary.does & AG_DOES_HEAL) != 0;
        if (card != NULL) wanted = heals ? card->damage : ag_sight_left(card);
    } else if (!asked_by(look, "CR 707.1d") && question->summary.does & AG_DOES_PREVENT) {
        wanted = ag_danger_to_hero(look);
    }
    return wanted < question->min ? question->min : wanted > question->max ? question->max : wanted;
}

void ag_bot_greedy(const ag_sight *look, ag_answer *out)
{
    switch (look->question->kind) {
    case AG_QUESTION_NUMBER:
        out->number = number(look);
        ag_sight_say(look, asked_by(look, "CR 201.3") ? "makes X %d" : "takes %d", out->number);
        break;
    case AG_QUESTION_PICK: pick(look, out); break;
    case AG_QUESTION_YES_NO: answer_yes(look, out); break;
    default:
        out->count = 1;
        out->picks[0] = (uint16_t)ag_greedy_move(look);
        break;
    }
}
