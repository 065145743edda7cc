// A card shown: found by what people type, described by its script, with
// where the database uses it.
#include <stdio.h>
#include <string.h>

#include "api/handle/engine.h"
#include "api/check/show_file.h"
#include "base/assert.h"
#include "base/error.h"
#include "base/letter.h"
#include "base/span.h"
#include "lua/describe/describe.h"

enum { TEXT_SIZE = 256, NAMES_SHOWN = 8 };

typedef struct showing {
    ag_engine *engine;
    const ag_card_row *card;
    int speaks;  // 1: translated, as in `said`
    ag_translated said;
    int texts;  // sides whose text was reported: 1 << side
    ag_show_report *report;
    void *context;
} showing;

// ---- which card ----

static int begins(const char *text, const char *word)
{
    return ag_case_compare_part(text, word, strlen(word)) == 0;
}

static const char *stem_of(const char *key)
{
    const char *slash = strrchr(key, '/');
    return slash != NULL ? slash + 1 : key;
}

// The one card whose name, key or stem begins with the word; if there are
// several, the error lists them.
static ag_status find_beginning(const ag_library *library, const char *word,
                                const ag_card_row **out, ag_error *error)
{
    char list[TEXT_SIZE];
    ag_writer names = ag_writer_open(list, sizeof list);
    int count = 0;
    const ag_list *cards = ag_library_table(library, AG_TABLE_CARD);
    for (int i = 0; i < cards->count; i++) {
        const ag_card_row *card = ag_list_at(cards, i);
        if (begins(card->name, word) || begins(card->key, word)
            || begins(stem_of(card->key), word)) {
            *out = card;
            count++;
            if (count <= NAMES_SHOWN) ag_write(&names, "%s%s", count == 1 ? "" : ", ", card->key);
        }
    }
    if (count > 1) {
        return ag_fail(error, AG_NOT_FOUND, "%d cards begin with \"%s\": %s%s", count, word, list,
                       count > NAMES_SHOWN ? " …" : "");
    }
    return count == 1 ? AG_OK : AG_NOT_FOUND;
}

static ag_status find_card(const ag_library *library, const char *word, const ag_card_row **out,
                           ag_error *error)
{
    ag_error first = { 0 };
    ag_status status = ag_library_resolve(library, word, out, &first);
    if (status != AG_NOT_FOUND || word[0] == '\0' || ag_library_is_shared(library, word)) {
        return status == AG_OK ? status : ag_fail(error, status, "%s", first.text);
    }
    ag_error second = { 0 };
    status = find_beginning(library, word, out, &second);
    if (status != AG_OK) {
        return ag_fail(error, status, "%s", second.text[0] != '\0' ? second.text : first.text);
    }
    return AG_OK;
}

// ---- rules ----

typedef struct rule_search {
    const char *number;
    char title[TEXT_SIZE];
} rule_search;

static void note_title(void *context, const ag_raid_rule *rule)
{
    rule_search *wanted = context;
    if (strcmp(rule->number, wanted->number) == 0 && wanted->title[0] == '\0') {
        snprintf(wanted->title, sizeof wanted->title, "%s", rule->title);
    }
}

// Reports name and text in the people's language; the fact "original" has the name in scripts.
// Returns 1 if nothing remains to be reported.
static int translate(showing *now, ag_shown *shown)
{
    const char *names[] = { now->said.name,
                            now->said.back_name[0] != '\0' ? now->said.back_name : now->said.name };
    const char *texts[] = { now->said.text, now->said.back_text };
    int side = shown->side == 1;
    if (shown->kind == AG_SHOW_FACT && strcmp(shown->label, "name") == 0
        && strcmp(shown->text, names[side]) != 0) {
        ag_shown original = *shown;
        original.label = "original";
        now->report(now->context, &original);
        shown->text = names[side];
    }
    if (shown->kind != AG_SHOW_TEXT) return 0;
    if ((now->texts & 1 << side) == 0) {
        now->texts |= 1 << side;
        ag_show_paragraphs(texts[side], side, now->report, now->context);
    }
    return 1;
}

// Rules of raids get their titles from the raid's list.
static void pass_on(void *context, const ag_shown *shown)
{
    showing *now = context;
    rule_search wanted = { .number = shown->label };
    ag_shown filled = *shown;
    if (now->speaks && translate(now, &filled)) return;
    if (shown->kind == AG_SHOW_RULE && shown->text[0] == '\0') {
        ag_rulebook_read(&now->engine->source, note_title, &wanted, NULL);
        filled.text = wanted.title;
    }
    now->report(now->context, &filled);
}

// ---- where it is used ----

static void tell_use(const showing *now, const char *label, const char *text, int number,
                     const char *path, int line)
{
    ag_shown shown = { .kind = AG_SHOW_USE,
                       .label = label,
                       .text = text,
                       .number = number,
                       .path = path,
                       .line = line };
    AG_ASSERT(path != NULL);
    now->report(now->context, &shown);
}

static void tell_decks(const showing *now)
{
    const ag_library *library = now->engine->library;
    const ag_list *decks = ag_library_table(library, AG_TABLE_DECK);
    for (int i = 0; i < decks->count; i++) {
        const ag_deck_row *deck = ag_list_at(decks, i);
        int copies = 0;
        for (int j = 0; j < deck->line_count; j++) {
            const ag_deck_card_row *line = ag_library_line(library, deck, j);
            copies += strcmp(line->key, now->card->key) == 0 ? line->count : 0;
        }
        if (copies > 0) tell_use(now, "deck", deck->key, copies, "", 0);
        if (strcmp(deck->hero, now->card->key) == 0) tell_use(now, "hero", deck->key, 1, "", 0);
    }
}

static void tell_raids(const showing *now)
{
    const ag_list *bosses = ag_library_table(now->engine->library, AG_TABLE_RAID_BOSS);
    for (int i = 0; i < bosses->count; i++) {
        const ag_part_row *part = ag_list_at(bosses, i);
        if (strcmp(part->key, now->card->key) == 0) {
            tell_use(now, "raid", part->raid, part->position, "", 0);
        }
    }
}

// Whether the script was reported already: it is a deck, or the card itself.
static int was_told(const showing *now, const char *key)
{
    return strcmp(key, now->card->key) == 0 || ag_library_deck(now->engine->library, key) != NULL;
}

// Reports where other scripts have the card's key or name between quotation marks.
static void tell_scripts(const showing *now)
{
    const ag_source *source = &now->engine->source;
    char key[TEXT_SIZE], name[TEXT_SIZE];
    const char *other;
    snprintf(key, sizeof key, "\"%s\"", now->card->key);
    snprintf(name, sizeof name, "\"%s\"", now->card->name);
    for (int i = 0; (other = source->key(source->context, i)) != NULL; i++) {
        ag_script script;
        if (was_told(now, other) || !source->find(source->context, other, &script)) continue;
        const char *at = strstr(script.source, key);
        at = at != NULL ? at : strstr(script.source, name);
        if (at != NULL && strncmp(at + strlen(name), " {", 2) != 0) {
            tell_use(now, "script", script.key, 1, script.path, ag_line_of(script.source, at));
        }
    }
}

// Shows the card as the file has it now; if the database has the card, with what uses it there.
static ag_status show_file(showing *now, const char *path, ag_error *error)
{
    ag_shown_file *file;
    ag_status status = ag_shown_file_open(path, &now->engine->source, &file, error);
    if (status == AG_OK) {
        ag_source source = ag_shown_file_source(file);
        now->card = ag_library_card(now->engine->library, ag_shown_file_key(file));
        status = ag_script_show(&source, ag_shown_file_key(file), pass_on, now, error);
    }
    ag_shown_file_close(file);
    return status;
}

static ag_status show_card(showing *now, const char *card, ag_error *error)
{
    const ag_library *library = now->engine->library;
    if (ag_library_raid(library, card) != NULL) {
        return ag_script_show(&now->engine->source, card, pass_on, now, error);
    }
    now->card = ag_library_called(library, card);
    ag_status status = now->card != NULL ? AG_OK : find_card(library, card, &now->card, error);
    now->speaks = status == AG_OK && ag_library_translated(library, now->card->key, &now->said);
    return status < 0 ? status
                      : ag_script_show(&now->engine->source, now->card->key, pass_on, now, error);
}

ag_status ag_engine_card_show(ag_engine *engine, const char *card, ag_show_report *report,
                              void *context, ag_error *error)
{
    if (engine == NULL || card == NULL || report == NULL) {
        return ag_fail(error, AG_USAGE,
                       "an engine, a card and a function that is told of it were expected");
    }
    showing now = { .engine = engine, .report = report, .context = context };
    ag_status status =
        ag_is_shown_file(card) ? show_file(&now, card, error) : show_card(&now, card, error);
    if (status == AG_OK && now.card != NULL) {
        tell_decks(&now);
        tell_raids(&now);
        tell_scripts(&now);
    }
    return status;
}
