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

// ---- events ----

static void write_event(ag_text *out, int event, const char *rule)
{
    ag_text_add(out, "| `%s`%s | %s | ", ag_event_words[event],
                ag_event_uses[event] == AG_USE_REPLACED ? " *" : "",
                ag_event_looks_back(event) ? "before" : "after");
    for (int i = 0; i < AG_WHO_ALL; i++) {
        write_cell(out, ag_event_who[event][i]);
        ag_text_add(out, " | ");
    }
    ag_text_add(out, "%s |\n", rule);
}

void events_page_write(ag_text *out)
{
    ag_doc_place place;
    ag_doc doc;
    ag_text_add(out,
                "# Events\n\n"
                "What happens, and what a trigger or a replacement may ask of it. Made from the "
                "rows in `engine/lua/describe/events_who.def`; a test compares.\n\n"
                "```lua ally\n"
                "powers = {\n"
                "  when.destroyed { of = your.ally, by = opposing.card,\n"
                "    effect = function(me, event) event.player:draw(1) end },\n"
                "},\n"
                "```\n\n"
                "* A trigger (`when.…`) waits for any of them; a star marks those that `instead.…` "
                "replaces.\n"
                "* `of` is a filter for the card that it happens to, `event.card`. `by` is one for "
                "the card that does it, `event.source`. `whose` asks for the player whom it is "
                "about, `event.player`.\n"
                "* `event.by` is the player who caused it, nil where the game did.\n"
                "* A rule, a cost or the game does many things, too: then there is no `by`.\n"
                "* `only_if` and filters are *judged* before the event or after it (CR 703.4). A "
                "card that is destroyed is still in play for them, a card that is drawn is in the "
                "hand.\n"
                "* A trigger that works only where its card is going to sees it afterwards "
                "(CR 703.3c).\n\n"
                "| event | judged | `of` | `by` | `whose`, player | besides | rule |\n"
                "| --- | --- | --- | --- | --- | --- | --- |\n");
    for (int i = 0; ag_doc_place_at(i, &place) && place.field == NULL && ag_doc_at(i, &doc); i++) {
        if (place.family != NULL && strcmp(place.family, "when") == 0) {
            write_event(out, place.event, doc.rule);
        }
    }
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
                "[what an effect can do](#cards-and-groups-of-cards); what happens is in "
                "[events.md](events.md).\n");
    for (int i = 0; ag_doc_place_at(i, &place) && place.field == NULL && ag_doc_at(i, &doc); i++) {
        if (place.family != NULL) continue;
        if (place.chapter->title != title) {
            title = place.chapter->title;
            write_heading(out, &place);
        }
        write_word(out, i, &place, &doc);
    }
}
