// The inside of a host, for the rooms of the engine: the tools of authors see host.h.
#ifndef AG_LUA_HOST_HOST_PRIVATE_H
#define AG_LUA_HOST_HOST_PRIVATE_H

#include <locale.h>

#include "base/hash.h"
#include "base/map.h"
#include "lua/host/script.h"

enum {
    AG_LOADING_MAX = 24,            // files that use each other, nested
    AG_DESKS_MAX = 8,               // scripts whose powers are read at once
    AG_RULINGS_MAX = 16,
    AG_CALLS_MAX = 16,            // nested script calls
    AG_FILE_USES_MAX = 64,        // files that one file uses directly
    // The cards of a catalog, with all the versions that a game has seen.
    AG_VERSIONS_MAX = 60 * 1000,
};

// ---- script sets (sets.h) ----

// A text that a game has used: from `set` on its key stands for it.
typedef struct ag_used_text {
    ag_script script;
    ag_arena own;                   // what the script points to
    int set;
    int older;                      // the text that the key had before; -1: none
} ag_used_text;

typedef struct ag_script_set {
    int parent;                     // always a smaller number
    ag_source source;               // for keys that neither the set nor its parents have used
} ag_script_set;

// A file as it was loaded: the same text with the same modules is never loaded again.
typedef struct ag_version {
    const char *key;
    char text[AG_HASH_TEXT_SIZE];   // of its own text
    char hash[AG_HASH_TEXT_SIZE];   // … and of everything that it uses
    int older;                      // another version of this key; -1: none
    int *uses;                      // versions of modules
    int use_count;
    int value;                      // registry reference of what the file returned
    uint16_t printed;               // its catalog number; 0: it is not a card
    ag_raid_def *raid;              // NULL: it is not a raid
    ag_arena facts;                 // what it put into the catalog
} ag_version;

// The facts of all cards of the database, read when a word of a script first asks for them.
typedef struct ag_collection {
    int count;
    const ag_collected *cards;  // in the order of the keys
    const ag_symbol *words;  // as players read them: the name, with the key if several share it
} ag_collection;

// A file that is being loaded, and what it has used so far.
typedef struct ag_load {
    int uses[AG_FILE_USES_MAX];
    int use_count;
} ag_load;

// The catalog as seen by a game whose raid is another version.
typedef struct ag_catalog_view ag_catalog_view;
struct ag_catalog_view {
    ag_catalog_view *next;
    ag_catalog catalog;
};

struct ag_host {
    lua_State *L;
    ag_source source;               // of set 0; it knows what the reloads of its log brought
    int holders;
    ag_arena holds;                 // memory that lives as long as the host
    ag_arena facts;                 // … as long as the version that is being read
    ag_catalog catalog;             // of set 0, with all cards of all sets
    ag_catalog_view *views;         // the same with other raids
    ag_printed *printed;            // [catalog number]
    int card_capacity;              // of both
    ag_map symbols;                 // numbers of words
    int symbol_capacity;

    const char *raid_words[AG_RAID_WORD_MAX];
    int raid_word_count;
    int raid_words_closed;          // the raid has said which words it has
    const char *mode;               // of the raid, that the game plays; NULL: no game began

    ag_used_text *texts;            // in order of first use
    int text_count, text_capacity;
    ag_map text_keys;               // the newest text of a key
    int set;  // the one in use
    ag_script_set *sets;
    int set_count, set_capacity;
    ag_version *versions;
    int version_count, version_capacity;
    ag_map version_keys;            // the newest version of a key
    const ag_collection *collection;  // NULL until a word asks for it

    // Keys of the files that are being loaded, the outermost first.
    const char *loading[AG_LOADING_MAX];
    ag_load loads[AG_LOADING_MAX];
    int loading_count;

    // Writes how a word is used that `me.<word>` reads of every card; 0: it is not one. NULL: the
    // words of effects are not open yet (ag_api_host_open).
    int (*card_word)(const char *word, char *out, size_t capacity);
    ag_reading reading;
    // Buffers for reading powers, kept for the next card; several, as a card may load another.
    struct ag_powers *desks[AG_DESKS_MAX];
    int desks_used;
    int met_wrong;  // a sentence was about a value that stands for an earlier finding
    ag_raised raised;  // what ended the last ag_loader_protect; without a text if it succeeded
    // Where findings are reported; NULL: the first error ends the loading.
    ag_findings *findings;
    struct ag_coverage *coverage;  // of the lines that run; NULL: not recorded
    const struct ag_run *run;      // what is running now (script.h); NULL: nothing

    locale_t plain;  // the locale of scripts: that of C, whatever the machine's language
    size_t memory;   // bytes that Lua holds
    uint64_t allocated;  // bytes that scripts ever allocated, as far as they count (host.c)
    int speaks;          // cards have the names that the source gives them
    int trusted;         // the engine itself is allocating: the script does not pay
    int refused;         // a limit, not the machine, refused a block
    int call_count;
    struct ag_call {
        lua_State *L;
        ag_budget *budget;
        uint64_t allocated;         // as the call began
        locale_t before;            // the locale that the program has set for this thread
        int trusted;                // … restored when the call ends, even by an error
        int stopped;
    } calls[AG_CALLS_MAX];
};

// Call after the catalog grew: updates the views with other raids.
void ag_host_sync(ag_host *host);

// The next number of the catalog, with room for its card; 0: out of memory. It is valid once
// catalog.count includes it.
uint16_t ag_host_number(ag_host *host);

// Valid as long as the host; from then on it is one of the scripts that the game has used. NULL:
// the source of the scripts does not have one, or there is no memory.
const ag_collection *ag_host_collection(ag_host *host);

// As ag_host_hold, zeroed; raises a Lua error if there is no memory.
void *ag_loader_hold(lua_State *L, size_t size);
void *ag_loader_hold_copy(lua_State *L, const void *from, size_t size);
const char *ag_loader_hold_text(lua_State *L, const char *text);
ag_symbol ag_loader_symbol(lua_State *L, const char *word);
// The symbol that stands for these bytes (ag_catalog_data).
ag_symbol ag_loader_data(lua_State *L, const void *bytes, int size);

// Script sets: what the key of a script stands for. Set 0 is the beginning of a game; each reload
// that changes something makes a set based on the one before it, or returns to an equal older one.
// A text that a game has used is copied, and its key stands for it in that set whatever happens to
// the file.

enum { AG_SET_MAX = UINT16_MAX };

void ag_sets_close(ag_host *host);

// The number of the text that the set has used for the key; -1: it has not used the key.
int ag_sets_used(const ag_host *host, int set, const char *key);

// The version with this catalog number; -1: none.
int ag_sets_numbered(const ag_host *host, uint16_t printed);

// Notes that the set has used the script. Returns its number; -1: out of memory.
int ag_sets_note(ag_host *host, int set, const ag_script *script);

// The version of the file with this key in a set; -1: its text in that set was not loaded yet.
int ag_sets_version(const ag_host *host, int set, const char *key);

// Notes that the file `script` was loaded. Returns its version, yet without a value; -1: out of
// memory.
int ag_sets_loaded(ag_host *host, const ag_script *script, const ag_load *load);

// Adds a set based on `parent` (set 0 on itself), without changes yet; -1: out of memory, or one
// too many.
int ag_sets_add(ag_host *host, int parent, const ag_source *source);

// Takes what is different in `source` than in `set` (game.h: ag_scripts.take, .enter, .number).
// (take.c)
ag_status ag_sets_take(ag_host *host, int set, const ag_source *source, ag_taking *out,
                       ag_error *error);
ag_status ag_sets_enter(ag_host *host, int before, int set, ag_error *error);
uint16_t ag_sets_number(ag_host *host, int set, uint16_t printed, ag_error *error);

// The newest set in which the version with this catalog number is used; -1: none.
int ag_sets_of_number(const ag_host *host, uint16_t printed);

// How many texts and sets there are, so that a reload that fails can go back to that.
typedef struct ag_sets_mark {
    int texts, sets;
} ag_sets_mark;
ag_sets_mark ag_sets_now(const ag_host *host);
void ag_sets_back(ag_host *host, ag_sets_mark mark);

// The older set, other than `parent`, that is equal to the newest set; -1: none.
int ag_sets_same(const ag_host *host, int set, int parent);

#endif
