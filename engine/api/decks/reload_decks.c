// Cards that were added to a deck list of the running game: each comes in as a referee's entry of
// the log, and the deck is shuffled with the last of them.
#include "api/decks/reload_decks.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/decks/boss_decks.h"
#include "base/error.h"
#include "state/card.h"

typedef struct bringing {
    ag_game *game;
    ag_boss_decks decks;
    ag_seat boss;
    uint16_t listed[AG_CARD_MAX];  // what the current deck's list has brought so far
    int listed_count;
    ag_reload *out;
    ag_error *error;
} bringing;

static const char *name_of(const ag_boss_deck *deck)
{
    return strrchr(deck->part, '/') + 1;
}

static const ag_card_def *listed_card(const bringing *now, int index)
{
    return ag_catalog_card(ag_game_rules(now->game)->catalog, now->listed[index]);
}

static int copies_brought(const bringing *now, const char *key)
{
    int copies = 0;
    for (int i = 0; i < now->listed_count; i++) {
        copies += strcmp(listed_card(now, i)->key, key) == 0;
    }
    return copies;
}

static int copies_in_list(const ag_boss_deck *deck, const char *key)
{
    int copies = 0;
    for (int i = 0; i < deck->count; i++) copies += strcmp(deck->keys[i], key) == 0;
    return copies;
}

static int is_first(const ag_boss_deck *deck, int index)
{
    for (int i = 0; i < index; i++) {
        if (strcmp(deck->keys[i], deck->keys[index]) == 0) return 0;
    }
    return 1;
}

// How many more copies the list has of the card in its line `index`. Also 0 if the game has no
// script of that card, or an earlier line has it.
static int copies_lacking(const bringing *now, int deck, int index)
{
    const ag_port *port = ag_game_rules(now->game)->port;
    const ag_boss_deck *list = &now->decks.decks[deck];
    const char *key = list->keys[index];
    if (!is_first(list, index) || port->card(port->host, key) == 0) return 0;
    int more = copies_in_list(list, key) - copies_brought(now, key);
    return more > 0 ? more : 0;
}

static int count_lacking(const bringing *now, int deck)
{
    int lacking = 0;
    for (int i = 0; i < now->decks.decks[deck].count; i++) lacking += copies_lacking(now, deck, i);
    return lacking;
}

// Cards that were removed from the list stay in the game.
static void warn_of_fewer(const bringing *now, int deck)
{
    const ag_boss_deck *list = &now->decks.decks[deck];
    for (int i = 0; i < now->listed_count; i++) {
        const ag_card_def *def = listed_card(now, i);
        if (copies_in_list(list, def->key) < copies_brought(now, def->key)) {
            ag_reload_warn(now->out, "the %s deck has fewer of %s now: that is for the next game",
                           name_of(list), def->side[0].name);
            return;
        }
    }
}

static ag_status bring_card(const bringing *now, int deck, const char *key, int is_last)
{
    const ag_port *port = ag_game_rules(now->game)->port;
    ag_place place = { .kind = AG_PLACE_CARD,
                       .seat = now->boss,
                       .zone = AG_ZONE_DECK,
                       .flags = AG_PLACE_LISTED | (is_last ? AG_PLACE_SHUFFLED : 0),
                       .card = port->card(port->host, key),
                       .index = (uint16_t)deck };
    ag_status status = ag_game_place(now->game, &place, NULL, now->error);
    now->out->brought += status == AG_OK;
    return status;
}

static void say_brought(const bringing *now, const ag_boss_deck *list, const char *key, int copies)
{
    const ag_port *port = ag_game_rules(now->game)->port;
    uint16_t printed = port->card(port->host, key);
    const ag_card_def *def = ag_catalog_card(ag_game_rules(now->game)->catalog, printed);
    if (now->out->line_count < AG_RELOAD_LINES_MAX) {
        ag_reload_line *line = &now->out->lines[now->out->line_count++];
        line->was[0] = '\0';
        snprintf(line->now, sizeof line->now, "%d more %s in the %s deck", copies,
                 def->side[0].name, name_of(list));
    }
}

static ag_status bring_deck(bringing *now, int deck)
{
    const ag_boss_deck *list = &now->decks.decks[deck];
    now->listed_count = ag_game_listed(now->game, now->boss, deck, now->listed, AG_CARD_MAX);
    int lacking = count_lacking(now, deck);
    ag_status status = AG_OK;
    warn_of_fewer(now, deck);
    if (lacking > 0 && !ag_game_is_quiet(now->game)) {
        now->out->waiting += lacking;
        return AG_OK;
    }
    for (int i = 0; i < list->count && lacking > 0 && status == AG_OK; i++) {
        int more = copies_lacking(now, deck, i);
        for (int copy = 0; copy < more && status == AG_OK; copy++) {
            status = bring_card(now, deck, list->keys[i], --lacking == 0);
        }
        if (more > 0 && status == AG_OK) say_brought(now, list, list->keys[i], more);
    }
    return status;
}

// A position does not have decks from lists, and a duel does not have a Boss player.
static int has_decks(const ag_game_options *options)
{
    const ag_seat_def *last = &options->seats[options->seat_count];
    int cards = 0;
    for (int deck = 0; deck < last->deck_count; deck++) cards += last->counts[deck];
    return last->side == AG_SIDE_BOSS && (!options->bare || cards > 0);
}

static ag_status bring_all(bringing *now, ag_engine *engine)
{
    const ag_game_options *options = ag_game_options_of(now->game);
    const ag_raid_def *raid = ag_game_rules(now->game)->catalog->raid;
    ag_error why = { 0 };
    now->boss = (ag_seat)options->seat_count;
    ag_boss_table table = { engine, options->raid_key, options->mode, options->seat_count - 1 };
    ag_status status =
        ag_boss_decks_again(&now->decks, &table, options->deck_keys[now->boss], &why);
    if (status == AG_OK && raid != NULL) status = ag_boss_decks_allow(&now->decks, raid, &why);
    if (status < 0 && status != AG_NO_MEMORY) {
        ag_reload_warn(now->out, "the decks stay as they are: %s", why.text);
        return AG_OK;
    }
    for (int deck = 0; status == AG_OK && deck < now->decks.count; deck++) {
        status = bring_deck(now, deck);
    }
    return status;
}

ag_status ag_reload_decks(ag_game *game, ag_engine *engine, ag_reload *out, ag_error *error)
{
    bringing now = { .game = game, .out = out, .error = error };
    if (!has_decks(ag_game_options_of(game)) || ag_game_over(game)) return AG_OK;
    ag_status status = bring_all(&now, engine);
    ag_boss_decks_close(&now.decks);
    return status;
}
