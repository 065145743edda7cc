// A world for a bot: a possible continuation of the game, given all that one seat knows. What the
// seat can't know is dealt again, and the dice fall differently. A world begins where it was dealt.
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/error.h"
#include "base/hash.h"
#include "game/facts/answer.h"
#include "game/view/deal.h"
#include "game/log/game_private.h"
#include "game/log/given.h"
#include "rules/numbers/numbers.h"
#include "state/card.h"

// In the middle of an effect a world may ask differently than the game did: this many are tried,
// with at most this many answers given again in each.
enum { TRIES = 12, ANSWERS_MAX = 200 };

int ag_game_is_world(const ag_game *game)
{
    return game->base != NULL;
}

// ---- earlier events ----

// A loaded game has not announced the events before its keyframe: it does so now, once, so that it
// knows as much as one that was never saved. Events that the host has not read yet stay unread.
static ag_status tell_all(ag_game *game, ag_error *error)
{
    int unread = game->event_count - game->event_read;
    if (!game->begun_late) return AG_OK;
    ag_status status = ag_game_look_back(game, error);
    game->event_read = game->event_count >= unread ? game->event_count - unread : 0;
    return status;
}

// ---- a quiet place ----

// A game at the state `from`, with what the seat can't know dealt again. The game hash would tell
// what was drawn.
static ag_status open_at(const ag_game *game, const ag_state *from, int seat, uint64_t seed,
                         const ag_hidden *hidden, ag_game **out)
{
    ag_status status = ag_game_open_beside(game, out, NULL);
    if (status == AG_OK) status = ag_base_open(*out, NULL);
    if (status < 0) return status;
    ag_game *world = *out;
    ag_state_copy(world->state, from);
    ag_game_follow(world);
    ag_deal_anew(world->rules, hidden, (ag_seat)seat, seed);
    world->state->told_hash = ag_hash(seed, "world", 5);
    world->state->told_count = 0;
    return AG_OK;
}

// What others are asked may depend on what they hold: the question is computed again.
static ag_status deal_here(const ag_game *game, int seat, uint64_t seed, const ag_hidden *hidden,
                           ag_game **out, ag_error *error)
{
    ag_status status = open_at(game, game->state, seat, seed, hidden, out);
    if (status < 0) return ag_no_memory(error, "a world of the game");
    ag_game *world = *out;
    ag_rng_seed(&world->state->rng, seed, 1);
    memset(world->state->dice, 0, sizeof world->state->dice);
    world->state->dice_count = 0;
    if (world->state->choice.kind != AG_QUESTION_NONE
        && !(world->state->choice.who & AG_BIT(seat))) {
        ag_game_ask_anew(world);
    }
    ag_state_copy(&world->base->state, world->state);
    return ag_game_over(world) ? AG_OK : ag_game_advance(world, error);
}

// ---- in mid-effect ----

// 1: the world asks the same there, and the answer was given again; 0: it goes another way.
static int answer_again(const ag_game *game, ag_game *world, int index)
{
    const ag_entry *entry = &game->log.nodes[index].entry;
    ag_picks picks;
    switch (entry->kind) {
    case AG_ENTRY_RULING:
    case AG_ENTRY_HAND_OVER:
    case AG_ENTRY_MARK: return 1;
    case AG_ENTRY_CONCEDE: return ag_game_concede(world, entry->seat, NULL) == AG_OK;
    case AG_ENTRY_ANSWER: break;
    default: return 0;
    }
    if (world->state->choice.kind == AG_QUESTION_NONE
        || ag_choice_form(world->rules) != game->log.nodes[index].before.form) {
        return 0;
    }
    ag_game_picks_of(game, entry, &picks);
    return ag_game_enter_answer(world, entry->seat, &picks, NULL) == AG_OK;
}

// 1: the world has reached the question that the game asks.
static int answer_all(const ag_game *game, ag_game *world, const int *path, int count)
{
    for (int i = 0; i < count; i++) {
        if (!answer_again(game, world, path[i])) return 0;
    }
    return world->state->choice.kind != AG_QUESTION_NONE
           && ag_choice_form(world->rules) == ag_choice_form(game->rules)
           && world->state->dice_count == 0;
}

typedef struct passage {
    const ag_game *game;
    int seat;
    const ag_state *from;     // the keyframe
    const ag_hidden *hidden;  // at that keyframe
    const int *path;          // the entries since
    int count;
} passage;

// Expected: AG_NOT_FOUND if the world went another way.
static ag_status try_once(const passage *by, uint64_t seed, ag_game **out, ag_error *error)
{
    ag_status status = open_at(by->game, by->from, by->seat, seed, by->hidden, out);
    if (status < 0) return ag_no_memory(error, "a world of the game");
    ag_game *world = *out;
    ag_state_copy(&world->base->state, world->state);
    // The dice fall otherwise by an entry, so that forks of the world repeat it.
    int there = answer_all(by->game, world, by->path, by->count);
    status = there ? ag_game_reseed(world, seed, error) : AG_NOT_FOUND;
    if (status < 0) {
        ag_game_close(world);
        *out = NULL;
    }
    return status;
}

// A script waits: the world is dealt at the newest keyframe, and gets here by the same answers.
static ag_status deal_before(const ag_game *game, int seat, uint64_t seed, const ag_hidden *now,
                             ag_game **out, ag_error *error)
{
    const ag_keyframe *newest = ag_keyframe_before(game, game->head);
    ag_hidden hidden;
    ag_status status = AG_NOT_FOUND;
    int since = newest != NULL ? newest->head : -1, count;
    int *path = ag_log_path(&game->log, since, game->head, &count, error);
    if (path == NULL) return AG_NO_MEMORY;
    passage by = { .game = game, .seat = seat, .path = path, .count = count, .hidden = &hidden };
    by.from = newest != NULL ? newest->state : game->first;
    ag_hidden_then(game, by.from, (ag_seat)seat, now, &hidden);
    for (int i = 0; i < TRIES && by.count <= ANSWERS_MAX && status == AG_NOT_FOUND; i++) {
        status = try_once(&by, ag_hash(seed, &i, sizeof i), out, error);
    }
    free(path);
    if (status == AG_NOT_FOUND) {
        return ag_fail(error, AG_NOT_FOUND,
                       "no world was found in which the same was asked since the last move; deal "
                       "one at the next move");
    }
    return status;
}

// ---- public ----

ag_status ag_world_deal(const ag_game *game, int seat, uint64_t seed, ag_game **out,
                        ag_error *error)
{
    ag_hidden hidden;
    ag_status status = ag_given(out != NULL, "a place for the world was", error);
    if (out != NULL) {
        *out = NULL;
        status = ag_given_check_seat(game, seat, error);
    }
    if (status == AG_OK) status = ag_game_want_question(ag_game_to_read_on(game), error);
    if (status == AG_OK) status = tell_all(ag_game_to_read_on(game), error);
    if (status < 0) return status;
    ag_hidden_from(game, (ag_seat)seat, &hidden);
    status = ag_frames_open(game->state) ? deal_before(game, seat, seed, &hidden, out, error)
                                         : deal_here(game, seat, seed, &hidden, out, error);
    if (status < 0) {
        ag_game_close(*out);
        *out = NULL;
    }
    return status;
}
