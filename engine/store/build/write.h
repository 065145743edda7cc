// Writes the rows in memory to a database file: complete, with the
// same bytes each time, or not at all.
#ifndef AG_STORE_BUILD_WRITE_H
#define AG_STORE_BUILD_WRITE_H

#include "store/database/library.h"

// Expected: AG_ENVIRONMENT, AG_BAD_CONTENT (a value that the schema does not allow), AG_NO_MEMORY.
ag_status ag_library_write(const ag_library *library, const char *path, ag_error *error);

// Adds what tools search of the card whose key is ?1.
extern const char ag_search_of_one_sql[];

#endif
