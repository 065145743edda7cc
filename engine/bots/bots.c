// What all bots share: their names, their dice, and reading a view.
#include "bots/bots.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "game/log/given.h"

static const struct {
    const char *name;
    ag_bot *answer;
} bots[] = {
    { "random", ag_bot_random },
    { "greedy", ag_bot_greedy },
    { "search", ag_bot_search },
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
    // The high half, scaled down: a question has too few options for the bias to matter.
    return count == 0 ? 0 : (uint32_t)(((next(dice) >> 32) * count) >> 32);
}

// ---- reading a view ----

const ag_view_card *ag_sight_card(const ag_sight *look, uint32_t id)
{
    for (int i = 0; i < look->view->card_count && id != 0; i++) {
        if (look->view->cards[i].id == id) return &look->view->cards[i];
    }
    return NULL;
}

static const ag_view_player *player_of(const ag_sight *look, int seat)
{
    for (int i = 0; i < look->view->player_count; i++) {
        if (look->view->players[i].seat == seat) return &look->view->players[i];
    }
    return NULL;
}

const ag_view_player *ag_sight_me(const ag_sight *look)
{
    return player_of(look, look->seat);
}

int ag_sight_opposes(const ag_sight *look, int seat)
{
    const ag_view_player *me = ag_sight_me(look);
    const ag_view_player *other = player_of(look, seat);
    return me != NULL && other != NULL && me->side != other->side;
}

int ag_sight_seat_of(const ag_view_card *card)
{
    return card->controller != 0 ? card->controller : card->owner;
}

int ag_sight_holds(const ag_sight *look, const ag_view_card *card)
{
    return ag_sight_seat_of(card) == look->seat;
}

int ag_sight_is(const ag_view_card *card, uint32_t types)
{
    return card != NULL && (card->types & types) != 0;
}

const char *ag_sight_verb(const ag_view_option *option)
{
    return option->move == AG_MOVE_PLAY  ? "plays"
           : option->move == AG_MOVE_USE ? "uses"
                                         : "completes";
}

int ag_sight_left(const ag_view_card *card)
{
    return card->health - card->damage;
}

// ---- saying why ----

void ag_sight_say(const ag_sight *look, const char *format, ...)
{
    char text[256];
    if (look->why == NULL) return;
    va_list values;
    va_start(values, format);
    vsnprintf(text, sizeof text, format, values);
    va_end(values);
    ag_write(look->why, "%s", text);
}

// Hands, face-down cards and known cards of a deck are not public.
int ag_sight_is_public(const ag_view_card *card)
{
    int is_shown = card->zone != AG_VIEW_HAND && card->zone != AG_VIEW_DECK;
    return is_shown && card->face_up;
}

const char *ag_sight_name(const ag_sight *look, const ag_view_card *card)
{
    int is_seen = card != NULL && card->id != 0 && (!look->open || ag_sight_is_public(card));
    return is_seen ? card->name : "a card";
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
        if (strcmp(bots[i].name, name) == 0) return bots[i].answer;
    }
    return NULL;
}

ag_bot_def ag_bot_default(void)
{
    return (ag_bot_def){ .bot = "greedy", .nodes = 2000 };
}

// The view is large, so that it is allocated for one answer only.
static ag_status look_and_answer(const ag_bot_def *def, ag_bot *answer, ag_sight *look,
                                 ag_answer *out, ag_error *error)
{
    ag_view *view = malloc(sizeof *view);
    if (view == NULL) {
        return ag_fail(error, AG_NO_MEMORY, "no memory for the view of seat %d", look->seat);
    }
    ag_game_view(look->game, look->seat, view);
    look->view = view;
    look->open = def->open;
    look->nodes = def->nodes;
    memset(out, 0, sizeof *out);
    answer(look, out);
    free(view);
    return AG_OK;
}

ag_status ag_bot_answer(const ag_bot_def *def, ag_game *game, int seat, uint64_t *dice,
                        ag_answer *out, ag_error *error)
{
    ag_status status = ag_given_check_seat(game, seat, error);
    if (status == AG_OK) {
        status = ag_given(def != NULL && def->bot != NULL && dice != NULL && out != NULL,
                          "a bot, its dice and room for an answer were", error);
    }
    if (status < 0) return status;
    ag_bot *answer = bot_named(def->bot);
    ag_writer line;
    ag_sight look = { .seat = seat, .dice = dice, .game = game };
    if (def->why != NULL && def->why_capacity > 0) {
        line = ag_writer_open(def->why, def->why_capacity);
        look.why = &line;
    }
    if (answer == NULL) {
        const char *meant = ag_nearest(def->bot, bot_name, NULL);
        return ag_fail(error, AG_NOT_FOUND, "there is no bot \"%s\"%s%s%s", def->bot,
                       meant != NULL ? "; did you mean \"" : "", meant != NULL ? meant : "",
                       meant != NULL ? "\"?" : "");
    }
    ag_question question = ag_game_question(game, seat);
    if (question.kind == AG_QUESTION_NONE || !(question.seats & (1u << seat))) {
        return ag_fail(error, AG_USAGE, "seat %d is not asked", seat);
    }
    look.question = &question;
    // If seats decide together, a bot agrees to any proposal.
    if (question.has_proposal) {
        *out = ag_game_proposal(game);
        ag_sight_say(&look, "agrees");
        return AG_OK;
    }
    return look_and_answer(def, answer, &look, out, error);
}
