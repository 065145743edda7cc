// All words of scripts in one list: those that declare, events, verbs, fields. Docs, `aggro doc`
// and editors read it.
#ifndef AG_LUA_DESCRIBE_DOC_H
#define AG_LUA_DESCRIBE_DOC_H

#include "lua/words/api.h"
#include "lua/language/lexicon.h"

// One word. Exactly one of the first three is set, except for an event, which is a number.
typedef struct ag_doc_place {
    const ag_lexicon_chapter *chapter;  // of a row of the lexicon, or of the word with the field
    const ag_lexicon_row *row;
    const ag_api_noun *noun;
    const ag_api_row *verb;
    int event;                              // AG_EVENT_… of when.<event>, else -1
    int replaces;                           // the event is one of instead.<event>
    const ag_field_row *field;
} ag_doc_place;

// The word at `index`: first the lexicon, then events, verbs, fields. 0 after the last one.
int ag_doc_place_at(int index, ag_doc_place *out);

// What a field may contain, in words: "a whole number from 0 to 99".
void ag_field_takes(const ag_field_row *field, char *out, size_t capacity);

#endif
