// Which answers are worth a try: each move once, each single pick, and larger answers that differ
// from greedy's in one place.
#include "bots/search.h"

#include <string.h>

enum { PLACES_MAX = 3 };

typedef struct tries {
    const ag_sight *look;
    ag_answer *out;
    int count;
} tries;

static int same(const ag_answer *one, const ag_answer *other)
{
    if (one->count != other->count || one->number != other->number) return 0;
    for (int i = 0; i < one->count; i++) {
        if (one->picks[i] != other->picks[i]) return 0;
    }
    return 1;
}

static void add(tries *to, const ag_answer *answer)
{
    for (int i = 0; i < to->count; i++) {
        if (same(&to->out[i], answer)) return;
    }
    if (to->count < AG_TRY_MAX) to->out[to->count++] = *answer;
}

static void add_one(tries *to, int option)
{
    ag_answer answer = { .count = 1 };
    answer.picks[0] = (uint16_t)option;
    add(to, &answer);
}

// ---- moves ----

// Two copies of a card in a hand are one move.
static int is_alike(const ag_sight *look, const ag_view_option *one, const ag_view_option *other)
{
    const ag_view_card *first = ag_sight_card(look, one->card);
    const ag_view_card *second = ag_sight_card(look, other->card);
    return one->move == other->move && one->value == other->value && first != NULL && second != NULL
           && first->zone == AG_VIEW_HAND && second->zone == AG_VIEW_HAND
           && strcmp(first->key, second->key) == 0;
}

static int was_before(const ag_sight *look, int option)
{
    const ag_view_option *options = look->question->options;
    for (int i = 0; i < option; i++) {
        if (is_alike(look, &options[i], &options[option])) return 1;
    }
    return 0;
}

static void add_moves(tries *to, ag_move move, int max)
{
    const ag_question *question = to->look->question;
    for (int i = 0; i < question->option_count && max > 0; i++) {
        if (question->options[i].move == move && !was_before(to->look, i)) {
            add_one(to, i);
            max--;
        }
    }
}

static void try_moves(tries *to)
{
    static const ag_move order[] = { AG_MOVE_PASS, AG_MOVE_PLAY,     AG_MOVE_ATTACK,
                                     AG_MOVE_USE,  AG_MOVE_COMPLETE, AG_MOVE_STRIKE };
    for (int i = 0; i < (int)(sizeof order / sizeof order[0]); i++) {
        add_moves(to, order[i], AG_TRY_MAX);
    }
    add_moves(to, AG_MOVE_PLACE, PLACES_MAX);
}

// ---- picks ----

static int picks(const ag_answer *answer, int option)
{
    for (int i = 0; i < answer->count; i++) {
        if (answer->picks[i] == option) return 1;
    }
    return 0;
}

// One pick less, one more, another in place of the last, and the first two swapped.
static void try_sets(tries *to, const ag_answer *greedy)
{
    const ag_question *question = to->look->question;
    ag_answer other = *greedy;
    if (greedy->count > question->min) {
        other.count--;
        add(to, &other);
    }
    for (int i = 0; i < question->option_count; i++) {
        other = *greedy;
        if (picks(greedy, i)) continue;
        if (greedy->count < question->max && greedy->count < AG_PICK_MAX) {
            other.picks[other.count++] = (uint16_t)i;
            add(to, &other);
        } else if (greedy->count > 0) {
            other.picks[other.count - 1] = (uint16_t)i;
            add(to, &other);
        }
    }
    if (greedy->count >= 2) {
        other = *greedy;
        other.picks[0] = greedy->picks[1];
        other.picks[1] = greedy->picks[0];
        add(to, &other);
    }
}

static void try_picks(tries *to, const ag_answer *greedy)
{
    const ag_question *question = to->look->question;
    if (question->max != 1) {
        try_sets(to, greedy);
        return;
    }
    if (question->min == 0) add(to, &(ag_answer){ .count = 0 });
    for (int i = 0; i < question->option_count; i++) {
        if (!was_before(to->look, i)) add_one(to, i);
    }
}

static void try_numbers(tries *to, const ag_answer *greedy)
{
    const ag_question *question = to->look->question;
    const int numbers[] = { question->min, question->max, greedy->number - 1, greedy->number + 1,
                            (question->min + question->max) / 2 };
    for (int i = 0; i < (int)(sizeof numbers / sizeof numbers[0]); i++) {
        if (numbers[i] >= question->min && numbers[i] <= question->max) {
            add(to, &(ag_answer){ .number = numbers[i] });
        }
    }
}

int ag_search_tries(const ag_sight *look, const ag_answer *greedy, ag_answer *out)
{
    tries to = { .look = look, .out = out };
    add(&to, greedy);
    // How a cost is paid matters little, and is asked all the time.
    if (look->question->is_payment) return 1;
    switch (look->question->kind) {
    case AG_QUESTION_ACTION: try_moves(&to); break;
    case AG_QUESTION_PICK: try_picks(&to, greedy); break;
    case AG_QUESTION_NUMBER: try_numbers(&to, greedy); break;
    case AG_QUESTION_YES_NO:
        add_one(&to, 0);
        add_one(&to, 1);
        break;
    default: break;
    }
    return to.count;
}
