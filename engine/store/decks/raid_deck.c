// Compares decks of Boss players with what a mode of their raid allows.
#include "store/decks/raid_deck.h"

#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "base/span.h"
#include "explain/deck_rules.h"

typedef struct holding {
    const ag_library *library;
    const ag_raid_def *raid;
    const ag_mode_def *mode;
    const ag_deck_held *deck;
    ag_deck_telling to;
} holding;

const ag_mode_def *ag_raid_mode(const ag_raid_def *raid, const char *name)
{
    for (int i = 0; i < raid->mode_count; i++) {
        if (strcmp(raid->modes[i].name, name) == 0) return &raid->modes[i];
    }
    return NULL;
}

const ag_deck_row *ag_raid_deck_of_mode(const ag_library *library, const char *part,
                                        const char *mode)
{
    char key[AG_NAME_MAX * 2];
    snprintf(key, sizeof key, "%s_%s", part, mode);
    const ag_deck_row *row = ag_library_deck(library, key);
    return row != NULL ? row : ag_library_deck(library, part);
}

// ---- cards of a kind ----

static int is_of_set(const ag_card_row *card, const char *set)
{
    size_t length = strcspn(card->key, "/");
    return strlen(set) == length && strncmp(card->key, set, length) == 0;
}

static int is_of_kind(const ag_card_row *card, const ag_deck_kind *kind)
{
    return (kind->type == NULL || strcmp(card->type, kind->type) == 0)
           && (kind->set == NULL || is_of_set(card, kind->set))
           && (kind->tag == NULL || ag_deck_has_word(card->tags, kind->tag))
           && (kind->without == NULL || !ag_deck_has_word(card->tags, kind->without));
}

// "abilities of the set black_temple, or Traitor abilities"
static void write_kinds(const ag_deck_limits *limits, ag_writer *out)
{
    for (int i = 0; i < limits->kind_count; i++) {
        const ag_deck_kind *kind = &limits->kinds[i];
        const char *type = kind->type == NULL ? "card" : kind->type;
        size_t length = strlen(type);
        int ends_in_y = length > 0 && type[length - 1] == 'y';
        ag_write(out, "%s%s%s%.*s%s", i == 0 ? "" : ", or ", kind->tag != NULL ? kind->tag : "",
                 kind->tag != NULL ? " " : "", (int)(length - (size_t)ends_in_y), type,
                 ends_in_y ? "ies" : "s");
        ag_write(out, kind->set != NULL ? " of the set %s" : "", kind->set);
        ag_write(out, kind->without != NULL ? " that are no %s" : "", kind->without);
    }
}

static void check_kind(holding *now, const ag_deck_limits *limits, int line)
{
    const ag_card_row *card = now->deck->cards[line];
    char kinds[512] = "";
    ag_writer out = ag_writer_open(kinds, sizeof kinds);
    int fits = limits->kind_count == 0;
    if (card->is_token || strcmp(card->type, "hero") == 0 || strcmp(card->type, "boss") == 0) {
        ag_deck_breach_tell(&now->to, line, now->mode->rule, "can't hold \"%s\" (%s): it is a %s",
                            card->name, card->key, card->is_token ? "token" : card->type);
        return;
    }
    for (int i = 0; i < limits->kind_count; i++) fits |= is_of_kind(card, &limits->kinds[i]);
    if (!fits) {
        write_kinds(limits, &out);
        ag_deck_breach_tell(&now->to, line, now->mode->rule,
                            "can't hold \"%s\" (%s): the %s deck takes %s", card->name, card->key,
                            now->raid->deck_names[limits->deck], kinds);
    }
}

// ---- how many ----

static int held_copies(const ag_deck_held *deck, const char *key)
{
    int copies = 0;
    for (int i = 0; i < deck->count; i++) {
        int same = deck->cards[i] != NULL && strcmp(deck->cards[i]->key, key) == 0;
        copies += same ? deck->counts[i] : 0;
    }
    return copies;
}

// The number of copies in the deck; 0 if an earlier line has the card and reported it.
static int copies_from(const ag_deck_held *deck, int line)
{
    const ag_deck_held before = { .cards = deck->cards, .counts = deck->counts, .count = line };
    const char *key = deck->cards[line]->key;
    return held_copies(&before, key) > 0 ? 0 : held_copies(deck, key);
}

// Copies are counted by key: all events of a raid may have the same name.
static void check_copies(holding *now, const ag_deck_limits *limits, int line)
{
    int copies = limits->copies == 0 ? 0 : copies_from(now->deck, line);
    if (copies > limits->copies) {
        const ag_card_row *card = now->deck->cards[line];
        ag_deck_breach_tell(&now->to, line, now->mode->rule,
                            "holds \"%s\" (%s) %d times: %d of a card at most", card->name,
                            card->key, copies, limits->copies);
    }
}

static void check_limits(holding *now, const ag_deck_limits *limits)
{
    int total = 0;
    for (int line = 0; line < now->deck->count; line++) {
        if (now->deck->cards[line] != NULL) {
            check_kind(now, limits, line);
            check_copies(now, limits, line);
        }
        total += now->deck->counts[line];
    }
    if (total < limits->at_least) {
        ag_deck_breach_tell(&now->to, -1, now->mode->rule, "holds %d card%s: %d at least", total,
                            total == 1 ? "" : "s", limits->at_least);
    }
}

// ---- as the box has it ----

static int boxed_copies(const holding *now, const ag_deck_row *boxed, const char *key)
{
    int copies = 0;
    for (int i = 0; i < boxed->line_count; i++) {
        const ag_deck_card_row *line = ag_library_line(now->library, boxed, i);
        copies += strcmp(line->key, key) == 0 ? line->count : 0;
    }
    return copies;
}

static void check_boxed(holding *now, const ag_deck_row *boxed)
{
    const ag_deck_held *deck = now->deck;
    for (int line = 0; line < deck->count; line++) {
        int copies = deck->cards[line] == NULL ? 0 : copies_from(deck, line);
        int wanted = copies == 0 ? 0 : boxed_copies(now, boxed, deck->cards[line]->key);
        if (copies != wanted) {
            ag_deck_breach_tell(&now->to, line, now->mode->rule,
                                "holds \"%s\" (%s) %d time%s: the deck as boxed has %d",
                                deck->cards[line]->name, deck->cards[line]->key, copies,
                                copies == 1 ? "" : "s", wanted);
        }
    }
    for (int i = 0; i < boxed->line_count; i++) {
        const char *key = ag_library_line(now->library, boxed, i)->key;
        const ag_card_row *card = ag_library_card(now->library, key);
        if (card != NULL && held_copies(deck, key) == 0) {
            ag_deck_breach_tell(&now->to, -1, now->mode->rule,
                                "lacks \"%s\" (%s): the deck as boxed has %d", card->name, key,
                                boxed_copies(now, boxed, key));
        }
    }
}

int ag_raid_deck_breaches(const ag_library *library, const ag_raid_deck *of,
                          const ag_deck_held *held, ag_deck_breach *report, void *context)
{
    const ag_raid_def *raid = of->raid;
    const ag_mode_def *mode = of->mode;
    int deck = of->deck;
    holding now = {
        .library = library, .raid = raid, .mode = mode, .deck = held, .to = { report, context }
    };
    char key[AG_NAME_MAX * 2];
    AG_ASSERT(deck >= 0 && deck < raid->deck_count);
    AG_ASSERT(report != NULL);
    for (int i = 0; i < mode->limit_count; i++) {
        if (mode->limits[i].deck == deck) {
            check_limits(&now, &mode->limits[i]);
            return now.to.count;
        }
    }
    snprintf(key, sizeof key, "%s/decks/%s", raid->key, raid->deck_names[deck]);
    const ag_deck_row *boxed = ag_library_deck(library, key);
    if (boxed != NULL) check_boxed(&now, boxed);
    return now.to.count;
}
