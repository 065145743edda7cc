// What this turn's resources buy: each card, power and quest has a worth (greedy_move.c) and
// a price, and of all that can be paid for together the bot takes what is worth most. It
// plans again before each move.
#include "bots/greedy.h"

#include <string.h>

enum {
    ITEM_MAX = 60,  // one bit each
    BUDGET_MAX = 40,
};

// ---- what is kept ----

int ag_held_back(const ag_sight *look)
{
    const ag_view_player *me = ag_sight_me(look);
    int least = 0;
    for (int i = 0; i < look->view->card_count; i++) {
        const ag_view_card *card = &look->view->cards[i];
        int interrupts = card->zone == AG_VIEW_HAND && card->id != 0 && ag_sight_holds(look, card)
                         && (card->does & AG_DOES_INTERRUPT);
        if (interrupts && (least == 0 || card->cost < least)) least = card->cost;
    }
    // With few resources it could do nothing else.
    return me->resource_count >= least + 3 && me->ready_resources >= least ? least : 0;
}

// ---- the best that can be paid for ----

typedef struct item {
    int option;  // -1: a strike
    int worth, cost;
} item;

typedef struct ag_plan {
    item items[ITEM_MAX];
    int count;
} ag_plan;

static void plan_add(ag_plan *plan, int option, int worth, int cost)
{
    if (plan->count < ITEM_MAX && worth > 0) {
        plan->items[plan->count++] = (item){ option, worth, cost > 0 ? cost : 0 };
    }
}

// A hero that can attack needs resources for the weapon.
static void plan_strike(const ag_sight *look, ag_plan *plan)
{
    const ag_view_card *hero = ag_sight_card(look, ag_sight_me(look)->hero);
    for (int i = 0; i < look->view->card_count && hero != NULL && hero->ready; i++) {
        const ag_view_card *card = &look->view->cards[i];
        if (card->zone == AG_VIEW_PARTY && ag_sight_is(card, AG_SEEN_WEAPON) && card->ready
            && ag_sight_holds(look, card) && card->strike > 0) {
            plan_add(plan, -1, AG_WORTH_POINT * card->atk, card->strike);
            return;
        }
    }
}

static void plan_options(const ag_sight *look, int budget, ag_plan *plan)
{
    for (int i = 0; i < look->question->option_count; i++) {
        const ag_view_option *option = &look->question->options[i];
        int free_again = option->move == AG_MOVE_USE && option->cost == 0 && option->takes == 0;
        // Now and then a power that costs nothing is skipped, or it would be used for ever.
        if (free_again && ag_bot_roll(look->dice, 8) == 0) continue;
        // X is as large as can be paid for, so that it competes with all that the turn could buy.
        int x = ag_option_x(option, budget);
        plan_add(plan, i, ag_option_worth_for(look, option, x), option->cost + option->cost_x * x);
    }
}

// The items, as bits, that are worth most together: the best for each
// budget, one item after the other.
static uint64_t plan_best(const ag_plan *plan, int budget)
{
    int worth[BUDGET_MAX + 1] = { 0 };
    uint64_t taken[BUDGET_MAX + 1] = { 0 };
    budget = budget > BUDGET_MAX ? BUDGET_MAX : budget < 0 ? 0 : budget;
    for (int i = 0; i < plan->count; i++) {
        const item *it = &plan->items[i];
        for (int left = budget; left >= it->cost; left--) {
            int with = worth[left - it->cost] + it->worth;
            if (with > worth[left]) {
                worth[left] = with;
                taken[left] = taken[left - it->cost] | UINT64_C(1) << i;
            }
        }
    }
    return taken[budget];
}

// What other moves may depend on comes first: drawing cards, then clearing the way.
static int rank(const ag_view_option *option)
{
    int draws = (option->summary.does & AG_DOES_DRAW) != 0 || option->move == AG_MOVE_COMPLETE;
    int harms = option->aim == 1 || (option->summary.does & AG_DOES_TO_ALL);
    return draws ? 3 : harms ? 2 : 1;
}

static void say(const ag_sight *look, const ag_view_option *option, int budget)
{
    const ag_view_card *card = ag_sight_card(look, option->card);
    const char *name = card == NULL ? "a card" : card->name;
    const char *flips = option->takes & AG_TAKES_FLIP ? ", the one time that it can" : "";
    ag_sight_say(look, "%s %s%s", ag_sight_verb(option), name, flips);
    int x = ag_option_x(option, budget);
    int cost = option->cost + option->cost_x * x;
    if (option->has_x) ag_sight_say(look, " with an X of up to %d", x);
    if (cost > 0) ag_sight_say(look, " for %d of %d", cost, ag_sight_me(look)->ready_resources);
    if ((option->summary.does & AG_DOES_DAMAGE) && option->summary.damage > 0) {
        ag_sight_say(look, ": %d damage%s", option->summary.damage,
                     option->summary.does & AG_DOES_TO_ALL ? " to all" : "");
    } else if ((option->summary.does & AG_DOES_HEAL) && option->summary.healing > 0) {
        ag_sight_say(look, ": heals up to %d", option->summary.healing);
    } else if (option->summary.does & AG_DOES_DRAW) {
        ag_sight_say(look, ": more cards");
    } else if (budget > 0 && !look->open) {
        ag_sight_say(look, ": the best use of %d", budget);
    }
    ag_greedy_say_worth(look, option);
}

// A weapon is for striking, and an ally with Ferocity can attack at once.
static int serves_attacks(const ag_sight *look, const ag_view_option *option)
{
    const ag_view_card *card = ag_sight_card(look, option->card);
    int charges = ag_sight_is(card, AG_SEEN_ALLY) && (card->keywords & AG_SEEN_FEROCITY) != 0;
    return option->move == AG_MOVE_PLAY && (charges || ag_sight_is(card, AG_SEEN_WEAPON));
}

// The next move of the best plan; with `arms` the next one that this turn's attacks need.
static int plan_move(const ag_sight *look, int arms)
{
    ag_plan plan = { .count = 0 };
    int budget = ag_sight_me(look)->ready_resources - ag_held_back(look);
    int best = -1;
    plan_strike(look, &plan);
    plan_options(look, budget, &plan);
    ag_weighed weighed = { .count = 0 };
    uint64_t taken = plan_best(&plan, budget);
    for (int i = 0; i < plan.count; i++) {
        const item *it = &plan.items[i];
        ag_weighed_add(&weighed, it->option, it->worth);
        if (!(taken >> i & 1) || it->option < 0) continue;
        const ag_view_option *options = look->question->options;
        if (arms && !serves_attacks(look, &options[it->option])) continue;
        if (best < 0 || rank(&options[it->option]) > rank(&options[plan.items[best].option])) {
            best = i;
        }
    }
    if (best < 0) return -1;
    say(look, &look->question->options[plan.items[best].option], budget);
    // What is in its hand, and what it keeps resources for, is nobody's business.
    if (!look->open) ag_greedy_say_weighed(look, &weighed);
    return plan.items[best].option;
}

int ag_greedy_arm(const ag_sight *look)
{
    for (int i = 0; i < look->question->option_count; i++) {
        if (serves_attacks(look, &look->question->options[i])) return plan_move(look, 1);
    }
    return -1;
}

int ag_greedy_plan(const ag_sight *look)
{
    return plan_move(look, 0);
}
