// What scripts say about themselves: for the card database, for people, for comparing versions.
#ifndef AG_LUA_DESCRIBE_DESCRIBE_H
#define AG_LUA_DESCRIBE_DESCRIBE_H

#include "aggro_author.h"
#include "explain/findings.h"
#include "game/facts/source.h"
#include "lua/host/host.h"

// See ag_describe. `context` is an `ag_host *` that begins as NULL: the host is kept there between
// calls as long as the source and the raid stay the same, and its owner closes it with
// ag_host_close.
ag_describe ag_script_describe;

// The same with the host at `kept` (as above). With `findings` the file is checked: errors in its
// parts are reported and the other parts are still read; the error is then what ended the file as a
// whole.
ag_status ag_script_look(ag_host **kept, const ag_source *source, const char *key,
                         ag_findings *findings, ag_facts *out, ag_error *error);

// ---- a card shown piece by piece, for people (show.c) ----

// Loads the card and reports facts, texts, powers, values, rulings and the rules that it cites
// (titles only for the base game's). Expected: AG_NOT_FOUND, AG_BAD_CONTENT.
ag_status ag_script_show(const ag_source *source, const char *key, ag_show_report *report,
                         void *context, ag_error *error);

// "Protector, Assault 2", in the order in which they are printed, without those in `but`.
void ag_keywords_write(const ag_side_def *side, uint64_t but, ag_writer *out);

// Writes the text of a side of the card as the template has it, a number of an effect by the name
// of its value. 0: not all of it can be said so.
int ag_template_text(const ag_host *host, uint16_t printed, int side, ag_writer *out);

// How many sentences its powers take at least: what is so all the time, and how it enters play, may
// be said in one; `as` powers go with what they end.
int ag_template_sentences(const ag_host *host, uint16_t printed, int side);

// Reports a text paragraph by paragraph.
void ag_show_paragraphs(const char *text, int side, ag_show_report *report, void *context);

// ---- the rules of raids: listed in rules.lua, enforced by scripts (rulebook.c) ----

// Reports each rule of each raid of the source, in order of the numbers. Expected: AG_BAD_CONTENT.
ag_status ag_rulebook_read(const ag_source *source, ag_raid_rule_report *report, void *context,
                           ag_error *error);

// Reports the places, "path:line", where scripts of the raid name the number: in `cites`, or in a
// comment next to a field. The lists themselves are left out.
void ag_rulebook_places(const ag_source *source, const char *raid, const char *number,
                        ag_rule_report *report, void *context);

// ---- what a file declares, field by field, as it is written there (declared.c) ----

// Runs the file of this version again. Expected: AG_BAD_CONTENT, AG_NO_MEMORY.
ag_status ag_host_declared(ag_host *host, uint16_t printed, ag_declared_report *report,
                           void *context, ag_error *error);

#endif
