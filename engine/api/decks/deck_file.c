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

// ---- formats ----

static const struct {
    const char *name, *ending;
    ag_deck_reader *read;
    ag_deck_writer *write;
} formats[] = {
    { "plain", ".txt", ag_deck_read_plain, ag_deck_write_plain },
    { "lackey", ".txt", ag_deck_read_lackey, ag_deck_write_lackey },
    { "csv", ".csv", ag_deck_read_csv, ag_deck_write_csv },
    { "o8d", ".o8d", ag_deck_read_xml, ag_deck_write_o8d },
    { "dek", ".dek", ag_deck_read_xml, ag_deck_write_dek },
    { "lua", ".lua", ag_deck_read_script, ag_deck_write_lua },
};
enum { FORMAT_COUNT = sizeof formats / sizeof formats[0], LUA = FORMAT_COUNT - 1 };

static const char *format_name(void *context, int index)
{
    (void)context;
    return index < FORMAT_COUNT ? formats[index].name : NULL;
}

static ag_status find_format(const char *name, int *out, ag_error *error)
{
    for (*out = 0; *out < FORMAT_COUNT; (*out)++) {
        if (strcmp(formats[*out].name, name) == 0) return AG_OK;
    }
    const char *nearest = ag_nearest(name, format_name, NULL);
    return ag_fail(error, AG_USAGE,
                   "there is no deck format \"%s\"%s%s%s: plain, lackey, csv, o8d, dek and lua",
                   name, nearest != NULL ? " (did you mean " : "", nearest != NULL ? nearest : "",
                   nearest != NULL ? "?)" : "");
}

static int ends_in(const char *path, const char *ending)
{
    size_t length = strlen(path);
    size_t size = strlen(ending);
    return length > size && ag_case_compare(path + length - size, ending) == 0;
}

// Whether the first line with any content looks like the header of a CSV.
static int looks_like_header(const char *text)
{
    char line[256];
    snprintf(line, sizeof line, "%.*s", (int)strcspn(text, "\r\n"), text);
    for (char *at = line; *at != '\0'; at++) *at = ag_lower(*at);
    int named = strstr(line, "name") != NULL || strstr(line, "card") != NULL;
    int counted = strstr(line, "quantity") != NULL || strstr(line, "qty") != NULL
                  || strstr(line, "count") != NULL || strstr(line, "copies") != NULL;
    return strpbrk(line, ",;") != NULL && named && counted;
}

static int guess(const char *path, const char *text)
{
    static const int by_ending[] = { 2, 3, 4, LUA };
    text += strspn(text, " \t\r\n");
    for (size_t i = 0; i < sizeof by_ending / sizeof by_ending[0]; i++) {
        if (ends_in(path, formats[by_ending[i]].ending)) return by_ending[i];
    }
    if (text[0] == '<') return 3;
    return looks_like_header(text) ? 2 : 0;  // a plain list may have tabs too
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
        ag_deck_list_add(
            list, &(ag_deck_read){
                      .count = 1, .name = row->hero, .size = strlen(row->hero), .is_hero = 1 });
    }
    for (int i = 0; i < row->line_count; i++) {
        const ag_deck_card_row *line = ag_library_line(engine->library, row, i);
        ag_deck_list_add(
            list,
            &(ag_deck_read){ .count = line->count, .name = line->key, .size = strlen(line->key) });
    }
    return hand_out(list, AG_OK, out, error);
}

// A list without a name is named after its file.
static void name_by_file(ag_deck_list *list)
{
    const char *slash = strrchr(list->file, '/');
    const char *stem = slash != NULL ? slash + 1 : list->file;
    if (list->name[0] == '\0') list->name = ag_arena_bytes(&list->arena, stem, strcspn(stem, "."));
}

ag_status ag_deck_read_file(ag_engine *engine, const char *path, const char *format,
                            ag_deck_list **out, ag_error *error)
{
    char *text;
    size_t size = 0;
    int kind = 0;
    if (engine == NULL || path == NULL || out == NULL) {
        return ag_fail(error, AG_USAGE, "an engine and the path of a deck list were expected");
    }
    *out = NULL;
    ag_status status = format == NULL ? AG_OK : find_format(format, &kind, error);
    if (status == AG_OK) status = read_file(path, &text, &size, error);
    if (status < 0) return status;
    size_t mark = strncmp(text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
    kind = format == NULL ? guess(path, text + mark) : kind;
    AG_ASSERT(kind >= 0 && kind < FORMAT_COUNT);
    ag_deck_list *list = begin(engine, path, error);
    if (list == NULL) {
        free(text);
        return AG_NO_MEMORY;
    }
    status = formats[kind].read(list, text + mark, size - mark, error);
    name_by_file(list);
    free(text);
    return hand_out(list, status, out, error);
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

ag_status ag_deck_write(const ag_deck_list *list, const char *format, char *out, size_t capacity,
                        ag_error *error)
{
    int kind;
    ag_text text = { 0 };
    if (list == NULL || format == NULL || out == NULL || capacity == 0) {
        return ag_fail(error, AG_USAGE, "a deck, a format and room for it were expected");
    }
    ag_status status = find_format(format, &kind, error);
    if (status < 0) return status;
    formats[kind].write(list, &text);
    if (text.failed) {
        status = ag_fail(error, AG_NO_MEMORY, "no memory for the deck \"%s\"", list->name);
    } else if (text.length >= capacity) {
        status = ag_fail(error, AG_USAGE, "the deck takes %zu bytes, there is room for %zu",
                         text.length + 1, capacity);
    } else {
        memcpy(out, text.bytes, text.length + 1);
    }
    ag_text_close(&text);
    return status;
}
