// Decks in the public API: opened from the database or read from a file, described, written out.
#include "api/decks/deck_list.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/handle/packs_again.h"
#include "base/assert.h"
#include "base/error.h"
#include "base/letter.h"
#include "base/utf8.h"

static ag_status check_format(const char *name, ag_error *error)
{
    const char *format;
    char meant[AG_MEANT_BYTES];
    for (int i = 0; (format = ag_deck_format_at(NULL, i)) != NULL; i++) {
        if (strcmp(format, name) == 0) return AG_OK;
    }
    return ag_fail(error, AG_USAGE,
                   "there is no deck format \"%s\"%s: plain, lackey, csv, o8d, dek and lua", name,
                   ag_meant(name, ag_deck_format_at, NULL, meant));
}

// ---- files ----

static ag_status check_text(const char *path, const char *text, size_t size, ag_error *error)
{
    int line = 1;
    for (size_t at = 0; at < size;) {
        uint32_t code;
        size_t length = ag_utf8_take(text + at, size - at, &code);
        if (text[at] == '\0' || length == 0) {
            return ag_fail(error, AG_BAD_CONTENT, "%s:%d: %s; a deck list is text in UTF-8", path,
                           line, text[at] == '\0' ? "holds a zero byte" : "is not UTF-8");
        }
        line += text[at] == '\n';
        at += length;
    }
    return AG_OK;
}

// Reads the whole file; the caller frees it.
static ag_status read_file(const char *path, char **out, size_t *size, ag_error *error)
{
    FILE *file = fopen(path, "rb");
    ag_status status = AG_OK;
    *out = NULL;
    if (file == NULL) {
        return ag_fail(error, AG_ENVIRONMENT, "can't read \"%s\": %s", path, strerror(errno));
    }
    char *text = malloc(AG_DECK_FILE_MAX + 2);
    *size = text == NULL ? 0 : fread(text, 1, AG_DECK_FILE_MAX + 1, file);
    if (text == NULL) {
        status = ag_fail(error, AG_NO_MEMORY, "no memory to read \"%s\"", path);
    } else if (ferror(file)) {
        status = ag_fail(error, AG_ENVIRONMENT, "can't read \"%s\": %s", path, strerror(errno));
    } else if (*size > AG_DECK_FILE_MAX) {
        status = ag_fail(error, AG_BAD_CONTENT, "%s: no deck list is larger than 1 MiB", path);
    } else {
        text[*size] = '\0';
        status = check_text(path, text, *size, error);
    }
    fclose(file);
    if (status < 0) {
        free(text);
        return status;
    }
    *out = text;
    return AG_OK;
}

// ---- the public calls ----

static ag_deck_list *begin(ag_engine *engine, const char *file, ag_error *error)
{
    ag_deck_list *list = calloc(1, sizeof *list);
    if (list == NULL) {
        ag_fail(error, AG_NO_MEMORY, "no memory for a deck");
        return NULL;
    }
    ag_deck_list_begin(list, engine, file);
    return list;
}

// Returns the list through `out` if all went well.
static ag_status hand_out(ag_deck_list *list, ag_status status, ag_deck_list **out, ag_error *error)
{
    if (status == AG_OK) ag_deck_list_resolve(list);
    if (status == AG_OK && list->arena.failed) {
        status = ag_fail(error, AG_NO_MEMORY, "no memory for the deck \"%s\"", list->file);
    }
    if (status < 0) {
        ag_deck_close(list);
        return status;
    }
    *out = list;
    return AG_OK;
}

ag_status ag_deck_open(ag_engine *engine, const char *deck, ag_deck_list **out, ag_error *error)
{
    const void *found;
    if (engine == NULL || deck == NULL || out == NULL) {
        return ag_fail(error, AG_USAGE, "an engine and a deck were expected");
    }
    *out = NULL;
    ag_status status = ag_library_named(engine->library, AG_TABLE_DECK, deck, &found, error);
    if (status < 0) return status;
    char path[1024];
    const ag_deck_row *row = found;
    ag_deck_list *list =
        begin(engine, ag_engine_script_path(engine, row->key, path, sizeof path), error);
    if (list == NULL) return AG_NO_MEMORY;
    list->may_be_empty = 1;
    list->name = row->name;
    list->plan = row->plan;
    if (row->hero[0] != '\0') {
        ag_deck_list_add(list,
                         &(ag_deck_line){ .count = 1, .name = row->hero, .is_hero = 1 });
    }
    for (int i = 0; i < row->line_count; i++) {
        const ag_deck_card_row *line = ag_library_line(engine->library, row, i);
        ag_deck_list_add(list, &(ag_deck_line){ .count = line->count, .name = line->key });
    }
    return hand_out(list, AG_OK, out, error);
}

// ---- files ----

static void take_line(void *context, const ag_deck_line *line)
{
    if (line->trouble != NULL) {
        ag_deck_list_trouble(context, line->line, "%s", line->trouble);
    } else if (line->note != NULL) {
        ag_deck_list_note(context, line->line, "%s", line->note);
    } else {
        ag_deck_list_add(context, line);
    }
}

// A list without a name is named after its file.
static void take_title(void *context, const char *name, const char *plan)
{
    ag_deck_list *list = context;
    const char *slash = strrchr(list->file, '/');
    const char *stem = slash != NULL ? slash + 1 : list->file;
    list->plan = ag_arena_text(&list->arena, plan);
    list->name = name[0] != '\0' ? ag_arena_text(&list->arena, name)
                                 : ag_arena_bytes(&list->arena, stem, strcspn(stem, "."));
}

ag_status ag_deck_read_file(ag_engine *engine, const char *path, const char *format,
                            ag_deck_list **out, ag_error *error)
{
    char *text;
    size_t size = 0;
    if (engine == NULL || path == NULL || out == NULL) {
        return ag_fail(error, AG_USAGE, "an engine and the path of a deck list were expected");
    }
    *out = NULL;
    ag_status status = format == NULL ? AG_OK : check_format(format, error);
    if (status == AG_OK) status = read_file(path, &text, &size, error);
    if (status < 0) return status;
    size_t mark = strncmp(text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
    ag_deck_list *list = begin(engine, path, error);
    ag_deck_reading reading = { .line = take_line, .title = take_title, .context = list };
    if (list == NULL) status = AG_NO_MEMORY;
    if (status == AG_OK) {
        status = ag_deck_text_read(format, path, text + mark, size - mark, &reading, error);
    }
    if (status == AG_OK && reading.is_script) status = ag_deck_read_script(list, text, error);
    free(text);
    return list == NULL ? status : hand_out(list, status, out, error);
}

void ag_deck_close(ag_deck_list *list)
{
    if (list != NULL) {
        ag_list_close(&list->entries);
        ag_list_close(&list->troubles);
        ag_list_close(&list->notes);
        ag_list_close(&list->breaches);
        ag_arena_close(&list->arena);
        free(list);
    }
}

ag_status ag_deck_rename(ag_deck_list *list, const char *name, ag_error *error)
{
    if (list == NULL || name == NULL || name[0] == '\0' || strlen(name) > 127) {
        return ag_fail(error, AG_USAGE, "a deck and a name of 1 to 127 bytes were expected");
    }
    list->name = ag_arena_text(&list->arena, name);
    return list->arena.failed ? ag_fail(error, AG_NO_MEMORY, "no memory for the name") : AG_OK;
}

ag_deck_info ag_deck_about(const ag_deck_list *list)
{
    if (list == NULL) return (ag_deck_info){ "", "", "", "", "", "", "", 0, 0, 0 };
    const ag_card_row *hero = list->hero;
    ag_deck_info out = { .file = list->file,
                         .name = list->name,
                         .plan = list->plan,
                         .hero = hero != NULL ? hero->key : "",
                         .hero_name = hero != NULL ? hero->name : "",
                         .classes = hero != NULL ? hero->classes : "",
                         .faction = hero != NULL ? hero->faction : "",
                         .lines = list->entries.count,
                         .of_raid = list->of_raid };
    for (int i = 0; i < list->entries.count; i++) {
        out.cards += ((const ag_deck_entry *)ag_list_at(&list->entries, i))->count;
    }
    return out;
}

const char *ag_deck_says(const ag_deck_list *list, ag_deck_said what, int index, int *line)
{
    if (list == NULL) return NULL;
    const ag_list *rows = what == AG_DECK_TROUBLES ? &list->troubles
                          : what == AG_DECK_NOTES  ? &list->notes
                                                   : &list->breaches;
    if (index < 0 || index >= rows->count) return NULL;
    const ag_deck_trouble *row = ag_list_at(rows, index);
    if (line != NULL) *line = row->line;
    return row->text;
}

// ---- writing ----

// What a list needs besides the name: "", "set", or "key" where two of a set are called so.
static const char *needed(const ag_deck_list *list, const ag_card_row *card)
{
    const ag_list *cards = ag_library_table(list->engine->library, AG_TABLE_CARD);
    size_t set = strcspn(card->key, "/") + 1;
    int names = 0, of_set = 0;
    for (int i = 0; i < cards->count; i++) {
        const ag_card_row *other = ag_list_at(cards, i);
        if (strcmp(other->name, card->name) != 0) continue;
        names++;
        of_set += strncmp(other->key, card->key, set) == 0;
    }
    return names == 1 ? "" : of_set > 1 ? "key" : "set";
}

static ag_deck_line line_of(const ag_deck_list *list, const ag_card_row *card, int count)
{
    return (ag_deck_line){ .count = count,
                           .name = card->name,
                           .set = card->key,
                           .note = needed(list, card) };
}

ag_status ag_deck_write(const ag_deck_list *list, const char *format, char *out, size_t capacity,
                        ag_error *error)
{
    ag_text text = { 0 };
    ag_deck_line hero, lines[AG_DECK_LINES_MAX];
    if (list == NULL || format == NULL || out == NULL || capacity == 0) {
        return ag_fail(error, AG_USAGE, "a deck, a format and room for it were expected");
    }
    ag_status status = check_format(format, error);
    if (status < 0) return status;
    ag_deck_page page = { .name = list->name, .plan = list->plan, .lines = lines };
    if (list->hero != NULL) {
        hero = line_of(list, list->hero, 1);
        page.hero = &hero;
    }
    for (; page.count < list->entries.count; page.count++) {
        const ag_deck_entry *entry = ag_list_at(&list->entries, page.count);
        lines[page.count] = line_of(list, entry->card, entry->count);
    }
    status = ag_deck_text_write(format, &page, &text, error);
    if (status == AG_OK && text.failed) status = ag_no_memory(error, "a deck");
    if (status == AG_OK && text.length >= capacity) {
        status = ag_fail(error, AG_USAGE, "the deck takes %zu bytes, there is room for %zu",
                         text.length + 1, capacity);
    }
    if (status == AG_OK) memcpy(out, text.bytes, text.length + 1);
    ag_text_close(&text);
    return status;
}
