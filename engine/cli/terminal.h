// What a screen can do: how large it is, whether it has colour, and what paint is on it. Text that is shown carries
// marks where a paint begins and ends; only the terminal turns them into what it understands, or into nothing.
#ifndef AG_CLI_TERMINAL_H
#define AG_CLI_TERMINAL_H

#include <stdio.h>

#include "base/span.h"

// The marks: bytes that no text holds. None of them says what words do not say as well.
typedef enum ag_paint {
    AG_PAINT_END = 1,
    AG_PAINT_HEAD,      // headings, the question
    AG_PAINT_BOSS,      // the Boss player's
    AG_PAINT_RAIDER,    // raiders'
    AG_PAINT_YOURS,     // of who reads
    AG_PAINT_HURT,      // damage
    AG_PAINT_SPENT,     // exhausted, out of the game, less important
    AG_PAINT_CAN,       // can be done now
    AG_PAINT_COUNT
} ag_paint;

typedef enum ag_colour { AG_COLOUR_AUTO, AG_COLOUR_ALWAYS, AG_COLOUR_NEVER } ag_colour;

enum { AG_SCREEN_WIDTH = 100, AG_SCREEN_ROWS = 40 };    // where nobody says how large it is

typedef struct ag_terminal {
    int rows, width;
    int is_terminal;                        // somebody may read it again by scrolling back
    int plain;                              // a terminal whose locale has no UTF-8: it gets ASCII in its place
    char begins[AG_PAINT_COUNT][48];        // [AG_PAINT_END] ends any; "" where there is no paint
    char clear[48];                         // wipes the screen and what can be scrolled back to; "" where it can't
} ag_terminal;

// "auto", "always" or "never"; -1: none of them.
int ag_colour_read(const char *word);

// Auto: where `screen` is a terminal that has colours, and NO_COLOR is not set. One with no clear keeps every line.
void ag_terminal_open(ag_terminal *terminal, FILE *screen, ag_colour colour);

// Looks again how large it is.
void ag_terminal_measure(ag_terminal *terminal, FILE *screen);

// Nothing of what was shown can be seen or scrolled back to, where the terminal can do that; where there is none, a
// line of its own stands between.
void ag_terminal_clear(const ag_terminal *terminal, FILE *screen);

// Text with marks, onto the screen; to a plain terminal in ASCII ("..." for "…").
void ag_terminal_print(const ag_terminal *terminal, FILE *screen, const char *text);

// Adds text between the marks of a paint.
void ag_paint_write(ag_writer *out, ag_paint paint, const char *format, ...) __attribute__((format(printf, 3, 4)));

#endif
