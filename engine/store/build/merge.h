// Replaces rows in a library that is all in memory.
#ifndef AG_STORE_BUILD_MERGE_H
#define AG_STORE_BUILD_MERGE_H

#include "store/database/library.h"

// From now on the script `key` has this text (NULL: it is removed). Returns the
// previous text; NULL if the script is new.
ag_script_version *ag_library_put(ag_library *library, const char *key, const char *path,
                                  ag_script_version *version);

// What the tables from `first` to `last` say of the `owners` (const char *: keys of
// cards, raids and decks) is replaced by what `fresh` says of them. The removed
// rows are added to `old`, which may be NULL.
void ag_library_merge(ag_library *library, const ag_list *owners, int first, int last,
                      const ag_library *fresh, ag_library *old);

// Moves `*at` to the rows of a table whose first column is this key. Returns how many there are.
int ag_library_owned(const ag_list *rows, const char *key, int *at);

#endif
