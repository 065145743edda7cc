// What a script says will be done to cards, by the word of its verb: the rules then know whether it
// is possible.
#ifndef AG_LUA_DEED_WORD_H
#define AG_LUA_DEED_WORD_H

#include <stdint.h>

enum { AG_DEED_WORDS = 9 };
extern const char *const ag_deed_words[AG_DEED_WORDS];
extern const uint8_t ag_deed_word_deeds[AG_DEED_WORDS];     // AG_DEED_…

#endif
