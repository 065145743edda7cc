// The words that an effect may use. Each is one row, from which binding, documentation and "did you
// mean" are made.
#ifndef AG_LUA_WORDS_API_H
#define AG_LUA_WORDS_API_H

#include "lua/language/lexicon.h"
#include "lua/host/host.h"

enum {
    AG_API_END,    // after the last row of a noun
    AG_API_FIELD,  // read as value.name
    AG_API_LOOK,   // called; conditions may do it as well
    AG_API_VERB,   // changes something: not in conditions, and paid for
    AG_API_ASK,    // the same, and players are asked
    AG_API_NOTE,   // tells the author of the script, and changes nothing
};

// What a word is read from or called on, and what it gives.
enum {
#define AG_ON(name, written, shape, nouns) AG_ON_##name,
#include "lua/words/kinds.def"
    AG_ON_COUNT,
};
enum {
#define AG_GIVES(name, text, type, nouns) AG_GIVES_##name,
#include "lua/words/kinds.def"
    AG_GIVES_COUNT,
};

enum { AG_API_TAKES_MAX = 4, AG_API_OPTIONS_MAX = 8, AG_API_USAGE_MAX = 256 };

struct ag_api_call;

typedef struct ag_api_row {
    uint8_t kind;  // AG_API_…
    uint8_t on;    // AG_ON_…
    const char *name;
    int (*call)(struct ag_api_call *call);
    uint8_t gives;                         // AG_GIVES_…
    int32_t which;                         // for a function of several words
    ag_field_place at;                     // of a member of a struct
    const char *like;                      // the verb that does the same, to texts and bots
    const char *usage;                     // where what follows does not say how it is written
    const char *says;                      // the sentence of the template (docs/texts.md)
    const char *returns;                   // what it gives, where the type does not say enough
    const char *errors;                    // when it is a fault
    const char *rule;                      // "CR 408"
    uint32_t does;                         // AG_DOES_… to the cards that it is called on, for bots
    uint8_t at_end;                        // of a verb: 1 where a raid's at_end may do it
    ag_field_row takes[AG_API_TAKES_MAX];  // its arguments; options are `fields` of one of them
    const char *doc;
} ag_api_row;

// How a row begins: AG_WORD(VERB, CARDS, "ready", cards_act, GROUP).
#define AG_WORD(kind, on, name, call, gives)                                                       \
    AG_API_##kind, AG_ON_##on, name, call, AG_GIVES_##gives

// How each AG_ON_… is written, its shape, and in `flags` AG_BIT(AG_NOUN_…) of what has the word.
extern const ag_field_row ag_api_on[AG_ON_COUNT];

// How it is written: `source:deal(amount, "fire", to, { unpreventable = true })`.
void ag_api_usage(const ag_api_row *row, char *out, size_t capacity);
// How one argument is written there.
void ag_api_shown(const ag_field_row *argument, char *out, size_t capacity);

// What AG_GIVES_… is in words, as a type of an editor, and as AG_BIT(AG_NOUN_…).
typedef struct ag_api_given {
    const char *text;
    const char *type;
    uint16_t nouns;
} ag_api_given;
extern const ag_api_given ag_api_gives[AG_GIVES_COUNT];
const char *ag_api_gives_text(const ag_api_row *row);

extern const ag_api_row ag_api_cards[], ag_api_card[], ag_api_damage[], ag_api_gain[],
    ag_api_alike[], ag_api_keyword[], ag_api_print[], ag_api_raid_card[], ag_api_group[],
    ag_api_play[], ag_api_player[], ag_api_turn[], ag_api_name[], ag_api_collection[],
    ag_api_choose[], ag_api_raid_players[], ag_api_raid_player[], ag_api_search[], ag_api_deck[],
    ag_api_pile[], ag_api_link[], ag_api_targets[], ag_api_event[], ag_api_game[], ag_api_note[];
extern const ag_chapter ag_api[];  // the words of each file

// Opens a host with the words of effects: metatables, globals, the verbs of filters. NULL in `out`
// if it fails. Expected: AG_NO_MEMORY.
ag_status ag_api_host_open(const ag_source *source, ag_host **out, ag_error *error);

// ---- for those who read scripts without running them ----

// The kinds of values that have rows, in the order of the bindings.
enum {
#define AG_NOUN(name, text, meta, other) AG_NOUN_##name,
#include "lua/words/kinds.def"
    AG_NOUN_COUNT,
};

// The i-th row of what these nouns (AG_BIT(AG_NOUN_…)) have, of 0 that of the globals; NULL past
// the last.
const ag_api_row *ag_api_row_at(unsigned nouns, int index);
// The verb that a verb is like; else itself.
const char *ag_api_like(const char *verb);
const ag_api_row *ag_api_find(unsigned nouns, const char *name);

#endif
