// The collection: every card of the database with the facts that naming a card and deck building
// look at, as one text. A game that needs it keeps the text like a script, so that its recording
// plays without the database.
#ifndef AG_STORE_DATABASE_COLLECTION_ROWS_H
#define AG_STORE_DATABASE_COLLECTION_ROWS_H

#include "explain/deck_rules.h"
#include "store/database/library.h"

// What deck building looks at.
ag_deck_facts ag_library_deck_facts(const ag_library *library, const ag_card_row *card);

// The text, written on first use. NULL if there is no memory or the cards can't be read.
const ag_script_row *ag_library_collected(ag_library *library);

// Drops the text because the cards have changed.
void ag_library_forget_collection(ag_library *library);

#endif
