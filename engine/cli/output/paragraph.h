// Paragraphs of a screen: a head and items that flow over as many rows as they need, or as they may
// have. Nothing is cut silently: the last row says how much is left, and how to see it.
#ifndef AG_CLI_OUTPUT_PARAGRAPH_H
#define AG_CLI_OUTPUT_PARAGRAPH_H

#include "base/span.h"

typedef struct ag_paragraph {
    char head[128];
    int indent;             // of the rows after the first, in columns
    const char *between;    // what separates two items of a row
    ag_text items;          // each ends with a zero byte
    int count;
    char more[32];          // what to type to see all of it
} ag_paragraph;

// To begin, zero one and set its head, indent and separator.
void ag_paragraph_add(ag_paragraph *paragraph, const char *item);
void ag_paragraph_close(ag_paragraph *paragraph);

// How many rows it takes at this width.
int ag_paragraph_rows(const ag_paragraph *paragraph, int width);

// Writes it in at most `rows` rows (at least one), each with its line end.
void ag_paragraph_write(const ag_paragraph *paragraph, int width, int rows, ag_text *out);

#endif
