// Changed scripts in a running game: the game takes what the engine has now; raiders'
// decks wait for the next game.
#include <stdio.h>
#include <string.h>

#include "api/handle/engine.h"
#include "api/games/seating.h"
#include "api/decks/reload_decks.h"
#include "base/error.h"
#include "game/log/game.h"

// Whether the deck of a seat has the same cards in the same order.
static int same_cards(const ag_game *game, int seat, int deck, const ag_replay_seat *now)
{
    const ag_seat_def *was = &ag_game_options_of(game)->seats[seat];
    const ag_catalog *catalog = ag_game_rules(game)->catalog;
    if (deck >= now->deck_count || was->counts[deck] != now->counts[deck]) return 0;
    for (int i = 0; i < now->counts[deck]; i++) {
        if (strcmp(ag_catalog_card(catalog, was->cards[deck][i])->key, now->cards[deck][i]) != 0) {
            return 0;
        }
    }
    return 1;
}

static void warn_of_seat(const ag_game *game, int seat, const ag_replay_seat *now, ag_reload *out)
{
    const ag_game_options *options = ag_game_options_of(game);
    for (int deck = 0; deck < options->seats[seat].deck_count; deck++) {
        if (!same_cards(game, seat, deck, now)) {
            const char *key = options->deck_keys[seat];
            ag_reload_warn(out, "the deck \"%s\" is another one now: the next game takes it",
                           key != NULL && key[0] != '\0' ? key : options->raid_key);
            return;
        }
    }
}

// The game goes on with the decks that it began with.
static void warn_of_decks(const ag_game *game, const ag_engine *engine, ag_reload *out)
{
    const ag_game_options *options = ag_game_options_of(game);
    ag_invitation now;
    int raiders = options->seat_count - (options->seats[options->seat_count].side == AG_SIDE_BOSS);
    if (options->bare) return;
    ag_status status = ag_invitation_open(&now, engine->library, options->raid_key, raiders, NULL);
    if (status == AG_OK) status = ag_seating_raiders(&now, &options->deck_keys[1], NULL);
    for (int seat = 1; seat <= options->seat_count && status == AG_OK; seat++) {
        if (options->seats[seat].side != AG_SIDE_BOSS) {
            warn_of_seat(game, seat, &now.start.seats[seat], out);
        }
    }
    ag_invitation_close(&now);
}

ag_status ag_game_reload(ag_game *game, ag_engine *engine, unsigned how, ag_reload *out,
                         ag_error *error)
{
    if (game == NULL || engine == NULL || out == NULL || (how & ~(unsigned)AG_RELOAD_RERUN)) {
        return ag_fail(error, AG_USAGE,
                       "a game, an engine and room for what changes were expected");
    }
    ag_status status = ag_game_take_scripts(game, &engine->source, how, out, error);
    if (status == AG_OK) {
        warn_of_decks(game, engine, out);
        status = ag_reload_decks(game, engine, out, error);
    }
    return status;
}
