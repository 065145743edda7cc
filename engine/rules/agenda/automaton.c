// What an automated side answers.
#include "rules/agenda/choice.h"

#include "rules/agenda/agenda.h"

// A number from `min` to `max`; no dice are rolled where only one fits.
static int between(ag_state *state, int min, int max)
{
    return max > min ? min + ag_pick_random(state, max - min + 1) : min;
}

// Moves one of the options at `places`, at random, from the row to the answer.
static void take_one(ag_state *state, uint16_t *places, int *count, ag_picks *out)
{
    int at = between(state, 0, *count - 1);
    out->picks[out->count++] = places[at];
    for (int i = at + 1; i < *count; i++) places[i - 1] = places[i];
    (*count)--;
}

// Those that it may attack and the filter names.
static int attacked_of(const ag_rules *rules, const ag_filter *filter, uint16_t *places)
{
    const ag_state *state = rules->state;
    ag_context context = { .viewer = state->turn.seat, .source = state->choice.about };
    int count = 0;
    for (int i = 0; i < state->choice.option_count; i++) {
        ag_card_id card = ag_ref_as_card(state->options[i].ref);
        if (ag_filter_match(rules, filter, &context, card)) places[count++] = (uint16_t)i;
    }
    return count;
}

// What it attacks: what the raid says, as long as that is among the possible ones.
static int attacked_first(const ag_rules *rules, uint16_t *places)
{
    const ag_raid_def *raid = rules->catalog->raid;
    int count = raid->attacks ? attacked_of(rules, &raid->attacked, places) : 0;
    if (count > 0 || !raid->attacks_else) return count;
    return attacked_of(rules, &raid->attacked_else, places);
}

static int all_options(const ag_state *state, int kind, uint16_t *places)
{
    int count = 0;
    for (int i = 0; i < state->choice.option_count; i++) {
        if (kind < 0 || state->options[i].kind == kind) places[count++] = (uint16_t)i;
    }
    return count;
}

void ag_automaton_answer(ag_rules *rules, ag_picks *out)
{
    ag_state *state = rules->state;
    const ag_choice_state *choice = &state->choice;
    uint16_t places[AG_OPTION_MAX];
    int count = 0, wanted = 1;
    *out = (ag_picks){ .count = 0 };
    switch (choice->kind) {
    case AG_QUESTION_NUMBER:
        out->number = (int16_t)between(state, choice->min, choice->max);
        return;
    case AG_QUESTION_ACTION:  // it acts only by its steps, and attacks where it must
        count = all_options(state, AG_MOVE_PASS, places);
        count = count > 0 ? count : all_options(state, AG_MOVE_ATTACK, places);
        break;
    case AG_QUESTION_PICK:
        wanted = between(state, choice->min, choice->max);
        if (choice->prompt == AG_PROMPT_ATTACK) {
            wanted = 1;
            count = attacked_first(rules, places);
        }
        if (choice->prompt == AG_PROMPT_PREVENT) {  // CR 717.2c: its armor is used while it can be
            count = all_options(state, AG_MOVE_APPLY, places);
        }
        break;
    default: break;
    }
    count = count > 0 ? count : all_options(state, -1, places);
    while (wanted-- > 0 && out->count < AG_REPLY_MAX) take_one(state, places, &count, out);
}
