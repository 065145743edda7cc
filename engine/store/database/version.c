// Texts of scripts, with a count of their users.
#include "store/database/version.h"

#include <sqlite3.h>
#include <string.h>

#include "base/assert.h"

static void free_unused(ag_script_version *version)
{
    if (version->replaced && version->holds == 0) sqlite3_free(version);
}

ag_script_version *ag_version_open(const char *key, const char *path, const char *text, size_t size)
{
    size_t key_size = strlen(key) + 1, path_size = strlen(path) + 1;
    ag_script_version *version =
        sqlite3_malloc64(sizeof *version + size + 1 + key_size + path_size);
    if (version != NULL) {
        *version = (ag_script_version){ .size = size };
        char *behind = version->text + size + 1;
        memcpy(version->text, text, size);
        version->text[size] = '\0';
        version->key = memcpy(behind, key, key_size);
        version->path = memcpy(behind + key_size, path, path_size);
        ag_hash_script(text, size, version->hash);
    }
    return version;
}

void ag_version_replace(ag_script_version *version)
{
    if (version != NULL) {
        AG_ASSERT(!version->replaced);
        version->replaced = 1;
        free_unused(version);
    }
}

void ag_version_hold(ag_script_version *version)
{
    AG_ASSERT(version->holds >= 0);
    version->holds++;
}

void ag_version_drop(ag_script_version *version)
{
    AG_ASSERT(version->holds > 0);
    version->holds--;
    free_unused(version);
}
