// Ids. An id is passed by value; the zero id is nobody. `life` grows whenever the object in the
// slot becomes a different one, so an id goes stale exactly when the rules say that the card became
// a different card (CR 415.9a).
#ifndef AG_STATE_IDS_H
#define AG_STATE_IDS_H

#include <stdint.h>

typedef struct ag_card_id {
    uint16_t slot;
    uint16_t life;
} ag_card_id;

typedef struct ag_link_id {
    uint16_t slot;
    uint16_t life;
} ag_link_id;

// A place at the table, 1 to AG_SEAT_MAX; 0 is nobody. Raiders are 1 to N, the Boss player N + 1.
typedef uint8_t ag_seat;

// What a target, a choice option or a reply can name.
enum {
    AG_REF_NONE, AG_REF_CARD, AG_REF_LINK, AG_REF_SEAT, AG_REF_PILE, AG_REF_NUMBER, AG_REF_WORD
};
typedef struct ag_ref {
    uint8_t kind;
    uint8_t seat;           // AG_REF_SEAT: the player; AG_REF_PILE: the pile's index
    uint16_t slot;          // AG_REF_CARD, AG_REF_LINK; AG_REF_WORD: the symbol
    uint16_t life;
    int16_t number;         // AG_REF_NUMBER
} ag_ref;

static inline int ag_card_id_same(ag_card_id a, ag_card_id b)
{
    return a.slot == b.slot && a.life == b.life;
}

static inline ag_ref ag_ref_card(ag_card_id id)
{
    return (ag_ref){ .kind = AG_REF_CARD, .slot = id.slot, .life = id.life };
}

static inline ag_ref ag_ref_link(ag_link_id id)
{
    return (ag_ref){ .kind = AG_REF_LINK, .slot = id.slot, .life = id.life };
}

static inline ag_ref ag_ref_number(int number)
{
    return (ag_ref){ .kind = AG_REF_NUMBER, .number = (int16_t)number };
}

static inline ag_ref ag_ref_seat(ag_seat seat)
{
    return (ag_ref){ .kind = AG_REF_SEAT, .seat = seat };
}

// The zero id if the ref names something else.
static inline ag_card_id ag_ref_as_card(ag_ref ref)
{
    return ref.kind == AG_REF_CARD ? (ag_card_id){ ref.slot, ref.life } : (ag_card_id){ 0, 0 };
}

static inline ag_link_id ag_ref_as_link(ag_ref ref)
{
    return ref.kind == AG_REF_LINK ? (ag_link_id){ ref.slot, ref.life } : (ag_link_id){ 0, 0 };
}

static inline int ag_ref_same(ag_ref a, ag_ref b)
{
    return a.kind == b.kind && a.seat == b.seat && a.slot == b.slot && a.life == b.life
           && a.number == b.number;
}

#endif
