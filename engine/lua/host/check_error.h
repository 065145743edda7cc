// Turns what the loader raises into findings: while a file is checked, an error ends only the part
// in which it was raised.
#ifndef AG_LUA_HOST_CHECK_ERROR_H
#define AG_LUA_HOST_CHECK_ERROR_H

#include "game/facts/findings.h"
#include "lua/host/host.h"

// From now on the host's loader reports what is wrong and goes on; NULL: it raises errors again.
// Returns where it reported before.
ag_findings *ag_host_check(ag_host *host, ag_findings *findings);
ag_findings *ag_host_findings(const ag_host *host);

// Reports what ended the last ag_loader_protect of the host, or the sentence if nothing was raised
// in it.
void ag_check_ended(const ag_host *host, ag_findings *findings, const ag_error *error);

// Reports the error on top of the stack and pops it, unless its cause was reported before. An error
// that also ends everything after it (a spent budget) is raised again.
void ag_check_raised(lua_State *L);

// A part of a draft: it reads the table at `table`.
typedef void ag_part(lua_State *L, int table, void *context);

// Reads a part. In a game errors are raised. While a file is checked they are reported, and the
// loader goes on after the part: then this returns 0, with the stack and the reading as before.
int ag_loader_part(lua_State *L, int table, ag_part *read, void *context);

#endif
