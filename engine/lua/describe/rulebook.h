// The rules of raids: listed in its rules.lua, enforced by its scripts.
#ifndef AG_LUA_DESCRIBE_RULEBOOK_H
#define AG_LUA_DESCRIBE_RULEBOOK_H

#include "aggro_author.h"
#include "game/facts/source.h"

// Reports each rule of each raid of the source, in order of the numbers. Expected: AG_BAD_CONTENT.
ag_status ag_rulebook_read(const ag_source *source, ag_raid_rule_report *report, void *context,
                           ag_error *error);

// Reports the places, "path:line", where scripts of the raid name the number: in `cites`, or in a
// comment next to a field. The lists themselves are left out.
void ag_rulebook_places(const ag_source *source, const char *raid, const char *number,
                        ag_rule_report *report, void *context);

#endif
