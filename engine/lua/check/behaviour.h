// What a card does, as its data and its compiled effects say: facts that its text is compared with.
#ifndef AG_LUA_CHECK_BEHAVIOUR_H
#define AG_LUA_CHECK_BEHAVIOUR_H

#include "lua/host/host.h"

// The facts of one side of a card: AG_FACT_… of the rows of text_rules.def.
enum {
#define AG_TEXT_RULE(fact, code, says, must, what) AG_FACT_##fact,
#include "lua/check/text_rules.def"
    AG_FACT_COUNT
};

enum { AG_BEHAVIOUR_TARGETS = 16, AG_BEHAVIOUR_NUMBERS = 32 };

typedef struct ag_behaviour {
    uint8_t does[AG_FACT_COUNT];  // 1: the script does it
    // 1: it does it or speaks of it: waits for it, forbids it, asks for it in a filter
    uint8_t seen[AG_FACT_COUNT];
    uint64_t keywords;            // AG_LONG_BIT(AG_KEYWORD_…) that it has, gives, takes or asks for
    uint64_t keywords_given;      // … that it prints or gives
    uint16_t damage;              // AG_BIT of the damage types that it deals, asks for or changes
    uint16_t damage_dealt;        // … that its effects name
    // AG_TYPE_… that filters look for, by whose cards they are; all bits: cards of any type.
    uint32_t whose[AG_WHOSE_COUNT];     // anywhere
    uint32_t declared[AG_WHOSE_COUNT];  // in its data, of cards in play
    uint32_t waited[AG_WHOSE_COUNT];    // whom it changes, and whom it waits for
    uint32_t counts;                    // AG_BIT(n) of the numbers below 32 that stand in it
    int can_tell;  // 0: an effect could not be read, so that nothing is surely missing
    int target_count;
    const ag_target_def *targets[AG_BEHAVIOUR_TARGETS];
    uint32_t values;   // AG_BIT(i) of the values that an effect reads
    uint64_t begun;    // AG_LONG_BIT(i) of the powers under `later` that an effect names
    int number_count;  // numbers in effects of the card itself
    struct {
        int32_t number;
        int line;
    } numbers[AG_BEHAVIOUR_NUMBERS];
} ag_behaviour;

// Gathers what side 0 or 1 of a card does.
void ag_behaviour_read(const ag_host *host, uint16_t printed, int side, ag_behaviour *out);

#endif
