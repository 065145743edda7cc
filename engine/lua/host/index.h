// Handlers for names that are in no row: the values of a card, the members of a group, targets,
// decks, memory. Each takes (value, key).
#ifndef AG_LUA_HOST_INDEX_H
#define AG_LUA_HOST_INDEX_H

#include <lauxlib.h>
#include <lua.h>

#include "state/catalog.h"

int ag_index_card(lua_State *L);            // lua_card.c
int ag_index_memory(lua_State *L);
int ag_memory_write(lua_State *L);          // (memory, key, value)
int ag_index_group(lua_State *L);           // lua_group.c
extern const luaL_Reg ag_group_operators[];
int ag_index_decks(lua_State *L);           // lua_deck.c
int ag_index_targets(lua_State *L);         // lua_event.c

// The text of any handle: its card's name, its player's name, the size of a group.
int ag_handle_text(lua_State *L);           // handle_text.c

// Whether some cost of the card records a number for me.paid (CR 403).
int ag_costs_record(const ag_card_def *def);

#endif
