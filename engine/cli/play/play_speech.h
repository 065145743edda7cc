// Common speech at the table, said again in its own words: "end turn" is pass, "what does Fireball
// do" asks for a card's text.
#ifndef AG_CLI_PLAY_PLAY_SPEECH_H
#define AG_CLI_PLAY_PLAY_SPEECH_H

#include "cli/play/session.h"

// The line as the table knows it: the same one, or what `out` has then. The words of one option
// are its number, and "yes" to "did you mean" what was meant.
const char *ag_speech_read(ag_session *table, const ag_question *question, const char *line,
                           char *out, size_t capacity);

#endif
