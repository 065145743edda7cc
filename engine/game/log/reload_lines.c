// What turned out differently after a reload: "was" beside "now".
#include "game/log/reload_lines.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/list.h"
#include "base/span.h"
#include "game/log/game_private.h"
#include "game/log/sentence.h"
#include "game/facts/text_diff.h"

enum { LINE_SIZE = 192, LOOK_AHEAD = 12 };

// ---- lines ----

static void keep_line(ag_reload *out, const char *was, const char *now)
{
    if (out->line_count == AG_RELOAD_LINES_MAX) return;
    const ag_reload_line *last = out->line_count > 0 ? &out->lines[out->line_count - 1] : NULL;
    if (last != NULL && strcmp(last->was, was) == 0 && strcmp(last->now, now) == 0) {
        return;  // the same for another card
    }
    ag_reload_line *line = &out->lines[out->line_count++];
    snprintf(line->was, sizeof line->was, "%s", was);
    snprintf(line->now, sizeof line->now, "%s", now);
}

// "before: " stands in front of both sides, one of which may be empty. Long texts are cut to the
// part that differs, so that the two never look equal.
static void add_line(ag_reload *out, const char *before, const char *was, const char *now)
{
    char a[sizeof out->lines[0].was], b[sizeof out->lines[0].now];
    size_t length = strlen(before);
    length = length < sizeof a / 2 ? length : sizeof a / 2;
    snprintf(a, sizeof a, "%.*s", (int)length, before);
    snprintf(b, sizeof b, "%.*s", (int)length, before);
    if (was[0] == '\0' || now[0] == '\0') {
        snprintf(a + length, sizeof a - length, "%s", was);
        snprintf(b + length, sizeof b - length, "%s", now);
    } else {
        ag_text_diff(was, now, a + length, b + length, sizeof a - length);
    }
    keep_line(out, was[0] == '\0' ? "" : a, now[0] == '\0' ? "" : b);
}

void ag_reload_warn(ag_reload *out, const char *format, ...)
{
    va_list list;
    if (out->warning_count == AG_RELOAD_WARNINGS_MAX) return;
    va_start(list, format);
    vsnprintf(out->warnings[out->warning_count++], sizeof out->warnings[0], format, list);
    va_end(list);
}

// ---- cards ----

typedef struct field {
    const char *where, *what;
    uint64_t code;
} field;

typedef struct fields {
    ag_list list;
    ag_arena texts;
} fields;

static void note_field(void *context, const char *where, const char *what, uint64_t code)
{
    fields *to = context;
    field *made = ag_list_push(&to->list, &to->texts);
    if (made != NULL) {
        *made = (field){ ag_arena_text(&to->texts, where), ag_arena_text(&to->texts, what), code };
    }
}

static void fields_close(fields *of)
{
    ag_list_close(&of->list);
    ag_arena_close(&of->texts);
}

static const field *find_field(const fields *in, const char *where)
{
    for (int i = 0; i < in->list.count; i++) {
        const field *one = ag_list_at(&in->list, i);
        if (strcmp(one->where, where) == 0) return one;
    }
    return NULL;
}

// A text needs no label, and a changed name follows the old name.
static void compare_field(const char *name, const field *was, const field *now, ag_reload *out)
{
    const char *where = was != NULL ? was->where : now->where;
    int alone = strcmp(where, "text") == 0 || strcmp(where, "back text") == 0;
    char before[160], what[256];
    snprintf(before, sizeof before, "%s: %s%s", name, alone ? "" : where, alone ? "" : " ");
    if (was == NULL || now == NULL || strcmp(was->what, now->what) != 0) {
        add_line(out, before, was != NULL ? was->what : "", now != NULL ? now->what : "");
    } else if (was->code != now->code) {
        snprintf(what, sizeof what, "%s: what it does has changed", where);
        snprintf(before, sizeof before, "%s: ", name);
        add_line(out, before, "", what);
    }
}

static void compare_fields(const char *name, const fields *was, const fields *now, ag_reload *out)
{
    for (int i = 0; i < was->list.count; i++) {
        const field *one = ag_list_at(&was->list, i);
        compare_field(name, one, find_field(now, one->where), out);
    }
    for (int i = 0; i < now->list.count; i++) {
        const field *one = ag_list_at(&now->list, i);
        if (find_field(was, one->where) == NULL) compare_field(name, NULL, one, out);
    }
}

void ag_reload_compare_cards(ag_scripts *scripts, const ag_catalog *catalog, uint16_t was,
                             uint16_t now, ag_reload *out)
{
    const ag_card_def *before = ag_catalog_card(catalog, was);
    fields then = { .list.size = sizeof(field) }, today = then;
    int lines = out->line_count;
    if (lines == AG_RELOAD_LINES_MAX) return;
    AG_ASSERT(strcmp(before->key, ag_catalog_card(catalog, now)->key) == 0);
    if (scripts->declared != NULL
        && scripts->declared(scripts->host, was, note_field, &then, NULL) == AG_OK
        && scripts->declared(scripts->host, now, note_field, &today, NULL) == AG_OK
        && !then.texts.failed && !today.texts.failed) {
        compare_fields(before->side[0].name, &then, &today, out);
        out->same += out->line_count == lines;
    }
    fields_close(&then);
    fields_close(&today);
}

// ---- events ----

ag_event_log_lines ag_reload_report(const ag_game *game, int from)
{
    int most = game->event_count > from ? game->event_count - from : 0;
    ag_event_log_lines told = { .lines = calloc((size_t)most + 1, sizeof *told.lines) };
    for (int i = from; i < game->event_count && told.lines != NULL; i++) {
        const ag_event_log_event *event = &game->told.events[i];
        char *line = told.lines[told.count];
        ag_event_text(game->rules, event, AG_READER_ALL, line, LINE_SIZE);
        told.count += line[0] != '\0' && event->event.kind != AG_EVENT_RELOADED;
    }
    return told;
}

// How far ahead the two agree again: the nearest such place.
static void meet(const ag_event_log_lines *was, const ag_event_log_lines *now, int at, int to,
                 int *skip_was, int *skip_now)
{
    for (int ahead = 1; ahead <= 2 * LOOK_AHEAD; ahead++) {
        for (int a = 0; a <= ahead; a++) {
            int b = ahead - a;
            if (at + a < was->count && to + b < now->count
                && strcmp(was->lines[at + a], now->lines[to + b]) == 0) {
                *skip_was = a;
                *skip_now = b;
                return;
            }
        }
    }
    *skip_was = was->count - at;
    *skip_now = now->count - to;
}

void ag_reload_compare_report(const ag_event_log_lines *was, const ag_event_log_lines *now,
                              ag_reload *out)
{
    int at = 0, to = 0;
    if (was->lines == NULL || now->lines == NULL) return;
    while (at < was->count || to < now->count) {
        if (at < was->count && to < now->count && strcmp(was->lines[at], now->lines[to]) == 0) {
            at++;
            to++;
            continue;
        }
        int skip_was, skip_now;
        meet(was, now, at, to, &skip_was, &skip_now);
        for (int i = 0; i < skip_was || i < skip_now; i++) {
            add_line(out, "", i < skip_was ? was->lines[at + i] : "",
                     i < skip_now ? now->lines[to + i] : "");
        }
        at += skip_was;
        to += skip_now;
    }
}
