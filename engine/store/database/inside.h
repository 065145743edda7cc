// Links in folders of scripts. A link that leads out of the folder is not followed:
// what lies there does not belong to the folder's owner, and a stranger's pack must
// not read other files of those who use it.
#ifndef AG_STORE_DATABASE_INSIDE_H
#define AG_STORE_DATABASE_INSIDE_H

#include "base/error.h"

// AG_OK if the place is not a link, or leads into one of the folders (or nowhere, which is reported
// on opening). Expected: AG_BAD_CONTENT, with what it is `called`, where it leads and what to do.
ag_status ag_inside(const char *place, const char *called, const char *const *folders,
                    int folder_count, ag_error *error);

#endif
