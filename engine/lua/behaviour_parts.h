// What the two files that gather a card's actions share: its data (behaviour.c) and its effects
// (behaviour_effect.c).
#ifndef AG_LUA_BEHAVIOUR_PARTS_H
#define AG_LUA_BEHAVIOUR_PARTS_H

#include "base/assert.h"
#include "lua/behaviour.h"
#include "lua/code.h"

typedef struct ag_gathering {
    const ag_host *host;
    uint16_t printed;
    const ag_card_def *def;
    ag_behaviour *out;
} ag_gathering;

static inline void ag_does(ag_behaviour *out, int fact)
{
    AG_ASSERT(fact >= 0);
    AG_ASSERT(fact < AG_FACT_COUNT);
    out->does[fact] = 1;
    out->seen[fact] = 1;
}

static inline void ag_sees(ag_behaviour *out, int fact)
{
    AG_ASSERT(fact >= 0);
    AG_ASSERT(fact < AG_FACT_COUNT);
    out->seen[fact] = 1;
}

// Notes that a modifier of the field AG_FIELD_… is declared, or made by an effect.
void ag_behaviour_field(const ag_gathering *in, int field);

// Notes that the script contains this number.
void ag_behaviour_number(const ag_gathering *in, int32_t number);

// Notes that something is forbidden AG_CANT_….
void ag_behaviour_cant(const ag_gathering *in, int word);

// Called with each thing that an effect does; `context` is a gathering.
void ag_behaviour_hear(void *context, const ag_code_seen *seen);

#endif
