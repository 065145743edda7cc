// Keyframes, rebuilding and rulings: coroutines and copies of the state are caches, the log is the
// game.
#include <stdio.h>
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

// Puts the game back to the newest keyframe, or to its beginning.
static void restore(ag_game *game)
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

// Carries out the entries that count from where the state is. Returns the position of the first
// answer that no longer fits its question, or -1.
static int run_on(ag_game *game, ag_status *status, ag_error *error)
{
    int *effective = malloc(sizeof(int) * (size_t)(game->log.entry_count + 1));
    *status = AG_OK;
    if (effective == NULL) {
        *status = ag_fail(error, AG_NO_MEMORY, "no memory to run the log again");
        return -1;
    }
    int count = ag_log_effective(&game->log, effective);
    int misfit = -1;
    for (int i = 0; i < count && misfit < 0 && *status == AG_OK; i++) {
        const ag_entry *entry = &game->log.entries[effective[i]];
        if (effective[i] < game->entries_done) {
            continue;
        }
        if (entry->kind == AG_ENTRY_CONCEDE) {
            *status = ag_game_advance(game, error);  // it came while a question was open
        }
        if (entry->kind == AG_ENTRY_ANSWER) {
            *status = ag_game_advance(game, error);
            int fits = *status == AG_OK && game->state->choice.kind != AG_CHOICE_NONE
                       && ag_choice_fingerprint(game->rules) == entry->fingerprint;
            if (!fits) {
                misfit = effective[i];
                break;
            }
        }
        if (*status == AG_OK) {
            *status = ag_game_enter(game, entry, error);
        }
        game->entries_done = effective[i] + 1;
    }
    free(effective);
    return misfit;
}

ag_status ag_game_rewind(ag_game *game, ag_error *error)
{
    ag_status status;
    restore(game);
    int misfit = run_on(game, &status, error);
    if (status == AG_OK && misfit >= 0) {
        status = ag_fail(
            error, AG_BAD_CONTENT,
            "log entry %d does not answer the question that is asked there: the game was changed",
            misfit + 1);
    }
    return status;
}

ag_status ag_game_rebuild(ag_game *game, ag_error *error)
{
    if (game->stopped) {
        return ag_fail(error, AG_BAD_CONTENT, "%s", game->stop_reason);
    }
    uint64_t before = ag_state_hash(game->state);
    int events = game->event_count;
    ag_status status = ag_game_rewind(game, error);
    if (status == AG_OK) {
        status = ag_game_advance(game, error);
    }
    if (status == AG_OK && (ag_state_hash(game->state) != before || game->event_count != events)) {
        status = ag_fail(error, AG_BAD_CONTENT,
                         "the log runs to another state than the game was in: something was kept "
                         "outside the state");
    }
    return status;
}

// ---- rulings: a frame whose script failed never happened (architecture, errors) ----

static int rulings_this_turn(const ag_game *game)
{
    int count = 0;
    for (int i = 0; i < game->log.entry_count; i++) {
        const ag_entry *entry = &game->log.entries[i];
        count += entry->kind == AG_ENTRY_RULING
                 && entry->pick_count == (uint16_t)game->state->turn.number;
    }
    return count;
}

static ag_status stop(ag_game *game, const char *why, ag_error *error)
{
    const char *over = game->rules->over;
    const char *fault = over != NULL ? over : game->scripts->fault(game->scripts);
    game->stopped = 1;
    snprintf(game->stop_reason, sizeof game->stop_reason, "%s: %.800s", why, fault);
    return ag_fail(error, AG_BAD_CONTENT, "%s", game->stop_reason);
}

static int add_ruling(ag_game *game, uint32_t ordinal)
{
    if (game->ruling_count == game->ruling_capacity) {
        int capacity = game->ruling_capacity == 0 ? 16 : game->ruling_capacity * 2;
        uint32_t *rulings = realloc(game->rulings, (size_t)capacity * sizeof *rulings);
        if (rulings == NULL) {
            return 0;
        }
        game->rulings = rulings;
        game->ruling_capacity = capacity;
    }
    game->rulings[game->ruling_count++] = ordinal;
    game->rules->rulings = game->rulings;
    game->rules->ruling_count = game->ruling_count;
    return 1;
}

static const ag_frame *faulty_frame(const ag_state *state)
{
    for (int i = state->used.tasks - 1; i >= 0; i--) {
        if (state->tasks[i].kind == AG_TASK_FRAME) {
            return &state->frames[state->tasks[i].a];
        }
    }
    return NULL;
}

ag_status ag_game_rule_out(ag_game *game, ag_error *error)
{
    const ag_frame *frame = faulty_frame(game->state);
    AG_ASSERT(frame != NULL);
    uint32_t ordinal = frame->ordinal;
    uint32_t turn = game->state->turn.number;
    int of_raid =
        (ag_catalog_card(game->rules->catalog, frame->printed)->side[0].types & AG_TYPE_RAID) != 0;
    if (of_raid || rulings_this_turn(game) >= AG_RULINGS_A_TURN_MAX) {
        return stop(game,
                    of_raid ? "a step of the raid failed" : "too many script faults in one turn",
                    error);
    }
    if (!add_ruling(game, ordinal)) {
        return ag_fail(error, AG_NO_MEMORY, "no memory for a ruling");
    }
    ag_status status;
    int entries = game->log.entry_count;
    restore(game);
    int misfit = run_on(game, &status, error);
    if (status < 0) {
        return status;
    }
    uint32_t from = (uint32_t)(misfit >= 0 ? misfit : entries);
    ag_entry ruling = { .kind = AG_ENTRY_RULING,
                        .number = (int32_t)ordinal,
                        .pick_count = (uint16_t)turn };
    status = ag_log_add(&game->log, &ruling, &from, 1, error);
    game->entries_done = game->log.entry_count;
    if (game->event_read > game->event_count) {
        game->event_read = game->event_count;
    }
    return status;
}
