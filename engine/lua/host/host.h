// The script host: one Lua state with its budgets, the scripts that a game uses, and the catalog
// that they fill. A host serves one game and all its forks; a fork itself only owns its coroutines
// (scripts.c).
#ifndef AG_LUA_HOST_HOST_H
#define AG_LUA_HOST_HOST_H

#include <lauxlib.h>
#include <lua.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/letter.h"
#include "base/list.h"
#include "explain/collection.h"
#include "explain/findings.h"
#include "game/log/game.h"

// Raised errors: ours, with code, place and sentence; and those of Lua itself, reworded in the
// terms of the project.

// An error as a value of Lua. It is complete when it is raised, and no code reads its sentence.
typedef struct ag_raised {
    int code;                   // AG_FINDING_…
    int line;                   // 0: it is not about a file
    char path[512];
    char text[640];
} ag_raised;

const ag_raised *ag_raised_at(lua_State *L, int index);             // NULL: Lua itself raised it

// Pushes one about a line of a file.
void ag_raised_push_at(lua_State *L, int code, const char *path, int line, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

// "path:line: text".
void ag_raised_tell(const ag_raised *raised, ag_writer *out);

// "bad argument #2 to 'seat' (table expected, got string)" becomes "seat: argument 2 must be a
// table, got a text". What was attempted is given its article and, where the language has another
// word for it, a hint. Any other message stays as it is. Returns the code of the error:
// AG_FINDING_WRONG_TYPE or _SCRIPT.
int ag_raised_write(ag_writer *out, const char *message);

// Fills in the place with which a message of Lua begins, "path:line: ". Returns what follows; NULL:
// it has no place.
const char *ag_raised_place(const char *message, ag_raised *out);

// The key of the raid that a scenario declares, which is also the folder of the scenario's cards.
#define AG_INLINE_RAID "scenario"

typedef struct ag_host ag_host;

// A script pays in steps: one for each instruction of Lua, and more for an instruction that does
// the work of many (ag_host_spend). Steps are counted, not timed, so that a script stops at the
// same place on every machine.
enum {
    // Bytes that all scripts of a host may hold: a safety net under the budgets, which even 400
    // bytes a step (lists of nils) do not reach.
    AG_HOST_MEMORY_MAX = 128 * 1024 * 1024,
    AG_HOST_BLOCK_MAX = 1024 * 1024,          // bytes of one table or stack
    // Bytes of the keys of one table, which may all collide, and of a stack: 1,024 keys, 2,500
    // values.
    AG_HOST_KEYS_MAX = 48 * 1000,
    AG_HOST_TEXT_MAX = 16 * 1024,  // bytes of one text: copying and comparing it is one instruction
    AG_HOST_SOURCE_MAX = 64 * 1024,           // bytes of one file
    AG_HOST_WORD_MAX = 200,                   // bytes of a name, tag, counter or prompt
    // Steps of one frame over all its resumes, or of loading one file.
    AG_HOST_INSTRUCTIONS_MAX = 120 * 1000,
    AG_HOST_LOOK_MAX = 10 * 1000,             // steps of one condition
    // Bytes of texts, tables, groups and functions that a frame may make.
    AG_HOST_ALLOCATED_MAX = 8 * 1024 * 1024,
    AG_HOST_DEPTH_MAX = 180,                  // calls within calls
    AG_HOST_NOTES_MAX = 50,                   // notes of one frame that are heard
    AG_HOST_EXTRA_MAX = 64,                   // values behind the `...` of a function
};

// ---- life ----

// The source must outlive the host. It knows the words of data; one of ag_api_host_open those of
// effects, too; a bare one no words at all. Expected: AG_NO_MEMORY.
ag_status ag_host_open(const ag_source *source, ag_host **out, ag_error *error);  // loader.c
ag_status ag_host_bare(const ag_source *source, ag_host **out, ag_error *error);
ag_host *ag_host_keep(ag_host *host);           // adds a holder
void ag_host_close(ag_host *host);  // removes a holder, the last one closes it; takes NULL

ag_host *ag_host_of(lua_State *L);      // of any thread of its state
lua_State *ag_host_lua(const ag_host *host);  // the main thread: for loading and for making threads

const char *ag_host_lua_version(void);          // "5.4.4"

// ---- content ----

const ag_catalog *ag_host_catalog(const ag_host *host);
const ag_source *ag_host_source(const ag_host *host);
// What the key stands for in the set in use (sets.h): the text that was used before, else the one
// in the set's source. 0: the key is unknown.
int ag_host_find(const ag_host *host, const char *key, ag_script *out);

// The catalog with another version of the raid, by its number; 0: the first version.
const ag_catalog *ag_host_view(ag_host *host, uint16_t raid);

// The catalog number of a card, loaded on first use. Expected: AG_NOT_FOUND (with the nearest key),
// AG_BAD_CONTENT.
ag_status ag_host_load_card(ag_host *host, const char *key, uint16_t *printed, ag_error *error);

// Loads a raid (once for each host): fills `catalog.raid`, numbers its Bosses.
ag_status ag_host_load_raid(ag_host *host, const char *key, const ag_raid_def **raid,
                            ag_error *error);

// A word as a symbol; 0: it is not one. The second function makes it one if necessary; 0: the word
// is too long, or AG_WORDS_MAX words are in use.
ag_symbol ag_host_find_symbol(const ag_host *host, const char *word);
ag_symbol ag_host_symbol(ag_host *host, const char *word);
// The same for a word of the engine's own: no script pays for it.
ag_symbol ag_host_intern(ag_host *host, const char *word);
const char *ag_host_word(const ag_host *host, ag_symbol symbol);

// The other word that a tag is also read by (CR 202.1a, 202.4a), or NULL.
const char *ag_tag_also(const char *tag);

// The position of a raid's word ("stage") in `state->raid_words`, made now if necessary; -1: the
// raid has no such word.
int ag_host_raid_word(ag_host *host, const char *word);

// Whether a word that the raid lacks is 0 in this script: it is not of the raid's own set, nor of
// the scenario that plays, so the word may be of another raid.
int ag_host_raid_word_elsewhere(const ag_host *host, const char *key);

// The words that the raid has so far. 1: it has said which ones it has.
int ag_host_raid_words(const ag_host *host, ag_word_list *out);

// Pushes function `slot` of a power. 0: the power does not have it, and nothing is pushed.
int ag_host_push_function(ag_host *host, lua_State *L, uint16_t printed, uint16_t power, int slot);

// The number that a card's `values` give this name; 0: it has no such value.
int ag_host_value(const ag_host *host, uint16_t printed, const char *name, int32_t *out);
// What the card counts under this name; NULL: nothing.
const ag_amount *ag_host_count(const ag_host *host, uint16_t printed, const char *name);
// NULL past the last.
const char *ag_host_value_name(const ag_host *host, uint16_t printed, int index);

// The power of a card with this `id`, or the `later` with this name; -1: there is none.
int ag_host_power(const ag_host *host, uint16_t printed, const char *name);
// "power 2 (when)" or its id.
const char *ag_host_power_name(const ag_host *host, uint16_t printed, int power);

// ---- what a card declared besides the facts that the rules read ----

// Of one script; its powers with steps and modes.
enum { AG_POWERS_MAX = 96, AG_VALUES_MAX = 32, AG_COUNTS_MAX = 8 };

typedef struct ag_value {
    ag_symbol name;
    uint16_t declared;              // 1: something that the card declares reads it: value.<name>
    int32_t number;
} ag_value;

typedef struct ag_count {
    ag_symbol name;
    ag_amount amount;
} ag_count;

typedef struct ag_entry_power {
    const char *name;               // its id, or the name of a `later`; NULL: it has none
    const char *kind;               // "when.dies", "pays": for reports
    int line;                       // where its table begins
    int functions[AG_SLOT_COUNT];   // registry references, LUA_NOREF: none
} ag_entry_power;

typedef struct ag_printed {
    const char *path;           // of its file: "cards/hoa/x.lua"
    int value_count;
    ag_value *values;
    int count_count;
    ag_count *counts;           // amounts with names, that effects read
    ag_entry_power *powers;
    ag_summary *summaries;      // of its powers, once somebody asked (summary.h)
    const char *raw[2];  // the texts of its sides as they are written; NULL: none
    int ruling_count;
    // What its author says about it besides its text, numbers filled in
    const char *const *rulings;
} ag_printed;

const ag_printed *ag_host_printed(const ag_host *host, uint16_t printed);

// The i-th script used so far, in order of first use, and the set that it came with (sets.h);
// NULL past the last. `set` may be NULL.
const ag_script *ag_host_script(const ag_host *host, int index, int *set);

// The set from which cards are loaded from now on. Returns the one before.
int ag_host_use_set(ag_host *host, int set);

// ---- budgets and reports ----

// What a frame may still spend. Lives as long as the frame.
typedef struct ag_budget {
    int32_t instructions;
    int32_t bytes;
    int32_t notes;                  // that it made
} ag_budget;

ag_budget ag_host_budget(int instructions);

// Call around each resume (or call) of script code on `L`: the first starts the budget, the second
// puts it aside again. Calls nest, each with its own budget.
void ag_host_call_begin(ag_host *host, lua_State *L, ag_budget *budget);
void ag_host_call_end(ag_host *host, lua_State *L);

// Charges for the work of `steps` instructions that one did. Raises an error if that is more than
// is left; does nothing if no script is running.
void ag_host_spend(ag_host *host, int steps);

// The running script notes something: how many notes of its frame these are by now.
int ag_host_count_note(ag_host *host);

// Between these two calls, memory is used by the engine itself: its tables have as many keys as
// they need, and no script pays.
void ag_host_trust_begin(ag_host *host);
void ag_host_trust_end(ag_host *host);

// The error on top of the stack, whether it is Lua's or ours.
void ag_host_raised(const ag_host *host, lua_State *L, ag_raised *out);

// Reports the error on top of `L` (a thread that died, or a message): one sentence
// "cards/x/y.lua:14: …", then the traceback. Leaves the stack as it was. `limit`: instead, one of
// the rules that the script ran into while waiting on `L` (NULL: it has not begun).
void ag_host_report(ag_host *host, lua_State *L, const char *limit, ag_writer *out);

// Allocates memory that lives as long as the host (catalog facts). NULL: out of memory.
void *ag_host_hold(ag_host *host, size_t size);

// A game begins: players see cards under the names of the source (ag_source.called), the rules keep
// to the original ones; a raid is loaded as this mode plays it. `coverage` (must outlive the host,
// NULL: none) records which lines run.
struct ag_coverage;
void ag_host_play(ag_host *host, const char *mode, struct ag_coverage *coverage);

size_t ag_host_memory(const ag_host *host);     // bytes that Lua holds now

// What files of scripts return, and how they are called: for the loader, and for the tools of
// authors, which need no more of a host than host.h and this.

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

// ---- cards and raid of a scenario (loader.c) ----

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
// are reported. Expected: AG_BAD_CONTENT. (loader_deck.c)
ag_status ag_texts_read(ag_host *host, const char *key, ag_facts *facts, ag_error *error);

// Which lines and functions of the scripts ran. A host with a coverage records them as its scripts
// run; what a script may do, what it spends and its results stay the same.

// Counts the lines of all scripts of the source; one that does not compile has none. Expected:
// AG_NO_MEMORY.
ag_status ag_coverage_begin(const ag_source *source, ag_coverage **out, ag_error *error);

// A line or a function is about to run on this thread; `debug` is the hook's.
void ag_coverage_note(ag_coverage *coverage, lua_State *L, lua_Debug *debug);

#endif
