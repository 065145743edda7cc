// Terminals, by the database of terminals (terminfo): only this file knows colour sequences. The
// palette keeps to colours that can be read on dark and on light backgrounds.
#include "base/error.h"
#include "base/letter.h"
#include "cli/output/terminal.h"

#include <langinfo.h>
#include <locale.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/ioctl.h>
#include <unistd.h>

// Without this its macros for capabilities ("columns", "lines") would clash with our names.
#define NCURSES_NOMACROS
#include <curses.h>
#include <term.h>

#include "base/assert.h"
#include "base/utf8.h"

enum { WIDTH_MIN = 40, WIDTH_MAX = 500, ROWS_MIN = 16, ROWS_MAX = 1000 };

// Wipes the scrollback if the database does not say how: terminals that do not know it ignore it.
#define WIPE_SCROLLED "\033[3J"

// A capability and a colour: for terminals with 256 colours, and for those with 8 (-1: none).
typedef struct pigment {
    const char *capability;
    int of_256, of_8;
} pigment;

static const pigment palette[AG_PAINT_COUNT] = {
    [AG_PAINT_HEAD] = { "bold", -1, -1 },         [AG_PAINT_BOSS] = { NULL, 133, COLOR_MAGENTA },
    [AG_PAINT_RAIDER] = { NULL, 31, COLOR_CYAN }, [AG_PAINT_YOURS] = { "bold", 31, COLOR_CYAN },
    [AG_PAINT_HURT] = { NULL, 160, COLOR_RED },   [AG_PAINT_SPENT] = { "dim", -1, -1 },
    [AG_PAINT_CAN] = { NULL, 34, COLOR_GREEN },
};

int ag_colour_read(const char *word)
{
    static const char *const words[] = { "auto", "always", "never" };
    return ag_candidate_find(word, ag_word_at, &(ag_word_list){ words, 3 });
}

// ---- size ----

// What the terminal says, or else the environment, or else what is usual; within bounds.
static int size_of(int measured, const char *name, int usual, int least, int most)
{
    const char *text = getenv(name);
    int number = measured > 0 ? measured : text != NULL ? atoi(text) : 0;
    number = number > 0 ? number : usual;
    return number < least ? least : number > most ? most : number;
}

void ag_terminal_measure(ag_terminal *terminal, FILE *screen)
{
    struct winsize size = { .ws_row = 0 };
    if (terminal->is_terminal) (void)ioctl(fileno(screen), TIOCGWINSZ, &size);
    terminal->rows = size_of(size.ws_row, "LINES", AG_SCREEN_ROWS, ROWS_MIN, ROWS_MAX);
    terminal->width = size_of(size.ws_col, "COLUMNS", AG_SCREEN_WIDTH, WIDTH_MIN, WIDTH_MAX);
}

// ---- capabilities ----

// Adds a capability's text, without the pauses that old terminals needed ("$<50>").
static void add(char *out, size_t capacity, const char *text)
{
    size_t length = strlen(out);
    while (text != NULL && *text != '\0' && length + 1 < capacity) {
        if (text[0] == '$' && text[1] == '<' && strchr(text, '>') != NULL) {
            text = strchr(text, '>') + 1;
        } else {
            out[length++] = *text++;
        }
    }
    out[length] = '\0';
}

static const char *capability(const char *name)
{
    const char *text = name != NULL ? tigetstr(name) : NULL;
    return text == (const char *)-1 ? NULL : text;
}

static void mix(ag_terminal *terminal, int colours)
{
    const char *colour = capability("setaf");
    for (int i = AG_PAINT_END + 1; i < AG_PAINT_COUNT; i++) {
        size_t size = sizeof terminal->begins[i];
        int number = colours >= 256 ? palette[i].of_256 : palette[i].of_8;
        add(terminal->begins[i], size, capability(palette[i].capability));
        if (number >= 0 && colour != NULL) {
            add(terminal->begins[i], size,
                tparm(colour, (long)number, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L));
        }
    }
    add(terminal->begins[AG_PAINT_END], sizeof terminal->begins[0], capability("sgr0"));
}

// Reads the entry of a terminal. Returns its number of colours, or 0 if there is no such entry.
static int read_entry(ag_terminal *terminal, const char *name, int wants_colour)
{
    int found = 0;
    if (setupterm(name, STDOUT_FILENO, &found) != OK) return 0;
    int colours = tigetnum("colors");
    if (wants_colour && colours >= 8) mix(terminal, colours);
    if (terminal->is_terminal && capability("clear") != NULL) {
        const char *scrolled = capability("E3");
        terminal->clear[0] = '\0';
        add(terminal->clear, sizeof terminal->clear, capability("clear"));
        add(terminal->clear, sizeof terminal->clear, scrolled != NULL ? scrolled : WIPE_SCROLLED);
    }
    del_curterm(cur_term);
    return colours >= 8 ? colours : 0;
}

// By the locale's charset; a locale that is not installed is judged by its name.
static int locale_has_utf8(void)
{
    static const char *const names[] = { "LC_ALL", "LC_CTYPE", "LANG" };
    if (setlocale(LC_CTYPE, "") != NULL) return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
    for (int i = 0; i < 3; i++) {
        const char *value = getenv(names[i]);
        if (value != NULL && value[0] != '\0') {
            const char *set = strchr(value, '.');
            return set != NULL
                   && (ag_case_compare(set, ".UTF-8") == 0 || ag_case_compare(set, ".utf8") == 0);
        }
    }
    return 0;
}

void ag_terminal_open(ag_terminal *terminal, FILE *screen, ag_colour colour)
{
    const char *name = getenv("TERM");
    *terminal = (ag_terminal){ .is_terminal = isatty(fileno(screen)) };
    terminal->plain = terminal->is_terminal && !locale_has_utf8();
    // The C library knows how many columns a character takes, in a locale with UTF-8.
    (void)setlocale(LC_CTYPE, "C.UTF-8");
    ag_terminal_measure(terminal, screen);
    const char *no = getenv("NO_COLOR");
    int refused = !terminal->is_terminal || (no != NULL && no[0] != '\0');
    int wants = colour == AG_COLOUR_ALWAYS || (colour == AG_COLOUR_AUTO && !refused);
    int colours = name != NULL ? read_entry(terminal, name, wants) : 0;
    if (colour == AG_COLOUR_ALWAYS && colours == 0) (void)read_entry(terminal, "ansi", wants);
}

// ---- showing ----

void ag_terminal_clear(const ag_terminal *terminal, FILE *screen)
{
    if (terminal->clear[0] != '\0') {
        fputs(terminal->clear, screen);
        return;
    }
    // Old lines can only be pushed off the screen.
    for (int i = 0; terminal->is_terminal && i < terminal->rows; i++) fputc('\n', screen);
    fputs("\n--------\n", screen);
}

static void write_plain(FILE *screen, const char *text, size_t size)
{
    static const char *const likes[][2] = { { "·", "-" },  { "–", "-" },   { "—", "-" },
                                            { "‘", "'" },  { "’", "'" },   { "“", "\"" },
                                            { "”", "\"" }, { "…", "..." }, { "→", "->" } };
    for (size_t at = 0; at < size;) {
        uint32_t letter = 0;
        size_t bytes = ag_utf8_take(text + at, size - at, &letter);
        const char *plain = "?";
        for (size_t i = 0; i < sizeof likes / sizeof likes[0]; i++) {
            if (strncmp(likes[i][0], text + at, strlen(likes[i][0])) == 0) plain = likes[i][1];
        }
        if (bytes == 1 && letter < 0x80) {
            fputc(text[at], screen);
        } else {
            fputs(plain, screen);
        }
        at += bytes > 0 ? bytes : 1;
    }
}

void ag_terminal_print(const ag_terminal *terminal, FILE *screen, const char *text)
{
    while (*text != '\0') {
        size_t plain = strcspn(text, "\001\002\003\004\005\006\007\010");
        _Static_assert(AG_PAINT_COUNT == 9, "the marks are the bytes 1 to 8");
        if (terminal->plain) {
            write_plain(screen, text, plain);
        } else {
            fwrite(text, 1, plain, screen);
        }
        text += plain;
        if (*text != '\0') {
            fputs(terminal->begins[(unsigned char)*text], screen);
            text++;
        }
    }
}

void ag_paint_write(ag_writer *out, ag_paint paint, const char *format, ...)
{
    char text[512];
    va_list list;
    AG_ASSERT(paint > AG_PAINT_END);
    AG_ASSERT(paint < AG_PAINT_COUNT);
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    ag_write(out, "%c%s%c", (char)paint, text, (char)AG_PAINT_END);
}
