// The script port: how the rules call scripts. lua/ implements it over Lua; tests implement it in plain C.
#ifndef AG_RULES_PORT_H
#define AG_RULES_PORT_H

#include <stdint.h>

#include "state/catalog.h"
#include "state/state.h"

typedef struct ag_rules ag_rules;

typedef enum ag_progress {
    AG_DONE,            // the task is finished and leaves the agenda
    AG_AGAIN,           // something was pushed (or a step taken): look at the agenda again
    AG_ASK,             // someone must choose: state->choice is open
    AG_FAULT,           // a script failed: state is half done, the game goes back (architecture, section 5)
} ag_progress;

typedef struct ag_port {
    void *host;

    // Begins the function of frame `frame` (stage 0), or goes on with it (stage 1; what it waited for is in
    // state->reply). AG_DONE: it returned. AG_AGAIN: it called a verb, whose task is on the agenda. AG_FAULT.
    ag_progress (*run)(void *host, ag_rules *rules, int frame);

    // A condition function: 1 yes, 0 no, -1 a fault (reported by the host; reads as no). `frame` describes the
    // call and is not in the state. Must not change the state.
    int (*test)(void *host, ag_rules *rules, const ag_frame *frame);

    // The coroutine of this frame is no longer needed (the link was interrupted, the game was rebuilt).
    void (*drop)(void *host, int frame);

    // The catalog number of the card with this key, loaded now if need be; 0: there is none.
    uint16_t (*card)(void *host, const char *key);

    // The catalog for a set of scripts with a version of the raid, by its number (0: those of the beginning); cards
    // that are asked for come from that set from now on. NULL: the scripts never change.
    const ag_catalog *(*view)(void *host, int set, uint16_t raid);

    // A word as a symbol of the catalog, made now if need be: the name of counters. 0: there is no room for more words.
    ag_symbol (*symbol)(void *host, const char *word);

    // What the effect of a power does. NULL (the function, or its answer): nobody knows.
    const ag_summary *(*summary)(void *host, uint16_t printed, uint16_t power);
} ag_port;

#endif
