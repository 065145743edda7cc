// Keyframes and rebuilding: coroutines and copies of the state are caches; the log is the game.
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/error.h"
#include "game/facts/answer.h"
#include "game/log/game_private.h"
#include "game/log/given.h"
#include "rules/numbers/numbers.h"

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
    for (int i = 0; i < game->keyframe_count; i++) free(game->keyframes[i].state);
    game->keyframe_count = 0;
}

static void keyframe_drop(ag_game *game, int index)
{
    free(game->keyframes[index].state);
    memmove(&game->keyframes[index], &game->keyframes[index + 1],
            (size_t)(game->keyframe_count - index - 1) * sizeof game->keyframes[0]);
    game->keyframe_count--;
}

// Keeps the newest and one a turn; if there are too many, every other older one is dropped.
static ag_keyframe *keyframe_place(ag_game *game)
{
    int count = game->keyframe_count;
    if (count > 0 && game->keyframes[count - 1].turn == game->state->turn.number) {
        return &game->keyframes[count - 1];
    }
    if (count == AG_KEYFRAME_MAX) {
        for (int i = AG_KEYFRAME_MAX - 3; i > 0; i -= 2) keyframe_drop(game, i);
    }
    ag_keyframe *keyframe = &game->keyframes[game->keyframe_count];
    *keyframe = (ag_keyframe){ .state = calloc(1, sizeof(ag_state)) };
    // Only a cache: without memory the log then runs from an older one.
    game->keyframe_count += keyframe->state != NULL;
    return keyframe->state != NULL ? keyframe : NULL;
}

void ag_keyframe_take(ag_game *game)
{
    if (ag_frames_open(game->state) || game->options.keep_no_keyframes || game->base != NULL) {
        return;  // a keyframe needs closed frames; a world is short and has its base
    }
    // A game goes back to moves; there are only a few answers between two of them.
    int count = game->keyframe_count;
    int move = game->state->choice.kind == AG_QUESTION_ACTION;
    if (!move && count > 0 && game->keyframes[count - 1].turn == game->state->turn.number) return;
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
    int since = ag_log_first_reload(&game->log, head);
    for (int i = game->keyframe_count - 1; i >= 0; i--) {
        const ag_keyframe *keyframe = &game->keyframes[i];
        // One before that reload is after a question, and the reload comes before all questions.
        if (keyframe->head >= since
            && (keyframe->head < 0 || ag_log_is_on_path(&game->log, head, keyframe->head))) {
            return keyframe;
        }
    }
    return NULL;
}

// Drops keyframes on other paths: the events that led to them are
// overwritten by those on this path.
static void leave_other_paths(ag_game *game, int head)
{
    for (int i = game->keyframe_count - 1; i >= 0; i--) {
        int at = game->keyframes[i].head;
        if (at >= 0 && !ag_log_is_on_path(&game->log, head, at)) keyframe_drop(game, i);
    }
}

void ag_game_restore(ag_game *game, int head)
{
    int events = game->event_count;
    drop_frames(game);
    leave_other_paths(game, head);
    const ag_keyframe *keyframe = ag_keyframe_before(game, head);
    if (keyframe == NULL && game->begun_late) {
        // From here on events are counted from the beginning.
        ag_keyframes_close(game);
        game->begun_late = 0;
    }
    // Counters of aspects only ever grow, so that an old cached number never looks fresh.
    uint32_t touched[AG_TOUCH_COUNT];
    uint32_t touches = game->state->touches;
    memcpy(touched, game->state->touched, sizeof touched);
    ag_state_copy(game->state, keyframe != NULL ? keyframe->state : game->first);
    int processed = game->state->processed == game->state->touches;
    for (int i = 0; i < AG_TOUCH_COUNT; i++) game->state->touched[i] = touched[i] + 1;
    game->state->touches = touches + 1;
    // What was processed stays processed: nothing is checked that was not checked before.
    game->state->processed = processed ? game->state->touches : touches;
    game->rules->derived.known = 0;
    game->rules->over = NULL;
    ag_game_follow(game);
    game->head = keyframe != NULL ? keyframe->head : -1;
    game->event_count = keyframe != NULL ? keyframe->event_count : 0;
    ag_hearing_back(game, events);
}

// ---- the log, run again ----

typedef struct rerun {
    ag_game *game;
    uint32_t frame;  // answers after this frame began are void; 0: none
    int from;        // the first of those in the log; -1: none
    int *faulty;
    ag_error *error;
} rerun;

// A position is placed before the first question, and a reload may come before it; the rules learn
// a ruling before the log runs.
static int needs_question(const ag_entry *entry)
{
    int is_placed = entry->kind == AG_ENTRY_REFEREE && entry->fingerprint == 0;
    int is_first = entry->kind == AG_ENTRY_RELOAD && entry->data_count > 0;
    return entry->kind != AG_ENTRY_RULING && !is_placed && !is_first;
}

// Runs to the question that was open when the entry was made.
static ag_status run_to(rerun *run, int index)
{
    ag_status status = ag_game_run(run->game, run->faulty, run->error);
    if (run->frame != 0 && run->from < 0 && run->game->state->frames_begun >= run->frame) {
        run->from = index;
    }
    if (status < 0 || !*run->faulty || run->from >= 0) return status;
    return ag_fail(run->error, AG_BAD_CONTENT,
                   "log entry %d: a script fails that did not fail before: something was kept "
                   "outside the state",
                   index + 1);
}

static int asks_as_in(const ag_game *game, const ag_entry *entry)
{
    return game->state->choice.kind != AG_QUESTION_NONE
           && ag_choice_fingerprint(game->rules) == entry->fingerprint;
}

static ag_status run_entry(rerun *run, int index)
{
    ag_game *game = run->game;
    const ag_entry entry = game->log.nodes[index].entry;
    int answers = entry.kind == AG_ENTRY_ANSWER;
    ag_status status = needs_question(&entry) ? run_to(run, index) : AG_OK;
    if (status < 0 || *run->faulty || (answers && run->from >= 0)) return status;
    if (answers) {  // an entry from a file may never have been carried out
        ag_picks picks;
        char reason[160];
        ag_game_picks_of(game, &entry, &picks);
        if (!asks_as_in(game, &entry)
            || ag_choice_refuse(game->rules, entry.seat, &picks, reason, sizeof reason) != NULL) {
            return ag_fail(run->error, AG_BAD_CONTENT,
                           "log entry %d does not answer the question that is asked there: the "
                           "game was changed",
                           index + 1);
        }
    }
    return ag_game_carry_out(game, index, run->error);
}

ag_status ag_log_run(ag_game *game, int head, uint32_t frame, int *from, int *faulty,
                     ag_error *error)
{
    rerun run = { .game = game, .frame = frame, .from = -1, .faulty = faulty, .error = error };
    int count, *path = ag_log_path(&game->log, game->head, head, &count, error);
    ag_status status = path == NULL ? AG_NO_MEMORY : AG_OK;
    *faulty = 0;
    for (int i = 0; i < count && status == AG_OK && !*faulty; i++) {
        status = run_entry(&run, path[i]);
        game->head = path[i];
    }
    free(path);
    if (status == AG_OK && !*faulty) {
        game->head = head;
        status = run_to(&run, game->log.entry_count);
    }
    *from = run.from;
    return status;
}

ag_status ag_game_run_to(ag_game *game, int head, ag_error *error)
{
    int from, faulty;
    ag_status status = ag_rulings_take(game, head, error);
    if (status < 0) return status;
    ag_game_restore(game, head);
    return ag_log_run(game, head, 0, &from, &faulty, error);
}

ag_status ag_game_rebuild(ag_game *game, ag_error *error)
{
    ag_status given = ag_given(game != NULL, "a game was", error);
    if (given < 0) return given;
    if (game->stopped) return ag_fail(error, AG_BAD_CONTENT, "%s", game->stop_reason);
    uint64_t before = ag_state_hash(game->state);
    int events = game->event_count;
    int check = game->options.check;
    game->options.check = 0;  // these steps were checked before; the end is compared
    ag_status status = ag_game_run_to(game, ag_log_tip(&game->log), error);
    game->options.check = check;
    if (status == AG_OK && (ag_state_hash(game->state) != before || game->event_count != events)) {
        status = ag_fail(error, AG_BAD_CONTENT,
                         "the log runs to another state than the game was in: something was kept "
                         "outside the state");
    }
    return status;
}

// ---- entries of a log that was stored in a table file or recording ----

static ag_status broken_entry(const ag_game *game, const char *what, ag_error *error)
{
    return ag_fail(error, AG_BAD_CONTENT, "log entry %d %s", game->log.entry_count + 1, what);
}

// An answer, or a change at a question, belongs to that question.
static ag_status logged_question(ag_game *game, const ag_entry *entry, ag_error *error)
{
    ag_status status = ag_game_want_question(game, error);
    if (status < 0 || asks_as_in(game, entry)) return status;
    return broken_entry(game, "belongs to another question than the one that is asked there",
                        error);
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
    if (count * sizeof *data < sizeof place) {
        return broken_entry(game, "is no whole command of the referee", error);
    }
    memcpy(&place, data, sizeof place);
    if (place.card > game->rules->catalog->count) {
        return broken_entry(game, "names a card that is not in the game", error);
    }
    ag_status status = entry->fingerprint == 0 ? AG_OK : logged_question(game, entry, error);
    return status < 0 ? status : ag_game_place(game, &place, NULL, error);
}

// A rewind, or a ruling that did not arise again: the state is that of another path of the log.
static ag_status logged_path(ag_game *game, const ag_entry *entry, const uint32_t *data,
                             uint32_t count, ag_error *error)
{
    if (count < 1 || data[0] > (uint32_t)game->log.entry_count) {
        return broken_entry(game, "goes to a place that is not in the log", error);
    }
    // A game that faulty scripts stopped may go back for a reload from anywhere.
    int goes_on = game->stopped && ag_entry_is_for_reload(entry);
    ag_status status = goes_on ? AG_OK : ag_game_want_question(game, error);
    game->stopped = game->stopped && !goes_on;
    if (status == AG_OK) status = ag_log_add(&game->log, entry, data, count, error);
    if (status < 0) return status;
    status = ag_game_run_to(game, ag_log_tip(&game->log), error);
    // The events on the way were announced before; the host continues with those from here on.
    game->event_read = game->event_count;
    return status;
}

ag_status ag_game_enter_logged(ag_game *game, const ag_entry *entry, const uint32_t *data,
                               uint32_t count, ag_error *error)
{
    switch (entry->kind) {
    case AG_ENTRY_ANSWER: return logged_answer(game, entry, data, count, error);
    case AG_ENTRY_CONCEDE: return ag_game_concede(game, entry->seat, error);
    case AG_ENTRY_REFEREE: return logged_place(game, entry, data, count, error);
    case AG_ENTRY_REWIND:
    case AG_ENTRY_RULING: return logged_path(game, entry, data, count, error);
    case AG_ENTRY_HAND_OVER: return ag_hand_over_logged(game, entry, data, count, error);
    case AG_ENTRY_RELOAD:
        if (count > 0) return ag_reload_begin(game, entry, error);
        break;
    case AG_ENTRY_RESEED:
        if (count < 2) return broken_entry(game, "has no seed", error);
        break;
    case AG_ENTRY_MARK: break;
    default:
        return ag_fail(error, AG_BAD_CONTENT,
                       "log entry %d is of kind %d: this version does not know it",
                       game->log.entry_count + 1, entry->kind);
    }
    ag_status status = ag_game_want_question(game, error);
    if (status < 0) return status;
    // A mark only names a place: there is nothing to carry out.
    return entry->kind == AG_ENTRY_MARK ? ag_log_add(&game->log, entry, data, count, error)
                                        : ag_game_enter_new(game, entry, data, count, error);
}
