// Notes: what is not announced, but needed to answer "why?", and what scripts note for their
// authors. They are made while a log runs again for a question (explain/why.c), or somebody hears
// them (game/log/hearing.c); otherwise they cost one comparison, and they change nothing.
#ifndef AG_RULES_NOTE_H
#define AG_RULES_NOTE_H

#include "rules/rules.h"

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
    if (rules->noted != NULL) {
        rules->noted(rules->noted_context, rules, &note);
    }
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
