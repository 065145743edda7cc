// Cards in the language of the library: what they are called and say at the table, English where nobody translated it.
// Rules, decks and recordings never ask this.
#ifndef AG_STORE_SPOKEN_H
#define AG_STORE_SPOKEN_H

#include "store/library.h"

typedef struct ag_spoken {
    const char *name, *back_name;           // back_name: "" where it is called the same
    const char *text, *back_text;           // "": none
} ag_spoken;

// From here on cards speak `lang` ("de"); "en" is always there. Expected: AG_NOT_FOUND, with the languages there are.
ag_status ag_library_speak(ag_library *library, const char *lang, ag_error *error);

// Returns 0 where there is no such card, and where the language is English: then its row says all.
int ag_library_spoken(const ag_library *library, const char *key, ag_spoken *out);

// The card that is called so in the language of the library; NULL: none, or several.
const ag_card_row *ag_library_called(const ag_library *library, const char *name);

#endif
