// What became another one in a library, written into its database: one transaction, all of it or nothing.
#ifndef AG_STORE_UPDATE_H
#define AG_STORE_UPDATE_H

#include "store/change.h"

// `fresh` and `owners` are what ag_library_change said of the `changes`. Expected: AG_ENVIRONMENT, AG_BAD_CONTENT (a
// value that the schema does not allow), AG_NO_MEMORY; the file is as it was then.
ag_status ag_library_update(const char *path, const ag_rows *changes, const ag_library *fresh, const ag_rows *owners,
                            ag_error *error);

// Lets SQLite bring back what a program left in the middle of a transaction, for who only reads can't.
void ag_library_recover(const char *path);

#endif
