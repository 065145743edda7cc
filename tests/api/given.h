// Every function of a public header, given what it must not be given. A file's table has a row for
// each function of its header: what is declared and has none fails.
#ifndef AG_TESTS_API_GIVEN_H
#define AG_TESTS_API_GIVEN_H

#include "api/cave.h"

// What is there to be given: a game of two raiders, asked something, and an engine.
typedef struct given_world {
    cave *at;
    ag_engine *engine;
    ag_game *game;
    ag_error error;
    const char *name;           // of the function that is called now
} given_world;

typedef struct given_row {
    const char *name;
    void (*call)(given_world *now);
} given_row;

int given_set_up(void **state);
int given_tear_down(void **state);

// The last call was refused with AG_USAGE and a sentence.
void given_refused(given_world *now, ag_status status);

// The i-th seat that is at no table; 0 past the last. None of them is a reader.
int given_wrong_seat(int index);

// Calls all rows.
void given_call_all(given_world *now, const given_row *rows, int count);

// Fails where a function that the header ("aggro.h") declares has no row, or a row no function.
void given_all_are_there(const char *header, const given_row *rows, int count);

#endif
