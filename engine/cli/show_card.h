// A card on paper: what was told of it, kept, and drawn as a card with what the engine knows below it.
#ifndef AG_CLI_SHOW_CARD_H
#define AG_CLI_SHOW_CARD_H

#include "cli/cli.h"
#include "cli/terminal.h"

typedef struct ag_show_row {
    ag_show_kind kind;
    int side;
    int number;
    int line;
    char *label;
    char *text;
    char *path;
} ag_show_row;

typedef struct ag_show_card {
    ag_show_row *rows;
    int count;
    int capacity;
    int failed;     // 1: no memory for all of it
} ag_show_card;

// Told of a card, it keeps what it hears: the `told` of ag_engine_card_show, with the card as context.
void ag_show_card_note(void *context, const ag_shown *shown);
void ag_show_card_close(ag_show_card *card);

// The text of the fact with this label; "" where the card has none.
const char *ag_show_card_fact(const ag_show_card *card, int side, const char *label);

// Draws the card, and below it powers, values, rulings, rules and uses, no line wider than `width`.
void ag_show_card_print(const ag_show_card *card, int width, const ag_terminal *terminal);

// A text in lines of at most `width`, each after the first behind `indent` spaces; the first begins at column `at`.
void ag_show_wrapped(const char *text, int at, int indent, int width);

#endif
