// What all bots share: their names, their dice, and reading a view.
#include "bots/bots.h"

#include <stdlib.h>
#include <string.h>

#include "base/error.h"

static const struct {
    const char *name;
    ag_bot *answer;
} bots[] = {
    { "random", ag_bot_random },
    { "greedy", ag_bot_greedy },
};
enum { BOT_COUNT = sizeof bots / sizeof bots[0] };

// ---- dice ----

// Splitmix64: one word, which the caller keeps.
static uint64_t next(uint64_t *dice)
{
    *dice += 0x9e3779b97f4a7c15u;
    uint64_t word = *dice;
    word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9u;
    word = (word ^ (word >> 27)) * 0x94d049bb133111ebu;
    return word ^ (word >> 31);
}

uint32_t ag_bot_roll(uint64_t *dice, uint32_t count)
{
    // The high half, scaled down: with the few options of a question nobody could measure a bias.
    return count == 0 ? 0 : (uint32_t)(((next(dice) >> 32) * count) >> 32);
}

// ---- reading a view ----

const ag_view_card *ag_look_card(const ag_look *look, uint32_t id)
{
    for (int i = 0; i < look->view->card_count && id != 0; i++) {
        if (look->view->cards[i].id == id) {
            return &look->view->cards[i];
        }
    }
    return NULL;
}

static const ag_view_player *player_of(const ag_look *look, int seat)
{
    for (int i = 0; i < look->view->player_count; i++) {
        if (look->view->players[i].seat == seat) {
            return &look->view->players[i];
        }
    }
    return NULL;
}

const ag_view_player *ag_look_me(const ag_look *look)
{
    return player_of(look, look->seat);
}

int ag_look_opposes(const ag_look *look, int seat)
{
    const ag_view_player *me = ag_look_me(look);
    const ag_view_player *other = player_of(look, seat);
    return me != NULL && other != NULL && me->side != other->side;
}

int ag_look_holds(const ag_look *look, const ag_view_card *card)
{
    return (card->controller != 0 ? card->controller : card->owner) == look->seat;
}

int ag_look_left(const ag_view_card *card)
{
    return card->health - card->damage;
}

// ---- answering ----

static const char *bot_name(void *context, int index)
{
    (void)context;
    return index < BOT_COUNT ? bots[index].name : NULL;
}

static ag_bot *bot_named(const char *name)
{
    for (int i = 0; i < BOT_COUNT; i++) {
        if (strcmp(bots[i].name, name) == 0) {
            return bots[i].answer;
        }
    }
    return NULL;
}

ag_status ag_bot_answer(const char *bot, ag_game *game, int seat, uint64_t *dice, ag_answer *out,
                        ag_error *error)
{
    ag_bot *answer = bot_named(bot);
    if (answer == NULL) {
        const char *meant = ag_nearest(bot, bot_name, NULL);
        return ag_fail(error, AG_NOT_FOUND, "there is no bot \"%s\"%s%s%s", bot,
                       meant != NULL ? "; did you mean \"" : "", meant != NULL ? meant : "",
                       meant != NULL ? "\"?" : "");
    }
    ag_question question = ag_game_question(game, seat);
    if (question.kind == AG_QUESTION_NONE || !(question.seats & (1u << seat))) {
        return ag_fail(error, AG_USAGE, "seat %d is not asked", seat);
    }
    // Who decides together with others agrees to what a fellow seat has proposed.
    if (question.has_proposal) {
        *out = ag_game_proposal(game);
        return AG_OK;
    }
    ag_view *view = malloc(sizeof *view);
    if (view == NULL) {
        return ag_fail(error, AG_NO_MEMORY, "no memory for the view of seat %d", seat);
    }
    ag_game_view(game, seat, view);
    ag_look look = { .view = view, .question = &question, .seat = seat, .dice = dice };
    memset(out, 0, sizeof *out);
    answer(&look, out);
    free(view);
    return AG_OK;
}
