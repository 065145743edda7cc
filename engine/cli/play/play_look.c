// What people may read of a card, a keyword, a word or a mark, and of their raid.
#include "cli/play/session.h"

#include <string.h>

#include "base/error.h"
#include "base/letter.h"
#include "book/book.h"
#include "aggro_author.h"
#include "cli/output/columns.h"

void ag_look_print(const ag_session *table, const char *text)
{
    ag_text out = { 0 };
    ag_columns_wrap(text, "", table->terminal.width, &out);
    if (out.length > 0) fputs(out.bytes, table->screen);
    ag_text_close(&out);
}

// ---- the raid's rules ----

typedef struct raid_word {
    const ag_session *table;
    const char *word;  // NULL: all that are this raid's alone
    int told;
} raid_word;

// Tells a rule of this raid that is about the word.
static void tell_rule(void *context, const ag_raid_rule *rule)
{
    raid_word *of = context;
    char text[512];
    const char *raid = of->table->def.raid, *about = rule->number;
    if (raid == NULL || ag_case_compare(rule->raid, raid) != 0) return;
    if (of->word == NULL && (rule->as[0] != '\0' || rule->kind[0] != '\0')) return;
    if (of->word != NULL) {
        about = strchr(about, ':') != NULL ? about : rule->title;
        if (strcmp(rule->kind, "definition") == 0
            || ag_words_fit(of->word, about) < AG_FITS_WORDS) {
            return;
        }
    }
    snprintf(text, sizeof text, "%s. (%s)", rule->title, rule->number);
    ag_look_print(of->table, text);
    of->told++;
}

// What the raid's rules say of a word: "cube". Returns how many rules do.
static int tell_rules(const ag_session *table, const char *word)
{
    raid_word of = { .table = table, .word = word };
    ag_error error;
    return ag_engine_raid_rules(table->engine, tell_rule, &of, &error) == AG_OK ? of.told : 0;
}

int ag_look_at_raid(const ag_session *table)
{
    if (table->view.about == NULL) return 0;
    ag_look_print(table, table->view.about);
    return 1;
}

void ag_look_at_rules(const ag_session *table)
{
    ag_look_at_raid(table);
    if (tell_rules(table, NULL) == 0) {
        fprintf(table->screen, "No rules are this game's alone.\n");
    }
}

// A mark ("MARKED"), a keyword ("Immune") or a word of the raid ("threat"): what it is now, and
// what the raid's rules say of it.
static int look_at_word(const ag_session *table, const char *name)
{
    const ag_view *view = &table->view;
    int told = 0;
    for (int i = 0; i < view->mark_count && !told; i++) {
        const ag_view_card *card = ag_view_by_id(view, view->mark_cards[i]);
        told = card != NULL && ag_case_compare(view->mark_names[i], name) == 0;
        if (told) fprintf(table->screen, "%s: %s.\n", view->mark_names[i], card->name);
    }
    for (int i = AG_RULE_NONE + 1; i < AG_RULE_COUNT && !told; i++) {
        const char *keyword = ag_words_after(ag_rule_numbers[i], "KW");
        told = keyword != NULL && ag_case_compare(keyword, name) == 0;
        if (told) fprintf(table->screen, "%s: %s.\n", keyword, ag_rule_titles[i]);
    }
    for (int i = 0; i < view->word_count && !told; i++) {
        told = ag_case_compare(view->word_names[i], name) == 0;
        if (told) {
            fprintf(table->screen, "The %s of this raid is %d now.\n", view->word_names[i],
                    view->words[i]);
        }
    }
    if (told) tell_rules(table, name);
    return told;
}

// ---- cards ----

// The key of the one card of the database whose file begins with this name ("fire bl": fire_blast);
// NULL if there are none, or several.
static const char *key_beginning(const ag_engine *engine, const char *name)
{
    char stem[128];
    const char *key, *found = NULL;
    size_t length = strlen(name);
    if (length < 3 || length >= sizeof stem) return NULL;
    for (size_t i = 0; i <= length; i++) stem[i] = name[i] == ' ' ? '_' : ag_lower(name[i]);
    for (int i = 0; (key = ag_engine_card(engine, i)) != NULL; i++) {
        const char *slash = strrchr(key, '/');
        if (slash == NULL || strncmp(slash + 1, stem, length) != 0) continue;
        if (found != NULL) return NULL;
        found = key;
    }
    return found;
}

// Several cards may have the same name: prints the text of each once, except
// of the one that was printed.
static void print_namesakes(const ag_session *table, const ag_view_card *printed)
{
    char text[4096];
    const ag_view_card *cards = table->view.cards;
    for (int i = 0; i < table->view.card_count; i++) {
        int again = strcmp(cards[i].key, printed->key) == 0;
        for (int j = 0; j < i && !again; j++) again = strcmp(cards[j].key, cards[i].key) == 0;
        if (strcmp(cards[i].name, printed->name) == 0 && !again
            && ag_engine_card_text(table->engine, cards[i].key, text, sizeof text, NULL) == AG_OK) {
            fprintf(table->screen, "\n");
            ag_look_print(table, text);
        }
    }
}

int ag_look_at_card(const ag_session *table, const char *name)
{
    char text[4096];
    const ag_view *view = &table->view;
    const ag_view_card *hero = ag_words_hero(view, name);
    const ag_view_card *card = hero != NULL ? hero : ag_view_named(view, name);
    const char *key = card != NULL ? card->key : name;
    if (ag_engine_card_text(table->engine, key, text, sizeof text, NULL) < 0) {
        if (look_at_word(table, name)) return 1;
        // By a part of its name: at the table, else in the database.
        card = strlen(name) >= 3 ? ag_words_card(view, name, -1) : NULL;
        if (card != NULL && ag_words_fit(name, card->name) < AG_FITS_WORDS) card = NULL;
        key = card != NULL ? card->key : key_beginning(table->engine, name);
        if (key == NULL || ag_engine_card_text(table->engine, key, text, sizeof text, NULL) < 0) {
            return 0;
        }
    }
    ag_look_print(table, text);
    if (card != NULL && card->flipped) fprintf(table->screen, "Now its other side shows.\n");
    if (card != NULL) print_namesakes(table, card);
    return 1;
}

// ---- a line that is nothing else ----

// What the name nearly is, at the table or in the database. NULL: nothing, or what several are.
static const char *near_to(const ag_session *table, const char *name)
{
    const char *near = ag_words_near(&table->view, name);
    const char *known = ag_engine_card_near(table->engine, name);
    if (near != NULL && (known == NULL || ag_words_fit(name, known) < AG_FITS_WORDS)) return near;
    return known != NULL && ag_case_compare(known, name) != 0 ? known : NULL;
}

void ag_look_at_last(ag_session *table, const ag_question *question, const char *line)
{
    char expected[160], text[1536], meant[AG_MEANT_BYTES], word[32];
    const char *name = line[0] == '?' ? line + 1 + strspn(line + 1, " ") : line;
    if (ag_look_at_card(table, name)) return;
    if (line[0] == '?' && strlen(name) > 3 && tell_rules(table, name) > 0) return;
    const char *verb = line[0] != '?' ? ag_words_verb_near(line) : NULL;
    const char *near = verb == NULL ? near_to(table, name) : NULL;
    if (verb == NULL && near == NULL) {
        snprintf(word, sizeof word, "%.*s", (int)strcspn(line, " "), line);
        verb = ag_surely(word, ag_command_at, NULL);
        if (verb != NULL && ag_edit_distance(word, verb) != 1) verb = NULL;
    }
    table->guess[0] = '\0';
    if (verb != NULL || near != NULL) {
        snprintf(table->guess, sizeof table->guess, "%s%s", verb != NULL ? verb : near,
                 verb != NULL ? name + strcspn(name, " ") : "");
    }
    ag_question_expected(question, expected, sizeof expected);
    snprintf(text, sizeof text,
             "I did not understand \"%s\"%s.\nHere you can answer %s; ? lists what can be "
             "typed, and a card's name shows its text.",
             name, ag_meant_one(table->guess[0] != '\0' ? table->guess : NULL, meant), expected);
    ag_look_print(table, text);
}

void ag_look_at_asked(ag_session *table, const ag_question *question, const char *line)
{
    uint64_t number;
    if (!ag_number_read(line + 1, 1, INT32_MAX, &number)) {
        ag_look_at_last(table, question, line);
        return;
    }
    const ag_view_card *card = NULL;
    if (number <= (uint64_t)question->option_count) {
        card = ag_view_by_id(&table->view, question->options[number - 1].card);
    }
    if (card == NULL || !ag_look_at_card(table, card->name)) {
        fprintf(table->screen, "%d is not the number of a card here.\n", (int)number);
    }
}
