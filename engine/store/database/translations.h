// Cards in the language of the library: their names and texts at the table, in English if there is
// no translation. Rules, decks and recordings never use this.
#ifndef AG_STORE_DATABASE_TRANSLATIONS_H
#define AG_STORE_DATABASE_TRANSLATIONS_H

#include "store/database/library.h"

typedef struct ag_translated {
    const char *name, *back_name;           // back_name: "" if it is the same
    const char *text, *back_text;           // "": none
} ag_translated;

// From here on cards are shown in `lang` ("de"); "en" is always there. Expected: AG_NOT_FOUND, with
// the available languages.
ag_status ag_library_speak(ag_library *library, const char *lang, ag_error *error);

// Returns 0 if there is no such card, and if the language is English: then its row says all.
int ag_library_translated(const ag_library *library, const char *key, ag_translated *out);

// The card with this name in the language of the library; NULL: none, or several.
const ag_card_row *ag_library_called(const ag_library *library, const char *name);

#endif
