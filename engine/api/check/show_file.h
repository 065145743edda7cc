// A card shown as its file has it now, whatever the card database has.
#ifndef AG_API_CHECK_SHOW_FILE_H
#define AG_API_CHECK_SHOW_FILE_H

#include "game/facts/source.h"

typedef struct ag_shown_file ag_shown_file;

// Whether that is the path of a file, and not the name or key of a card.
int ag_is_shown_file(const char *card);

// Reads the file, and those of the pack that it belongs to; anything else that they name comes from
// `below`, which must outlive this. Expected: AG_NOT_FOUND, AG_ENVIRONMENT, AG_BAD_CONTENT.
ag_status ag_shown_file_open(const char *path, const ag_source *below, ag_shown_file **out,
                             ag_error *error);
void ag_shown_file_close(ag_shown_file *file);          // takes NULL
const char *ag_shown_file_key(const ag_shown_file *file);
ag_source ag_shown_file_source(ag_shown_file *file);

#endif
