// Decks written out: as a script, and in the formats of other programs.
#include "api/decks/deck_list.h"

#include <string.h>

#include "api/handle/engine.h"

static const ag_deck_entry *entry_at(const ag_deck_list *list, int index)
{
    return ag_list_at(&list->entries, index);
}

// ---- plain, lackey, csv ----

void ag_deck_write_plain(const ag_deck_list *list, ag_text *out)
{
    char set[64];
    ag_text_add(out, "Name: %s\n", list->name);
    if (list->plan[0] != '\0') ag_text_add(out, "Plan: %s\n", list->plan);
    if (list->hero != NULL) {
        ag_deck_list_set(list, list->hero, set, sizeof set);
        ag_text_add(out, set[0] != '\0' ? "Hero: %s [%s]\n" : "Hero: %s%s\n", list->hero->name,
                    set);
    }
    ag_text_add(out, "\n");
    for (int i = 0; i < list->entries.count; i++) {
        const ag_deck_entry *entry = entry_at(list, i);
        ag_deck_list_set(list, entry->card, set, sizeof set);
        ag_text_add(out, set[0] != '\0' ? "%d %s [%s]\n" : "%d %s%s\n", entry->count,
                    entry->card->name, set);
    }
}

void ag_deck_write_lackey(const ag_deck_list *list, ag_text *out)
{
    char set[64];
    for (int i = 0; i < list->entries.count; i++) {
        const ag_deck_entry *entry = entry_at(list, i);
        ag_deck_list_set(list, entry->card, set, sizeof set);
        ag_text_add(out, "%d\t%s%s%s\n", entry->count, entry->card->name,
                    set[0] != '\0' ? "\t" : "", set);
    }
    if (list->hero != NULL) {
        ag_deck_list_set(list, list->hero, set, sizeof set);
        ag_text_add(out, "Hero:\n1\t%s%s%s\n", list->hero->name, set[0] != '\0' ? "\t" : "", set);
    }
}

static void write_quoted(ag_text *out, const char *text)
{
    ag_text_add(out, "\"");
    for (; *text != '\0'; text++) {
        ag_text_add_bytes(out, text, 1);
        if (*text == '"') ag_text_add_bytes(out, text, 1);
    }
    ag_text_add(out, "\"");
}

static void write_csv_row(ag_text *out, const char *role, int count, const ag_card_row *card)
{
    ag_text_add(out, "%d,", count);
    write_quoted(out, card->name);
    ag_text_add(out, ",%s,%s\n", card->key, role);
}

void ag_deck_write_csv(const ag_deck_list *list, ag_text *out)
{
    ag_text_add(out, "quantity,name,key,role\n");
    if (list->hero != NULL) write_csv_row(out, "hero", 1, list->hero);
    for (int i = 0; i < list->entries.count; i++) {
        write_csv_row(out, "card", entry_at(list, i)->count, entry_at(list, i)->card);
    }
}

// ---- XML ----

static void write_escaped(ag_text *out, const char *text)
{
    static const char *const names[] = {
        ['&'] = "&amp;", ['<'] = "&lt;", ['>'] = "&gt;", ['"'] = "&quot;"
    };
    for (; *text != '\0'; text++) {
        unsigned char c = (unsigned char)*text;
        if (c < sizeof names / sizeof names[0] && names[c] != NULL) {
            ag_text_add(out, "%s", names[c]);
        } else {
            ag_text_add_bytes(out, text, 1);
        }
    }
}

static void write_o8d_card(ag_text *out, int count, const ag_card_row *card)
{
    ag_text_add(out, "    <card qty=\"%d\" id=\"%s\">", count, card->key);
    write_escaped(out, card->name);
    ag_text_add(out, "</card>\n");
}

void ag_deck_write_o8d(const ag_deck_list *list, ag_text *out)
{
    ag_text_add(out, "<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>\n<deck>\n");
    if (list->hero != NULL) {
        ag_text_add(out, "  <section name=\"Hero\" shared=\"False\">\n");
        write_o8d_card(out, 1, list->hero);
        ag_text_add(out, "  </section>\n");
    }
    ag_text_add(out, "  <section name=\"Main\" shared=\"False\">\n");
    for (int i = 0; i < list->entries.count; i++) {
        write_o8d_card(out, entry_at(list, i)->count, entry_at(list, i)->card);
    }
    ag_text_add(out, "  </section>\n  <notes>Name: ");
    write_escaped(out, list->name);
    ag_text_add(out, "\nPlan: ");
    write_escaped(out, list->plan);
    ag_text_add(out, "</notes>\n</deck>\n");
}

static void write_dek_card(ag_text *out, const ag_card_row *card)
{
    ag_text_add(out, "    <card><name id=\"%s\">", card->key);
    write_escaped(out, card->name);
    ag_text_add(out, "</name><set>%.*s</set></card>\n", (int)strcspn(card->key, "/"), card->key);
}

void ag_deck_write_dek(const ag_deck_list *list, ag_text *out)
{
    ag_text_add(out, "<deck version=\"0.8\">\n");
    if (list->hero != NULL) {
        ag_text_add(out, "  <superzone name=\"Hero\">\n");
        write_dek_card(out, list->hero);
        ag_text_add(out, "  </superzone>\n");
    }
    ag_text_add(out, "  <superzone name=\"Deck\">\n");
    for (int i = 0; i < list->entries.count; i++) {
        for (int copy = 0; copy < entry_at(list, i)->count; copy++) {
            write_dek_card(out, entry_at(list, i)->card);
        }
    }
    ag_text_add(out, "  </superzone>\n</deck>\n");
}

// ---- a script ----

static void write_lua_text(ag_text *out, const char *text)
{
    ag_text_add(out, "\"");
    for (; *text != '\0'; text++) {
        if (*text == '"' || *text == '\\') ag_text_add(out, "\\");
        if (*text == '\n') {
            ag_text_add(out, "\\n");
        } else if ((unsigned char)*text >= ' ') {
            ag_text_add_bytes(out, text, 1);
        }
    }
    ag_text_add(out, "\"");
}

void ag_deck_write_lua(const ag_deck_list *list, ag_text *out)
{
    ag_text_add(out, "return deck ");
    write_lua_text(out, list->name);
    ag_text_add(out, " {\n");
    if (list->hero != NULL) ag_text_add(out, "  hero = \"%s\",\n", list->hero->key);
    if (list->plan[0] != '\0') {
        ag_text_add(out, "  plan = ");
        write_lua_text(out, list->plan);
        ag_text_add(out, ",\n");
    }
    ag_text_add(out, "  cards = {\n");
    for (int i = 0; i < list->entries.count; i++) {
        ag_text_add(out, "    { %d, \"%s\" },\n", entry_at(list, i)->count,
                    entry_at(list, i)->card->key);
    }
    ag_text_add(out, "  },\n}\n");
}
