// Finds cards by words and filters, in an index of all cards of a library, kept as a database in
// memory. So it finds the cards in use, wherever they came from.
#ifndef AG_STORE_SEARCH_QUERY_CARDS_H
#define AG_STORE_SEARCH_QUERY_CARDS_H

#include "store/database/library.h"

typedef struct ag_find_request {
    const char *query;      // query.h
    const char *sort;       // a field of a card; NULL: by score if words are searched, else by name
    int descending;
    int limit;              // 0: all
} ag_find_request;

typedef void ag_card_found(void *context, const ag_card_row *card);

// Reports every matching card, in order. Expected: AG_USAGE (the query), AG_NOT_FOUND (a tag, type,
// set … that no card has, with the nearest), AG_NO_MEMORY.
ag_status ag_library_find(const ag_library *library, const ag_find_request *request,
                          ag_card_found *report, void *context, ag_error *error);

#endif
