// Powers in plain English, as the engine understood them: each part of what a script declares has
// one writer, which reads the same data as the rules. "Its controller" is the player whose card or
// power it is; filters say "your" for that player, as scripts do.
#ifndef AG_LUA_DESCRIBE_SAY_H
#define AG_LUA_DESCRIBE_SAY_H

#include "base/span.h"
#include "lua/host/host.h"

// What an effect hands over to a power that it begins, as the effect speaks of it.
typedef struct ag_say_handed {
    const char *left;      // how much is left of a shield; NULL: it is not handed over
    const char *cards[2];  // NULL: nothing with words
    const char *again[2];  // … where it was spoken of
} ag_say_handed;

typedef struct ag_say {
    const ag_host *host;
    uint16_t printed;  // the card of the script
    ag_writer *out;
    int many;     // the sentence is about several cards
    int by_others;  // a cost is paid by others than who is "you"
    int each;     // what is counted is told as "each of your allies …", not "the number of …"
    int names;    // an effect's numbers are written as in a text: {amount}
    int *untold;  // becomes 1 where something could not be said in words of the game; or NULL
    const ag_say_handed *handed;  // NULL: the power is said by itself
} ag_say;

// ---- say.c ----

// Writes a form of words, in which stand
//   [one|several]  what fits `many`
//   %d %s %w       a number, a text, a word of the scripts (ag_symbol)
//   %f             a filter as one card: "an opposing ally", "your hero", "this"
//   %m             … as several, unless it names one: "opposing allies", "your hero"
//   %n             … without an article, as fits `many`
//   %e             … as each of them: "each opposing ally", "each of your allies", "your hero"
//   %a %c          an amount, and one as a condition
//   %p             a cost
void ag_says(const ag_say *say, const char *form, ...);

// What a sentence is about: "your allies", "your hero", "each of your armor". 1: it is several.
int ag_say_subject(const ag_say *say, const ag_filter *subject);

// ---- say_amount.c ----

void ag_say_amount(const ag_say *say, const ag_amount *amount);
// Whether it is told as the number of something that is not cards in play.
int ag_amount_is_number_of(const ag_say *say, const ag_amount *amount);
// 1: it is "-a", that is 0 less something, and becomes "a".
int ag_amount_take_minus(ag_amount *amount);
// 1: it is "n + a", and becomes "a".
int ag_amount_take_first(ag_amount *amount, int *first);
// A count is true if there is at least one.
void ag_say_condition(const ag_say *say, const ag_amount *condition);

// ---- say_cost.c ----

// "exhaust this, pay 2 + X, destroy one of: your ally". "nothing" for a cost of nothing.
void ag_say_cost(const ag_say *say, const ag_cost *cost);

// A target of the power: "target opposing damaged ally", "up to 2 target allies".
void ag_say_target(const ag_say *say, const ag_power_def *power, int index);

// ---- say_change.c ----

// "opposing allies have -1 ATK and can't attack".
void ag_say_changes(const ag_say *say, const ag_power_def *power);

// ---- say_event.c ----

enum { AG_SAY_IS, AG_SAY_WOULD };  // "this is destroyed", "this would be destroyed"

// The sentence of an event, with its blanks: as told, or else as said here. NULL: none.
const char *ag_say_event_form(int event);

// What a watch waits for, as a part of a sentence.
void ag_say_event(const ag_say *say, const ag_watch_def *watch, int mood);

// The same as a trigger begins: "When this is destroyed", "At the start of your turn".
void ag_say_moment(const ag_say *say, const ag_watch_def *watch, const char *begin);

// Preventions, and powers that raise or change a packet. Returns 0, and writes nothing, for any
// other watch.
int ag_say_packet(const ag_say *say, const ag_watch_def *watch);

// ---- tell.c ----

// What its effect does, in sentences, the first of which goes on from what was said. `may`: from
// "you may". 0, and nothing written: it can't be followed.
int ag_tell_effect(const ag_say *say, const ag_power_def *power, int may);

// ---- say_power.c ----

// What a power under `later` waits for and does.
void ag_say_later(const ag_say *say, int power);

// Whether the power is said by itself: not one that has no words, or stands with another.
int ag_say_stands_alone(const ag_card_def *def, int index);

// A whole power, as one or more sentences.
void ag_say_power(const ag_say *say, int power);

#endif
