// Common speech at the table, said again in its own words: "end turn" is pass, "what does Fireball
// do" asks for a card's text.
#ifndef AG_CLI_PLAY_PLAY_SPEECH_H
#define AG_CLI_PLAY_PLAY_SPEECH_H

#include "aggro.h"

// The line as the table knows it: the same one, or what `out` has then.
const char *ag_speech_read(const ag_question *question, const char *line, char *out,
                           size_t capacity);

#endif
