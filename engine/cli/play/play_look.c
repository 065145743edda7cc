// What people may look at while they are asked: the board, a party, graveyards, more options, the
// event log, the text of a card.
#include "cli/play/session.h"

#include <string.h>

#include "base/letter.h"
#include "base/span.h"
#include "book/book.h"
#include "aggro_author.h"
#include "cli/output/columns.h"

// "party 2", "party boss". Returns 0 if the line is something else.
static int look_at_party(const ag_session *table, const char *line)
{
    uint64_t seat = (uint64_t)ag_game_boss(table->game);
    if (ag_case_compare_part(line, "party ", 6) != 0) return 0;
    const char *who = line + 6 + strspn(line + 6, " ");
    int seats = ag_game_seats(table->game);
    int boss = seat != 0 && ag_case_compare(who, "boss") == 0;
    if (!boss && !ag_number_read(who, 1, (uint64_t)seats, &seat)) return 0;
    ag_screen_party(table, (int)seat);
    return 1;
}

// Words of the table, with how each is used: for lines that use them wrongly.
static const struct {
    const char *word, *usage;
} usages[] = {
    { "party", "party SEAT shows all of a player: a raider's number, or boss" },
    { "log", "log shows what was told last; log 100 so many lines" },
    { "seat", "seat SEAT WHO: seat 2 greedy, seat boss human; seats lists who sits where" },
};

// Whether the line begins with such a word and is not the name of a card.
static int is_misused(const ag_session *table, const char *line)
{
    uint64_t number;
    for (size_t i = 0; i < sizeof usages / sizeof usages[0]; i++) {
        size_t length = strlen(usages[i].word);
        int begins = ag_case_compare_part(line, usages[i].word, length) == 0
                     && (line[length] == ' ' || line[length] == '\0');
        const char *rest = begins ? line + length + strspn(line + length, " ") : "";
        int is_seat = strcmp(usages[i].word, "seat") == 0;
        int takes = is_seat && !ag_number_read(rest, 0, UINT32_MAX, &number)
                    && ag_case_compare(rest, "boss") != 0;  // "seats", "seat 2 greedy" are valid
        if (begins && !takes && ag_view_named(&table->view, line) == NULL) {
            fprintf(table->screen, "That is: %s.\n", usages[i].usage);
            return 1;
        }
    }
    return 0;
}

void ag_look_print(const ag_session *table, const char *text)
{
    ag_text out = { 0 };
    ag_columns_wrap(text, "", table->terminal.width, &out);
    if (out.length > 0) fputs(out.bytes, table->screen);
    ag_text_close(&out);
}

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
        if (slash != NULL && strncmp(slash + 1, stem, length) == 0) {
            if (found != NULL) return NULL;
            found = key;
        }
    }
    return found;
}

// Whether an earlier card of the view has the same script.
static int is_again(const ag_view *view, int at)
{
    for (int i = 0; i < at; i++) {
        if (strcmp(view->cards[i].key, view->cards[at].key) == 0) return 1;
    }
    return 0;
}

// Several cards may have the same name: prints the text of each once, except
// of the one that was printed.
static void print_namesakes(const ag_session *table, const ag_view_card *printed)
{
    char text[4096];
    const ag_view *view = &table->view;
    for (int i = 0; i < view->card_count; i++) {
        const ag_view_card *card = &view->cards[i];
        if (strcmp(card->name, printed->name) == 0 && strcmp(card->key, printed->key) != 0
            && !is_again(view, i)
            && ag_engine_card_text(table->engine, card->key, text, sizeof text, NULL) == AG_OK) {
            fprintf(table->screen, "\n");
            ag_look_print(table, text);
        }
    }
}

// The card at the table that is called so, or so in part; NULL: none is.
static const ag_view_card *card_at_table(const ag_view *view, const char *name)
{
    const ag_view_card *card = strlen(name) >= 3 ? ag_words_card(view, name, -1) : NULL;
    return card != NULL && ag_words_fit(name, card->name) >= AG_FITS_WORDS ? card : NULL;
}

typedef struct raid_word {
    const ag_session *table;
    const char *word;
    int told;
} raid_word;

static int is_of_raid(const ag_session *table, const ag_raid_rule *rule)
{
    return table->def.raid != NULL && ag_case_compare(rule->raid, table->def.raid) == 0;
}

static void tell_one(const ag_session *table, const ag_raid_rule *rule)
{
    char text[512];
    snprintf(text, sizeof text, "%s. (%s)", rule->title, rule->number);
    ag_look_print(table, text);
}

// A rule of this raid that is about the word.
static void tell_rule(void *context, const ag_raid_rule *rule)
{
    raid_word *of = context;
    if (is_of_raid(of->table, rule) && strcmp(rule->kind, "definition") != 0
        && ag_words_fit(of->word, strchr(rule->number, ':') != NULL ? rule->number : rule->title)
               >= AG_FITS_WORDS) {
        tell_one(of->table, rule);
        of->told++;
    }
}

// What the raid's rules say of a word: "cube". Returns how many rules do.
static int tell_rules(const ag_session *table, const char *word)
{
    raid_word of = { .table = table, .word = word };
    ag_error error;
    return ag_engine_raid_rules(table->engine, tell_rule, &of, &error) == AG_OK ? of.told : 0;
}

// "Immune": what the rule of that keyword is about.
static int look_at_keyword(const ag_session *table, const char *name)
{
    for (int i = AG_RULE_NONE + 1; i < AG_RULE_COUNT; i++) {
        const char *keyword = ag_words_after(ag_rule_numbers[i], "KW");
        if (keyword != NULL && ag_case_compare(keyword, name) == 0) {
            fprintf(table->screen, "%s: %s.\n", keyword, ag_rule_titles[i]);
            tell_rules(table, name);
            return 1;
        }
    }
    return 0;
}

int ag_look_at_raid(const ag_session *table)
{
    if (table->view.about == NULL) return 0;
    ag_look_print(table, table->view.about);
    return 1;
}

// "rules": those that are this raid's alone.
static void tell_all_rules(void *context, const ag_raid_rule *rule)
{
    raid_word *of = context;
    if (is_of_raid(of->table, rule) && rule->as[0] == '\0' && rule->kind[0] == '\0') {
        tell_one(of->table, rule);
        of->told++;
    }
}

static void look_at_rules(const ag_session *table)
{
    raid_word of = { .table = table };
    ag_look_at_raid(table);
    ag_engine_raid_rules(table->engine, tell_all_rules, &of, NULL);
    if (of.told == 0) fprintf(table->screen, "No rules are this game's alone.\n");
}

// "MARKED": who bears that mark, and what the raid's rules say of it.
static int look_at_mark(const ag_session *table, const char *name)
{
    const ag_view *view = &table->view;
    for (int i = 0; i < view->mark_count; i++) {
        const ag_view_card *card = ag_view_by_id(view, view->mark_cards[i]);
        if (card != NULL && ag_case_compare(view->mark_names[i], name) == 0) {
            fprintf(table->screen, "%s: %s.\n", view->mark_names[i], card->name);
            tell_rules(table, name);
            return 1;
        }
    }
    return 0;
}

// "threat": how much it is, and what the raid's rules say of it.
static int look_at_word(const ag_session *table, const char *name)
{
    const ag_view *view = &table->view;
    for (int i = 0; i < view->word_count; i++) {
        if (ag_case_compare(view->word_names[i], name) == 0) {
            fprintf(table->screen, "The %s of this raid is %d now.\n", view->word_names[i],
                    view->words[i]);
            tell_rules(table, name);
            return 1;
        }
    }
    return 0;
}

int ag_look_at_card(const ag_session *table, const char *name)
{
    char text[4096];
    const ag_view *view = &table->view;
    const ag_view_card *hero = ag_words_hero(view, name);
    const ag_view_card *card = hero != NULL ? hero : ag_view_named(view, name);
    const char *key = card != NULL ? card->key : name;
    if (ag_engine_card_text(table->engine, key, text, sizeof text, NULL) < 0) {
        if (look_at_mark(table, name) || look_at_keyword(table, name)
            || look_at_word(table, name)) {
            return 1;
        }
        card = card_at_table(view, name);
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
    char expected[160], text[1536];
    const char *name = line[0] == '?' ? line + 1 + strspn(line + 1, " ") : line;
    if (ag_look_at_card(table, name)) return;
    if (line[0] == '?' && strlen(name) > 3 && tell_rules(table, name) > 0) return;
    const char *verb = line[0] != '?' ? ag_words_verb_near(line) : NULL;
    const char *near = verb == NULL ? near_to(table, name) : NULL;
    table->guess[0] = '\0';
    if (verb != NULL || near != NULL) {
        snprintf(table->guess, sizeof table->guess, "%s%s", verb != NULL ? verb : near,
                 verb != NULL ? name + strcspn(name, " ") : "");
    }
    ag_question_expected(question, expected, sizeof expected);
    snprintf(text, sizeof text,
             "I did not understand \"%s\"%s%s%s.\nHere you can answer %s; ? lists what can be "
             "typed, and a card's name shows its text.",
             name, table->guess[0] != '\0' ? " (did you mean \"" : "", table->guess,
             table->guess[0] != '\0' ? "\"?)" : "", expected);
    ag_look_print(table, text);
}

// "?3": the card of the third option.
static void look_at_option(const ag_session *table, const ag_question *question, int number)
{
    const ag_view_card *card = number <= question->option_count
                                   ? ag_view_by_id(&table->view, question->options[number - 1].card)
                                   : NULL;
    if (card == NULL || !ag_look_at_card(table, card->name)) {
        fprintf(table->screen, "%d is not the number of a card here.\n", number);
    }
}

int ag_look_command(ag_session *table, const ag_question *question, int seat, const char *line)
{
    if (line[0] == '\0') return 1;
    uint64_t number;
    if (line[0] == '?' && ag_number_read(line + 1, 1, INT32_MAX, &number)) {
        look_at_option(table, question, (int)number);
    } else if (line[0] == '?' && line[1] != '\0') {
        ag_look_at_last(table, question, line);
    } else if (ag_words_are(line, "?", "help")) {
        ag_screen_help(table);
    } else if (ag_words_are(line, "b", "board")) {
        ag_screen_show(table, question, seat);
    } else if (ag_words_are(line, "board full", "b full")) {
        ag_screen_board(table);
    } else if (ag_words_are(line, "more", "m")) {
        ag_screen_question(table, question, seat);
    } else if (ag_words_are(line, "g", "graveyards")) {
        ag_screen_graveyards(table);
    } else if (ag_case_compare(line, "goal") == 0) {
        if (!ag_look_at_raid(table)) look_at_rules(table);
    } else if (ag_case_compare(line, "rules") == 0) {
        look_at_rules(table);
    } else if (ag_case_compare(line, "hand") == 0) {
        ag_screen_hand(table);
    } else {
        return look_at_party(table, line) || ag_event_log_command(table, seat, line)
               || is_misused(table, line);
    }
    return 1;
}
