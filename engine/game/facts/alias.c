// The slot, with a count of how often sight of the card was lost, goes through a keyed permutation
// of 32 bits (a Feistel network): different cards and times have different numbers, in no useful
// order. Every card of every view comes through here, so the rounds are cheap.
#include "game/facts/alias.h"

#include "base/assert.h"

enum { ROUNDS = 6, SLOT_BITS = 10, VEIL_BITS = 16 };
_Static_assert(AG_CARD_MAX <= 1 << SLOT_BITS, "a slot fits");

static uint64_t mix(uint64_t word)
{
    word = (word ^ word >> 30) * 0xbf58476d1ce4e5b9u;
    word = (word ^ word >> 27) * 0x94d049bb133111ebu;
    return word ^ word >> 31;
}

static uint32_t permute(uint64_t key, uint32_t value)
{
    uint32_t left = value >> 16, right = value & 0xffff;
    for (int round = 0; round < ROUNDS; round++) {
        uint64_t mixed = (key + right) * 0x9e3779b97f4a7c15u;
        uint32_t next = left ^ (uint32_t)(mixed >> 48);
        key = key << 23 | key >> 41;
        left = right;
        right = next;
    }
    return left << 16 | right;
}

uint32_t ag_card_alias(const ag_state *state, uint16_t slot, int reader)
{
    const ag_card *card = &state->cards[slot];
    uint32_t other = reader != card->owner;
    uint32_t value = (other << VEIL_BITS | card->veils[other]) << SLOT_BITS | slot;
    uint64_t key = mix(state->alias_key + (uint64_t)(reader + 2));
    AG_ASSERT(slot > 0 && slot < state->used.cards);
    uint32_t alias = permute(key, value);
    return alias != 0 ? alias : permute(key, alias);  // no card has the value 0, so this is free
}
