// Filters in English, as prompts, refusals and the printer of powers show them.
#ifndef AG_GAME_FILTER_TEXT_H
#define AG_GAME_FILTER_TEXT_H

#include "base/span.h"
#include "state/catalog.h"

// English, as prompts and refusals show it: "opposing damaged ally with cost 3 or less".
void ag_filter_text(const ag_catalog *catalog, const ag_filter *filter, char *out, size_t capacity);

// The same, of one card or of many: "opposing damaged allies …".
void ag_filter_write(const ag_catalog *catalog, const ag_filter *filter, int many, ag_writer *out);

#endif
