// Deck lists as texts of other programs, read and written by decks.lua: what stands in a line, not
// which card it means.
#ifndef AG_LUA_DECKS_DECK_TEXT_H
#define AG_LUA_DECKS_DECK_TEXT_H

#include "base/error.h"
#include "base/span.h"

// One line: a card, or what is to be said of it.
typedef struct ag_deck_line {
    int line;                           // of the file, from 1; 0: none
    long long count;
    const char *name, *set;             // set: "", a set, or a key
    int is_hero;                        // the list says so
    const char *trouble, *note;         // NULL, or in place of the rest
} ag_deck_line;

// The lines in their order; name and plan are "" where the text has none. Texts last for the call.
typedef void ag_deck_take_line(void *context, const ag_deck_line *line);
typedef void ag_deck_take_title(void *context, const char *name, const char *plan);

typedef struct ag_deck_reading {
    ag_deck_take_line *line;
    ag_deck_take_title *title;
    void *context;
    int is_script;                      // said: it is of the format "lua", and nothing was read
} ag_deck_reading;

// The formats, in the order of the sentences that list them; "lua" is written and
// not read. NULL past the last.
const char *ag_deck_format_at(void *context, int index);

// Reads `text`, of the format or (NULL) of the one that path and text look like. Expected:
// AG_BAD_CONTENT (not that format).
ag_status ag_deck_text_read(const char *format, const char *path, const char *text, size_t size,
                            ag_deck_reading *to, ag_error *error);

// A deck to write. Of its lines `set` is the whole key, and `note` what the name needs besides: "",
// "set" or "key".
typedef struct ag_deck_page {
    const char *name, *plan;
    const ag_deck_line *hero;           // NULL: none
    const ag_deck_line *lines;
    int count;
} ag_deck_page;

ag_status ag_deck_text_write(const char *format, const ag_deck_page *page, ag_text *out,
                             ag_error *error);

extern const char ag_decks_lua[];

#endif
