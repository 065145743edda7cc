// What is wrong among files: decks whose cards do not exist or break the rules of decks, Bosses out of order.
#ifndef AG_API_CHECK_AMONG_H
#define AG_API_CHECK_AMONG_H

#include "api/check_files.h"
#include "lua/check.h"

typedef struct ag_check_among {
    const ag_check_files *files;
    ag_findings *findings;
    ag_library *library;            // its cards are filled in here
    const ag_source *source;
    ag_checking *checking;
    uint8_t *kinds;                 // [file]: 1 + AG_SCRIPT_…; 0: not said yet
    ag_card_row *cards;             // [file]: of cards
    ag_rows wholes;                 // ag_check_whole: decks and raids
} ag_check_among;

// A deck or raid that is checked, and what it says.
typedef struct ag_check_whole {
    int file;
    ag_facts facts;
} ag_check_whole;

ag_status ag_check_among_open(ag_check_among *among, ag_error *error);
void ag_check_among_close(ag_check_among *among);

// What the i-th file says of itself.
void ag_check_among_note(ag_check_among *among, int file, const ag_facts *facts);

// Looks at what was noted; cards that were not checked are read for it. Expected: AG_NO_MEMORY.
ag_status ag_check_among_all(ag_check_among *among, ag_error *error);

#endif
