// "Opposing damaged ally": the phrases with which a text says which cards it means.
#ifndef AG_LUA_CHECK_CHECK_PHRASE_H
#define AG_LUA_CHECK_CHECK_PHRASE_H

#include <stddef.h>
#include <stdint.h>

enum { AG_PHRASE_WORD = 32 };

// What a phrase asks for.
typedef struct ag_phrase {
    size_t at;
    char words[96];         // as the text has them
    uint32_t types;
    uint64_t is;
    uint8_t whose;
    uint8_t kind;           // AG_TARGET_…
    uint8_t is_resource;
    uint8_t has_noun;
    uint8_t is_many;        // "allies"
    uint8_t has_more;       // words that are not in its table: a tag
} ag_phrase;

// A word before a noun: what it asks for, and how else a text may say the same anywhere.
typedef struct ag_adjective {
    const char *word;
    uint64_t is;
    uint8_t whose;
    const char *also;
} ag_adjective;

// The i-th word; NULL past the last.
const ag_adjective *ag_adjective_at(int index);

// Reads the phrase that begins at `text`, in small letters. `out` keeps its place `at`.
void ag_phrase_read(const char *text, ag_phrase *out);

// Takes one word of a phrase; 0: it is neither an adjective nor a noun.
int ag_phrase_take(ag_phrase *out, const char *word);

// " of yours" after a noun: its length, 0 where it is not there.
size_t ag_phrase_yours(ag_phrase *out, const char *text);

// The word at `text`, cut if it is too long; returns its full length.
size_t ag_phrase_word(const char *text, char word[AG_PHRASE_WORD]);

#endif
