// The lists of the rules as text.
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

#undef AG_RULE
const char *const ag_rule_numbers[AG_RULE_COUNT] = {
    "",
#define AG_RULE(id, number, title) number,
#include "rules/rules.def"
#undef AG_RULE
};

const char *const ag_rule_titles[AG_RULE_COUNT] = {
    "",
#define AG_RULE(id, number, title) title,
#include "rules/rules.def"
#undef AG_RULE
};

const char *ag_rule_text(const ag_catalog *catalog, uint16_t rule)
{
    if (rule < AG_RULE_COUNT) {
        return ag_rule_numbers[rule];
    }
    int symbol = rule - AG_RULE_COUNT;
    return symbol < catalog->symbol_count ? catalog->symbols[symbol] : "";
}
