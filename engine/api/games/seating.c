// Seats from the database: decks become lists of keys, heroes are checked against each other.
#include "api/games/seating.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "explain/deck_rules.h"
#include "store/decks/deck_check.h"

// The index-th deck that a player may sit down with; NULL past the last.
const ag_deck_row *ag_seating_deck(const ag_library *library, int index)
{
    const ag_list *decks = ag_library_table(library, AG_TABLE_DECK);
    for (int i = 0; i < decks->count && index >= 0; i++) {
        const ag_deck_row *deck = ag_list_at(decks, i);
        if (deck->raid[0] == '\0' && index-- == 0) return deck;
    }
    return NULL;
}

void ag_invitation_close(ag_invitation *now)
{
    for (int seat = 1; seat <= AG_SEAT_MAX; seat++) {
        for (int deck = 0; deck < AG_DECK_MAX; deck++) free(now->start.seats[seat].cards[deck]);
    }
}

// Makes room for a deck of the seat with this many cards.
static ag_status begin_deck(ag_invitation *now, int seat, int total, const char *name,
                            const char ***keys, ag_error *error)
{
    ag_replay_seat *to = &now->start.seats[seat];
    if (to->deck_count == AG_DECK_MAX) {
        return ag_fail(error, AG_BAD_CONTENT, "the raid \"%s\" has more than %d decks",
                       now->start.raid, AG_DECK_MAX);
    }
    if (total > AG_CARD_MAX) {
        return ag_fail(error, AG_BAD_CONTENT, "the deck \"%s\" holds %d cards; a game holds %d",
                       name, total, AG_CARD_MAX);
    }
    *keys = calloc((size_t)total + 1, sizeof **keys);
    if (*keys == NULL) return ag_fail(error, AG_NO_MEMORY, "no memory for the decks");
    to->cards[to->deck_count++] = *keys;
    return AG_OK;
}

// Adds the deck's cards to the seat, one key for each card; without `row`, an empty deck.
static ag_status add_deck(ag_invitation *now, int seat, const ag_deck_row *row, ag_error *error)
{
    ag_replay_seat *to = &now->start.seats[seat];
    const char **keys;
    int total = 0;
    for (int i = 0; row != NULL && i < row->line_count; i++) {
        total += ag_library_line(now->library, row, i)->count;
    }
    ag_status status = begin_deck(now, seat, total, row == NULL ? "" : row->key, &keys, error);
    for (int i = 0; row != NULL && i < row->line_count && status == AG_OK; i++) {
        const ag_deck_card_row *line = ag_library_line(now->library, row, i);
        for (int copy = 0; copy < line->count; copy++) {
            keys[to->counts[to->deck_count - 1]++] = line->key;
        }
    }
    return status;
}

static ag_status add_boss_deck(ag_invitation *now, int seat, const ag_boss_deck *deck,
                               ag_error *error)
{
    const char **keys;
    ag_status status = begin_deck(now, seat, deck->count, deck->label, &keys, error);
    if (status == AG_OK) {
        memcpy(keys, deck->keys, sizeof *keys * (size_t)deck->count);
        now->start.seats[seat].counts[now->start.seats[seat].deck_count - 1] = deck->count;
    }
    return status;
}

static int has_decks(const ag_library *library, const char *raid)
{
    const ag_list *parts = ag_library_table(library, AG_TABLE_RAID_DECK);
    int count = 0;
    for (int i = 0; i < parts->count; i++) {
        count += strcmp(((const ag_part_row *)ag_list_at(parts, i))->raid, raid) == 0;
    }
    return count > 0;
}

int ag_seating_is_duel(const ag_library *library, const char *raid)
{
    const void *row = NULL;
    return raid != NULL && ag_library_named(library, AG_TABLE_RAID, raid, &row, NULL) == AG_OK
           && !has_decks(library, ((const ag_raid_row *)row)->key);
}

// How many sit down with a hero and a deck.
static int players_of(const ag_invitation *now)
{
    return now->duel ? now->start.seat_count : now->start.seat_count - 1;
}

static int side_of(const ag_invitation *now, int seat)
{
    return now->duel ? AG_SIDE_ONE + seat - 1 : AG_SIDE_RAIDERS;
}

ag_status ag_seating_boss(ag_invitation *now, const ag_boss_decks *decks, ag_error *error)
{
    const ag_list *parts = ag_library_table(now->library, AG_TABLE_RAID_DECK);
    int seat = now->start.seat_count;
    ag_status status = AG_OK;
    if (now->duel) return AG_OK;
    now->start.seats[seat].side = AG_SIDE_BOSS;
    now->start.seats[seat].hero = "";
    now->start.seats[seat].deck = decks != NULL ? decks->named : "";
    for (int i = 0; decks != NULL && i < decks->count && status == AG_OK; i++) {
        status = add_boss_deck(now, seat, &decks->decks[i], error);
    }
    for (int i = 0; decks == NULL && i < parts->count && status == AG_OK; i++) {
        if (strcmp(((const ag_part_row *)ag_list_at(parts, i))->raid, now->start.raid) == 0) {
            status = add_deck(now, seat, NULL, error);
        }
    }
    return status;
}

// R100.1: an earlier raider with whom this hero can't raid, 0: none.
// Opponents may be of any faction.
static int quarrels_with(const ag_invitation *now, const ag_card_row *hero)
{
    for (int seat = 1; seat <= AG_SEAT_MAX && !now->duel; seat++) {
        if (now->heroes[seat] != NULL && !ag_deck_heroes_agree(now->heroes[seat], hero)) {
            return seat;
        }
    }
    return 0;
}

static ag_status check_factions(const ag_invitation *now, int seat, const ag_deck_row *deck,
                                const ag_card_row *hero, ag_error *error)
{
    int other = quarrels_with(now, hero);
    if (other == 0) return AG_OK;
    return ag_fail(error, AG_BAD_CONTENT,
                   "seat %d: %s (deck \"%s\") is of the %s, but seat %d brings %s of the %s: "
                   "raiders can't mix Alliance and Horde heroes (R100.1)",
                   seat, hero->name, deck->key, hero->faction, other, now->heroes[other]->name,
                   now->heroes[other]->faction);
}

static ag_status seating_raider(ag_invitation *now, int seat, const ag_deck_row *deck,
                                ag_error *error)
{
    const ag_card_row *hero = ag_library_card(now->library, deck->hero);
    if (hero == NULL) {
        return ag_fail(error, AG_BAD_CONTENT, "the hero \"%s\" of the deck \"%s\" is no card",
                       deck->hero, deck->key);
    }
    ag_status status = ag_deck_check(now->library, deck, error);
    if (status == AG_OK) status = check_factions(now, seat, deck, hero, error);
    if (status < 0) return status;
    now->heroes[seat] = hero;
    now->start.seats[seat].side = side_of(now, seat);
    now->start.seats[seat].deck = deck->key;
    now->start.seats[seat].hero = deck->hero;
    return add_deck(now, seat, deck, error);
}

static ag_status named_deck(const ag_invitation *now, const char *word, const ag_deck_row **out,
                            ag_error *error)
{
    const void *row;
    ag_status status = ag_library_named(now->library, AG_TABLE_DECK, word, &row, error);
    *out = row;
    if (status == AG_OK && (*out)->raid[0] != '\0') {
        return ag_fail(error, AG_NOT_FOUND, "\"%s\" is a deck of the raid \"%s\", not a raider's",
                       (*out)->key, (*out)->raid);
    }
    return status;
}

// Whether this deck may be given to a player who named none: it keeps the
// rules and fits those seated. At a raid a deck by its hero's own rules is given by name alone.
static int may_join(const ag_invitation *now, const ag_deck_row *deck)
{
    const ag_card_row *hero = ag_library_card(now->library, deck->hero);
    return hero != NULL && (now->duel || hero->deckbuilding[0] == '\0')
           && quarrels_with(now, hero) == 0 && ag_deck_check(now->library, deck, NULL) == AG_OK;
}

// The next deck in order of key from `*at` on; the first follows the last.
static ag_status next_deck(const ag_invitation *now, int *at, const ag_deck_row **out,
                           ag_error *error)
{
    int count = 0;
    while (ag_seating_deck(now->library, count) != NULL) count++;
    for (int i = 0; i < count; i++) {
        const ag_deck_row *deck = ag_seating_deck(now->library, (*at + i) % count);
        if (may_join(now, deck)) {
            *at = (*at + i + 1) % count;
            *out = deck;
            return AG_OK;
        }
    }
    if (count == 0) {
        return ag_fail(error, AG_BAD_CONTENT,
                       "the card database holds no raider's deck: write one in cards/decks");
    }
    return ag_fail(error, AG_BAD_CONTENT,
                   "no deck of the card database keeps the deck rules and may "
                   "raid with those named (CR 100, R100.1)");
}

// Named decks come first, so that the rest can be chosen to fit them.
ag_status ag_seating_raiders(ag_invitation *now, const char *const *decks, ag_error *error)
{
    const ag_deck_row *deck = NULL;
    int raiders = players_of(now);
    int at = 0;
    for (int seat = 1; seat <= raiders; seat++) {
        if (decks[seat - 1] == NULL) continue;
        ag_status status = named_deck(now, decks[seat - 1], &deck, error);
        if (status == AG_OK) status = seating_raider(now, seat, deck, error);
        if (status < 0) return status;
    }
    for (int seat = 1; seat <= raiders; seat++) {
        if (decks[seat - 1] != NULL) continue;
        ag_status status = next_deck(now, &at, &deck, error);
        if (status == AG_OK) status = seating_raider(now, seat, deck, error);
        if (status < 0) return status;
    }
    return AG_OK;
}

static void sit_down(ag_invitation *now, const ag_library *library, const char *raid, int raiders)
{
    *now = (ag_invitation){ .library = library, .duel = !has_decks(library, raid) };
    now->start.raid = raid;
    now->start.mode = AG_MODE_STANDARD;
    now->start.seat_count = raiders + !now->duel;
}

ag_status ag_invitation_open(ag_invitation *now, const ag_library *library, const char *raid,
                             int raiders, ag_error *error)
{
    const void *row = NULL;
    *now = (ag_invitation){ .library = library };
    if (raid == NULL) return ag_fail(error, AG_USAGE, "which raid? Its key was expected");
    if (raiders < 1 || raiders > AG_RAIDERS_MAX) {
        return ag_fail(error, AG_USAGE, "a raid is for 1 to %d raiders, not %d", AG_RAIDERS_MAX,
                       raiders);
    }
    ag_status status = ag_library_named(library, AG_TABLE_RAID, raid, &row, error);
    if (status == AG_OK) sit_down(now, library, ((const ag_raid_row *)row)->key, raiders);
    return status;
}

// A hero that a position names has no deck, and may exist only in the scenario.
static ag_status seat_named_hero(ag_invitation *now, int seat, const char *key, ag_error *error)
{
    const ag_card_row *hero = key != NULL ? ag_library_card(now->library, key) : NULL;
    int other = hero != NULL ? quarrels_with(now, hero) : 0;
    if (other != 0) {
        return ag_fail(error, AG_BAD_CONTENT,
                       "R100.1: raiders can't mix Alliance and Horde heroes, but seat %d has %s of "
                       "the %s and seat %d has %s of the %s",
                       other, now->heroes[other]->name, now->heroes[other]->faction, seat,
                       hero->name, hero->faction);
    }
    now->heroes[seat] = hero;
    return AG_OK;
}

// A seat of a position: a hero and no cards. A hero that the scenario names need not fit a deck.
static ag_status seating_position(ag_invitation *now, const ag_scenario_table *table,
                                  ag_error *error)
{
    for (int seat = 1; seat <= table->raiders; seat++) {
        ag_replay_seat *to = &now->start.seats[seat];
        to->side = side_of(now, seat);
        to->deck = "";
        to->hero = table->heroes[seat] != NULL ? table->heroes[seat] : AG_SCENARIO_HERO;
        ag_status status = seat_named_hero(now, seat, table->heroes[seat], error);
        if (status == AG_OK) status = add_deck(now, seat, NULL, error);
        if (status < 0) return status;
    }
    return AG_OK;
}

// Raiders who bring what a scenario needs for a real set-up: a hero and a deck to draw from.
static ag_status seating_real(ag_invitation *now, const ag_scenario_table *table, ag_error *error)
{
    enum { DECK_SIZE = 60 };
    const char *cards[DECK_SIZE];
    ag_status status = AG_OK;
    for (int i = 0; i < DECK_SIZE; i++) cards[i] = AG_SCENARIO_CARD;
    for (int seat = 1; seat <= table->raiders && status == AG_OK; seat++) {
        ag_boss_deck deck = { .label = "", .keys = cards, .count = DECK_SIZE };
        ag_replay_seat *to = &now->start.seats[seat];
        to->side = side_of(now, seat);
        to->deck = "";
        to->hero = table->heroes[seat] != NULL ? table->heroes[seat] : AG_SCENARIO_HERO;
        status = add_boss_deck(now, seat, &deck, error);
    }
    return status;
}

// A raid that the scenario declares is not in the database, and brings empty decks.
static ag_status seating_own_raid(ag_invitation *now, const ag_scenario_table *table,
                                  ag_error *error)
{
    ag_status status = AG_OK;
    now->start.seats[now->start.seat_count].side = AG_SIDE_BOSS;
    now->start.seats[now->start.seat_count].deck = "";
    now->start.seats[now->start.seat_count].hero = "";
    for (int deck = 0; deck < table->own_decks && status == AG_OK; deck++) {
        status = add_deck(now, now->start.seat_count, NULL, error);
    }
    return status;
}

ag_status ag_seating_scenario(ag_invitation *now, const ag_library *library,
                              const ag_scenario_table *table, const ag_boss_decks *decks,
                              ag_error *error)
{
    ag_status status = AG_OK;
    if (table->own_decks > 0) {
        sit_down(now, library, table->raid, table->raiders);
        now->duel = 0;
        now->start.seat_count = table->raiders + 1;
    } else {
        status = ag_invitation_open(now, library, table->raid, table->raiders, error);
    }
    if (status == AG_OK) {
        status = table->real_start ? seating_real(now, table, error)
                                   : seating_position(now, table, error);
    }
    if (status == AG_OK) {
        status = table->own_decks > 0
                     ? seating_own_raid(now, table, error)
                     : ag_seating_boss(now, table->real_start ? decks : NULL, error);
    }
    return status;
}
