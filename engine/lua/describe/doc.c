// The list of all words, what the documentation says about each, and docs/api.md, which says it.
#include "lua/describe/doc.h"

#include <stdio.h>
#include <string.h>

#include "aggro_author.h"
#include "base/assert.h"
#include "base/error.h"
#include "rules/rules.h"

enum { WORDS_SHOWN = 12, TABLES_MAX = 96 };  // words of a list in one line; tables of the page

// ---- places ----

// The n-th row of the lexicon; if it has fewer rows, what is left of n. So do the others.
static int row_at(int *index, ag_doc_place *out)
{
    for (out->chapter = ag_lexicon; out->chapter->name != NULL; out->chapter++) {
        for (out->row = out->chapter->rows; out->row->kind != AG_LEXICON_END; out->row++) {
            if ((*index)-- == 0) return 1;
        }
    }
    return 0;
}

static int event_at(int *index, ag_doc_place *out)
{
    for (out->replaces = 0; out->replaces < 2; out->replaces++) {
        for (out->event = 0; out->event < AG_EVENT_COUNT; out->event++) {
            int least = out->replaces ? AG_USE_REPLACED : AG_USE_WATCHED;
            if (ag_event_uses[out->event] >= least && (*index)-- == 0) return 1;
        }
    }
    return 0;
}

static int verb_at(int *index, ag_doc_place *out)
{
    for (out->noun = ag_api_nouns; out->noun->title != NULL; out->noun++) {
        for (out->verb = out->noun->rows; out->verb->kind != AG_API_END; out->verb++) {
            if ((*index)-- == 0) return 1;
        }
    }
    return 0;
}

// The n-th field of one table or both of a word; NULL past the last.
static const ag_field_row *field_of(const ag_field_row *const fields[2], int *index)
{
    for (int list = 0; list < 2; list++) {
        const ag_field_row *field = fields[list];
        for (; field != NULL && field->name != NULL; field++) {
            if ((*index)-- == 0) return field;
        }
    }
    return NULL;
}

static int field_at(int *index, ag_doc_place *out)
{
    for (int at = 0; row_at(&(int){ at }, out); at++) {
        out->field = field_of(out->row->fields, index);
        if (out->field != NULL) return 1;
    }
    return 0;
}

int ag_doc_place_at(int index, ag_doc_place *out)
{
    static int (*const lists[])(int *, ag_doc_place *) = { row_at, event_at, verb_at, field_at };
    AG_ASSERT(index >= 0);
    AG_ASSERT(out != NULL);
    for (size_t list = 0; list < sizeof lists / sizeof lists[0]; list++) {
        *out = (ag_doc_place){ .event = -1 };
        if (lists[list](&index, out)) return 1;
    }
    return 0;
}

// ---- the text of a word ----

static const char *or_nothing(const char *text)
{
    return text != NULL ? text : "";
}

static void fill_field(const ag_field_row *field, ag_doc_field *out)
{
    *out = (ag_doc_field){ .name = field->name,
                           .doc = field->doc,
                           .rule = or_nothing(field->rule),
                           .otherwise = or_nothing(field->otherwise),
                           .needed = field->needed,
                           .words = field->words.words,
                           .word_count = field->words.count };
    ag_writer takes = ag_writer_open(out->takes, sizeof out->takes);
    ag_write(&takes, "%s", field->as != NULL ? field->as : ag_shape_text(field->shape));
    if (field->shape == AG_SHAPE_NUMBER && field->max > 0) {
        ag_write(&takes, " from %d to %d", (int)field->min, (int)field->max);
    }
    for (int i = 0; i < field->words.count && field->words.count <= WORDS_SHOWN; i++) {
        ag_write(&takes, "%s%s", i == 0 ? ": " : ", ", field->words.words[i]);
    }
}

static const char *rule_of_event(int event)
{
    return ag_event_rules[event] == AG_RULE_NONE ? "" : ag_rule_numbers[ag_event_rules[event]];
}

// The tables of a word; the last is that of a field's own table.
static void tables_of(const ag_doc_place *place, const ag_field_row *tables[2])
{
    tables[0] = place->event >= 0      ? place->replaces ? ag_fields_instead : ag_fields_when
                : place->field != NULL ? place->field->fields
                : place->row != NULL   ? place->row->fields[0]
                                       : NULL;
    tables[1] = place->field == NULL && place->row != NULL ? place->row->fields[1] : NULL;
}

static void fill(const ag_doc_place *place, ag_doc *out)
{
    const ag_field_row *tables[2];
    *out = (ag_doc){ .chapter = "What happens", .gives = "", .errors = "" };
    if (place->field != NULL) {
        ag_doc_field field;
        fill_field(place->field, &field);
        snprintf(out->word, sizeof out->word, "%s", field.name);
        snprintf(out->of, sizeof out->of, "%s", place->row->name);
        snprintf(out->usage, sizeof out->usage, "%s = %.150s", field.name, field.takes);
        out->chapter = place->chapter->title;
        out->doc = field.doc;
        out->rule = field.rule;
    } else if (place->event >= 0) {
        snprintf(out->word, sizeof out->word, "%s.%s", place->replaces ? "instead" : "when",
                 ag_event_words[place->event]);
        snprintf(out->usage, sizeof out->usage, "%s { … }", out->word);
        out->doc = ag_event_texts[place->event];
        out->rule = rule_of_event(place->event);
    } else if (place->verb != NULL) {
        snprintf(out->word, sizeof out->word, "%s", place->verb->name);
        ag_api_usage(place->verb, out->usage, sizeof out->usage);
        out->chapter = place->noun->title;
        out->doc = or_nothing(place->verb->doc);
        out->gives = ag_api_gives_text(place->verb);
        out->errors = or_nothing(place->verb->errors);
        out->rule = or_nothing(place->verb->rule);
    } else {
        snprintf(out->word, sizeof out->word, "%s", place->row->name);
        snprintf(out->usage, sizeof out->usage, "%s", place->row->usage);
        out->chapter = place->chapter->title;
        out->doc = place->row->doc;
        out->rule = or_nothing(place->row->rule);
    }
    tables_of(place, tables);
    int left = INT16_MAX;
    field_of(tables, &left);
    out->field_count = INT16_MAX - left;
}

int ag_doc_at(int index, ag_doc *out)
{
    ag_doc_place place;
    if (out == NULL || index < 0 || !ag_doc_place_at(index, &place)) return 0;
    fill(&place, out);
    return 1;
}

int ag_doc_field_at(int index, int at, ag_doc_field *out)
{
    ag_doc_place place;
    const ag_field_row *tables[2];
    if (out == NULL || index < 0 || at < 0 || !ag_doc_place_at(index, &place)) return 0;
    tables_of(&place, tables);
    const ag_field_row *field = field_of(tables, &at);
    if (field != NULL) {
        fill_field(field, out);
    }
    return field != NULL;
}

// ---- the nearest ----

// All words at once, for the search for the nearest ones.
typedef struct word_list {
    char words[1024][48];
    int count;
} word_list;

static const char *word_at(void *context, int index)
{
    const word_list *list = context;
    return index < list->count ? list->words[index] : NULL;
}

int ag_doc_nearest(const char *word, ag_doc *out)
{
    word_list list = { .count = 0 };
    if (word == NULL || out == NULL) return 0;
    while (list.count < 1024 && ag_doc_at(list.count, out)) {
        snprintf(list.words[list.count++], sizeof list.words[0], "%.47s", out->word);
    }
    const char *found = ag_nearest(word, word_at, &list);
    return found != NULL
           && ag_doc_at((int)((found - list.words[0]) / (int)sizeof list.words[0]), out);
}

// ---- the page ----

// The tables of fields that are already on the page, and where.
typedef struct page {
    ag_text *out;
    const char *chapter;
    int count;
    const ag_field_row *tables[TABLES_MAX];
    const ag_lexicon_row *rows[TABLES_MAX];
} page;

// Writes a text within a cell of a table.
static void write_cell(ag_text *out, const char *text)
{
    for (size_t plain; text[plain = strcspn(text, "|")] != '\0'; text += plain + 1) {
        ag_text_add(out, "%.*s\\|", (int)plain, text);
    }
    ag_text_add(out, "%s", text);
}

static void write_field(ag_text *out, const ag_field_row *row)
{
    ag_doc_field field;
    fill_field(row, &field);
    ag_text_add(out, "| `%s`%s | ", field.name, field.needed ? " (needed)" : "");
    write_cell(out, field.takes);
    ag_text_add(out, " | ");
    write_cell(out, field.doc);
    if (field.otherwise[0] != 0) {
        ag_text_add(out, " Left out: ");
        write_cell(out, field.otherwise);
        ag_text_add(out, ".");
    }
    ag_text_add(out, row->rule != NULL ? " %s. |\n" : " |\n", field.rule);
}

static void write_table(page *to, const ag_lexicon_row *row, const ag_field_row *fields)
{
    int at = 0;
    while (at < to->count && to->tables[at] != fields) {
        at++;
    }
    if (at < to->count) {
        const ag_lexicon_row *first = to->rows[at];
        ag_text_add(to->out, "Fields as in the %stable of `%s`.\n\n",
                    first->fields[1] == NULL     ? ""
                    : first->fields[0] == fields ? "first "
                                                 : "second ",
                    first->name);
        return;
    }
    AG_ASSERT(to->count < TABLES_MAX);
    to->tables[to->count] = fields;
    to->rows[to->count++] = row;
    ag_text_add(to->out, "| field | takes | |\n| --- | --- | --- |\n");
    for (; fields->name != NULL; fields++) {
        write_field(to->out, fields);
    }
    ag_text_add(to->out, "\n");
}

static void write_event(ag_text *out, int event)
{
    ag_text_add(out, "| `%s` | %s | ", ag_event_words[event],
                ag_event_uses[event] == AG_USE_REPLACED ? "yes" : "");
    write_cell(out, ag_event_texts[event]);
    ag_text_add(out, " | %s |\n", rule_of_event(event));
}

// Writes it as a paragraph, if there is something to say.
static void write_said(ag_text *out, const char *form, const char *text)
{
    if (text[0] != 0) {
        ag_text_add(out, form, text);
        ag_text_add(out, "\n\n");
    }
}

static void write_word(page *to, const ag_doc_place *place)
{
    static const char events[] =
        "What `when.…` waits for, and which of it `instead.…` replaces. What has no sentence is "
        "told to nobody.\n\n| event | instead | told as | rule |\n| --- | --- | --- | --- |\n";
    ag_doc doc;
    fill(place, &doc);
    if (strcmp(doc.chapter, to->chapter) != 0) {
        ag_text_add(to->out, "\n## %s\n\n", doc.chapter);
        write_said(to->out, "%s",
                   place->row != NULL    ? place->chapter->doc
                   : place->verb != NULL ? place->noun->doc
                                         : "");
        ag_text_add(to->out, "%s", place->event >= 0 ? events : "");
        to->chapter = doc.chapter;
    }
    if (place->event >= 0) {
        write_event(to->out, place->event);
        return;
    }
    write_said(to->out, "### `%s`", doc.usage);
    write_said(to->out, "%s", doc.doc);
    write_said(to->out, "Gives: %s.", doc.gives);
    write_said(to->out, "A fault: %s.", doc.errors);
    write_said(to->out, "Rule: %s.", doc.rule);
    for (int list = 0; list < 2 && place->row != NULL; list++) {
        if (place->row->fields[list] != NULL) {
            write_table(to, place->row, place->row->fields[list]);
        }
    }
}

void ag_lua_docs(ag_text *out)
{
    page to = { .out = out, .chapter = "" };
    ag_doc_place place;
    ag_text_add(out,
                "# Every word of a script\n\n"
                "Made from the rows in `engine/lua` that the loader, the binding, `aggro doc` and "
                "the editor files read; a test compares. The guides are [cards.md](cards.md), "
                "[raids.md](raids.md) and [scenarios.md](scenarios.md). First what declares, then "
                "events, then [what an effect can do](#cards-and-groups-of-cards).\n");
    for (int i = 0; ag_doc_place_at(i, &place) && place.field == NULL; i++) {
        if (!place.replaces) {
            write_word(&to, &place);
        }
    }
}
