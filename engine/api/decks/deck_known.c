// From the words of a deck list to cards of the database. Unknown cards are reported with the
// nearest names; nothing is dropped.
#include "api/decks/deck_list.h"

#include <string.h>

#include "base/error.h"
#include "base/letter.h"
#include "explain/deck_rules.h"
#include "store/decks/deck_check.h"

enum { NEAREST_MAX = 3, NAME_MAX_BYTES = 127, PLAN_MAX_BYTES = 255 };

// ---- one card ----

static int is_of_set(const ag_card_row *card, const char *set)
{
    size_t length = strcspn(card->key, "/");
    return strlen(set) == length && ag_case_compare_part(card->key, set, length) == 0;
}

typedef struct matches {
    const ag_card_row *first;
    int count;
    char keys[256];
} matches;

// The cards of this name; only of this set, unless it is NULL, and of no raid if it is "".
static void match(const ag_library *library, const char *name, const char *set, matches *out)
{
    const ag_list *cards = ag_library_table(library, AG_TABLE_CARD);
    char wanted[AG_FOLD_SIZE], folded[AG_FOLD_SIZE];
    ag_writer keys = ag_writer_open(out->keys, sizeof out->keys);
    out->first = NULL;
    out->count = 0;
    ag_name_fold(name, wanted);
    for (int i = 0; i < cards->count; i++) {
        const ag_card_row *card = ag_list_at(cards, i);
        ag_name_fold(card->name, folded);
        if (wanted[0] != '\0' && strcmp(folded, wanted) == 0
            && (set == NULL
                || (set[0] == '\0' ? !ag_deck_of_raid(library, card) : is_of_set(card, set)))) {
            ag_write(&keys, "%s%s", out->count == 0 ? "" : ", ", card->key);
            out->first = out->count++ == 0 ? card : out->first;
        }
    }
}

// Candidates for "did you mean", without those that were named.
typedef struct near_names {
    const ag_list *cards;
    int keys;  // the word looks like a key
    const char *named[NEAREST_MAX];
    int count;
} near_names;

static const char *near_name(void *context, int index)
{
    const near_names *near = context;
    if (index >= near->cards->count) return NULL;
    const ag_card_row *card = ag_list_at(near->cards, index);
    const char *name = near->keys ? card->key : card->name;
    for (int i = 0; i < near->count; i++) {
        if (strcmp(near->named[i], name) == 0) return "";
    }
    return name;
}

static void write_nearest(const ag_library *library, const char *name, ag_writer *why)
{
    near_names near = { .cards = ag_library_table(library, AG_TABLE_CARD),
                        .keys = strchr(name, '/') != NULL };
    const char *found;
    while (near.count < NEAREST_MAX && (found = ag_nearest(name, near_name, &near)) != NULL
           && found[0] != '\0') {
        ag_write(why, "%s\"%s\"", near.count == 0 ? " (did you mean " : " or ", found);
        near.named[near.count++] = found;
    }
    ag_write(why, near.count > 0 ? "?)" : "");
}

const ag_card_row *ag_deck_card_find(const ag_library *library, const char *name, const char *set,
                                     ag_writer *why)
{
    const ag_card_row *card = set[0] != '\0' ? ag_library_card(library, set) : NULL;
    matches found;
    if (card == NULL) card = ag_library_card(library, name);
    if (card != NULL) return card;
    match(library, name, NULL, &found);
    if (found.count > 1) {  // prefer cards that do not belong to a raid
        match(library, name, set, &found);
        if (found.count == 0) match(library, name, NULL, &found);
    }
    if (found.count == 1) return found.first;
    if (found.count > 1) {
        ag_write(why, "%d cards are called \"%s\": name the set, or the key: %s", found.count,
                 found.first->name, found.keys);
        return NULL;
    }
    ag_write(why, "no card is called \"%.100s\"", name);
    write_nearest(library, name, why);
    return NULL;
}

// ---- all of them ----

static int is_hero(const ag_card_row *card)
{
    return strcmp(card->type, "hero") == 0 && !ag_deck_has_word(card->tags, "Master Hero");
}

static void take_hero(ag_deck_list *list, const ag_deck_entry *entry)
{
    if (entry->count > 1 || (list->hero != NULL && list->hero_line > 0)) {
        ag_deck_list_trouble(list, entry->line, "\"%s\": a deck has one hero%s%s", entry->name,
                             list->hero != NULL ? ", and has already " : "",
                             list->hero != NULL ? list->hero->name : "");
        return;
    }
    list->hero = entry->card;
    list->hero_line = entry->line > 0 ? entry->line : 1;
    list->hero_word = entry->name;
}

// Adds to the entry of this card, or to a new one.
static void take_card(ag_deck_list *list, ag_list *merged, const ag_deck_entry *entry)
{
    for (int i = 0; i < merged->count; i++) {
        ag_deck_entry *other = ag_list_at(merged, i);
        if (strcmp(other->card->key, entry->card->key) == 0) {
            if (other->count + entry->count > AG_DECK_COUNT_MAX) {
                ag_deck_list_trouble(list, entry->line,
                                     "\"%s\": with the lines before, that is more than %d copies",
                                     entry->name, AG_DECK_COUNT_MAX);
                return;
            }
            other->count += entry->count;
            return;
        }
    }
    if (merged->count == AG_DECK_LINES_MAX) {
        ag_deck_list_trouble(list, entry->line, "\"%s\": a deck holds %d different cards at most",
                             entry->name, AG_DECK_LINES_MAX);
        return;
    }
    ag_deck_entry *row = ag_list_push(merged, &list->arena);
    if (row != NULL) *row = *entry;
}

static void take_entry(ag_deck_list *list, ag_list *merged, ag_deck_entry *entry)
{
    char text[512];
    ag_writer why = ag_writer_open(text, sizeof text);
    entry->card = ag_deck_card_find(list->engine->library, entry->name, entry->set, &why);
    if (entry->card == NULL) {
        ag_deck_list_trouble(list, entry->line, "%s", text);
    } else if (entry->is_hero || is_hero(entry->card)) {
        take_hero(list, entry);
    } else {
        take_card(list, merged, entry);
    }
}

static int take_breach(void *context, int index, const char *text, const char *rule)
{
    ag_deck_list *list = context;
    const ag_deck_entry *entry = index < 0 ? NULL : ag_list_at(&list->entries, index);
    ag_deck_list_breach(list, entry == NULL ? 0 : entry->line, text, rule);
    return 1;
}

static void find_breaches(ag_deck_list *list)
{
    const ag_card_row *cards[AG_DECK_LINES_MAX];
    int counts[AG_DECK_LINES_MAX];
    ag_deck_held held = { list->hero, list->hero_word, cards, counts, list->entries.count };
    list->of_raid = list->hero == NULL && list->entries.count > 0;
    for (int i = 0; i < list->entries.count; i++) {
        const ag_deck_entry *entry = ag_list_at(&list->entries, i);
        cards[i] = entry->card;
        counts[i] = entry->count;
        list->of_raid &= ag_deck_of_raid(list->engine->library, entry->card);
    }
    if (!list->of_raid) ag_deck_breaches(list->engine->library, &held, take_breach, list);
}

// Texts may not be longer than the database allows.
static void check_texts(ag_deck_list *list)
{
    if (strlen(list->name) > NAME_MAX_BYTES) {
        ag_deck_list_trouble(list, 0, "the deck's name has more than %d bytes", NAME_MAX_BYTES);
    }
    if (strlen(list->plan) > PLAN_MAX_BYTES) {
        ag_deck_list_trouble(list, 0, "the deck's plan has more than %d bytes", PLAN_MAX_BYTES);
    }
}

void ag_deck_list_resolve(ag_deck_list *list)
{
    ag_list merged = { .size = sizeof(ag_deck_entry) };
    check_texts(list);
    for (int i = 0; i < list->entries.count && list->troubles.count < AG_DECK_TOLD_MAX; i++) {
        take_entry(list, &merged, ag_list_at(&list->entries, i));
    }
    ag_list_close(&list->entries);
    list->entries = merged;
    if (list->entries.count == 0 && list->troubles.count == 0 && !list->may_be_empty) {
        ag_deck_list_trouble(list, 0,
                             "there is no card in this list: \"4 Card Name\" was expected");
    }
    find_breaches(list);
}
