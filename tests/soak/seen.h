// What a user sees of a game, as text, for script/corpus.
#ifndef AG_TESTS_SOAK_SEEN_H
#define AG_TESTS_SOAK_SEEN_H

#include <stdio.h>

#include "aggro.h"

void seen_view(FILE *to, ag_game *game, int seat);
void seen_question(FILE *to, ag_game *game, int seat);

// Answers that nobody offered: each must be refused with one sentence. `asked`: a seat
// that is asked.
void seen_refusals(FILE *to, ag_game *game, int asked);

// Why each kind of move can't be made and where each number comes from, of every `stride`-th card,
// of those who are asked every other one; `turn` says which.
void seen_whys(FILE *to, ag_game *game, int stride, int turn);

// What became of the last packets and triggers of the first cards in play: for this the
// log runs again.
void seen_past(FILE *to, ag_game *game, int most);

void seen_told(FILE *to, ag_game *game, int seat);
void seen_result(FILE *to, const ag_game *game);

#endif
