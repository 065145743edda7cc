// What happens, and what waits because of it: events, the links of the chain with their targets,
// and triggers that are not on the chain yet. All of it is part of ag_state.
#ifndef AG_STATE_LINK_H
#define AG_STATE_LINK_H

#include <stdint.h>

#include "state/data.h"
#include "state/ids.h"

// ---- events ----

enum {
    AG_EVENT_COMBAT = 1,            // combat damage
    AG_EVENT_BY_GAME = 2,           // CR 103.3
    AG_EVENT_FATAL = 4,             // destruction by fatal damage; damage that is fatal (CR 405.2)
    AG_EVENT_HIDDEN = 8,            // only the seats in `seen` know the card's face
    AG_EVENT_UNPREVENTABLE = 16,
    AG_EVENT_TO_BACK = 32,          // a card is turned over to its back
};

typedef struct ag_event {
    uint8_t kind;                   // AG_EVENT_… of rules/events.def
    ag_seat seat;                   // the player it is about
    ag_seat by;                     // the player who caused it
    uint8_t flags;
    ag_card_id card;                // what it happens to
    ag_card_id source;              // the card that does it
    uint16_t card_printed;          // the cardboards, to describe them after they have moved
    uint16_t source_printed;
    ag_link_id link;
    int32_t amount;
    uint16_t damage;                // damage types
    uint16_t rule;                  // AG_RULE_…
    uint8_t from;                   // zones
    uint8_t to;
    uint8_t seen;
    uint8_t word;                   // a raid word, a keyword, a step: depends on the kind
    // The id after the move (CR 415.9b). Of damage: with what it is dealt (CR 408.3d); of prevented
    // damage: who would have dealt it (CR 717.2d).
    ag_card_id became;
    ag_symbol symbol;               // a counter's name
    uint16_t spare;
} ag_event;
_Static_assert(sizeof(ag_event) == 40, "no padding");

// What is attacked or sabotaged and not a card (CR 601.2b): `from` is its zone, AG_ZONE_NOWHERE for
// a player, and `word` says whose it is, and beside which of their decks it lies.
static inline uint8_t ag_thing_word(ag_seat seat, int deck)
{
    return (uint8_t)(seat << 4 | deck);
}

static inline ag_seat ag_thing_seat(const ag_event *event)
{
    return event->word >> 4;
}

static inline int ag_thing_deck(const ag_event *event)
{
    return event->word & 15;
}

// ---- the chain ----

enum {
    AG_LINK_FREE, AG_LINK_CARD, AG_LINK_RESOURCE, AG_LINK_EFFECT, AG_LINK_TRIGGER, AG_LINK_PROPOSAL,
    AG_LINK_STRIKE, // classic: the weapon, with its wielder as the target AG_WIELDER_INDEX
    AG_LINK_COST    // what an effect asks for, while it is paid: it never joins the chain
};
enum {
    AG_LINK_UNINTERRUPTIBLE = 1,
    AG_LINK_RESOLVING = 2,
    AG_LINK_ANNOUNCING = 4,         // not added yet (CR 707.1)
    AG_LINK_REST_RESOURCES = 8,     // finally the card becomes a face-down resource (R201.2a)
    AG_LINK_FACE_DOWN = 16,         // a resource placed face down
    AG_LINK_INTERRUPTED = 32,
    AG_LINK_COSTLESS = 128,         // triggers, events: nothing is paid
    // An event whose targets could not be chosen; a proposal without its attacker.
    AG_LINK_UNAIMED = 64,
    AG_LINK_EXHAUSTED = AG_LINK_REST_RESOURCES,     // of a resource: it enters exhausted
    // Of a resource: it does not count as the resource placed this turn (CR 412.1c).
    AG_LINK_ADDITIONAL = AG_LINK_UNAIMED,
};

// How a link is paid for: by the cost printed on it, not at all ("without paying its cost"), or by
// a term: the cost of an AG_POWER_TERM, "rather than" its own (CR 403.3).
enum { AG_PAYS_PRINTED, AG_PAYS_NOTHING, AG_PAYS_TERM };

typedef struct ag_term {
    uint16_t printed;               // the card whose script it runs; 0: none
    uint16_t power;
} ag_term;

typedef struct ag_link {
    uint16_t life;
    uint8_t kind;
    uint8_t flags;
    ag_card_id card;        // the card itself, the source of the effect, or the proposed attacker
    uint16_t printed;
    uint16_t power;
    ag_seat controller;
    uint8_t mode;           // 1 + the mode chosen; 0: none
    int16_t x;
    int16_t paid;           // what an additional cost recorded
    uint16_t stirred;  // conditions that its source broke meanwhile: AG_BIT(AG_LASTS_…) (CR 714.3b)
    uint32_t order;         // higher is nearer to the top
    ag_event event;         // the event of a trigger; of a card the zone that it was in before
    ag_ref captured[3];     // what a delayed trigger captured
    uint8_t pays;           // AG_PAYS_…
    uint8_t modes;          // all that were chosen: AG_BIT(mode); `mode` is the current one
    uint16_t empowered;     // AG_BIT(AG_CLASS_…) of the characters when it was added (ag_empowered)
    ag_term term;           // its alternate cost
    ag_term added[2];       // terms that other cards add to its cost
    uint16_t grant;         // the slot in `grants` of the power that is used; 0: not recorded
    uint8_t given;          // the power that this is an effect of was given to its source
    uint8_t race;           // AG_TAG_… chosen for its Rift; 0: not chosen yet
    ag_seat chooser;        // who chose its modes (CR 707.1c); 0: it has none
    uint8_t spare[3];
} ag_link;
_Static_assert(sizeof(ag_link) == 112, "no padding");

// A card's link that has left the chain, while something still refers to it.
typedef struct ag_left {
    ag_link link;
    uint16_t slot;                  // where it stood; 0: free
    uint16_t spare;
} ag_left;
_Static_assert(sizeof(ag_left) == sizeof(ag_link) + 4, "no padding");

typedef struct ag_target {
    uint16_t link;  // slot, or AG_LINK_MAX + the slot among `left`; 0: free
    uint8_t index;  // which target of the power; this is the filter it was chosen by
    uint8_t gone;   // found illegal when the link resolved (CR 709.2a)
    ag_ref ref;
    int16_t share;  // its share of what the link divides (CR 707.1d)
    uint16_t whose;  // of "one for each player", the player for whom it was chosen; 0: of others
} ag_target;
_Static_assert(sizeof(ag_target) == 16, "no padding");

typedef struct ag_waiting {         // a trigger that happened and waits to be added (CR 708)
    uint16_t printed;               // 0: free
    uint16_t power;
    ag_card_id source;
    ag_seat controller;
    uint8_t given;                  // the power was given to its source
    uint16_t watch;                 // the delayed trigger's slot + 1, for what it captured
    ag_event event;
    uint32_t order;
    ag_ref captured[3];
    int16_t x;                      // of a keyword: the number behind it
    uint16_t spare2;
} ag_waiting;
_Static_assert(sizeof(ag_waiting) == 84, "no padding");

#endif
