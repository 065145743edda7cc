// A search for cards as a list of wishes: `fire type:ally cost<=3 -tag:Demon name:"Big Game"`. All
// must hold. This part knows nothing of SQL.
#ifndef AG_STORE_SEARCH_QUERY_H
#define AG_STORE_SEARCH_QUERY_H

#include "base/error.h"

enum { AG_WISHES_MAX = 32, AG_WISH_TEXT_MAX = 128, AG_WISH_COUNT_MAX = 100000 };

// How a field is compared: as a number, as a word of its list, by
// letters within it, or by a word search.
enum { AG_WISH_NUMBER, AG_WISH_WORD, AG_WISH_SEARCH, AG_WISH_PLACE, AG_WISH_IS };

typedef struct ag_wish_field {
    const char *name;       // the name that people write
    int kind;
    const char *column;     // of the card table; NULL: none
    const char *help;
} ag_wish_field;

typedef struct ag_wish {
    const ag_wish_field *field;
    int is_not;             // it was preceded by a minus
    int is_phrase;          // it was in quotes: these words in this order
    char operator[3];       // "=", "<", "<=", ">", ">="
    int number;
    char text[AG_WISH_TEXT_MAX];
} ag_wish;

typedef struct ag_query {
    int count;
    ag_wish wishes[AG_WISHES_MAX];
} ag_query;

extern const ag_wish_field ag_wish_fields[];        // the last one has no name
const ag_wish_field *ag_wish_field_named(const char *name);

// Expected: AG_USAGE (an unknown filter, a quote without an end, an invalid number).
ag_status ag_query_read(const char *text, ag_query *out, ag_error *error);

#endif
