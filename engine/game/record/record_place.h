// A change of the table in a recording, both ways. Cards are written by key; counters,
// raid words, zones and steps by word, so that the meaning does not depend on a game's
// numbers. Zeros are not written.
//
//   {"kind":"card","seat":1,"zone":"play","flags":["exhausted"],"card":"hoa/ta_zo","number":2}
#ifndef AG_GAME_RECORD_RECORD_PLACE_H
#define AG_GAME_RECORD_RECORD_PLACE_H

#include "base/span.h"
#include "game/log/game.h"

struct cJSON;

void ag_record_place(ag_text *out, const ag_catalog *catalog, const ag_place *place);

// Reads it for a game with these rules. 0: it can't be read; `why` says why.
int ag_record_place_read(const struct cJSON *object, const ag_rules *rules, ag_place *out,
                         char *why, size_t capacity);

#endif
