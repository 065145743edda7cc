// What people type to find cards, as a list of wishes: `fire type:ally cost<=3 -tag:Demon name:"Big Game"`. All must
// hold; knows nothing of SQL.
#ifndef AG_STORE_QUERY_H
#define AG_STORE_QUERY_H

#include "base/error.h"

enum { AG_WISHES_MAX = 32, AG_WISH_TEXT_MAX = 128, AG_WISH_COUNT_MAX = 100000 };

// How a field is compared: its number, a word of its list, letters within it, or by searching words.
enum { AG_WISH_NUMBER, AG_WISH_WORD, AG_WISH_SEARCH, AG_WISH_PLACE, AG_WISH_IS };

typedef struct ag_wish_field {
    const char *name;       // as people write it
    int kind;
    const char *column;     // of the card table; NULL: none
    const char *help;
} ag_wish_field;

typedef struct ag_wish {
    const ag_wish_field *field;
    int is_not;             // a minus stood before it
    int is_phrase;          // it stood in quotes: the words as they are, in this order
    char operator[3];       // "=", "<", "<=", ">", ">="
    int number;
    char text[AG_WISH_TEXT_MAX];
} ag_wish;

typedef struct ag_query {
    int count;
    ag_wish wishes[AG_WISHES_MAX];
} ag_query;

extern const ag_wish_field ag_wish_fields[];        // the last has no name
const ag_wish_field *ag_wish_field_named(const char *name);

// Expected: AG_USAGE (a filter that there is not, a quote that does not end, a number that is none).
ag_status ag_query_read(const char *text, ag_query *out, ag_error *error);

#endif
