// Undo, redo, marks and branches: entries of the log that move its head. Nothing is ever cut.
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/hash.h"
#include "game/log/game_private.h"
#include "game/log/given.h"
#include "rules/rules.h"
#include "state/zone.h"

// What a mark names (in the entry's pick_count).
enum { MARK_PLACE = 1, MARK_BRANCH = 2 };

#define MAIN_BRANCH "main"
#define PLACE_NOW "now"
enum { NAME_WORDS = (AG_NAME_MAX + 4) / 4 };

// ---- names in the log ----

static ag_status name_check(const ag_game *game, const char *name, ag_error *error)
{
    ag_status given = ag_given(game != NULL, "a game was", error);
    if (given < 0) return given;
    size_t length = name == NULL ? 0 : strlen(name);
    if (length == 0 || length > AG_NAME_MAX) {
        return ag_fail(error, AG_USAGE, "a name has 1 to %d bytes", AG_NAME_MAX);
    }
    return AG_OK;
}

static void name_words(const char *name, uint32_t out[NAME_WORDS])
{
    memset(out, 0, NAME_WORDS * sizeof out[0]);
    memcpy(out, name, strlen(name));
}

// The name that an entry carries from data word `from` on; "" if it has none.
static void entry_name(const ag_log *log, int index, uint32_t from, char out[AG_NAME_MAX + 1])
{
    const ag_entry *entry = &log->entries[index];
    out[0] = '\0';
    if (entry->data_count >= from + NAME_WORDS) {
        memcpy(out, &log->data[entry->data + from], AG_NAME_MAX);
        out[AG_NAME_MAX] = '\0';
    }
}

static int entry_is_named(const ag_log *log, int index, int kind, int detail, const char *name)
{
    const ag_entry *entry = &log->entries[index];
    char own[AG_NAME_MAX + 1];
    if (entry->kind != kind || (kind == AG_ENTRY_MARK && entry->pick_count != detail)) return 0;
    entry_name(log, index, kind == AG_ENTRY_REWIND ? 1 : 0, own);
    return strcmp(own, name) == 0;
}

// The current branch after `entry_count` entries.
static void branch_at(const ag_log *log, int entry_count, char out[AG_NAME_MAX + 1])
{
    strcpy(out, MAIN_BRANCH);
    for (int i = entry_count - 1; i >= 0; i--) {
        const ag_entry *entry = &log->entries[i];
        if (entry->kind == AG_ENTRY_MARK && entry->pick_count == MARK_BRANCH) {
            entry_name(log, i, 0, out);
            return;
        }
        if (entry->kind == AG_ENTRY_REWIND && entry->number == AG_REWIND_SWITCH) {
            entry_name(log, i, 1, out);
            return;
        }
    }
}

// The length of the log when the branch was last played; -1: no such branch.
static int branch_tip(const ag_log *log, const char *name)
{
    char now[AG_NAME_MAX + 1];
    for (int count = log->entry_count; count >= 0; count--) {
        branch_at(log, count, now);
        if (strcmp(now, name) == 0) return count;
    }
    return -1;
}

static int mark_place(const ag_log *log, const char *name)
{
    for (int i = log->entry_count - 1; i >= 0; i--) {
        if (entry_is_named(log, i, AG_ENTRY_MARK, MARK_PLACE, name)
            || entry_is_named(log, i, AG_ENTRY_MARK, MARK_BRANCH, name)) {
            return i;
        }
    }
    return -1;
}

// Whether an earlier entry already made the mark or branch of entry `index`.
static int is_made_before(const ag_log *log, int index)
{
    char name[AG_NAME_MAX + 1];
    entry_name(log, index, 0, name);
    for (int i = 0; i < index; i++) {
        if (entry_is_named(log, i, AG_ENTRY_MARK, log->entries[index].pick_count, name)) return 1;
    }
    return 0;
}

int ag_log_place(const ag_log *log, const char *name)
{
    if (strcmp(name, PLACE_NOW) == 0) return log->entry_count;
    for (int i = log->entry_count - 1; i >= 0; i--) {
        if (entry_is_named(log, i, AG_ENTRY_MARK, MARK_PLACE, name)) return i;
    }
    return branch_tip(log, name);
}

// ---- moving the head ----

ag_status ag_game_move_head(ag_game *game, int entry_count, int why, const char *name,
                            ag_error *error)
{
    uint32_t data[1 + NAME_WORDS] = { (uint32_t)entry_count };
    ag_entry entry = { .kind = AG_ENTRY_REWIND, .number = why };
    if (name != NULL) name_words(name, data + 1);
    ag_status status =
        ag_log_add(&game->log, &entry, data, name != NULL ? 1 + NAME_WORDS : 1, error);
    if (status < 0) return status;
    status = ag_hearing_run_to(game, ag_log_head(&game->log, game->log.entry_count), error);
    // The events on the way were announced before; the host continues with those from here on.
    game->event_read = game->event_count;
    return status;
}

// Draws again what was revealed after the place that the game went to. `dice` is
// the stream at the other place.
static ag_status draw_anew(ag_game *game, uint64_t dice, ag_error *error)
{
    if (ag_game_over(game)) return AG_OK;
    uint64_t seed = ag_hash((uint64_t)game->log.entry_count, &dice, sizeof dice);
    uint32_t data[2] = { (uint32_t)(seed >> 32), (uint32_t)seed };
    ag_entry entry = { .kind = AG_ENTRY_RESEED };
    return ag_game_enter_new(game, &entry, data, 2, error);
}

// Whether somebody continued from here before: what comes next may then be known.
static int was_tried(const ag_game *game)
{
    const ag_log *log = &game->log;
    for (int i = game->head + 1; i < log->entry_count; i++) {
        int goes_on =
            !ag_entry_is_beside(&log->entries[i]) && log->entries[i].kind != AG_ENTRY_REWIND;
        if (goes_on && log->nodes[i].parent == game->head) return 1;
    }
    return 0;
}

static ag_status go_to(ag_game *game, int entry_count, int why, const char *name, int keep_dice,
                       ag_error *error)
{
    uint64_t dice = game->state->rng.state;
    ag_status status = ag_game_move_head(game, entry_count, why, name, error);
    return status < 0 || keep_dice || !was_tried(game) ? status : draw_anew(game, dice, error);
}

// ---- what is taken back ----

// The newest answer before `i` on the path, or -1.
static int answer_before(const ag_log *log, const int *path, int i)
{
    while (--i >= 0 && log->entries[path[i]].kind != AG_ENTRY_ANSWER) {
    }
    return i;
}

// The entry at which the last link began, or -1; answers that announcing it asked for do not count.
static int link_start(const ag_game *game, const int *path, int count)
{
    const ag_log *log = &game->log;
    int start = -1;
    for (int i = answer_before(log, path, count); i >= 0; i = answer_before(log, path, i)) {
        const ag_waypoint *point = &log->waypoints[path[i]];
        const ag_waypoint *later = start < 0 ? NULL : &log->waypoints[start];
        if (later != NULL && (later->had_move || point->links < later->links)) break;
        if (point->links < game->state->links_added) start = path[i];
    }
    return start;
}

// Entries that can be taken back by themselves: an answer, a concession, and a referee's change
// during the game, but not its position.
static int is_thing(const ag_entry *entry)
{
    return entry->kind == AG_ENTRY_ANSWER || entry->kind == AG_ENTRY_CONCEDE
           || (entry->kind == AG_ENTRY_REFEREE && entry->fingerprint != 0);
}

// The newest such entry before `i` on the path that was made at a question
// of this seat (0: any), or -1.
static int thing_before(const ag_log *log, const int *path, int i, int seat)
{
    while (--i >= 0) {
        int own = seat == 0 || (log->waypoints[path[i]].asked & AG_BIT(seat)) != 0;
        if (own && is_thing(&log->entries[path[i]])) break;
    }
    return i;
}

// The first such entry of this seat (0: any) in the step or turn; if there was none
// yet, of the one before; else -1.
static int span_start(const ag_log *log, const int *path, int count, ag_undo_unit unit, int seat)
{
    int first = -1;
    for (int i = thing_before(log, path, count, seat); i >= 0;
         i = thing_before(log, path, i, seat)) {
        const ag_waypoint *point = &log->waypoints[path[i]];
        const ag_waypoint *of = first < 0 ? NULL : &log->waypoints[first];
        if (of != NULL
            && (of->turn != point->turn || (unit == AG_UNDO_STEP && of->step != point->step))) {
            return first;
        }
        first = path[i];
    }
    return first;
}

// Where the last link began, or, for a seat, the seat's last question before that.
static int link_start_for(const ag_game *game, const int *path, int count, int seat)
{
    int start = link_start(game, path, count);
    int at = count;
    while (start >= 0 && seat != 0 && --at >= 0 && path[at] > start) {
    }
    int own = start < 0 || seat == 0 ? -1 : thing_before(&game->log, path, at + 1, seat);
    return seat == 0 ? start : own < 0 ? -1 : path[own];
}

// The entry before which the unit began on the path of `count` entries, or -1.
static int unit_start_on(const ag_game *game, const int *path, int count, ag_undo_unit unit,
                         int seat)
{
    int last = thing_before(&game->log, path, count, seat);
    switch (unit) {
    case AG_UNDO_LINK: return link_start_for(game, path, count, seat);
    case AG_UNDO_STEP:
    case AG_UNDO_TURN: return span_start(&game->log, path, count, unit, seat);
    default: return last < 0 ? -1 : path[last];
    }
}

// For a seat other than 0, goes back to one of its own questions.
static ag_status unit_start(const ag_game *game, ag_undo_unit unit, int seat, int *start,
                            ag_error *error)
{
    int *path = malloc(sizeof(int) * (size_t)(game->log.entry_count + 1));
    if (path == NULL) return ag_fail(error, AG_NO_MEMORY, "no memory to look back");
    int count = ag_log_path(&game->log, -1, game->head, path);
    *start = unit_start_on(game, path, count, unit, seat);
    free(path);
    int earlier = *start >= 0 && seat != 0 && unit == AG_UNDO_TURN
                  && game->log.waypoints[*start].turn != game->state->turn.number;
    if (earlier) {
        return ag_fail(error, AG_USAGE,
                       "nothing was yours to decide in this turn yet: \"undo\" takes back the last "
                       "that was, in the turn before");
    }
    return *start >= 0 ? AG_OK : ag_fail(error, AG_USAGE, "there is nothing to take back");
}

// A saved game that was continued from its keyframe has not seen the answers before it: it
// runs through them now, once.
ag_status ag_game_look_back(ag_game *game, ag_error *error)
{
    ag_status status = ag_game_want_question(game, error);
    if (status < 0 || !game->begun_late) return status;
    ag_keyframes_close(game);
    status = ag_game_run_to(game, ag_log_head(&game->log, game->log.entry_count), error);
    game->event_read = game->event_count;
    return status;
}

ag_status ag_log_last_link(ag_game *game, int *start, ag_error *error)
{
    ag_status status = ag_game_look_back(game, error);
    ag_status found = status < 0 ? status : unit_start(game, AG_UNDO_LINK, 0, start, NULL);
    *start = found < 0 ? -1 : *start;
    return status;
}

// Cards of a deck are offered: those who are asked see them.
static int deck_is_offered(const ag_game *game)
{
    const ag_state *state = game->state;
    for (int i = 0; i < state->choice.option_count; i++) {
        ag_ref ref = state->options[i].ref;
        if (ref.kind == AG_REF_CARD && ag_zone(state, ag_ref_as_card(ref)) == AG_ZONE_DECK) {
            return 1;
        }
    }
    return 0;
}

// What one player cannot unsee: what was revealed since that entry.
static int was_learned(const ag_game *game, int entry)
{
    static const uint8_t kinds[] = { AG_EVENT_DRAWN,    AG_EVENT_REVEALED, AG_EVENT_ROLLED,
                                     AG_EVENT_SHUFFLED, AG_EVENT_MULLIGAN, AG_EVENT_REFILLED };
    const ag_waypoint *then = &game->log.waypoints[entry];
    if (then->dice != game->state->rng.state || deck_is_offered(game)) return 1;
    for (int i = then->event_count; i < game->event_count; i++) {
        if (game->told.events[i].event.from == AG_ZONE_DECK) return 1;
        for (int j = 0; j < (int)sizeof kinds; j++) {
            if (game->told.events[i].event.kind == kinds[j]) return 1;
        }
    }
    return 0;
}

// A concession is on the path like an answer; nobody can take back the referee's changes alone.
static int others_went_on(const ag_game *game, int seat, int start)
{
    for (int at = game->head; at > start; at = game->log.nodes[at].parent) {
        const ag_entry *entry = &game->log.entries[at];
        int by_nobody = entry->kind == AG_ENTRY_RULING || entry->kind == AG_ENTRY_RESEED;
        if (!by_nobody && (entry->seat != seat || entry->kind == AG_ENTRY_REFEREE)) return 1;
    }
    return 0;
}

static ag_status may_alone(const ag_game *game, int seat, int start, ag_undo_unit unit,
                           ag_error *error)
{
    const ag_entry *entry = &game->log.entries[start];
    if (unit != AG_UNDO_ANSWER || entry->seat != seat || entry->kind == AG_ENTRY_REFEREE
        || others_went_on(game, seat, start)) {
        return ag_fail(error, AG_USAGE,
                       "a player alone takes back only their own last answer; for more, all at the "
                       "table must agree");
    }
    if (was_learned(game, start)) {
        return ag_fail(error, AG_USAGE,
                       "something was drawn, revealed, rolled or shuffled since: "
                       "all at the table must agree");
    }
    return AG_OK;
}

// Goes back to the state before that entry.
static ag_status take_back(ag_game *game, int start, int keep_dice, ag_error *error)
{
    uint64_t dice = game->state->rng.state;
    int known = !keep_dice && was_learned(game, start);
    // The place before an entry is the place after the one that it continues.
    ag_status status =
        ag_game_move_head(game, game->log.nodes[start].parent + 1, AG_REWIND_UNDO, NULL, error);
    return status < 0 || !known ? status : draw_anew(game, dice, error);
}

static ag_status unit_given(ag_undo_unit unit, ag_error *error)
{
    return ag_given(unit >= AG_UNDO_ANSWER && unit <= AG_UNDO_TURN,
                    "an answer, a link, a step or a turn to take back was", error);
}

ag_status ag_game_undo(ag_game *game, int seat, ag_undo_unit unit, int keep_dice, ag_error *error)
{
    int start = -1;
    ag_status status = seat == 0 ? ag_given(game != NULL, "a game was", error)
                                 : ag_given_check_seat(game, seat, error);
    if (status == AG_OK) status = unit_given(unit, error);
    if (status == AG_OK) status = ag_game_look_back(game, error);
    if (status == AG_OK) status = unit_start(game, unit, 0, &start, error);
    if (status == AG_OK && seat != 0) status = may_alone(game, seat, start, unit, error);
    return status < 0 ? status : take_back(game, start, keep_dice, error);
}

ag_status ag_game_undo_to(ag_game *game, int seat, ag_undo_unit unit, int keep_dice,
                          ag_error *error)
{
    int start = -1;
    ag_status status = ag_given_check_seat(game, seat, error);
    if (status == AG_OK) status = unit_given(unit, error);
    if (status == AG_OK) status = ag_game_look_back(game, error);
    if (status == AG_OK) status = unit_start(game, unit, seat, &start, error);
    return status < 0 ? status : take_back(game, start, keep_dice, error);
}

ag_status ag_game_redo(ag_game *game, ag_error *error)
{
    ag_status given = ag_given(game != NULL, "a game was", error);
    if (given < 0) return given;
    const ag_log *log = &game->log;
    int count = log->entry_count;
    while (count > 0) {
        const ag_entry *entry = &log->entries[count - 1];
        int is_mark = ag_entry_is_beside(entry) || entry->kind == AG_ENTRY_RESEED;
        int is_redo = entry->kind == AG_ENTRY_REWIND && entry->number == AG_REWIND_REDO;
        if (!is_mark && !is_redo) break;
        count = is_redo ? (int)log->data[entry->data] : count - 1;
    }
    int undone = count > 0 && log->entries[count - 1].kind == AG_ENTRY_REWIND
                 && log->entries[count - 1].number == AG_REWIND_UNDO;
    if (!undone) {
        return ag_fail(error, AG_USAGE, "nothing was taken back that could be played again");
    }
    return ag_game_move_head(game, count - 1, AG_REWIND_REDO, NULL, error);
}

// ---- marks and branches ----

static ag_status put_mark(ag_game *game, int what, const char *name, ag_error *error)
{
    uint32_t data[NAME_WORDS];
    ag_status status = name_check(game, name, error);
    if (status == AG_OK && strcmp(name, PLACE_NOW) == 0) {
        status = ag_fail(error, AG_USAGE, "\"%s\" names the place where the game is", name);
    }
    if (status == AG_OK) status = ag_game_want_question(game, error);
    if (status < 0) return status;
    name_words(name, data);
    ag_entry entry = { .kind = AG_ENTRY_MARK, .pick_count = (uint16_t)what };
    return ag_log_add(&game->log, &entry, data, NAME_WORDS, error);
}

ag_status ag_game_mark(ag_game *game, const char *name, ag_error *error)
{
    return put_mark(game, MARK_PLACE, name, error);
}

ag_status ag_game_goto(ag_game *game, const char *name, int keep_dice, ag_error *error)
{
    ag_status status = name_check(game, name, error);
    int place = status < 0 ? -1 : mark_place(&game->log, name);
    if (status == AG_OK && place < 0) {
        status = ag_fail(error, AG_NOT_FOUND, "there is no mark \"%s\" at this table", name);
    }
    return status < 0 ? status : go_to(game, place, AG_REWIND_GOTO, NULL, keep_dice, error);
}

ag_status ag_game_branch(ag_game *game, const char *name, ag_error *error)
{
    ag_status status = name_check(game, name, error);
    if (status == AG_OK && branch_tip(&game->log, name) >= 0) {
        status = ag_fail(error, AG_USAGE, "there is a branch \"%s\" already", name);
    }
    return status < 0 ? status : put_mark(game, MARK_BRANCH, name, error);
}

ag_status ag_game_switch(ag_game *game, const char *name, int keep_dice, ag_error *error)
{
    char now[AG_NAME_MAX + 1];
    ag_status status = name_check(game, name, error);
    if (status < 0) return status;
    branch_at(&game->log, game->log.entry_count, now);
    if (strcmp(now, name) == 0) return ag_fail(error, AG_USAGE, "this is the branch \"%s\"", name);
    int tip = branch_tip(&game->log, name);
    if (tip < 0) {
        return ag_fail(error, AG_NOT_FOUND, "there is no branch \"%s\" at this table", name);
    }
    return go_to(game, tip, AG_REWIND_SWITCH, name, keep_dice, error);
}

void ag_game_branch_name(const ag_game *game, char *out, size_t capacity)
{
    if (!ag_given_room(out, capacity)) return;
    out[0] = '\0';
    if (game == NULL) return;
    char now[AG_NAME_MAX + 1];
    branch_at(&game->log, game->log.entry_count, now);
    strncpy(out, now, capacity - 1);
    out[capacity - 1] = '\0';
}

int ag_game_named(const ag_game *game, int index, int *is_branch, char *out, size_t capacity)
{
    if (game == NULL || is_branch == NULL || !ag_given_room(out, capacity) || index < 0) return 0;
    const ag_log *log = &game->log;
    char name[AG_NAME_MAX + 1] = MAIN_BRANCH;
    *is_branch = 1;
    for (int i = 0; i < log->entry_count && index > 0; i++) {
        if (log->entries[i].kind == AG_ENTRY_MARK && !is_made_before(log, i)) {
            entry_name(log, i, 0, name);
            *is_branch = log->entries[i].pick_count == MARK_BRANCH;
            index--;
        }
    }
    if (index != 0) return 0;
    strncpy(out, name, capacity - 1);
    out[capacity - 1] = '\0';
    return 1;
}
