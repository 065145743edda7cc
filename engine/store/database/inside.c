// Follows a link to its end and compares that with the ends of the folders.
#include "store/database/inside.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/assert.h"

static int lies_in(const char *end, const char *folder)
{
    char real[PATH_MAX];
    if (realpath(folder, real) == NULL) return 0;
    size_t length = strcmp(real, "/") == 0 ? 0 : strlen(real);
    return strncmp(end, real, length) == 0 && (end[length] == '/' || end[length] == '\0');
}

ag_status ag_inside(const char *place, const char *called, const char *const *folders,
                    int folder_count, ag_error *error)
{
    char end[PATH_MAX];
    struct stat facts;
    AG_ASSERT(folder_count > 0);
    if (lstat(place, &facts) != 0 || !S_ISLNK(facts.st_mode) || realpath(place, end) == NULL) {
        return AG_OK;
    }
    for (int i = 0; i < folder_count; i++) {
        if (lies_in(end, folders[i])) return AG_OK;
    }
    return ag_fail(
        error, AG_BAD_CONTENT,
        "%s: a link to \"%s\", out of the folder \"%s\": links are followed inside of it "
        "only; put a copy there, or take the link away",
        called, end, folders[0]);
}
