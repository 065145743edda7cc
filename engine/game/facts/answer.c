// Answers: whether one is legal, and whether a question is the one that was answered before.
#include "game/facts/answer.h"

#include <stdio.h>

#include "base/hash.h"

static const char *refuse_number(const ag_choice_state *choice, const ag_picks *picks, char *out,
                                 size_t capacity)
{
    if (picks->number < choice->min || picks->number > choice->max) {
        snprintf(out, capacity, "%d is not between %d and %d", picks->number, choice->min,
                 choice->max);
        return out;
    }
    if (picks->count > 0) {  // the options, if any, only say what the number is for
        snprintf(out, capacity, "a number is asked for, not picks");
        return out;
    }
    return NULL;
}

const char *ag_choice_refuse(const ag_rules *rules, ag_seat seat, const ag_picks *picks, char *out,
                             size_t capacity)
{
    const ag_choice_state *choice = &rules->state->choice;
    if (choice->kind == AG_QUESTION_NONE || choice->answered) {
        snprintf(out, capacity, "no question is open");
        return out;
    }
    if (seat > AG_SEAT_MAX || !(choice->who & (1u << seat))) {
        snprintf(out, capacity, "seat %d is not asked", seat);
        return out;
    }
    if (choice->kind == AG_QUESTION_NUMBER) return refuse_number(choice, picks, out, capacity);
    int min = choice->kind == AG_QUESTION_PICK ? choice->min : 1;
    int max = choice->kind == AG_QUESTION_PICK ? choice->max : 1;
    if (picks->count < min || picks->count > max) {
        snprintf(out, capacity, "%d picks where %d to %d are asked for", picks->count, min, max);
        return out;
    }
    for (int i = 0; i < picks->count; i++) {
        if (picks->picks[i] >= choice->option_count) {
            snprintf(out, capacity, "option %d was not offered", picks->picks[i] + 1);
            return out;
        }
        for (int j = 0; j < i; j++) {
            if (picks->picks[i] == picks->picks[j]) {
                snprintf(out, capacity, "option %d is picked twice", picks->picks[i] + 1);
                return out;
            }
        }
    }
    return NULL;
}

// Catalog and symbol numbers depend on what a host has loaded before, so keys and texts are used.
static uint64_t fingerprint(const ag_rules *rules, uint64_t seed)
{
    const ag_state *state = rules->state;
    ag_choice_state question = state->choice;
    uint64_t named[2] = { ag_catalog_card(rules->catalog, question.printed)->key_hash,
                          question.symbol == 0
                              ? 0
                              : ag_hash_text(rules->catalog->symbols[question.symbol]) };
    question.agreed = 0;
    question.answered = 0;
    question.printed = 0;
    question.symbol = 0;
    question.rule = 0;  // numbered again where a rule is listed: it is shown, and asks nothing
    uint64_t hash = ag_hash(seed, &question, sizeof question);
    hash = ag_hash(hash, named, sizeof named);
    return ag_hash(hash, state->options, state->used.options * sizeof state->options[0]);
}

uint64_t ag_choice_fingerprint(const ag_rules *rules)
{
    return fingerprint(rules, rules->state->told_hash);
}

uint64_t ag_choice_form(const ag_rules *rules)
{
    return fingerprint(rules, 0);
}
