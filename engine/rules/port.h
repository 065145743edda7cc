// The script port: how the rules call scripts. lua/ implements it in Lua; tests do in plain C.
#ifndef AG_RULES_PORT_H
#define AG_RULES_PORT_H

#include <stdint.h>

#include "state/catalog.h"
#include "state/state.h"

typedef struct ag_rules ag_rules;

typedef enum ag_progress {
    AG_DONE,   // the task is finished and leaves the agenda
    AG_AGAIN,  // something was pushed (or a step taken): look at the agenda again
    AG_ASK,    // a player must choose: state->choice is open
    // A script failed: the state is half done, the game goes back (architecture, section 5).
    AG_FAULT,
} ag_progress;

typedef struct ag_port {
    void *host;

    // Begins the function of frame `frame` (stage 0), or continues it (stage 1; what it waited for
    // is in state->reply). AG_DONE: it returned. AG_AGAIN: it called a verb, whose task is on the
    // agenda. AG_FAULT.
    ag_progress (*run)(void *host, ag_rules *rules, int frame);

    // A condition function: 1 yes, 0 no, -1 a fault (reported by the host; reads as no). `frame`
    // describes the call and is not in the state. Must not change the state.
    int (*test)(void *host, const ag_rules *rules, const ag_frame *frame);

    // The coroutine of this frame is no longer needed (an interrupted link, a rebuilt game).
    void (*drop)(void *host, int frame);

    // The catalog number of the card with this key, loaded now if needed; 0: no such card.
    uint16_t (*card)(void *host, const char *key);

    // The catalog for a set of scripts and a version of the raid, by its number (0: the first
    // ones); from now on cards come from that set. NULL: the scripts never change.
    const ag_catalog *(*view)(void *host, int set, uint16_t raid);

    // A word as a symbol of the catalog, made now if needed: names of counters. 0: no more room.
    ag_symbol (*symbol)(void *host, const char *word);

    // What the effect of a power does. NULL (the function, or its answer): unknown.
    const ag_summary *(*summary)(void *host, uint16_t printed, uint16_t power);
} ag_port;

#endif
