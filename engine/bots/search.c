// The bot that looks ahead. It deals worlds that are possible for all that its seat knows, tries
// the promising answers in each, plays on with greedy at every seat, and compares the outcomes.
// Greedy's answer stands until another one does better in world after world.
#include "bots/search.h"

#include <stdlib.h>
#include <string.h>

enum {
    // How many turns it plays ahead. Farther on there are nodes for fewer worlds, and more of what
    // is different between two answers is chance.
    TURNS = 2,
    WORLDS_FIRST = 2,  // before any answer is dropped
    WORLDS_LEAST = 4,  // before one is taken
    WORLDS_MAX = 200,
    WORLDS_LOST_MAX = 3,  // how many may fail to be dealt before it gives up
    LOST_NODES = 40,      // the cost of one that can't be dealt
};

// An answer that is this many standard errors above greedy's is taken.
static const double BETTER = 1.2;

typedef struct search {
    const ag_sight *look;
    ag_outset outset;
    ag_course course;
    ag_answer tries[AG_TRY_MAX];
    int64_t sums[AG_TRY_MAX], squares[AG_TRY_MAX];  // of how much better than greedy's
    int lives[AG_TRY_MAX];
    int count;
    int worlds, lost;
    ag_view view;
} search;

// ---- one world ----

static uint64_t seed_of(const ag_sight *look)
{
    uint64_t high = ag_bot_roll(look->dice, UINT32_MAX);
    return high << 32 | ag_bot_roll(look->dice, UINT32_MAX);
}

// Tries all remaining answers in one world, with the same dice. Returns 0
// if the world does not count.
static int compare(search *at, const ag_game *world, uint64_t dice)
{
    int64_t worths[AG_TRY_MAX];
    for (int i = 0; i < at->count; i++) {
        at->course.said = ag_search_said(at->look->question, &at->tries[i]);
        if (at->lives[i]
            && !ag_search_follow(&at->course, &at->outset, world, &at->tries[i], dice,
                                 &worths[i])) {
            return 0;
        }
    }
    for (int i = 1; i < at->count; i++) {
        if (at->lives[i]) {
            int64_t better = worths[i] - worths[0];
            at->sums[i] += better;
            at->squares[i] += better * better;
        }
    }
    return 1;
}

static void look_into_one(search *at)
{
    ag_game *world;
    uint64_t seed = seed_of(at->look);
    if (ag_world_deal(at->look->game, at->look->seat, seed, &world, NULL) < 0) {
        at->course.nodes -= LOST_NODES;
        at->lost++;
        return;
    }
    if (compare(at, world, seed)) {
        at->worlds++;
    } else {
        at->lost++;
    }
    ag_game_close(world);
}

// ---- which remain ----

static int alive(const search *at)
{
    int count = 0;
    for (int i = 1; i < at->count; i++) count += at->lives[i];
    return count;
}

static int worst_of(const search *at)
{
    int worst = 0;
    for (int i = 1; i < at->count; i++) {
        if (at->lives[i] && (worst == 0 || at->sums[i] < at->sums[worst])) worst = i;
    }
    return worst;
}

static int best_of(const search *at)
{
    int best = 0;
    for (int i = 1; i < at->count; i++) {
        if (at->lives[i] && at->sums[i] > at->sums[best]) best = i;
    }
    return best;
}

static int is_better(const search *at, int i)
{
    double n = (double)at->worlds;
    double sum = (double)at->sums[i];
    double spread = n * (double)at->squares[i] - sum * sum;
    return at->worlds >= WORLDS_LEAST && sum > 0 && sum * sum * (n - 1) >= BETTER * BETTER * spread;
}

// Whenever the number of worlds has doubled, drops the worse half, and what was not better
// than greedy's: nodes are for what may be taken.
static void leave_out(search *at)
{
    if (at->worlds < WORLDS_FIRST || (at->worlds & (at->worlds - 1)) != 0) return;
    for (int drop = alive(at) / 2; drop > 0; drop--) at->lives[worst_of(at)] = 0;
    for (int i = 1; i < at->count; i++) at->lives[i] &= at->sums[i] > 0;
}

// ---- the answer ----

static const char *text_of(const ag_sight *look, const ag_answer *answer)
{
    int has_one = answer->count > 0 && look->question->option_count > answer->picks[0];
    return has_one ? look->question->options[answer->picks[0]].text : "that";
}

static void say(const search *at, int best)
{
    const ag_sight *look = at->look;
    int64_t better = at->sums[best] / (at->worlds > 0 ? at->worlds : 1);
    if (look->open) {
        ag_sight_say(look, "looks ahead: +%d.%d over the first thought, worlds %d",
                     (int)(better / 100), (int)(better / 10 % 10), at->worlds);
        return;
    }
    ag_sight_say(look, "%s: +%d.%d over \"%s\", worlds %d", text_of(look, &at->tries[best]),
                 (int)(better / 100), (int)(better / 10 % 10), text_of(look, &at->tries[0]),
                 at->worlds);
}

static void look_ahead(search *at)
{
    at->course = (ag_course){ .view = &at->view, .seat = at->look->seat, .nodes = at->look->nodes };
    at->course.turn_end = (uint32_t)at->look->view->turn + TURNS;
    at->outset = ag_search_outset(at->look->view);
    for (int i = 0; i < at->count; i++) at->lives[i] = 1;
    while (at->course.nodes > 0 && at->worlds < WORLDS_MAX && at->lost < WORLDS_LOST_MAX
           && alive(at) > 0) {
        look_into_one(at);
        leave_out(at);
    }
}

// What greedy answers, with its explanation if `says`.
static void answer_first(const ag_sight *look, uint64_t dice, int says, ag_answer *out)
{
    ag_sight first = *look;
    first.dice = &dice;
    first.why = says ? look->why : NULL;
    memset(out, 0, sizeof *out);
    ag_bot_greedy(&first, out);
}

void ag_bot_search(const ag_sight *look, ag_answer *out)
{
    uint64_t dice = *look->dice;
    int best = 0;
    search *at = look->game == NULL || look->nodes <= 0 ? NULL : calloc(1, sizeof *at);
    answer_first(look, dice, 0, out);
    if (at != NULL) {
        at->look = look;
        at->count = ag_search_tries(look, out, at->tries);
    }
    if (at != NULL && at->count > 1) {
        look_ahead(at);
        best = best_of(at);
    }
    if (best > 0 && is_better(at, best)) {
        *out = at->tries[best];
        say(at, best);
    } else {
        answer_first(look, dice, 1, out);
    }
    free(at);
}
