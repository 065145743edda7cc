// Writes the changes of a library into its database: in one transaction, all of it or nothing.
#ifndef AG_STORE_BUILD_UPDATE_H
#define AG_STORE_BUILD_UPDATE_H

#include "store/build/source_change.h"

// `fresh` and `owners` are the results of ag_library_change for the `changes`.
// Expected: AG_ENVIRONMENT, AG_BAD_CONTENT (a value that the schema does not allow),
// AG_NO_MEMORY; then the file is as it was.
ag_status ag_library_update(const char *path, const ag_list *changes, const ag_library *fresh,
                            const ag_list *owners, ag_error *error);

// Lets SQLite repair what a program left in the middle of a
// transaction, because a mere reader can't.
void ag_library_recover(const char *path);

#endif
