// The differences between two places of a game, in words: compares the views of one seat there. A
// card is the same if the seat has seen it all the while; nothing is read that the seat can't see.
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/span.h"
#include "game/log/game_private.h"
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
    if (at->count > 1) {
        ag_write(&at->out, "%s (%d times)\n", at->line, at->count);
    } else if (at->count == 1) {
        ag_write(&at->out, "%s\n", at->line);
    }
    at->count = 0;
}

static void line_add(comparison *at, const char *line)
{
    if (at->count > 0 && strcmp(at->line, line) != 0) line_end(at);
    ag_writer copy = ag_writer_open(at->line, sizeof at->line);
    ag_write(&copy, "%s", line);
    at->count++;
}

// Adds "name 3 -> 4" to a line if the numbers differ.
static void number(ag_writer *line, const char **between, const char *name, int then, int now)
{
    if (then != now) {
        ag_write(line, "%s%s %d -> %d", *between, name, then, now);
        *between = ", ";
    }
}

// Adds the word for what is true now, or was true then.
static void flag(ag_writer *line, const char **between, const char *yes, const char *no, int then,
                 int now)
{
    if (!then != !now) {
        ag_write(line, "%s%s", *between, now ? yes : no);
        *between = ", ";
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
    ag_writer a = ag_writer_open(then, sizeof then);
    ag_writer b = ag_writer_open(now, sizeof now);
    write_turn(at, at->then, &a);
    write_turn(at, at->now, &b);
    if (strcmp(then, now) != 0) {
        ag_writer line = ag_writer_open(text, sizeof text);
        ag_write(&line, "%s -> %s", then, now);
        line_add(at, text);
    }
    for (int i = 0; i < at->now->word_count; i++) {
        const char *between = "";
        ag_writer line = ag_writer_open(text, sizeof text);
        number(&line, &between, at->now->word_names[i], at->then->words[i], at->now->words[i]);
        if (line.length > 0) line_add(at, text);
    }
}

static void compare_player(comparison *at, const ag_view_player *then, const ag_view_player *now)
{
    char text[LINE_BYTES_MAX];
    const char *between = ": ";
    ag_writer line = ag_writer_open(text, sizeof text);
    ag_write_seat(&line, at->rules->state, (ag_seat)now->seat);
    size_t name = line.length;
    flag(&line, &between, "in the game", "out of the game", then->in_game, now->in_game);
    flag(&line, &between, "set apart", "set apart no longer", then->apart != NULL,
         now->apart != NULL);
    number(&line, &between, "hand", then->hand_count, now->hand_count);
    number(&line, &between, "deck", then->deck_count, now->deck_count);
    number(&line, &between, "graveyard", then->graveyard_count, now->graveyard_count);
    number(&line, &between, "resources", then->resource_count, now->resource_count);
    number(&line, &between, "ready resources", then->ready_resources, now->ready_resources);
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

// The same cardboard in the other view. A token's slot may have passed to another card.
static const ag_view_card *counterpart(const ag_view *view, const ag_view_card *card)
{
    const ag_view_card *found = card_called(view, card->id);
    if (found == NULL || found->owner != card->owner || found->is_token != card->is_token) {
        return NULL;
    }
    // A hero that was turned over, or a Boss that replaced another, has another key.
    return strcmp(found->key, card->key) == 0 ? found : NULL;
}

static void write_place(const comparison *at, const ag_view_card *card, ag_writer *line)
{
    static const char *const zones[] = {
        [AG_VIEW_HAND] = "hand",           [AG_VIEW_PARTY] = "party",
        [AG_VIEW_RESOURCES] = "resources", [AG_VIEW_GRAVEYARD] = "graveyard",
        [AG_VIEW_CHAIN] = "chain",         [AG_VIEW_REMOVED] = "removed cards",
        [AG_VIEW_DECK] = "deck",
    };
    if (card == NULL) {
        ag_write(line, "out of sight");
        return;
    }
    int in_play = card->zone == AG_VIEW_PARTY || card->zone == AG_VIEW_RESOURCES;
    if (card->zone == AG_VIEW_CHAIN) {
        ag_write(line, "the chain");
        return;
    }
    ag_write_seat(line, at->rules->state, (ag_seat)(in_play ? card->controller : card->owner));
    ag_write(line, "'s %s", zones[card->zone]);
}

static int is_elsewhere(const ag_view_card *then, const ag_view_card *now)
{
    return then == NULL || now == NULL || then->zone != now->zone
           || (now->zone == AG_VIEW_PARTY && then->controller != now->controller)
           || (now->zone == AG_VIEW_RESOURCES && then->controller != now->controller);
}

static void compare_keywords(ag_writer *line, const char **between, uint64_t then, uint64_t now)
{
    for (int i = 0; i < AG_KEYWORD_COUNT; i++) {
        if ((then ^ now) & AG_LONG_BIT(i)) {
            ag_write(line, "%s%s %s", *between, now & AG_LONG_BIT(i) ? "has" : "lost",
                     ag_keyword_words[i]);
            *between = ", ";
        }
    }
}

static void compare_host(const comparison *at, ag_writer *line, const char **between,
                         const ag_view_card *then, const ag_view_card *now)
{
    if (then->host != now->host) {
        const ag_view_card *host = card_called(at->now, now->host);
        ag_write(line, "%s%s%s", *between, host != NULL ? "attached to " : "attached to nothing",
                 host != NULL ? host->name : "");
        *between = ", ";
    }
}

// What changed on a card that stayed in its zone.
static void compare_numbers(const comparison *at, const ag_view_card *then, const ag_view_card *now,
                            ag_writer *line)
{
    const char *between = ": ";
    number(line, &between, "damage", then->damage, now->damage);
    number(line, &between, "health", then->health, now->health);
    number(line, &between, "ATK", then->atk, now->atk);
    number(line, &between, "DEF", then->def, now->def);
    number(line, &between, "cost", then->cost, now->cost);
    flag(line, &between, "ready", "exhausted", then->ready, now->ready);
    flag(line, &between, "set apart", "set apart no longer", then->apart != NULL,
         now->apart != NULL);
    flag(line, &between, "dealt fatal damage", "whole again", then->felled, now->felled);
    flag(line, &between, "face up", "face down", then->face_up, now->face_up);
    flag(line, &between, "attacking", "no longer attacking", then->attacking, now->attacking);
    flag(line, &between, "defending", "no longer defending", then->defending, now->defending);
    compare_keywords(line, &between, then->keywords, now->keywords);
    compare_host(at, line, &between, then, now);
}

static void compare_card(comparison *at, const ag_view_card *then, const ag_view_card *now)
{
    char text[LINE_BYTES_MAX];
    ag_writer line = ag_writer_open(text, sizeof text);
    ag_write(&line, "%s", now != NULL ? now->name : then->name);
    if (is_elsewhere(then, now)) {
        ag_write(&line, ": ");
        write_place(at, then, &line);
        ag_write(&line, " -> ");
        write_place(at, now, &line);
        line_add(at, text);
        return;
    }
    ag_write(&line, " (");
    write_place(at, now, &line);
    ag_write(&line, ")");
    size_t name = line.length;
    compare_numbers(at, then, now, &line);
    if (line.length > name) line_add(at, text);
}

static void compare_cards(comparison *at)
{
    for (int i = 0; i < at->then->card_count; i++) {
        const ag_view_card *card = &at->then->cards[i];
        if (card->id != 0) compare_card(at, card, counterpart(at->now, card));
    }
    for (int i = 0; i < at->now->card_count; i++) {
        const ag_view_card *card = &at->now->cards[i];
        if (card->id != 0 && counterpart(at->then, card) == NULL) compare_card(at, NULL, card);
    }
}

static void compare(comparison *at)
{
    compare_turn(at);
    for (int i = 0; i < at->now->player_count; i++) {
        compare_player(at, &at->then->players[i], &at->now->players[i]);
    }
    compare_cards(at);
    line_end(at);
    if (at->out.length == 0) ag_write(&at->out, "Nothing is different.\n");
}

// ---- two places ----

static ag_status place_named(const ag_game *game, const char *name, int *place, ag_error *error)
{
    *place = name == NULL ? -1 : ag_log_place(&game->log, name);
    if (*place < 0) {
        return ag_fail(error, AG_NOT_FOUND, "there is no mark or branch \"%s\" at this table",
                       name == NULL ? "" : name);
    }
    return AG_OK;
}

// `aside` is a fork that goes there; the game itself does not move.
static ag_status view_at(ag_game *aside, int place, int seat, ag_view *out, ag_error *error)
{
    ag_status status = ag_game_run_to(aside, ag_log_head(&aside->log, place), error);
    if (status == AG_OK) ag_game_view(aside, seat, out);
    return status;
}

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
    int then = -1, now = -1;
    ag_game *aside = NULL;
    if ((status = place_named(game, wish->a, &then, error)) < 0
        || (status = place_named(game, wish->b, &now, error)) < 0
        || (status = ag_game_fork(game, &aside, error)) < 0) {
        return status;
    }
    ag_view *views = calloc(2, sizeof *views);
    if (views == NULL) status = ag_fail(error, AG_NO_MEMORY, "no memory to compare two places");
    if (status == AG_OK) status = view_at(aside, then, seat, &views[0], error);
    if (status == AG_OK) status = view_at(aside, now, seat, &views[1], error);
    if (status == AG_OK) {
        comparison at = { .rules = game->rules,
                          .then = &views[0],
                          .now = &views[1],
                          .out = ag_writer_open(out, capacity) };
        compare(&at);
    }
    free(views);
    ag_game_close(aside);
    return status;
}
