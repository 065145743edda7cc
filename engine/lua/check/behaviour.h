// What a card does, as its data and its compiled effects say: facts that its text is compared with.
#ifndef AG_LUA_CHECK_BEHAVIOUR_H
#define AG_LUA_CHECK_BEHAVIOUR_H

#include "lua/host/host.h"

// Pushes what side 0 or 1 of a card shows, onto a Lua state of our own (check_words.c): by the name
// of where it stands (rules.lua) a table of the words, each true. Besides:
//   number                   its numbers, each true
//   keyword, damage          what it has, gives, takes, asks for or deals
//   dealt                    types of damage that effects name
//   value, declared value    names of values that effects read, that its data reads
//   whose, declared, waited  by whose cards they are, AG_TYPE_… as bits (all: cards of any type)
//                            that filters look for: anywhere; in its data, in play; of those whom
//                            it changes or waits for
//   values                   a list: name, number
//   targets                  a list: whose, types, is (what it is, and states); shown: in English
//   bare                     a list of the numbers in effects of the card itself: number, line
//   can_tell                 false: an effect could not be read, so that nothing is surely missing
void ag_behaviour_push(lua_State *L, const ag_host *host, uint16_t printed, int side);

#endif
