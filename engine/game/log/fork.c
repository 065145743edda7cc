// Opening, forking and closing. A fork copies the used state; it shares everything else with the
// game until one of them changes it, and reuses the memory that a closed fork left.
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/assert.h"
#include "base/error.h"
#include "game/log/game_private.h"
#include "game/log/given.h"
#include "rules/numbers/numbers.h"

enum { SPARE_MAX = 4 };

struct ag_family {
    int users;        // open games
    ag_arena memory;  // of the options and the first state
    ag_game_options options;
    ag_state *first;             // the state before the first entry
    ag_game *spares[SPARE_MAX];  // closed games: their state, rules and room for options
    int spare_count;
    ag_base *bases[SPARE_MAX];  // those of closed worlds
    int base_count;
};

// ---- the family ----

// Copies the options with all that they point to.
static void options_copy(ag_family *family, const ag_game_options *from)
{
    ag_game_options *to = &family->options;
    ag_arena *memory = &family->memory;
    *to = *from;
    to->raid_key = ag_arena_text(memory, from->raid_key);
    to->mode = ag_arena_text(memory, from->mode != NULL ? from->mode : "");
    to->packs = ag_arena_text(memory, from->packs != NULL ? from->packs : "");
    for (int seat = 1; seat <= from->seat_count; seat++) {
        const char *key = from->deck_keys[seat];
        to->deck_keys[seat] = ag_arena_text(memory, key != NULL ? key : "");
        for (int deck = 0; deck < from->seats[seat].deck_count; deck++) {
            size_t size = from->seats[seat].counts[deck] * sizeof(uint16_t);
            uint16_t *cards = ag_arena_item(memory, size);
            if (cards != NULL && size > 0) memcpy(cards, from->seats[seat].cards[deck], size);
            to->seats[seat].cards[deck] = cards;
        }
    }
}

static void family_close(ag_family *family)
{
    while (family->base_count > 0) free(family->bases[--family->base_count]);
    ag_arena_close(&family->memory);
    free(family);
}

static ag_family *family_open(const ag_game_options *options)
{
    ag_family *family = calloc(1, sizeof *family);
    if (family == NULL) return NULL;
    family->first = ag_arena_item(&family->memory, sizeof *family->first);
    options_copy(family, options);
    if (family->memory.failed) {
        family_close(family);
        return NULL;
    }
    ag_state_open(family->first);
    return family;
}

ag_state *ag_family_first(ag_family *family)
{
    return family->first;
}

// ---- where a world begins ----

ag_status ag_base_open(ag_game *world, ag_error *error)
{
    ag_family *family = world->family;
    AG_ASSERT(world->base == NULL);
    AG_ASSERT(world->log.entry_count == 0);
    ag_base *base =
        family->base_count > 0 ? family->bases[--family->base_count] : calloc(1, sizeof *base);
    if (base == NULL) return ag_no_memory(error, "a world of the game");
    base->users = 1;
    world->base = base;
    world->first = &base->state;
    return AG_OK;
}

static void base_leave(ag_game *game)
{
    ag_family *family = game->family;
    if (game->base == NULL || --game->base->users > 0) return;
    if (family->base_count < SPARE_MAX) {
        family->bases[family->base_count++] = game->base;
    } else {
        free(game->base);
    }
}

ag_status ag_world_refuse(const ag_game *game, const char *what, ag_error *error)
{
    if (game->base == NULL) return AG_OK;
    return ag_fail(error, AG_USAGE,
                   "this game is a world that was dealt for a seat, and has no beginning of its "
                   "own: %s the game that it was dealt from",
                   what);
}

// ---- a game's room ----

static void room_close(ag_game *room)
{
    free(room->option_buffer);
    free(room->offered_modes);
    free(room->state);
    free(room->rules);
    free(room);
}

static ag_game *room_open(void)
{
    ag_game *room = calloc(1, sizeof *room);
    if (room == NULL) return NULL;
    room->rules = calloc(1, sizeof *room->rules);
    room->state = calloc(1, sizeof *room->state);
    room->option_buffer = calloc(AG_OPTION_MAX, sizeof *room->option_buffer);
    room->offered_modes = calloc(1, sizeof *room->offered_modes);
    if (room->rules == NULL || room->state == NULL || room->option_buffer == NULL
        || room->offered_modes == NULL) {
        room_close(room);
        return NULL;
    }
    ag_state_open(room->state);
    return room;
}

// Clears only the parts that are used without being written first.
static ag_game *room_again(ag_family *family)
{
    ag_game *room = family->spares[--family->spare_count];
    ag_rules *rules = room->rules;
    *room = (ag_game){ .rules = rules,
                       .state = room->state,
                       .option_buffer = room->option_buffer,
                       .offered_modes = room->offered_modes };
    rules->rulings = NULL;
    rules->ruling_count = 0;
    rules->over = NULL;
    rules->derived.known = 0;
    return room;
}

static ag_game *game_open(ag_family *family, ag_scripts *scripts)
{
    ag_game *game = family->spare_count > 0 ? room_again(family) : room_open();
    if (game == NULL) return NULL;
    family->users++;
    game->family = family;
    game->options = family->options;
    game->first = family->first;
    game->scripts = scripts;
    game->rules->state = game->state;
    game->rules->catalog = scripts->catalog;
    game->rules->port = scripts->port;
    game->rules->announced = ag_game_keep_event;
    game->rules->announced_context = game;
    game->head = -1;
    return game;
}

ag_game *ag_game_open_first(const ag_game_options *options, ag_scripts *scripts)
{
    ag_family *family = family_open(options);
    ag_game *game = family == NULL ? NULL : game_open(family, scripts);
    if (game == NULL && family != NULL) family_close(family);
    return game;
}

// The last game of a family frees all that the others left.
static void leave_family(ag_game *game)
{
    ag_family *family = game->family;
    family->users--;
    if (family->users > 0 && family->spare_count < SPARE_MAX) {
        family->spares[family->spare_count++] = game;
        return;
    }
    room_close(game);
    if (family->users == 0) {
        while (family->spare_count > 0) room_close(family->spares[--family->spare_count]);
        family_close(family);
    }
}

void ag_game_close(ag_game *game)
{
    if (game == NULL) return;
    if (game->scripts != NULL) game->scripts->close(game->scripts);
    ag_hearing_close(game);
    ag_keyframes_close(game);
    ag_log_close(&game->log);
    ag_event_log_close(&game->told);
    ag_faults_close(game);
    free(game->aside);
    free(game->rulings);
    base_leave(game);
    leave_family(game);
}

// ---- forks ----

// The current rulings, and the faults so far; 0: no memory.
static int copy_rulings(ag_game *to, const ag_game *from)
{
    size_t size = sizeof *to->rulings * (size_t)from->ruling_count;
    to->rulings = size > 0 ? malloc(size) : NULL;
    if (size > 0 && to->rulings == NULL) return 0;
    if (size > 0) memcpy(to->rulings, from->rulings, size);
    to->ruling_count = to->ruling_capacity = from->ruling_count;
    to->rules->rulings = to->rulings;
    to->rules->ruling_count = to->ruling_count;
    return ag_faults_copy(to, from);
}

static ag_status fork_fill(ag_game *fork, const ag_game *game, ag_error *error)
{
    // A script that waits in the middle of an effect has a coroutine, which cannot be copied: the
    // fork reaches the same place by the log, from the newest keyframe on.
    int by_log = ag_frames_open(game->state), from, faulty;
    const ag_keyframe *newest = by_log ? ag_keyframe_before(game, game->head) : NULL;
    const ag_keyframe first = { .head = -1 };
    const ag_keyframe *at = newest != NULL ? newest : &first;
    ag_log_share(&fork->log, &game->log);
    ag_event_log_share(&fork->told, &game->told);
    fork->base = game->base;
    fork->first = game->first;
    if (fork->base != NULL) fork->base->users++;
    fork->event_read = game->event_read;
    fork->event_count = by_log ? at->event_count : game->event_count;
    fork->begun_late = game->begun_late && (!by_log || newest != NULL);
    fork->head = by_log ? at->head : game->head;
    ag_state_copy(fork->state, !by_log          ? game->state
                               : newest != NULL ? newest->state
                                                : game->first);
    ag_game_follow(fork);
    return by_log ? ag_log_run(fork, game->head, 0, &from, &faulty, error) : AG_OK;
}

ag_status ag_game_open_beside(const ag_game *game, ag_game **out, ag_error *error)
{
    ag_scripts *scripts = game->scripts->fork(game->scripts);
    *out = scripts == NULL ? NULL : game_open(game->family, scripts);
    if (*out != NULL && copy_rulings(*out, game)) return AG_OK;
    if (*out == NULL && scripts != NULL) scripts->close(scripts);
    ag_game_close(*out);
    *out = NULL;
    return ag_no_memory(error, "a fork of the game");
}

ag_status ag_game_fork(const ag_game *game, ag_game **out, ag_error *error)
{
    if (out != NULL) *out = NULL;
    ag_status given =
        ag_given(game != NULL && out != NULL, "a game and a place for the fork were", error);
    if (given < 0) return given;
    ag_game *fork;
    ag_status status = ag_game_open_beside(game, &fork, error);
    if (status == AG_OK && (status = fork_fill(fork, game, error)) < 0) {
        ag_game_close(fork);
        fork = NULL;
    }
    *out = fork;
    return status;
}
