// The lists of the rules as text: events, prompts, reasons.
#include "rules/rules.h"

const char *const ag_event_words[AG_EVENT_COUNT] = {
#define AG_EVENT(name, word, use, rule, text) word,
#include "rules/events.def"
#undef AG_EVENT
};

const char *const ag_event_texts[AG_EVENT_COUNT] = {
#define AG_EVENT(name, word, use, rule, text) text,
#include "rules/events.def"
#undef AG_EVENT
};

const uint8_t ag_event_uses[AG_EVENT_COUNT] = {
#define AG_EVENT(name, word, use, rule, text) AG_USE_##use,
#include "rules/events.def"
#undef AG_EVENT
};

int ag_event_looks_back(int event)
{
    static const uint8_t before[AG_EVENT_COUNT] = {
        [AG_EVENT_REVEALED] = 1,   [AG_EVENT_MOVED] = 1,       [AG_EVENT_DESTROYED] = 1,
        [AG_EVENT_DISCARDED] = 1,  [AG_EVENT_REMOVED] = 1,     [AG_EVENT_LEFT_PLAY] = 1,
        [AG_EVENT_LEFT_PARTY] = 1, [AG_EVENT_READIED] = 1,     [AG_EVENT_EXHAUSTED] = 1,
        [AG_EVENT_FLIPPED] = 1,    [AG_EVENT_TURNED_DOWN] = 1, [AG_EVENT_DAMAGE_REMOVED] = 1,
        [AG_EVENT_DAMAGED] = 1,    [AG_EVENT_DAMAGE_PUT] = 1,  [AG_EVENT_HEALED] = 1
    };
    return before[event];
}

int ag_event_moves(const ag_event *event)
{
    return event->to != AG_ZONE_NOWHERE && event->to != AG_ZONE_PARTY
           && event->kind != AG_EVENT_MOVED && event->kind != AG_EVENT_DRAWN;
}

const uint16_t ag_event_rules[AG_EVENT_COUNT] = {
#define AG_EVENT(name, word, use, rule, text) AG_RULE_##rule,
#include "rules/events.def"
#undef AG_EVENT
};

const char *const ag_prompt_texts[AG_PROMPT_COUNT] = {
#define AG_PROMPT(name, text) text,
#include "rules/prompts.def"
#undef AG_PROMPT
};

const uint16_t ag_reason_rules[AG_REASON_COUNT] = {
    AG_RULE_NONE,
#define AG_REASON(rule, name, cause, text) AG_RULE_##rule,
#include "rules/reasons.def"
#undef AG_REASON
};

const uint8_t ag_reason_causes[AG_REASON_COUNT] = {
    AG_CAUSE_NONE,
#define AG_REASON(rule, name, cause, text) AG_CAUSE_##cause,
#include "rules/reasons.def"
#undef AG_REASON
};

const char *const ag_reason_texts[AG_REASON_COUNT] = {
    "",
#define AG_REASON(rule, name, cause, text) text,
#include "rules/reasons.def"
#undef AG_REASON
};
