// Begins a game: a script host over the source, the raid, a catalog number for every card, then the
// game itself (floor 3).
#include "api/games/begin.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/error.h"
#include "lua/describe/describe.h"
#include "lua/words/api.h"
#include "lua/host/host.h"
#include "lua/run/run.h"

// Heroes, Bosses and tokens need room besides the decks.
enum { CARDS_MAX = AG_CARD_MAX - 128 };

// Cards of all seats as catalog numbers, in one block.
typedef struct seating {
    ag_host *host;
    ag_game_options options;
    uint16_t *cards;
    int card_count;
} seating;

static int count_cards(const ag_replay_start *start)
{
    int count = 0;
    for (int seat = 1; seat <= start->seat_count; seat++) {
        for (int deck = 0; deck < start->seats[seat].deck_count; deck++) {
            count += start->seats[seat].counts[deck];
        }
    }
    return count;
}

// Loads a card that must have one of the `types` and none of `not`. Keys come from a deck or the
// raid, not from a person, so that a missing script is bad content.
static ag_status load_card(seating *now, const char *key, uint32_t types, uint32_t not,
                           uint16_t *printed, ag_error *error)
{
    ag_error why = { 0 };
    ag_status status = ag_host_load_card(now->host, key, printed, &why);
    if (status < 0) {
        return ag_fail(error, status == AG_NOT_FOUND ? AG_BAD_CONTENT : status, "%s", why.text);
    }
    const ag_card_def *def = ag_catalog_card(ag_host_catalog(now->host), *printed);
    uint32_t its = def->side[0].types;
    int barred = (its & not ) != 0 && !def->master;  // CR 301.4: a master hero is in the deck
    if (!(its & types) || barred) {
        return ag_fail(error, AG_BAD_CONTENT, "%s: this can't be %s",
                       ag_host_printed(now->host, *printed)->path,
                       types == AG_TYPE_HERO ? "a hero at the table" : "a card of a deck");
    }
    return AG_OK;
}

static ag_status seat_deck(seating *now, const ag_replay_seat *from, int deck, ag_seat_def *to,
                           ag_error *error)
{
    uint16_t *cards = now->cards + now->card_count;
    to->cards[deck] = cards;
    to->counts[deck] = (uint16_t)from->counts[deck];
    for (int i = 0; i < from->counts[deck]; i++) {
        ag_status status = load_card(now, from->cards[deck][i], ~0u, AG_TYPE_HERO | AG_TYPE_RAID,
                                     &cards[i], error);
        if (status < 0) return status;
    }
    now->card_count += from->counts[deck];
    return AG_OK;
}

static ag_status seat_player(seating *now, const ag_replay_seat *from, int seat, ag_error *error)
{
    ag_seat_def *to = &now->options.seats[seat];
    to->side = (uint8_t)from->side;
    to->deck_count = (uint8_t)from->deck_count;
    now->options.deck_keys[seat] = from->deck;
    if (from->hero[0] != '\0') {
        ag_status status = load_card(now, from->hero, AG_TYPE_HERO, AG_TYPE_RAID, &to->hero, error);
        if (status < 0) return status;
    }
    for (int deck = 0; deck < from->deck_count; deck++) {
        ag_status status = seat_deck(now, from, deck, to, error);
        if (status < 0) return status;
    }
    return AG_OK;
}

// The last seat of a raid is the Boss player's; all others need a hero and a
// deck, and all cards need room.
static ag_status check_seats(const ag_replay_start *start, ag_error *error)
{
    int whole = start->seat_count >= 2 && start->seat_count <= AG_SEAT_MAX;
    for (int seat = 1; seat <= start->seat_count && whole; seat++) {
        const ag_replay_seat *at = &start->seats[seat];
        int boss = at->side == AG_SIDE_BOSS;
        whole = at->side == ag_replay_side(start, seat) && (boss || at->deck_count == 1)
                && (boss == (at->hero[0] == '\0'));
    }
    if (!whole) {
        return ag_fail(error, AG_BAD_CONTENT,
                       "a table has raiders with a hero and a deck each, and the Boss player last; "
                       "a duel has two to five players with a hero and a deck each");
    }
    int count = count_cards(start);
    if (count > CARDS_MAX) {
        return ag_fail(error, AG_BAD_CONTENT, "the decks hold %d cards; a game holds %d", count,
                       CARDS_MAX);
    }
    return AG_OK;
}

static ag_status check_table(const ag_raid_def *raid, const ag_replay_start *start, ag_error *error)
{
    int raiders = start->seat_count - 1;
    const ag_replay_seat *boss = &start->seats[start->seat_count];
    int duel = ag_replay_is_duel(start);
    if (raid->duel && !duel) {
        return ag_fail(error, AG_BAD_CONTENT, "%s is a duel: it has no Boss player", raid->name);
    }
    if (raid->duel
        && (start->seat_count < raid->raiders_min || start->seat_count > raid->raiders_max)) {
        char most[16] = "";
        if (raid->raiders_min < raid->raiders_max) {
            snprintf(most, sizeof most, " to %d", raid->raiders_max);
        }
        return ag_fail(error, AG_USAGE, "%s is for %d%s players, not %d", raid->name,
                       raid->raiders_min, most, start->seat_count);
    }
    if (raid->duel) return AG_OK;
    if (duel) {
        return ag_fail(error, AG_BAD_CONTENT, "the raid \"%s\" has %d decks, 0 are at hand",
                       raid->key, raid->deck_count);
    }
    if (raiders < raid->raiders_min || raiders > raid->raiders_max) {
        return ag_fail(error, AG_USAGE, "%s is for %d to %d raiders, not %d", raid->name,
                       raid->raiders_min, raid->raiders_max, raiders);
    }
    if (boss->deck_count != raid->deck_count) {
        return ag_fail(error, AG_BAD_CONTENT, "the raid \"%s\" has %d decks, %d are at hand",
                       raid->key, raid->deck_count, boss->deck_count);
    }
    return AG_OK;
}

// Tokens in the raid's folder may be made at any time, and nothing is to be read and compiled then.
// A token that does not load is a fault when it is made.
static void load_tokens(const seating *now, const ag_source *source, const char *raid)
{
    size_t length = strlen(raid);
    const char *key;
    for (int i = 0; (key = source->key(source->context, i)) != NULL; i++) {
        ag_script script;
        uint16_t printed;
        if (strncmp(key, raid, length) == 0 && key[length] == '/'
            && source->find(source->context, key, &script) > 0
            && strstr(script.path, "/tokens/") != NULL) {
            (void)ag_host_load_card(now->host, key, &printed, NULL);
        }
    }
}

static ag_status seat_all(seating *now, const ag_replay_start *start, ag_begin_switches switches,
                          ag_error *error)
{
    const ag_raid_def *raid;
    ag_status status = ag_host_load_raid(now->host, start->raid, &raid, error);
    if (status == AG_OK) status = check_table(raid, start, error);
    if (status == AG_OK && switches.allow != NULL) {
        status = switches.allow(switches.allow_context, raid, error);
    }
    for (int seat = 1; seat <= start->seat_count && status == AG_OK; seat++) {
        status = seat_player(now, &start->seats[seat], seat, error);
    }
    // The set-up relies on Bosses.
    for (int i = 0; status == AG_OK && i < raid->boss_count; i++) {
        uint16_t printed;
        status = load_card(now, raid->boss_keys[i], AG_TYPE_HERO, AG_TYPE_RAID, &printed, error);
    }
    return status;
}

// A saved game keeps the numbers of its cards and words. If one of them can't be
// had, its state is not read.
static void number_symbols(seating *now, const ag_replay_start *start)
{
    for (int i = 0; i < start->symbol_count; i++) {
        (void)ag_host_symbol(now->host, start->symbols[i]);
    }
}

static void number_cards(seating *now, const ag_replay_start *start)
{
    uint16_t printed;
    for (int i = 0; i < start->card_count; i++) {
        (void)ag_host_load_card(now->host, start->cards[i], &printed, NULL);
    }
}

static ag_status begin_game(seating *now, ag_game **out, ag_error *error)
{
    ag_scripts *scripts = ag_scripts_open(now->host);
    if (scripts == NULL) {
        return ag_fail(error, AG_NO_MEMORY, "no memory for the scripts of \"%s\"",
                       now->options.raid_key);
    }
    scripts->declared = ag_host_declared;
    return ag_game_begin(&now->options, scripts, out, error);
}

ag_status ag_begin(const ag_source *source, const ag_replay_start *start,
                   ag_begin_switches switches, ag_game **out, ag_error *error)
{
    seating now = { .options = { .raid_key = start->raid,
                                 .mode = start->mode,
                                 .packs = start->packs,
                                 .seed = start->seed,
                                 .ask_all = start->ask_all,
                                 .bare = start->bare,
                                 .check = switches.check,
                                 .keep_no_keyframes = switches.keep_no_keyframes,
                                 .seat_count = start->seat_count } };
    *out = NULL;
    ag_status status = check_seats(start, error);
    if (status == AG_OK) {
        now.cards = calloc((size_t)count_cards(start) + 1, sizeof *now.cards);
        status =
            now.cards == NULL ? ag_fail(error, AG_NO_MEMORY, "no memory for the decks") : AG_OK;
    }
    if (status < 0) {
        if (source->close != NULL) source->close(source->context);
        return status;
    }
    status = ag_api_host_open(source, &now.host, error);
    if (status == AG_OK) {
        ag_host_play(now.host, start->mode, switches.coverage);
        number_symbols(&now, start);
        status = seat_all(&now, start, switches, error);
    }
    if (status == AG_OK) {
        load_tokens(&now, source, start->raid);
        number_cards(&now, start);
        status = begin_game(&now, out, error);
    }
    ag_host_close(now.host);  // the game's scripts have their own reference
    free(now.cards);
    return status;
}

// The log begins with the referee's entry, before the first question.
ag_status ag_begin_later(ag_game **game, int from_boss, ag_error *error)
{
    ag_place start = { .kind = AG_PLACE_START, .number = from_boss };
    ag_status status = ag_game_place(*game, &start, NULL, error);
    if (status == AG_OK && ag_game_waits_for(*game) == 0 && ag_game_stopped(*game) != NULL) {
        status = ag_fail(error, AG_BAD_CONTENT, "%s", ag_game_stopped(*game));
    }
    if (status < 0) {
        ag_game_close(*game);
        *game = NULL;
    }
    return status;
}
