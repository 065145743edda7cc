// Undo, redo, marks and branches: entries of the log that move its head. Nothing is ever cut.
#include <stdio.h>
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

// ---- names in the log ----

static ag_status name_check(const ag_game *game, const char *name, ag_error *error)
{
    ag_status given = ag_given(game != NULL, "a game was", error);
    size_t length = name == NULL ? 0 : strlen(name);
    if (given < 0 || (length > 0 && length <= AG_NAME_MAX)) return given;
    return ag_fail(error, AG_USAGE, "a name has 1 to %d bytes", AG_NAME_MAX);
}

// The kind of mark, and the name, where the entry names a place, or the branch that it begins or
// goes on with. 0: it names nothing.
static int named_by(const ag_log *log, int index, char out[AG_NAME_MAX + 1])
{
    const ag_entry *entry = &log->nodes[index].entry;
    int goes_on = entry->kind == AG_ENTRY_REWIND && entry->number == AG_REWIND_SWITCH;
    if (entry->kind != AG_ENTRY_MARK && !goes_on) return 0;
    ag_entry_name(&log->data[entry->data], entry->data_count, (uint32_t)goes_on, out);
    return goes_on ? MARK_BRANCH : entry->pick_count;
}

// The newest mark of this name before entry `before`, of one of these kinds; -1: none.
static int mark_before(const ag_log *log, int before, int kinds, const char *name)
{
    char own[AG_NAME_MAX + 1];
    int at = before - 1;
    for (; at >= 0; at--) {
        int is_mark = log->nodes[at].entry.kind == AG_ENTRY_MARK;
        if (is_mark && (named_by(log, at, own) & kinds) && strcmp(own, name) == 0) break;
    }
    return at;
}

// The current branch after `entry_count` entries.
static void branch_at(const ag_log *log, int entry_count, char out[AG_NAME_MAX + 1])
{
    while (--entry_count >= 0 && named_by(log, entry_count, out) != MARK_BRANCH) {
    }
    if (entry_count < 0) strcpy(out, MAIN_BRANCH);
}

// The length of the log when the branch was last played; -1: no such branch.
static int branch_tip(const ag_log *log, const char *name)
{
    char now[AG_NAME_MAX + 1];
    int count = log->entry_count + 1;
    while (--count >= 0) {
        branch_at(log, count, now);
        if (strcmp(now, name) == 0) break;
    }
    return count;
}

int ag_log_place(const ag_game *game, const char *name)
{
    const ag_log *log = &game->log;
    if (strcmp(name, PLACE_NOW) == 0) return log->entry_count;
    int mark = mark_before(log, log->entry_count, MARK_PLACE, name);
    return mark >= 0 ? mark : branch_tip(log, name);
}

// ---- moving the head ----

ag_status ag_game_move_head(ag_game *game, int entry_count, int why, const char *name,
                            ag_error *error)
{
    uint32_t data[1 + (AG_NAME_MAX + 4) / 4] = { (uint32_t)entry_count };
    ag_entry entry = { .kind = AG_ENTRY_REWIND, .number = why };
    if (name != NULL) memcpy(data + 1, name, strlen(name));
    uint32_t count = name != NULL ? sizeof data / sizeof data[0] : 1;
    ag_status status = ag_log_add(&game->log, &entry, data, count, error);
    if (status < 0) return status;
    status = ag_hearing_run_to(game, ag_log_tip(&game->log), error);
    // The events on the way were announced before; the host continues with those from here on.
    game->event_read = game->event_count;
    return status;
}

ag_status ag_game_reseed(ag_game *game, uint64_t seed, ag_error *error)
{
    uint32_t data[2] = { (uint32_t)(seed >> 32), (uint32_t)seed };
    ag_entry entry = { .kind = AG_ENTRY_RESEED };
    return ag_game_enter_new(game, &entry, data, 2, error);
}

// Draws again what was revealed after the place that the game went to. `dice` is
// the stream at the other place.
static ag_status draw_anew(ag_game *game, uint64_t dice, ag_error *error)
{
    if (ag_game_over(game)) return AG_OK;
    return ag_game_reseed(game, ag_hash((uint64_t)game->log.entry_count, &dice, sizeof dice),
                          error);
}

// Whether somebody continued from here before: what comes next may then be known.
static int was_tried(const ag_game *game)
{
    const ag_log *log = &game->log;
    for (int i = game->head + 1; i < log->entry_count; i++) {
        const ag_entry *entry = &log->nodes[i].entry;
        int goes_on = !ag_entry_is_beside(entry) && entry->kind != AG_ENTRY_REWIND;
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

// The path to the present: the entries on it, oldest first.
typedef struct path {
    const ag_log *log;
    int *at;
    int count;
} path;

static const ag_entry *entry_at(const path *on, int i)
{
    return &on->log->nodes[on->at[i]].entry;
}

static const ag_waypoint *before_at(const path *on, int i)
{
    return &on->log->nodes[on->at[i]].before;
}

// The place at which the last link began, or -1; answers that announcing it asked for do not count.
static int link_start(const path *on, uint32_t links)
{
    int start = -1;
    for (int i = on->count - 1; i >= 0; i--) {
        if (entry_at(on, i)->kind != AG_ENTRY_ANSWER) continue;
        const ag_waypoint *later = start < 0 ? NULL : before_at(on, start);
        uint32_t then = before_at(on, i)->links;
        if (later != NULL && (later->had_move || then < later->links)) break;
        if (then < links) start = i;
    }
    return start;
}

// The newest entry before `i` that can be taken back by itself, an answer, a concession, or a
// referee's change during the game, but not its position, and that was made at a question of this
// seat (0: any); or -1.
static int thing_before(const path *on, int i, int seat)
{
    while (--i >= 0) {
        const ag_entry *entry = entry_at(on, i);
        int own = seat == 0 || (before_at(on, i)->asked & AG_BIT(seat)) != 0;
        int is_thing = entry->kind == AG_ENTRY_ANSWER || entry->kind == AG_ENTRY_CONCEDE
                       || (entry->kind == AG_ENTRY_REFEREE && entry->fingerprint != 0);
        if (own && is_thing) break;
    }
    return i;
}

// The first such entry of this seat (0: any) in the step or turn; if there was none
// yet, of the one before; else -1.
static int span_start(const path *on, ag_undo_unit unit, int seat)
{
    int first = -1;
    for (int i = thing_before(on, on->count, seat); i >= 0; i = thing_before(on, i, seat)) {
        const ag_waypoint *point = before_at(on, i);
        const ag_waypoint *of = first < 0 ? point : before_at(on, first);
        if (of->turn != point->turn || (unit == AG_UNDO_STEP && of->step != point->step)) break;
        first = i;
    }
    return first;
}

// The place at which the unit began, or -1; of a link, for a seat, the seat's last question before
// that.
static int unit_start_on(const path *on, uint32_t links, ag_undo_unit unit, int seat)
{
    if (unit == AG_UNDO_STEP || unit == AG_UNDO_TURN) return span_start(on, unit, seat);
    if (unit != AG_UNDO_LINK) return thing_before(on, on->count, seat);
    int start = link_start(on, links);
    return start < 0 || seat == 0 ? start : thing_before(on, start + 1, seat);
}

// The entry before which the unit began. For a seat other than 0, goes back to one of its own
// questions.
static ag_status unit_start(const ag_game *game, ag_undo_unit unit, int seat, int *start,
                            ag_error *error)
{
    path on = { .log = &game->log };
    on.at = ag_log_path(&game->log, -1, game->head, &on.count, error);
    if (on.at == NULL) return AG_NO_MEMORY;
    int place = unit_start_on(&on, game->state->links_added, unit, seat);
    *start = place < 0 ? -1 : on.at[place];
    free(on.at);
    if (*start < 0) return ag_fail(error, AG_USAGE, "there is nothing to take back");
    int earlier = seat != 0 && unit == AG_UNDO_TURN
                  && game->log.nodes[*start].before.turn != game->state->turn.number;
    return !earlier
               ? AG_OK
               : ag_fail(error, AG_USAGE,
                         "nothing was yours to decide in this turn yet: \"undo\" takes back the "
                         "last that was, in the turn before");
}

// A saved game that was continued from its keyframe has not seen the answers before it: it
// runs through them now, once.
ag_status ag_game_look_back(ag_game *game, ag_error *error)
{
    ag_status status = ag_game_want_question(game, error);
    if (status < 0 || !game->begun_late) return status;
    ag_keyframes_close(game);
    status = ag_game_run_to(game, ag_log_tip(&game->log), error);
    game->event_read = game->event_count;
    return status;
}

ag_status ag_log_last_link(ag_game *game, int *start, ag_error *error)
{
    ag_status status = ag_game_look_back(game, error);
    if (status < 0 || unit_start(game, AG_UNDO_LINK, 0, start, NULL) < 0) *start = -1;
    return status;
}

// Cards of a deck are offered: those who are asked see them.
static int deck_is_offered(const ag_state *state)
{
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
    static const uint8_t reveals[AG_EVENT_COUNT] = {
        [AG_EVENT_DRAWN] = 1,    [AG_EVENT_REVEALED] = 1, [AG_EVENT_ROLLED] = 1,
        [AG_EVENT_SHUFFLED] = 1, [AG_EVENT_MULLIGAN] = 1, [AG_EVENT_REFILLED] = 1
    };
    const ag_waypoint *then = &game->log.nodes[entry].before;
    if (then->dice != game->state->rng.state || deck_is_offered(game->state)) return 1;
    for (int i = then->event_count; i < game->event_count; i++) {
        const ag_event *event = &game->told.events[i].event;
        if (event->from == AG_ZONE_DECK || reveals[event->kind]) return 1;
    }
    return 0;
}

// A concession is on the path like an answer; nobody can take back the referee's changes alone.
static int others_went_on(const ag_game *game, int seat, int start)
{
    for (int at = game->head; at > start; at = game->log.nodes[at].parent) {
        const ag_entry *entry = &game->log.nodes[at].entry;
        int by_nobody = entry->kind == AG_ENTRY_RULING || entry->kind == AG_ENTRY_RESEED;
        if (!by_nobody && (entry->seat != seat || entry->kind == AG_ENTRY_REFEREE)) return 1;
    }
    return 0;
}

static ag_status may_alone(const ag_game *game, int seat, int start, ag_undo_unit unit,
                           ag_error *error)
{
    const ag_entry *entry = &game->log.nodes[start].entry;
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

// Goes back to the state before the entry with which the unit begins that is `of` a seat (0: of
// anybody); `alone`: the seat that wants it without the others.
static ag_status take_back(ag_game *game, ag_undo_unit unit, int of, int alone, int keep_dice,
                           ag_error *error)
{
    int start = -1;
    ag_status status = ag_given(unit >= AG_UNDO_ANSWER && unit <= AG_UNDO_TURN,
                                "an answer, a link, a step or a turn to take back was", error);
    if (status == AG_OK) status = ag_game_look_back(game, error);
    if (status == AG_OK) status = unit_start(game, unit, of, &start, error);
    if (status == AG_OK && alone != 0) status = may_alone(game, alone, start, unit, error);
    if (status < 0) return status;
    uint64_t dice = game->state->rng.state;
    int known = !keep_dice && was_learned(game, start);
    // The place before an entry is the place after the one that it continues.
    int before = game->log.nodes[start].parent + 1;
    status = ag_game_move_head(game, before, AG_REWIND_UNDO, NULL, error);
    return status < 0 || !known ? status : draw_anew(game, dice, error);
}

ag_status ag_game_undo(ag_game *game, int seat, ag_undo_unit unit, int keep_dice, ag_error *error)
{
    ag_status status = seat == 0 ? ag_given(game != NULL, "a game was", error)
                                 : ag_given_check_seat(game, seat, error);
    return status < 0 ? status : take_back(game, unit, 0, seat, keep_dice, error);
}

ag_status ag_game_undo_to(ag_game *game, int seat, ag_undo_unit unit, int keep_dice,
                          ag_error *error)
{
    ag_status status = ag_given_check_seat(game, seat, error);
    return status < 0 ? status : take_back(game, unit, seat, 0, keep_dice, error);
}

ag_status ag_game_redo(ag_game *game, ag_error *error)
{
    ag_status given = ag_given(game != NULL, "a game was", error);
    if (given < 0) return given;
    const ag_log *log = &game->log;
    for (int count = log->entry_count; count > 0;) {
        const ag_entry *entry = &log->nodes[count - 1].entry;
        int is_mark = ag_entry_is_beside(entry) || entry->kind == AG_ENTRY_RESEED;
        if (entry->kind == AG_ENTRY_REWIND && entry->number == AG_REWIND_UNDO) {
            return ag_game_move_head(game, count - 1, AG_REWIND_REDO, NULL, error);
        }
        int is_redo = entry->kind == AG_ENTRY_REWIND && entry->number == AG_REWIND_REDO;
        if (!is_mark && !is_redo) break;
        count = is_redo ? (int)log->data[entry->data] : count - 1;
    }
    return ag_fail(error, AG_USAGE, "nothing was taken back that could be played again");
}

// ---- marks and branches ----

static ag_status put_mark(ag_game *game, int what, const char *name, ag_error *error)
{
    ag_entry entry = { .kind = AG_ENTRY_MARK, .pick_count = (uint16_t)what };
    if (strcmp(name, PLACE_NOW) == 0) {
        return ag_fail(error, AG_USAGE, "\"%s\" names the place where the game is", name);
    }
    return ag_log_add_named(game, &entry, name, error);
}

ag_status ag_game_mark(ag_game *game, const char *name, ag_error *error)
{
    ag_status status = name_check(game, name, error);
    return status < 0 ? status : put_mark(game, MARK_PLACE, name, error);
}

ag_status ag_game_goto(ag_game *game, const char *name, int keep_dice, ag_error *error)
{
    ag_status status = name_check(game, name, error);
    if (status < 0) return status;
    int place = mark_before(&game->log, game->log.entry_count, MARK_PLACE | MARK_BRANCH, name);
    return place < 0 ? ag_fail(error, AG_NOT_FOUND, "there is no mark \"%s\" at this table", name)
                     : go_to(game, place, AG_REWIND_GOTO, NULL, keep_dice, error);
}

ag_status ag_game_branch(ag_game *game, const char *name, ag_error *error)
{
    ag_status status = name_check(game, name, error);
    if (status < 0) return status;
    return branch_tip(&game->log, name) >= 0
               ? ag_fail(error, AG_USAGE, "there is a branch \"%s\" already", name)
               : put_mark(game, MARK_BRANCH, name, error);
}

ag_status ag_game_switch(ag_game *game, const char *name, int keep_dice, ag_error *error)
{
    char now[AG_NAME_MAX + 1];
    ag_status status = name_check(game, name, error);
    if (status < 0) return status;
    branch_at(&game->log, game->log.entry_count, now);
    if (strcmp(now, name) == 0) return ag_fail(error, AG_USAGE, "this is the branch \"%s\"", name);
    int tip = branch_tip(&game->log, name);
    return tip < 0 ? ag_fail(error, AG_NOT_FOUND, "there is no branch \"%s\" at this table", name)
                   : go_to(game, tip, AG_REWIND_SWITCH, name, keep_dice, error);
}

void ag_game_branch_name(const ag_game *game, char *out, size_t capacity)
{
    char now[AG_NAME_MAX + 1] = "";
    if (!ag_given_room(out, capacity)) return;
    if (game != NULL) branch_at(&game->log, game->log.entry_count, now);
    snprintf(out, capacity, "%s", now);
}

int ag_game_named(const ag_game *game, int index, int *is_branch, char *out, size_t capacity)
{
    if (game == NULL || is_branch == NULL || !ag_given_room(out, capacity) || index < 0) return 0;
    const ag_log *log = &game->log;
    char name[AG_NAME_MAX + 1] = MAIN_BRANCH;
    int what = MARK_BRANCH;
    for (int i = 0; i < log->entry_count && index > 0; i++) {
        if (log->nodes[i].entry.kind != AG_ENTRY_MARK) continue;
        what = named_by(log, i, name);
        index -= mark_before(log, i, what, name) < 0;  // each once
    }
    *is_branch = what == MARK_BRANCH;
    if (index == 0) snprintf(out, capacity, "%s", name);
    return index == 0;
}
