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
        keyframe->head = game->head;
        keyframe->event_count = game->event_count;
        keyframe->turn = game->state->turn.number;
    }
}

const ag_keyframe *ag_keyframe_before(const ag_game *game, int head)
{
    for (int i = game->keyframe_count - 1; i >= 0; i--) {
        const ag_keyframe *keyframe = &game->keyframes[i];
        if (keyframe->head < 0 || ag_log_is_on_path(&game->log, head, keyframe->head)) {
            return keyframe;
        }
    }
    return NULL;
}

static void restore(ag_game *game, int head)
{
    drop_frames(game);
    const ag_keyframe *keyframe = ag_keyframe_before(game, head);
    if (keyframe == NULL && game->begun_late) {
        // From here on events are counted from the beginning.
        ag_keyframes_close(game);
        game->begun_late = 0;
    }
    // Counters of aspects only ever grow, so that no cached number is taken for a fresh one.
    uint32_t touched[AG_TOUCH_COUNT];
    memcpy(touched, game->state->touched, sizeof touched);
    ag_state_copy(game->state, keyframe != NULL ? keyframe->state : game->first);
    for (int i = 0; i < AG_TOUCH_COUNT; i++) {
        game->state->touched[i] = touched[i] + 1;
    }
    game->rules->derived.known = 0;
    game->rules->over = NULL;
    game->head = keyframe != NULL ? keyframe->head : -1;
    game->event_count = keyframe != NULL ? keyframe->event_count : 0;
}

static int answer_fits(ag_game *game, const ag_entry *entry, ag_status *status, ag_error *error)
{
    *status = ag_game_advance(game, error);
    if (*status < 0 || entry->kind != AG_ENTRY_ANSWER) {
        return *status == AG_OK;
    }
    if (game->state->choice.kind == AG_CHOICE_NONE
        || ag_choice_fingerprint(game->rules) != entry->fingerprint) {
        return 0;
    }
    // An entry that was read from a file may never have been carried out.
    ag_picks picks;
    char reason[160];
    ag_game_picks_of(game, entry, &picks);
    return ag_choice_refuse(game->rules, entry->seat, &picks, reason, sizeof reason) == NULL;
}

// Carries out the entries on the path to `head` that the state has not been through. Returns the first answer that does
// not fit the question which is asked there, or -1.
static int run_on(ag_game *game, int head, ag_status *status, ag_error *error)
{
    int *path = malloc(sizeof(int) * (size_t)(game->log.entry_count + 1));
    *status = AG_OK;
    if (path == NULL) {
        *status = ag_fail(error, AG_NO_MEMORY, "no memory to run the log again");
        return -1;
    }
    int count = ag_log_path(&game->log, head, path);
    int misfit = -1;
    for (int i = 0; i < count && misfit < 0 && *status == AG_OK; i++) {
        const ag_entry entry = game->log.entries[path[i]];
        if (path[i] <= game->head) {
            continue;
        }
        int placed = entry.kind == AG_ENTRY_RULING
                     || (entry.kind == AG_ENTRY_REFEREE && entry.fingerprint == 0);
        if (!placed && !answer_fits(game, &entry, status, error)) {
            misfit = *status == AG_OK ? path[i] : -1;
        } else if (*status == AG_OK) {
            *status = ag_game_enter(game, path[i], error);
            game->head = path[i];
        }
    }
    free(path);
    return misfit;
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

// A ruling holds on the path that it stands on; the same number may be another frame on another.
static int take_rulings(ag_game *game, int head)
{
    int whole = 1;
    game->ruling_count = 0;
    game->rules->ruling_count = 0;
    for (int at = head; at >= 0 && whole; at = game->log.nodes[at].parent) {
        const ag_entry *entry = &game->log.entries[at];
        if (entry->kind == AG_ENTRY_RULING) {
            whole = add_ruling(game, (uint32_t)entry->number);
        }
    }
    return whole;
}

ag_status ag_game_run_to(ag_game *game, int head, ag_error *error)
{
    ag_status status;
    if (!take_rulings(game, head)) {
        return ag_fail(error, AG_NO_MEMORY, "no memory to run the log again");
    }
    restore(game, head);
    int misfit = run_on(game, head, &status, error);
    if (status == AG_OK && misfit >= 0) {
        return ag_fail(error, AG_BAD_CONTENT,
                       "log entry %d does not answer the question that is asked there: "
                       "the game was changed",
                       misfit + 1);
    }
    return status == AG_OK ? ag_game_advance(game, error) : status;
}

ag_status ag_game_rebuild(ag_game *game, ag_error *error)
{
    if (game->stopped) {
        return ag_fail(error, AG_BAD_CONTENT, "%s", game->stop_reason);
    }
    uint64_t before = ag_state_hash(game->state);
    int events = game->event_count;
    ag_status status = ag_game_run_to(game, ag_log_head(&game->log, game->log.entry_count), error);
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
    int head = ag_log_head(&game->log, game->log.entry_count);
    restore(game, head);
    int misfit = run_on(game, head, &status, error);
    if (status < 0) {
        return status;
    }
    uint32_t from = (uint32_t)(misfit >= 0 ? misfit : game->log.entry_count);
    ag_entry ruling = { .kind = AG_ENTRY_RULING,
                        .number = (int32_t)ordinal,
                        .pick_count = (uint16_t)turn };
    status = ag_log_add(&game->log, &ruling, &from, 1, error);
    game->head = ag_log_head(&game->log, game->log.entry_count);
    if (game->event_read > game->event_count) {
        game->event_read = game->event_count;
    }
    return status;
}

// ---- entries of a log that was kept: by a table file, by a recording ----

static ag_status broken_entry(const ag_game *game, const char *what, ag_error *error)
{
    return ag_fail(error, AG_BAD_CONTENT, "log entry %d %s", game->log.entry_count + 1, what);
}

// An answer, or a change at a question, belongs to the question that it was given to.
static ag_status logged_question(ag_game *game, const ag_entry *entry, ag_error *error)
{
    ag_status status = ag_game_want_question(game, error);
    if (status < 0) {
        return status;
    }
    if (game->state->choice.kind == AG_CHOICE_NONE
        || ag_choice_fingerprint(game->rules) != entry->fingerprint) {
        return broken_entry(game, "belongs to another question than the one that is asked there",
                            error);
    }
    return AG_OK;
}

static ag_status logged_answer(ag_game *game, const ag_entry *entry, const uint32_t *data,
                               uint32_t count, ag_error *error)
{
    ag_picks picks = { .number = (int16_t)entry->number, .count = (uint16_t)count };
    if (count > AG_REPLY_MAX || entry->number < INT16_MIN || entry->number > INT16_MAX) {
        return broken_entry(game, "is larger than any answer", error);
    }
    for (uint32_t i = 0; i < count; i++) {
        if (data[i] >= AG_OPTION_MAX) {
            return broken_entry(game, "picks what no question offers", error);
        }
        picks.picks[i] = (uint16_t)data[i];
    }
    ag_status status = logged_question(game, entry, error);
    return status < 0 ? status : ag_game_enter_answer(game, entry->seat, &picks, error);
}

static ag_status logged_place(ag_game *game, const ag_entry *entry, const uint32_t *data,
                              uint32_t count, ag_error *error)
{
    ag_place place;
    uint16_t slot;
    if (count * sizeof *data < sizeof place) {
        return broken_entry(game, "is no whole command of the referee", error);
    }
    memcpy(&place, data, sizeof place);
    if (place.card > game->rules->catalog->count) {
        return broken_entry(game, "names a card that is not in the game", error);
    }
    ag_status status = entry->fingerprint == 0 ? AG_OK : logged_question(game, entry, error);
    return status < 0 ? status : ag_game_place(game, &place, &slot, error);
}

// A rewind, or a ruling that did not come by itself: the state is that of another path of the log.
static ag_status logged_path(ag_game *game, const ag_entry *entry, const uint32_t *data,
                             uint32_t count, ag_error *error)
{
    if (count < 1 || data[0] > (uint32_t)game->log.entry_count) {
        return broken_entry(game, "goes to a place that is not in the log", error);
    }
    ag_status status = ag_game_want_question(game, error);
    if (status == AG_OK) {
        status = ag_log_add(&game->log, entry, data, count, error);
    }
    if (status < 0) {
        return status;
    }
    status = ag_game_run_to(game, ag_log_head(&game->log, game->log.entry_count), error);
    // What was told on the way was told before; the host goes on with what is told from here.
    game->event_read = game->event_count;
    return status;
}

ag_status ag_game_enter_logged(ag_game *game, const ag_entry *entry, const uint32_t *data,
                               uint32_t count, ag_error *error)
{
    ag_status status = AG_OK;
    switch (entry->kind) {
    case AG_ENTRY_ANSWER: return logged_answer(game, entry, data, count, error);
    case AG_ENTRY_CONCEDE: return ag_game_concede(game, entry->seat, error);
    case AG_ENTRY_REFEREE: return logged_place(game, entry, data, count, error);
    case AG_ENTRY_REWIND:
    case AG_ENTRY_RULING: return logged_path(game, entry, data, count, error);
    case AG_ENTRY_MARK:
    case AG_ENTRY_RESEED:
        if (entry->kind == AG_ENTRY_RESEED && count < 2) {
            return broken_entry(game, "has no seed", error);
        }
        status = ag_game_want_question(game, error);
        break;
    default:
        return ag_fail(error, AG_BAD_CONTENT,
                       "log entry %d is of kind %d: this version does not know it",
                       game->log.entry_count + 1, entry->kind);
    }
    if (status < 0) {
        return status;
    }
    // A mark only names a place: nothing is carried out.
    return entry->kind == AG_ENTRY_MARK ? ag_log_add(&game->log, entry, data, count, error)
                                        : ag_game_enter_new(game, entry, data, count, error);
}
