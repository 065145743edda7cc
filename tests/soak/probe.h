// What another process has another of, and no game may depend on.
#ifndef AG_TESTS_SOAK_PROBE_H
#define AG_TESTS_SOAK_PROBE_H

// Sets the language of the machine, as hosts do, and writes to stderr "probe keys <the order in
// which Lua's own next walks a table>" and "probe language <a and B in order, a half>".
void probe_tell(void);

#endif
