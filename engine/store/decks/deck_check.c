// Deck rules: size, copies, icons, traits. Each breach names the card and the rule.
#include "store/decks/deck_check.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "store/database/library.h"

// A deck, what its cards have determined so far, and where breaches are reported.
typedef struct deck_check {
    const ag_library *library;
    const ag_deck_held *deck;
    ag_deck_so_far so_far;
    ag_deck_telling to;
} deck_check;

int ag_deck_of_raid(const ag_library *library, const ag_card_row *card)
{
    return ag_library_deck_facts(library, card).of_raid;
}

void ag_deck_breach_tell(ag_deck_telling *to, int line, const char *rule, const char *format, ...)
{
    char text[sizeof((ag_error *)0)->text];
    va_list list;
    if (to->stopped) return;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    to->count++;
    to->stopped = !to->report(to->context, line, text, rule);
}

// CR 100.1 to 100.2d
static void check_facts(deck_check *check, int line, const ag_card_row *card)
{
    ag_deck_facts facts = ag_library_deck_facts(check->library, card);
    ag_deck_refusal refusals[AG_DECK_REFUSALS_MAX];
    int count = ag_deck_refusals(&check->so_far, &facts, refusals);
    AG_ASSERT(count <= AG_DECK_REFUSALS_MAX);
    for (int i = 0; i < count; i++) {
        ag_deck_breach_tell(&check->to, line, refusals[i].rule, "can't hold \"%s\" (%s): %s%s",
                            card->name, card->key, refusals[i].why, refusals[i].what);
    }
}

// CR 100.4: counted by name, whatever the key; reported once a name.
static void check_copies(deck_check *check, int line, const ag_card_row *card)
{
    static const char *const words[] = { "none", "one", "two", "three", "four" };
    int copies = 0, most = ag_deck_copies(check->so_far.hero, card->is_unlimited);
    for (int i = 0; i < check->deck->count; i++) {
        const ag_card_row *other = check->deck->cards[i];
        int same = other != NULL && strcmp(other->name, card->name) == 0;
        if (same && i < line) return;
        copies += same ? check->deck->counts[i] : 0;
    }
    if (copies > most) {
        ag_deck_breach_tell(&check->to, line, "CR 100.4",
                            "holds \"%s\" %d times: %s of a name at most", card->name, copies,
                            words[most]);
    }
}

int ag_deck_breaches(const ag_library *library, const ag_deck_held *deck, ag_deck_breach *report,
                     void *context)
{
    deck_check check = { .library = library, .deck = deck, .to = { report, context } };
    ag_deck_facts hero = { 0 };
    int total = 0;
    AG_ASSERT(deck->count == 0 || deck->cards != NULL);
    if (deck->hero == NULL && deck->hero_word[0] == '\0') {
        ag_deck_breach_tell(&check.to, -1, "CR 100.1", "names no hero");
    } else if (deck->hero == NULL || strcmp(deck->hero->type, "hero") != 0) {
        ag_deck_breach_tell(&check.to, -1, "CR 100.1", "needs a hero; \"%s\" is none",
                            deck->hero_word);
    } else if (ag_deck_has_word(deck->hero->tags, "Master Hero")) {
        ag_deck_breach_tell(&check.to, -1, "CR 301.4",
                            "can't start with \"%s\": a master hero is played from a deck",
                            deck->hero->name);
    } else {
        hero = ag_library_deck_facts(library, deck->hero);
        check.so_far.hero = &hero;
    }
    for (int i = 0; i < deck->count; i++) {
        if (deck->cards[i] != NULL) {
            check_facts(&check, i, deck->cards[i]);
            check_copies(&check, i, deck->cards[i]);
        }
        total += deck->counts[i];
    }
    if (total < AG_DECK_SIZE_MIN) {
        ag_deck_breach_tell(&check.to, -1, "CR 100.1", "holds %d cards: %d at least", total,
                            AG_DECK_SIZE_MIN);
    }
    return check.to.count;
}

// ---- a deck of the database ----

enum { LINES_MAX = 128 };  // the most rows of a deck (deck_card.position)

typedef struct first_breach {
    const char *file, *deck;
    ag_error *error;
    ag_status status;
} first_breach;

static int take_first(void *context, int line, const char *text, const char *rule)
{
    first_breach *first = context;
    (void)line;
    first->status = ag_fail(first->error, AG_BAD_CONTENT, "%s: deck \"%s\" %s (%s)", first->file,
                            first->deck, text, rule);
    return 0;
}

ag_status ag_deck_check(const ag_library *library, const ag_deck_row *deck, ag_error *error)
{
    const char *path = ag_library_path(library, deck->key);
    first_breach first = { path[0] == '\0' ? deck->key : path, deck->key, error, AG_OK };
    const ag_card_row *cards[LINES_MAX];
    int counts[LINES_MAX];
    if (deck->raid[0] != '\0') return AG_OK;
    if (deck->line_count > LINES_MAX) {
        return ag_fail(error, AG_BAD_CONTENT, "%s: deck \"%s\" has %d lines: %d at most",
                       first.file, deck->key, deck->line_count, LINES_MAX);
    }
    for (int i = 0; i < deck->line_count; i++) {
        const ag_deck_card_row *line = ag_library_line(library, deck, i);
        cards[i] = ag_library_card(library, line->key);
        counts[i] = line->count;
        if (cards[i] == NULL) {
            return ag_fail(error, AG_BAD_CONTENT, "%s: deck \"%s\" holds \"%s\", which is no card",
                           first.file, deck->key, line->key);
        }
    }
    ag_deck_held held = { .hero = ag_library_card(library, deck->hero),
                          .hero_word = deck->hero,
                          .cards = cards,
                          .counts = counts,
                          .count = deck->line_count };
    ag_deck_breaches(library, &held, take_first, &first);
    return first.status;
}

int ag_deck_heroes_agree(const ag_card_row *one, const ag_card_row *other)
{
    int alliance =
        ag_deck_has_word(one->faction, "alliance") || ag_deck_has_word(other->faction, "alliance");
    int horde =
        ag_deck_has_word(one->faction, "horde") || ag_deck_has_word(other->faction, "horde");
    return !(alliance && horde);
}
