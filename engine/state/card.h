// Cards: readers and the smallest writers.
#ifndef AG_STATE_CARD_H
#define AG_STATE_CARD_H

#include "state/catalog.h"
#include "state/state.h"

// The card behind an id, or NULL if the id is stale or nobody's. Called
// more often than anything else, so inline.
static inline const ag_card *ag_card_at(const ag_state *state, ag_card_id id)
{
    if (id.slot == 0 || id.slot >= state->used.cards) {
        return NULL;
    }
    const ag_card *card = &state->cards[id.slot];
    return card->life == id.life && (card->flags & AG_CARD_USED) ? card : NULL;
}

ag_card *ag_card_edit(ag_state *state, ag_card_id id);          // asserts that the id is fresh

int ag_card_exists(const ag_state *state, ag_card_id id);

// The id that the slot's card has now.
static inline ag_card_id ag_card_id_of(const ag_state *state, uint16_t slot)
{
    return slot == 0 ? (ag_card_id){ 0, 0 } : (ag_card_id){ slot, state->cards[slot].life };
}

int ag_card_room(const ag_state *state);                        // how many cards still fit

// A new card in a new or freed slot, in no pile yet.
ag_card_id ag_card_open(ag_state *state, uint16_t printed, ag_seat owner, int home, uint16_t flags);

// The card ceases to exist (tokens; CR 404.2c). It must stand in no pile.
void ag_card_close(ag_state *state, uint16_t slot);

// The object becomes a different card (CR 415.9a): its id goes stale, its
// counters are removed, and its damage, flags, attachments to others, memory and
// what was known of it end. Returns the new id.
ag_card_id ag_card_renew(ag_state *state, uint16_t slot);

// The printed card, which is never NULL (an empty card for a stale id).
static inline const ag_card_def *ag_card_def_of(const ag_state *state, const ag_catalog *catalog,
                                                ag_card_id id)
{
    const ag_card *card = ag_card_at(state, id);
    return ag_catalog_card(catalog, card == NULL ? 0 : card->printed);
}

// Exhausts the card and notes that it exhausted this turn; a card that enters exhausted did not.
static inline void ag_card_tire(ag_card *card)
{
    card->flags |= AG_CARD_EXHAUSTED;
    card->used_power |= AG_USED_EXHAUSTED;
}

// CR 412.1: a face-down card has no name, text, type or tags.
static inline int ag_card_is_blank(const ag_card *card)
{
    return (card->flags & AG_CARD_FACE_DOWN) != 0;
}

// Whose it is now: its controller, outside play its owner (CR 401.1).
static inline ag_seat ag_card_seat(const ag_card *card)
{
    return card->controller != 0 ? card->controller : card->owner;
}

// Counters (CR 404.1).
int ag_counter_count(const ag_state *state, ag_card_id card, ag_symbol name);
// 0: the card has no room for another kind of counter
int ag_counter_room(const ag_state *state, ag_card_id card, ag_symbol name);
// Negative removes.
void ag_counter_add(ag_state *state, ag_card_id card, ag_symbol name, int count);
// The same; if `apart` is set, not added to the counters that lie
// there, which keep their timestamp.
void ag_counter_put(ag_state *state, ag_card_id card, ag_symbol name, int count, int apart);
void ag_counter_clear(ag_state *state, ag_card_id card);

// This much damage was dealt to the card this turn.
void ag_card_note_damage(ag_state *state, ag_card_id card, int amount);
// CR 717.6: … was dealt to it, or prevented.
void ag_card_note_dealt(ag_state *state, ag_card_id card, int amount);

#endif
