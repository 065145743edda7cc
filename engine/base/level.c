// API levels: what is refused, and what to do.
#include "base/level.h"

#include <stdio.h>

#include "aggro.h"

int ag_level_refused(int level, const char *mend, char out[AG_LEVEL_TEXT])
{
    snprintf(out, AG_LEVEL_TEXT,
             "is written with the words of API level %d, and this Aggro %s has those of %d: %s",
             level, AG_VERSION, AG_API_LEVEL, level > AG_API_LEVEL ? "use a newer Aggro" : mend);
    return level != AG_API_LEVEL;
}
