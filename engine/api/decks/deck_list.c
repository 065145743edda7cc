// A deck list as it grows: lines, troubles, notes.
#include "api/decks/deck_list.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/assert.h"

void ag_deck_list_begin(ag_deck_list *list, ag_engine *engine, const char *file)
{
    AG_ASSERT(list->entries.count == 0);
    list->engine = engine;
    list->entries.size = sizeof(ag_deck_entry);
    list->troubles.size = list->notes.size = list->breaches.size = sizeof(ag_deck_trouble);
    list->name = list->plan = list->hero_word = "";
    list->file = ag_arena_text(&list->arena, file);
}

__attribute__((format(printf, 4, 0))) static void
add_trouble(ag_deck_list *list, ag_list *rows, int line, const char *format, va_list rest)
{
    char text[sizeof((ag_error *)0)->text];
    vsnprintf(text, sizeof text, format, rest);
    ag_deck_trouble *row = ag_list_push(rows, &list->arena);
    if (row != NULL) *row = (ag_deck_trouble){ line, ag_arena_text(&list->arena, text) };
}

void ag_deck_list_trouble(ag_deck_list *list, int line, const char *format, ...)
{
    va_list rest;
    if (list->troubles.count >= AG_DECK_TOLD_MAX) return;
    va_start(rest, format);
    if (list->troubles.count == AG_DECK_TOLD_MAX - 1) {
        format = "more than that is wrong here; the rest is not told";
    }
    add_trouble(list, &list->troubles, line, format, rest);
    va_end(rest);
}

void ag_deck_list_note(ag_deck_list *list, int line, const char *format, ...)
{
    va_list rest;
    va_start(rest, format);
    add_trouble(list, &list->notes, line, format, rest);
    va_end(rest);
}

void ag_deck_list_breach(ag_deck_list *list, int line, const char *text, const char *rule)
{
    char whole[sizeof((ag_error *)0)->text];
    int ruled = rule[0] != '\0';
    snprintf(whole, sizeof whole, "%.900s%s%.60s%s", text, ruled ? " (" : "", rule,
             ruled ? ")" : "");
    ag_deck_trouble *row = ag_list_push(&list->breaches, &list->arena);
    if (row != NULL) *row = (ag_deck_trouble){ line, ag_arena_text(&list->arena, whole) };
}

void ag_deck_list_add(ag_deck_list *list, const ag_deck_line *line)
{
    const char *set = line->set == NULL ? "" : line->set;
    if (line->name[0] == '\0' && set[0] == '\0') {
        ag_deck_list_trouble(list, line->line,
                             "which card? A count stands here without a name");
    } else if (line->count < 1 || line->count > AG_DECK_COUNT_MAX) {
        ag_deck_list_trouble(list, line->line, "\"%.80s\": a deck holds 1 to %d copies of a card",
                             line->name, AG_DECK_COUNT_MAX);
    } else if (list->entries.count == AG_DECK_READ_MAX) {
        ag_deck_list_trouble(list, line->line, "the list has more than %d lines",
                             AG_DECK_READ_MAX);
    } else {
        ag_deck_entry *row = ag_list_push(&list->entries, &list->arena);
        if (row == NULL) return;
        *row = (ag_deck_entry){ .line = line->line,
                                .count = (int)line->count,
                                .name = ag_arena_text(&list->arena, line->name),
                                .set = ag_arena_text(&list->arena, set),
                                .is_hero = line->is_hero };
    }
}
