// The card database as a file: opening and building it.
#ifndef AG_STORE_BUILD_STORE_H
#define AG_STORE_BUILD_STORE_H

#include "aggro_author.h"
#include "store/build/asking.h"

typedef struct ag_store ag_store;

// Opens a card database. Scripts and cards are read on demand, so that opening takes as long for
// ten thousand cards as for ten. If another program has written to it since the build, every script
// is checked: an edited one is taken as it is and described again (without a `describer` its facts
// stay as they were). Warns of such edits, and of decks that break the rules. Expected:
// AG_NOT_FOUND, AG_ENVIRONMENT, AG_BAD_CONTENT, AG_NO_MEMORY.
ag_status ag_store_open(const char *path, const ag_describer *describer, ag_store **out,
                        ag_error *error);

// The same over folders of scripts, whose files count; the database at `path` (NULL: there is none)
// is a cache of them, made if it is missing or wrong. A file that does not load is a warning if the
// database has an older version. Expected: besides those above, AG_BAD_CONTENT with the file.
ag_status ag_store_open_with(const ag_engine_def *def, const ag_describer *describer,
                             ag_store **out, ag_error *error);

// Takes what has changed in the files (only in those `paths`; NULL: in all) or, without folders, in
// the database. Scripts of packs are not looked at. Expected: AG_ENVIRONMENT, AG_BAD_CONTENT,
// AG_NO_MEMORY; then nothing is changed.
ag_status ag_store_refresh(ag_store *store, const char *const *paths, int path_count,
                           const ag_describer *describer, ag_refresh *out, ag_error *error);

// Continues a refresh: takes the changes (ag_edit, in order of key), takes over their versions, and
// adds to what the refresh reported. Expected: those of ag_library_change.
ag_status ag_store_take(ag_store *store, ag_list *changes, const ag_describer *describer,
                        ag_refresh *out, ag_error *error);
// Adds a finding.
void ag_store_note(ag_store *store, const char *format, ...) __attribute__((format(printf, 2, 3)));
void ag_store_forget(ag_store *store);  // forgets what the last refresh reported

// Key of what it changed; NULL past the last.
const char *ag_store_refreshed(const ag_store *store, int index);
// What did not load; NULL past the last.
const char *ag_store_finding(const ag_store *store, int index);

// 1: its scripts are those of folders; otherwise a refresh reads the whole database again.
int ag_store_has_folders(const ag_store *store);

void ag_store_close(ag_store *store);  // takes NULL and half-open stores

ag_library *ag_store_library(ag_store *store);
const char *ag_store_warning(const ag_store *store, int index);  // NULL past the last

// Builds the database from folders of scripts: the same bytes each time for the same files,
// completely or not at all. What changed since the database that is there is reported. Expected:
// AG_BAD_CONTENT with the file, AG_ENVIRONMENT, AG_NO_MEMORY.
typedef struct ag_build_order {
    const char *const *folders;
    int folder_count;
    const char *path;
    ag_describer describer;
    ag_build_report *report;  // may be NULL
    void *report_context;
} ag_build_order;
ag_status ag_store_build(const ag_build_order *order, ag_build_result *out, ag_error *error);

const char *ag_store_sqlite_version(void);  // "3.40.1"

#endif
