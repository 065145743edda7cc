// Kind, icons and traits, card by card.
#include "explain/deck_rules.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "base/letter.h"
#include "base/span.h"
#include "state/words.h"

// ---- words ----

int ag_deck_has_word(const char *text, const char *word)
{
    size_t length = strlen(word);
    for (const char *at = text; *at != '\0'; at++) {
        int starts = at == text || at[-1] == ' ' || at[-1] == ',';
        if (starts && ag_case_compare_part(at, word, length) == 0
            && strchr(" ,", at[length]) != NULL) {  // or the end of the text
            return 1;
        }
    }
    return 0;
}

// The next word of "mage, warrior" or "mage warrior"; 0 at the end.
static int next_word(const char **at, char out[AG_DECK_WORD_SIZE])
{
    *at += strspn(*at, ", ");
    size_t size = strcspn(*at, ", ");
    snprintf(out, AG_DECK_WORD_SIZE, "%.*s", (int)size, *at);
    *at += size;
    return size > 0;
}

static int shares_icon(const char *icons, const char *hero_icons)
{
    char word[AG_DECK_WORD_SIZE];
    while (next_word(&icons, word)) {
        if (ag_deck_has_word(hero_icons, word)) return 1;
    }
    return 0;
}

// "night_elf_hero" with ending "_hero" becomes "night elf"; 0 if the ending differs.
static int ends_in(const char *requires, const char *ending, char out[AG_DECK_WORD_SIZE])
{
    size_t length = strlen(requires);
    size_t tail = strlen(ending);
    if (length <= tail || length - tail >= AG_DECK_WORD_SIZE
        || strcmp(requires + length - tail, ending) != 0) {
        return 0;
    }
    for (size_t i = 0; i < length - tail; i++) out[i] = requires[i] == '_' ? ' ' : requires[i];
    out[length - tail] = '\0';
    return 1;
}

static int is_talent_spec(const char *word)
{
    int spec = 0;
    while (spec < AG_SPEC_COUNT && ag_case_compare(ag_spec_words[spec], word) != 0) spec++;
    return spec < AG_SPEC_COUNT;
}

int ag_deck_requirement(const char *requires, char word[AG_DECK_WORD_SIZE])
{
    if (ends_in(requires, "_reputation", word)) return AG_REQUIRES_REPUTATION;
    int talent = ends_in(requires, "_talent", word), hero = ends_in(requires, "_hero", word);
    if ((talent || hero) && is_talent_spec(word)) return AG_REQUIRES_TALENT;
    return hero ? AG_REQUIRES_TRAIT : AG_REQUIRES_NOTHING;
}

void ag_deck_requirement_say(const char *requires, char out[AG_DECK_SENTENCE_SIZE])
{
    char word[AG_DECK_WORD_SIZE];
    int kind = ag_deck_requirement(requires, word);
    out[0] = '\0';
    if (kind == AG_REQUIRES_NOTHING) return;
    for (char *at = word; *at != '\0'; at++) {
        *at = at == word || at[-1] == ' ' ? ag_upper(*at) : *at;
    }
    snprintf(out, AG_DECK_SENTENCE_SIZE, "%s %s only", word,
             kind == AG_REQUIRES_REPUTATION ? "reputation" : "hero");
}

// ---- what a hero says of its decks ----

enum { MORE_CLASSES, MORE_FACTIONS, ONE_FACTION, COPIES };

// The part of `deckbuilding`; "" where it says nothing of it.
static void part_of(const char *deckbuilding, int part, char out[AG_DECKBUILDING_SIZE])
{
    const char *at = deckbuilding == NULL ? "" : deckbuilding;
    for (; part > 0; part--) {
        at += strcspn(at, ";");
        at += *at == ';';
    }
    at += strspn(at, " ");
    snprintf(out, AG_DECKBUILDING_SIZE, "%.*s", (int)strcspn(at, ";"), at);
}

int ag_deck_copies(const ag_deck_facts *hero, int is_unlimited)
{
    char copies[AG_DECKBUILDING_SIZE];
    part_of(hero == NULL ? "" : hero->deckbuilding, COPIES, copies);
    int most = copies[0] == '\0' ? AG_DECK_COPIES_MAX : copies[0] - '0';
    return is_unlimited && most == AG_DECK_COPIES_MAX ? INT_MAX : most;
}

void ag_deckbuilding_say(const char *deckbuilding, char out[AG_DECKBUILDING_SIZE])
{
    static const char *const words[] = { "class", "faction", "one faction of", "copies" };
    ag_writer say = ag_writer_open(out, AG_DECKBUILDING_SIZE);
    for (int i = MORE_CLASSES; i <= COPIES; i++) {
        char part[AG_DECKBUILDING_SIZE];
        part_of(deckbuilding, i, part);
        if (part[0] != '\0') ag_write(&say, "%s%s %s", say.length > 0 ? "; " : "", words[i], part);
    }
}

// ---- rules ----

static int refuse(ag_deck_refusal *out, const char *why, const char *what, const char *rule)
{
    *out = (ag_deck_refusal){ .why = why, .rule = rule };
    snprintf(out->what, sizeof out->what, "%s", what);
    return 0;
}

// CR 100.1, 404: cards that never belong in a player's deck.
static int check_kind(const ag_deck_facts *card, ag_deck_refusal *out)
{
    if (strcmp(card->type, "boss") == 0 || card->of_raid) {
        return refuse(out, "it belongs to a raid", "", "R100.1");
    }
    if (card->is_token) return refuse(out, "it is a token", "", "CR 404.2");
    if (strcmp(card->type, "hero") == 0 && !ag_deck_has_word(card->tags, "Master Hero")) {
        return refuse(out, "only Master Heroes are in decks", "", "CR 100.1");
    }
    return 1;
}

static int shares_part(const ag_deck_facts *hero, int part, const char *icons)
{
    char more[AG_DECKBUILDING_SIZE];
    part_of(hero->deckbuilding, part, more);
    return shares_icon(icons, more);
}

// CR 100.2a: the card shares a class icon and a faction icon with the hero, or has one of those
// that the hero says besides.
static int check_class(const ag_deck_so_far *deck, const ag_deck_facts *card, ag_deck_refusal *out)
{
    return card->classes[0] == '\0' || shares_icon(card->classes, deck->hero->classes)
           || shares_part(deck->hero, MORE_CLASSES, card->classes)
           || refuse(out, "its hero shares no class with it, which is for ", card->classes,
                     "CR 100.2a");
}

// The faction that the deck takes among those of which the hero allows one.
static int check_one_faction(ag_deck_so_far *deck, const ag_deck_facts *card, ag_deck_refusal *out)
{
    char one_of[AG_DECKBUILDING_SIZE], word[AG_DECK_WORD_SIZE], last[AG_DECK_WORD_SIZE] = "";
    const char *at = card->faction;
    int shared = 0;
    part_of(deck->hero->deckbuilding, ONE_FACTION, one_of);
    while (next_word(&at, word)) {
        if (!ag_deck_has_word(one_of, word)) continue;
        memcpy(last, word, sizeof last);
        shared++;
    }
    if (shared == 0) {
        return refuse(out, "its hero is not of the faction ", card->faction, "CR 100.2a");
    }
    if (deck->faction[0] != '\0' && !ag_deck_has_word(card->faction, deck->faction)) {
        return refuse(out, "the deck already has the faction ", deck->faction, "CR 100.2a");
    }
    if (shared == 1) memcpy(deck->faction, last, sizeof last);
    return 1;
}

static int check_faction(ag_deck_so_far *deck, const ag_deck_facts *card, ag_deck_refusal *out)
{
    return card->faction[0] == '\0' || shares_icon(card->faction, deck->hero->faction)
           || shares_part(deck->hero, MORE_FACTIONS, card->faction)
           || check_one_faction(deck, card, out);
}

// CR 100.2c: the hero's own spec, or a single spec for the whole deck.
static int check_talent(ag_deck_so_far *deck, const char *spec, ag_deck_refusal *out)
{
    const char *own = "";
    for (int i = 0; i < AG_SPEC_COUNT && own[0] == '\0'; i++) {
        own = ag_deck_has_word(deck->hero->tags, ag_spec_words[i]) ? ag_spec_words[i] : "";
    }
    if (ag_deck_has_word(deck->hero->tags, "Traitor")) {
        return refuse(out, "a Traitor hero has no talents", "", "CR 100.2c");
    }
    if (own[0] != '\0' && ag_case_compare(own, spec) != 0) {
        return refuse(out, "its hero's talent spec is ", own, "CR 100.2c");
    }
    if (deck->talent[0] != '\0' && ag_case_compare(deck->talent, spec) != 0) {
        return refuse(out, "the deck already has talents of ", deck->talent, "CR 100.2c");
    }
    memcpy(deck->talent, spec, strlen(spec) + 1);
    return 1;
}

// CR 100.2b to 100.2d: what a card requires of its hero, or of its deck.
static int check_requirement(ag_deck_so_far *deck, const ag_deck_facts *card, ag_deck_refusal *out)
{
    char word[AG_DECK_WORD_SIZE];
    const ag_deck_facts *hero = deck->hero;
    if (card->requires[0] == '\0') return 1;
    int kind = ag_deck_requirement(card->requires, word);
    if (kind == AG_REQUIRES_REPUTATION) {
        if (deck->reputation[0] != '\0' && ag_case_compare(deck->reputation, word) != 0) {
            return refuse(out, "the deck already has the reputation ", deck->reputation,
                          "CR 100.2d");
        }
        memcpy(deck->reputation, word, strlen(word) + 1);
        return 1;
    }
    if (kind == AG_REQUIRES_NOTHING) {
        return refuse(out, "no hero can be what it requires: ", card->requires, "CR 100.2");
    }
    if (kind == AG_REQUIRES_TALENT) return check_talent(deck, word, out);
    if (strcmp(word, "loyal") == 0) {
        return !ag_deck_has_word(hero->tags, "Traitor")
               || refuse(out, "its hero is a Traitor, and it is for loyal heroes", "", "CR 206.1");
    }
    if (!ag_deck_has_word(hero->tags, word) && !ag_deck_has_word(hero->classes, word)
        && !ag_deck_has_word(hero->faction, word)) {
        return refuse(out, "its hero has not the trait ", word, "CR 100.2b");
    }
    return 1;
}

int ag_deck_may_hold(ag_deck_so_far *deck, const ag_deck_facts *card, ag_deck_refusal *out)
{
    return check_kind(card, out) && check_class(deck, card, out) && check_faction(deck, card, out)
           && check_requirement(deck, card, out);
}

int ag_deck_refusals(ag_deck_so_far *deck, const ag_deck_facts *card,
                     ag_deck_refusal out[AG_DECK_REFUSALS_MAX])
{
    int count = 0;
    if (!check_kind(card, &out[0])) {
        return 1;  // such a card need not pass the other checks
    }
    if (deck->hero == NULL) return 0;
    count += !check_class(deck, card, &out[count]);
    count += !check_faction(deck, card, &out[count]);
    count += !check_requirement(deck, card, &out[count]);
    return count;
}
