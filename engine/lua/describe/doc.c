// The list of all words, what the documentation says about each, and docs/api.md, which says it.
#include "lua/describe/doc.h"

#include <stdio.h>
#include <string.h>

#include "aggro_author.h"
#include "base/arena.h"
#include "base/assert.h"
#include "base/error.h"
#include "rules/rules.h"

enum { WORDS_SHOWN = 12 };  // words of a list in one line

// ---- places ----

// The n-th row of the lexicon; if it has fewer rows, what is left of n. So do the others.
static int row_at(int *index, ag_doc_place *out)
{
    for (const ag_lexicon_chapter *chapter = ag_lexicon; chapter->rows != NULL; chapter++) {
        out->title = chapter->title;
        out->intro = chapter->doc;
        for (out->row = chapter->rows; out->row->kind != AG_LEXICON_END; out->row++) {
            if ((*index)-- == 0) return 1;
        }
    }
    return 0;
}

static int event_at(int *index, ag_doc_place *out)
{
    out->title = "What happens";
    out->intro = "What `when.…` waits for, and which of it `instead.…` replaces. What has no "
                 "sentence is told to nobody.";
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
    for (const ag_api_noun *noun = ag_api_nouns; noun->title != NULL; noun++) {
        out->title = noun->title;
        out->intro = noun->doc;
        for (out->verb = noun->rows; out->verb->kind != AG_API_END; out->verb++) {
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
        if (!lists[list](&index, out)) continue;
        if (out->event >= 0) {
            out->tables[0] = out->replaces ? ag_fields_instead : ag_fields_when;
        } else if (out->field != NULL) {
            out->tables[0] = out->field->fields;
        } else if (out->row != NULL) {
            memcpy(out->tables, out->row->fields, sizeof out->tables);
        }
        return 1;
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

static void fill(const ag_doc_place *place, ag_doc *out)
{
    *out = (ag_doc){ .chapter = place->title, .gives = "", .errors = "" };
    if (place->field != NULL) {
        ag_doc_field field;
        fill_field(place->field, &field);
        snprintf(out->word, sizeof out->word, "%s", field.name);
        snprintf(out->of, sizeof out->of, "%s", place->row->name);
        snprintf(out->usage, sizeof out->usage, "%s = %.150s", field.name, field.takes);
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
        out->doc = or_nothing(place->verb->doc);
        out->gives = ag_api_gives_text(place->verb);
        out->errors = or_nothing(place->verb->errors);
        out->rule = or_nothing(place->verb->rule);
    } else {
        snprintf(out->word, sizeof out->word, "%s", place->row->name);
        snprintf(out->usage, sizeof out->usage, "%s", place->row->usage);
        out->doc = place->row->doc;
        out->rule = or_nothing(place->row->rule);
    }
    int left = INT16_MAX;
    field_of(place->tables, &left);
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
    if (out == NULL || index < 0 || at < 0 || !ag_doc_place_at(index, &place)) return 0;
    const ag_field_row *field = field_of(place.tables, &at);
    if (field != NULL) {
        fill_field(field, out);
    }
    return field != NULL;
}

// ---- the nearest ----

static const char *word_at(void *words, int index)
{
    ag_doc doc;
    return ag_doc_at(index, &doc) ? ag_arena_text(words, doc.word) : NULL;
}

int ag_doc_nearest(const char *word, ag_doc *out)
{
    ag_arena words = { 0 };
    if (word == NULL || out == NULL) return 0;
    const char *found = ag_nearest(word, word_at, &words);
    int index = 0;
    while (found != NULL && ag_doc_at(index, out) && strcmp(out->word, found) != 0) {
        index++;
    }
    ag_arena_close(&words);
    return found != NULL;
}

// ---- the page ----

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

// A table stands with the first word that has it.
static void write_table(ag_text *out, const ag_lexicon_row *row, const ag_field_row *fields)
{
    ag_doc_place first;
    int index = 0;
    while (ag_doc_place_at(index, &first) && first.row->fields[0] != fields
           && first.row->fields[1] != fields) {
        index++;
    }
    if (first.row != row) {
        ag_text_add(out, "Fields as in the %stable of `%s`.\n\n",
                    first.row->fields[1] == NULL     ? ""
                    : first.row->fields[0] == fields ? "first "
                                                     : "second ",
                    first.row->name);
        return;
    }
    ag_text_add(out, "| field | takes | |\n| --- | --- | --- |\n");
    for (; fields->name != NULL; fields++) {
        write_field(out, fields);
    }
    ag_text_add(out, "\n");
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

static void write_word(ag_text *out, const ag_doc_place *place)
{
    ag_doc doc;
    fill(place, &doc);
    write_said(out, "### `%s`", doc.usage);
    write_said(out, "%s", doc.doc);
    write_said(out, "Gives: %s.", doc.gives);
    write_said(out, "A fault: %s.", doc.errors);
    write_said(out, "Rule: %s.", doc.rule);
    for (int list = 0; list < 2 && place->tables[list] != NULL; list++) {
        write_table(out, place->row, place->tables[list]);
    }
}

void ag_lua_docs(ag_text *out)
{
    ag_doc_place place;
    const char *title = NULL;
    ag_text_add(out,
                "# Every word of a script\n\n"
                "Made from the rows in `engine/lua` that the loader, the binding, `aggro doc` and "
                "the editor files read; a test compares. The guides are [cards.md](cards.md), "
                "[raids.md](raids.md) and [scenarios.md](scenarios.md). First what declares, then "
                "events, then [what an effect can do](#cards-and-groups-of-cards).\n");
    for (int i = 0; ag_doc_place_at(i, &place) && place.field == NULL; i++) {
        if (place.replaces) continue;
        if (place.title != title) {
            title = place.title;
            ag_text_add(out, "\n## %s\n\n", title);
            write_said(out, "%s", place.intro);
            ag_text_add(out, place.event < 0 ? ""
                                             : "| event | instead | told as | rule |\n"
                                               "| --- | --- | --- | --- |\n");
        }
        if (place.event >= 0) {
            write_event(out, place.event);
        } else {
            write_word(out, &place);
        }
    }
}
