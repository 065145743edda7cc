// docs/api.md, from the rows of the lexicon and of the binding.
#include "lua/words/api.h"

#include <string.h>

#include "base/assert.h"
#include "lua/describe/doc.h"
#include "rules/rules.h"

enum { TABLES_MAX = 96 };

// The tables of fields that are already on the page, and where.
typedef struct page {
    ag_text *out;
    int count;
    const ag_field_row *tables[TABLES_MAX];
    const ag_lexicon_row *rows[TABLES_MAX];
} page;

static void write_rule(ag_text *out, const char *rule)
{
    if (rule != NULL && rule[0] != 0) {
        ag_text_add(out, "Rule: %s.\n\n", rule);
    }
}

// ---- fields ----

// Writes a text within a cell of a table.
static void write_cell(ag_text *out, const char *text)
{
    for (const char *bar = strchr(text, '|'); bar != NULL; bar = strchr(text, '|')) {
        ag_text_add(out, "%.*s\\|", (int)(bar - text), text);
        text = bar + 1;
    }
    ag_text_add(out, "%s", text);
}

static void write_field(ag_text *out, const ag_field_row *field)
{
    char takes[256];
    ag_field_takes(field, takes, sizeof takes);
    ag_text_add(out, "| `%s`%s | ", field->name, field->needed ? " (needed)" : "");
    write_cell(out, takes);
    ag_text_add(out, " | ");
    write_cell(out, field->doc);
    if (field->otherwise != NULL) {
        ag_text_add(out, " Left out: ");
        write_cell(out, field->otherwise);
        ag_text_add(out, ".");
    }
    if (field->rule != NULL) {
        ag_text_add(out, " %s.", field->rule);
    }
    ag_text_add(out, " |\n");
}

static const ag_lexicon_row *written_at(const page *to, const ag_field_row *fields)
{
    for (int i = 0; i < to->count; i++) {
        if (to->tables[i] == fields) return to->rows[i];
    }
    return NULL;
}

static void write_fields(page *to, const ag_lexicon_row *row)
{
    for (int list = 0; list < 2; list++) {
        const ag_field_row *fields = row->fields[list];
        const ag_lexicon_row *first = fields == NULL ? NULL : written_at(to, fields);
        if (first != NULL) {
            int one = first->fields[1] == NULL;
            ag_text_add(to->out, "Fields as in the %stable of `%s`.\n\n",
                        one                          ? ""
                        : first->fields[0] == fields ? "first "
                                                     : "second ",
                        first->name);
        } else if (fields != NULL) {
            AG_ASSERT(to->count < TABLES_MAX);
            to->tables[to->count] = fields;
            to->rows[to->count++] = row;
            ag_text_add(to->out, "| field | takes | |\n| --- | --- | --- |\n");
            for (; fields->name != NULL; fields++) {
                write_field(to->out, fields);
            }
            ag_text_add(to->out, "\n");
        }
    }
}

// ---- the lexicon ----

static void write_chapter(page *to, const ag_lexicon_chapter *chapter)
{
    ag_text_add(to->out, "\n## %s\n\n", chapter->title);
    if (chapter->doc[0] != 0) {
        ag_text_add(to->out, "%s\n\n", chapter->doc);
    }
    for (const ag_lexicon_row *row = chapter->rows; row->kind != AG_LEXICON_END; row++) {
        ag_text_add(to->out, "### `%s`\n\n%s\n\n", row->usage, row->doc);
        write_rule(to->out, row->rule);
        write_fields(to, row);
    }
}

static void write_events(ag_text *out)
{
    ag_text_add(out, "\n## What happens\n\nWhat `when.…` waits for, and which of it "
                     "`instead.…` replaces. What has no sentence is told to nobody.\n\n"
                     "| event | instead | told as | rule |\n| --- | --- | --- | --- |\n");
    for (int event = 0; event < AG_EVENT_COUNT; event++) {
        if (ag_event_uses[event] == AG_USE_TOLD) continue;
        ag_text_add(out, "| `%s` | %s | ", ag_event_words[event],
                    ag_event_uses[event] == AG_USE_REPLACED ? "yes" : "");
        write_cell(out, ag_event_texts[event]);
        ag_text_add(out, " | %s |\n",
                    ag_event_rules[event] == AG_RULE_NONE ? ""
                                                          : ag_rule_numbers[ag_event_rules[event]]);
    }
}

// ---- the binding ----

static void write_row(ag_text *out, const ag_api_row *row)
{
    char usage[AG_API_USAGE_MAX];
    const char *gives = ag_api_gives_text(row);
    ag_api_usage(row, usage, sizeof usage);
    ag_text_add(out, "### `%s`\n\n", usage);
    if (row->doc != NULL) {
        ag_text_add(out, "%s\n\n", row->doc);
    }
    if (gives[0] != 0) {
        ag_text_add(out, "Gives: %s.\n\n", gives);
    }
    if (row->errors != NULL) {
        ag_text_add(out, "A fault: %s.\n\n", row->errors);
    }
    write_rule(out, row->rule);
}

static void write_noun(ag_text *out, const ag_api_noun *noun)
{
    ag_text_add(out, "\n## %s\n\n", noun->title);
    if (noun->doc[0] != 0) {
        ag_text_add(out, "%s\n\n", noun->doc);
    }
    for (const ag_api_row *row = noun->rows; row->kind != AG_API_END; row++) {
        write_row(out, row);
    }
}

void ag_lua_docs(ag_text *out)
{
    page to = { .out = out };
    ag_text_add(out,
                "# Every word of a script\n\n"
                "Made from the rows in `engine/lua` that the loader, the binding, `aggro doc` and "
                "the editor files read; a test compares. The guides are [cards.md](cards.md), "
                "[raids.md](raids.md) and [scenarios.md](scenarios.md). First what declares, then "
                "events, then [what an effect can do](#cards-and-groups-of-cards).\n");
    for (const ag_lexicon_chapter *chapter = ag_lexicon; chapter->name != NULL; chapter++) {
        write_chapter(&to, chapter);
        if (strcmp(chapter->name, "powers") == 0) {
            write_events(out);
        }
    }
    for (const ag_api_noun *noun = ag_api_nouns; noun->title != NULL; noun++) {
        write_noun(out, noun);
    }
}
