// What is wrong between files: decks whose cards do not exist or that break the deck
// rules, Bosses out of order.
#ifndef AG_API_CHECK_CHECK_AMONG_H
#define AG_API_CHECK_CHECK_AMONG_H

#include "api/check/check_files.h"
#include "lua/check/check.h"

typedef struct ag_check_among {
    const ag_check_files *files;
    ag_findings *findings;
    ag_library *library;            // its cards are filled in here
    const ag_source *source;
    ag_checking *checking;
    uint8_t *kinds;                 // [file]: 1 + AG_SCRIPT_…; 0: not known yet
    ag_card_row *cards;             // [file]: of cards
    ag_list wholes;                 // ag_check_whole: decks and raids
} ag_check_among;

// A deck or raid that is checked, and its facts.
typedef struct ag_check_whole {
    int file;
    ag_facts facts;
} ag_check_whole;

ag_status ag_check_among_open(ag_check_among *among, ag_error *error);
void ag_check_among_close(ag_check_among *among);

// Notes the facts of the i-th file.
void ag_check_among_note(ag_check_among *among, int file, const ag_facts *facts);

// Checks what was noted, after reading the cards that were not checked
// themselves. Expected: AG_NO_MEMORY.
ag_status ag_check_among_all(ag_check_among *among, ag_error *error);

#endif
