// Rulings: when a script fails, the game goes back to where its frame began, and that frame never
// runs again (architecture, errors). Reports of faults are kept for people.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/error.h"
#include "base/list.h"
#include "game/log/game_private.h"

// ---- reports ----

static int note(ag_game *game, const char *report)
{
    const char **faults =
        ag_list_room(game->faults, &game->fault_capacity, game->fault_count + 1, sizeof *faults);
    if (faults == NULL) return 0;
    game->faults = faults;
    faults[game->fault_count++] = ag_arena_text(&game->fault_texts, report);
    return !game->fault_texts.failed;
}

void ag_fault_note_condition(ag_game *game)
{
    const char *report = game->scripts->fault;
    for (int i = 0; i < game->fault_count; i++) {
        // A log that runs again meets the same fault; its report names the card and the power.
        if (strcmp(game->faults[i], report) == 0) return;
    }
    if (!note(game, report)) game->no_memory = 1;
}

int ag_faults_copy(ag_game *to, const ag_game *from)
{
    for (int i = 0; i < from->fault_count; i++) {
        if (!note(to, from->faults[i])) return 0;
    }
    return 1;
}

void ag_faults_close(ag_game *game)
{
    free(game->faults);
    ag_arena_close(&game->fault_texts);
    game->faults = NULL;
    game->fault_count = game->fault_capacity = 0;
}

const char *ag_game_fault_at(const ag_game *game, int index)
{
    return game != NULL && index >= 0 && index < game->fault_count ? game->faults[index] : NULL;
}

const char *ag_game_fault(const ag_game *game)
{
    return game != NULL && game->fault_count > 0 ? game->faults[game->fault_count - 1] : "";
}

// ---- rulings ----

// The slot of the innermost frame, 0: none.
static int faulty_slot(const ag_state *state)
{
    for (int i = state->used.tasks - 1; i >= 0; i--) {
        if (state->tasks[i].kind == AG_TASK_FRAME) return state->tasks[i].frame.slot;
    }
    return 0;
}

// The card of the latest event; without a recent event the raid itself is at work.
static const char *last_told(const ag_game *game)
{
    enum { LATELY = 100 };
    for (int i = 1; i <= game->event_count && i <= LATELY; i++) {
        uint16_t printed = game->told.events[game->event_count - i].event.card_printed;
        if (printed != 0) return ag_catalog_card(game->rules->catalog, printed)->key;
    }
    return game->options.raid_key;
}

// The script's own message, or the limit that it ran into.
static int note_frame(ag_game *game, int slot)
{
    char report[512];
    ag_scripts *scripts = game->scripts;
    const char *over = game->rules->over;
    if (over == NULL) return note(game, scripts->fault);
    const ag_frame *frame = &game->state->frames[slot];
    if (slot != 0 && scripts->limit != NULL) {
        return note(game, scripts->limit(scripts, slot, frame, over));
    }
    const char *key =
        slot == 0 ? last_told(game) : ag_catalog_card(game->rules->catalog, frame->printed)->key;
    snprintf(report, sizeof report, "%s: %s", key, over);
    return note(game, report);
}

static int faults_this_turn(const ag_game *game)
{
    const ag_log *log = &game->log;
    int count = 0;
    for (int at = ag_log_tip(log); at >= 0; at = log->nodes[at].parent) {
        const ag_entry *entry = &log->nodes[at].entry;
        count += entry->kind == AG_ENTRY_RULING
                 && entry->pick_count == (uint16_t)game->state->turn.number;
    }
    for (int i = 1; i < game->state->used.blanks; i++) {
        count += game->state->blanks[i].made_in == game->state->turn.number;
    }
    return count;
}

_Static_assert(AG_RULINGS_A_TURN_MAX == 8, "the sentence below says so");

// Why the game can't continue after this fault; NULL: it can.
static const char *reason_to_stop(const ag_game *game, const ag_frame *frame)
{
    const ag_catalog *catalog = game->rules->catalog;
    if (game->state->unasked > AG_UNASKED_MAX) return "it goes on without an end";
    if (faults_this_turn(game) >= AG_RULINGS_A_TURN_MAX) {
        return "more than 8 script faults in one turn";
    }
    if (frame == NULL || game->state->used.blanks == AG_BLANK_MAX) {
        return "a limit of the engine is reached";
    }
    int of_raid = (ag_catalog_card(catalog, frame->printed)->side[0].types & AG_TYPE_RAID) != 0;
    return of_raid ? "a step of the raid failed" : NULL;
}

static ag_status stop(ag_game *game, const char *why, ag_error *error)
{
    const char *report = ag_game_fault(game);
    int line = (int)strcspn(report, "\n");
    game->stopped = 1;
    snprintf(game->stop_reason, sizeof game->stop_reason, "the game stops, %s: %.*s", why,
             line < 800 ? line : 800, report);
    return ag_fail(error, AG_BAD_CONTENT, "%s", game->stop_reason);
}

// Rulings are in ascending order; those on frames that began within or after this one are dropped.
static int add_ruling(ag_game *game, uint32_t ordinal)
{
    while (game->ruling_count > 0 && game->rulings[game->ruling_count - 1] > ordinal) {
        game->ruling_count--;
    }
    uint32_t *rulings = ag_list_room(game->rulings, &game->ruling_capacity, game->ruling_count + 1,
                                     sizeof *rulings);
    if (rulings == NULL) return 0;
    rulings[game->ruling_count++] = ordinal;
    game->rulings = rulings;
    game->rules->rulings = rulings;
    game->rules->ruling_count = game->ruling_count;
    return 1;
}

// A ruling is valid on its own path; on another path the same number may mean another frame.
ag_status ag_rulings_take(ag_game *game, int head, ag_error *error)
{
    int count, whole = 1, *path = ag_log_path(&game->log, -1, head, &count, error);
    if (path == NULL) return AG_NO_MEMORY;
    game->ruling_count = 0;
    game->rules->ruling_count = 0;
    for (int i = 0; i < count && whole; i++) {
        const ag_entry *entry = &game->log.nodes[path[i]].entry;
        if (entry->kind == AG_ENTRY_RULING) whole = add_ruling(game, (uint32_t)entry->number);
    }
    free(path);
    return whole ? AG_OK : ag_no_memory(error, "a ruling");
}

ag_status ag_game_rule_out(ag_game *game, int *faulty, ag_error *error)
{
    int slot = faulty_slot(game->state);
    const ag_frame *frame = slot != 0 ? &game->state->frames[slot] : NULL;
    if (!note_frame(game, slot)) game->no_memory = 1;
    const char *why = reason_to_stop(game, frame);
    if (why != NULL) return stop(game, why, error);
    uint32_t ordinal = frame->ordinal;
    ag_entry ruling = { .kind = AG_ENTRY_RULING,
                        .number = (int32_t)ordinal,
                        .pick_count = (uint16_t)game->state->turn.number };
    if (!add_ruling(game, ordinal)) return ag_no_memory(error, "a ruling");
    int from, head = ag_log_tip(&game->log);
    ag_game_restore(game, head);
    ag_status status = ag_log_run(game, head, ordinal, &from, faulty, error);
    uint32_t since = (uint32_t)(from >= 0 ? from : game->log.entry_count);
    if (status == AG_OK) {
        status = ag_log_add(&game->log, &ruling, &since, 1, error);
        game->head = ag_log_tip(&game->log);
    }
    return status;
}
