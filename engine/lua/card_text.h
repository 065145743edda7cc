// A card's text as it is compared: in small letters, with its values as {name}, and where each word
// stands in the file.
#ifndef AG_LUA_CARD_TEXT_H
#define AG_LUA_CARD_TEXT_H

#include <stddef.h>

enum { AG_CARD_TEXT_MAX = 1024 };

typedef struct ag_card_text {
    const char *raw;             // as the script has it
    char low[AG_CARD_TEXT_MAX];  // the same in small letters
    const char *source;          // of the file, from the line on where the text's field stands
    int line;                    // that line
} ag_card_text;

// `from`: the line at or below which `text = ` stands. 0: there is no text.
int ag_card_text_open(ag_card_text *text, const char *raw, const char *source, int from);

// The line on which the text's `at` stands in the file, as far as it can be told.
int ag_card_text_line(const ag_card_text *text, size_t at);

// Where the first of the phrases stands in the text, the bars between them; a phrase that ends with
// * may go on. Its words are copied to `found`. -1: none of them does.
int ag_card_text_find(const ag_card_text *text, const char *phrases, char *found, size_t capacity);

// The same for one phrase, at or behind `from`.
int ag_card_text_next(const ag_card_text *text, size_t from, const char *phrase, size_t length);

#endif
