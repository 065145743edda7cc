// Texts of scripts, counted by who uses them.
#include "store/version.h"

#include <sqlite3.h>
#include <string.h>

#include "base/assert.h"

static void free_unused(ag_version *version)
{
    if (version->replaced && version->holds == 0) {
        sqlite3_free(version);
    }
}

ag_version *ag_version_open(const char *text, size_t size)
{
    ag_version *version = sqlite3_malloc64(sizeof *version + size + 1);
    if (version != NULL) {
        *version = (ag_version){ .size = size };
        memcpy(version->text, text, size);
        version->text[size] = '\0';
        ag_hash_script(text, size, version->hash);
    }
    return version;
}

void ag_version_replace(ag_version *version)
{
    if (version != NULL) {
        AG_ASSERT(!version->replaced);
        version->replaced = 1;
        free_unused(version);
    }
}

void ag_version_hold(ag_version *version)
{
    AG_ASSERT(version->holds >= 0);
    version->holds++;
}

void ag_version_drop(ag_version *version)
{
    AG_ASSERT(version->holds > 0);
    version->holds--;
    free_unused(version);
}
