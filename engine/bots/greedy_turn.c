// Moves. In its own turn: which card becomes a resource, who attacks (greedy_combat.c), and what
// its resources buy. While others act, or something waits on the chain: interrupts against what
// matters, prevents damage to come, and at the last moment before its own turn uses what would
// otherwise be lost.
#include "bots/greedy.h"

#include <string.h>

// ---- a resource ----

enum { RESOURCES_WANTED = 8, FEW_CARDS = 1, ENOUGH_WITH_FEW = 5, ALL_IN_REACH = 4, QUEST = 100 };

// A card that will be too expensive for long, or a second copy; never one that this turn or the
// next needs. A quest can be completed later.
static int worth_placing(const ag_sight *look, const ag_view_option *option)
{
    const ag_view_card *card = ag_sight_card(look, option->card), *other = NULL;
    int resources = ag_sight_me(look)->resource_count, copies = 0, rivals = 0, playable = 0;
    if (card == NULL) return 1;
    if (ag_sight_is(card, AG_SEEN_QUEST | AG_SEEN_LOCATION)) {
        return option->value == 1 ? QUEST : AG_WORTH_NEVER;
    }
    while ((other = ag_sight_next(look, other, AG_VIEW_HAND, AG_OWN, 0)) != NULL) {
        copies += strcmp(other->key, card->key) == 0;
        rivals += other->id != card->id && !ag_sight_is(other, AG_SEEN_QUEST)
                  && other->cost <= resources + 2 && other->cost >= card->cost;
    }
    for (int i = 0; i < look->question->option_count; i++) {
        const ag_view_option *play = &look->question->options[i];
        playable |= play->move == AG_MOVE_PLAY && play->card == option->card && play->value != 0;
    }
    // The most expensive card that the next turn could pay for after placing is its likely play.
    int is_next = card->cost <= resources + 2 && copies <= 1 && rivals == 0;
    int too_dear = card->cost > resources + 3 ? 20 + card->cost : 0;
    // If two copies could be played now, one remains.
    int needed = (playable ? (copies > 1 ? 20 : 50) : 0) + (is_next ? 30 : 0);
    // Early on, expensive cards would wait for long; later, cheap ones do least.
    int least = resources >= ALL_IN_REACH ? 10 - card->cost : 10 + card->cost;
    return least + too_dear + (copies > 1 ? 6 : 0) - needed;
}

static int place(const ag_sight *look)
{
    const ag_view_player *me = ag_sight_me(look);
    int best = -1, best_worth = AG_WORTH_NEVER;
    for (int i = 0; i < look->question->option_count; i++) {
        const ag_view_option *option = &look->question->options[i];
        int worth = option->move == AG_MOVE_PLACE ? worth_placing(look, option) : AG_WORTH_NEVER;
        if (worth <= best_worth) continue;
        best = i;
        best_worth = worth;
    }
    int enough = me->resource_count >= RESOURCES_WANTED
                 || (me->resource_count >= ENOUGH_WITH_FEW && me->hand_count <= FEW_CARDS);
    if (best < 0 || (enough && best_worth < QUEST)) return -1;
    const ag_view_option *placed = &look->question->options[best];
    const ag_view_card *card = ag_sight_card(look, placed->card);
    if (placed->value == 1 && card != NULL) {
        ag_sight_say(look, "places %s face up, to complete it later", card->name);
    } else if (!look->open) {
        ag_sight_say(look, "places %s face down: the hand misses it least",
                     ag_sight_name(look, card));
    }
    return best;
}

// ---- the best that can be paid for ----

enum {
    ITEM_MAX = 60,  // one bit each
    BUDGET_MAX = 40,
};

int ag_held_back(const ag_sight *look)
{
    const ag_view_player *me = ag_sight_me(look);
    const ag_view_card *card = NULL;
    int least = 0;
    while ((card = ag_sight_next(look, card, AG_VIEW_HAND, AG_OWN, 0)) != NULL) {
        int interrupts = (card->does & AG_DOES_INTERRUPT) != 0;
        if (interrupts && (least == 0 || card->cost < least)) least = card->cost;
    }
    // With few resources it could do nothing else.
    return me->resource_count >= least + 3 && me->ready_resources >= least ? least : 0;
}

typedef struct ag_plan {
    struct {
        int option;  // -1: a strike
        int worth, cost;
    } items[ITEM_MAX];
    int count;
} ag_plan;

static void plan_add(ag_plan *plan, int option, int worth, int cost)
{
    if (plan->count == ITEM_MAX || worth <= 0) return;
    plan->items[plan->count].option = option;
    plan->items[plan->count].worth = worth;
    plan->items[plan->count++].cost = ag_larger(cost, 0);
}

// Each card, power and quest, with a worth and a price.
static void plan_all(const ag_sight *look, int budget, ag_plan *plan)
{
    const ag_view_card *hero = ag_sight_card(look, ag_sight_me(look)->hero), *card = NULL;
    // A hero that can attack needs resources for the weapon.
    while (hero != NULL && hero->ready
           && (card = ag_sight_next(look, card, AG_VIEW_PARTY, AG_OWN, AG_SEEN_WEAPON)) != NULL) {
        if (!card->ready || card->strike <= 0) continue;
        plan_add(plan, -1, AG_WORTH_POINT * card->atk, card->strike);
        break;
    }
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
    budget = budget > BUDGET_MAX ? BUDGET_MAX : ag_larger(budget, 0);
    for (int i = 0; i < plan->count; i++) {
        int cost = plan->items[i].cost;
        for (int left = budget; left >= cost; left--) {
            int with = worth[left - cost] + plan->items[i].worth;
            if (with <= worth[left]) continue;
            worth[left] = with;
            taken[left] = taken[left - cost] | UINT64_C(1) << i;
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

// Begins the line about a move with a card.
static void say_move(const ag_sight *look, const ag_view_option *option)
{
    const ag_view_card *card = ag_sight_card(look, option->card);
    ag_sight_say(look, "%s %s",
                 option->move == AG_MOVE_PLAY  ? "plays"
                 : option->move == AG_MOVE_USE ? "uses"
                                               : "completes",
                 card == NULL ? "a card" : card->name);
}

static void say_plan(const ag_sight *look, const ag_view_option *option, int budget)
{
    const ag_view_summary *does = &option->summary;
    int x = ag_option_x(option, budget), cost = option->cost + option->cost_x * x;
    say_move(look, option);
    if (option->takes & AG_TAKES_FLIP) ag_sight_say(look, ", the one time that it can");
    if (option->has_x) ag_sight_say(look, " with an X of up to %d", x);
    if (cost > 0) ag_sight_say(look, " for %d of %d", cost, ag_sight_me(look)->ready_resources);
    if ((does->does & AG_DOES_DAMAGE) && does->damage > 0) {
        ag_sight_say(look, ": %d damage%s", does->damage,
                     does->does & AG_DOES_TO_ALL ? " to all" : "");
    } else if ((does->does & AG_DOES_HEAL) && does->healing > 0) {
        ag_sight_say(look, ": heals up to %d", does->healing);
    } else if (does->does & AG_DOES_DRAW) {
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

// Of all that can be paid for together it takes what is worth most, and plans again before each
// move. The next move of the best plan; with `arms` the next one that this turn's attacks need.
static int plan_move(const ag_sight *look, int arms)
{
    ag_plan plan = { .count = 0 };
    const ag_view_option *options = look->question->options;
    int budget = ag_sight_me(look)->ready_resources - ag_held_back(look), best = -1;
    ag_weighed weighed = { .count = 0 };
    plan_all(look, budget, &plan);
    uint64_t taken = plan_best(&plan, budget);
    for (int i = 0; i < plan.count; i++) {
        int option = plan.items[i].option;
        ag_weighed_add(&weighed, option, plan.items[i].worth);
        if (!(taken >> i & 1) || option < 0) continue;
        if (arms && !serves_attacks(look, &options[option])) continue;
        if (best < 0 || rank(&options[option]) > rank(&options[best])) best = option;
    }
    if (best < 0) return -1;
    say_plan(look, &options[best], budget);
    // What is in its hand, and what it keeps resources for, is nobody's business.
    if (!look->open) ag_greedy_say_weighed(look, &weighed);
    return best;
}

static int arm(const ag_sight *look)
{
    for (int i = 0; i < look->question->option_count; i++) {
        if (serves_attacks(look, &look->question->options[i])) return plan_move(look, 1);
    }
    return -1;
}

// ---- while others act ----

enum { TRIFLE = 10, DAMAGE_THAT_MATTERS = 3 };

static int worth_of_preventing(const ag_sight *look, const ag_view_option *option)
{
    int coming = ag_danger_to_hero(look);
    const ag_view_card *hero = ag_sight_card(look, ag_sight_me(look)->hero);
    int is_lasting = option->move == AG_MOVE_USE && (option->takes & AG_TAKES_EXHAUST);
    if (hero != NULL && coming >= ag_sight_left(hero)) return AG_WORTH_HERO;
    if (coming < DAMAGE_THAT_MATTERS && !(is_lasting && coming > 0)) return AG_WORTH_NEVER;
    return AG_WORTH_POINT * coming - 2 * option->cost;
}

// With several modes, that of the best.
static int worth_of_answer(const ag_sight *look, const ag_view_option *option, int danger,
                           int is_last)
{
    const ag_view_card *card = ag_sight_card(look, option->card);
    int best = AG_WORTH_NEVER, move = option->move;
    for (int i = 0; i < option->mode_count; i++) {
        ag_view_option as = ag_option_in_mode(option, i);
        best = ag_larger(best, worth_of_answer(look, &as, danger, is_last));
    }
    if (option->mode_count > 0) return best;
    if ((move != AG_MOVE_PLAY && move != AG_MOVE_USE && move != AG_MOVE_COMPLETE)
        || option->value == 0 || (option->has_x && option->x_most <= 0)) {
        return AG_WORTH_NEVER;
    }
    if (option->summary.does & AG_DOES_INTERRUPT) {
        // It costs resources, and maybe the card itself; the danger must be greater.
        int itself = (option->takes & AG_TAKES_ITSELF) && card != NULL;
        int price = itself ? 2 * option->cost + ag_worth_card(card) / 2 : 3 * option->cost;
        price += option->takes & AG_TAKES_FLIP ? 8 : 0;
        int is_worth_it = danger >= ag_larger(price, TRIFLE);
        return (is_worth_it ? danger - price : AG_WORTH_NEVER) + option->worth;
    }
    if (option->summary.does & AG_DOES_PREVENT) {
        return worth_of_preventing(look, option) + option->worth;
    }
    int worth = ag_option_worth(look, option);
    if (is_last) return worth;
    int after = ag_sight_me(look)->ready_resources - option->cost;
    if (move == AG_MOVE_COMPLETE || after < ag_held_back(look)) return AG_WORTH_NEVER;
    // Worth doing at once: it kills the attacker, or does more than its price
    // would buy at another time.
    return worth >= 3 * option->cost + 4 ? worth : AG_WORTH_NEVER;
}

static int something_to_answer(const ag_sight *look)
{
    const ag_view_card *attacker = ag_attacker(look);
    if (attacker != NULL && ag_sight_opposes(look, attacker->controller)) return 1;
    for (int i = 0; i < look->view->link_count; i++) {
        if (ag_sight_opposes(look, look->view->links[i].seat)) return 1;
    }
    return 0;
}

// The end of the turn before its own: what it exhausts now will be ready again.
static int is_last_moment(const ag_sight *look)
{
    const ag_view *view = look->view;
    int before = look->seat;
    for (int i = 0; i < view->player_count; i++) {
        before = before > 1 ? before - 1 : view->player_count;
        if (view->players[before - 1].in_game) break;
    }
    return view->turn_seat == before && view->phase_kind == AG_VIEW_PHASE_END
           && view->link_count == 0;
}

static int answer(const ag_sight *look)
{
    int danger, is_last = is_last_moment(look);
    const ag_view_link *worst = ag_danger_worst(look, &danger);
    ag_weighed weighed = { .count = 0 };
    int own_is_on_top = look->view->link_count > 0 && look->view->links[0].seat == look->seat;
    if (own_is_on_top || (!is_last && !something_to_answer(look))) return -1;
    for (int i = 0; i < look->question->option_count; i++) {
        int worth = worth_of_answer(look, &look->question->options[i], danger, is_last);
        if (worth > 0) ag_weighed_add(&weighed, i, worth);
    }
    if (weighed.count == 0) return -1;
    const ag_view_option *option = &look->question->options[weighed.option[0]];
    say_move(look, option);
    if (option->has_x) ag_sight_say(look, " with an X of up to %d", option->x_most);
    if ((option->summary.does & AG_DOES_INTERRUPT) && worst != NULL) {
        ag_sight_say(look, ": %s must not resolve", worst->name);
    } else if (option->summary.does & AG_DOES_PREVENT) {
        ag_sight_say(look, ": %d damage is coming", ag_danger_to_hero(look));
    } else {
        ag_sight_say(look, is_last ? ": its resources are ready again next turn" : " in answer");
    }
    ag_greedy_say_worth(look, option);
    if (!look->open) ag_greedy_say_weighed(look, &weighed);
    return weighed.option[0];
}

// ---- all of it ----

// Its own action phase, with none of its own cards on the chain: otherwise
// it would respond to itself.
static int is_its_time(const ag_sight *look)
{
    return look->view->turn_seat == look->seat && look->view->link_count == 0
           && look->view->phase_kind == AG_VIEW_PHASE_ACTION && ag_attacker(look) == NULL
           && ag_sight_next(look, NULL, AG_VIEW_CHAIN, AG_OWN, 0) == NULL;
}

int ag_greedy_move(const ag_sight *look)
{
    int option = -1;
    if (is_its_time(look)) {
        // Attacks come before the plan, so that it knows what the attacks left over, and
        // finishes off what they hit.
        option = place(look);
        if (option < 0) option = arm(look);
        if (option < 0) option = ag_greedy_attack(look);
        if (option < 0) option = plan_move(look, 0);
    } else {
        option = answer(look);
    }
    if (option >= 0) return option;
    int held = ag_held_back(look), own = look->view->turn_seat == look->seat;
    if (!look->open && own && held > 0) {
        ag_sight_say(look, "passes: keeps %d for an interrupt", held);
    } else if (!look->open && (own || look->view->link_count > 0)) {
        ag_sight_say(look, "passes: nothing that it could do is worth it now");
    }
    for (int i = 0; i < look->question->option_count; i++) {
        if (look->question->options[i].move == AG_MOVE_PASS) return i;
    }
    return 0;
}
