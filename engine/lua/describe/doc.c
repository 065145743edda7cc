// The list of all words, and what the documentation says about each.
#include "lua/describe/doc.h"

#include <stdio.h>
#include <string.h>

#include "aggro_author.h"
#include "base/assert.h"
#include "base/error.h"
#include "rules/rules.h"

enum { WORDS_SHOWN = 12 };  // of a list of words in one line

// ---- places ----

static int count_rows(const ag_lexicon_row *rows)
{
    int count = 0;
    while (rows[count].kind != AG_LEXICON_END) {
        count++;
    }
    return count;
}

// The n-th row of the lexicon; if it has fewer rows, what is left of n.
static int lexicon_at(int *index, ag_doc_place *out)
{
    for (const ag_lexicon_chapter *chapter = ag_lexicon; chapter->name != NULL; chapter++) {
        int count = count_rows(chapter->rows);
        if (*index < count) {
            out->chapter = chapter;
            out->row = &chapter->rows[*index];
            return 1;
        }
        *index -= count;
    }
    return 0;
}

static int event_at(int *index, ag_doc_place *out)
{
    for (int replaces = 0; replaces < 2; replaces++) {
        for (int event = 0; event < AG_EVENT_COUNT; event++) {
            int least = replaces ? AG_USE_REPLACED : AG_USE_WATCHED;
            if (ag_event_uses[event] >= least && (*index)-- == 0) {
                out->event = event;
                out->replaces = replaces;
                return 1;
            }
        }
    }
    return 0;
}

static int verb_at(int *index, ag_doc_place *out)
{
    for (const ag_api_noun *noun = ag_api_nouns; noun->title != NULL; noun++) {
        for (const ag_api_row *row = noun->rows; row->kind != AG_API_END; row++) {
            if ((*index)-- == 0) {
                out->noun = noun;
                out->verb = row;
                return 1;
            }
        }
    }
    return 0;
}

static int field_at(int *index, ag_doc_place *out)
{
    int at = 0;
    for (ag_doc_place of = { .event = -1 }; lexicon_at(&(int){ at }, &of); at++) {
        for (int list = 0; list < 2; list++) {
            const ag_field_row *field = of.row->fields[list];
            for (; field != NULL && field->name != NULL; field++) {
                if ((*index)-- == 0) {
                    *out = of;
                    out->field = field;
                    return 1;
                }
            }
        }
    }
    return 0;
}

int ag_doc_place_at(int index, ag_doc_place *out)
{
    AG_ASSERT(index >= 0);
    AG_ASSERT(out != NULL);
    *out = (ag_doc_place){ .event = -1 };
    return lexicon_at(&index, out) || event_at(&index, out) || verb_at(&index, out)
           || field_at(&index, out);
}

// ---- the text of a word ----

void ag_field_takes(const ag_field_row *field, char *out, size_t capacity)
{
    const char *text = field->as != NULL ? field->as : ag_shape_text(field->shape);
    AG_ASSERT(capacity > 0);
    AG_ASSERT(text != NULL);
    int length = snprintf(out, capacity, "%s", text);
    if (field->shape == AG_SHAPE_NUMBER && field->max > 0) {
        length += snprintf(out + length, capacity - (size_t)length, " from %d to %d",
                           (int)field->min, (int)field->max);
    }
    for (int i = 0; i < field->words.count && field->words.count <= WORDS_SHOWN; i++) {
        if ((size_t)length + strlen(field->words.words[i]) + 4 > capacity) return;
        length += snprintf(out + length, capacity - (size_t)length, "%s%s", i == 0 ? ": " : ", ",
                           field->words.words[i]);
    }
}

static const char *or_nothing(const char *text)
{
    return text != NULL ? text : "";
}

static const char *rule_of_event(int event)
{
    return ag_event_rules[event] == AG_RULE_NONE ? "" : ag_rule_numbers[ag_event_rules[event]];
}

static void fill_event(const ag_doc_place *place, ag_doc *out)
{
    const char *word = place->replaces ? "instead" : "when";
    const ag_lexicon_row *family = ag_lexicon_find(ag_lexicon_powers, word);
    AG_ASSERT(family != NULL);
    snprintf(out->word, sizeof out->word, "%s.%s", word, ag_event_words[place->event]);
    snprintf(out->usage, sizeof out->usage, "%s { … }", out->word);
    out->chapter = "What happens";
    out->doc = ag_event_texts[place->event];
    out->rule = rule_of_event(place->event);
}

static void fill_field(const ag_doc_place *place, ag_doc *out)
{
    char takes[256];
    ag_field_takes(place->field, takes, sizeof takes);
    snprintf(out->word, sizeof out->word, "%s", place->field->name);
    snprintf(out->of, sizeof out->of, "%s", place->row->name);
    snprintf(out->usage, sizeof out->usage, "%s = %.150s", place->field->name, takes);
    out->chapter = place->chapter->title;
    out->doc = place->field->doc;
    out->rule = or_nothing(place->field->rule);
}

static const ag_field_row *fields_of(const ag_doc_place *place, int list)
{
    if (place->event >= 0) {
        return list == 0 ? place->replaces ? ag_fields_instead : ag_fields_when : NULL;
    }
    if (place->field != NULL) return list == 0 ? place->field->fields : NULL;
    return place->row != NULL ? place->row->fields[list] : NULL;
}

static void fill(const ag_doc_place *place, ag_doc *out)
{
    *out = (ag_doc){ .chapter = "", .doc = "", .gives = "", .errors = "", .rule = "" };
    if (place->field != NULL) {
        fill_field(place, out);
    } else if (place->event >= 0) {
        fill_event(place, out);
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
    for (int list = 0; list < 2; list++) {
        const ag_field_row *field = fields_of(place, list);
        for (; field != NULL && field->name != NULL; field++) {
            out->field_count++;
        }
    }
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
    for (int list = 0; list < 2; list++) {
        const ag_field_row *field = fields_of(&place, list);
        for (; field != NULL && field->name != NULL; field++) {
            if (at-- == 0) {
                *out = (ag_doc_field){ .name = field->name,
                                       .doc = field->doc,
                                       .rule = or_nothing(field->rule),
                                       .otherwise = or_nothing(field->otherwise),
                                       .needed = field->needed,
                                       .words = field->words.words,
                                       .word_count = field->words.count };
                ag_field_takes(field, out->takes, sizeof out->takes);
                return 1;
            }
        }
    }
    return 0;
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
