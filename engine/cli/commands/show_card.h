// A card with all that the engine knows of it, drawn as a card with the rest below it.
#ifndef AG_CLI_COMMANDS_SHOW_CARD_H
#define AG_CLI_COMMANDS_SHOW_CARD_H

#include "base/arena.h"
#include "cli/common/cli.h"
#include "cli/output/terminal.h"

typedef struct ag_show_row {
    ag_show_kind kind;
    int side;
    int number;
    int line;
    const char *label;
    const char *text;
    const char *path;
} ag_show_row;

typedef struct ag_show_card {
    ag_show_row *rows;
    int count, capacity;
    ag_arena texts; // `failed`: memory ran out, also for rows
} ag_show_card;

// The `report` of ag_engine_card_show, with an ag_show_card as context: keeps what it is given.
void ag_show_card_note(void *context, const ag_shown *shown);
void ag_show_card_close(ag_show_card *card);

// The text of the fact with this label; "" if the card does not have it.
const char *ag_show_card_fact(const ag_show_card *card, int side, const char *label);

// Draws the card, and below it powers, values, rulings, rules and uses, no line wider than `width`.
void ag_show_card_print(const ag_show_card *card, int width, const ag_terminal *terminal);

// A text in lines of at most `width`, each after the first behind `indent` spaces; the
// first begins at column `at`.
void ag_show_wrapped(const char *text, int at, int indent, int width);

#endif
