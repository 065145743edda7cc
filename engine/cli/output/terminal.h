// What a screen can do: how large it is, whether it has colour, and the paints on it. Text carries
// marks where a paint begins and ends; only when it is printed they become what the terminal
// understands, or nothing.
#ifndef AG_CLI_OUTPUT_TERMINAL_H
#define AG_CLI_OUTPUT_TERMINAL_H

#include <stdio.h>

#include "base/span.h"

// The marks: bytes that no text contains. A paint never says anything
// that the words do not say too.
typedef enum ag_paint {
    AG_PAINT_END = 1,
    AG_PAINT_HEAD,      // headings, the question
    AG_PAINT_BOSS,      // the Boss player's
    AG_PAINT_RAIDER,    // raiders'
    AG_PAINT_YOURS,     // of the reader
    AG_PAINT_HURT,      // damage
    AG_PAINT_SPENT,     // exhausted, out of the game, or less important
    AG_PAINT_CAN,       // can be done now
    AG_PAINT_COUNT
} ag_paint;

typedef enum ag_colour { AG_COLOUR_AUTO, AG_COLOUR_ALWAYS, AG_COLOUR_NEVER } ag_colour;

enum { AG_SCREEN_WIDTH = 100, AG_SCREEN_ROWS = 40 };    // if the size is unknown

typedef struct ag_terminal {
    int rows, width;
    int is_terminal;                        // its lines may be scrolled back to
    int plain;                              // a terminal without UTF-8, which gets ASCII instead
    char begins[AG_PAINT_COUNT][48];        // [AG_PAINT_END] ends any; "": no paint
    char clear[48];                         // wipes screen and scrollback; "" if it can't
} ag_terminal;

// Reads "auto", "always" or "never"; -1: something else.
int ag_colour_read(const char *word);

// Auto: colour if `screen` is a terminal that has colours, and NO_COLOR is not set. A terminal that
// can't clear keeps every line.
void ag_terminal_open(ag_terminal *terminal, FILE *screen, ag_colour colour);

// Measures again how large it is.
void ag_terminal_measure(ag_terminal *terminal, FILE *screen);

// Wipes what was shown, so that it can't be seen or scrolled back to, if the terminal can do that;
// without a terminal it prints a separating line.
void ag_terminal_clear(const ag_terminal *terminal, FILE *screen);

// Prints text with marks; on a plain terminal in ASCII ("..." for "…").
void ag_terminal_print(const ag_terminal *terminal, FILE *screen, const char *text);

// Adds text between the marks of a paint.
void ag_paint_write(ag_writer *out, ag_paint paint, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
