// Handles: what a script holds instead of the state. Small userdata with an id inside, one for each
// object, so that two handles of one object are the same value. Their text never shows an address.
#ifndef AG_LUA_HOST_HANDLE_H
#define AG_LUA_HOST_HANDLE_H

#include <lauxlib.h>

#include "state/catalog.h"
#include "state/state.h"

// Kinds of handles besides AG_REF_CARD, AG_REF_LINK, AG_REF_SEAT and AG_REF_PILE.
enum { AG_HANDLE_DECK = 16, AG_HANDLE_DECKS, AG_HANDLE_MEMORY };

// Metatables in the registry; errors name the value by them.
#define AG_META_CARD "card"
#define AG_META_LINK "link"
#define AG_META_PLAYER "player"
#define AG_META_PILE "pile"
#define AG_META_DECK "deck"
#define AG_META_DECKS "decks"
#define AG_META_MEMORY "memory"
#define AG_META_GROUP "group"
#define AG_META_EVENT "event"
#define AG_META_TARGETS "targets"

// Several objects, in order. Never changes once a script has it.
typedef struct ag_group {
    int count;
    int of_players;
    ag_ref refs[];
} ag_group;

// What triggered an effect, or would happen; and the values that were passed with it.
typedef struct ag_event_handle {
    ag_event event;
    ag_ref captured[3];
} ag_event_handle;

// The targets of a link, read by the names that its power gave them.
typedef struct ag_targets_handle {
    ag_link_id link;
    uint16_t printed;
    uint16_t power;
} ag_targets_handle;

// ---- pushing: each function pushes one value, and returns 1 ----

int ag_push_ref(lua_State *L, ag_ref ref);        // nil for AG_REF_NONE, a number for AG_REF_NUMBER
int ag_push_card(lua_State *L, ag_card_id card);  // nil for the zero id
int ag_push_player(lua_State *L, ag_seat seat);   // nil for nobody
int ag_push_handle(lua_State *L, int kind, int seat, int slot, int life);
int ag_push_group(lua_State *L, const ag_ref *refs, int count);
int ag_push_cards(lua_State *L, const ag_card_id *cards, int count);
// Clockwise from `from`.
int ag_push_players(lua_State *L, const ag_state *state, uint8_t seats, ag_seat from);
void ag_push_event(lua_State *L, const ag_event *event, const ag_ref captured[3]);
void ag_push_targets(lua_State *L, ag_link_id link, uint16_t printed, uint16_t power);

// ---- reading ----

// NULL: the value is not such a handle.
const ag_ref *ag_to_handle(lua_State *L, int index);
const ag_group *ag_to_group(lua_State *L, int index);

// Its rank among all handles, for loops that must run in the same order each time.
lua_Integer ag_handle_rank(const ag_ref *ref);

// The noun of a value, as errors name it: "card", "group", "number", …
const char *ag_noun_of(lua_State *L, int index);

// Makes the table that keeps one handle for each object, and their metatables, which the words of
// effects fill. Called once for a Lua state.
void ag_handles_open(lua_State *L);

// ---- names that are in no row: the values of a card, the members of a group; 0: not there ----

int ag_index_card(lua_State *L);  // lua_card.c
int ag_index_memory(lua_State *L);
int ag_memory_write(lua_State *L);  // (memory, key, value)
int ag_index_group(lua_State *L);   // lua_group.c
extern const luaL_Reg ag_group_operators[];
extern const luaL_Reg ag_member_operators[];  // of one card or player
int ag_index_decks(lua_State *L);    // lua_deck.c
int ag_index_targets(lua_State *L);  // lua_event.c

// The text of any handle: its card's name, its player's name, the size of a group.
int ag_handle_text(lua_State *L);

// Whether some cost of the card records a number for me.paid (CR 403).
int ag_costs_record(const ag_card_def *def);

#endif
