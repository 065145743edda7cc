// Players, their order at the table, and what each of them may see.
#include "state/player.h"

#include "base/assert.h"
#include "state/catalog.h"

ag_player *ag_player_edit(ag_state *state, ag_seat seat)
{
    AG_ASSERT(seat > 0 && seat <= state->seat_count);
    return &state->players[seat];
}

int ag_opposed(const ag_state *state, ag_seat a, ag_seat b)
{
    return a != 0 && b != 0 && state->players[a].side != state->players[b].side;
}

ag_seat ag_player_of_order(const ag_state *state, int order)
{
    for (int seat = 1; seat <= state->seat_count; seat++) {
        if (state->players[seat].order == order) return (ag_seat)seat;
    }
    return 0;
}

ag_seat ag_player_next(const ag_state *state, ag_seat seat)
{
    for (int step = 1; step <= state->seat_count; step++) {
        ag_seat next = ag_player_around(state, seat, step);
        if (ag_player_in(state, next)) return next;
    }
    return seat;
}

ag_seat ag_boss_seat(const ag_state *state)
{
    for (int i = 1; i <= state->seat_count; i++) {
        if (state->players[i].side == AG_SIDE_BOSS) return (ag_seat)i;
    }
    return 0;
}

ag_seat ag_player_from_turn(const ag_state *state, int nth)
{
    int found = 0;
    for (int step = 0; step < state->seat_count; step++) {
        ag_seat seat = ag_player_around(state, state->turn.seat, step);
        if (ag_player_in(state, seat) && found++ == nth) return seat;
    }
    return 0;
}

uint8_t ag_seats_in(const ag_state *state)
{
    uint8_t seats = 0;
    for (int i = 1; i <= state->seat_count; i++) {
        if (ag_player_in(state, (ag_seat)i)) seats |= (uint8_t)(1u << i);
    }
    return seats;
}

uint8_t ag_seats_opposing(const ag_state *state, ag_seat seat)
{
    uint8_t seats = 0;
    for (int i = 1; i <= state->seat_count; i++) {
        if (ag_player_in(state, (ag_seat)i) && ag_opposed(state, seat, (ag_seat)i)) {
            seats |= (uint8_t)(1u << i);
        }
    }
    return seats;
}

int ag_card_is_public(const ag_state *state, const ag_card *card)
{
    int down = (card->flags & AG_CARD_FACE_DOWN) != 0;
    switch (state->piles[card->pile].zone) {
    case AG_ZONE_RESOURCES: return !down || (card->flags & AG_CARD_REMINDER);  // CR 415.8c
    case AG_ZONE_REMOVED:                                                      // CR 415.7b
    case AG_ZONE_CHAIN:  // CR 415.6a, CR 707.1a
    case AG_ZONE_PARTY: return !down;
    case AG_ZONE_GRAVEYARD: return 1;                           // CR 415.5a
    case AG_ZONE_DECK: return state->piles[card->pile].turned;  // CR 415.3a
    default: return 0;                                          // CR 415.4a
    }
}

int ag_card_seen_by(const ag_state *state, const ag_card *card, ag_seat seat)
{
    if ((card->seen & (1u << seat)) || ag_card_is_public(state, card)) return 1;
    switch (state->piles[card->pile].zone) {
    case AG_ZONE_HAND:
    case AG_ZONE_REMOVED: return card->owner == seat;
    case AG_ZONE_RESOURCES:
        // R100.3: a Boss player may not look at their own face-down resources.
        return card->controller == seat && state->players[seat].side != AG_SIDE_BOSS;
    case AG_ZONE_CHAIN:
    case AG_ZONE_PARTY: return card->controller == seat;
    default: return 0;
    }
}

uint8_t ag_card_readers(const ag_state *state, const ag_card *card)
{
    uint8_t readers = 0;
    for (int seat = 0; seat <= state->seat_count; seat++) {
        readers |= (uint8_t)(ag_card_seen_by(state, card, (ag_seat)seat) << seat);
    }
    return readers;
}

void ag_card_settle_sight(ag_state *state, uint16_t slot)
{
    ag_card *card = &state->cards[slot];
    AG_ASSERT(card->pile != 0);
    uint8_t readers = ag_card_readers(state, card);
    uint8_t lost = (uint8_t)(card->readers & ~readers);
    uint8_t owner = (uint8_t)(1u << card->owner);
    card->veils[0] = (uint16_t)(card->veils[0] + ((lost & owner) != 0));
    card->veils[1] = (uint16_t)(card->veils[1] + ((lost & ~owner) != 0));
    card->readers = readers;
}

void ag_card_turn(ag_state *state, uint16_t slot, int down)
{
    uint16_t *flags = &state->cards[slot].flags;
    *flags = (uint16_t)(down ? *flags | AG_CARD_FACE_DOWN : *flags & ~AG_CARD_FACE_DOWN);
    ag_card_settle_sight(state, slot);
}

void ag_card_show(ag_state *state, uint16_t slot, uint8_t seats)
{
    state->cards[slot].seen |= seats;
    ag_card_settle_sight(state, slot);
}
