// The collection: every card of the database with what naming and deck building look at, as one text. A game that needs
// it takes the text along like a script, so that its recording plays without the database.
#ifndef AG_STORE_COLLECTION_ROWS_H
#define AG_STORE_COLLECTION_ROWS_H

#include "store/library.h"

// The text, written when it is first asked for. NULL: no memory, or its cards can't be read.
const ag_script_row *ag_library_collected(ag_library *library);

// The cards are other ones now.
void ag_library_forget_collection(ag_library *library);

#endif
