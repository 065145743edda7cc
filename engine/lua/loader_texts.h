// Translations: a file of texts gives cards of its set their words in another language.
#ifndef AG_LUA_LOADER_TEXTS_H
#define AG_LUA_LOADER_TEXTS_H

#include "lua/host.h"

// Reads the file of texts `key` and tells each translation to `facts->told` (NULL: they are only
// looked at), with its values filled in; loads the cards. While a file is checked, what is wrong is
// reported. Expected: AG_BAD_CONTENT.
ag_status ag_texts_read(ag_host *host, const char *key, ag_facts *facts, ag_error *error);

#endif
