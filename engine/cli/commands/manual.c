// The manual page, from the rows that the help comes from.
#include "cli/commands/manual.h"

#include <string.h>

// Changes with the version.
#define AG_MANUAL_DATE "2026-11-22"

enum { LINE_MAX = 70 };

// Text for man(7): dashes stay dashes, and lines are short and never begin as a request.
static void put_text(const char *text)
{
    int column = 0;
    for (; *text != '\0'; text++) {
        if (column == 0 && (*text == '.' || *text == '\'')) fputs("\\&", stdout);
        column++;
        switch (*text) {
        case '-': fputs("\\-", stdout); break;
        case '\\': fputs("\\e", stdout); break;
        case ' ':
            column = column > LINE_MAX - (int)strcspn(text + 1, " ") ? 0 : column;
            putchar(column == 0 ? '\n' : ' ');
            break;
        default: putchar(*text); break;
        }
    }
}

static void put_line(const char *before, const char *text)
{
    fputs(before, stdout);
    put_text(text);
    putchar('\n');
}

static void print_head(ag_commands commands)
{
    printf(".TH AGGRO 1 \"%s\" \"Aggro %s\" \"Aggro\"\n", AG_MANUAL_DATE, AG_VERSION);
    printf(
        ".SH NAME\naggro \\- plays raids of a trading card game from a database of card scripts\n");
    printf(".SH SYNOPSIS\n");
    for (int i = 0; i < commands.count; i++) {
        printf("%s.B aggro %s\n", i == 0 ? "" : ".br\n", commands.items[i]->name);
        if (commands.items[i]->words[0] != '\0') put_line("", commands.items[i]->words);
        printf(".RI [ option \" ...]\"\n");
    }
    printf(".br\n.B aggro help\n.RI [ command ]\n");
}

static void print_command(const ag_command *command)
{
    printf(".SS aggro %s", command->name);
    put_line(command->words[0] != '\0' ? " " : "", command->words);
    put_text(command->summary);
    printf(".\n");
    for (const ag_option_row *row = command->rows; row->name != NULL; row++) {
        printf(".TP\n\\fB\\-\\-");
        put_text(row->name);
        printf("\\fR");
        if (row->value != NULL) {
            printf(" \\fI");
            put_text(row->value);
            printf("\\fR");
        }
        put_line("\n", row->help);
    }
}

static void print_foot(void)
{
    static const struct {
        const char *code, *meaning;
    } codes[] = {
        { "0", "All is well." },
        { "1",
          "There are findings: failed tests, wrong cards, games that did not end, no card found." },
        { "2", "The command line is wrong." },
        { "3", "Content is wrong: a script, pack, deck or recording." },
        { "4", "A file or the card database can't be read or written." },
        { "70", "Aggro itself is at fault." },
        { "130", "It was interrupted." },
    };
    printf(".SH EXIT STATUS\n");
    for (size_t i = 0; i < sizeof codes / sizeof codes[0]; i++) {
        printf(".TP\n.B %s", codes[i].code);
        put_line("\n", codes[i].meaning);
    }
    printf(".SH ENVIRONMENT\n.TP\n.B NO_COLOR\nNothing is coloured where it is set.\n");
    printf(".SH FILES\n.TP\n.I cards/ raids/\nThe scripts that a database is built from.\n");
    put_line(".TP\n.I aggro.json\n",
             "The packs of the folder where one works, and which of them are on.");
    put_line(".TP\n.I build/cards.db\n",
             "The card database that is used where it is there; else the one that was installed.");
    printf(".SH SEE ALSO\nThe pages that were installed with Aggro, in\n.IR share/doc/aggro .\n");
}

void ag_cli_print_manual(ag_commands commands)
{
    print_head(commands);
    printf(
        ".SH DESCRIPTION\nData is printed on the standard output, messages on the standard error. "
        "With\n.B \\-\\-json\neach line is an object whose\n.I schema\nsays what it is.\n");
    printf(".SH COMMANDS\n");
    for (int i = 0; i < commands.count; i++) print_command(commands.items[i]);
    print_foot();
}
