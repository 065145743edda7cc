// Mends files as findings say (aggro check --fix).
#ifndef AG_CLI_COMMANDS_MEND_H
#define AG_CLI_COMMANDS_MEND_H

#include "base/span.h"
#include "cli/common/paths.h"

// Of one file at a time. Begins as zeroes; findings come in the order of their lines.
typedef struct ag_mender {
    char path[512];
    ag_text was;        // the file as it was; no bytes: no file is open
    size_t done;        // of which so many bytes are mended, or stayed,
    ag_text text;       // as they are here
    int mended;         // how many findings,
    ag_paths files;     // in which files
    ag_error error;     // the first file that could not be read or written
} ag_mender;

// Nothing is done where it can't be mended in this file, or not beside what was mended before it.
void ag_mend(ag_mender *mender, const ag_finding *finding);

// Writes the last file. Expected: AG_ENVIRONMENT (a file could not be read or written).
ag_status ag_mender_end(ag_mender *mender);

void ag_mender_close(ag_mender *mender);

#endif
