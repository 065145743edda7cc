// A card's text in the form in which it is compared: in small letters, with its values as {name},
// and with the line of each word in the file.
#ifndef AG_LUA_DESCRIBE_CARD_TEXT_H
#define AG_LUA_DESCRIBE_CARD_TEXT_H

#include <stddef.h>

enum { AG_CARD_TEXT_MAX = 1024 };

typedef struct ag_card_text {
    const char *raw;             // as the script has it
    char low[AG_CARD_TEXT_MAX];  // the same in small letters
    const char *file;            // the text of its file
    const char *source;          // … from the text's field on
    int line;                    // of that field
} ag_card_text;

// `from`: the place in the file behind which `text = ` stands. 0: there is no text.
int ag_card_text_open(ag_card_text *text, const char *raw, const char *file, const char *from);

// The line in the file of the character at `at`, as far as that can be found.
int ag_card_text_line(const ag_card_text *text, size_t at);

// Where the first of the phrases stands in the text. Bars separate phrases, and words may go on
// after a *. The words of the phrase are copied to `found` if it has room. -1: none of them does.
int ag_card_text_find(const ag_card_text *text, const char *phrases, char *found, size_t capacity);

// The same for one phrase, at or after `from`.
int ag_card_text_next(const ag_card_text *text, size_t from, const char *phrase, size_t length);

#endif
