// A card as text, in the people's language.
#include "api/handle/engine.h"

#include "base/error.h"
#include "base/span.h"
#include "explain/deck_rules.h"
#include "game/log/given.h"
#include "lua/describe/describe.h"

// ---- what cards say, in the language that is spoken ----

ag_status ag_engine_speak(ag_engine *engine, const char *lang, ag_error *error)
{
    if (engine == NULL || lang == NULL) {
        return ag_fail(error, AG_USAGE, "an engine and a language were expected");
    }
    return ag_library_speak(engine->library, lang, error);
}

ag_status ag_engine_card_row(const ag_engine *engine, const char *word, const ag_card_row **out,
                             ag_error *error)
{
    *out = ag_library_called(engine->library, word);
    return *out != NULL ? AG_OK : ag_library_resolve(engine->library, word, out, error);
}

ag_translated ag_engine_card_said(const ag_engine *engine, const ag_card_row *card)
{
    ag_translated said = { card->name, card->back_name, card->text, card->back_text };
    (void)ag_library_translated(engine->library, card->key, &said);
    return said;
}

// ---- a card as text ----

static void write_number(ag_writer *out, const char *label, int number)
{
    if (number >= 0) ag_write(out, ", %s %d", label, number);
}

static void write_word(ag_writer *out, const char *label, const char *word)
{
    if (word[0] != '\0') ag_write(out, ", %s%s", label, word);
}

// The cost as it is printed: "3", "X", "2 + X".
static void write_cost(ag_writer *out, const ag_card_row *card)
{
    if (card->cost >= 0) {
        ag_write(out, ", cost ");
        ag_write_cost(out, card->cost, card->cost_x);
    }
}

static void write_facts(ag_writer *out, const ag_card_row *card)
{
    char hero[AG_DECK_SENTENCE_SIZE];
    ag_write(out, "%s%s%s%s", card->is_unique ? "unique " : "",
             card->is_unlimited ? "unlimited " : "", card->instant ? "instant " : "", card->type);
    write_word(out, "", card->tags);
    write_cost(out, card);
    write_number(out, "ATK", card->atk);
    write_word(out, "", card->damage);
    write_number(out, "health", card->health);
    write_number(out, "DEF", card->def);
    write_number(out, "strike", card->strike);
    write_word(out, "class ", card->classes);
    write_word(out, "", card->faction);
    ag_deck_requirement_say(card->requires == NULL ? "" : card->requires, hero);
    write_word(out, "", hero);
    write_word(out, "", card->rarity);
}

static void write_paragraph(void *context, const ag_shown *paragraph)
{
    ag_write(context, "%s\n", paragraph->text);
}

ag_status ag_engine_card_text(ag_engine *engine, const char *card, char *out, size_t capacity,
                              ag_error *error)
{
    const ag_card_row *row;
    if (engine == NULL || card == NULL || !ag_given_room(out, capacity)) {
        return ag_given(0, "an engine, a card and room for its text were", error);
    }
    ag_writer writer = ag_writer_open(out, capacity);
    ag_status status = ag_engine_card_row(engine, card, &row, error);
    if (status < 0) return status;
    ag_translated said = ag_engine_card_said(engine, row);
    ag_write(&writer, "%s (%s)\n", said.name, row->key);
    write_facts(&writer, row);
    ag_write(&writer, "\n");
    ag_show_paragraphs(said.text, 0, write_paragraph, &writer);
    if (said.back_text[0] != '\0' || said.back_name[0] != '\0') {
        ag_write(&writer, "Other side%s%s\n", said.back_name[0] == '\0' ? "" : ": ",
                 said.back_name);
    }
    ag_show_paragraphs(said.back_text, 1, write_paragraph, &writer);
    return AG_OK;
}

const char *ag_engine_card_near(const ag_engine *engine, const char *typed)
{
    return engine == NULL || typed == NULL ? NULL : ag_library_card_near(engine->library, typed);
}
