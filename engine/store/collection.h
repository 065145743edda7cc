// The collection: every card of the database with what naming and deck building look at, as one text. A game that needs
// it takes the text along like a script, so that its recording plays without the database.
#ifndef AG_STORE_COLLECTION_H
#define AG_STORE_COLLECTION_H

#include "store/library.h"

// Writes the text anew from the cards of the library, as they stand. Where memory is out its arena has failed.
void ag_library_collect(ag_library *library);

#endif
