// What a build remembers of the files beside its database ("cards.db.files"), so that the next one
// need not read them. It may be deleted at any time.
#ifndef AG_STORE_BUILD_STAMPS_H
#define AG_STORE_BUILD_STAMPS_H

#include "store/build/files.h"
#include "store/build/store.h"

// Fills `files->known` from the file beside the database at `path`. 0: there is
// none, or it was written for another state of the database (`mark`), other
// folders, another place or by another program.
int ag_stamps_load(ag_files *files, const char *path, const ag_file_mark *mark);

// Writes them. A failure only makes the next build slower, so it is not reported.
void ag_stamps_save(const ag_files *files, const char *path, const ag_file_mark *mark);

#endif
