// The rule book as a list, and what is looked up in it.
#include "book/book.h"

#include <string.h>

#include "base/assert.h"

#undef AG_RULE
const char *const ag_rule_numbers[AG_RULE_COUNT] = {
    "",
#define AG_RULE(id, number, kind, title) number,
#include "book/rules.def"
#undef AG_RULE
};

const char *const ag_rule_titles[AG_RULE_COUNT] = {
    "",
#define AG_RULE(id, number, kind, title) title,
#include "book/rules.def"
#undef AG_RULE
};

const uint16_t ag_keyword_rules[AG_KEYWORD_COUNT] = {
#define AG_KEYWORD(name, word, takes) AG_RULE_KW_##name,
#include "state/words.def"
};

const uint8_t ag_rule_kinds[AG_RULE_COUNT] = {
    AG_RULE_KIND_DEFINITION,
#define AG_RULE(id, number, kind, title) AG_RULE_KIND_##kind,
#include "book/rules.def"
#undef AG_RULE
};

const char *ag_rule_text(const ag_catalog *catalog, uint16_t rule)
{
    if (rule < AG_RULE_COUNT) return ag_rule_numbers[rule];
    int symbol = rule - AG_RULE_COUNT;
    return symbol < catalog->symbol_count ? catalog->symbols[symbol] : "";
}

const char *ag_rule_exemption(uint16_t rule)
{
    static const char *const reasons[AG_RULE_KIND_COUNT] = {
        [AG_RULE_KIND_RULE] = NULL,
        [AG_RULE_KIND_DEFINITION] = "definition: it says what words mean, or heads the rules below",
        [AG_RULE_KIND_DECK] = "deck building outside play: it binds a deck before its game begins",
        [AG_RULE_KIND_PHYSICAL] = "physical: it is about cardboard and where it lies on the table",
        [AG_RULE_KIND_TOURNAMENT] = "tournament: it is about organised play, not about one game",
    };
    AG_ASSERT(rule > AG_RULE_NONE && rule < AG_RULE_COUNT);
    return reasons[ag_rule_kinds[rule]];
}

uint16_t ag_rule_find(const char *number)
{
    for (uint16_t rule = 1; rule < AG_RULE_COUNT; rule++) {
        if (strcmp(ag_rule_numbers[rule], number) == 0) return rule;
    }
    return AG_RULE_NONE;
}

int ag_rule_looks_a_raids(const char *number)
{
    const char *colon = strchr(number, ':');
    size_t letters = strspn(number, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    if (letters == 0) return 0;
    if (colon != NULL) {
        size_t prefix = letters + strspn(number + letters, "0123456789.");
        return number + prefix == colon && colon[1] > ' ';
    }
    const char *rest = number + 1;
    return number[0] == 'R' && rest[0] >= '0' && rest[0] <= '9'
           && rest[strspn(rest, "0123456789.abcdefghijklmnopqrstuvwxyz")] == '\0';
}
