// Deck rules: size, copies, icons, traits. Each refusal names the deck, the card and the rule.
#include "store/deck.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "base/assert.h"
#include "state/words.h"

#define DECK_MIN 60   // CR 100.1
#define COPIES_MAX 4  // CR 100.4
#define WORD_SIZE 32

// What a deck of this hero may hold is decided card by card; talents and reputations look at the
// whole deck.
typedef struct deck_check {
    const ag_library *library;
    const ag_deck_row *deck;
    const ag_card_row *hero;
    const char *file;
    char talent[WORD_SIZE];  // the one talent spec of the deck, "" so far
    char reputation[WORD_SIZE];
} deck_check;

// ---- words ----

// 1 where `text` ("Night Elf, Druid") holds `word` ("elf", "night elf") as whole words.
static int has_word(const char *text, const char *word)
{
    size_t length = strlen(word);
    for (const char *at = text; *at != '\0'; at++) {
        int starts = at == text || at[-1] == ' ' || at[-1] == ',';
        if (starts && strncasecmp(at, word, length) == 0) {
            char next = at[length];
            if (next == '\0' || next == ' ' || next == ',') {
                return 1;
            }
        }
    }
    return 0;
}

// The next word of "mage, warrior" or "mage warrior"; 0 at the end.
static int next_word(const char **at, char out[WORD_SIZE])
{
    size_t length = 0;
    *at += strspn(*at, ", ");
    size_t size = strcspn(*at, ", ");
    while (length < size && length + 1 < WORD_SIZE) {
        out[length] = (*at)[length];
        length++;
    }
    out[length] = '\0';
    *at += size;
    return length > 0;
}

static int shares_icon(const char *icons, const char *hero_icons)
{
    char word[WORD_SIZE];
    while (next_word(&icons, word)) {
        if (has_word(hero_icons, word)) {
            return 1;
        }
    }
    return 0;
}

// "night_elf_hero" with ending "_hero" becomes "night elf"; 0 where the ending is another.
static int requirement(const char *requires, const char *ending, char out[WORD_SIZE])
{
    size_t length = strlen(requires);
    size_t tail = strlen(ending);
    if (length <= tail || length - tail >= WORD_SIZE
        || strcmp(requires + length - tail, ending) != 0) {
        return 0;
    }
    for (size_t i = 0; i < length - tail; i++) {
        out[i] = requires[i] == '_' ? ' ' : requires[i];
    }
    out[length - tail] = '\0';
    return 1;
}

static int is_talent_spec(const char *word)
{
    for (int i = 0; i < AG_SPEC_COUNT; i++) {
        if (strcasecmp(ag_spec_words[i], word) == 0) {
            return 1;
        }
    }
    return 0;
}

static const char *hero_spec(const ag_card_row *hero)
{
    for (int i = 0; i < AG_SPEC_COUNT; i++) {
        if (has_word(hero->tags, ag_spec_words[i])) {
            return ag_spec_words[i];
        }
    }
    return "";
}

// ---- rules ----

static ag_status refuse(const deck_check *check, const ag_card_row *card, const char *why,
                        const char *what, const char *rule, ag_error *error)
{
    return ag_fail(error, AG_BAD_CONTENT, "%s: deck \"%s\" can't hold \"%s\" (%s): %s%s (%s)",
                   check->file, check->deck->key, card->name, card->key, why, what, rule);
}

// CR 100.1, 404: what is no card of a player's deck at all.
static ag_status check_kind(const deck_check *check, const ag_card_row *card, ag_error *error)
{
    const ag_script_row *script = ag_library_script(check->library, card->key);
    if (strcmp(card->type, "boss") == 0
        || (script != NULL && strncmp(script->path, "raids/", 6) == 0)) {
        return refuse(check, card, "it belongs to a raid", "", "R100.1", error);
    }
    if (card->is_token) {
        return refuse(check, card, "it is a token", "", "CR 404.2", error);
    }
    if (strcmp(card->type, "hero") == 0 && !has_word(card->tags, "Master Hero")) {
        return refuse(check, card, "only Master Heroes are in decks", "", "CR 100.1", error);
    }
    return AG_OK;
}

// CR 100.2a: a class icon and a faction icon are shared with the hero.
static ag_status check_icons(const deck_check *check, const ag_card_row *card, ag_error *error)
{
    if (card->classes[0] != '\0' && !shares_icon(card->classes, check->hero->classes)) {
        return refuse(check, card, "its hero shares no class with it, which is for ", card->classes,
                      "CR 100.2a", error);
    }
    if (card->faction[0] != '\0' && !shares_icon(card->faction, check->hero->faction)) {
        return refuse(check, card, "its hero is not of the faction ", card->faction, "CR 100.2a",
                      error);
    }
    return AG_OK;
}

// CR 100.2c: the hero's own spec, or one spec for the whole deck.
static ag_status check_talent(deck_check *check, const ag_card_row *card, const char *spec,
                              ag_error *error)
{
    const char *own = hero_spec(check->hero);
    if (has_word(check->hero->tags, "Traitor")) {
        return refuse(check, card, "a Traitor hero has no talents", "", "CR 100.2c", error);
    }
    if (own[0] != '\0' && strcasecmp(own, spec) != 0) {
        return refuse(check, card, "its hero's talent spec is ", own, "CR 100.2c", error);
    }
    if (check->talent[0] != '\0' && strcasecmp(check->talent, spec) != 0) {
        return refuse(check, card, "the deck already has talents of ", check->talent, "CR 100.2c",
                      error);
    }
    memcpy(check->talent, spec, strlen(spec) + 1);
    return AG_OK;
}

// CR 100.2b to 100.2d: what a card requires of its hero, or of its deck.
static ag_status check_requirement(deck_check *check, const ag_card_row *card, ag_error *error)
{
    char word[WORD_SIZE];
    const ag_card_row *hero = check->hero;
    if (card->requires[0] == '\0') {
        return AG_OK;
    }
    if (requirement(card->requires, "_reputation", word)) {
        if (check->reputation[0] != '\0' && strcasecmp(check->reputation, word) != 0) {
            return refuse(check, card, "the deck already has the reputation ", check->reputation,
                          "CR 100.2d", error);
        }
        memcpy(check->reputation, word, strlen(word) + 1);
        return AG_OK;
    }
    int is_talent = requirement(card->requires, "_talent", word);
    if (!is_talent && !requirement(card->requires, "_hero", word)) {
        return refuse(check, card, "\"requires\" ends in _hero, _talent or _reputation, not as in ",
                      card->requires, "CR 100.2", error);
    }
    if (is_talent || is_talent_spec(word)) {
        return check_talent(check, card, word, error);
    }
    if (!has_word(hero->tags, word) && !has_word(hero->classes, word)
        && !has_word(hero->faction, word)) {
        return refuse(check, card, "its hero has not the trait ", word, "CR 100.2b", error);
    }
    return AG_OK;
}

// CR 100.4: counted by name, whatever the key.
static ag_status check_copies(const deck_check *check, const ag_card_row *card, ag_error *error)
{
    int copies = 0;
    if (card->is_unlimited) {
        return AG_OK;
    }
    for (int i = 0; i < check->deck->line_count; i++) {
        const ag_deck_card_row *line = ag_library_line(check->library, check->deck, i);
        const ag_card_row *other = ag_library_card(check->library, line->key);
        copies += other != NULL && strcmp(other->name, card->name) == 0 ? line->count : 0;
    }
    if (copies > COPIES_MAX) {
        return ag_fail(error, AG_BAD_CONTENT,
                       "%s: deck \"%s\" holds \"%s\" %d times: four of a name at most (CR 100.4)",
                       check->file, check->deck->key, card->name, copies);
    }
    return AG_OK;
}

static ag_status check_card(deck_check *check, const ag_card_row *card, ag_error *error)
{
    ag_status status = check_kind(check, card, error);
    if (status == AG_OK) {
        status = check_icons(check, card, error);
    }
    if (status == AG_OK) {
        status = check_requirement(check, card, error);
    }
    if (status == AG_OK) {
        status = check_copies(check, card, error);
    }
    return status;
}

ag_status ag_deck_check(const ag_library *library, const ag_deck_row *deck, ag_error *error)
{
    const ag_script_row *script = ag_library_script(library, deck->key);
    deck_check check = { .library = library, .deck = deck };
    check.file = script == NULL ? deck->key : script->path;
    check.hero = ag_library_card(library, deck->hero);
    int total = 0;
    if (deck->raid[0] != '\0') {
        return AG_OK;
    }
    if (check.hero == NULL || strcmp(check.hero->type, "hero") != 0) {
        return ag_fail(error, AG_BAD_CONTENT,
                       "%s: deck \"%s\" needs a hero; \"%s\" is none (CR 100.1)", check.file,
                       deck->key, deck->hero);
    }
    for (int i = 0; i < deck->line_count; i++) {
        const ag_deck_card_row *line = ag_library_line(library, deck, i);
        const ag_card_row *card = ag_library_card(library, line->key);
        if (card == NULL) {
            return ag_fail(error, AG_BAD_CONTENT, "%s: deck \"%s\" holds \"%s\", which is no card",
                           check.file, deck->key, line->key);
        }
        ag_status status = check_card(&check, card, error);
        if (status < 0) {
            return status;
        }
        total += line->count;
    }
    if (total < DECK_MIN) {
        return ag_fail(error, AG_BAD_CONTENT,
                       "%s: deck \"%s\" holds %d cards: %d at least (CR 100.1)", check.file,
                       deck->key, total, DECK_MIN);
    }
    return AG_OK;
}

int ag_deck_heroes_agree(const ag_card_row *one, const ag_card_row *other)
{
    int alliance = has_word(one->faction, "alliance") || has_word(other->faction, "alliance");
    int horde = has_word(one->faction, "horde") || has_word(other->faction, "horde");
    return !(alliance && horde);
}
