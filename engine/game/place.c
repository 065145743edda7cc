// Positions: a card, a word, a die, a turn put where a scenario or the referee wants it. Each is a
// log entry, so that a rebuild comes by the same position.
#include <string.h>

#include "base/error.h"
#include "game/game_private.h"
#include "rules/agenda.h"
#include "rules/derive.h"
#include "rules/move.h"
#include "rules/turn.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

enum { DAMAGE_MAX = 30000, COUNTERS_MAX = 9999 };

// ---- what can't be placed ----

static int is_card(const ag_rules *rules, uint16_t printed)
{
    return printed != 0 && printed <= rules->catalog->count
           && !(ag_catalog_card(rules->catalog, printed)->side[0].types & AG_TYPE_RAID);
}

static const char *refuse_card(const ag_rules *rules, const ag_place *place)
{
    const ag_state *state = rules->state;
    int play = place->zone == AG_ZONE_PARTY || place->zone == AG_ZONE_RESOURCES;
    if (!is_card(rules, place->card)) {
        return "there is no such card";
    }
    if (state->used.cards >= AG_CARD_MAX) {
        return "there is no room for more cards";
    }
    if (place->number < 0 || place->number > DAMAGE_MAX || (!play && place->number != 0)) {
        return "only cards in play have damage, up to 30000";
    }
    if (place->host >= state->used.cards
        || (place->host != 0 && !(state->cards[place->host].flags & AG_CARD_USED))) {
        return "there is no such card to be attached to";
    }
    return place->index < ag_player_at(state, place->seat)->deck_count
               ? NULL
               : "the player has no such deck";
}

static const char *refuse_hero(const ag_rules *rules, const ag_place *place)
{
    int hero = is_card(rules, place->card)
               && (ag_catalog_card(rules->catalog, place->card)->side[0].types & AG_TYPE_HERO);
    return hero && place->number >= 0 && place->number <= DAMAGE_MAX
               ? NULL
               : "a hero was expected, with a damage from 0 to 30000";
}

static const char *refuse_counter(const ag_rules *rules, const ag_place *place)
{
    const ag_state *state = rules->state;
    int last = state->used.cards - 1;
    int whole = last > 0 && (state->cards[last].flags & AG_CARD_USED) && place->index != 0
                && place->index < rules->catalog->symbol_count && place->number > 0
                && place->number <= COUNTERS_MAX && state->used.counters < AG_COUNTER_MAX;
    return whole ? NULL : "a card, its counter and a number from 1 to 9999 were expected";
}

static const char *refuse_start(const ag_state *state)
{
    int top = state->used.tasks - 1;
    return top >= 0 && state->tasks[top].kind == AG_TASK_SETUP ? "the set-up runs once" : NULL;
}

// Why it can't be placed; NULL: it can. Scenarios ask for nothing else, recordings may.
static const char *refuse(const ag_rules *rules, const ag_place *place)
{
    int seated = place->kind == AG_PLACE_CARD || place->kind == AG_PLACE_HERO
                 || place->kind == AG_PLACE_TURN;
    if (seated && (place->seat < 1 || place->seat > rules->state->seat_count)) {
        return "there is no such seat";
    }
    switch (place->kind) {
    case AG_PLACE_CARD: return refuse_card(rules, place);
    case AG_PLACE_HERO: return refuse_hero(rules, place);
    case AG_PLACE_COUNTER: return refuse_counter(rules, place);
    case AG_PLACE_START: return refuse_start(rules->state);
    default: return NULL;
    }
}

// ---- placing ----

static int pile_of_place(const ag_state *state, const ag_place *place)
{
    const ag_player *player = ag_player_at(state, place->seat);
    int deck = place->index;
    switch (place->zone) {
    case AG_ZONE_DECK: return player->decks[deck];
    case AG_ZONE_GRAVEYARD: return player->graveyards[deck];
    case AG_ZONE_HAND: return player->hand;
    case AG_ZONE_PARTY: return player->party;
    case AG_ZONE_RESOURCES: return player->resources;
    case AG_ZONE_REMOVED: return player->removed;
    default: return 0;
    }
}

static ag_status place_card(ag_game *game, const ag_place *place, uint16_t *slot, ag_error *error)
{
    ag_state *state = game->state;
    int pile = pile_of_place(state, place);
    int play = place->zone == AG_ZONE_PARTY || place->zone == AG_ZONE_RESOURCES;
    if (pile == 0) {
        return ag_fail(
            error, AG_USAGE,
            "a card can be placed in a deck, hand, party, resource row, graveyard or aside");
    }
    const ag_card_def *def = ag_catalog_card(game->rules->catalog, place->card);
    int home = place->zone == AG_ZONE_DECK || place->zone == AG_ZONE_GRAVEYARD ? place->index : 0;
    ag_card_id id =
        ag_card_open(state, place->card, place->seat, home, def->token ? AG_CARD_TOKEN : 0);
    ag_card *card = ag_card_edit(state, id);
    card->controller = play ? place->seat : 0;
    card->entered_under = card->controller;
    card->entered = ag_state_stamp(state);
    card->party_since =
        (place->flags & AG_PLACE_NEW) ? UINT32_MAX : 0;  // settled as the turn is placed
    card->damage = (int16_t)place->number;
    card->side = (place->flags & AG_PLACE_BACK) != 0;
    card->flags |= (place->flags & AG_PLACE_EXHAUSTED) ? AG_CARD_EXHAUSTED : 0;
    card->flags |= (place->flags & AG_PLACE_DOWN) ? AG_CARD_FACE_DOWN : 0;
    if (place->host != 0) {
        card->host = ag_card_id_of(state, place->host);
        card->attached = card->entered;
    }
    ag_pile_put(state, id.slot, pile,
                place->zone != AG_ZONE_DECK || (place->flags & AG_PLACE_BOTTOM));
    if (slot != NULL) {
        *slot = id.slot;
    }
    return AG_OK;
}

// The Boss (or hero) is another card of those that represent it: cardboards change places, objects
// stay.
static ag_status place_hero(ag_game *game, const ag_place *place, ag_error *error)
{
    ag_state *state = game->state;
    ag_card_id hero = ag_player_at(state, place->seat)->hero;
    if (!ag_card_exists(state, hero)) {
        return ag_fail(error, AG_USAGE, "seat %d has no hero to replace", place->seat);
    }
    ag_card *card = ag_card_edit(state, hero);
    uint16_t slot = state->piles[ag_player_at(state, place->seat)->aside].first;
    for (; slot != 0; slot = state->cards[slot].next) {
        if (state->cards[slot].printed == place->card) {
            state->cards[slot].printed = card->printed;
            break;
        }
    }
    card->printed = place->card;
    card->side = (place->flags & AG_PLACE_BACK) != 0;
    card->damage = (int16_t)place->number;
    card->flags &= (uint8_t)~AG_CARD_EXHAUSTED;
    card->flags |= (place->flags & AG_PLACE_EXHAUSTED) ? AG_CARD_EXHAUSTED : 0;
    ag_touch(state, AG_TOUCH_PLAY);
    return AG_OK;
}

static int step_of_kind(const ag_rules *rules, ag_seat seat, int kind)
{
    const ag_turn_def *turn = ag_turn_of(rules, seat);
    for (int i = 0; i < turn->step_count; i++) {
        if (turn->steps[i].kind == kind) {
            return i;
        }
    }
    return -1;
}

// It is this player's second turn, everybody else has had one; cards placed as new came this turn.
static ag_status place_turn(ag_game *game, const ag_place *place, ag_error *error)
{
    ag_state *state = game->state;
    int step = step_of_kind(game->rules, place->seat, place->index);
    if (step < 0 || state->used.tasks == 0) {
        return ag_fail(error, AG_USAGE, "seat %d has no such step in its turn", place->seat);
    }
    state->turn.number = 2;
    state->turn.seat = place->seat;
    state->turn.step = (uint8_t)step;
    for (int seat = 1; seat <= state->seat_count; seat++) {
        state->players[seat].turns = 1;
        state->players[seat].turn_began = 1;
    }
    state->players[place->seat].turns = 2;
    state->players[place->seat].turn_began = 2;
    for (int slot = 1; slot < state->used.cards; slot++) {
        if (state->cards[slot].party_since == UINT32_MAX) {
            state->cards[slot].party_since = 2;
        }
    }
    state->tasks[0].stage = AG_TURN_STEPS;
    ag_touch(state, AG_TOUCH_TURN);
    return AG_OK;
}

static ag_status place_number(ag_game *game, const ag_place *place, ag_error *error)
{
    ag_state *state = game->state;
    if (place->kind == AG_PLACE_WORD) {
        if (place->index >= AG_RAID_WORD_MAX) {
            return ag_fail(error, AG_USAGE, "there is no such raid word");
        }
        state->raid_words[place->index] = place->number;
        ag_touch(state, AG_TOUCH_WORDS);
        return AG_OK;
    }
    if (place->number < 1 || place->number > 6 || state->dice_count >= AG_DICE_MAX) {
        return ag_fail(error, AG_USAGE, "a prepared die shows 1 to 6, and there are at most %d",
                       AG_DICE_MAX);
    }
    state->dice[state->dice_count++] = (uint8_t)place->number;
    return AG_OK;
}

// ---- what is there already ----

static ag_status existing(const ag_game *game, const ag_place *place, ag_card_id *out, ag_error *error)
{
    const ag_state *state = game->state;
    int there = place->slot > 0 && place->slot < state->used.cards
                && (state->cards[place->slot].flags & AG_CARD_USED);
    if (!there) {
        return ag_fail(error, AG_USAGE, "there is no such card at the table");
    }
    *out = ag_card_id_of(state, place->slot);
    return AG_OK;
}

static ag_status move_card(ag_game *game, const ag_place *place, ag_card_id id, ag_error *error)
{
    ag_state *state = game->state;
    const ag_card *card = ag_card_at(state, id);
    int row = place->zone == AG_ZONE_PARTY || place->zone == AG_ZONE_RESOURCES;
    ag_seat seat = row ? place->seat : card->owner;
    if (pile_of_place(state, &(ag_place){ .zone = place->zone, .seat = seat }) == 0) {
        return ag_fail(error, AG_USAGE, "a card can be moved to a deck, hand, party, resource row, graveyard or aside");
    }
    if (ag_is_boss(game->rules, id) || ag_card_id_same(ag_player_at(state, card->owner)->hero, id)) {
        return ag_fail(error, AG_USAGE, "a hero stays in play: set its damage instead");
    }
    if (state->piles[card->pile].zone == place->zone && state->piles[card->pile].seat == seat) {
        return ag_fail(error, AG_USAGE, "the card is there already");
    }
    ag_card_id now = ag_card_move(game->rules, id, place->zone, seat, 1);
    ag_card *moved = ag_card_edit(state, now);
    moved->flags |= (place->flags & AG_PLACE_EXHAUSTED) ? AG_CARD_EXHAUSTED : 0;
    moved->flags |= (place->flags & AG_PLACE_DOWN) ? AG_CARD_FACE_DOWN : 0;
    return AG_OK;
}

static ag_status change_card(ag_game *game, const ag_place *place, ag_card_id id, ag_error *error)
{
    ag_state *state = game->state;
    ag_card *card = ag_card_edit(state, id);
    if (!ag_in_play(state, id)) {
        return ag_fail(error, AG_USAGE, "only a card in play has damage, is exhausted or shows a side");
    }
    switch (place->kind) {
    case AG_PLACE_DAMAGE:
        if (place->number < 0 || place->number > 30000 || !ag_is_character(game->rules, id)) {
            return ag_fail(error, AG_USAGE, "a character has 0 to 30000 damage");
        }
        card->damage = (int16_t)place->number;
        ag_touch(state, AG_TOUCH_DAMAGE);
        return AG_OK;
    case AG_PLACE_READY:
        card->flags &= (uint8_t)~AG_CARD_EXHAUSTED;
        card->flags |= (place->flags & AG_PLACE_EXHAUSTED) ? AG_CARD_EXHAUSTED : 0;
        ag_touch(state, AG_TOUCH_EXHAUSTED);
        return AG_OK;
    default:
        if (ag_catalog_card(game->rules->catalog, card->printed)->side_count < 2) {
            return ag_fail(error, AG_USAGE, "the card has one side");
        }
        card->side = (place->flags & AG_PLACE_BACK) != 0;
        ag_touch(state, AG_TOUCH_PLAY);
        return AG_OK;
    }
}

static ag_status place_existing(ag_game *game, const ag_place *place, ag_error *error)
{
    ag_card_id id;
    ag_status status = existing(game, place, &id, error);
    if (status < 0) {
        return status;
    }
    return place->kind == AG_PLACE_MOVE ? move_card(game, place, id, error)
                                        : change_card(game, place, id, error);
}

ag_status ag_place_do(ag_game *game, const ag_place *place, uint16_t *slot, ag_error *error)
{
    ag_state *state = game->state;
    const char *refused = refuse(game->rules, place);
    if (refused != NULL) {
        return ag_fail(error, AG_USAGE, "this can't be placed: %s", refused);
    }
    switch (place->kind) {
    case AG_PLACE_CARD: return place_card(game, place, slot, error);
    case AG_PLACE_HERO: return place_hero(game, place, error);
    case AG_PLACE_WORD:
    case AG_PLACE_DIE: return place_number(game, place, error);
    case AG_PLACE_TURN: return place_turn(game, place, error);
    case AG_PLACE_COUNTER: {
        uint16_t last = (uint16_t)(state->used.cards - 1);
        ag_counter_add(state, ag_card_id_of(state, last), place->index, place->number);
        return AG_OK;
    }
    case AG_PLACE_START: ag_task_push(game->rules, AG_TASK_SETUP); return AG_OK;
    case AG_PLACE_MOVE:
    case AG_PLACE_DAMAGE:
    case AG_PLACE_READY:
    case AG_PLACE_FACE: return place_existing(game, place, error);
    default: return ag_fail(error, AG_USAGE, "there is nothing to place of kind %d", place->kind);
    }
}
