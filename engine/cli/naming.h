// Which cards scenarios name: those whose key, name or stem their text has between quotes.
#ifndef AG_CLI_NAMING_H
#define AG_CLI_NAMING_H

#include "cli/cli.h"

// All that stands between quotes in some files. Zero it to begin.
typedef struct ag_naming {
    char **texts;       // sorted once they are asked for
    int count, capacity;
    int sorted;
    int failed;         // 1 once memory ran out
} ag_naming;

// What can't be read names nothing.
void ag_naming_add(ag_naming *naming, const char *path);
int ag_naming_has(ag_naming *naming, const ag_card_place *card);
void ag_naming_close(ag_naming *naming);

// Whether this one file names the card.
int ag_naming_names(const char *path, const ag_card_place *card);

#endif
