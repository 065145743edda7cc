// What things in a view are worth to the greedy bot: cards, damage, effects; what opponents are
// about to do; and moves, by what they do, at the best target and in the best mode, less what they
// cost besides resources.
#include "bots/greedy.h"

#include <string.h>

enum {
    LOW_HEALTH = 8,
    CARDS_GUESSED = 3,
    DAMAGE_GUESSED = 4,
    FLIP_KEPT = 14,  // a flip works once, so it waits for something worth it
    // A spell waits if it does less than half its price, and if its X is smaller.
    HAND_WORTH_WAITING = 2,
    X_THAT_COUNTS = 3,
    HAND_IS_FULL = 7,
    NAME_MAX_TOLD = 32,
};

int ag_larger(int a, int b)
{
    return a > b ? a : b;
}

// ---- cards ----

int ag_worth_card(const ag_view_card *card)
{
    int by_cost = AG_WORTH_RESOURCE * card->cost + 2 + card->worth;
    if (ag_sight_is(card, AG_SEEN_HERO)) return AG_WORTH_HERO;
    if (!ag_sight_is(card, AG_SEEN_ALLY)) return by_cost;
    int by_body = 3 * card->atk + 2 * ag_larger(ag_sight_left(card), 0) + card->worth;
    return ag_larger(by_cost, by_body) + (card->keywords & AG_SEEN_PROTECTOR ? 2 : 0);
}

// A card that stays in play with fatal damage is not hurt by more; nor is an ally that was healed
// after it. A hero that was saved from it can be dealt fatal damage again. A Boss without health
// never has any.
static int is_past_harm(const ag_view_card *card)
{
    if (card->is_boss && card->health <= 0) return 1;
    return card->felled && (ag_sight_left(card) <= 0 || !ag_sight_is(card, AG_SEEN_HERO));
}

// Damage stays on a card: half of it is half of a kill.
int ag_worth_damage(const ag_view_card *card, int amount)
{
    int left = ag_sight_left(card);
    if (amount <= 0 || is_past_harm(card)) return 0;
    if (ag_sight_is(card, AG_SEEN_HERO)) {
        int is_low = ag_larger(2 * LOW_HEALTH - left, 0);
        return amount >= left ? AG_WORTH_HERO : AG_WORTH_POINT * amount + is_low / 4;
    }
    if (amount >= left) return ag_larger(ag_worth_card(card) - (amount - left), 1);
    return amount * ag_worth_card(card) / (2 * left);
}

// An empty deck loses the game; a Boss player's is shuffled again (R101.3c).
int ag_sight_outdraws(const ag_sight *look, int cards)
{
    enum { BOSS_SIDE = 1, SPARE = 2 };
    const ag_view_player *me = ag_sight_me(look);
    return me->side != BOSS_SIDE && me->deck_count <= cards + SPARE;
}

// Of drawing this many: the fuller the hand, the less a card is worth.
static int worth_of_cards(const ag_sight *look, int cards)
{
    int hand = ag_sight_me(look)->hand_count;
    int worth = hand <= 1 ? 9 : hand <= 3 ? 7 : hand <= 5 ? 5 : 2;
    return ag_sight_outdraws(look, cards) ? AG_WORTH_NEVER : worth * cards;
}

// ---- effects for one card ----

// X is all that could be paid for it: 0 without ready resources.
static int amount_of(const ag_sight *look, int amount)
{
    return amount >= 0 ? amount : ag_sight_me(look)->ready_resources;
}

// If it is unknown what becomes of the target, the biggest threat counts; a
// hero can also be hit later.
static int threat(const ag_view_card *card)
{
    int left = ag_sight_left(card);
    if (ag_sight_is(card, AG_SEEN_HERO)) return 14 + ag_larger(10 - left, 0);
    if (!ag_sight_is(card, AG_SEEN_ALLY)) return ag_worth_card(card) / 2;
    return 4 + 3 * card->atk + card->cost - left / 2 + 4 * card->attacking;
}

// A card that can't attack any more does no harm this turn; on a turn of the bot's own side it
// could only have protected, and is ready again for its own turn.
static int worth_of_stopping(const ag_sight *look, const ag_view_card *card)
{
    if (!ag_sight_opposes(look, look->view->turn_seat)) {
        return card->ready && (card->keywords & AG_SEEN_PROTECTOR) != 0 ? 4 : 1;
    }
    return card->ready || card->attacking ? 1 + 2 * card->atk + 4 * card->attacking : 0;
}

static int worth_of_harm(const ag_sight *look, const ag_view_card *card,
                         const ag_view_summary *summary)
{
    int worth = 0, whole = ag_worth_card(card);
    if (summary->does & AG_DOES_DAMAGE) {
        worth = ag_worth_damage(card, amount_of(look, summary->damage));
    }
    if (summary->does & AG_DOES_DESTROY) worth = ag_larger(worth, whole);
    if (summary->does & AG_DOES_TO_HAND) {
        worth = ag_larger(worth, whole / (card->is_token ? 1 : 2));
    }
    if (summary->does & (AG_DOES_EXHAUST | AG_DOES_CHANGE)) worth += worth_of_stopping(look, card);
    if (summary->does & AG_DOES_INTERRUPT) worth = ag_larger(worth, whole);
    return summary->does == 0 ? threat(card) : worth;
}

static int worth_of_help(const ag_sight *look, const ag_view_card *card,
                         const ag_view_summary *summary)
{
    int is_hero = ag_sight_is(card, AG_SEEN_HERO), mine = ag_sight_holds(look, card);
    if (summary->does & AG_DOES_HEAL) {
        int amount = amount_of(look, summary->healing);
        int healed = amount < card->damage ? amount : card->damage;
        int in_need = is_hero && ag_sight_left(card) <= LOW_HEALTH ? 8 : 0;
        return healed <= 0 ? 0 : 2 * healed + in_need + is_hero + mine;
    }
    if (summary->does & AG_DOES_READY) return card->ready ? 0 : 1 + 3 * card->atk;
    if (summary->does & AG_DOES_PREVENT) {
        int needs = (card->defending || card->attacking) + is_hero;
        return 1 + card->damage / 4 + 6 * needs;
    }
    // Strength is best for a card that can use it now, and better for the bot's
    // own card than for an ally's.
    int fights = ag_sight_is(card, AG_SEEN_HERO | AG_SEEN_ALLY) && (card->ready || card->attacking);
    return 1 + 3 * mine + card->atk + card->cost / 2 + (fights ? 2 + 2 * card->atk : 0)
           + 2 * card->attacking + card->damage / 4;
}

int ag_worth_aimed(const ag_sight *look, const ag_view_card *card, int aim,
                   const ag_view_summary *summary)
{
    return aim == 1 ? worth_of_harm(look, card, summary) : worth_of_help(look, card, summary);
}

int ag_worth_at_best(const ag_sight *look, int aim, const ag_view_summary *summary)
{
    int best = -1;
    ag_whose whose = aim == 1 ? AG_OPPOSED : AG_OF_SIDE;
    for (const ag_view_card *card = NULL;
         aim != 0 && (card = ag_sight_next(look, card, AG_VIEW_PARTY, whose, 0)) != NULL;) {
        best = ag_larger(best, ag_worth_aimed(look, card, aim, summary));
    }
    return best;
}

// ---- effects for nobody in particular ----

// Effects for all that name no kind are taken to be about allies.
static uint32_t hit_by(const ag_view_summary *summary)
{
    return summary->does & AG_DOES_DAMAGE ? AG_SEEN_HERO | AG_SEEN_ALLY : AG_SEEN_ALLY;
}

int ag_worth_effect(const ag_sight *look, const ag_view_summary *summary)
{
    uint32_t does = summary->does;
    int worth = 0;
    const ag_view_card *hero = ag_sight_card(look, ag_sight_me(look)->hero), *card = NULL;
    if (does & AG_DOES_TO_ALL) {
        while ((card = ag_sight_next(look, card, AG_VIEW_PARTY, AG_OPPOSED, hit_by(summary)))) {
            worth += worth_of_harm(look, card, summary);
        }
    } else if (does & AG_DOES_DAMAGE) {
        worth += AG_WORTH_POINT * amount_of(look, summary->damage);
    } else if (does & AG_DOES_DESTROY) {
        worth += 2 * AG_WORTH_RESOURCE;
    }
    if ((does & (AG_DOES_HEAL | AG_DOES_READY)) && hero != NULL) {
        worth += worth_of_help(look, hero, summary);
    }
    if (does & AG_DOES_DRAW) {
        // If the hand is discarded for the cards, only the difference counts.
        int cards = summary->cards >= 0 ? summary->cards : CARDS_GUESSED;
        int lost = does & AG_DOES_OWN_HAND ? ag_sight_me(look)->hand_count : 0;
        worth += cards > lost ? worth_of_cards(look, cards - lost) : 0;
    } else if ((does & AG_DOES_TO_HAND) && !(does & AG_DOES_TO_ALL)) {
        worth += worth_of_cards(look, 1);
    }
    worth += does & AG_DOES_TOKENS ? 3 * AG_WORTH_RESOURCE : 0;
    worth += does & AG_DOES_DISCARD ? 6 : 0;
    worth += does & AG_DOES_CHANGE && !(does & AG_DOES_TO_ALL) ? AG_WORTH_RESOURCE : 0;
    return worth;
}

// ---- what opponents are about to do ----

const ag_view_card *ag_attacker(const ag_sight *look)
{
    for (int i = 0; i < look->view->card_count; i++) {
        if (look->view->cards[i].attacking) return &look->view->cards[i];
    }
    return NULL;
}

// If the card does not show the amount, a small one is assumed.
static int damage_of(const ag_view_summary *summary)
{
    return summary->damage >= 0 ? summary->damage : DAMAGE_GUESSED;
}

// The harm that the link does to one card of the bot's own side.
static int harm_to(const ag_view_card *card, const ag_view_summary *summary)
{
    int harm = summary->does & AG_DOES_DAMAGE ? ag_worth_damage(card, damage_of(summary)) : 0;
    int lost = summary->does & (AG_DOES_DESTROY | AG_DOES_TO_HAND) ? ag_worth_card(card) : 0;
    return ag_larger(harm, lost);
}

int ag_danger_of_link(const ag_sight *look, const ag_view_link *link)
{
    const ag_view_summary *summary = &link->summary;
    const ag_view_card *played = ag_sight_card(look, link->card), *card = NULL;
    int danger = 0, is_played = strcmp(link->kind, "card") == 0;
    if (!is_played && strcmp(link->kind, "effect") != 0) return 0;
    if (!ag_sight_opposes(look, link->seat)) return 0;
    for (int i = 0; i < link->target_count; i++) {
        const ag_view_card *at = ag_sight_card(look, link->targets[i].card);
        int seat = at != NULL ? ag_sight_seat_of(at) : 0;
        if (seat != 0 && !ag_sight_opposes(look, seat)) danger += harm_to(at, summary);
    }
    while ((summary->does & AG_DOES_TO_ALL)
           && (card = ag_sight_next(look, card, AG_VIEW_PARTY, AG_OF_SIDE, hit_by(summary)))) {
        danger += harm_to(card, summary);
    }
    danger += summary->does & AG_DOES_DRAW ? 5 * ag_larger(summary->cards, 0) : 0;
    danger += summary->does & AG_DOES_TOKENS ? 12 : 0;
    if (!is_played || played == NULL) return danger;
    // Whatever it does, its player thought it worth the price.
    return ag_larger(danger,
                     ag_sight_is(played, AG_SEEN_ALLY) ? ag_worth_card(played) : 3 * played->cost);
}

const ag_view_link *ag_danger_worst(const ag_sight *look, int *danger)
{
    const ag_view_link *worst = NULL;
    *danger = 0;
    for (int i = 0; i < look->view->link_count; i++) {
        int worth = ag_danger_of_link(look, &look->view->links[i]);
        if (worth <= *danger) continue;
        *danger = worth;
        worst = &look->view->links[i];
    }
    return worst;
}

int ag_danger_to_hero(const ag_sight *look)
{
    const ag_view_card *hero = ag_sight_card(look, ag_sight_me(look)->hero);
    const ag_view_card *attacker = ag_attacker(look);
    int coming = 0;
    if (hero == NULL) return 0;
    if (attacker != NULL && hero->defending && ag_sight_opposes(look, attacker->controller)) {
        coming += attacker->atk;
    }
    for (int i = 0; i < look->view->link_count; i++) {
        const ag_view_link *link = &look->view->links[i];
        int aimed = (link->summary.does & AG_DOES_TO_ALL) != 0;
        for (int j = 0; j < link->target_count; j++) aimed |= link->targets[j].card == hero->id;
        int hits = (link->summary.does & AG_DOES_DAMAGE) && ag_sight_opposes(look, link->seat);
        if (hits && aimed) coming += damage_of(&link->summary);
    }
    return coming;
}

// ---- moves ----

// The effect on what it aims at, if it is known to harm or help that, and what it does besides.
static int worth_of_effect(const ag_sight *look, const ag_view_option *option)
{
    uint32_t does = option->summary.does;
    ag_view_summary rest = option->summary;
    int aimed = option->value > 0 ? ag_worth_at_best(look, option->aim, &option->summary) : -1;
    if (aimed < 0) return ag_worth_effect(look, &rest);
    rest.does = does & (AG_DOES_DRAW | AG_DOES_TOKENS | AG_DOES_DISCARD);
    if (does & AG_DOES_TO_SELF) rest.does |= does & (AG_DOES_HEAL | AG_DOES_TO_SELF);
    return aimed + ag_worth_effect(look, &rest);
}

static int worth_of_card(const ag_sight *look, const ag_view_option *option)
{
    const ag_view_card *card = ag_sight_card(look, option->card), *other = NULL;
    int effect = worth_of_effect(look, option);
    if (card == NULL) return effect;
    if (ag_sight_is(card, AG_SEEN_ALLY)) return ag_worth_card(card) + 1 + effect / 2;
    if (!ag_sight_is(card, AG_SEEN_HERO | AG_SEEN_ABILITY)) {
        // A second copy of equipment would only replace the first.
        while ((other = ag_sight_next(look, other, AG_VIEW_PARTY, AG_OWN, 0)) != NULL) {
            if (strcmp(other->key, card->key) == 0) return AG_WORTH_NEVER;
        }
        return ag_worth_card(card) + 1;
    }
    if (option->summary.does == 0) {
        ag_view_card paid = *card;  // with its X
        paid.cost = ag_larger(option->cost, card->cost);
        return ag_worth_card(&paid);
    }
    if (option->summary.does & (AG_DOES_PREVENT | AG_DOES_INTERRUPT)) {
        return 0;  // a response
    }
    return effect < HAND_WORTH_WAITING * option->cost ? 0 : effect;
}

// The worth of its least valuable card in play; a card that would be
// destroyed anyway costs nothing.
static int price_of_one_in_play(const ag_sight *look, const ag_view_option *option)
{
    const ag_view_card *attacker = ag_attacker(look), *card = NULL;
    int least = AG_WORTH_HERO;
    while ((card = ag_sight_next(look, card, AG_VIEW_PARTY, AG_OWN, 0)) != NULL) {
        if (ag_sight_is(card, AG_SEEN_HERO) || card->id == option->card) continue;
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
    uint32_t takes = option->takes;
    int price = 0;
    if ((takes & AG_TAKES_ITSELF) && card != NULL) {
        price += ag_sight_is(card, AG_SEEN_ALLY) ? ag_worth_card(card) : 2 * card->cost + 1;
    }
    if ((takes & AG_TAKES_EXHAUST) && ag_sight_is(card, AG_SEEN_ALLY | AG_SEEN_HERO)) {
        price += AG_WORTH_POINT * card->atk;
    }
    if (takes & AG_TAKES_FLIP) {
        price += ag_larger(FLIP_KEPT - (hero != NULL ? hero->damage / 3 : 0), 0);
    }
    price += takes & AG_TAKES_OTHERS ? 6 : 0;
    price += takes & AG_TAKES_PLAY ? price_of_one_in_play(look, option) : 0;
    if ((takes & AG_TAKES_BLOOD) && hero != NULL) {
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
    if (option->cost_x <= 0) return option->x_most;
    int paid = ag_larger(budget - option->cost, 0) / option->cost_x;
    return paid < option->x_most ? paid : option->x_most;
}

// A card whose X would do little waits in a hand that has room, for more resources or for something
// that it kills. Not where its script says that it is worth it.
static int waits_for_x(const ag_sight *look, const ag_view_option *option, int x)
{
    const ag_view_summary *does = &option->summary;
    const ag_view_card *card = NULL;
    int grows = does->does == 0 || does->damage < 0 || does->healing < 0 || does->cards < 0;
    int harms = option->aim == 1 || (does->does & AG_DOES_TO_ALL);
    if (option->move != AG_MOVE_PLAY || x >= X_THAT_COUNTS || option->worth > 0 || !grows
        || ag_sight_me(look)->hand_count >= HAND_IS_FULL) {
        return 0;
    }
    while (harms && does->damage < 0
           && (card = ag_sight_next(look, card, AG_VIEW_PARTY, AG_OPPOSED,
                                    AG_SEEN_HERO | AG_SEEN_ALLY))) {
        if (ag_sight_left(card) <= x && ag_worth_damage(card, x) > 0) return 0;
    }
    return 1;
}

// An X of 0 is worth nothing. With several modes, the worth of the best.
int ag_option_worth_for(const ag_sight *look, const ag_view_option *option, int x)
{
    int best = AG_WORTH_NEVER;
    if (option->has_x && x <= 0) return AG_WORTH_NEVER;
    for (int i = 0; i < option->mode_count; i++) {
        ag_view_option as = ag_option_in_mode(option, i);
        best = ag_larger(best, ag_option_worth_for(look, &as, x));
    }
    if (option->mode_count > 0) return best;
    ag_view_option paid = *option;
    if (option->has_x) {
        if (waits_for_x(look, option, x)) return AG_WORTH_NEVER;
        if (paid.summary.damage < 0) paid.summary.damage = x;
        if (paid.summary.healing < 0) paid.summary.healing = x;
        if (paid.summary.cards < 0) paid.summary.cards = x;
        paid.cost += option->cost_x * x;
    }
    if (paid.value == 0) return AG_WORTH_NEVER;  // nothing to harm, or nothing to help
    switch (paid.move) {
    case AG_MOVE_PLAY:
        return worth_of_card(look, &paid) - price_of_taking(look, &paid) + paid.worth;
    case AG_MOVE_USE:
    case AG_MOVE_COMPLETE: return worth_of_power(look, &paid) + paid.worth;
    default: return AG_WORTH_NEVER;
    }
}

int ag_option_worth(const ag_sight *look, const ag_view_option *option)
{
    return ag_option_worth_for(look, option, option->x_most);
}

// ---- the best three ----

void ag_weighed_add(ag_weighed *of, int option, int worth)
{
    int at = of->count < AG_WEIGHED_MAX ? of->count++ : AG_WEIGHED_MAX;
    while (at > 0 && worth > of->worth[at - 1]) at--;
    for (int i = of->count - 1; i > at; i--) {
        of->option[i] = of->option[i - 1];
        of->worth[i] = of->worth[i - 1];
    }
    if (at < AG_WEIGHED_MAX) {
        of->option[at] = option;
        of->worth[at] = worth;
    }
}

void ag_greedy_say_weighed(const ag_sight *look, const ag_weighed *of)
{
    for (int i = 0; i < of->count && of->count > 1; i++) {
        const ag_view_option *option =
            of->option[i] < 0 ? NULL : &look->question->options[of->option[i]];
        const ag_view_card *card = option == NULL ? NULL : ag_sight_card(look, option->card);
        const char *name = option == NULL ? "a strike" : card != NULL ? card->name : option->text;
        // So many bytes of a name as are told; no character is cut in two.
        int bytes = (int)strnlen(name, NAME_MAX_TOLD);
        while (bytes > 0 && ((unsigned char)name[bytes] & 0xc0) == 0x80) bytes--;
        ag_sight_say(look, "%s %.*s %d", i == 0 ? "; weighed" : ",", bytes, name, of->worth[i]);
    }
}

void ag_greedy_say_worth(const ag_sight *look, const ag_view_option *option)
{
    if (option->worth != 0 && !look->open) {
        ag_sight_say(look, "; its script says %+d", option->worth);
    }
}
