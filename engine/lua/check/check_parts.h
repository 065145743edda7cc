// The parts of checking a script that has been loaded: a card or raid of the host's catalog, or a
// file that returned something else.
#ifndef AG_LUA_CHECK_CHECK_PARTS_H
#define AG_LUA_CHECK_CHECK_PARTS_H

#include "game/facts/findings.h"
#include "lua/host/host.h"

// check_effects.c: looks at all functions of the script, effects with the power that they belong
// to; then the next two. Expected: AG_NO_MEMORY.
ag_status ag_check_effects(ag_host *host, const char *key, ag_findings *findings, ag_error *error);

// check_unused.c: what the card declares and nothing uses, and powers that can never do anything.
void ag_check_unused(const ag_host *host, uint16_t printed, const ag_script *script,
                     ag_findings *findings);

// check_raid.c: what in the raid's folder is never put into play, used or named.
void ag_check_raid(const ag_host *host, const ag_script *script, ag_findings *findings);

// check_text.c: the card's text against what its data and effects do.
void ag_check_text(ag_host *host, const char *key, const ag_script *script, ag_findings *findings);

#endif
