// What the parts of the bot that looks ahead share: answers to try, the worth of a position,
// playing on in a world.
#ifndef AG_BOTS_SEARCH_H
#define AG_BOTS_SEARCH_H

#include "bots/bots.h"

enum { AG_TRY_MAX = 8 };

// Answers that are worth a try, with greedy's first. Returns how many; 1:
// there is nothing to compare.
int ag_search_tries(const ag_sight *look, const ag_answer *greedy, ag_answer *out);

// Where the search began: damage to the Boss counts from there.
typedef struct ag_outset {
    int seat, side;
    const char *boss_key;                   // the Boss that the raiders fight; "" if none is seen
    int boss_left;
} ag_outset;

ag_outset ag_search_outset(const ag_view *view);

// What scripts say that the picked options are worth, in hundredths of a point.
int ag_search_said(const ag_question *question, const ag_answer *answer);

// What a position is worth for the side of the outset, in hundredths of a point.
int64_t ag_search_worth(const ag_outset *outset, const ag_view *view);
int64_t ag_search_end(const ag_outset *outset, const ag_result *result);  // after the game

// Plays on in a world: greedy at every seat.
typedef struct ag_course {
    ag_view *view;                          // room for one
    int seat;
    uint32_t turn_end;                      // it stops when this turn begins
    int nodes;                              // answers that may still be given
    int said;                               // what scripts say that its answers are worth so far
} ag_course;

// Answers for the seat in a fork of the world and plays on. Returns 1 and the worth of the outcome;
// 0: the world stopped, or no nodes were left. `course->said` holds that of the answer.
int ag_search_follow(ag_course *course, const ag_outset *outset, const ag_game *world,
                     const ag_answer *answer, uint64_t dice, int64_t *worth);

#endif
