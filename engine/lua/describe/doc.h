// All words of scripts in one list: those that declare, events, verbs, fields. Docs, `aggro doc`
// and editors read it.
#ifndef AG_LUA_DESCRIBE_DOC_H
#define AG_LUA_DESCRIBE_DOC_H

#include "lua/language/lexicon.h"
#include "lua/words/api.h"

// One word: a row of the lexicon, or a verb, or an event, or a field of a row of the lexicon.
typedef struct ag_doc_place {
    const ag_chapter *chapter;
    const ag_lexicon_row *row;              // NULL: a verb or an event
    const ag_field_row *field;
    const ag_api_row *verb;
    const ag_field_row *tables[2];          // of its fields; either may be NULL
    const char *family;                     // of an event: "when", "instead"; else NULL
    int event;                              // … and its AG_EVENT_…
} ag_doc_place;

// The word at `index`: first the lexicon, then events, verbs, fields. 0 after the last one.
int ag_doc_place_at(int index, ag_doc_place *out);

// Who is who in an event that is watched (events_who.def): `of`, `by`, `player`, and what else;
// and all of it in one line.
enum { AG_WHO_OF, AG_WHO_BY, AG_WHO_PLAYER, AG_WHO_MORE, AG_WHO_ALL, AG_WHO_COUNT };
extern const char *const ag_event_who[][AG_WHO_COUNT];

// docs/editor/classes.lua and .luarc.json, which are for any project as they are.
extern const char ag_editor_classes[];
extern const char ag_editor_settings[];
extern const char ag_tell_lua[];

#endif
