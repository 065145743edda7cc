// What the files that load scripts share: from drafts to facts of the catalog.
#ifndef AG_LUA_LOAD_LOADER_H
#define AG_LUA_LOAD_LOADER_H

#include "lua/data/data_lua.h"
#include "lua/host/host_private.h"

// ---- facts (loader_deck.c) ----

// ag_trait_read: hero = "Traitor" of a power (CR 206.1c). ag_talent_take: the talent spec among the
// tags of a hero (CR 202.5). ag_tag_read: a tag of `tags`, with the limit in it: "Head (1)"; at:
// ag_side_def.
ag_field_reader ag_trait_read;
void ag_talent_take(lua_State *L, ag_card_def *def);
ag_field_item ag_tag_read;
int ag_tags_have(lua_State *L, const ag_side_def *side, const char *word);
ag_field_reader ag_requires_read;  // `requires` (CR 100.2b to 100.2d); at: a text

// ---- files (loader.c) ----

// Loads the card with this key, or the raid, as a version that the set in use does not have yet
// (loader.c).
ag_status ag_loader_load(ag_host *host, const char *key, int is_raid, uint16_t *printed,
                         ag_error *error);

// Runs the file and pushes what it returned, frozen.
void ag_loader_run(lua_State *L, const ag_script *script);

// " (did you mean …?)" for an unknown key, or "".
const char *ag_loader_meant_file(lua_State *L, const char *key);

// Replaces what a file of scenarios returned, on top of the stack, by its card `stem`, or by its
// raid for ""; nil if there is none.
void ag_inline_push_declared(lua_State *L, const char *stem);

// ---- reading drafts (field_read.c, loader_….c) ----

// Read what a card (or a mode of it) attaches to, and where it stays (loader_target.c). At:
// ag_card_def.
ag_field_reader ag_attach_read;
ag_field_reader ag_attached_by_effect_read;
ag_field_reader ag_host_read;
void ag_attach_of_modes(ag_card_def *def);                      // call once its powers are kept

// The powers of the script that is being read (ag_reading).
typedef struct ag_powers {
    int count;
    const char *key;  // of the script: the rules of its set may be cited; NULL: the base game's
    ag_power_def powers[AG_POWERS_MAX];
    ag_entry_power entries[AG_POWERS_MAX];
} ag_powers;

// Begins those of a script with this key, until they are kept or left; an error in between leaves
// them, too. In memory outside of Lua, as it is large and hardly ever full.
void ag_powers_open(lua_State *L, const char *key);
void ag_powers_leave(lua_State *L);

// Makes the function of a field the slot `number` of a power (at: ag_power_def).
ag_field_reader ag_function_read;
ag_power_def *ag_powers_add(lua_State *L, int kind, const char *word);

// The text of a card that is played: the first of its powers, made as it is first asked for; its
// modes follow.
ag_power_def *ag_powers_play(lua_State *L);

// An item of a list of powers, or of a table of them with names. The row's number: the sides that
// have it; on both with a name: a later power; on none: a grant.
enum { AG_ON_NONE, AG_ON_FRONT, AG_ON_BACK, AG_ON_BOTH };
ag_field_item ag_power_read;

// The number of a grant, by its name, in the script that is being read or is running.
int ag_powers_granted(lua_State *L, const char *name);

// At: ag_power_def, one of those that are being read.
ag_field_reader ag_targets_read;
ag_field_reader ag_modes_read;

ag_field_reader ag_cost_table_read;  // at: ag_cost

// The cost on top of the stack: a number, x, or a sum of them. How many X stand in it: `x_count`.
int16_t ag_cost_number_read(lua_State *L, const ag_field_row *row, uint8_t *x_count);

// The rule that `cites` names; of a row without a place, that of the script or part that is read.
ag_field_reader ag_cites_read;

// Writes the powers into the catalog's memory, and leaves them.
void ag_powers_keep(lua_State *L, uint16_t printed, ag_card_def *def);

// ---- keywords (loader_kind.c) ----

// What keywords mean, as Lua: the text of keywords.lua, made by cmake/schema.cmake.
extern const char ag_keywords_lua[];

// Pushes what keywords.lua has under the word: where that is a table, what is in it under `name`.
void ag_keywords_push(lua_State *L, const char *word, const char *name);

// The keyword that the text at `index` names, with the number after it (1 for a keyword without
// numbers); `field` is for errors.
int ag_keyword_read(lua_State *L, const char *field, int index, int *number);

ag_field_item ag_keyword_print_read;  // an item of `keywords`; at: ag_side_def

// Prints the keyword on the side, be it that one of its powers stands for it.
void ag_side_print(ag_side_def *side, int keyword, int number);

// Reads what keywords mean, as a card of the catalog that is never played. Expected: AG_NO_MEMORY.
ag_status ag_keywords_load(ag_host *host, ag_error *error);

// The text with the values filled in, kept by the host.
const char *ag_text_fill(lua_State *L, const char *text);

ag_field_item ag_rather_read;  // an item of a card's `rather_than` (loader_cost.c); at: ag_card_def
ag_field_item ag_named_cost_read;  // … of its `costs`

// Fill in the card (raid) from the draft on top of the stack. `printed` is its number. The first:
// what everything in the catalog has.
void ag_card_begin(lua_State *L, ag_card_def *def, const char *name, uint32_t types);
void ag_card_read(lua_State *L, ag_card_def *def, uint16_t printed);
ag_field_reader ag_back_read;  // at: ag_card_def, whose front and its powers are read
void ag_raid_read(lua_State *L, ag_raid_def *raid, ag_card_def *def, uint16_t printed);

// At: ag_raid_def, its `boss_turn` or `raider_turn` (loader_cost.c).
ag_field_item ag_turn_step_read;

// Adds the phase whose draft is on top of the stack to the turn.
void ag_phase_read(lua_State *L, ag_turn_def *turn);

// Makes the function on top of the stack one that the rules call by its power's number, which is
// returned. `row`: of the field that it stands in.
int ag_powers_add_call(lua_State *L, const ag_field_row *row, const char *name);

// Reads the draft of a sequence on top of the stack, which stays there (loader_cost.c).
void ag_sequence_read(lua_State *L, ag_sequence_def *out);

// Reading one power. Its fields are read by their rows into its ag_power_def; what concerns several
// of them is checked by kind: of what waits for something in loader_watch.c, of others in
// loader_power.c.

// Where a row keeps its field in an ag_power_def.
#define AG_OF_POWER(member) AG_AT(ag_power_def, member)
#define AG_OF_WATCH(member) AG_AT(ag_power_def, watch.member)

// The card to which it happens, and the one that does it.
#define AG_SUBJECT_OF_WATCH .at = AG_OF_WATCH(subject), .has = AG_OF_WATCH(has_subject)
#define AG_SOURCE_OF_WATCH .at = AG_OF_WATCH(source), .has = AG_OF_WATCH(has_source)

// The player whom a power waits for.
extern const char *const ag_power_whose[3];
#define AG_WHOSE_OF_WATCH                                                                          \
    .words = { ag_power_whose, 3 }, .number = AG_WHOSE_YOURS, .at = AG_OF_WATCH(whose)

// Readers of rows whose struct is an ag_power_def.
ag_field_reader ag_may_read;        // of triggers
ag_field_reader ag_power_id_read;
ag_field_reader ag_worth_read;      // an amount of what all can see who use it

// Checks what concerns several fields of a power that has been read; its table is on top of the
// stack.
typedef void ag_power_end(lua_State *L, ag_power_def *power);
ag_power_end ag_power_end_when;
ag_power_end ag_power_end_instead;
ag_power_end ag_power_end_enters;
ag_power_end ag_power_end_prevents;
ag_power_end ag_power_end_changes;

#endif
