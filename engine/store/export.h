// Scripts of a card database back to files.
#ifndef AG_STORE_EXPORT_H
#define AG_STORE_EXPORT_H

#include "store/library.h"

typedef void ag_exported(void *context, const char *path, int written);    // 0: it was there with the same bytes

// Writes the scripts with these keys (of a raid all that lies in its folder; none given: all) under `folder`, which is
// made. Files that are there with other bytes are left unless `force`: then the error names the first, says how many
// there are, and nothing is written. Expected: AG_NOT_FOUND (a key), AG_USAGE (files are there), AG_ENVIRONMENT,
// AG_BAD_CONTENT (a path that leads out of the folder).
ag_status ag_library_export(const ag_library *library, const char *folder, const char *const *keys, int key_count,
                            int force, ag_exported *told, void *context, ag_error *error);

#endif
