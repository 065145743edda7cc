// A raid as a whole: what in its folder is never put into play, used or named.
#ifndef AG_LUA_CHECK_CHECK_RAID_H
#define AG_LUA_CHECK_CHECK_RAID_H

#include "game/facts/findings.h"
#include "lua/host/host.h"

// Checks the raid of the host's catalog, whose script this is.
void ag_check_raid(const ag_host *host, const ag_script *script, ag_findings *findings);

#endif
