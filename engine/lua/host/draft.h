// What files of scripts return, and how they are called: for the loader, and for the tools of
// authors, which need no more of a host than host.h and this.
#ifndef AG_LUA_HOST_DRAFT_H
#define AG_LUA_HOST_DRAFT_H

#include "lua/host/host.h"
#include "lua/host/raised.h"

// ---- files ----

// Pushes what the file with this key returned: a draft, or a frozen value. Raises an error, also
// for cycles. `script` may be NULL. Returns the number of its version.
int ag_loader_push_file(lua_State *L, const char *key, ag_script *script);

// Calls `inside` with the request as light userdata and a budget of its own; an error becomes a
// sentence, and `host->raised`.
ag_status ag_loader_protect(ag_host *host, lua_CFunction inside, void *request, ag_error *error);

// The same with the scripts that this version of a card or raid came with.
ag_status ag_loader_revisit(ag_host *host, uint16_t printed, lua_CFunction inside, void *request,
                            ag_error *error);

// ---- cards and raid of a scenario (loader_inline.c) ----

enum {
    // Bytes of a scenario file: a whole game of five raiders, written as a scenario, has about
    // 150 KiB.
    AG_INLINE_SOURCE_MAX = 512 * 1024,
    AG_INLINE_CARDS_MAX = 32,  // declared in one scenario
};

// "bolt" of "scenario/bolt", "" of the scenario's raid; NULL: the key belongs to another folder.
const char *ag_inline_stem(const char *key);

// Defines the word `scenario`, which only files of scenarios may use.
void ag_inline_define(lua_State *L);

// Runs a file of scenarios, and pushes what it returns, or the error. The file counts as one that
// is being loaded: its cards may declare what those of any file may. Returns LUA_OK or an error.
int ag_inline_run(lua_State *L, const char *source, size_t size, const char *path);

int ag_inline_is_scenario(lua_State *L, int index);

// ---- drafts ----

enum {
    AG_DRAFT_CARD,  // `word` is the kind: "ally", "boss", …
    AG_DRAFT_RAID,
    AG_DRAFT_PHASE,
    AG_DRAFT_DECK,
    AG_DRAFT_TEXTS,
    AG_DRAFT_PACK,
    AG_DRAFT_MODE,
    AG_DRAFT_TARGET,
    AG_DRAFT_STEP,  // number: AG_STEP_…
    AG_DRAFT_GIVES,
    AG_DRAFT_PAYS,
    AG_DRAFT_WHEN,  // number: the event
    AG_DRAFT_AT,
    AG_DRAFT_INSTEAD,
    AG_DRAFT_PREVENTS,
    AG_DRAFT_RAISES,
    AG_DRAFT_DEATH_RATTLE,
    AG_DRAFT_CHANGES,
    AG_DRAFT_TRIBE,
    AG_DRAFT_DIPLOMACY,
    AG_DRAFT_STASH,
    AG_DRAFT_ENRAGED,
    AG_DRAFT_FINISHING_MOVE,
    AG_DRAFT_AS,
    AG_DRAFT_ENTERS,
    AG_DRAFT_SEQUENCE,
    AG_DRAFT_AGAIN,
    AG_DRAFT_EFFECT,
};

// What a word of the file made: its table is read once the whole card is there, so that `value.x`
// can mean a value that is declared below it. User values: 1 the table, 2 the name.
typedef struct ag_draft {
    uint8_t kind;
    uint8_t number;
    int line;
    char word[32];  // as the script wrote it: "when.dealt_damage"
    char path[160];
} ag_draft;

// Raises an error unless there is a table at `index`, for the word.
void ag_draft_check_table(lua_State *L, int index, const char *word);

#define AG_DATA_DRAFT "draft"     // its metatable in the registry

// Pushes a draft of the table (or nil) at index `table` with the name at index `name`; 0: no name.
void ag_draft_push(lua_State *L, int kind, int number, const char *word, int table, int name);

// Pushes the function that takes the table; 1. `name`: NULL if it has none.
int ag_draft_push_maker(lua_State *L, int kind, int number, const char *word, const char *name);

// `word "Name" { … }` with the name at index 1: pushes the function that takes the table. Returns
// 1.
int ag_draft_named(lua_State *L, int kind, const char *word);

const ag_draft *ag_draft_at(lua_State *L, int index);  // NULL: it is not one
int ag_draft_is(lua_State *L, int index, int kind);
void ag_draft_push_table(lua_State *L, int index);     // nil if it has none
const char *ag_draft_name(lua_State *L, int index);    // valid while the draft lives; "": none

// What the loader is reading: errors name its place, values come from its card.
typedef struct ag_reading {
    const ag_draft *draft;          // NULL: no draft is being read
    ag_value *values;
    int value_count;
    uint16_t rule;                  // that it cites
    uint64_t *tallies;              // what its card asks the game to count; NULL: not a card
    struct ag_powers *powers;       // of the script that is being read; NULL: none
    struct ag_card_reader *card;    // the card that is being read; NULL: none
    const ag_raid_def *raid;        // the raid that is being read; NULL: none
} ag_reading;

// Begins to read the draft at `index`: pushes its table, and errors name its place. Returns what
// was being read before.
ag_reading ag_reading_begin(lua_State *L, int index);
void ag_reading_end(lua_State *L, ag_reading before);           // pops the table

// From here on value.<name> is a value of this card, which is loaded.
void ag_reading_values(lua_State *L, uint16_t printed);

// Reads the fields of the draft on top of the stack, which stays there.
struct ag_field_row;
void ag_draft_read(lua_State *L, const char *what, const struct ag_field_row *rows, void *out);

// Checks a phase or sequence outside a raid's file.
void ag_phase_check(lua_State *L);

// Reads the file of texts `key`: passes each translation, with its values filled in, to
// `facts->report` (NULL: they are only checked); loads the cards. While a file is checked, errors
// are reported. Expected: AG_BAD_CONTENT. (loader_texts.c)
ag_status ag_texts_read(ag_host *host, const char *key, ag_facts *facts, ag_error *error);

#endif
