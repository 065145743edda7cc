// Decks as CSV: a header names the columns, in any order; fields may be quoted. The
// header shows the separator.
#include "api/decks/deck_list.h"

#include <string.h>

#include "base/error.h"
#include "base/letter.h"

enum { COLUMN_COUNT, COLUMN_NAME, COLUMN_SET, COLUMN_ROLE, COLUMN_KINDS, FIELDS_MAX = 32 };

typedef struct csv {
    ag_deck_list *list;
    const char *at, *end;
    char separator;
    int line;  // where the row begins
    int next_line;
    int columns[COLUMN_KINDS];       // the index of the field; -1: no such column
    const char *fields[FIELDS_MAX];  // of the current row
    int field_count;
} csv;

// ---- rows ----

// Copies one field, quoted or not, into the list's memory. NULL: a quote without an end,
// or a field that is too long.
static const char *read_field(csv *now)
{
    char text[AG_DECK_TEXT_MAX + 1];
    size_t length = 0;
    int quoted = now->at < now->end && *now->at == '"';
    now->at += quoted;
    for (; now->at < now->end; now->at++) {
        if (quoted && *now->at == '"') {
            if (now->at + 1 == now->end || now->at[1] != '"') break;
            now->at++;
        } else if (!quoted && (*now->at == now->separator || *now->at == '\n')) {
            break;
        }
        now->next_line += *now->at == '\n';
        if (length == AG_DECK_TEXT_MAX) return NULL;
        text[length++] = *now->at;
    }
    if (quoted && now->at == now->end) return NULL;
    now->at += quoted;
    while (quoted && now->at < now->end && strchr(" \r", *now->at) != NULL) now->at++;
    return ag_deck_list_text(now->list, text, length);
}

// Reads the next row. Returns 0 at the end, or with an error if it is not a row.
static int read_row(csv *now, ag_error *error)
{
    now->field_count = 0;
    now->line = now->next_line;
    if (now->at >= now->end) return 0;
    for (;;) {
        const char *field = now->field_count < FIELDS_MAX ? read_field(now) : NULL;
        int more = now->at < now->end && *now->at == now->separator;
        int over = now->at == now->end || *now->at == '\n';
        if (field == NULL || (!more && !over)) {
            ag_fail(error, AG_BAD_CONTENT,
                    "%s:%d: the row is no CSV: a quote that does not end, "
                    "more than %d columns, or a field of more than %d bytes",
                    now->list->file, now->line, FIELDS_MAX, AG_DECK_TEXT_MAX);
            return 0;
        }
        now->fields[now->field_count++] = field;
        now->at += now->at < now->end;
        now->next_line += over;
        if (over) return 1;
    }
}

// ---- columns ----

static int kind_of(const char *title)
{
    static const struct {
        const char *title;
        int kind;
    } titles[] = {
        { "quantity", COLUMN_COUNT }, { "qty", COLUMN_COUNT },      { "count", COLUMN_COUNT },
        { "copies", COLUMN_COUNT },   { "amount", COLUMN_COUNT },   { "name", COLUMN_NAME },
        { "card", COLUMN_NAME },      { "card name", COLUMN_NAME }, { "card_name", COLUMN_NAME },
        { "title", COLUMN_NAME },     { "set", COLUMN_SET },        { "key", COLUMN_SET },
        { "edition", COLUMN_SET },    { "expansion", COLUMN_SET },  { "role", COLUMN_ROLE },
        { "section", COLUMN_ROLE },   { "zone", COLUMN_ROLE },
    };
    for (size_t i = 0; i < sizeof titles / sizeof titles[0]; i++) {
        if (ag_case_compare(titles[i].title, title) == 0) return titles[i].kind;
    }
    return -1;
}

static ag_status read_header(csv *now, ag_error *error)
{
    for (int i = 0; i < COLUMN_KINDS; i++) now->columns[i] = -1;
    for (int i = 0; i < now->field_count; i++) {
        int kind = kind_of(now->fields[i]);
        if (kind >= 0 && now->columns[kind] < 0) {
            now->columns[kind] = i;
        } else if (now->fields[i][0] != '\0') {
            ag_deck_list_note(now->list, now->line, "the column \"%.60s\" is passed over",
                              now->fields[i]);
        }
    }
    if (now->columns[COLUMN_COUNT] >= 0 && now->columns[COLUMN_NAME] >= 0) return AG_OK;
    return ag_fail(
        error, AG_BAD_CONTENT,
        "%s:%d: the first row names the columns: quantity and name were expected (and set)",
        now->list->file, now->line);
}

static const char *field_of(const csv *now, int kind)
{
    int column = now->columns[kind];
    return column >= 0 && column < now->field_count ? now->fields[column] : "";
}

static void take_row(csv *now)
{
    const char *count_text = field_of(now, COLUMN_COUNT);
    const char *name = field_of(now, COLUMN_NAME);
    const char *set = field_of(now, COLUMN_SET);
    const char *role = field_of(now, COLUMN_ROLE);
    size_t size = strlen(count_text);
    long long count;
    if (size == 0 && name[0] == '\0') {
        return;  // an empty row
    }
    if (ag_deck_number(count_text, size, &count) != size || size == 0) {
        ag_deck_list_trouble(now->list, now->line, "\"%.80s\": how many? The quantity is \"%.40s\"",
                             name, count_text);
        return;
    }
    if (ag_case_compare_part(role, "side", 4) == 0) {
        ag_deck_list_trouble(now->list, now->line, "\"%.80s\" is in a side deck, which no raid has",
                             name);
        return;
    }
    ag_deck_list_add(now->list, &(ag_deck_read){ .line = now->line,
                                                 .count = count,
                                                 .name = name,
                                                 .size = strlen(name),
                                                 .set = set,
                                                 .set_size = strlen(set),
                                                 .is_hero = ag_case_compare(role, "hero") == 0 });
}

// The most frequent of comma, semicolon and tab in the header.
static char separator_of(const char *text, size_t size)
{
    int commas = 0, semicolons = 0, tabs = 0;
    for (size_t i = 0; i < size && text[i] != '\n'; i++) {
        commas += text[i] == ',';
        semicolons += text[i] == ';';
        tabs += text[i] == '\t';
    }
    if (tabs > commas && tabs > semicolons) return '\t';
    return semicolons > commas ? ';' : ',';
}

ag_status ag_deck_read_csv(ag_deck_list *list, const char *text, size_t size, ag_error *error)
{
    csv now = { .list = list,
                .at = text,
                .end = text + size,
                .separator = separator_of(text, size),
                .next_line = 1 };
    ag_error why = { 0 };
    ag_status status = AG_OK;
    if (read_row(&now, &why)) status = read_header(&now, &why);
    while (status == AG_OK && why.status == AG_OK && read_row(&now, &why)) take_row(&now);
    return why.status < 0 ? ag_fail(error, why.status, "%s", why.text) : status;
}
