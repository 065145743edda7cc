// What a script says will be done to cards, by the word of its verb: the rules then know whether it
// is possible.
#ifndef AG_LUA_LANGUAGE_ACTION_WORD_H
#define AG_LUA_LANGUAGE_ACTION_WORD_H

#include <stdint.h>

enum { AG_ACTION_WORDS = 9 };
extern const char *const ag_action_words[AG_ACTION_WORDS];
extern const uint8_t ag_action_word_actions[AG_ACTION_WORDS];     // AG_ACTION_…

#endif
