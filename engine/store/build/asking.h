// Asking scripts what they are. Rows come of the answers, with every name turned into a key.
#ifndef AG_STORE_BUILD_ASKING_H
#define AG_STORE_BUILD_ASKING_H

#include "store/database/library.h"

// Who is asked. Many scripts are shared by two threads, where there is a context for a second.
typedef struct ag_describer {
    ag_describe *describe;
    void *contexts[2];  // of `describe`; the second may be NULL
} ag_describer;

// What is wrong with a script, beginning with its path and line.
typedef struct ag_build_finding {
    const char *key, *path, *text;
    ag_status status;
} ag_build_finding;

enum { AG_SLIP_MAX = 200 };  // the search ends after this many
enum { AG_KIND_FAILED = 255 };

// What one script is. Raids and decks name other scripts, so that their facts wait for these.
typedef struct ag_described {
    const char *key;
    int kind;               // AG_SCRIPT_…, or AG_KIND_FAILED: it does not load
    const ag_facts *facts;  // of raids and decks
} ag_described;

typedef struct ag_descriptions {
    ag_list tables[AG_TABLE_COUNT];  // the rows that come of them, in order
    ag_list all;                     // ag_described, by key
    ag_list findings;                // ag_build_finding, in the order in which they were found
    ag_arena arena;                  // the texts of all these
} ag_descriptions;

ag_descriptions ag_descriptions_open(void);
void ag_descriptions_close(ag_descriptions *answers);

// Asks the scripts with these keys (const char *, in order) and adds cards and translations.
// A script that does not load is a finding. Expected: AG_NO_MEMORY.
ag_status ag_ask(const ag_library *library, const ag_describer *describer, const ag_list *keys,
                 ag_descriptions *out, ag_error *error);

// Then adds raids and decks, whose cards are in the library by now. One that names what is not
// there is a finding, and failed. Expected: the same.
ag_status ag_descriptions_resolve(ag_descriptions *answers, const ag_library *library,
                                  ag_error *error);

// Asks every script and fills the other tables with the answers. Expected: AG_BAD_CONTENT if there
// are `findings` (ag_build_finding, with texts of the library; may be NULL), AG_NO_MEMORY.
ag_status ag_library_describe(ag_library *library, const ag_describer *describer, ag_list *findings,
                              ag_error *error);

#endif
