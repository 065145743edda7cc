// Powers in plain English, as the engine understood them: each part of what a script declares has
// one writer, and each writer reads the same data that the rules read. What is said of "its
// controller" is said of the player whose card or power it is; filters say "your" for his, as
// scripts do.
#ifndef AG_LUA_SAY_H
#define AG_LUA_SAY_H

#include "base/span.h"
#include "lua/host.h"
#include "rules/rules.h"

typedef struct ag_say {
    const ag_host *host;
    uint16_t printed;               // whose script
    ag_writer *out;
} ag_say;

// ---- say_amount.c ----

// "an opposing ally", "your hero", "this"; of many "opposing allies".
void ag_say_filter(const ag_say *say, const ag_filter *filter);
// 1: it names one card alone, so "this", "your hero"
int ag_filter_is_one(const ag_filter *filter);
void ag_say_those(const ag_say *say, const ag_filter *filter);  // one alone, or "opposing allies"

void ag_say_amount(const ag_say *say, const ag_amount *amount);
// 1 where it is "-a", 0 less something: it becomes that
int ag_amount_take_minus(ag_amount *amount);
void ag_say_condition(const ag_say *say, const ag_amount *condition);

// ---- say_cost.c ----

// "exhaust this, pay 2 + X, destroy one of: your ally". "nothing" where it costs nothing.
void ag_say_cost(const ag_say *say, const ag_cost *cost);

// "target opposing damaged ally", "up to 2 target allies"; one after the other.
void ag_say_target(const ag_say *say, const ag_target_def *target);
void ag_say_targets(const ag_say *say, const ag_power_def *power, int first);

// ---- say_change.c ----

// "opposing allies have -1 ATK and can't attack".
void ag_say_changes(const ag_say *say, const ag_power_def *power);

// ---- say_event.c ----

enum { AG_SAY_IS, AG_SAY_WOULD };   // "this is destroyed", "this would be destroyed"

// What a watch waits for, as a part of a sentence.
void ag_say_event(const ag_say *say, const ag_watch_def *watch, int mood);

// ---- say_packet.c ----

// Preventions, what raises and what changes a packet; nothing where the watch is none of them:
// returns 0.
int ag_say_packet(const ag_say *say, const ag_watch_def *watch);

// ---- say_power.c ----

// A whole power, as one or more sentences.
void ag_say_power(const ag_say *say, int power);

#endif
