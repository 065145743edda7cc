// What a card of a position bears besides damage and counters: marks, memory, a token's numbers,
// used powers; and which deck a player draws from.
#include "base/error.h"
#include "game/log/game_private.h"
#include "rules/change/change.h"
#include "state/card.h"
#include "state/player.h"

// How many powers of the card work once a turn.
static int uses_of(const ag_rules *rules, uint16_t printed)
{
    const ag_card_def *def = ag_catalog_card(rules->catalog, printed);
    int uses = 0;
    for (int i = 0; i < def->power_count; i++) uses += def->powers[i].once_per_turn;
    return uses;
}

static const char *refuse_mark(const ag_rules *rules, const ag_place *place)
{
    if (place->index == 0 || place->index >= rules->catalog->symbol_count) {
        return "a mark has a name";
    }
    uint16_t bearer = ag_mark_of(rules->state, place->index).slot;
    return bearer == 0 || bearer == place->slot ? NULL
                                                : "a mark is borne by one card, and another has it";
}

static const char *refuse_draws(const ag_state *state, const ag_place *place)
{
    int seated = place->seat >= 1 && place->seat <= state->seat_count;
    return seated && place->index < ag_player_at(state, place->seat)->deck_count
               ? NULL
               : "the player has no such deck to draw from";
}

const char *ag_place_refuse_bearing(const ag_rules *rules, const ag_place *place)
{
    const ag_state *state = rules->state;
    if (place->kind == AG_PLACE_DRAWS) return refuse_draws(state, place);
    if (place->slot == 0 || !ag_card_exists(state, ag_card_id_of(state, place->slot))) {
        return "there is no such card";
    }
    const ag_card *card = &state->cards[place->slot];
    switch (place->kind) {
    case AG_PLACE_MARK: return refuse_mark(rules, place);
    case AG_PLACE_MEMORY:
        return place->index < AG_MEMORY_MAX ? NULL : "a card remembers no more than 4 numbers";
    case AG_PLACE_SIZE: return NULL;  // place_rules.c checks it
    default:
        return place->index < uses_of(rules, card->printed)
                   ? NULL
                   : "the card has no such power that works once a turn";
    }
}

ag_status ag_place_bearing(ag_game *game, const ag_place *place, ag_error *error)
{
    ag_state *state = game->state;
    if (place->kind == AG_PLACE_DRAWS) {
        ag_player_edit(state, place->seat)->draws_from = (uint8_t)place->index;
        return AG_OK;
    }
    ag_card_id id = ag_card_id_of(state, place->slot);
    ag_card *card = ag_card_edit(state, id);
    switch (place->kind) {
    case AG_PLACE_MARK:
        if (!ag_mark_put(state, place->index, id)) {
            return ag_fail(error, AG_USAGE, "this can't be placed: a game has at most %d marks",
                           AG_MARK_MAX);
        }
        break;
    case AG_PLACE_MEMORY: card->memory[place->index] = place->number; break;
    case AG_PLACE_SIZE:
        card->flags |= AG_CARD_SIZED;
        card->made_atk = (int16_t)place->number;
        card->made_health = (int16_t)place->index;
        break;
    default: card->used_power |= (uint16_t)(1u << place->index);
    }
    ag_touch(state, AG_TOUCH_PLAY);
    return AG_OK;
}
