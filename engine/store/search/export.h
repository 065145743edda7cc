// Writes scripts of a card database back to files.
#ifndef AG_STORE_SEARCH_EXPORT_H
#define AG_STORE_SEARCH_EXPORT_H

#include "aggro_author.h"
#include "store/database/library.h"

// 0: the same bytes were there already
typedef void ag_exported(void *context, const char *path, int written);

// Writes the scripts with these keys (for a raid everything in its folder; without keys: all) under
// `folder`, which is created. Existing files with other bytes are kept unless `force` is set: then
// the error names the first, says how many there are, and nothing is written. Expected:
// AG_NOT_FOUND (a key), AG_USAGE (files are there), AG_ENVIRONMENT, AG_BAD_CONTENT (a path that
// leads out of the folder).
ag_status ag_library_export(const ag_library *library, const ag_export_wish *wish,
                            ag_exported *report, void *context, ag_error *error);

#endif
