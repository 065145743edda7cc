// What things in a view are worth to the greedy bot.
#include "bots/greedy.h"

enum { LOW_HEALTH = 8, CARDS_GUESSED = 3 };

static int larger(int a, int b)
{
    return a > b ? a : b;
}

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

// ---- cards ----

int ag_worth_card(const ag_view_card *card)
{
    int by_cost = AG_WORTH_RESOURCE * card->cost + 2 + card->worth;
    if (ag_sight_is(card, AG_SEEN_HERO)) return AG_WORTH_HERO;
    if (ag_sight_is(card, AG_SEEN_ALLY)) {
        int guards = (card->keywords & AG_SEEN_PROTECTOR) != 0 ? 2 : 0;
        int by_body = 3 * card->atk + 2 * larger(ag_sight_left(card), 0) + card->worth;
        return larger(by_cost, by_body) + guards;
    }
    return by_cost;
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
        int is_low = left <= 2 * LOW_HEALTH ? 2 * LOW_HEALTH - left : 0;
        return amount >= left ? AG_WORTH_HERO : AG_WORTH_POINT * amount + is_low / 4;
    }
    if (amount >= left) return larger(ag_worth_card(card) - (amount - left), 1);
    return amount * ag_worth_card(card) / (2 * left);
}

// An empty deck loses the game; a Boss player's is shuffled again (R101.3c).
int ag_sight_outdraws(const ag_sight *look, int cards)
{
    enum { BOSS_SIDE = 1, SPARE = 2 };
    const ag_view_player *me = ag_sight_me(look);
    return me->side != BOSS_SIDE && me->deck_count <= cards + SPARE;
}

// The fuller the hand, the less a card is worth.
int ag_worth_cards(const ag_sight *look, int cards)
{
    const ag_view_player *me = ag_sight_me(look);
    int worth = me->hand_count <= 1 ? 9 : me->hand_count <= 3 ? 7 : me->hand_count <= 5 ? 5 : 2;
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
    if (ag_sight_is(card, AG_SEEN_HERO)) {
        return 14 + (ag_sight_left(card) <= 10 ? 10 - ag_sight_left(card) : 0);
    }
    if (ag_sight_is(card, AG_SEEN_ALLY)) {
        return 4 + 3 * card->atk + card->cost - ag_sight_left(card) / 2 + 4 * card->attacking;
    }
    return ag_worth_card(card) / 2;
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

int ag_worth_harm(const ag_sight *look, const ag_view_card *card, const ag_view_summary *summary)
{
    int worth = 0;
    if (summary->does & AG_DOES_DAMAGE) {
        worth += ag_worth_damage(card, amount_of(look, summary->damage));
    }
    if (summary->does & AG_DOES_DESTROY) worth = larger(worth, ag_worth_card(card));
    if (summary->does & AG_DOES_TO_HAND) {
        worth = larger(worth, ag_worth_card(card) / (card->is_token ? 1 : 2));
    }
    if (summary->does & (AG_DOES_EXHAUST | AG_DOES_CHANGE)) worth += worth_of_stopping(look, card);
    if (summary->does & AG_DOES_INTERRUPT) worth = larger(worth, ag_worth_card(card));
    return summary->does == 0 ? threat(card) : worth;
}

static int worth_of_healing(const ag_view_card *card, int amount)
{
    int healed = smaller(amount, card->damage);
    int is_hero = ag_sight_is(card, AG_SEEN_HERO);
    int in_need = is_hero && ag_sight_left(card) <= LOW_HEALTH ? 8 : 0;
    return healed <= 0 ? 0 : 2 * healed + in_need + is_hero;
}

// Strength is best for a card that can use it now, and better for the bot's
// own card than for an ally's.
static int worth_of_gift(const ag_sight *look, const ag_view_card *card)
{
    int mine = ag_sight_holds(look, card) ? 3 : 0;
    int fights = ag_sight_is(card, AG_SEEN_HERO | AG_SEEN_ALLY) && (card->ready || card->attacking);
    return 1 + mine + card->atk + card->cost / 2 + (fights ? 2 + 2 * card->atk : 0)
           + 2 * card->attacking + card->damage / 4;
}

int ag_worth_help(const ag_sight *look, const ag_view_card *card, const ag_view_summary *summary)
{
    if (summary->does & AG_DOES_HEAL) {
        int healed = worth_of_healing(card, amount_of(look, summary->healing));
        return healed == 0 ? 0 : healed + (ag_sight_holds(look, card) ? 1 : 0);
    }
    if (summary->does & AG_DOES_READY) return card->ready ? 0 : 1 + 3 * card->atk;
    if (summary->does & AG_DOES_PREVENT) {
        int needs = (card->defending || card->attacking) + ag_sight_is(card, AG_SEEN_HERO);
        return 1 + card->damage / 4 + 6 * needs;
    }
    return worth_of_gift(look, card);
}

// ---- effects for nobody in particular ----

// What `summary` does to all opponents; effects that name no kind are taken to be about allies.
static int worth_for_all(const ag_sight *look, const ag_view_summary *summary)
{
    int sum = 0;
    for (int i = 0; i < look->view->card_count; i++) {
        const ag_view_card *card = &look->view->cards[i];
        int hit = summary->does & AG_DOES_DAMAGE ? AG_SEEN_HERO | AG_SEEN_ALLY : AG_SEEN_ALLY;
        if (card->zone == AG_VIEW_PARTY && ag_sight_is(card, (uint32_t)hit)
            && ag_sight_opposes(look, card->controller)) {
            sum += ag_worth_harm(look, card, summary);
        }
    }
    return sum;
}

static int worth_for_hero(const ag_sight *look, const ag_view_summary *summary)
{
    const ag_view_card *hero = ag_sight_card(look, ag_sight_me(look)->hero);
    return hero == NULL ? 0 : ag_worth_help(look, hero, summary);
}

// If the hand is discarded for the cards, only the difference counts.
static int worth_of_draws(const ag_sight *look, const ag_view_summary *summary)
{
    int cards = summary->cards >= 0 ? summary->cards : CARDS_GUESSED;
    int lost = summary->does & AG_DOES_OWN_HAND ? ag_sight_me(look)->hand_count : 0;
    return cards > lost ? ag_worth_cards(look, cards - lost) : 0;
}

int ag_worth_effect(const ag_sight *look, const ag_view_summary *summary)
{
    uint32_t does = summary->does;
    int worth = 0;
    if (does & AG_DOES_TO_ALL) {
        worth += worth_for_all(look, summary);
    } else if (does & AG_DOES_DAMAGE) {
        worth += AG_WORTH_POINT * amount_of(look, summary->damage);
    } else if (does & AG_DOES_DESTROY) {
        worth += 2 * AG_WORTH_RESOURCE;
    }
    if (does & (AG_DOES_HEAL | AG_DOES_READY)) worth += worth_for_hero(look, summary);
    if (does & AG_DOES_DRAW) {
        worth += worth_of_draws(look, summary);
    } else if ((does & AG_DOES_TO_HAND) && !(does & AG_DOES_TO_ALL)) {
        worth += ag_worth_cards(look, 1);
    }
    worth += does & AG_DOES_TOKENS ? 3 * AG_WORTH_RESOURCE : 0;
    worth += does & AG_DOES_DISCARD ? 6 : 0;
    worth += does & AG_DOES_CHANGE && !(does & AG_DOES_TO_ALL) ? AG_WORTH_RESOURCE : 0;
    return worth;
}
