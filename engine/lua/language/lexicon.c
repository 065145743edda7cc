// The rows of words by name.
#include "lua/language/lexicon.h"

#include <string.h>

const ag_lexicon_row *ag_lexicon_find(const ag_lexicon_row *rows, const char *name)
{
    for (; rows->kind != AG_LEXICON_END; rows++) {
        if (strcmp(rows->name, name) == 0) return rows;
    }
    return NULL;
}
