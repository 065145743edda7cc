// What a move is worth to the greedy bot: what it does, at the best target and in the best mode,
// less what it costs besides resources.
#include "bots/greedy.h"

#include <string.h>

enum {
    // A flip works once, so it waits for something worth it.
    FLIP_KEPT = 14,
    // A spell waits if it does less than half its price, and if its X is smaller.
    HAND_WORTH_WAITING = 2,
    X_THAT_COUNTS = 3,
    HAND_IS_FULL = 7
};

static int have_in_play(const ag_sight *look, const ag_view_card *card)
{
    for (int i = 0; i < look->view->card_count; i++) {
        const ag_view_card *other = &look->view->cards[i];
        if (other->zone == AG_VIEW_PARTY && ag_sight_holds(look, other)
            && strcmp(other->key, card->key) == 0) {
            return 1;
        }
    }
    return 0;
}

// The worth at the best target; -1: it is not known to harm or help a target.
static int worth_at_best(const ag_sight *look, const ag_view_option *option)
{
    int best = -1;
    for (int i = 0; i < look->view->card_count && option->aim != 0 && option->value > 0; i++) {
        const ag_view_card *card = &look->view->cards[i];
        int opposes = ag_sight_opposes(look, card->controller);
        if (card->zone != AG_VIEW_PARTY || opposes != (option->aim == 1)) continue;
        int worth = option->aim == 1 ? ag_worth_harm(look, card, &option->summary)
                                     : ag_worth_help(look, card, &option->summary);
        best = worth > best ? worth : best;
    }
    return best;
}

static int worth_of_effect(const ag_sight *look, const ag_view_option *option)
{
    int aimed = worth_at_best(look, option);
    ag_view_summary rest = option->summary;
    if (aimed < 0) return ag_worth_effect(look, &rest);
    rest.does &= AG_DOES_DRAW | AG_DOES_TOKENS | AG_DOES_DISCARD;
    if (option->summary.does & AG_DOES_TO_SELF) {
        rest.does |= option->summary.does & (AG_DOES_HEAL | AG_DOES_TO_SELF);
    }
    return aimed + ag_worth_effect(look, &rest);
}

// A second copy of equipment would only replace the first.
static int worth_of_card(const ag_sight *look, const ag_view_option *option)
{
    const ag_view_card *card = ag_sight_card(look, option->card);
    int effect = worth_of_effect(look, option);
    if (card == NULL) return effect;
    if (ag_sight_is(card, AG_SEEN_ALLY)) return ag_worth_card(card) + 1 + effect / 2;
    if (!ag_sight_is(card, AG_SEEN_HERO | AG_SEEN_ABILITY)) {
        return have_in_play(look, card) ? AG_WORTH_NEVER : ag_worth_card(card) + 1;
    }
    if (option->summary.does == 0) {
        ag_view_card paid = *card;  // with its X
        paid.cost = option->cost > card->cost ? option->cost : card->cost;
        return ag_worth_card(&paid);
    }
    if (option->summary.does & (AG_DOES_PREVENT | AG_DOES_INTERRUPT)) {
        return 0;  // a response (greedy_answer.c)
    }
    return effect < HAND_WORTH_WAITING * option->cost ? 0 : effect;
}

// The worth of its least valuable card in play; a card that would be
// destroyed anyway costs nothing.
static int price_of_one_in_play(const ag_sight *look, const ag_view_option *option)
{
    const ag_view_card *attacker = ag_attacker(look);
    int least = AG_WORTH_HERO;
    for (int i = 0; i < look->view->card_count; i++) {
        const ag_view_card *card = &look->view->cards[i];
        if (card->zone != AG_VIEW_PARTY || !ag_sight_holds(look, card)
            || ag_sight_is(card, AG_SEEN_HERO) || card->id == option->card) {
            continue;
        }
        int dies = attacker != NULL && attacker != card && card->defending
                   && attacker->atk >= ag_sight_left(card);
        int worth = dies ? 0 : ag_worth_card(card);
        least = worth < least ? worth : least;
    }
    return least == AG_WORTH_HERO ? 2 * AG_WORTH_RESOURCE : least;
}

static int price_of_taking(const ag_sight *look, const ag_view_option *option)
{
    const ag_view_card *card = ag_sight_card(look, option->card);
    const ag_view_card *hero = ag_sight_card(look, ag_sight_me(look)->hero);
    int price = 0;
    if ((option->takes & AG_TAKES_ITSELF) && card != NULL) {
        price += ag_sight_is(card, AG_SEEN_ALLY) ? ag_worth_card(card) : 2 * card->cost + 1;
    }
    if ((option->takes & AG_TAKES_EXHAUST) && ag_sight_is(card, AG_SEEN_ALLY | AG_SEEN_HERO)) {
        price += AG_WORTH_POINT * card->atk;
    }
    if (option->takes & AG_TAKES_FLIP) {
        int spent = hero != NULL ? hero->damage / 3 : 0;
        price += spent < FLIP_KEPT ? FLIP_KEPT - spent : 0;
    }
    price += option->takes & AG_TAKES_OTHERS ? 6 : 0;
    price += option->takes & AG_TAKES_PLAY ? price_of_one_in_play(look, option) : 0;
    if ((option->takes & AG_TAKES_BLOOD) && hero != NULL) {
        price += ag_sight_left(hero) <= 6 ? AG_WORTH_HERO : 4;
    }
    return price;
}

static int worth_of_power(const ag_sight *look, const ag_view_option *option)
{
    if (option->summary.does & (AG_DOES_PREVENT | AG_DOES_INTERRUPT)) return 0;
    // An effect that can't be read still does something for its price.
    int effect = option->summary.does == 0 ? AG_WORTH_RESOURCE * (option->cost + 1)
                                           : worth_of_effect(look, option);
    return effect - price_of_taking(look, option);
}

void ag_greedy_say_worth(const ag_sight *look, const ag_view_option *option)
{
    if (option->worth != 0 && !look->open) {
        ag_sight_say(look, "; its script says %+d", option->worth);
    }
}

// ---- modes and X ----

ag_view_option ag_option_in_mode(const ag_view_option *option, int mode)
{
    ag_view_option as = *option;
    as.summary = option->modes[mode].summary;
    as.aim = option->modes[mode].aim;
    as.value = option->modes[mode].value;
    as.worth += option->modes[mode].worth;
    as.mode_count = 0;
    return as;
}

int ag_option_x(const ag_view_option *option, int budget)
{
    int x = option->x_most;
    if (option->cost_x > 0) {
        int paid = budget > option->cost ? (budget - option->cost) / option->cost_x : 0;
        x = paid < x ? paid : x;
    }
    return x;
}

static int grows_with_x(const ag_view_summary *summary)
{
    return summary->does == 0 || summary->damage < 0 || summary->healing < 0 || summary->cards < 0;
}

static int kills_with(const ag_sight *look, const ag_view_option *option, int x)
{
    int harms = option->aim == 1 || (option->summary.does & AG_DOES_TO_ALL);
    for (int i = 0; i < look->view->card_count && harms && option->summary.damage < 0; i++) {
        const ag_view_card *card = &look->view->cards[i];
        int is_hit = card->zone == AG_VIEW_PARTY && ag_sight_is(card, AG_SEEN_HERO | AG_SEEN_ALLY)
                     && ag_sight_opposes(look, card->controller);
        if (is_hit && ag_sight_left(card) <= x && ag_worth_damage(card, x) > 0) return 1;
    }
    return 0;
}

// A card whose X would do little waits in a hand that has room, for more resources or for something
// that it kills. Not where its script says that it is worth it.
static int waits_for_x(const ag_sight *look, const ag_view_option *option, int x)
{
    return option->move == AG_MOVE_PLAY && x < X_THAT_COUNTS && option->worth <= 0
           && grows_with_x(&option->summary) && ag_sight_me(look)->hand_count < HAND_IS_FULL
           && !kills_with(look, option, x);
}

// The effect with every X filled in.
static ag_view_summary with_x(const ag_view_summary *summary, int x)
{
    ag_view_summary filled = *summary;
    filled.damage = summary->damage < 0 ? x : summary->damage;
    filled.healing = summary->healing < 0 ? x : summary->healing;
    filled.cards = summary->cards < 0 ? x : summary->cards;
    return filled;
}

static int worth_as_it_is(const ag_sight *look, const ag_view_option *option)
{
    if (option->value == 0) {
        return AG_WORTH_NEVER;  // nothing to harm, or nothing to help
    }
    switch (option->move) {
    case AG_MOVE_PLAY:
        return worth_of_card(look, option) - price_of_taking(look, option) + option->worth;
    case AG_MOVE_USE:
    case AG_MOVE_COMPLETE: return worth_of_power(look, option) + option->worth;
    default: return AG_WORTH_NEVER;
    }
}

// An X of 0 is worth nothing. With several modes, the worth of the best.
int ag_option_worth_for(const ag_sight *look, const ag_view_option *option, int x)
{
    int best = AG_WORTH_NEVER;
    if (option->has_x && x <= 0) return AG_WORTH_NEVER;
    for (int i = 0; i < option->mode_count; i++) {
        ag_view_option as = ag_option_in_mode(option, i);
        int worth = ag_option_worth_for(look, &as, x);
        best = worth > best ? worth : best;
    }
    if (option->mode_count > 0) return best;
    if (option->has_x && waits_for_x(look, option, x)) return AG_WORTH_NEVER;
    ag_view_option paid = *option;
    if (option->has_x) {
        paid.summary = with_x(&option->summary, x);
        paid.cost += option->cost_x * x;
    }
    return worth_as_it_is(look, &paid);
}

int ag_option_worth(const ag_sight *look, const ag_view_option *option)
{
    return ag_option_worth_for(look, option, option->x_most);
}
