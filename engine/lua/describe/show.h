// A card as its script makes it, shown piece by piece: for people, not for games.
#ifndef AG_LUA_DESCRIBE_SHOW_H
#define AG_LUA_DESCRIBE_SHOW_H

#include "aggro_author.h"
#include "game/facts/source.h"

// Loads the card and reports facts, texts, powers, values, rulings and the rules that it cites
// (titles only for the base game's). Expected: AG_NOT_FOUND, AG_BAD_CONTENT.
ag_status ag_script_show(const ag_source *source, const char *key, ag_show_report *report,
                         void *context, ag_error *error);

// Reports a text paragraph by paragraph.
void ag_show_paragraphs(const char *text, int side, ag_show_report *report, void *context);

#endif
