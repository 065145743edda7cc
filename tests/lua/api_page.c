// docs/api.md: every word as `aggro doc` tells it, in chapters.
#include "lua/api_page.h"

#include <string.h>

#include "aggro_author.h"
#include "lua/describe/doc.h"
#include "lua/describe/say.h"
#include "rules/rules.h"

// ---- tables ----

// Writes a text within a cell of a table.
static void write_cell(ag_text *out, const char *text)
{
    for (; *text != '\0'; text++) {
        ag_text_add(out, *text == '|' ? "\\%c" : "%c", *text);
    }
}

static void write_field(ag_text *out, const ag_doc_field *field)
{
    ag_text_add(out, "| `%s`%s | ", field->name, field->needed ? " (needed)" : "");
    write_cell(out, field->takes);
    ag_text_add(out, " | ");
    write_cell(out, field->doc);
    if (field->otherwise[0] != 0) {
        ag_text_add(out, " Left out: ");
        write_cell(out, field->otherwise);
        ag_text_add(out, ".");
    }
    ag_text_add(out, field->rule[0] != 0 ? " %s. |\n" : "%s |\n", field->rule);
}

// The tables of the word at `index`; each stands with the first word that has it.
static void write_tables(ag_text *out, int index, const ag_doc_place *place)
{
    int at = 0;
    for (int list = 0; list < 2 && place->tables[list] != NULL; list++) {
        const ag_field_row *fields = place->tables[list];
        ag_doc_place first;
        ag_doc_field field;
        int other = 0;
        while (ag_doc_place_at(other, &first) && first.tables[0] != fields
               && first.tables[1] != fields) {
            other++;
        }
        ag_text_add(out,
                    other == index ? "| field | takes | |\n| --- | --- | --- |\n"
                                   : "Fields as in the %stable of `%s`.\n",
                    first.tables[1] == NULL     ? ""
                    : first.tables[0] == fields ? "first "
                                                : "second ",
                    first.row->name);
        for (; fields->name != NULL && ag_doc_field_at(index, at, &field); fields++, at++) {
            if (other == index) {
                write_field(out, &field);
            }
        }
        ag_text_add(out, "\n");
    }
}

static void write_event(ag_text *out, int event, const ag_doc *doc)
{
    int told = doc->doc[0] != '\0';
    ag_text_add(out, "| `%s` | %s | %s | %s", ag_event_words[event],
                ag_event_uses[event] == AG_USE_REPLACED ? "yes" : "",
                ag_event_looks_back(event) ? "before" : "after", told ? "" : "(");
    write_cell(out, ag_say_event_form(event));
    ag_text_add(out, told ? "" : ")");
    ag_text_add(out, " | %s |\n", doc->rule);
}

// ---- words ----

// Writes it as a paragraph, if there is something to say.
static void write_said(ag_text *out, const char *form, const char *text)
{
    if (text[0] != 0) {
        ag_text_add(out, form, text);
        ag_text_add(out, "\n\n");
    }
}

static void write_heading(ag_text *out, const ag_doc_place *place)
{
    ag_text_add(out, "\n## %s\n\n", place->chapter->title);
    write_said(out, "%s", place->chapter->doc);
    if (place->family != NULL) {
        ag_text_add(out,
                    "What `when.…` waits for, and which of it `instead.…` replaces. In the "
                    "sentence of an event {card} is what `of` asks for and `event.card`, {source} "
                    "what `by` asks for and `event.source`, {seat} what `whose` asks for and "
                    "`event.player`, {by} `event.by`; {amount}, {from} and {to} are read by their "
                    "names. A sentence in brackets is told to nobody. `only_if` is "
                    "judged before it happens or after it (CR 703.4): before a third card moves "
                    "into a row there are two. A trigger that works only where its card is going "
                    "to sees that afterwards (CR 703.3c).\n\n"
                    "| event | instead | judged | told as | rule |\n"
                    "| --- | --- | --- | --- | --- |\n");
    }
}

static void write_word(ag_text *out, int index, const ag_doc_place *place, const ag_doc *doc)
{
    write_said(out, "### `%s`", doc->usage);
    write_said(out, "%s", doc->doc);
    write_said(out, "Gives: %s.", doc->gives);
    write_said(out, "A fault: %s.", doc->errors);
    write_said(out, "Rule: %s.", doc->rule);
    write_tables(out, index, place);
}

void api_page_write(ag_text *out)
{
    ag_doc_place place;
    ag_doc doc;
    const char *title = NULL;
    ag_text_add(out,
                "# Every word of a script\n\n"
                "Made from the rows in `engine/lua` that the loader, the binding, `aggro doc` and "
                "the editor files read; a test compares. The guides are [cards.md](cards.md), "
                "[raids.md](raids.md) and [scenarios.md](scenarios.md). First what declares, then "
                "events, then [what an effect can do](#cards-and-groups-of-cards).\n");
    for (int i = 0; ag_doc_place_at(i, &place) && place.field == NULL && ag_doc_at(i, &doc); i++) {
        if (place.family != NULL && strcmp(place.family, "instead") == 0) continue;
        if (place.chapter->title != title) {
            title = place.chapter->title;
            write_heading(out, &place);
        }
        if (place.family != NULL) {
            write_event(out, place.event, &doc);
        } else {
            write_word(out, i, &place, &doc);
        }
    }
}
