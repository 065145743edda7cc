// The words that an effect may use. Each is one row, from which binding, documentation and "did you
// mean" are made.
#ifndef AG_LUA_WORDS_API_H
#define AG_LUA_WORDS_API_H

#include <lua.h>
#include <stddef.h>
#include <stdint.h>

#include "base/span.h"
#include "lua/host/host.h"

enum {
    AG_API_END,             // after the last row of a noun
    AG_API_FIELD,           // read as value.name: the function takes the value
    AG_API_VERB,            // called as value:name(...)
    AG_API_FILTER_VERB,     // the same, and on filters
    AG_API_WORD,            // a global function
    AG_API_READER,          // raid.<name>: the function takes the name
};

typedef struct ag_api_row {
    uint8_t kind;
    const char *name;
    const char *usage;      // "source:deal(amount, type, to, { unpreventable = true })"
    const char *returns;    // "" where it returns nothing
    const char *errors;     // when it is a fault, "" for never
    const char *rule;       // "CR 408", "" where no rule is about it
    const char *doc;
    lua_CFunction function;
} ag_api_row;

// A noun with its rows: "cards" are the verbs of one card and of a group.
typedef struct ag_api_noun {
    const char *name;
    const char *title;
    const char *doc;
    const ag_api_row *rows;
} ag_api_noun;

extern const ag_api_row ag_api_cards[];         // lua_cards.c: verbs of a card or group
extern const ag_api_row ag_api_gain[];          // lua_gain.c: gain, begin
extern const ag_api_row ag_api_damage[];        // lua_damage.c: deal, heal, put_damage
extern const ag_api_row ag_api_card[];          // lua_card.c
extern const ag_api_row ag_api_alike[];         // lua_alike.c: of a card
extern const ag_api_row ag_api_keyword[];       // lua_keyword.c: of a card
extern const ag_api_row ag_api_group[];         // lua_group.c
extern const ag_api_row ag_api_player[];        // lua_player.c
extern const ag_api_row ag_api_turn[];          // lua_turn.c: turns and seats of a player
extern const ag_api_row ag_api_name[];          // lua_name.c
extern const ag_api_row ag_api_collection[];    // lua_collection.c
extern const ag_api_row ag_api_play[];          // lua_play.c: plays, completes, places
extern const ag_api_row ag_api_choose[];        // lua_choose.c: of a player or several
extern const ag_api_row ag_api_search[];        // lua_search.c: of a player
extern const ag_api_row ag_api_deck[];          // lua_deck.c
extern const ag_api_row ag_api_pile[];          // lua_deck.c
extern const ag_api_row ag_api_link[];          // lua_link.c
extern const ag_api_row ag_api_targets[];       // lua_targets.c
extern const ag_api_row ag_api_event[];         // lua_event.c
extern const ag_api_row ag_api_raid_player[];   // lua_raid.c: of a player
extern const ag_api_row ag_api_raid_players[];  // lua_raid.c: of one player or several
extern const ag_api_row ag_api_print[];         // lua_print.c: of a card
extern const ag_api_row ag_api_raid_card[];     // lua_raid.c: of a card
extern const ag_api_row ag_api_game[];          // lua_game.c: globals

extern const ag_api_noun ag_api_nouns[];        // ends with a row of zeroes

// Words of lua_raid.c that are rows of ag_api_game.
int ag_word_marked(lua_State *L);
int ag_word_unmark(lua_State *L);

// The word `end_turn` (lua_turn.c), a row of ag_api_game.
int ag_word_end_turn(lua_State *L);

// Binds all words to the host: metatables, globals, the verbs of filters. Call it next after
// opening a host. Expected: AG_NO_MEMORY.
ag_status ag_api_open(ag_host *host, ag_error *error);

// ---- for those who read scripts without running them ----

// The kinds of values that have rows, in the order of the bindings.
enum {
    AG_NOUN_CARD,
    AG_NOUN_GROUP,
    AG_NOUN_PLAYER,
    AG_NOUN_DECK,
    AG_NOUN_DECKS,
    AG_NOUN_PILE,
    AG_NOUN_LINK,
    AG_NOUN_EVENT,
    AG_NOUN_TARGETS,
    AG_NOUN_MEMORY,
    AG_NOUN_COUNT
};

// The row with this name among the nouns (AG_BIT(AG_NOUN_…)); NULL: none of them has it.
const ag_api_row *ag_api_find(unsigned nouns, const char *name);
// Of the i-th of their rows; NULL past the last
const char *ag_api_row_name(unsigned nouns, int index);

// The lists of rows that a kind of value has (AG_META_…), ending with NULL; NULL after the last
// kind.
const ag_api_row *const *ag_api_rows_of(int index, const char **meta);

// Raises "a card has no field "x" (did you mean "y"?)" from the names of the value's noun.
int ag_api_no_field(lua_State *L, int index, const char *name);

// Writes docs/api.md from the rows.
void ag_lua_docs(ag_text *out);

#endif
