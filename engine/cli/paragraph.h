// Paragraphs of a screen: a head and items that flow over as many rows as they need, or as they are given. What does
// not fit is never cut silently: the last row says how much is left, and what shows it.
#ifndef AG_CLI_PARAGRAPH_H
#define AG_CLI_PARAGRAPH_H

#include "base/span.h"

typedef struct ag_paragraph {
    char head[128];
    int indent;             // columns of the rows behind the first
    const char *between;    // stands between two items of a row
    ag_text items;          // each ends with a zero byte
    int count;
    char more[32];          // what can be typed to see all of it
} ag_paragraph;

// Zero one to begin, with its head, indent and what stands between.
void ag_paragraph_add(ag_paragraph *paragraph, const char *item);
void ag_paragraph_close(ag_paragraph *paragraph);

// How many rows it takes in so many columns.
int ag_paragraph_rows(const ag_paragraph *paragraph, int width);

// Writes it into at most `rows` rows (one at least), each with its end.
void ag_paragraph_write(const ag_paragraph *paragraph, int width, int rows, ag_text *out);

#endif
