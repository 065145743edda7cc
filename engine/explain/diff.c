// The differences between two places of a game, in words: compares the views of one seat there. A
// card is the same if the seat has seen it all the while; nothing is read that the seat can't see.
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/span.h"
#include "game/log/given.h"
#include "game/log/sentence.h"

enum { LINE_BYTES_MAX = 256 };

typedef struct comparison {
    const ag_rules *rules;  // for the names of seats, which do not change
    const ag_view *then, *now;
    ag_writer out;
    char line[LINE_BYTES_MAX];  // the next to be reported; equal lines are counted as one
    int count;
} comparison;

// ---- lines ----

static void line_end(comparison *at)
{
    if (at->count > 1) ag_write(&at->out, "%s (%d times)\n", at->line, at->count);
    if (at->count == 1) ag_write(&at->out, "%s\n", at->line);
    at->count = 0;
}

static void line_add(comparison *at, const char *line)
{
    if (at->count > 0 && strcmp(at->line, line) != 0) line_end(at);
    ag_writer copy = ag_writer_open(at->line, sizeof at->line);
    ag_write(&copy, "%s", line);
    at->count++;
}

// A number or a flag of a card or player: where it stands, what it is called, or the words for what
// is so now, and was so then. A pointer is a flag.
typedef struct row {
    size_t at;
    enum { NUMBER, FLAG, POINTER } kind;
    const char *name, *no;
} row;

static void compare_rows(ag_writer *line, const row *rows, int count, const void *then,
                         const void *now)
{
    for (const row *one = rows; one < rows + count; one++) {
        const char *was = (const char *)then + one->at, *is = (const char *)now + one->at;
        int a, b;
        if (one->kind == POINTER) {
            const char *word_was, *word_is;
            memcpy(&word_was, was, sizeof word_was);
            memcpy(&word_is, is, sizeof word_is);
            a = word_was != NULL;
            b = word_is != NULL;
        } else {
            memcpy(&a, was, sizeof a);
            memcpy(&b, is, sizeof b);
        }
        if (one->kind == NUMBER && a != b) ag_write_item(line, "%s %d -> %d", one->name, a, b);
        if (one->kind != NUMBER && !a != !b) ag_write_item(line, "%s", b ? one->name : one->no);
    }
}

// ---- the turn, the raid's words, the players ----

static void write_turn(const comparison *at, const ag_view *view, ag_writer *line)
{
    if (view->turn == 0) {
        ag_write(line, "before the first turn");
        return;
    }
    ag_write(line, "turn %d of ", view->turn);
    ag_write_seat(line, at->rules->state, (ag_seat)view->turn_seat);
    ag_write(line, ", %s", view->phase);
}

static void compare_turn(comparison *at)
{
    char then[LINE_BYTES_MAX / 2], now[LINE_BYTES_MAX / 2], text[LINE_BYTES_MAX];
    ag_writer a = ag_writer_open(then, sizeof then), b = ag_writer_open(now, sizeof now);
    write_turn(at, at->then, &a);
    write_turn(at, at->now, &b);
    ag_writer line = ag_writer_open(text, sizeof text);
    ag_write(&line, "%s -> %s", then, now);
    if (strcmp(then, now) != 0) line_add(at, text);
    for (int i = 0; i < at->now->word_count; i++) {
        int was = at->then->words[i], is = at->now->words[i];
        line = ag_writer_open(text, sizeof text);
        ag_write(&line, "%s %d -> %d", at->now->word_names[i], was, is);
        if (was != is) line_add(at, text);
    }
}

static void compare_player(comparison *at, const ag_view_player *then, const ag_view_player *now)
{
    static const row rows[] = {
        { offsetof(ag_view_player, in_game), FLAG, "in the game", "out of the game" },
        { offsetof(ag_view_player, apart), POINTER, "set apart", "set apart no longer" },
        { offsetof(ag_view_player, hand_count), NUMBER, "hand", NULL },
        { offsetof(ag_view_player, deck_count), NUMBER, "deck", NULL },
        { offsetof(ag_view_player, graveyard_count), NUMBER, "graveyard", NULL },
        { offsetof(ag_view_player, resource_count), NUMBER, "resources", NULL },
        { offsetof(ag_view_player, ready_resources), NUMBER, "ready resources", NULL },
    };
    char text[LINE_BYTES_MAX];
    ag_writer line = ag_writer_open(text, sizeof text);
    ag_write_seat(&line, at->rules->state, (ag_seat)now->seat);
    ag_write(&line, ": ");
    size_t name = line.length;
    compare_rows(&line, rows, sizeof rows / sizeof rows[0], then, now);
    if (line.length > name) line_add(at, text);
}

// ---- cards ----

// A card that was hidden in between has another name, and counts as another card.
static const ag_view_card *card_called(const ag_view *view, uint32_t id)
{
    for (int i = 0; i < view->card_count && id != 0; i++) {
        if (view->cards[i].id == id) return &view->cards[i];
    }
    return NULL;
}

// The same cardboard in the other view. A token's slot may have passed to another card; a hero that
// was turned over, or a Boss that replaced another, has another key.
static const ag_view_card *counterpart(const ag_view *view, const ag_view_card *card)
{
    const ag_view_card *found = card_called(view, card->id);
    int same = found != NULL && found->owner == card->owner && found->is_token == card->is_token
               && strcmp(found->key, card->key) == 0;
    return same ? found : NULL;
}

static int in_play(const ag_view_card *card)
{
    return card->zone == AG_VIEW_PARTY || card->zone == AG_VIEW_RESOURCES;
}

static void write_place(const comparison *at, const ag_view_card *card, ag_writer *line)
{
    static const char *const zones[] = {
        [AG_VIEW_HAND] = "hand",
        [AG_VIEW_PARTY] = "party",
        [AG_VIEW_RESOURCES] = "resources",
        [AG_VIEW_GRAVEYARD] = "graveyard",
        [AG_VIEW_REMOVED] = "removed cards",
        [AG_VIEW_DECK] = "deck",
    };
    if (card == NULL || card->zone == AG_VIEW_CHAIN) {
        ag_write(line, card == NULL ? "out of sight" : "the chain");
        return;
    }
    int seat = in_play(card) ? card->controller : card->owner;
    ag_write_seat(line, at->rules->state, (ag_seat)seat);
    ag_write(line, "'s %s", zones[card->zone]);
}

// What changed on a card that stayed in its zone.
static void compare_numbers(const comparison *at, const ag_view_card *then, const ag_view_card *now,
                            ag_writer *line)
{
    static const row rows[] = {
        { offsetof(ag_view_card, damage), NUMBER, "damage", NULL },
        { offsetof(ag_view_card, health), NUMBER, "health", NULL },
        { offsetof(ag_view_card, atk), NUMBER, "ATK", NULL },
        { offsetof(ag_view_card, def), NUMBER, "DEF", NULL },
        { offsetof(ag_view_card, cost), NUMBER, "cost", NULL },
        { offsetof(ag_view_card, ready), FLAG, "ready", "exhausted" },
        { offsetof(ag_view_card, apart), POINTER, "set apart", "set apart no longer" },
        { offsetof(ag_view_card, felled), FLAG, "dealt fatal damage", "whole again" },
        { offsetof(ag_view_card, face_up), FLAG, "face up", "face down" },
        { offsetof(ag_view_card, attacking), FLAG, "attacking", "no longer attacking" },
        { offsetof(ag_view_card, defending), FLAG, "defending", "no longer defending" },
    };
    compare_rows(line, rows, sizeof rows / sizeof rows[0], then, now);
    for (int i = 0; i < AG_KEYWORD_COUNT; i++) {
        if ((then->keywords ^ now->keywords) & AG_LONG_BIT(i)) {
            ag_write_item(line, "%s %s", now->keywords & AG_LONG_BIT(i) ? "has" : "lost",
                          ag_keyword_words[i]);
        }
    }
    if (then->host == now->host) return;
    const ag_view_card *host = card_called(at->now, now->host);
    ag_write_item(line, "attached to %s", host != NULL ? host->name : "nothing");
}

static void compare_card(comparison *at, const ag_view_card *then, const ag_view_card *now)
{
    char text[LINE_BYTES_MAX];
    ag_writer line = ag_writer_open(text, sizeof text);
    int elsewhere = then == NULL || now == NULL || then->zone != now->zone
                    || (in_play(now) && then->controller != now->controller);
    ag_write(&line, elsewhere ? "%s: " : "%s (", now != NULL ? now->name : then->name);
    if (elsewhere) {
        write_place(at, then, &line);
        ag_write(&line, " -> ");
    }
    write_place(at, now, &line);
    ag_write(&line, elsewhere ? "" : "): ");
    size_t name = line.length;
    if (!elsewhere) compare_numbers(at, then, now, &line);
    if (elsewhere || line.length > name) line_add(at, text);
}

static void compare(comparison *at)
{
    compare_turn(at);
    for (int i = 0; i < at->now->player_count; i++) {
        compare_player(at, &at->then->players[i], &at->now->players[i]);
    }
    for (int i = 0; i < at->then->card_count; i++) {
        const ag_view_card *card = &at->then->cards[i];
        if (card->id != 0) compare_card(at, card, counterpart(at->now, card));
    }
    for (int i = 0; i < at->now->card_count; i++) {
        const ag_view_card *card = &at->now->cards[i];
        if (card->id != 0 && counterpart(at->then, card) == NULL) compare_card(at, NULL, card);
    }
    line_end(at);
    if (at->out.length == 0) ag_write(&at->out, "Nothing is different.\n");
}

// ---- two places ----

ag_status ag_game_diff(ag_game *game, const ag_diff_wish *wish, char *out, size_t capacity,
                       ag_error *error)
{
    int two = wish != NULL && wish->a != NULL && wish->b != NULL;
    int seat = wish != NULL ? wish->seat : 0;
    ag_status status = ag_given_check_reader(game, seat, error);
    if (status == AG_OK) {
        status = ag_given(two && ag_given_room(out, capacity),
                          "two places, and room for what is different were", error);
    }
    if (status < 0) return status;
    const char *names[] = { wish->a, wish->b };
    int places[2];
    for (int i = 0; i < 2; i++) {
        if ((places[i] = ag_log_place(game, names[i])) >= 0) continue;
        return ag_fail(error, AG_NOT_FOUND, "there is no mark or branch \"%s\" at this table",
                       names[i]);
    }
    ag_game *aside = NULL;  // a fork that goes there; the game itself does not move
    if ((status = ag_game_fork(game, &aside, error)) < 0) return status;
    ag_view *views = calloc(2, sizeof *views);
    if (views == NULL) status = ag_no_memory(error, "two places to compare");
    for (int i = 0; i < 2 && status == AG_OK; i++) {
        status = ag_log_go(aside, places[i], error);
        if (status == AG_OK) ag_game_view(aside, seat, &views[i]);
    }
    if (status == AG_OK) {
        comparison at = { .rules = ag_game_rules(game),
                          .then = &views[0],
                          .now = &views[1],
                          .out = ag_writer_open(out, capacity) };
        compare(&at);
    }
    free(views);
    ag_game_close(aside);
    return status;
}
