// While others act, or something waits on the chain: interrupts against what matters, prevents
// damage to come, and at the last moment before its own turn uses what would otherwise be lost.
#include "bots/greedy.h"

#include <string.h>

enum { TRIFLE = 10, DAMAGE_THAT_MATTERS = 3 };

// ---- interrupting ----

// An interrupt costs resources, and maybe the card itself; the danger must be greater.
static int worth_of_interrupting(const ag_sight *look, const ag_view_option *option, int danger)
{
    const ag_view_card *card = ag_sight_card(look, option->card);
    int price = 3 * option->cost;
    if ((option->takes & AG_TAKES_ITSELF) && card != NULL) {
        price = 2 * option->cost + ag_worth_card(card) / 2;
    }
    price += option->takes & AG_TAKES_FLIP ? 8 : 0;
    int least = price > TRIFLE ? price : TRIFLE;
    return danger >= least ? danger - price : AG_WORTH_NEVER;
}

// ---- preventing ----

static int worth_of_preventing(const ag_sight *look, const ag_view_option *option)
{
    int coming = ag_danger_to_hero(look);
    const ag_view_card *hero = ag_sight_card(look, ag_sight_me(look)->hero);
    int dies = hero != NULL && coming >= ag_sight_left(hero);
    int is_lasting = option->move == AG_MOVE_USE && (option->takes & AG_TAKES_EXHAUST);
    if (dies) return AG_WORTH_HERO;
    if (coming < DAMAGE_THAT_MATTERS && !(is_lasting && coming > 0)) return AG_WORTH_NEVER;
    return AG_WORTH_POINT * coming - 2 * option->cost;
}

// ---- what else ----

// Worth doing at once: it kills the attacker, or does more than its price
// would buy at another time.
static int worth_at_once(const ag_sight *look, const ag_view_option *option)
{
    int worth = ag_option_worth(look, option);
    return worth >= 3 * option->cost + 4 ? worth : AG_WORTH_NEVER;
}

static int mine_is_on_top(const ag_sight *look)
{
    return look->view->link_count > 0 && look->view->links[0].seat == look->seat;
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

static int worth_of_one(const ag_sight *look, const ag_view_option *option, int danger, int is_last)
{
    int acts = option->move == AG_MOVE_PLAY || option->move == AG_MOVE_USE
               || option->move == AG_MOVE_COMPLETE;
    if (!acts || option->value == 0 || (option->has_x && option->x_most <= 0)) {
        return AG_WORTH_NEVER;
    }
    if (option->summary.does & AG_DOES_INTERRUPT) {
        return worth_of_interrupting(look, option, danger) + option->worth;
    }
    if (option->summary.does & AG_DOES_PREVENT) {
        return worth_of_preventing(look, option) + option->worth;
    }
    if (is_last) return ag_option_worth(look, option);
    int is_quest = option->move == AG_MOVE_COMPLETE;
    int after = ag_sight_me(look)->ready_resources - option->cost;
    if (is_quest || after < ag_held_back(look)) return AG_WORTH_NEVER;
    return worth_at_once(look, option);
}

// With several modes, that of the best.
static int worth_of(const ag_sight *look, const ag_view_option *option, int danger, int is_last)
{
    int best =
        option->mode_count > 0 ? AG_WORTH_NEVER : worth_of_one(look, option, danger, is_last);
    for (int i = 0; i < option->mode_count; i++) {
        ag_view_option as = ag_option_in_mode(option, i);
        int worth = worth_of_one(look, &as, danger, is_last);
        best = worth > best ? worth : best;
    }
    return best;
}

static void say(const ag_sight *look, const ag_view_option *option, const ag_view_link *worst,
                int is_last)
{
    const ag_view_card *card = ag_sight_card(look, option->card);
    ag_sight_say(look, "%s %s", ag_sight_verb(option), card == NULL ? "a card" : card->name);
    if (option->has_x) ag_sight_say(look, " with an X of up to %d", option->x_most);
    if ((option->summary.does & AG_DOES_INTERRUPT) && worst != NULL) {
        ag_sight_say(look, ": %s must not resolve", worst->name);
    } else if (option->summary.does & AG_DOES_PREVENT) {
        ag_sight_say(look, ": %d damage is coming", ag_danger_to_hero(look));
    } else if (is_last) {
        ag_sight_say(look, ": its resources are ready again next turn");
    } else {
        ag_sight_say(look, " in answer");
    }
    ag_greedy_say_worth(look, option);
}

int ag_greedy_answer(const ag_sight *look)
{
    int danger;
    const ag_view_link *worst = ag_danger_worst(look, &danger);
    int is_last = is_last_moment(look);
    ag_weighed weighed = { .count = 0 };
    if (mine_is_on_top(look) || (!is_last && !something_to_answer(look))) return -1;
    for (int i = 0; i < look->question->option_count; i++) {
        int worth = worth_of(look, &look->question->options[i], danger, is_last);
        if (worth > 0) ag_weighed_add(&weighed, i, worth);
    }
    if (weighed.count == 0) return -1;
    say(look, &look->question->options[weighed.option[0]], worst, is_last);
    if (!look->open) ag_greedy_say_weighed(look, &weighed);
    return weighed.option[0];
}
