// What came out differently after a reload: "was" beside "now".
#include "game/reload_lines.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/span.h"
#include "game/game_private.h"
#include "game/tell.h"

enum { LINE_SIZE = 192, LOOK_AHEAD = 12 };

// ---- lines ----

static void add_line(ag_reload *out, const char *was, const char *now)
{
    if (out->line_count == AG_RELOAD_LINES_MAX) {
        return;
    }
    const ag_reload_line *last = out->line_count > 0 ? &out->lines[out->line_count - 1] : NULL;
    if (last != NULL && strcmp(last->was, was) == 0 && strcmp(last->now, now) == 0) {
        return;  // the same of one card after another
    }
    ag_reload_line *line = &out->lines[out->line_count++];
    snprintf(line->was, sizeof line->was, "%s", was);
    snprintf(line->now, sizeof line->now, "%s", now);
}

void ag_reload_warn(ag_reload *out, const char *format, ...)
{
    va_list list;
    if (out->warning_count == AG_RELOAD_WARNINGS_MAX) {
        return;
    }
    va_start(list, format);
    vsnprintf(out->warnings[out->warning_count++], sizeof out->warnings[0], format, list);
    va_end(list);
}

// ---- cards ----

static const char *text_or_none(const char *text)
{
    return text == NULL ? "" : text;
}

static void write_numbers(ag_writer *out, const ag_side_def *side)
{
    static const uint32_t characters = AG_TYPE_HERO | AG_TYPE_ALLY;
    ag_write(out, "%s: cost %d", text_or_none(side->name), side->cost);
    if (side->has_atk) {
        ag_write(out, ", ATK %d", side->atk);
    }
    if (side->types & characters) {
        ag_write(out, ", health %d", side->health);
    }
    if (side->types & AG_TYPE_ARMOR) {
        ag_write(out, ", DEF %d", side->def);
    }
    if (side->types & AG_TYPE_WEAPON) {
        ag_write(out, ", strike %d", side->strike);
    }
}

static void compare_side(const ag_side_def *was, const ag_side_def *now, ag_reload *out)
{
    char before[LINE_SIZE], after[LINE_SIZE];
    ag_writer old = ag_writer_open(before, sizeof before);
    ag_writer new = ag_writer_open(after, sizeof after);
    write_numbers(&old, was);
    write_numbers(&new, now);
    if (strcmp(before, after) != 0) {
        add_line(out, before, after);
    }
    if (strcmp(text_or_none(was->text), text_or_none(now->text)) != 0) {
        snprintf(before, sizeof before, "%s: %s", text_or_none(was->name), text_or_none(was->text));
        snprintf(after, sizeof after, "%s: %s", text_or_none(now->name), text_or_none(now->text));
        add_line(out, before, after);
    }
}

void ag_reload_compare_cards(const ag_card_def *was, const ag_card_def *now, ag_reload *out)
{
    AG_ASSERT(strcmp(was->key, now->key) == 0);
    for (int side = 0; side < was->side_count && side < now->side_count; side++) {
        compare_side(&was->side[side], &now->side[side], out);
    }
}

// ---- what was told ----

ag_told_lines ag_reload_told(const ag_game *game, int from)
{
    int most = game->event_count > from ? game->event_count - from : 0;
    ag_told_lines told = { .lines = calloc((size_t)most + 1, sizeof *told.lines) };
    for (int i = from; i < game->event_count && told.lines != NULL; i++) {
        const ag_event *event = &game->told.events[i];
        char *line = told.lines[told.count];
        ag_event_text(game->rules, event, AG_READER_ALL, line, LINE_SIZE);
        told.count += line[0] != '\0' && event->kind != AG_EVENT_RELOADED;
    }
    return told;
}

// How far ahead both tell the same again: the nearest such place.
static void meet(const ag_told_lines *was, const ag_told_lines *now, int at, int to, int *skip_was,
                 int *skip_now)
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

void ag_reload_compare_told(const ag_told_lines *was, const ag_told_lines *now, ag_reload *out)
{
    int at = 0, to = 0;
    if (was->lines == NULL || now->lines == NULL) {
        return;
    }
    while (at < was->count || to < now->count) {
        if (at < was->count && to < now->count && strcmp(was->lines[at], now->lines[to]) == 0) {
            at++;
            to++;
            continue;
        }
        int skip_was, skip_now;
        meet(was, now, at, to, &skip_was, &skip_now);
        for (int i = 0; i < skip_was || i < skip_now; i++) {
            add_line(out, i < skip_was ? was->lines[at + i] : "",
                     i < skip_now ? now->lines[to + i] : "");
        }
        at += skip_was;
        to += skip_now;
    }
}
