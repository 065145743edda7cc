// What C is made of that scripts call: their values, their errors, what runs now, and what they may
// do.
#ifndef AG_LUA_HOST_SCRIPT_H
#define AG_LUA_HOST_SCRIPT_H

#include "lua/bytecode/scan.h"
#include "lua/host/host.h"

// What C hands to Lua: texts, lists of words, fields of tables.

// Pushes a text of the engine's own, and returns 1. (Lua caches recent texts of lua_pushstring by
// their address: of two runs of a game, only one would make the text again, and its script would
// pay for it.)
int ag_lua_push_text(lua_State *L, const char *text);
int ag_lua_push_number(lua_State *L, lua_Integer number);  // returns 1, as the next does
int ag_lua_push_flag(lua_State *L, int holds);
void ag_lua_push_words(lua_State *L, ag_word_list list);  // a list

// Set a field of the table on top of the stack.
void ag_lua_set(lua_State *L, const char *field, lua_Integer number);
void ag_lua_set_text(lua_State *L, const char *field, const char *text);
void ag_lua_set_flag(lua_State *L, const char *field, int holds);
void ag_lua_set_words(lua_State *L, const char *field, ag_word_list list);

// Handles: what a script holds instead of the state. Small userdata with an id inside, one for each
// object, so that two handles of one object are the same value. Their text never shows an address.

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
int ag_index_group(lua_State *L);   // lua_choose.c
extern const luaL_Reg ag_group_operators[];
extern const luaL_Reg ag_member_operators[];  // of one card or player
int ag_index_decks(lua_State *L);    // lua_deck.c
int ag_index_targets(lua_State *L);  // lua_link.c

// The text of any handle: its card's name, its player's name, the size of a group.
int ag_handle_text(lua_State *L);

// Whether some cost of the card records a number for me.paid (CR 403).
int ag_costs_record(const ag_card_def *def);

// Errors that scripts make: a sentence with its code and its place, raised or, while a file is
// checked, reported.

// Raises an error with its code at the line of the script that called.
_Noreturn void ag_lua_fail(lua_State *L, int code, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

// The same for a field of a table; while a card is read, at the line of the field. Instead of a
// name, `field` may be words with a point or a brace, "value.amount": then the line that contains
// them.
_Noreturn void ag_lua_fail_field(lua_State *L, int code, const char *field, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

// As ag_lua_fail_field, unless it is so. `field` may be NULL: at the line of the draft.
void ag_lua_need(lua_State *L, int is_so, int code, const char *field, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

// Raises "<text>, not <what is at the index>", as ag_lua_fail_field does, unless that fits.
void ag_lua_need_value(lua_State *L, int fits, int index, const char *field, const char *format,
                       ...) __attribute__((format(printf, 5, 6)));

// "<field> is <wanted>, not <what is on top of the stack>", unless that fits.
void ag_lua_need_type(lua_State *L, int fits, const char *field, const char *wanted);

// Where the script is: its innermost function, or the file that is being loaded; otherwise `out`
// has no place.
void ag_lua_place(lua_State *L, ag_raised *out);

// The line of this field in the draft that is being read; the draft's own line if it does not have
// the field.
int ag_lua_field_line(lua_State *L, const char *field);

// As ag_lua_fail_field for what need not end the reading: while a file is checked it is reported,
// and this returns.
void ag_lua_complain(lua_State *L, int code, const char *field, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

// ---- while a file is checked, an error ends only the part in which it was raised ----

// From now on the host's loader reports what is wrong and goes on; NULL: it raises errors again.
// Returns where it reported before.
ag_findings *ag_host_check(ag_host *host, ag_findings *findings);
ag_findings *ag_host_findings(const ag_host *host);

// Reports what ended the last ag_loader_protect of the host, or the sentence if nothing was raised
// in it.
void ag_check_ended(const ag_host *host, ag_findings *findings, const ag_error *error);

// A part of a draft: it reads the table at `table`.
typedef void ag_part(lua_State *L, int table, void *context);

// Reads a part. In a game errors are raised. While a file is checked they are reported, and the
// loader goes on after the part: then this returns 0, with the stack and the reading as before.
int ag_loader_part(lua_State *L, int table, ag_part *read, void *context);

// Runs a word of data. If its file is being checked, an error in it is reported, and the word
// returns a value that every word accepts and passes on, so that the file runs on. Nothing more is
// reported about that value.
int ag_lua_guard(lua_State *L, lua_CFunction word);

// ---- words of messages ----

// What a value is, for messages: `"fire"`, `a table`, `12`; of a draft its word. The text is valid
// until the function returns to Lua.
const char *ag_lua_shown(lua_State *L, int index);

// "<words>, <but> <the value>", for messages: "a text, not 7". The text is valid until the function
// returns to Lua.
const char *ag_lua_wrong(lua_State *L, int index, const char *but, const char *format,
                         va_list list);

// "(did you mean …?)" or "": the nearest of the words, for messages. The text is valid until the
// function returns to Lua.
const char *ag_lua_meant(lua_State *L, const char *word, const char *const *words, int count);
const char *ag_lua_meant_of(lua_State *L, const char *word, ag_candidate *next, void *among);
// … of the text keys of a table.
const char *ag_lua_meant_key(lua_State *L, int table, const char *word);
// … and for a word that stands alone: `print` of Lua means `note`.
const char *ag_lua_meant_word(lua_State *L, int table, const char *word);

// The place of a name among the candidates, or of a word in a list; if it is not there, raises
// "<no> "<name>"" with what was meant, for a field "<field>: <no> …" at its line. `no`: "there is
// no zone".
int ag_lua_find(lua_State *L, const char *field, const char *no, const char *name,
                ag_candidate *next, void *among);
int ag_lua_find_word(lua_State *L, const char *field, const char *no, const char *word,
                     const char *const *words, int count);

// Frames in Lua: a handler is a coroutine that begins, waits for the tasks that it pushed, and goes
// on. There is one place where a handler waits: ag_run_wait.

// What is running in a Lua state right now. A fork runs the same Lua state with rules of its own,
// so this is set again whenever a function begins or goes on.
typedef struct ag_run {
    ag_rules *rules;
    const ag_frame *frame;
    int slot;               // of the frame; 0: a condition, which must not change anything
} ag_run;

// Returns what ran before, so that the caller can restore it.
const ag_run *ag_run_set(lua_State *L, const ag_run *run);

// What is running now, for reading. Raises a Lua error if nothing is (a file is being loaded).
const ag_run *ag_run_now(lua_State *L, const char *word);

// Whether it is what a raid does as the game ends (at_end): like a condition, but for what tells.
int ag_run_ends(const ag_run *run);

// The same for a verb: refuses conditions, and frames that ask for too much.
const ag_run *ag_run_verb(lua_State *L, const char *word);

// The rule that the running power cites, AG_RULE_…; 0: none.
uint16_t ag_run_rule(const ag_run *run);

// Whether the effect reaches this character in play, or this player, who is in the game
// (rules/numbers/apart.c).
int ag_run_reaches(const ag_run *run, ag_card_id card);
int ag_run_reaches_seat(const ag_run *run, ag_seat seat);

// Counts objects that the frame asks for against AG_FRAME_OBJECT_MAX.
void ag_run_ask_for(lua_State *L, const ag_run *run, const char *word, int objects);

// The context in which the effect runs: "your" means its controller.
ag_context ag_run_context(const ag_run *run);

// The one suspension point. The tasks that were pushed onto the agenda are done; then `answer`
// makes the verb's results from state->reply. Use as `return ag_run_wait(L, answer, context);`.
int ag_run_wait(lua_State *L, lua_KFunction answer, lua_KContext context);

// What a script may do: its own small library, an environment that it can't write to, tables that
// are frozen once its file is loaded, and functions without memory.

#define AG_LIST_MAX 1024        // the most elements that a table function works on

// Makes the environment with the library in it. Once for a Lua state.
void ag_sandbox_open(lua_State *L);

// Adds the value on top of the stack to the environment; pops it.
void ag_sandbox_define(lua_State *L, const char *name);

// Scripts read their words from the table on top of the stack from now on, which it pops; on the
// stack is then the table from which they did.
void ag_sandbox_read_from(lua_State *L);

// Pushes the table of all words that scripts see; the caller must not change it.
void ag_sandbox_push_words(lua_State *L);

// Compiles a script (text only, at most `size_max` bytes) and pushes its function, or the error;
// returns LUA_OK or an error. The function has the environment, and no function in it writes to a
// local of the file.
int ag_sandbox_load(lua_State *L, const char *source, size_t size, size_t size_max,
                    const char *path);

// The same without a scan of what it does; `name` as Lua has it: "@path". A zero stands behind the
// text.
int ag_sandbox_compile(lua_State *L, const char *source, size_t size, const char *name);

// How many values a list has, up to its first hole; for a value with a length of its own, that.
// Lua's own functions (luaL_len, lua_rawlen) may give different results in another process.
lua_Integer ag_sandbox_length(lua_State *L, int index);
void ag_sandbox_open_length(lua_State *L);      // … and what `#` is in scripts

// How many places of a list are to be read: its length, or one more if there are values after a
// hole: the reader then finds nothing in that place and reports it.
lua_Integer ag_sandbox_list(lua_State *L, int index);

// Freezes every table that can be reached from the value: through tables, functions and drafts.
// Raises an error if a function among them could remember something.
void ag_sandbox_freeze(lua_State *L, int index);
int ag_sandbox_is_frozen(lua_State *L, int index);

// Pushes the table itself, or the content of a frozen one: for lua_next and raw access.
void ag_sandbox_push_content(lua_State *L, int index);

// Raises an error that names `each` unless the first argument is a table.
void ag_sandbox_need_table(lua_State *L, const char *word);

// Walks a table in the order of `pairs`: integers rising, texts by bytes, handles, any other keys
// last. Each step pushes a key and its value, and first pops whatever is above the walk on the
// stack; the last step pops the walk itself. At most AG_LIST_MAX keys.
typedef struct ag_entries {
    int table;              // on the stack; the list of its keys is above it
    lua_Integer at, left;
} ag_entries;
ag_entries ag_entries_open(lua_State *L, int index);
int ag_entries_next(lua_State *L, ag_entries *entries);          // 0: there are no more
int ag_sandbox_pairs(lua_State *L);                     // `pairs` of scripts
void ag_sandbox_open_tables(lua_State *L);              // … and `table`

#endif
