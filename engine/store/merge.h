// Rows that take the place of others in a library that is all in memory.
#ifndef AG_STORE_MERGE_H
#define AG_STORE_MERGE_H

#include "store/library.h"

// The script `key` has this text from now on (NULL: there is no such script). Returns what it had; NULL: it was not
// there.
ag_script_version *ag_library_put(ag_library *library, const char *key, const char *path, ag_script_version *version);

// What the tables from `first` to `last` say of the `owners` (const char *: keys of cards, raids and decks) is from now
// on what `fresh` says of them. The rows that go come into `old` (NULL: nobody wants them).
void ag_library_merge(ag_library *library, const ag_rows *owners, int first, int last, const ag_library *fresh,
                      ag_library *old);

// The rows of a table whose first column is this key: from `*at` on. Returns how many.
int ag_library_owned(const ag_rows *rows, const char *key, int *at);

#endif
