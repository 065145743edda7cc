// A scenario from a recorded game: finds where it can begin, whether its answers can be followed,
// and whether it then passes.
#include "lua/to_scenario/to_scenario.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/list.h"
#include "game/log/log_path.h"
#include "lua/to_scenario/to_scenario_run.h"

enum {
    TRIES_MAX = 12,   // positions to try, from the nearest on
    BACK_MAX = 2000,  // entries to look through for one position
    LOSSES_ANY = 100000,
    LAST_USUAL = 10,
};

// ---- what the files share ----

const ag_state *ag_to_scenario_state(const ag_to_scenario_run *run)
{
    return ag_game_rules(run->game)->state;
}

ag_said *ag_to_scenario_add(ag_to_scenario_run *run, ag_said_list *to, int kind, const char *text)
{
    ag_said *items = ag_list_room(to->items, &to->capacity, to->count + 1, sizeof *items);
    run->memory.failed |= items == NULL;
    to->items = items != NULL ? items : to->items;
    ag_said *made = items != NULL ? &items[to->count++] : &run->lost;
    *made = (ag_said){ .kind = (uint8_t)kind, .text = text };
    return made;
}

const char *ag_to_scenario_quote(ag_to_scenario_run *run, const char *text)
{
    char *quoted = ag_arena_item(&run->memory, 2 * strlen(text) + 3);
    char *at = quoted;
    if (quoted == NULL) return "\"\"";
    *at++ = '"';
    for (; *text != '\0'; text++) {
        if (*text == '"' || *text == '\\') {
            *at++ = '\\';
        }
        *at++ = *text == '\n' ? ' ' : *text;
    }
    *at = '"';
    return quoted;
}

// ---- running the scenario ----

// Runs the text as `aggro test` does. `why` says what failed.
static int runs_green(const ag_scenario_host *host, const ag_text *text, char *why, size_t capacity)
{
    ag_scenario_result result = { 0 };
    ag_error error = { 0 };
    ag_status status =
        ag_scenario_run_text(host, "retold.lua", text->bytes, text->length, &result, &error);
    snprintf(why, capacity, "%.*s", (int)capacity - 1, status < 0 ? error.text : result.report);
    return status == AG_OK && result.failed == 0;
}

int ag_to_scenario_holds(const ag_to_scenario_run *run, const ag_text *text, int one_way, char *why,
                         size_t capacity)
{
    char report[512];
    ag_scenario_host host = *run->host;
    host.one_way = one_way;
    host.play = NULL;
    int green = runs_green(&host, text, report, sizeof report);
    if (why != NULL) {
        snprintf(why, capacity, "%s", report);
    }
    // A game that stopped because of faulty scripts stops again: the scenario shows that by
    // failing.
    return run->stopped[0] != '\0' ? !green && strstr(report, run->stopped) != NULL : green;
}

// ---- the event log ----

// Events that say little about what happened.
static int is_weak(const ag_event *event)
{
    static const uint8_t kinds[] = { AG_EVENT_TURN_BEGINS, AG_EVENT_PHASE_BEGINS,
                                     AG_EVENT_TURN_ENDS,   AG_EVENT_READIED,
                                     AG_EVENT_DRAWN,       AG_EVENT_PAID };
    for (size_t i = 0; i < sizeof kinds; i++) {
        if (event->kind == kinds[i]) return 1;
    }
    return 0;
}

static void note_event(ag_to_scenario_run *run, const ag_event_log_event *told)
{
    const ag_event *event = &told->event;
    char line[512];
    if (event->kind == AG_EVENT_ROLLED && run->dice_count < AG_DICE_MAX) {
        run->dice[run->dice_count++] = (uint8_t)event->amount;
    }
    run->faults |= event->kind == AG_EVENT_RULING;
    ag_event_text(ag_game_rules(run->game), told, -1, line, sizeof line);
    if (line[0] == '\0') return;
    int kind = event->kind == AG_EVENT_RULING ? LINE_FAULT
               : is_weak(event)               ? LINE_WEAK
                                              : LINE_PLAIN;
    ag_said *last = ag_to_scenario_add(run, &run->lines, kind, ag_arena_text(&run->memory, line));
    last->dropped = strncmp(line, "-- ", 3) == 0;  // headings count turns
}

// Collects the lines of the log from the position to the end.
static ag_status listen(ag_to_scenario_run *run, ag_error *error)
{
    const ag_event_log_event *told;
    ag_status status = ag_log_path_go(run->game, run->base, 0, error);
    run->random = ag_game_rules(run->game)->state->rng.state;
    if (status == AG_OK) {
        status = ag_log_path_go(run->game, run->end, 1, error);
    }
    run->is_random = ag_game_rules(run->game)->state->rng.state != run->random;
    while (status == AG_OK && (told = ag_game_next_event(run->game)) != NULL) {
        note_event(run, told);
    }
    snprintf(run->stopped, sizeof run->stopped, "%.200s", ag_log_path_stop(run->game));
    return status == AG_OK ? ag_log_path_go(run->game, run->base, 0, error) : status;
}

// Keeps what a shrunk scenario must still report: the faults; else the last line that contains
// `told`, or the last that says something. 0: no line contains it.
static int keep_the_point(ag_to_scenario_run *run, const char *told)
{
    int last = -1;
    for (int i = 0; i < run->lines.count; i++) {
        const ag_said *line = &run->lines.items[i];
        int says = told != NULL ? strstr(line->text, told) != NULL : line->kind != LINE_WEAK;
        last = says && !line->dropped ? i : last;
    }
    for (int i = 0; i < run->lines.count; i++) {
        ag_said *line = &run->lines.items[i];
        int is_point = run->faults && told == NULL ? line->kind == LINE_FAULT : i == last;
        line->dropped |= !is_point;
    }
    for (int i = 0; i < run->others.count && (last >= 0 || run->faults); i++) {
        run->others.items[i].dropped = strncmp(run->others.items[i].text, "t:asked", 7) != 0;
    }
    return last >= 0 || told == NULL;
}

// ---- where it ends ----

// A move whose follow-up questions are not answered, or an answer that not everybody has agreed to,
// can't be a line of a scenario.
static int is_unfinished(const ag_state *state)
{
    int unfinished = state->choice.kind != AG_QUESTION_NONE
                     && (state->choice.prompt == AG_PROMPT_ATTACK || state->choice.agreed != 0);
    for (int slot = 1; slot < state->used.links && !unfinished; slot++) {
        const ag_link *link = &state->links[slot];
        unfinished = link->kind != AG_LINK_FREE && link->kind != AG_LINK_TRIGGER
                     && (link->flags & AG_LINK_ANNOUNCING);
    }
    return unfinished && state->winner == AG_WINNER_NONE;
}

static int finished_end(ag_game *game)
{
    int end = ag_log_path_length(game);
    if (ag_log_path_stop(game)[0] != '\0') return end;
    while (end > 0 && ag_log_path_go(game, end, 0, NULL) == AG_OK
           && is_unfinished(ag_game_rules(game)->state)) {
        end--;
    }
    return end;
}

// ---- one position ----

static void run_close(ag_to_scenario_run *run)
{
    ag_said_list *const lists[] = { &run->cards, &run->steps, &run->lines, &run->others };
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++) {
        free(lists[i]->items);
    }
    ag_arena_close(&run->memory);
    ag_text_close(&run->notes);
}

static void walk(ag_to_scenario_run *run, ag_text *out)
{
    char why[512];
    ag_scenario_host host = *run->host;
    host.one_way = 1;
    host.play = ag_to_scenario_play;
    host.play_context = run;
    ag_to_scenario_write(run, out);
    if (!out->failed && !runs_green(&host, out, why, sizeof why) && run->parted[0] == '\0') {
        snprintf(run->parted, sizeof run->parted, "%s", why);
    }
}

// Makes the scenario from `run->base` on. 0: it does not pass, and `parted` says why.
static int make(ag_to_scenario_run *run, ag_text *out)
{
    ag_error why_not = { 0 };
    if (listen(run, &why_not) < 0) {
        snprintf(run->parted, sizeof run->parted, "%.500s", why_not.text);
        return 0;
    }
    (void)ag_to_scenario_losses(ag_game_rules(run->game), &run->notes);
    ag_to_scenario_position(run);
    walk(run, out);
    if (run->parted[0] == '\0' && !run->memory.failed) {
        char why[512];
        ag_to_scenario_write(run, out);
        if (!ag_to_scenario_holds(run, out, 0, why, sizeof why)) {
            snprintf(run->parted, sizeof run->parted, "%s", why);
        }
    }
    return run->parted[0] == '\0' && !run->memory.failed;
}

// ---- which position ----

// The step `last` answers before the end.
static int wanted_base(const ag_game *game, int last)
{
    int step = ag_log_path_length(game);
    while (step > 0 && last > 0) {
        last -= ag_log_path_entry(game, --step)->kind == AG_ENTRY_ANSWER;
    }
    return step;
}

// Before the wanted place, first the positions that can be written completely, then any; if none of
// them passes, those after it.
enum { SEARCH_WHOLE, SEARCH_ANY, SEARCH_BEHIND, SEARCHES };

// The nearest step from there on at which a position can begin; -1: none.
static int next_base(ag_game *game, int search, int from)
{
    int by = search == SEARCH_BEHIND ? 1 : -1;
    int most = search == SEARCH_ANY ? LOSSES_ANY : 0;
    int length = ag_log_path_length(game);
    for (int step = from; step >= 0 && step < length && abs(step - from) < BACK_MAX; step += by) {
        int here = ag_log_path_go(game, step, 0, NULL) == AG_OK
                       ? ag_to_scenario_losses(ag_game_rules(game), NULL)
                       : -1;
        if (here >= 0 && here <= most) return step;
    }
    return -1;
}

static int answers_from(const ag_game *game, int base)
{
    int count = 0;
    for (int step = base; step < ag_log_path_length(game); step++) {
        count += ag_log_path_entry(game, step)->kind == AG_ENTRY_ANSWER;
    }
    return count;
}

typedef struct search {
    const ag_scenario_host *host;
    ag_game *recorded;
    const ag_to_scenario_wish *wish;
    int from, end;    // steps of the log's path: the wanted start, and the end
    char first[512];  // why the nearest position did not pass
} search;

// Tries positions from the nearest on.
static int find_position(search *now, ag_to_scenario_run *run, ag_text *out)
{
    int tried = 0;
    snprintf(now->first, sizeof now->first, "there is no quiet place to begin at");
    *run = (ag_to_scenario_run){
        .host = now->host, .game = now->recorded, .name = now->wish->name, .end = now->end
    };
    const ag_to_scenario_run empty = *run;
    for (int kind = 0; kind < SEARCHES; kind++) {
        int by = kind == SEARCH_BEHIND ? 1 : -1;
        int base = kind == SEARCH_BEHIND ? now->from + 1 : now->from;
        for (int tries = 0; tries < TRIES_MAX; tries++) {
            base = next_base(now->recorded, kind, base);
            if (base < 0 || base >= now->end) break;
            run->base = base;
            if (make(run, out)) return 1;
            if (tried++ == 0) {
                snprintf(now->first, sizeof now->first, "%s", run->parted);
            }
            run_close(run);
            *run = empty;
            base += by;
        }
    }
    snprintf(run->parted, sizeof run->parted, "%s", now->first);
    return 0;
}

// Whether the lines since the last call contain the point of a shrunk scenario.
static int tells_the_point(ag_game *game, const char *told)
{
    const ag_event_log_event *next;
    char line[512];
    int tells = 0;
    while ((next = ag_game_next_event(game)) != NULL) {
        ag_event_text(ag_game_rules(game), next, -1, line, sizeof line);
        tells |= told != NULL ? strstr(line, told) != NULL : next->event.kind == AG_EVENT_RULING;
    }
    return tells;
}

// The step that last reported the point of a shrunk scenario; -1: none did, or the point is the
// end.
static int step_of_point(ag_game *game, const ag_to_scenario_wish *wish, int from, int end)
{
    int found = -1;
    if (ag_log_path_stop(game)[0] != '\0' || ag_log_path_go(game, from, 0, NULL) < 0) return -1;
    for (int step = from + 1; step <= end && ag_log_path_go(game, step, 1, NULL) == AG_OK; step++) {
        found = tells_the_point(game, wish->told) ? step : found;
    }
    return found;
}

// Reports why a shrunk scenario lacks the words: they were never logged, or no scenario can contain
// them.
static ag_status fail_point(ag_game *game, const ag_to_scenario_wish *wish, ag_error *error)
{
    int all = finished_end(game);
    int from = wish->last > 0 ? wanted_base(game, wish->last) : 0;
    int step = step_of_point(game, wish, from, all);
    AG_ASSERT(wish->told != NULL);
    if (step < 0 && from > 0 && (step = step_of_point(game, wish, 0, from)) >= 0) {
        return ag_fail(
            error, AG_USAGE,
            "none of the last %d answers told \"%s\"; entry %d did: leave --last out, or "
            "say --to %d",
            wish->last, wish->told, step, step);
    }
    if (step < 0) {
        return ag_fail(error, AG_USAGE, "nothing that the game told up to entry %d holds \"%s\"",
                       all, wish->told);
    }
    return ag_fail(error, AG_USAGE,
                   "the game told \"%s\" by entry %d, but no position near it can be written as a "
                   "scenario that tells it again: begin earlier with --last N, or end at another "
                   "place that tells it with --to N (replay --print has the entries)",
                   wish->told, step);
}

// Looks for a shrunk scenario that begins as near to its point as possible, and ends there.
static int find_near_point(search *now, ag_to_scenario_run *run, ag_text *out)
{
    ag_game *game = now->recorded;
    int from = now->wish->last > 0 ? now->from : 0;
    int end = step_of_point(game, now->wish, from, now->end);
    if (end < 0) return 0;
    search near = *now;
    near.from = end - 1;
    while (end < now->end && ag_log_path_go(game, end, 0, NULL) == AG_OK
           && is_unfinished(ag_game_rules(game)->state)) {
        end++;
    }
    near.end = end;
    return find_position(&near, run, out);
}

static int find(ag_to_scenario_run *run, const ag_scenario_host *host, ag_game *recorded,
                const ag_to_scenario_wish *wish, ag_text *out)
{
    search now = { .host = host, .recorded = recorded, .wish = wish };
    now.from = wanted_base(recorded, wish->last > 0 ? wish->last : LAST_USUAL);
    now.end = finished_end(recorded);
    return (wish->shrink && find_near_point(&now, run, out)) || find_position(&now, run, out);
}

static int count_left(const ag_said_list *list)
{
    int count = 0;
    for (int i = 0; i < list->count; i++) {
        count += !list->items[i].dropped;
    }
    return count;
}

static void write_report(const ag_to_scenario_run *run, const ag_to_scenario_wish *wish, int runs,
                         ag_writer *out)
{
    int answers = answers_from(run->game, run->base);
    int last = wish->last > 0 ? wish->last : LAST_USUAL;
    ag_write(out, "the scenario begins %d answers before the end", answers);
    if (answers != last && !wish->shrink) {
        ag_write(out, ", at the nearest quiet place %s the last %d",
                 answers > last ? "before" : "behind the first of", last);
    }
    ag_write(out, "\n");
    if (run->end < ag_log_path_length(run->game)) {
        ag_write(out, "it ends %d answers before the end, %s\n", answers_from(run->game, run->end),
                 wish->shrink ? "behind what it tells" : "before a move that was not finished");
    }
    if (run->notes.length > 0) {
        ag_write(out, "%s", run->notes.bytes);
    }
    if (run->stopped[0] != '\0') {
        ag_write(out, "it fails as the game did: %s\n", run->stopped);
    }
    if (runs > 0) {
        ag_write(out, "shrunk to %d of %d cards and %d of %d moves in %d runs\n",
                 count_left(&run->cards), run->cards.count, count_left(&run->steps),
                 run->steps.count, runs);
    }
}

ag_status ag_to_scenario(const ag_scenario_host *host, ag_game *recorded,
                         const ag_to_scenario_wish *wish, ag_text *out, ag_writer *report,
                         ag_error *error)
{
    ag_to_scenario_run run;
    int runs = 0;
    ag_status status = AG_OK;
    if (!find(&run, host, recorded, wish, out)) {
        status = ag_fail(error, AG_USAGE, "the last %d answers cannot be written as a scenario: %s",
                         wish->last > 0 ? wish->last : LAST_USUAL, run.parted);
    } else if (wish->shrink && !keep_the_point(&run, wish->told)) {
        status = fail_point(recorded, wish, error);
    } else if (wish->shrink) {
        runs = ag_to_scenario_shrink(&run);
        ag_to_scenario_write(&run, out);
    }
    if (status == AG_OK) {
        write_report(&run, wish, runs, report);
    }
    run_close(&run);
    ag_log_path_go(recorded, ag_log_path_length(recorded), 0, NULL);
    return status == AG_OK && out->failed
               ? ag_fail(error, AG_NO_MEMORY, "no memory for the scenario")
               : status;
}
