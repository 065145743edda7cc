// Playing on in a world: the seat's answer, then greedy at every seat, each from its own view, up
// to a given turn. Every answer is a node.
#include "bots/search.h"

#include <string.h>

// A loop is abandoned: no turn needs so many answers.
enum { ANSWERS_MAX = 400 };

static int first_of(uint32_t seats)
{
    int seat = 1;
    while (!(seats & (1u << seat))) seat++;
    return seat;
}

static int give(ag_course *course, ag_game *world, int seat, const ag_answer *answer)
{
    if (course->nodes <= 0) return 0;
    course->nodes--;
    return ag_game_answer(world, seat, answer, NULL) == AG_OK;
}

static int answer_for(ag_course *course, ag_game *world, int seat, uint64_t *dice)
{
    ag_answer answer = { 0 };
    ag_question question = ag_game_question(world, seat);
    if (question.has_proposal) {
        answer = ag_game_proposal(world);
        return give(course, world, seat, &answer);
    }
    ag_game_view(world, seat, course->view);
    ag_sight look = { .view = course->view, .question = &question, .seat = seat, .dice = dice };
    ag_bot_greedy(&look, &answer);
    course->said += seat == course->seat ? ag_search_said(&question, &answer) : 0;
    return give(course, world, seat, &answer);
}

static int play_on(ag_course *course, ag_game *world, uint64_t dice)
{
    for (int answers = 0; answers < ANSWERS_MAX; answers++) {
        uint32_t waits = ag_game_waits_for(world);
        if (waits == 0 || ag_game_result(world).turns >= course->turn_end) return 1;
        if (!answer_for(course, world, first_of(waits), &dice)) return 0;
    }
    return 0;
}

int ag_search_follow(ag_course *course, const ag_outset *outset, const ag_game *world,
                     const ag_answer *answer, uint64_t dice, int64_t *worth)
{
    ag_game *fork;
    if (ag_game_fork(world, &fork, NULL) < 0) return 0;
    int came = give(course, fork, course->seat, answer) && play_on(course, fork, dice);
    ag_result result = ag_game_result(fork);
    if (came && result.winner[0] != '\0') {
        *worth = ag_search_end(outset, &result);
    } else if (came) {
        ag_game_view(fork, course->seat, course->view);
        *worth = ag_search_worth(outset, course->view);
    }
    *worth += came ? course->said : 0;
    // A game that faulty scripts stopped does not count.
    came = came && (result.winner[0] != '\0' || strcmp(result.reason, AG_RESULT_STOPPED) != 0);
    ag_game_close(fork);
    return came;
}
