// What all bots share: their names, their dice, and reading a view.
#include "bots/bots.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "game/log/given.h"

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

static int is_of(const ag_sight *look, const ag_view_card *card, ag_whose whose)
{
    int seat = ag_sight_seat_of(card);
    switch (whose) {
    case AG_OWN: return seat == look->seat;
    case AG_OF_SIDE: return seat != 0 && !ag_sight_opposes(look, seat);
    case AG_OPPOSED: return ag_sight_opposes(look, seat);
    default: return 1;
    }
}

const ag_view_card *ag_sight_next(const ag_sight *look, const ag_view_card *card, ag_view_zone zone,
                                  ag_whose whose, uint32_t types)
{
    const ag_view_card *end = look->view->cards + look->view->card_count;
    for (card = card != NULL ? card + 1 : look->view->cards; card < end; card++) {
        int is_seen = zone != AG_VIEW_HAND || card->id != 0;
        if (card->zone == zone && is_seen && (types == 0 || (card->types & types) != 0)
            && is_of(look, card, whose)) {
            return card;
        }
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

// ---- any legal answer: single picks and numbers are uniform; sets by size, then members ----

// The members of a set in a random order: the order of picks counts.
static void pick_set(const ag_sight *look, ag_answer *out)
{
    uint16_t left[AG_PICK_MAX * 4];
    int count = look->question->option_count;
    int min = look->question->min;
    int max = look->question->max < AG_PICK_MAX ? look->question->max : AG_PICK_MAX;
    if (count > (int)(sizeof left / sizeof left[0])) count = (int)(sizeof left / sizeof left[0]);
    for (int i = 0; i < count; i++) left[i] = (uint16_t)i;
    max = max > count ? count : max;
    out->count = min + (int)ag_bot_roll(look->dice, (uint32_t)(max - min + 1));
    for (int i = 0; i < out->count; i++) {
        int at = i + (int)ag_bot_roll(look->dice, (uint32_t)(count - i));
        out->picks[i] = left[at];
        left[at] = left[i];
    }
}

static void answer_at_random(const ag_sight *look, ag_answer *out)
{
    const ag_question *question = look->question;
    // The number of ways would give away what it holds.
    if (!look->open) ag_sight_say(look, "chance, among %d ways", question->option_count);
    switch (question->kind) {
    case AG_QUESTION_NUMBER:
        out->number = question->min
                      + (int)ag_bot_roll(look->dice, (uint32_t)(question->max - question->min + 1));
        break;
    case AG_QUESTION_PICK: pick_set(look, out); break;
    default:
        out->count = 1;
        out->picks[0] = (uint16_t)ag_bot_roll(look->dice, (uint32_t)question->option_count);
        break;
    }
}

// ---- answering ----

static const struct {
    const char *name;
    ag_bot *answer;
} bots[] = {
    { "random", answer_at_random },
    { "greedy", ag_bot_greedy },
    { "search", ag_bot_search },
};
enum { BOT_COUNT = sizeof bots / sizeof bots[0] };

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
    // The view is large, so that it is allocated for one answer only.
    ag_view *view = malloc(sizeof *view);
    if (view == NULL) {
        return ag_fail(error, AG_NO_MEMORY, "no memory for the view of seat %d", look.seat);
    }
    ag_game_view(look.game, look.seat, view);
    look.view = view;
    look.open = def->open;
    look.nodes = def->nodes;
    memset(out, 0, sizeof *out);
    answer(&look, out);
    free(view);
    return AG_OK;
}
