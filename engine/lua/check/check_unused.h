// What a card declares and nothing uses: values that neither text nor script reads, powers that
// nobody begins or gives, and those that can never work.
#ifndef AG_LUA_CHECK_CHECK_UNUSED_H
#define AG_LUA_CHECK_CHECK_UNUSED_H

#include "game/facts/findings.h"
#include "lua/host/host.h"

// The card `printed` was loaded without an error from this script.
void ag_check_unused(const ag_host *host, uint16_t printed, const ag_script *script,
                     ag_findings *findings);

#endif
