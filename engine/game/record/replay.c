// Replays: the entries of a recording are entered into a new game, one by one. At each question,
// and when each turn is first seen, the game must be where the recording was.
#include "game/record/replay.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/error.h"
#include "base/span.h"
#include "game/facts/answer.h"
#include "game/record/bug.h"
#include "game/log/game_private.h"
#include "game/log/given.h"
#include "game/record/log_text.h"
#include "game/record/recording.h"
#include "game/log/sentence.h"
#include "game/view/view.h"

struct ag_playback {
    ag_recording *recording;
    ag_source own;
    const ag_source *current;  // NULL: it uses the recording's own scripts
    ag_replay_opener *opener;
    void *context;
    ag_game *game;
    int at;  // entries played
    char changed[160];
    char parted[1024];
};

// ---- who sits where ----

int ag_replay_is_duel(const ag_replay_start *start)
{
    return start->seats[1].side == AG_SIDE_ONE;
}

int ag_replay_players(const ag_replay_start *start)
{
    return ag_replay_is_duel(start) ? start->seat_count : start->seat_count - 1;
}

int ag_replay_side(const ag_replay_start *start, int seat)
{
    AG_ASSERT(seat >= 1);
    if (ag_replay_is_duel(start)) return seat <= AG_DUEL_MAX ? AG_SIDE_ONE + seat - 1 : -1;
    return seat == start->seat_count ? AG_SIDE_BOSS : AG_SIDE_RAIDERS;
}

// ---- where it goes another way ----

static ag_status another_way(ag_playback *play, int entry, const char *what, ag_error *error)
{
    ag_recording *from = play->recording;
    int same = strcmp(from->engine, AG_VERSION) == 0;
    from->error = error;
    return ag_recording_bad(from, ag_recording_line(from, entry),
                            "entry %d of %d, turn %u: here the game goes another way: %s%s%s",
                            entry + 1, from->entry_count, (unsigned)play->game->state->turn.number,
                            what, same ? "" : "; it was recorded by Aggro ",
                            same ? "" : from->engine);
}

// When a turn is first seen, the game hash must equal the recorded one.
static ag_status check_turn(ag_playback *play, const ag_recorded *recorded, ag_error *error)
{
    const ag_state *state = play->game->state;
    char what[160];
    if (recorded->turn == 0
        || (recorded->turn == state->turn.number && recorded->told == state->told_hash)) {
        return AG_OK;
    }
    snprintf(what, sizeof what, "turn %u begins with the game hash %016llx, recorded is %016llx",
             (unsigned)recorded->turn, (unsigned long long)state->told_hash,
             (unsigned long long)recorded->told);
    return another_way(play, play->at, what, error);
}

static ag_status check_question(ag_playback *play, const ag_recorded *recorded, ag_error *error)
{
    const ag_game *game = play->game;
    uint64_t asked =
        game->state->choice.kind == AG_QUESTION_NONE ? 0 : ag_choice_fingerprint(game->rules);
    if (recorded->entry.fingerprint == 0 || recorded->entry.fingerprint == asked) return AG_OK;
    return another_way(play, play->at, "it asks another question", error);
}

// A ruling is not played: it must have arisen again when the script failed again.
static ag_status came_by_itself(ag_playback *play, const ag_recorded *recorded, ag_error *error)
{
    char what[96];
    if (play->at < ag_game_entry_count(play->game)) {
        const ag_entry *entry = ag_game_entry(play->game, play->at);
        if (entry->kind == recorded->entry.kind && entry->number == recorded->entry.number) {
            return AG_OK;
        }
    }
    snprintf(what, sizeof what, "the recording has a ruling that did not come again");
    if (recorded->entry.kind != AG_ENTRY_RULING) {
        snprintf(what, sizeof what, "a script fails that did not fail before");
    }
    return another_way(play, play->at, what, error);
}

// ---- one entry ----

static ag_status play_entry(ag_playback *play, const ag_recorded *recorded, ag_error *error)
{
    ag_recording *from = play->recording;
    ag_recorded_result result;
    ag_error why = { 0 };
    int placed = recorded->entry.kind == AG_ENTRY_REFEREE && recorded->entry.fingerprint == 0;
    if (!placed) {
        (void)ag_game_want_question(play->game, NULL);  // runs to where the entry was made
    }
    if (play->at < ag_game_entry_count(play->game) || recorded->entry.kind == AG_ENTRY_RULING) {
        return came_by_itself(play, recorded, error);
    }
    ag_status status = check_turn(play, recorded, error);
    if (status < 0 || (status = check_question(play, recorded, error)) < 0) return status;
    if (ag_game_enter_logged(play->game, &recorded->entry, recorded->data, recorded->count, &why)
        >= 0) {
        return AG_OK;
    }
    int stopped = play->game->stopped && ag_recording_result(from, &result, NULL) == AG_OK
                  && strcmp(result.stopped, why.text) == 0;
    if (stopped || (play->game->stopped && ag_recording_goes_back(from, play->at))) {
        return AG_OK;  // it stopped there in the recording, too
    }
    from->error = error;
    return ag_recording_bad(from, ag_recording_line(from, play->at), "%s", why.text);
}

int ag_playback_next(ag_playback *play, ag_error *error)
{
    ag_status given = ag_given(play != NULL, "a playback was", error);
    if (given < 0) return given;
    ag_recorded recorded;
    if (play->at >= play->recording->entry_count) return 0;
    ag_status status = ag_recording_entry(play->recording, play->at, play->game, &recorded, error);
    if (status == AG_OK) status = play_entry(play, &recorded, error);
    if (status < 0) return status;
    play->at++;
    return 1;
}

// ---- how it came out ----

static ag_status compare(ag_playback *play, const ag_result *result, ag_error *error)
{
    ag_recording *from = play->recording;
    int line = from->result_line;
    ag_recorded_result then;
    if (from->is_left) return AG_OK;  // as it was being written
    ag_status status = ag_recording_result(from, &then, error);
    if (status < 0) return status;
    if (ag_game_entry_count(play->game) != from->entry_count) {
        return ag_recording_bad(
            from, line, "here the game goes another way: a script fails that did not fail before");
    }
    if (strcmp(then.winner, result->winner) != 0) {
        return ag_recording_bad(from, line, "it came out otherwise: \"%s\" won, not \"%s\"",
                                result->winner, then.winner);
    }
    if (then.hash != result->hash) {
        return ag_recording_bad(from, line,
                                "it came out otherwise: the game hash is %016llx, not %016llx",
                                (unsigned long long)result->hash, (unsigned long long)then.hash);
    }
    return AG_OK;
}

ag_status ag_playback_result(ag_playback *play, ag_result *out, ag_error *error)
{
    ag_status given =
        ag_given(play != NULL && out != NULL, "a playback and room for its result were", error);
    if (given < 0) return given;
    if (play->at < play->recording->entry_count) {
        return ag_fail(error, AG_USAGE, "%d of the %d entries of \"%s\" are played yet", play->at,
                       play->recording->entry_count, play->recording->path);
    }
    (void)ag_game_waits_for(play->game);  // a position without an answer runs to its question
    *out = ag_game_result(play->game);
    return compare(play, out, error);
}

void ag_playback_report(const ag_playback *play, char *report, size_t capacity)
{
    if (!ag_given_room(report, capacity)) return;
    report[0] = '\0';
    if (play == NULL) return;
    const ag_recording *from = play->recording;
    ag_result result = ag_game_result(play->game);
    ag_writer out = ag_writer_open(report, capacity);
    ag_write(&out, "%s, %s, seed %llu, %d seats, recorded by Aggro %s\n", from->start.raid,
             from->start.mode, (unsigned long long)from->start.seed, from->start.seat_count,
             from->engine);
    ag_write(&out, "%d entries, %d scripts, %u turns, %u decisions\n", from->entry_count,
             from->script_count + from->later_count, result.turns, result.decisions);
    if (result.rulings > 0) ag_write(&out, "script faults: %u\n", result.rulings);
    if (result.winner[0] == '\0') {
        ag_write(&out, "it was not over%s%s\n", play->game->stopped ? ": " : "",
                 play->game->stopped ? play->game->stop_reason : "");
    } else {
        ag_write(&out, "winner: %s (%s)\n", result.winner, result.reason);
    }
    ag_write(&out, "game hash %016llx, %s\n", (unsigned long long)result.hash,
             from->is_left ? "and the log was left before its result" : "as recorded");
    ag_bug_report(from, &out);
}

// ---- readers ----

int ag_playback_entries(const ag_playback *play)
{
    if (play == NULL) return 0;
    return play->recording->entry_count;
}

const ag_recording *ag_playback_recording(const ag_playback *play)
{
    return play->recording;
}

int ag_playback_at(const ag_playback *play)
{
    if (play == NULL) return 0;
    return play->at;
}

ag_game *ag_playback_game(ag_playback *play)
{
    if (play == NULL) return NULL;
    return play->game;
}

ag_game *ag_playback_take(ag_playback *play)
{
    ag_game *game = play->game;
    play->game = NULL;
    return game;
}

// ---- what comes next, in words ----

static void write_asked(const ag_game *game, ag_writer *out)
{
    const ag_choice_state *choice = &game->state->choice;
    const char *between = "";
    for (int seat = 1; seat <= game->state->seat_count; seat++) {
        if (choice->who & (1u << seat)) {
            ag_write(out, "%s", between);
            ag_write_seat(out, game->state, (ag_seat)seat);
            between = " and ";
        }
    }
}

static void write_answer(const ag_game *game, const ag_recorded *recorded, ag_writer *out)
{
    const ag_state *state = game->state;
    char text[160];
    ag_prompt_text(game->rules, AG_READER_ALL, text, sizeof text);
    ag_write_seat(out, state, recorded->entry.seat);
    ag_write(out, ", \"%s\": ", text);
    if (state->choice.kind == AG_QUESTION_NUMBER) {
        ag_write(out, "%d", recorded->entry.number);
    } else if (recorded->count == 0) {
        ag_write(out, "none");
    }
    for (uint32_t i = 0; i < recorded->count && recorded->data[i] < state->choice.option_count;
         i++) {
        ag_option_text(game->rules, &state->options[recorded->data[i]], AG_READER_ALL, text,
                       sizeof text);
        ag_write(out, "%s%s", i > 0 ? "; " : "", text);
    }
}

static void write_reload(const ag_recording *from, int set, ag_writer *out)
{
    const char *between = ": ";
    ag_write(out, set == 0 ? "the scripts are those of the beginning again"
                           : "the scripts are others from here on");
    for (int i = 0; i < from->later_count; i++) {
        if (from->later_sets[i] == set) {
            ag_write(out, "%s%s", between, from->later[i].path);
            between = ", ";
        }
    }
}

static void write_hand_over(const ag_game *game, const ag_recorded *recorded, ag_writer *out)
{
    char who[AG_NAME_MAX + 1] = "";
    if (recorded->count >= AG_RECORD_NAME_WORDS) memcpy(who, recorded->data, AG_NAME_MAX);
    ag_write_seat(out, game->state, recorded->entry.seat);
    ag_write(out, " changes hands: %s", who);
}

static void write_entry(const ag_recording *from, const ag_game *game, const ag_recorded *recorded,
                        ag_writer *out)
{
    static const char *const whys[] = { "takes back", "plays again", "goes to a mark, as",
                                        "goes to another branch, as",
                                        "goes back for other scripts, as" };
    const ag_entry *entry = &recorded->entry;
    int why = entry->number >= 0 && entry->number < 5 ? entry->number : 0;
    switch (entry->kind) {
    case AG_ENTRY_ANSWER: write_answer(game, recorded, out); return;
    case AG_ENTRY_CONCEDE:
        ag_write_seat(out, game->state, entry->seat);
        ag_write(out, " concedes");
        return;
    case AG_ENTRY_REWIND:
        ag_write(out, "the table %s it was after entry %u", whys[why],
                 recorded->count > 0 ? (unsigned)recorded->data[0] : 0);
        return;
    case AG_ENTRY_MARK: ag_write(out, "the place gets a name"); return;
    case AG_ENTRY_HAND_OVER: write_hand_over(game, recorded, out); return;
    case AG_ENTRY_RELOAD: write_reload(from, entry->number, out); return;
    case AG_ENTRY_RESEED: ag_write(out, "what is random falls anew"); return;
    case AG_ENTRY_REFEREE: ag_write(out, "the referee changes the table"); return;
    case AG_ENTRY_RULING: ag_write(out, "a script failed: it did nothing"); return;
    default: ag_write(out, "something that this version does not know"); return;
    }
}

int ag_playback_ahead(ag_playback *play, char *out, size_t capacity)
{
    if (play == NULL || !ag_given_room(out, capacity)) return 0;
    ag_recorded recorded;
    ag_writer writer = ag_writer_open(out, capacity);
    if (play->at >= play->recording->entry_count
        || ag_recording_entry(play->recording, play->at, play->game, &recorded, NULL) < 0) {
        return 0;
    }
    if (recorded.entry.kind == AG_ENTRY_ANSWER) (void)ag_game_want_question(play->game, NULL);
    write_entry(play->recording, play->game, &recorded, &writer);
    return 1;
}

const char *ag_playback_changed(ag_playback *play, int index)
{
    if (play == NULL || index < 0) return NULL;
    const ag_recording *from = play->recording;
    for (int i = 0; play->current != NULL && i < from->script_count; i++) {
        const ag_script *then = &from->scripts[i];
        ag_script now;
        int found = play->current->find(play->current->context, then->key, &now);
        if ((found && strcmp(now.hash, then->hash) == 0) || index-- > 0) continue;
        ag_writer out = ag_writer_open(play->changed, sizeof play->changed);
        ag_write(&out, "%s: %.8s then, ", then->key, then->hash);
        if (found) {
            ag_write(&out, "%.8s now", now.hash);
        } else {
            ag_write(&out, "not there now");
        }
        return play->changed;
    }
    return NULL;
}

// ---- where games with other scripts part ----

static void write_question(ag_game *game, ag_writer *out)
{
    char prompt[160];
    if (game->state->choice.kind == AG_QUESTION_NONE) {
        ag_write(out, "nothing is asked");
        return;
    }
    ag_prompt_text(game->rules, AG_READER_ALL, prompt, sizeof prompt);
    write_asked(game, out);
    ag_write(out, " is asked \"%s\" (%d answers)", prompt, game->state->choice.option_count);
}

// The first event line in which the games differ.
static void write_told(const ag_game *then, const ag_game *now, ag_writer *out)
{
    char a[256], b[256];
    for (int i = 0; i < then->event_count || i < now->event_count; i++) {
        a[0] = b[0] = '\0';
        if (i < then->event_count) {
            ag_event_text(then->rules, &then->told.events[i], AG_READER_ALL, a, sizeof a);
        }
        if (i < now->event_count) {
            ag_event_text(now->rules, &now->told.events[i], AG_READER_ALL, b, sizeof b);
        }
        if (strcmp(a, b) != 0) {
            ag_write(out, "; told first otherwise: then \"%s\", now \"%s\"", a, b);
            return;
        }
    }
}

const char *ag_playback_parted(ag_playback *play)
{
    if (play == NULL) return "";
    ag_playback then = { .recording = play->recording };
    ag_writer out = ag_writer_open(play->parted, sizeof play->parted);
    int played = 1;
    ag_write(&out, "the games part at entry %d of %d, turn %u", play->at + 1,
             play->recording->entry_count, (unsigned)play->game->state->turn.number);
    if (play->opener(play->context, &play->own, &play->recording->start, &then.game, NULL) < 0) {
        return play->parted;
    }
    while (then.at < play->at && played > 0) played = ag_playback_next(&then, NULL);
    if (played > 0 && ag_game_want_question(then.game, NULL) == AG_OK) {
        ag_write(&out, ": then ");
        write_question(then.game, &out);
        ag_write(&out, ", now ");
        write_question(play->game, &out);
        write_told(then.game, play->game, &out);
    }
    ag_game_close(then.game);
    return play->parted;
}

// ---- life ----

void ag_playback_close(ag_playback *play)
{
    if (play != NULL) {
        ag_game_close(play->game);
        ag_recording_close(play->recording);
        free(play);
    }
}

ag_status ag_playback_begin(const char *path, ag_replay_opener *opener, void *context,
                            const ag_source *current, ag_playback **out, ag_error *error)
{
    ag_error why = { 0 };
    *out = NULL;
    ag_playback *play = calloc(1, sizeof *play);
    if (play == NULL) return ag_fail(error, AG_NO_MEMORY, "no memory to play \"%s\"", path);
    ag_status status = ag_recording_open(path, &play->recording, error);
    if (status < 0) {
        free(play);
        return status;
    }
    play->own = ag_recording_source(play->recording);
    play->current = current;
    play->opener = opener;
    play->context = context;
    status = opener(context, current != NULL ? current : &play->own, &play->recording->start,
                    &play->game, &why);
    if (status < 0) {
        const char *packs = current != NULL ? play->recording->start.packs : NULL;
        int with = packs != NULL && packs[0] != '\0';
        play->recording->error = error;
        status = ag_recording_bad(play->recording, 1,
                                  "the game cannot be opened from the scripts of the %s: %s%s%s",
                                  current != NULL ? "database" : "recording", why.text,
                                  with ? "; it was played with " : "", with ? packs : "");
        ag_playback_close(play);
        return status;
    }
    *out = play;
    return AG_OK;
}

ag_status ag_replay_run(const char *path, ag_replay_opener *opener, ag_result *out, char *report,
                        size_t capacity, ag_error *error)
{
    ag_playback *play;
    ag_result result;
    ag_status status = ag_playback_begin(path, opener, NULL, NULL, &play, error);
    if (status < 0) return status;
    int more = 1;
    while (more > 0) more = ag_playback_next(play, error);
    status = more < 0 ? (ag_status)more : ag_playback_result(play, &result, error);
    if (status == AG_OK) {
        ag_playback_report(play, report, capacity);
        *out = result;
        out->raid = out->mode = "";
    }
    ag_playback_close(play);
    return status;
}
