// Cuts two texts to their differences, word by word.
#ifndef AG_GAME_FACTS_TEXT_DIFF_H
#define AG_GAME_FACTS_TEXT_DIFF_H

#include <stddef.h>

// Writes the words of each text that the other does not have, with a few on both sides, and "…" for
// the rest: of "hits for 4 fire damage, and draws" and "hits for 3 …" the parts around 4 and 3.
// Both outputs have `capacity`.
void ag_text_diff(const char *was, const char *now, char *was_out, char *now_out, size_t capacity);

#endif
