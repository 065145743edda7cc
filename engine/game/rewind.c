// Keyframes and rebuilding: coroutines and copies of the state are caches, the log is the game.
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/error.h"
#include "game/game_private.h"
#include "rules/choice.h"
#include "rules/frame.h"

static void drop_frames(ag_game *game)
{
    ag_state *state = game->state;
    for (int frame = 1; frame < state->used.frames; frame++) {
        if (state->frames[frame].printed != 0) {
            game->rules->port->drop(game->rules->port->host, frame);
        }
    }
}

void ag_keyframes_close(ag_game *game)
{
    for (int i = 0; i < game->keyframe_count; i++) {
        free(game->keyframes[i].state);
    }
    game->keyframe_count = 0;
}

static void keyframe_drop(ag_game *game, int index)
{
    free(game->keyframes[index].state);
    memmove(&game->keyframes[index], &game->keyframes[index + 1],
            (size_t)(game->keyframe_count - index - 1) * sizeof game->keyframes[0]);
    game->keyframe_count--;
}

// The newest, and one a turn; when there are too many, every other one of the older goes.
static ag_keyframe *keyframe_place(ag_game *game)
{
    int count = game->keyframe_count;
    if (count > 0 && game->keyframes[count - 1].turn == game->state->turn.number) {
        return &game->keyframes[count - 1];
    }
    if (count == AG_KEYFRAME_MAX) {
        for (int i = AG_KEYFRAME_MAX - 3; i > 0; i -= 2) {
            keyframe_drop(game, i);
        }
    }
    ag_keyframe *keyframe = &game->keyframes[game->keyframe_count];
    *keyframe = (ag_keyframe){ .state = calloc(1, sizeof(ag_state)) };
    if (keyframe->state == NULL) {
        return NULL;  // a cache: the log runs from an older one
    }
    game->keyframe_count++;
    return keyframe;
}

void ag_keyframe_take(ag_game *game)
{
    if (ag_frames_open(game->state) || game->options.keep_no_keyframes) {
        return;  // no frame is open at a keyframe
    }
    ag_keyframe *keyframe = keyframe_place(game);
    if (keyframe != NULL) {
        ag_state_copy(keyframe->state, game->state);
        keyframe->entry_count = game->entries_done;
        keyframe->event_count = game->event_count;
        keyframe->turn = game->state->turn.number;
    }
}

void ag_game_restore(ag_game *game)
{
    drop_frames(game);
    int count = game->keyframe_count;
    const ag_state *from = count > 0 ? game->keyframes[count - 1].state : game->first;
    // Counters of aspects only ever grow, so that no cached number is taken for a fresh one.
    uint32_t touched[AG_TOUCH_COUNT];
    memcpy(touched, game->state->touched, sizeof touched);
    ag_state_copy(game->state, from);
    for (int i = 0; i < AG_TOUCH_COUNT; i++) {
        game->state->touched[i] = touched[i] + 1;
    }
    game->rules->derived.known = 0;
    game->rules->over = NULL;
    game->entries_done = count > 0 ? game->keyframes[count - 1].entry_count : 0;
    game->event_count = count > 0 ? game->keyframes[count - 1].event_count : 0;
}

// ---- the log, run again ----

typedef struct rerun {
    ag_game *game;
    uint32_t frame;  // answers that came after this frame began are void; 0: none
    int from;        // where those begin in the log; -1: there are none
    int *faulty;
    ag_error *error;
} rerun;

static int needs_question(const ag_entry *entry)
{
    return entry->kind == AG_ENTRY_ANSWER || entry->kind == AG_ENTRY_CONCEDE;
}

// Runs to the question that was open as the entry came.
static ag_status run_to(rerun *run, int index)
{
    ag_status status = ag_game_run(run->game, run->faulty, run->error);
    if (run->frame != 0 && run->from < 0 && run->game->state->frames_begun >= run->frame) {
        run->from = index;
    }
    if (status == AG_OK && *run->faulty && run->from < 0) {
        return ag_fail(run->error, AG_BAD_CONTENT,
                       "log entry %d: a script fails that did not fail before: something was kept "
                       "outside the state",
                       index + 1);
    }
    return status;
}

static ag_status run_entry(rerun *run, int index)
{
    ag_game *game = run->game;
    const ag_entry entry = game->log.entries[index];
    ag_status status = needs_question(&entry) ? run_to(run, index) : AG_OK;
    if (status < 0 || *run->faulty || (entry.kind == AG_ENTRY_ANSWER && run->from >= 0)) {
        return status;
    }
    if (entry.kind == AG_ENTRY_ANSWER
        && (game->state->choice.kind == AG_CHOICE_NONE
            || ag_choice_fingerprint(game->rules) != entry.fingerprint)) {
        return ag_fail(
            run->error, AG_BAD_CONTENT,
            "log entry %d does not answer the question that is asked there: the game was changed",
            index + 1);
    }
    return ag_game_carry_out(game, &entry, run->error);
}

ag_status ag_log_run(ag_game *game, uint32_t frame, int *from, int *faulty, ag_error *error)
{
    rerun run = { .game = game, .frame = frame, .from = -1, .faulty = faulty, .error = error };
    int *effective = malloc(sizeof(int) * (size_t)(game->log.entry_count + 1));
    ag_status status = AG_OK;
    *faulty = 0;
    if (effective == NULL) {
        return ag_fail(error, AG_NO_MEMORY, "no memory to run the log again");
    }
    int count = ag_log_effective(&game->log, effective);
    for (int i = 0; i < count && status == AG_OK && !*faulty; i++) {
        if (effective[i] >= game->entries_done) {
            status = run_entry(&run, effective[i]);
            game->entries_done = effective[i] + 1;
        }
    }
    free(effective);
    if (status == AG_OK && !*faulty) {
        status = run_to(&run, game->log.entry_count);
    }
    *from = run.from;
    return status;
}

ag_status ag_game_rewind(ag_game *game, ag_error *error)
{
    int from, faulty;
    ag_game_restore(game);
    return ag_log_run(game, 0, &from, &faulty, error);
}

ag_status ag_game_rebuild(ag_game *game, ag_error *error)
{
    if (game->stopped) {
        return ag_fail(error, AG_BAD_CONTENT, "%s", game->stop_reason);
    }
    uint64_t before = ag_state_hash(game->state);
    int events = game->event_count;
    ag_status status = ag_game_rewind(game, error);
    if (status == AG_OK && (ag_state_hash(game->state) != before || game->event_count != events)) {
        status = ag_fail(error, AG_BAD_CONTENT,
                         "the log runs to another state than the game was in: something was kept "
                         "outside the state");
    }
    return status;
}
