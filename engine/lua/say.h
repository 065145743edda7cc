// Powers in plain English, as the engine understood them: each part of what a script declares has
// one writer, which reads the same data as the rules. "Its controller" is the player whose card or
// power it is; filters say "your" for that player, as scripts do.
#ifndef AG_LUA_SAY_H
#define AG_LUA_SAY_H

#include "base/span.h"
#include "lua/host.h"

typedef struct ag_say {
    const ag_host *host;
    uint16_t printed;               // the card of the script
    ag_writer *out;
} ag_say;

// ---- say_amount.c ----

// "an opposing ally", "your hero", "this"; for several cards "opposing allies".
void ag_say_filter(const ag_say *say, const ag_filter *filter);
// 1: it names exactly one card: "this", "your hero".
int ag_filter_is_one(const ag_filter *filter);
void ag_say_those(const ag_say *say, const ag_filter *filter);  // one card, or "opposing allies"

void ag_say_amount(const ag_say *say, const ag_amount *amount);
// 1: it is "-a", that is 0 less something, and becomes "a".
int ag_amount_take_minus(ag_amount *amount);
void ag_say_condition(const ag_say *say, const ag_amount *condition);

// ---- say_cost.c ----

// "exhaust this, pay 2 + X, destroy one of: your ally". "nothing" for a cost of nothing.
void ag_say_cost(const ag_say *say, const ag_cost *cost);

// "target opposing damaged ally", "up to 2 target allies"; one target after another.
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

// Preventions, and powers that raise or change a packet. Returns 0, and writes nothing, for any
// other watch.
int ag_say_packet(const ag_say *say, const ag_watch_def *watch);

// ---- say_power.c ----

// A whole power, as one or more sentences.
void ag_say_power(const ag_say *say, int power);

#endif
