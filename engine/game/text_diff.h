// Two texts, each cut to what is different in it, word by word.
#ifndef AG_GAME_TEXT_DIFF_H
#define AG_GAME_TEXT_DIFF_H

#include <stddef.h>

// Writes of each text the words that the other has not, with a few on both sides, and "…" for all else: of
// "hits for 4 fire damage, and draws" and "hits for 3 …" what is around 4, and around 3. Both outs have `capacity`.
void ag_text_diff(const char *was, const char *now, char *was_out, char *now_out, size_t capacity);

#endif
