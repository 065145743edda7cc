// The list of all words, and what `aggro doc` says about each.
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
        for (out->row = chapter->rows; out->row->kind != AG_LEXICON_END; out->row++) {
            if ((*index)-- == 0) return 1;
        }
    }
    return 0;
}

static int event_at(int *index, ag_doc_place *out)
{
    out->title = "What happens";
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
        int rule = ag_event_rules[place->event];
        out->rule = rule == AG_RULE_NONE ? "" : ag_rule_numbers[rule];
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
