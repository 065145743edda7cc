// What a rule function takes: the state, card facts, scripts, and the cache of derived numbers.
#ifndef AG_RULES_RULES_H
#define AG_RULES_RULES_H

#include "base/assert.h"
#include "book/book.h"
#include "rules/port.h"
#include "state/card.h"
#include "state/catalog.h"
#include "state/player.h"
#include "state/state.h"
#include "state/zone.h"

static const ag_card_id ag_nobody = { 0, 0 };

enum {
#define AG_EVENT(name, word, use, rule, text) AG_EVENT_##name,
#include "rules/events.def"
#undef AG_EVENT
    AG_EVENT_COUNT
};

// What a script may do with an event.
enum { AG_USE_TOLD, AG_USE_TIMED, AG_USE_WATCHED, AG_USE_REPLACED };

enum {
    AG_TASK_NONE,
#define AG_TASK(name, function) AG_TASK_##name,
#include "rules/tasks.def"
#undef AG_TASK
    AG_TASK_COUNT
};

enum {
#define AG_PROMPT(name, text) AG_PROMPT_##name,
#include "rules/prompts.def"
#undef AG_PROMPT
    AG_PROMPT_COUNT
};

// What the rules say against something: AG_REASON_CR_601_2a_EXHAUSTED; AG_REASON_NONE: nothing.
typedef uint16_t ag_reason;
enum {
    AG_REASON_NONE,
#define AG_REASON(rule, name, cause, text) AG_REASON_##rule##_##name,
#include "rules/reasons.def"
#undef AG_REASON
    AG_REASON_COUNT
};

// Where a reason comes from (reasons.def).
enum { AG_CAUSE_NONE, AG_CAUSE_RULE, AG_CAUSE_EFFECT, AG_CAUSE_POWER, AG_CAUSE_COST,
       AG_CAUSE_APART };

// A card's numbers now, after all modifiers.
typedef struct ag_numbers {
    uint64_t keywords;  // AG_LONG_BIT(AG_KEYWORD_…)
    uint64_t denied;    // keywords that it can't have
    uint64_t cant;      // AG_LONG_BIT(AG_CANT_…)
    uint32_t types;     // AG_TYPE_…
    int16_t atk;
    int16_t health;
    int16_t def;
    int16_t strike;     // what striking with it costs (CR 303.2)
    uint16_t barred;    // damage types that it can't be dealt (CR 405.5)
    uint16_t damage;    // damage types
    ag_symbol tags[AG_GAINED_TAGS_MAX];  // gained or lost (data.h)
    uint8_t powers_lost;
    uint8_t powers_denied;  // and it can't be given any powers
    uint8_t magnet;         // opposing links must target it if able (CR 706.4)
    uint8_t spare[5];
} ag_numbers;

// A continuous modifier that is live now: a power of a card in play, or a definite modifier.
typedef struct ag_live {
    const ag_change *change;
    ag_card_id source;
    ag_seat controller;
    uint8_t indefinite;  // from a power of a card
    uint8_t keyword;     // 1 + the keyword by which the card has that power; 0: its own
    uint8_t held;        // 1 + its place in `held`, where the card was given that power; 0: its own
    int16_t x;
    uint16_t printed;   // whose script
    uint16_t power;     // an indefinite one: its power
    uint16_t modifier;  // a definite one: its slot
    uint32_t timestamp;
    uint32_t order;
    uint8_t asked;  // when last applied: AG_ASKED_…, and the amount it came to
    int32_t value;
} ag_live;

// Its condition was not asked (it can change nothing, or its card has lost it), did not hold, held.
enum { AG_ASKED_NOT, AG_ASKED_LOST, AG_ASKED_OUT, AG_ASKED_IN };

// A power that a card was given (numbers/numbers.h).
typedef struct ag_held {
    ag_card_id card;
    ag_card_id giver;
    uint16_t printed;  // whose script says it, and which of its powers it is
    uint16_t power;
    uint16_t modifier;  // the definite one that gives it, 0: a power of the giver
    int16_t x;
    uint32_t timestamp;  // since when the card has it (CR 718.2f)
    uint32_t has;        // whether modifiers leave it with the card: 0 where the card lost it again
} ag_held;

// What was worked out once, and holds until an aspect that it read is written (numbers/live.h).
enum { AG_CACHED_UNIQUE, AG_CACHED_WAVE, AG_CACHED_TOKENS, AG_CACHED_WATCHED, AG_CACHED_CONTROL,
    AG_CACHED_LOCATIONS, AG_CACHED_OUTSIDE, AG_CACHED_COUNT };
typedef struct ag_cached {
    uint32_t reads;    // AG_BIT(AG_TOUCH_…); 0: not worked out
    uint32_t touches;  // of the state, when it was last found to hold
    uint32_t touched[AG_TOUCH_COUNT];
} ag_cached;

// How such a card lies in its zone, as far as its powers can tell.
typedef struct ag_lies {
    uint16_t slot;
    uint16_t life;
    uint16_t printed;
    uint8_t pile;
    uint8_t side;
    uint8_t blank;
    uint8_t spare[1];
} ag_lies;
_Static_assert(sizeof(ag_lies) == 10, "no padding: compared as bytes");

// The cards that have powers outside play (numbers/live.c).
typedef struct ag_outside {
    uint64_t tallies;  // what all cards ask the game to count
    uint16_t waits[AG_EVENT_COUNT];  // AG_BIT(AG_POWER_…) of what such powers wait for
    uint16_t count;
    uint16_t slots[AG_CARD_MAX];
    uint16_t noted;  // when the numbers were worked out: how many, and how they lay
    ag_lies lay[AG_CARD_MAX];
} ag_outside;

// Derived numbers, a cache kept against the counters of the aspects that they read.
typedef struct ag_derived {
    int known;          // 0: all of this is stale
    uint32_t reads;     // AG_BIT(AG_TOUCH_…)
    int looks_outside;  // cards outside play took part: how they lie (live.c) is not in `reads`
    uint32_t version;   // of the numbers: a new one each time they are worked out
    uint32_t granted;   // the version for which given powers were recorded (grant.c)
    uint32_t touches;   // of the state, when the numbers were last found fresh
    int moves_uniqueness;  // a modifier bears on what uniqueness looks at, or will
    ag_cached cached[AG_CACHED_COUNT];
    // AG_BIT(AG_POWER_…) of what cards in play wait for, on either side
    uint16_t watched[AG_EVENT_COUNT];
    ag_outside outside;
    uint32_t decides;  // those of `reads` that decide what lives at all
    uint64_t fields;   // AG_LONG_BIT(AG_FIELD_…) that a live modifier changes
    uint64_t cants;    // AG_LONG_BIT(AG_CANT_…) that a live modifier has
    uint32_t touched[AG_TOUCH_COUNT];
    int live_count;
    ag_live live[AG_LIVE_MAX];
    int held_count;
    int held_live;  // how many of them have been searched for continuous powers
    ag_held held[AG_HELD_MAX];
    ag_numbers numbers[AG_CARD_MAX];
} ag_derived;

typedef void ag_announced(void *context, const ag_rules *rules, const ag_event *event);
struct ag_note;
typedef void ag_noted(void *context, const ag_rules *rules, const struct ag_note *note);

struct ag_rules {
    ag_state *state;
    const ag_catalog *catalog;
    const ag_port *port;
    ag_announced *announced;  // called once for each event as it is announced; may be NULL
    void *announced_context;
    ag_noted *noted;  // what is not announced; NULL while nobody hears it
    void *noted_context;
    // Ordinals of frames that are not run (ruled out after a script fault).
    const uint32_t *rulings;
    int ruling_count;
    const char *over;  // the limit that a script ran into: the agenda stops with AG_FAULT
    ag_frame spill;    // takes a frame for which there is no room
    int moment;        // events announced now happen at once (never left set between two tasks)
    // What has been announced to leave a party in this moment, by slot.
    uint64_t departed[AG_CARD_MAX / 64 + 1];
    ag_derived derived;
};

// The caches, for those who fill them: behind const rules only they may change, for they hold what
// anybody who asks would work out again.
static inline ag_derived *ag_caches(const ag_rules *rules)
{
    return (ag_derived *)&rules->derived;
}

// Why the rule forbids it, in the code that enforces it: `return AG_REFUSE(CR_601_2a, EXHAUSTED);`.
// Where a reason is only spoken of, compared or passed on, it is AG_REASON_CR_601_2a_EXHAUSTED.
#define AG_REFUSE(rule, name) AG_REASON_##rule##_##name

// The words of the lists above: "dealt_damage", "it is exhausted", …
extern const char *const ag_event_words[AG_EVENT_COUNT];
extern const char *const ag_event_texts[AG_EVENT_COUNT];
extern const uint8_t ag_event_uses[AG_EVENT_COUNT];  // AG_USE_…
// Whether triggers look back on it (CR 703.4): it is announced, and its conditions are judged,
// before it happens; else after it.
int ag_event_looks_back(int event);

// CR 415.9a: whether it is a move as well, under a name of its own: destroyed, discarded, removed.
// Entering play and drawing are watched for by their names alone.
int ag_event_moves(const ag_event *event);
// What each cites where no nearer rule is known.
extern const uint16_t ag_event_rules[AG_EVENT_COUNT];
extern const char *const ag_prompt_texts[AG_PROMPT_COUNT];
extern const uint16_t ag_reason_rules[AG_REASON_COUNT];     // a refusal shows "{rule}: {text}"
extern const uint8_t ag_reason_causes[AG_REASON_COUNT];     // AG_CAUSE_…
extern const char *const ag_reason_texts[AG_REASON_COUNT];  // "it is exhausted"

// Notes: what is not announced, but needed to answer "why?", and what scripts note for their
// authors. They are made while a log runs again for a question (explain/why.c), or somebody hears
// them (game/log/hearing.c); otherwise they cost one comparison, and they change nothing.

enum {
    AG_NOTE_HAPPENS,    // an event that triggers may watch for; the state is as they see it
    AG_NOTE_CONDITION,  // the condition of a trigger that fits the event is not met
    AG_NOTE_TRIGGERS,   // the trigger will be added to the chain
    AG_NOTE_NO_PACKET,  // no packet is opened for `card`: `reason`; `before` has its AG_PACKET_…
    AG_NOTE_PACKET,     // a packet for `card` from `source` is opened with `after`
    AG_NOTE_APPLIED,    // `source` competed for the packet: `before` and `after`
    AG_NOTE_DEALT,      // the packet is dealt: `after` of the `before` that was left
    AG_NOTE_NUMBER,     // `live` changes a number of `card`, by `after`
    AG_NOTE_SCRIPT,     // a script of `printed` has `said` something
};

// What a script noted, and where. `frame`: the ordinal of its effect, 0: a condition; `nth`: it is
// the effect's first, second …
typedef struct ag_script_said {
    const char *text, *path;
    int line, nth;
    uint32_t frame;
} ag_script_said;

typedef struct ag_note {
    uint8_t kind;  // AG_NOTE_…
    uint8_t spare;
    uint16_t packet;          // its slot
    uint16_t printed, power;  // whose script, and which power of it
    ag_card_id card, source;
    int32_t before, after;
    const ag_event *event;
    const ag_live *live;
    ag_reason reason;
    const ag_script_said *said;
} ag_note;

static inline void ag_note_make(const ag_rules *rules, ag_note note)
{
    if (rules->noted != NULL) rules->noted(rules->noted_context, rules, &note);
}

// A continuous modifier changes a number of the card.
static inline void ag_note_change(const ag_rules *rules, const ag_live *live, ag_card_id card,
                                  int32_t value)
{
    ag_note note = {
        .kind = AG_NOTE_NUMBER, .card = card, .source = live->source, .after = value, .live = live
    };
    ag_note_make(rules, note);
}

#endif
