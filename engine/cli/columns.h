// How wide text is on a screen: columns of UTF-8, in which the marks of paint take none.
#ifndef AG_CLI_COLUMNS_H
#define AG_CLI_COLUMNS_H

#include <stddef.h>

int ag_columns(const char *text);

// Bytes of `text` that fill at most `limit` columns; marks behind them count as well.
size_t ag_columns_clip(const char *text, int limit);

// The same, but ends behind a blank where it would cut a word, if there is one.
size_t ag_columns_break(const char *text, int limit);

#endif
