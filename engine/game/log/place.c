// Positions, and later changes by the referee: a card, a word, a die or a turn is set as a scenario
// or the referee says. Each is a log entry, so that a rebuild leads to the same table.
#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "game/facts/answer.h"
#include "game/log/game_private.h"
#include "rules/change/change.h"
#include "rules/turn/turn.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

enum { DAMAGE_MAX = 30000, COUNTERS_MAX = 9999, SIZE_MAX_PLACED = 30000 };

// ---- what can't be placed ----
// Each says why not; NULL: it can. Scenarios place only what is possible; recordings may hold
// anything.

static int is_card(const ag_rules *rules, uint16_t printed)
{
    return printed != 0 && printed <= rules->catalog->count
           && !(ag_catalog_card(rules->catalog, printed)->side[0].types & AG_TYPE_RAID);
}

static ag_seat owner_of(const ag_place *place)
{
    return (ag_seat)(place->index >> 8 != 0 ? place->index >> 8 : place->seat);
}

static int deck_of(const ag_place *place)
{
    return place->index & 0xff;
}

static int is_seat(const ag_state *state, ag_seat seat)
{
    return seat >= 1 && seat <= state->seat_count;
}

static int is_row(int zone)
{
    return zone == AG_ZONE_PARTY || zone == AG_ZONE_RESOURCES;
}

static int is_there(const ag_state *state, uint16_t slot)
{
    return slot > 0 && slot < state->used.cards && (state->cards[slot].flags & AG_CARD_USED);
}

static const char *refuse_card(const ag_rules *rules, const ag_place *place)
{
    const ag_state *state = rules->state;
    int play = is_row(place->zone);
    if (!is_card(rules, place->card)) return "there is no such card";
    if ((place->flags & AG_PLACE_SHUFFLED) && place->zone != AG_ZONE_DECK) {
        return "only a deck is shuffled";
    }
    if (state->used.cards >= AG_CARD_MAX) return "there is no room for more cards";
    if (place->number < 0 || place->number > DAMAGE_MAX || (!play && place->number != 0)) {
        return "only cards in play have damage, up to 30000";
    }
    if (place->host != 0 && !is_there(state, place->host)) {
        return "there is no such card to be attached to";
    }
    ag_seat owner = owner_of(place);
    if (owner > state->seat_count || (owner != place->seat && !play)) {
        return "only cards in play can be another seat's";
    }
    return deck_of(place) < ag_player_at(state, owner)->deck_count ? NULL
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

// Counters go onto the card that they name; in a position, onto the newest card.
static uint16_t counted_slot(const ag_state *state, const ag_place *place)
{
    return place->slot != 0 ? place->slot : (uint16_t)(state->used.cards - 1);
}

static const char *refuse_counter(const ag_rules *rules, const ag_place *place)
{
    const ag_state *state = rules->state;
    int whole = is_there(state, counted_slot(state, place)) && place->index != 0
                && place->index < rules->catalog->symbol_count && place->number > 0
                && place->number <= COUNTERS_MAX && state->used.counters < AG_COUNTER_MAX;
    return whole ? NULL : "a card, its counter and a number from 1 to 9999 were expected";
}

static const char *refuse_start(const ag_rules *rules, const ag_place *place)
{
    int top = rules->state->used.tasks - 1;
    (void)place;
    return top >= 0 && rules->state->tasks[top].kind == AG_TASK_SETUP ? "the set-up runs once"
                                                                      : NULL;
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

static const char *refuse_memory(const ag_rules *rules, const ag_place *place)
{
    (void)rules;
    return place->index < AG_MEMORY_MAX ? NULL : "a card remembers no more than 4 numbers";
}

static const char *refuse_used(const ag_rules *rules, const ag_place *place)
{
    const ag_card_def *def =
        ag_catalog_card(rules->catalog, rules->state->cards[place->slot].printed);
    int uses = 0;  // how many powers of the card work once a turn
    for (int i = 0; i < def->power_count; i++) uses += def->powers[i].once_per_turn;
    return place->index < uses ? NULL : "the card has no such power that works once a turn";
}

static const char *refuse_draws(const ag_rules *rules, const ag_place *place)
{
    return is_seat(rules->state, place->seat)
                   && place->index < ag_player_at(rules->state, place->seat)->deck_count
               ? NULL
               : "the player has no such deck to draw from";
}

// What the rules say against a position: no game could have led to a card like this. States that
// processing repairs at once (CR 410.6) may be placed.
static ag_reason rules_refuse(const ag_rules *rules, const ag_place *place)
{
    const ag_state *state = rules->state;
    if (place->kind == AG_PLACE_SIZE && is_there(state, place->slot)) {
        return (state->cards[place->slot].flags & AG_CARD_TOKEN) && place->number >= 0
                       && place->number <= SIZE_MAX_PLACED && place->index <= SIZE_MAX_PLACED
                   ? AG_REASON_NONE
                   : AG_REFUSE(CR_404_2, NOT_A_TOKEN);
    }
    if (place->kind != AG_PLACE_CARD || !is_card(rules, place->card)) return AG_REASON_NONE;
    const ag_card_def *def = ag_catalog_card(rules->catalog, place->card);
    uint32_t types = def->side[0].types;
    int row = (types & (AG_TYPE_QUEST | AG_TYPE_LOCATION)) != 0;
    int spell = (types & AG_TYPE_ABILITY) && !(types & AG_TYPE_CHARACTER) && !def->ongoing
                && !def->attachment;
    if (place->zone == AG_ZONE_PARTY && row) return AG_REFUSE(CR_412_1, IN_PARTY);
    if (place->zone == AG_ZONE_PARTY && spell) return AG_REFUSE(CR_305_1, NOT_ONGOING);
    if (place->zone == AG_ZONE_RESOURCES && !row && !(types & AG_TYPE_EVENT)
        && !(place->flags & AG_PLACE_DOWN)) {
        return AG_REFUSE(CR_412_1, FACE_UP);
    }
    return AG_REASON_NONE;
}

// ---- placing ----

static int pile_of_place(const ag_state *state, const ag_place *place)
{
    const ag_player *player = ag_player_at(state, place->seat);
    int deck = deck_of(place);
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

static void set_exhausted(ag_card *card, const ag_place *place)
{
    card->flags &= (uint16_t)~AG_CARD_EXHAUSTED;
    card->flags |= (place->flags & AG_PLACE_EXHAUSTED) ? AG_CARD_EXHAUSTED : 0;
}

// All functions that place have this form; `slot` is the card that it is about, and receives a new
// card's.
static ag_status place_card(ag_game *game, const ag_place *place, uint16_t *slot, ag_error *error)
{
    ag_state *state = game->state;
    int pile = pile_of_place(state, place);
    if (pile == 0) {
        return ag_fail(
            error, AG_USAGE,
            "a card can be placed in a deck, hand, party, resource row, graveyard or aside");
    }
    const ag_card_def *def = ag_catalog_card(game->rules->catalog, place->card);
    ag_card_id id = ag_card_open(state, place->card, owner_of(place), deck_of(place),
                                 def->token ? AG_CARD_TOKEN : 0);
    ag_card *card = ag_card_edit(state, id);
    card->controller = card->entered_under = is_row(place->zone) ? place->seat : 0;
    card->entered = ag_state_timestamp(state);
    // Cards that are new in a position are finished when the turn is placed.
    uint32_t now = state->choice.kind == AG_QUESTION_NONE ? UINT32_MAX : state->turn.number;
    card->party_since = (place->flags & AG_PLACE_NEW) ? now : 0;
    card->damage = (int16_t)place->number;
    card->side = (place->flags & AG_PLACE_BACK) != 0;
    set_exhausted(card, place);
    card->flags |= (place->flags & AG_PLACE_DOWN) ? AG_CARD_FACE_DOWN : 0;
    card->flags |= (place->flags & AG_PLACE_FELLED) ? AG_CARD_FELLED : 0;
    if (place->host != 0) {
        card->host = ag_card_id_of(state, place->host);
        card->attached = card->entered;
    }
    ag_pile_put(state, id.slot, pile,
                place->zone != AG_ZONE_DECK || (place->flags & AG_PLACE_BOTTOM));
    *slot = id.slot;
    return AG_OK;
}

// The Boss (or hero) becomes another of the cards that represent it: cardboards
// are exchanged, objects stay.
static ag_status place_hero(ag_game *game, const ag_place *place, uint16_t *unused, ag_error *error)
{
    ag_state *state = game->state;
    ag_card_id hero = ag_player_at(state, place->seat)->hero;
    if (!ag_card_exists(state, hero)) {
        return ag_fail(error, AG_USAGE, "seat %d has no hero to replace", place->seat);
    }
    ag_card *card = ag_card_edit(state, hero);
    (void)unused;
    uint16_t slot = state->piles[ag_player_at(state, place->seat)->aside].first;
    for (; slot != 0; slot = state->cards[slot].next) {
        if (state->cards[slot].printed == place->card) {
            state->cards[slot].printed = card->printed;
            break;
        }
    }
    card->printed = place->card;
    state->players[place->seat].starting = place->card;
    // finished when the turn is placed
    card->party_since = place->flags & AG_PLACE_NEW ? UINT32_MAX : card->party_since;
    card->side = (place->flags & AG_PLACE_BACK) != 0;
    card->damage = (int16_t)place->number;
    set_exhausted(card, place);
    ag_touch(state, AG_TOUCH_CARDS);
    ag_touch(state, AG_TOUCH_PLAY);
    return AG_OK;
}

static int step_of_kind(const ag_rules *rules, ag_seat seat, int kind)
{
    const ag_turn_def *turn = ag_turn_of(rules, seat);
    for (int i = 0; i < turn->step_count; i++) {
        int has = turn->steps[i].kind;  // an automated side attacks in its action phase
        if (has == kind || (kind == AG_STEP_ACTION && has == AG_STEP_ATTACKS)) return i;
    }
    return -1;
}

// This is the player's second turn, and everybody else has had one, so they went first; cards
// placed as new came this turn.
static ag_status place_turn(ag_game *game, const ag_place *place, uint16_t *unused, ag_error *error)
{
    (void)unused;
    ag_state *state = game->state;
    int step = step_of_kind(game->rules, place->seat, place->index);
    if (step < 0 || state->used.tasks == 0) {
        return ag_fail(error, AG_USAGE, "seat %d has no such step in its turn", place->seat);
    }
    if (place->number < 0 || place->number > AG_LOOP_TRIGGERS_MAX) {
        return ag_fail(error, AG_USAGE, "a turn has 0 to %d triggers", AG_LOOP_TRIGGERS_MAX);
    }
    state->turn.number = 2;
    state->turn.seat = place->seat;
    state->turn.step = (uint8_t)step;
    for (int seat = 1; seat <= state->seat_count; seat++) {
        state->players[seat].turns = 1;
        state->players[seat].turn_began = 1;
        state->players[seat].went_first = seat == place->seat;
    }
    state->players[place->seat].turns = 2;
    state->players[place->seat].turn_began = 2;
    for (int slot = 1; slot < state->used.cards; slot++) {
        if (state->cards[slot].party_since == UINT32_MAX) state->cards[slot].party_since = 2;
    }
    int more = place->number - AG_TURN_TRIGGERS_MAX;  // one was left out before each so many
    int ended = more > 0 ? (more + AG_LOOP_AGAIN - 1) / AG_LOOP_AGAIN : 0;
    state->loops_ended = (uint8_t)ended;
    state->turn_triggers = (uint32_t)(place->number - ended * AG_LOOP_AGAIN);
    state->tasks[0].stage = AG_TURN_STEPS;
    ag_touch(state, AG_TOUCH_TURN);
    return AG_OK;
}

static ag_status place_word(ag_game *game, const ag_place *place, uint16_t *unused, ag_error *error)
{
    (void)unused;
    if (place->index >= AG_RAID_WORD_MAX) {
        return ag_fail(error, AG_USAGE, "there is no such raid word");
    }
    game->state->raid_words[place->index] = place->number;
    ag_touch(game->state, AG_TOUCH_WORDS);
    return AG_OK;
}

static ag_status place_die(ag_game *game, const ag_place *place, uint16_t *unused, ag_error *error)
{
    ag_state *state = game->state;
    int known = (place->number >= 1 && place->number <= 6)
                || (place->number >= AG_DIE_PICK && place->number <= AG_DIE_SHUFFLE);
    (void)unused;
    if (!known || state->dice_count >= AG_DICE_MAX) {
        return ag_fail(error, AG_USAGE,
                       "a prepared die shows 1 to 6, "
                       "and there are at most %d dice, picks and shuffles",
                       AG_DICE_MAX);
    }
    state->dice[state->dice_count++] = (uint8_t)place->number;
    return AG_OK;
}

// A game that begins at a later Boss counts as changed by the referee.
static ag_status place_start(ag_game *game, const ag_place *place, uint16_t *unused,
                             ag_error *error)
{
    const ag_raid_def *raid = game->rules->catalog->raid;
    (void)unused;
    if (place->number < 0 || !ag_setup_begin(game->rules, place->number)) {
        const char *name = raid != NULL ? raid->name : "this table";
        char range[24] = "";
        int last = 0;
        while (ag_setup_has_boss(game->rules, last + 1)) last++;
        if (last > 1) snprintf(range, sizeof range, ": 1 to %d", last);
        return ag_fail(error, AG_USAGE, "%s has no Boss %d to begin with%s", name,
                       (int)place->number, range);
    }
    game->state->refereed += place->number > 0;
    return AG_OK;
}

// What needs no more than a line.
static ag_status place_small(ag_game *game, const ag_place *place, uint16_t *slot, ag_error *error)
{
    ag_state *state = game->state;
    ag_card *card = is_there(state, *slot) ? &state->cards[*slot] : NULL;
    switch (place->kind) {
    case AG_PLACE_COUNTER:
        ag_counter_add(state, ag_card_id_of(state, counted_slot(state, place)), place->index,
                       place->number);
        return AG_OK;
    case AG_PLACE_STRIKES: state->strike_classic = place->number != 0; return AG_OK;
    case AG_PLACE_RANDOM: state->rng.state = ag_place_stream(place); return AG_OK;
    case AG_PLACE_DRAWS:
        ag_player_edit(state, place->seat)->draws_from = (uint8_t)place->index;
        return AG_OK;
    case AG_PLACE_MARK:
        if (!ag_mark_put(state, place->index, ag_card_id_of(state, *slot))) {
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

// ---- what is there already ----

static ag_status existing(const ag_game *game, uint16_t slot, ag_card_id *out, ag_error *error)
{
    const ag_state *state = game->state;
    int zone = is_there(state, slot) ? state->piles[state->cards[slot].pile].zone : AG_ZONE_NOWHERE;
    if (zone == AG_ZONE_NOWHERE || zone == AG_ZONE_CHAIN || zone == AG_ZONE_ASIDE) {
        return ag_fail(error, AG_USAGE,
                       "there is no such card at the table (on the chain, it resolves first)");
    }
    *out = ag_card_id_of(state, slot);
    return AG_OK;
}

static ag_status refuse_move(const ag_game *game, const ag_place *place, ag_card_id id,
                             ag_seat seat, ag_error *error)
{
    const ag_state *state = game->state;
    const ag_card *card = ag_card_at(state, id);
    ag_place to = { .zone = place->zone, .seat = seat, .index = card->home };
    if (pile_of_place(state, &to) == 0) {
        return ag_fail(
            error, AG_USAGE,
            "a card can be moved to a deck, hand, party, resource row, graveyard or aside");
    }
    if (ag_is_boss(game->rules, id)
        || ag_card_id_same(ag_player_at(state, card->owner)->hero, id)) {
        return ag_fail(error, AG_USAGE, "a hero stays in play: damage or heal it instead");
    }
    const ag_pile *from = &state->piles[card->pile];
    if (from->zone == place->zone && (from->seat == seat || from->zone != AG_ZONE_PARTY)) {
        return ag_fail(error, AG_USAGE,
                       from->seat == seat ? "the card is there already"
                                          : "a resource goes to nobody else's row");
    }
    return AG_OK;
}

static ag_status move_card(ag_game *game, const ag_place *place, uint16_t *slot, ag_error *error)
{
    ag_state *state = game->state;
    ag_card_id id;
    ag_status status = existing(game, *slot, &id, error);
    if (status < 0) return status;
    ag_seat seat = is_row(place->zone) ? place->seat : ag_card_at(state, id)->owner;
    status = refuse_move(game, place, id, seat, error);
    if (status < 0) return status;
    int bottom = place->zone != AG_ZONE_DECK || (place->flags & AG_PLACE_BOTTOM);
    ag_card_id now = ag_card_move(game->rules, id, place->zone, seat, bottom);
    ag_card *moved = ag_card_edit(state, now);
    moved->flags |= (place->flags & AG_PLACE_EXHAUSTED) ? AG_CARD_EXHAUSTED : 0;
    if (place->flags & AG_PLACE_DOWN) ag_card_turn(state, now.slot, 1);
    return AG_OK;
}

static ag_status change_card(ag_game *game, const ag_place *place, uint16_t *slot, ag_error *error)
{
    ag_card_id id, host = { 0, 0 };
    ag_status status = existing(game, *slot, &id, error);
    if (status < 0) return status;
    if (!ag_in_play(game->state, id)) {
        return ag_fail(error, AG_USAGE,
                       "only a card in play has damage or a host, is exhausted or shows a side");
    }
    ag_card *card = ag_card_edit(game->state, id);
    int aspect = AG_TOUCH_PLAY;
    switch (place->kind) {
    case AG_PLACE_DAMAGE:
        if (place->number < 0 || place->number > DAMAGE_MAX || !ag_is_character(game->rules, id)) {
            return ag_fail(error, AG_USAGE, "a character has 0 to %d damage", DAMAGE_MAX);
        }
        card->damage = (int16_t)place->number;
        aspect = AG_TOUCH_DAMAGE;
        break;
    case AG_PLACE_FACE:
        if (ag_catalog_card(game->rules->catalog, card->printed)->side_count < 2) {
            return ag_fail(error, AG_USAGE, "the card has one side");
        }
        card->side = (place->flags & AG_PLACE_BACK) != 0;
        break;
    case AG_PLACE_HOST:
        if ((status = existing(game, place->host, &host, error)) < 0) return status;
        if (!ag_in_play(game->state, host) || ag_card_id_same(host, id)) {
            return ag_fail(error, AG_USAGE, "a card is attached to another card in play");
        }
        card->host = host;
        card->attached = ag_state_timestamp(game->state);
        break;
    default: set_exhausted(card, place); aspect = AG_TOUCH_EXHAUSTED;
    }
    ag_touch(game->state, aspect);
    return AG_OK;
}

// ---- all of it ----

// By kind: what it is about, why it can't be placed (NULL: nothing is against it here), how it is.
enum { SEATED = 1, POSITION = 2, OF_CARD = 4 };  // POSITION: a game in progress has had it already
static const struct kind_of_place {
    int of;
    const char *(*refuse)(const ag_rules *rules, const ag_place *place);
    ag_status (*put)(ag_game *game, const ag_place *place, uint16_t *slot, ag_error *error);
} kinds[AG_PLACE_KINDS] = {
    [AG_PLACE_CARD] = { SEATED, refuse_card, place_card },
    [AG_PLACE_WORD] = { 0, NULL, place_word },
    [AG_PLACE_DIE] = { 0, NULL, place_die },
    [AG_PLACE_TURN] = { SEATED | POSITION, NULL, place_turn },
    [AG_PLACE_COUNTER] = { 0, refuse_counter, place_small },
    [AG_PLACE_HERO] = { SEATED | POSITION, refuse_hero, place_hero },
    [AG_PLACE_START] = { POSITION, refuse_start, place_start },
    [AG_PLACE_MOVE] = { 0, NULL, move_card },
    [AG_PLACE_DAMAGE] = { 0, NULL, change_card },
    [AG_PLACE_READY] = { 0, NULL, change_card },
    [AG_PLACE_FACE] = { 0, NULL, change_card },
    [AG_PLACE_HOST] = { 0, NULL, change_card },
    [AG_PLACE_RANDOM] = { POSITION, NULL, place_small },
    [AG_PLACE_STRIKES] = { 0, NULL, place_small },
    [AG_PLACE_MARK] = { POSITION | OF_CARD, refuse_mark, place_small },
    [AG_PLACE_MEMORY] = { POSITION | OF_CARD, refuse_memory, place_small },
    [AG_PLACE_SIZE] = { POSITION | OF_CARD, NULL, place_small },
    [AG_PLACE_USED] = { POSITION | OF_CARD, refuse_used, place_small },
    [AG_PLACE_DRAWS] = { POSITION, refuse_draws, place_small },
};

// Against this place and seat; a game in progress has had its set-up, and its play determines whose
// turn it is.
static const char *refuse_here(const ag_state *state, const ag_place *place)
{
    int of = kinds[place->kind].of, asked = state->choice.kind != AG_QUESTION_NONE;
    int seat = is_seat(state, place->seat);
    if (asked && (of & POSITION)) {
        return "it belongs to a position, and the game is played already";
    }
    if (asked && seat && !ag_player_in(state, place->seat)) return "the player is out of the game";
    int seated = (of & SEATED) || (place->kind == AG_PLACE_MOVE && is_row(place->zone));
    if (seated && !seat) return "there is no such seat";
    return (of & OF_CARD) && !is_there(state, place->slot) ? "there is no such card" : NULL;
}

// All players see what the referee did; a hidden card's name only those who may see it.
static void tell_change(ag_game *game, const ag_place *place, uint16_t slot)
{
    ag_state *state = game->state;
    ag_event event =
        ag_event_of(game->rules, AG_EVENT_REFEREE, place->seat, ag_card_id_of(state, slot));
    event.word = place->kind;
    event.amount = place->number;
    event.to = place->zone;
    switch (place->kind) {
    case AG_PLACE_WORD: event.from = (uint8_t)place->index; break;
    case AG_PLACE_COUNTER: event.symbol = place->index; break;
    case AG_PLACE_READY: event.amount = (place->flags & AG_PLACE_EXHAUSTED) != 0; break;
    case AG_PLACE_FACE: event.amount = (place->flags & AG_PLACE_BACK) != 0; break;
    case AG_PLACE_HOST:
        event.source = ag_card_id_of(state, place->host);
        event.source_printed = ag_printed_of(state, event.source);
        break;
    default: break;
    }
    ag_announce(game->rules, &event);
    state->refereed++;
}

// ---- what is random ----

ag_place ag_place_random(uint64_t stream)
{
    return (ag_place){ .kind = AG_PLACE_RANDOM,
                       .number = (int32_t)(uint32_t)stream,
                       .host = (uint16_t)(stream >> 32),
                       .slot = (uint16_t)(stream >> 48) };
}

uint64_t ag_place_stream(const ag_place *place)
{
    return (uint32_t)place->number | (uint64_t)place->host << 32 | (uint64_t)place->slot << 48;
}

ag_status ag_place_do(ag_game *game, const ag_place *place, uint16_t *out, ag_error *error)
{
    int asked = game->state->choice.kind != AG_QUESTION_NONE;
    uint16_t slot = place->slot;
    if (place->kind >= AG_PLACE_KINDS) {
        return ag_fail(error, AG_USAGE, "there is nothing to place of kind %d", place->kind);
    }
    const struct kind_of_place *kind = &kinds[place->kind];
    const char *refused = refuse_here(game->state, place);
    ag_reason reason = refused != NULL ? AG_REASON_NONE : rules_refuse(game->rules, place);
    if (reason != AG_REASON_NONE) {
        return ag_fail(error, AG_USAGE, "%s: %s", ag_rule_numbers[ag_reason_rules[reason]],
                       ag_reason_texts[reason]);
    }
    if (refused == NULL && kind->refuse != NULL) refused = kind->refuse(game->rules, place);
    if (refused != NULL) return ag_fail(error, AG_USAGE, "this can't be placed: %s", refused);
    ag_status status = kind->put(game, place, &slot, error);
    if (status < 0) return status;
    if (asked) tell_change(game, place, slot);
    if ((place->flags & AG_PLACE_SHUFFLED) && place->kind == AG_PLACE_CARD) {
        ag_shuffle(game->rules, place->seat, deck_of(place));
    }
    if (asked) ag_game_ask_anew(game);  // after the checks that the change may require
    if (out != NULL) *out = slot;
    return AG_OK;
}
