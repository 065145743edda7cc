// Scripts that change while their game is played: a change is taken at once, and reported above the
// question, which is asked again.
#include "cli/play/session.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/span.h"
#include "cli/output/json.h"

enum { SHOWN_MAX = 8, NAME_BYTES = 320 };

// ---- for people ----

static void say_taken(const ag_session *table, const ag_refresh *refresh)
{
    char name[NAME_BYTES];
    int count = refresh->changed + refresh->added + refresh->removed;
    if (count > SHOWN_MAX) {
        fprintf(table->screen, "reloaded: %d scripts\n", count);
        return;
    }
    for (int i = 0; ag_project_taken(&table->project, i, name, sizeof name) != NULL; i++) {
        fprintf(table->screen, "reloaded: %s\n", name);
    }
}

// "Fireball: was: … hits for 4 fire damage … · now: … hits for 3 fire damage …"
static void say_line(const ag_session *table, const ag_reload_line *line)
{
    const char *colon = strstr(line->was, ": ");
    size_t name = colon != NULL ? (size_t)(colon - line->was) + 2 : 0;
    if (line->was[0] == '\0' || line->now[0] == '\0') {
        fprintf(table->screen, "  %s: %s\n", line->was[0] == '\0' ? "now" : "was",
                line->was[0] == '\0' ? line->now : line->was);
        return;
    }
    name = strncmp(line->was, line->now, name) == 0 ? name : 0;
    fprintf(table->screen, "  %.*swas: %s · now: %s\n", (int)name, line->was, line->was + name,
            line->now + name);
}

static void say_reload(const ag_session *table, const ag_reload *reload)
{
    for (int i = 0; i < reload->line_count; i++) say_line(table, &reload->lines[i]);
    for (int i = 0; i < reload->warning_count; i++) {
        fprintf(table->screen, "  warning: %s\n", reload->warnings[i]);
    }
    if (reload->brought > 0) {
        fprintf(table->screen, "  %d card%s came into the game, and the decks are shuffled\n",
                reload->brought, reload->brought == 1 ? "" : "s");
    }
    if (reload->waiting > 0) {
        fprintf(table->screen, "  %d more of deck lists: they come at the next move\n",
                reload->waiting);
    }
    if (reload->changed == 0 && !reload->reran && reload->brought == 0 && reload->waiting == 0) {
        fprintf(table->screen, "  nothing in this game is another one for it\n");
    }
    if (reload->same > 0 && reload->same == reload->changed) {
        fprintf(table->screen, "  the same as before: cards say and do what they did\n");
    }
    if (reload->reran) {
        fprintf(table->screen, "  what was in progress ran again under the scripts of now\n");
    }
    if (reload->asked_anew) {
        fprintf(table->screen, "  an answer that was given no longer fits: it is asked anew\n");
    }
}

static void count_text(void *context, const ag_finding *finding)
{
    *(int *)context += strncmp(finding->code, "text-", strlen("text-")) == 0;
}

// --draft: how much the texts of what was taken lag behind.
static void say_drafts(const ag_session *table, const ag_changes *changes)
{
    int count = 0;
    if (!table->project.draft || changes == NULL) return;
    (void)ag_project_check(&table->project, changes, count_text, &count, NULL);
    if (count > 0) {
        fprintf(table->screen, "  %d finding%s of texts for later (aggro check)\n", count,
                count == 1 ? "" : "s");
    }
}

// ---- for programs ----

static void add_texts(cJSON *line, const char *field, const ag_engine *engine,
                      const char *(*text)(const ag_engine *engine, int index))
{
    cJSON *list = cJSON_AddArrayToObject(line, field);
    const char *of;
    for (int i = 0; (of = text(engine, i)) != NULL; i++) {
        cJSON_AddItemToArray(list, cJSON_CreateString(of));
    }
}

static void tell_json(const ag_session *table, const ag_reload *reload)
{
    cJSON *line = ag_json_open("aggro.reload/1");
    add_texts(line, "scripts", table->engine, ag_engine_refreshed);
    add_texts(line, "findings", table->engine, ag_engine_finding);
    cJSON_AddNumberToObject(line, "changed", reload->changed);
    cJSON_AddNumberToObject(line, "same", reload->same);
    cJSON_AddNumberToObject(line, "brought", reload->brought);
    cJSON_AddNumberToObject(line, "waiting", reload->waiting);
    cJSON_AddBoolToObject(line, "reran", reload->reran);
    cJSON_AddBoolToObject(line, "asked_anew", reload->asked_anew);
    cJSON *lines = cJSON_AddArrayToObject(line, "lines");
    for (int i = 0; i < reload->line_count; i++) {
        cJSON *of = cJSON_CreateObject();
        cJSON_AddStringToObject(of, "was", reload->lines[i].was);
        cJSON_AddStringToObject(of, "now", reload->lines[i].now);
        cJSON_AddItemToArray(lines, of);
    }
    cJSON *warnings = cJSON_AddArrayToObject(line, "warnings");
    for (int i = 0; i < reload->warning_count; i++) {
        cJSON_AddItemToArray(warnings, cJSON_CreateString(reload->warnings[i]));
    }
    ag_json_print(line);
    fflush(stdout);
}

// ---- taking ----

// Prints it for people or for programs; `count` scripts changed.
static void say_all(ag_session *table, const ag_refresh *refresh, const ag_changes *changes,
                    const ag_reload *reload, int reloaded)
{
    if (table->quiet) return;
    if (!table->json || table->people > 0) {
        const char *finding;
        for (int i = 0; (finding = ag_engine_finding(table->engine, i)) != NULL; i++) {
            fprintf(table->screen, "%s\n", finding);
        }
        if (refresh->findings > 0) fprintf(table->screen, "  the older version goes on\n");
        say_taken(table, refresh);
        say_drafts(table, changes);
        if (reloaded) say_reload(table, reload);
    }
    if (table->json) tell_json(table, reload);
}

ag_heard ag_reload_take(ag_session *table, const ag_changes *changes, unsigned how)
{
    ag_refresh refresh = { .changed = 0 };
    ag_error error = { 0 };
    ag_reload *reload = calloc(1, sizeof *reload);
    ag_status status = reload == NULL
                           ? ag_fail(&error, AG_NO_MEMORY, "no memory to reload scripts")
                           : ag_project_refresh(&table->project, changes, &refresh, &error);
    int reloads = refresh.changed + refresh.added + refresh.removed > 0 || how != 0
                  || (changes == NULL && table->def.boss_decks[0] != NULL);  // deck lists in files
    if (status == AG_OK && !reloads && refresh.findings == 0) {
        free(reload);
        return AG_HEARD_NOTHING;
    }
    if (table->people > 0 && changes != NULL) {
        fputc('\n', table->screen);  // after the prompt that is open
    }
    if (status == AG_OK && reloads) {
        table->decks_wait = 0;
        status = ag_game_reload(table->game, table->engine, how, reload, &error);
    }
    if (status < 0) {
        fprintf(table->screen, "%s\n  the older version goes on\n", error.text);
    } else {
        table->decks_wait = reload->waiting > 0;
        say_all(table, &refresh, changes, reload, reloads);
    }
    free(reload);
    return status == AG_OK && reloads ? AG_HEARD_MOVED : AG_HEARD;
}

// Cards of deck lists that could not come in in the middle of something come in at this move.
static int take_waiting(ag_session *table)
{
    ag_reload *reload = calloc(1, sizeof *reload);
    int came = reload != NULL
               && ag_game_reload(table->game, table->engine, 0, reload, NULL) == AG_OK
               && reload->brought > 0;
    if (came) {
        table->decks_wait = 0;
        // Prints what the change did to the game.
        int people = !table->json || table->people > 0;
        if (!table->quiet && people) say_reload(table, reload);
        if (!table->quiet && table->json) tell_json(table, reload);
    }
    free(reload);
    return came;
}

int ag_reload_look(ag_session *table)
{
    if (table->decks_wait && take_waiting(table)) return 1;
    return table->project.watcher != NULL
           && ag_watcher_wait(table->project.watcher, -1, 0) == AG_NOTICED_CHANGES
           && ag_reload_take(table, ag_watcher_changes(table->project.watcher), 0)
                  == AG_HEARD_MOVED;
}

ag_heard ag_reload_wait(ag_session *table)
{
    ag_watcher *watcher = table->project.watcher;
    while (watcher != NULL && !ag_typed_is_ready(&table->typed)) {
        ag_heard heard = AG_HEARD_NOTHING;
        switch (ag_watcher_wait(watcher, STDIN_FILENO, -1)) {
        case AG_NOTICED_INPUT:
            if (!ag_typed_read(&table->typed)) return AG_HEARD_NOTHING;
            break;
        case AG_NOTICED_CHANGES:
            heard = ag_reload_take(table, ag_watcher_changes(watcher), 0);
            break;
        default: return AG_HEARD_NOTHING;  // Ctrl-C: reading a line will report it
        }
        if (heard != AG_HEARD_NOTHING) return heard;
    }
    return AG_HEARD_NOTHING;
}
