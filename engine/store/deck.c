// Deck rules: size, copies, icons, traits. Each refusal names the deck, the card and the rule.
#include "store/deck.h"

#include <string.h>

#include "base/assert.h"
#include "game/deck_rules.h"

// A deck, and what has been settled on by its cards so far.
typedef struct deck_check {
    const ag_library *library;
    const ag_deck_row *deck;
    const ag_card_row *hero;
    const char *file;
    ag_deck_so_far so_far;
} deck_check;

static ag_deck_facts facts_of(const ag_library *library, const ag_card_row *card)
{
    const char *path = ag_library_path(library, card->key);
    return (ag_deck_facts){ .type = card->type,
                            .tags = card->tags,
                            .classes = card->classes,
                            .faction = card->faction,
                            .requires = card->requires,
                            .of_raid = strncmp(path, "raids/", 6) == 0,
                            .is_token = card->is_token };
}

// CR 100.1 to 100.2d
static ag_status check_facts(deck_check *check, const ag_card_row *card, ag_error *error)
{
    ag_deck_facts facts = facts_of(check->library, card);
    ag_deck_refusal refusal;
    if (ag_deck_may_hold(&check->so_far, &facts, &refusal)) {
        return AG_OK;
    }
    return ag_fail(error, AG_BAD_CONTENT, "%s: deck \"%s\" can't hold \"%s\" (%s): %s%s (%s)",
                   check->file, check->deck->key, card->name, card->key, refusal.why, refusal.what,
                   refusal.rule);
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
    if (copies > AG_DECK_COPIES_MAX) {
        return ag_fail(error, AG_BAD_CONTENT,
                       "%s: deck \"%s\" holds \"%s\" %d times: four of a name at most (CR 100.4)",
                       check->file, check->deck->key, card->name, copies);
    }
    return AG_OK;
}

static ag_status check_card(deck_check *check, const ag_card_row *card, ag_error *error)
{
    ag_status status = check_facts(check, card, error);
    return status == AG_OK ? check_copies(check, card, error) : status;
}

ag_status ag_deck_check(const ag_library *library, const ag_deck_row *deck, ag_error *error)
{
    const char *path = ag_library_path(library, deck->key);
    deck_check check = { .library = library, .deck = deck };
    check.file = path[0] == '\0' ? deck->key : path;
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
    ag_deck_facts hero = facts_of(library, check.hero);
    check.so_far.hero = &hero;
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
    if (total < AG_DECK_SIZE_MIN) {
        return ag_fail(error, AG_BAD_CONTENT,
                       "%s: deck \"%s\" holds %d cards: %d at least (CR 100.1)", check.file,
                       deck->key, total, AG_DECK_SIZE_MIN);
    }
    return AG_OK;
}

int ag_deck_heroes_agree(const ag_card_row *one, const ag_card_row *other)
{
    int alliance =
        ag_deck_has_word(one->faction, "alliance") || ag_deck_has_word(other->faction, "alliance");
    int horde =
        ag_deck_has_word(one->faction, "horde") || ag_deck_has_word(other->faction, "horde");
    return !(alliance && horde);
}
