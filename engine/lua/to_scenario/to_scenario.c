// A scenario from a recorded game: finds where it can begin, whether its answers can be followed,
// and whether it then passes.
#include "lua/to_scenario/to_scenario.h"

#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "game/log/log_path.h"
#include "lua/to_scenario/to_scenario_run.h"

enum {
    TRIES_MAX = 12,   // positions to try, from the nearest on
    BACK_MAX = 2000,  // entries to look through for one position
    LOSSES_ANY = 100000,
    LAST_USUAL = 10,
};

// ---- running the scenario ----

// Runs the text as `aggro test` does. `why` says what failed.
static int runs_green(const ag_scenario_host *host, const ag_text *text, char *why, size_t capacity)
{
    ag_scenario_result result = { 0 };
    ag_error error = { 0 };
    ag_status status =
        ag_scenario_run_text(host, "retold.lua", text->bytes, text->length, &result, &error);
    if (why != NULL) {
        snprintf(why, capacity, "%.*s", (int)capacity - 1, status < 0 ? error.text : result.report);
    }
    return status == AG_OK && result.failed == 0;
}

int ag_to_scenario_holds(const ag_to_scenario_run *tale, const ag_text *text, int one_way,
                         char *why, size_t capacity)
{
    char report[512];
    ag_scenario_host host = *tale->host;
    host.one_way = one_way;
    host.play = NULL;
    int green = runs_green(&host, text, report, sizeof report);
    if (why != NULL) {
        snprintf(why, capacity, "%s", report);
    }
    // A game that stopped because of faulty scripts stops again: the scenario shows that by
    // failing.
    return tale->stopped[0] != '\0' ? !green && strstr(report, tale->stopped) != NULL : green;
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

static void note_event(ag_to_scenario_run *tale, const ag_event_log_event *told)
{
    const ag_event *event = &told->event;
    char line[512];
    if (event->kind == AG_EVENT_ROLLED && tale->dice_count < AG_DICE_MAX) {
        tale->dice[tale->dice_count++] = (uint8_t)event->amount;
    }
    tale->faults |= event->kind == AG_EVENT_RULING;
    ag_event_text(ag_game_rules(tale->game), told, -1, line, sizeof line);
    if (line[0] == '\0') return;
    ag_to_scenario_line(tale, line);
    if (tale->failed) return;
    to_scenario_line *last = &tale->lines[tale->line_count - 1];
    last->dropped = strncmp(line, "-- ", 3) == 0;  // headings count turns
    last->weak = (uint8_t)is_weak(event);
    last->fault = event->kind == AG_EVENT_RULING;
}

// Collects the lines of the log from the position to the end.
static ag_status listen(ag_to_scenario_run *tale, ag_error *error)
{
    const ag_event_log_event *told;
    ag_status status = ag_log_path_go(tale->game, tale->base, 0, error);
    tale->random = ag_game_rules(tale->game)->state->rng.state;
    if (status == AG_OK) {
        status = ag_log_path_go(tale->game, tale->end, 1, error);
    }
    tale->is_random = ag_game_rules(tale->game)->state->rng.state != tale->random;
    while (status == AG_OK && (told = ag_game_next_event(tale->game)) != NULL) {
        note_event(tale, told);
    }
    snprintf(tale->stopped, sizeof tale->stopped, "%.200s", ag_log_path_stop(tale->game));
    return status == AG_OK ? ag_log_path_go(tale->game, tale->base, 0, error) : status;
}

// Keeps what a shrunk scenario must still report: the faults; else the last line that contains
// `told`, or the last that says something. 0: no line contains it.
static int keep_the_point(ag_to_scenario_run *tale, const char *told)
{
    int last = -1;
    for (int i = 0; i < tale->line_count; i++) {
        to_scenario_line *line = &tale->lines[i];
        int says = told != NULL ? strstr(line->text, told) != NULL : !line->weak;
        last = says && !line->dropped ? i : last;
    }
    for (int i = 0; i < tale->line_count; i++) {
        to_scenario_line *line = &tale->lines[i];
        int is_point = tale->faults && told == NULL ? line->fault : i == last;
        line->dropped |= !is_point;
    }
    if (last >= 0 || tale->faults) {
        for (int i = 0; i < tale->other_count; i++) {
            tale->others[i].dropped = strncmp(tale->others[i].text, "t:asked", 7) != 0;
        }
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

static void tale_open(ag_to_scenario_run *tale, const ag_scenario_host *host, ag_game *recorded,
                      const ag_to_scenario_wish *wish, int base, int end)
{
    memset(tale, 0, sizeof *tale);
    tale->host = host;
    tale->game = recorded;
    tale->name = wish->name;
    tale->base = base;
    tale->end = end;
}

static void write_text(const ag_to_scenario_run *tale, ag_text *out)
{
    ag_text_close(out);
    *out = (ag_text){ 0 };
    ag_to_scenario_write(tale, out);
}

static void walk(ag_to_scenario_run *tale, ag_text *out)
{
    char why[512];
    ag_scenario_host host = *tale->host;
    host.one_way = 1;
    host.play = ag_to_scenario_play;
    host.play_context = tale;
    write_text(tale, out);
    if (!out->failed && !runs_green(&host, out, why, sizeof why) && tale->parted[0] == '\0') {
        snprintf(tale->parted, sizeof tale->parted, "%s", why);
    }
}

// Makes the scenario from `tale->base` on. 0: it does not pass, and `parted` says why.
static int make(ag_to_scenario_run *tale, ag_text *out)
{
    ag_error why_not = { 0 };
    if (listen(tale, &why_not) < 0) {
        snprintf(tale->parted, sizeof tale->parted, "%.500s", why_not.text);
        return 0;
    }
    tale->losses = ag_to_scenario_losses(ag_game_rules(tale->game), &tale->notes);
    ag_to_scenario_position(tale);
    walk(tale, out);
    if (tale->parted[0] == '\0' && !tale->failed) {
        char why[512];
        write_text(tale, out);
        if (!ag_to_scenario_holds(tale, out, 0, why, sizeof why)) {
            snprintf(tale->parted, sizeof tale->parted, "%s", why);
        }
    }
    return tale->parted[0] == '\0' && !tale->failed;
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

// The nearest step at or before `from` where a position can begin with at most `losses`; -1: none.
static int base_before(ag_game *game, int from, int losses)
{
    for (int step = from; step >= 0 && from - step < BACK_MAX; step--) {
        int here = ag_log_path_go(game, step, 0, NULL) == AG_OK
                       ? ag_to_scenario_losses(ag_game_rules(game), NULL)
                       : -1;
        if (here >= 0 && here <= losses) return step;
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

// The nearest step after `from` where a position can be written completely; -1: there is none.
static int base_behind(ag_game *game, int from)
{
    for (int step = from + 1; step < ag_log_path_length(game) && step - from < BACK_MAX; step++) {
        if (ag_log_path_go(game, step, 0, NULL) == AG_OK
            && ag_to_scenario_losses(ag_game_rules(game), NULL) == 0) {
            return step;
        }
    }
    return -1;
}

// Before the wanted place, first the positions that can be written completely, then any; if none of
// them passes, those after it.
enum { SEARCH_WHOLE, SEARCH_ANY, SEARCH_BEHIND, SEARCHES };

static int next_base(ag_game *game, int search, int base)
{
    switch (search) {
    case SEARCH_WHOLE: return base_before(game, base, 0);
    case SEARCH_ANY: return base_before(game, base, LOSSES_ANY);
    default: return base_behind(game, base);
    }
}

typedef struct search {
    const ag_scenario_host *host;
    ag_game *recorded;
    const ag_to_scenario_wish *wish;
    int from, end;    // steps of the log's path: the wanted start, and the end
    char first[512];  // why the nearest position did not pass
} search;

// Tries positions from the nearest on.
static int find_position(search *now, ag_to_scenario_run *tale, ag_text *out)
{
    int tried = 0;
    snprintf(now->first, sizeof now->first, "there is no quiet place to begin at");
    for (int kind = 0; kind < SEARCHES; kind++) {
        int base = now->from;
        for (int tries = 0; tries < TRIES_MAX; tries++) {
            base = next_base(now->recorded, kind, base);
            if (base < 0 || base >= now->end) break;
            tale_open(tale, now->host, now->recorded, now->wish, base, now->end);
            if (make(tale, out)) return 1;
            if (tried++ == 0) {
                snprintf(now->first, sizeof now->first, "%s", tale->parted);
            }
            ag_to_scenario_close(tale);
            base -= kind != SEARCH_BEHIND;
        }
    }
    tale_open(tale, now->host, now->recorded, now->wish, 0, now->end);
    snprintf(tale->parted, sizeof tale->parted, "%s", now->first);
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
static int find_near_point(search *now, ag_to_scenario_run *tale, ag_text *out)
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
    if (find_position(&near, tale, out)) return 1;
    ag_to_scenario_close(tale);
    return 0;
}

static int find(ag_to_scenario_run *tale, const ag_scenario_host *host, ag_game *recorded,
                const ag_to_scenario_wish *wish, ag_text *out)
{
    search now = { .host = host, .recorded = recorded, .wish = wish };
    now.from = wanted_base(recorded, wish->last > 0 ? wish->last : LAST_USUAL);
    now.end = finished_end(recorded);
    return (wish->shrink && find_near_point(&now, tale, out)) || find_position(&now, tale, out);
}

static void write_report(const ag_to_scenario_run *tale, const ag_to_scenario_wish *wish, int runs,
                         ag_writer *out)
{
    int answers = answers_from(tale->game, tale->base);
    int last = wish->last > 0 ? wish->last : LAST_USUAL;
    ag_write(out, "the scenario begins %d answers before the end", answers);
    if (answers != last && !wish->shrink) {
        ag_write(out, ", at the nearest quiet place %s the last %d",
                 answers > last ? "before" : "behind the first of", last);
    }
    ag_write(out, "\n");
    if (tale->end < ag_log_path_length(tale->game)) {
        ag_write(out, "it ends %d answers before the end, %s\n",
                 answers_from(tale->game, tale->end),
                 wish->shrink ? "behind what it tells" : "before a move that was not finished");
    }
    if (tale->notes.length > 0) {
        ag_write(out, "%s", tale->notes.bytes);
    }
    if (tale->stopped[0] != '\0') {
        ag_write(out, "it fails as the game did: %s\n", tale->stopped);
    }
    if (runs > 0) {
        int cards = 0, steps = 0;
        for (int i = 0; i < tale->card_count; i++) {
            cards += !tale->cards[i].dropped;
        }
        for (int i = 0; i < tale->step_count; i++) {
            steps += !tale->steps[i].dropped;
        }
        ag_write(out, "shrunk to %d of %d cards and %d of %d moves in %d runs\n", cards,
                 tale->card_count, steps, tale->step_count, runs);
    }
}

ag_status ag_to_scenario(const ag_scenario_host *host, ag_game *recorded,
                         const ag_to_scenario_wish *wish, ag_text *out, ag_writer *report,
                         ag_error *error)
{
    ag_to_scenario_run tale;
    int runs = 0;
    ag_status status = AG_OK;
    if (!find(&tale, host, recorded, wish, out)) {
        status = ag_fail(error, AG_USAGE, "the last %d answers cannot be written as a scenario: %s",
                         wish->last > 0 ? wish->last : LAST_USUAL, tale.parted);
    } else if (wish->shrink && !keep_the_point(&tale, wish->told)) {
        status = fail_point(recorded, wish, error);
    } else if (wish->shrink) {
        ag_to_scenario_shrink(&tale, &runs);
        write_text(&tale, out);
    }
    if (status == AG_OK) {
        write_report(&tale, wish, runs, report);
    }
    ag_to_scenario_close(&tale);
    ag_log_path_go(recorded, ag_log_path_length(recorded), 0, NULL);
    return status == AG_OK && out->failed
               ? ag_fail(error, AG_NO_MEMORY, "no memory for the scenario")
               : status;
}
