// Translations: a file of texts gives cards of its set their words in another language.
#ifndef AG_LUA_LOAD_LOADER_TEXTS_H
#define AG_LUA_LOAD_LOADER_TEXTS_H

#include "lua/host/host.h"

// Reads the file of texts `key` and passes each translation, with its values filled in, to
// `facts->report` (NULL: they are only checked); loads the cards. While a file is checked, errors
// are reported. Expected: AG_BAD_CONTENT.
ag_status ag_texts_read(ag_host *host, const char *key, ag_facts *facts, ag_error *error);

#endif
