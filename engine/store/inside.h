// Links in folders of scripts: one that leads out of the folder is not followed, for what lies there is not its
// owner's to build, and somebody's pack must not read other files of whoever takes it.
#ifndef AG_STORE_INSIDE_H
#define AG_STORE_INSIDE_H

#include "base/error.h"

// AG_OK where the place is no link, or leads into one of the folders (or nowhere: who opens it says that). Expected:
// AG_BAD_CONTENT, with what it is `called`, where it leads and what to do.
ag_status ag_inside(const char *place, const char *called, const char *const *folders, int folder_count,
                    ag_error *error);

#endif
