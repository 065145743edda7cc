// The program as its users run it: in a folder of the test's own, with what it says and
// its exit code.
#ifndef AG_TESTS_CLI_PROGRAM_H
#define AG_TESTS_CLI_PROGRAM_H

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <setjmp.h>

#include <cmocka.h>

typedef struct outcome {
    int code;
    char text[1 << 17]; // stdout and stderr together
} outcome;

// For a group of tests: makes the folder, with cards.db built from the checkout in it;
// and removes it.
int program_open(void **unused);
int program_close(void **unused);
const char *program_folder(void);

// Runs a shell command in the folder; $AGGRO is the program, $SOURCE the checkout.
outcome shell(const char *words);

// Runs `aggro <words>` without any input, and says what was expected where that is not
// what comes out.
outcome aggro(const char *words);
void expect(const char *words, int code, const char *said);

// Of what was said, these words are a part, or are not.
void assert_said(const outcome *result, const char *said);
void assert_not_said(const outcome *result, const char *said);

// Runs SQL over a database of the folder.
void edit_database(const char *name, const char *sql);

#endif
