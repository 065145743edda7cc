// Reads card searches. A word without a field is searched for in names and texts.
#include "store/search/query.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/letter.h"
#include "base/span.h"

const ag_wish_field ag_wish_fields[] = {
    { "name", AG_WISH_SEARCH, "name", "words of its name" },
    { "text", AG_WISH_SEARCH, "text", "words of its text" },
    { "type", AG_WISH_WORD, "type", "ally, ability, weapon …" },
    { "tag", AG_WISH_WORD, "tags", "what stands on its type line" },
    { "keyword", AG_WISH_WORD, "keywords", "a keyword that is printed on it" },
    { "class", AG_WISH_WORD, "classes", "a class icon" },
    { "faction", AG_WISH_WORD, "faction", "horde, alliance" },
    { "damage", AG_WISH_WORD, "damage", "a damage type" },
    { "rarity", AG_WISH_WORD, "rarity", "common, epic …" },
    { "requires", AG_WISH_WORD, "requires", "what its hero must be" },
    { "set", AG_WISH_PLACE, NULL, "the folder that it lies in" },
    { "raid", AG_WISH_PLACE, NULL, "a raid that has or uses it" },
    { "deck", AG_WISH_PLACE, NULL, "a deck that holds it" },
    { "is", AG_WISH_IS, NULL, "unique, instant, ongoing, token, unlimited" },
    { "cost", AG_WISH_NUMBER, "cost", "a number; <, <=, > and >= as well" },
    { "atk", AG_WISH_NUMBER, "atk", "" },
    { "health", AG_WISH_NUMBER, "health", "" },
    { "def", AG_WISH_NUMBER, "def", "" },
    { "strike", AG_WISH_NUMBER, "strike", "" },
    { "number", AG_WISH_NUMBER, "number", "" },
    { NULL, 0, NULL, NULL },
};

static const ag_wish_field any_field = { "", AG_WISH_SEARCH, NULL, NULL };

static const char *field_name(void *context, int index)
{
    (void)context;
    return ag_wish_fields[index].name;
}

const ag_wish_field *ag_wish_field_named(const char *name)
{
    for (const ag_wish_field *field = ag_wish_fields; field->name != NULL; field++) {
        if (strcmp(field->name, name) == 0) return field;
    }
    return NULL;
}

static ag_status no_field(const char *name, ag_error *error)
{
    char list[256];
    ag_writer text = ag_writer_open(list, sizeof list);
    for (const ag_wish_field *field = ag_wish_fields; field->name != NULL; field++) {
        ag_write(&text, "%s%s", field == ag_wish_fields ? "" : ", ", field->name);
    }
    AG_ASSERT(!text.cut);
    const char *nearest = ag_nearest(name, field_name, NULL);
    if (nearest != NULL) {
        return ag_fail(error, AG_USAGE, "no filter is called \"%s\" (did you mean %s?)", name,
                       nearest);
    }
    return ag_fail(error, AG_USAGE, "no filter is called \"%s\"; there are %s", name, list);
}

// ---- a wish ----

// The length of the field name before its operator; 0: no field begins here.
static size_t field_length(const char *at)
{
    size_t length = 0;
    while (ag_is_lower(at[length])) length++;
    return length > 0 && at[length] != '\0' && strchr(":=<>", at[length]) != NULL ? length : 0;
}

static const char *read_operator(const char *at, ag_wish *wish)
{
    size_t length = (*at == '<' || *at == '>') && at[1] == '=' ? 2 : 1;
    memcpy(wish->operator, * at == ':' ? "=" : at, length);
    wish->operator[length] = '\0';
    return at + length;
}

// The text up to the next blank, or between quotes. On an error NULL, with `error` filled in.
static const char *read_text(const char *at, ag_wish *wish, ag_error *error)
{
    size_t length = 0;
    wish->is_phrase = *at == '"';
    at += wish->is_phrase;
    while (at[length] != '\0' && (wish->is_phrase ? at[length] != '"' : !ag_is_space(at[length]))) {
        length++;
    }
    if (wish->is_phrase && at[length] == '\0') {
        ag_fail(error, AG_USAGE, "the quote before %.40s does not end", at);
        return NULL;
    }
    if (length >= sizeof wish->text) {
        ag_fail(error, AG_USAGE, "\"%.20s…\" is too long: %d bytes at most", at,
                AG_WISH_TEXT_MAX - 1);
        return NULL;
    }
    memcpy(wish->text, at, length);
    return at + length + wish->is_phrase;
}

static ag_status check_wish(ag_wish *wish, ag_error *error)
{
    char *end;
    if (wish->field->kind != AG_WISH_NUMBER) {
        if (strcmp(wish->operator, "=") != 0) {
            return ag_fail(error, AG_USAGE, "%s is no number: write %s:…, not %s%s…",
                           wish->field->name, wish->field->name, wish->field->name, wish->operator);
        }
        return wish->text[0] != '\0' || wish->field == &any_field
                   ? AG_OK
                   : ag_fail(error, AG_USAGE, "what is behind %s: is missing: %s",
                             wish->field->name, wish->field->help);
    }
    long number = strtol(wish->text, &end, 10);
    if (end == wish->text || *end != '\0' || number < -AG_WISH_COUNT_MAX
        || number > AG_WISH_COUNT_MAX) {
        return ag_fail(error, AG_USAGE, "%s%s wants a whole number, not \"%s\"", wish->field->name,
                       wish->operator, wish->text);
    }
    wish->number = (int)number;
    return AG_OK;
}

// Reads one wish from `*at` and moves past it.
static ag_status read_wish(const char **at, ag_wish *wish, ag_error *error)
{
    const char *from = *at;
    char name[32];
    *wish = (ag_wish){ .field = &any_field, .operator= "=" };
    // A minus within a word, as in "half-hearted", does not negate.
    wish->is_not = *from == '-' && from[1] != '\0' && !ag_is_space(from[1]);
    from += wish->is_not;
    size_t length = field_length(from);
    if (length > 0) {
        snprintf(name, sizeof name, "%.*s", (int)length, from);
        wish->field = ag_wish_field_named(name);
        if (wish->field == NULL) return no_field(name, error);
        from = read_operator(from + length, wish);
    }
    from = read_text(from, wish, error);
    if (from == NULL) return AG_USAGE;
    *at = from;
    return check_wish(wish, error);
}

ag_status ag_query_read(const char *text, ag_query *out, ag_error *error)
{
    AG_ASSERT(text != NULL);
    out->count = 0;
    for (;;) {
        while (ag_is_space(*text)) text++;
        if (*text == '\0') return AG_OK;
        if (out->count == AG_WISHES_MAX) {
            return ag_fail(error, AG_USAGE, "more than %d words and filters", AG_WISHES_MAX);
        }
        ag_status status = read_wish(&text, &out->wishes[out->count], error);
        if (status < 0) return status;
        out->count++;
    }
}
