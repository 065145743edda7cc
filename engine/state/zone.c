// Piles: doubly linked through their cards, so that an order is a field and a move is cheap.
#include "state/zone.h"

#include "base/assert.h"
#include "state/card.h"
#include "state/player.h"

int ag_pile_open(ag_state *state, int zone, ag_seat seat, int index)
{
    AG_ASSERT(state->used.piles < AG_PILE_MAX);
    int pile = state->used.piles++;
    state->piles[pile] = (ag_pile){ .zone = (uint8_t)zone, .seat = seat, .index = (uint8_t)index };
    return pile;
}

int ag_pile_of(const ag_state *state, int zone, ag_seat seat, int index)
{
    for (int i = 1; i < state->used.piles; i++) {
        const ag_pile *pile = &state->piles[i];
        if (pile->zone == zone && pile->seat == seat && pile->index == index) return i;
    }
    return 0;
}

int ag_zone(const ag_state *state, ag_card_id card)
{
    const ag_card *at = ag_card_at(state, card);
    return at == NULL ? AG_ZONE_NOWHERE : state->piles[at->pile].zone;
}

int ag_in_play(const ag_state *state, ag_card_id card)
{
    int zone = ag_zone(state, card);
    return zone == AG_ZONE_PARTY || zone == AG_ZONE_RESOURCES;
}

static void touch_zone(ag_state *state, int pile)
{
    int zone = state->piles[pile].zone;
    int play = zone == AG_ZONE_PARTY || zone == AG_ZONE_RESOURCES;
    ag_touch(state, play ? AG_TOUCH_PLAY : AG_TOUCH_ELSEWHERE);
}

// Where the pile says what comes after this card (0: first of all), and before it (0: last).
static uint16_t *link_before(ag_state *state, ag_pile *pile, uint16_t slot)
{
    return slot != 0 ? &state->cards[slot].next : &pile->first;
}

static uint16_t *link_behind(ag_state *state, ag_pile *pile, uint16_t slot)
{
    return slot != 0 ? &state->cards[slot].prev : &pile->last;
}

// Right behind the card `before` of the pile; 0: on top.
static void put_behind(ag_state *state, uint16_t slot, int pile, uint16_t before)
{
    ag_card *card = &state->cards[slot];
    ag_pile *to = &state->piles[pile];
    AG_ASSERT(card->pile == 0);
    AG_ASSERT(pile > 0 && pile < state->used.piles);

    card->pile = (uint8_t)pile;
    card->prev = before;
    card->next = before != 0 ? state->cards[before].next : to->first;
    *link_before(state, to, card->prev) = slot;
    *link_behind(state, to, card->next) = slot;
    to->count++;
    touch_zone(state, pile);
    ag_card_settle_sight(state, slot);
}

void ag_pile_put(ag_state *state, uint16_t slot, int pile, int bottom)
{
    put_behind(state, slot, pile, bottom ? state->piles[pile].last : 0);
}

void ag_pile_take(ag_state *state, uint16_t slot)
{
    ag_card *card = &state->cards[slot];
    ag_pile *from = &state->piles[card->pile];
    AG_ASSERT(card->pile != 0);
    AG_ASSERT(from->count > 0);

    *link_before(state, from, card->prev) = card->next;
    *link_behind(state, from, card->next) = card->prev;
    from->count--;
    touch_zone(state, card->pile);
    card->pile = 0;
    card->next = card->prev = 0;
}

void ag_pile_sink(ag_state *state, uint16_t slot, int places)
{
    int pile = state->cards[slot].pile;
    uint16_t before = slot;
    for (; places > 0 && state->cards[before].next != 0; places--) {
        before = state->cards[before].next;
    }
    if (before == slot) return;
    ag_pile_take(state, slot);
    put_behind(state, slot, pile, before);
}

// Those who knew which card it is no longer do.
static void hide(ag_state *state, uint16_t slot)
{
    ag_card *card = &state->cards[slot];
    card->seen = 0;
    if (card->readers != 0) ag_card_settle_sight(state, slot);
}

void ag_pile_hide(ag_state *state, int pile)
{
    for (uint16_t slot = state->piles[pile].first; slot != 0; slot = state->cards[slot].next) {
        hide(state, slot);
    }
    ag_touch(state, AG_TOUCH_ELSEWHERE);
}

void ag_pile_turn(ag_state *state, int pile)
{
    ag_pile *deck = &state->piles[pile];
    uint16_t next = deck->first;
    while (next != 0) {
        ag_card *card = &state->cards[next];
        next = card->next;
        card->next = card->prev;
        card->prev = next;
    }
    uint16_t first = deck->first;
    deck->first = deck->last;
    deck->last = first;
    deck->turned ^= 1;
    for (uint16_t slot = deck->first; slot != 0; slot = state->cards[slot].next) {
        ag_card_settle_sight(state, slot);
    }
    ag_touch(state, AG_TOUCH_ELSEWHERE);
}

// Puts the pile into this order.
static void pile_lay(ag_state *state, int pile, const uint16_t *slots, int count)
{
    for (int i = 0; i < count; i++) {
        ag_card *card = &state->cards[slots[i]];
        card->prev = i == 0 ? 0 : slots[i - 1];
        card->next = i == count - 1 ? 0 : slots[i + 1];
    }
    state->piles[pile].first = count == 0 ? 0 : slots[0];
    state->piles[pile].last = count == 0 ? 0 : slots[count - 1];
    ag_touch(state, AG_TOUCH_ELSEWHERE);
}

static int pile_slots(const ag_state *state, int pile, uint16_t *out)
{
    int count = 0;
    for (uint16_t slot = state->piles[pile].first; slot != 0; slot = state->cards[slot].next) {
        out[count++] = slot;
    }
    return count;
}

static void shuffle(ag_state *state, uint16_t *slots, int count)
{
    for (int i = count - 1; i > 0; i--) {
        int j = (int)ag_rng_below(&state->rng, (uint32_t)i + 1);
        uint16_t swapped = slots[i];
        slots[i] = slots[j];
        slots[j] = swapped;
    }
}

void ag_pile_shuffle(ag_state *state, int pile)
{
    uint16_t slots[AG_CARD_MAX];
    int count = pile_slots(state, pile, slots);
    shuffle(state, slots, count);
    for (int i = 0; i < count; i++) hide(state, slots[i]);
    pile_lay(state, pile, slots, count);
}

void ag_pile_shuffle_unseen(ag_state *state, int pile)
{
    uint16_t slots[AG_CARD_MAX];
    uint16_t unseen[AG_CARD_MAX];
    int count = pile_slots(state, pile, slots);
    int unseen_count = 0;
    for (int i = 0; i < count; i++) {
        if (state->cards[slots[i]].seen == 0) unseen[unseen_count++] = slots[i];
    }
    shuffle(state, unseen, unseen_count);
    for (int i = 0, next = 0; i < count; i++) {
        if (state->cards[slots[i]].seen == 0) slots[i] = unseen[next++];
    }
    pile_lay(state, pile, slots, count);
}
