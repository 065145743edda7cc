// What scripts say about themselves, for the card database.
#ifndef AG_LUA_DESCRIBE_DESCRIBE_H
#define AG_LUA_DESCRIBE_DESCRIBE_H

#include "game/facts/findings.h"
#include "game/facts/source.h"
#include "lua/host/host.h"

// See ag_describe. `context` is NULL, or an `ag_host *` that begins as NULL: the host is then kept
// there between calls as long as the source and the raid stay the same, and its owner closes it
// with ag_host_close.
ag_describe ag_script_describe;

// The same with the host at `kept` (as above). With `findings` the file is checked: errors in its
// parts are reported and the other parts are still read; the error is then what ended the file as a
// whole.
ag_status ag_script_look(ag_host **kept, const ag_source *source, const char *key,
                         ag_findings *findings, ag_facts *out, ag_error *error);

#endif
