// The differences between two card databases: a line for each thing, field by field.
#ifndef AG_STORE_FILES_LIBRARY_DIFF_H
#define AG_STORE_FILES_LIBRARY_DIFF_H

#include "store/database/library.h"

enum { AG_CAME, AG_WENT, AG_CHANGED };

typedef struct ag_different {
    const char *kind;           // "card", "deck", "raid", "script"
    const char *key, *name;
    int what;                   // AG_CAME, AG_WENT, AG_CHANGED
    const char *field;          // the changed field: "cost", "text", "4 hoa/x", "script"; else NULL
    const char *was, *now;      // "": none
} ag_different;

typedef void ag_different_report(void *context, const ag_different *difference);

// Reports the differences in the order of kinds, then keys: cards, decks, raids,
// then all other scripts. A script that changed without changing
// any facts is reported as field "script".
void ag_library_difference(const ag_library *was, const ag_library *now,
                           ag_different_report *report, void *context);

#endif
