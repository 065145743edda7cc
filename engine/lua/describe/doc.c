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

// The n-th word of the chapters; if they have fewer, what is left of n. So do the others.
static int row_at(const ag_chapter *chapter, int *index, ag_doc_place *out)
{
    for (; chapter->title != NULL; chapter++) {
        const ag_lexicon_row *row = chapter->rows;
        for (; row != NULL && row->kind != AG_LEXICON_END; row++) {
            if ((*index)-- > 0) continue;
            *out = (ag_doc_place){ chapter, row, .tables = { row->fields[0], row->fields[1] } };
            return 1;
        }
        const ag_api_row *verb = chapter->verbs;
        for (; verb != NULL && verb->kind != AG_API_END; verb++) {
            if ((*index)-- > 0) continue;
            *out = (ag_doc_place){ chapter, .verb = verb };
            return 1;
        }
    }
    return 0;
}

static int event_at(int *index, ag_doc_place *out)
{
    static const ag_chapter chapter = { "What happens", "" };
    for (int replaces = 0; replaces < 2; replaces++) {
        int least = replaces ? AG_USE_REPLACED : AG_USE_WATCHED;
        for (int event = 0; event < AG_EVENT_COUNT; event++) {
            if (ag_event_uses[event] < least || (*index)-- > 0) continue;
            *out =
                (ag_doc_place){ &chapter, .family = replaces ? "instead" : "when", .event = event,
                                .tables = { replaces ? ag_fields_instead : ag_fields_when } };
            return 1;
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
    for (int at = 0; row_at(ag_lexicon, &(int){ at }, out); at++) {
        out->field = field_of(out->tables, index);
        if (out->field != NULL) {
            out->tables[0] = out->field->fields;
            out->tables[1] = NULL;
            return 1;
        }
    }
    return 0;
}

int ag_doc_place_at(int index, ag_doc_place *out)
{
    AG_ASSERT(index >= 0);
    AG_ASSERT(out != NULL);
    return row_at(ag_lexicon, &index, out) || event_at(&index, out) || row_at(ag_api, &index, out)
           || field_at(&index, out);
}

// ---- events ----

const char *const ag_event_who[AG_EVENT_COUNT][AG_WHO_COUNT] = {
#define AG_WHO(name, of, by, player, more)                                                         \
    [AG_EVENT_##name] = { of, by, player, more,                                                    \
                          "of: " of "; by: " by "; player: " player "; besides: " more },
#include "lua/describe/events_who.def"
#undef AG_WHO
};

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
    *out = (ag_doc){ .chapter = place->chapter->title, .gives = "", .errors = "" };
    if (place->field != NULL) {
        ag_doc_field field;
        fill_field(place->field, &field);
        snprintf(out->word, sizeof out->word, "%s", field.name);
        snprintf(out->of, sizeof out->of, "%s", place->row->name);
        snprintf(out->usage, sizeof out->usage, "%s = %.150s", field.name, field.takes);
        out->doc = field.doc;
        out->rule = field.rule;
    } else if (place->family != NULL) {
        snprintf(out->word, sizeof out->word, "%s.%s", place->family, ag_event_words[place->event]);
        snprintf(out->usage, sizeof out->usage, "%s { … }", out->word);
        out->doc = ag_event_texts[place->event];
        int rule = ag_event_rules[place->event];
        out->rule = rule == AG_RULE_NONE ? "" : ag_rule_numbers[rule];
        out->gives = ag_event_who[place->event][AG_WHO_ALL];
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
    if (field != NULL) fill_field(field, out);
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
    while (found != NULL && ag_doc_at(index, out) && strcmp(out->word, found) != 0) index++;
    ag_arena_close(&words);
    return found != NULL;
}
