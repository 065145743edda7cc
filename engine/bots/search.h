// A search, and the parts of it that can be tested alone.
#ifndef AG_BOTS_SEARCH_H
#define AG_BOTS_SEARCH_H

#include "bots/bots.h"

enum { AG_TRY_MAX = 8 };

typedef struct ag_search {
    const ag_sight *look;
    int side;
    const char *boss_key;  // the Boss that the raiders fight as it begins; "" if none is seen
    int boss_left;         // damage to the Boss counts from there
    int nodes;             // answers that may still be given
    int said;  // what scripts say that the seat's answers are worth in this world so far
    ag_answer tries[AG_TRY_MAX];
    int64_t sums[AG_TRY_MAX], squares[AG_TRY_MAX];  // of how much better than greedy's
    int lives[AG_TRY_MAX];
    int count;
    int worlds, lost;
    ag_view view;
} ag_search;

// The place where it begins, as its seat sees it.
void ag_search_begin(ag_search *at, const ag_view *view);

// What a place is worth for its side, in hundredths of a point; a game that is over.
int64_t ag_search_worth(const ag_search *at, const ag_view *view);
int64_t ag_search_end(const ag_search *at, const char *winner);

// Answers for the seat in a fork of the world and plays on. Returns 1 and the worth of the outcome;
// 0: the world stopped, or no nodes were left.
int ag_search_follow(ag_search *at, const ag_game *world, const ag_answer *answer, uint64_t dice,
                     int64_t *worth);

#endif
