// What a card does, as its data and its compiled effects say: facts that its text is compared with.
#ifndef AG_LUA_BEHAVIOUR_H
#define AG_LUA_BEHAVIOUR_H

#include "lua/host.h"

// A fact is about one side of a card; facts of one sort are numbered as the rows of text_rules.def
// name them.
enum {
    AG_FACT_NONE, AG_FACT_CHOICE, AG_FACT_ASKS, AG_FACT_TARGETS, AG_FACT_INSTEAD, AG_FACT_REPLACES,
    AG_FACT_PREVENTS, AG_FACT_OTHER, AG_FACT_OTHERS, AG_FACT_MODES, AG_FACT_OWN_TURN, AG_FACT_ONCE,
    AG_FACT_ONCE_A_TURN, AG_FACT_ACTIVATES, AG_FACT_BASIC, AG_FACT_EXTRA_COST, AG_FACT_COSTS_X,
    AG_FACT_CONDITION, AG_FACT_ONLY_IF, AG_FACT_NO_INTERRUPT, AG_FACT_CANT, AG_FACT_FORBIDS,
    AG_FACT_THIS_TURN, AG_FACT_THIS_COMBAT, AG_FACT_UNTIL_NEXT, AG_FACT_UNTIL_END_NEXT,
    AG_FACT_READY_STEP, AG_FACT_REST_OF_GAME, AG_FACT_ONGOING, AG_FACT_TURN_STARTS,
    AG_FACT_AT_START, AG_FACT_TURN_ENDS, AG_FACT_AT_END, AG_FACT_ENTERS, AG_FACT_WHEN_ENTERS,
    AG_FACT_WHEN_DESTROYED, AG_FACT_WHEN_ATTACKS, AG_FACT_WHEN_DAMAGED, AG_FACT_COMBAT,
    AG_FACT_EACH_START, AG_FACT_YOUR_START, AG_FACT_EACH_END, AG_FACT_YOUR_END, AG_FACT_NEXT,
    AG_FACT_OTHERS_DRAW, AG_FACT_OTHERS_DISCARD, AG_FACT_GRAVEYARD,
    // Actions: `does` where the script performs one, `seen` where it only speaks of it.
    AG_FACT_DESTROYS, AG_FACT_EXHAUSTS, AG_FACT_READIES, AG_FACT_DRAWS, AG_FACT_DISCARDS,
    AG_FACT_INTERRUPTS, AG_FACT_HEALS, AG_FACT_DEALS, AG_FACT_REVEALS, AG_FACT_ROLLS, AG_FACT_FLIPS,
    AG_FACT_COUNTERS, AG_FACT_SHUFFLES, AG_FACT_SEARCHES, AG_FACT_RANDOM, AG_FACT_TO_GRAVEYARD,
    AG_FACT_TO_HAND, AG_FACT_TO_DECK, AG_FACT_TO_RESOURCES, AG_FACT_REMOVES,
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
