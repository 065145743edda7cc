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

static int is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

const char *ag_deck_list_text(ag_deck_list *list, const char *text, size_t size)
{
    while (size > 0 && is_space(text[0])) {
        text++;
        size--;
    }
    while (size > 0 && is_space(text[size - 1])) size--;
    return ag_arena_bytes(&list->arena, text, size);
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

void ag_deck_list_add(ag_deck_list *list, const ag_deck_read *read)
{
    int line = read->line;
    ag_deck_entry entry = { .line = line, .count = 1, .is_hero = read->is_hero };
    entry.name = ag_deck_list_text(list, read->name, read->size);
    entry.set = read->set_size == 0 ? "" : ag_deck_list_text(list, read->set, read->set_size);
    if (entry.name[0] == '\0' && entry.set[0] == '\0') {
        ag_deck_list_trouble(list, line, "which card? A count stands here without a name");
        return;
    }
    if (read->count < 1 || read->count > AG_DECK_COUNT_MAX) {
        ag_deck_list_trouble(list, line, "\"%.80s\": a deck holds 1 to %d copies of a card",
                             entry.name, AG_DECK_COUNT_MAX);
        return;
    }
    if (list->entries.count == AG_DECK_READ_MAX) {
        ag_deck_list_trouble(list, line, "the list has more than %d lines", AG_DECK_READ_MAX);
        return;
    }
    entry.count = (int)read->count;
    ag_deck_entry *row = ag_list_push(&list->entries, &list->arena);
    if (row != NULL) *row = entry;
}

size_t ag_deck_number(const char *text, size_t size, long long *out)
{
    size_t length = 0;
    *out = 0;
    for (; length < size && text[length] >= '0' && text[length] <= '9'; length++) {
        if (*out < 1000000000000LL) *out = *out * 10 + (text[length] - '0');
    }
    return length;
}

const char *ag_deck_list_set(const ag_deck_list *list, const ag_card_row *card, char *out,
                             size_t capacity)
{
    const ag_list *cards = ag_library_table(list->engine->library, AG_TABLE_CARD);
    size_t set = strcspn(card->key, "/");
    int names = 0;
    int names_in_set = 0;
    for (int i = 0; i < cards->count; i++) {
        const ag_card_row *other = ag_list_at(cards, i);
        if (strcmp(other->name, card->name) == 0) {
            names++;
            names_in_set +=
                strncmp(other->key, card->key, set) == 0 && strcspn(other->key, "/") == set;
        }
    }
    AG_ASSERT(names >= 1);
    snprintf(out, capacity, "%.*s", names_in_set > 1 ? (int)capacity : (int)set, card->key);
    if (names == 1) out[0] = '\0';
    return out;
}
