// How wide UTF-8 text is on a screen, in columns. The marks of paint take none.
#ifndef AG_CLI_OUTPUT_COLUMNS_H
#define AG_CLI_OUTPUT_COLUMNS_H

#include "base/span.h"

int ag_columns(const char *text);

// The bytes of `text` that fit into `limit` columns, with the marks that follow them.
size_t ag_columns_clip(const char *text, int limit);

// The same, but ends after a blank instead of cutting a word, if there is a blank.
size_t ag_columns_break(const char *text, int limit);

// Adds the lines of a text, each behind `indent`, in as many rows of this width as they take.
void ag_columns_wrap(const char *text, const char *indent, int width, ag_text *out);

#endif
