// What scripts say about themselves, for the card database.
#ifndef AG_LUA_DESCRIBE_H
#define AG_LUA_DESCRIBE_H

#include "game/findings.h"
#include "game/source.h"
#include "lua/host.h"

// See ag_describe. `context` is NULL, or an `ag_host *` that begins as NULL: the host is then kept
// there from call to call as long as source and raid stay the same, and whoever owns it closes it
// with ag_host_close.
ag_describe ag_script_describe;

// The same with the host that is kept at `kept` (as above). With `findings` the file is checked:
// what is wrong with its parts is reported, and the others are read; the error is then what ended
// the file as a whole.
ag_status ag_script_look(ag_host **kept, const ag_source *source, const char *key,
                         ag_findings *findings, ag_facts *out, ag_error *error);

#endif
