// The state as bytes: opened, copied and hashed by its used part only.
#include "state/state.h"

#include <string.h>

#include "base/assert.h"
#include "base/hash.h"

// One row for each array: where it stands, how large its items are, how many are used, how many
// there is room for.
typedef struct ag_array {
    size_t offset;
    size_t item;
    size_t height_offset;
    size_t capacity;
} ag_array;

#define AG_ARRAY(field, max)                                                                       \
    {                                                                                              \
        offsetof(ag_state, field), sizeof(((ag_state *)0)->field[0]), offsetof(ag_heights, field), \
            max                                                                                    \
    }

static const ag_array arrays[] = {
    AG_ARRAY(cards, AG_CARD_MAX),         AG_ARRAY(piles, AG_PILE_MAX),
    AG_ARRAY(modifiers, AG_MODIFIER_MAX), AG_ARRAY(watches, AG_WATCH_MAX),
    AG_ARRAY(links, AG_LINK_MAX),         AG_ARRAY(targets, AG_TARGET_MAX),
    AG_ARRAY(waiting, AG_WAITING_MAX),    AG_ARRAY(packets, AG_PACKET_MAX),
    AG_ARRAY(options, AG_OPTION_MAX),     AG_ARRAY(words, AG_WORD_STACK_MAX),
    AG_ARRAY(counters, AG_COUNTER_MAX),   AG_ARRAY(known, AG_KNOWN_MAX),
    AG_ARRAY(tasks, AG_TASK_MAX),         AG_ARRAY(frames, AG_FRAME_MAX),
    AG_ARRAY(blanks, AG_BLANK_MAX),
};
enum { ARRAY_COUNT = sizeof arrays / sizeof arrays[0] };

// The fixed part ends before the reply's list, which is used by its count like an array.
#define FIXED_SIZE offsetof(ag_state, reply.refs)

static size_t used_bytes(const ag_state *state, const ag_array *array)
{
    uint16_t height;
    memcpy(&height, (const char *)&state->used + array->height_offset, sizeof height);
    AG_ASSERT(height <= array->capacity);
    return height * array->item;
}

void ag_state_open(ag_state *state)
{
    memset(state, 0, sizeof *state);
    for (int i = 0; i < ARRAY_COUNT; i++) {
        uint16_t one = 1;
        memcpy((char *)&state->used + arrays[i].height_offset, &one, sizeof one);
    }
    state->used.options = 0;  // options, words and tasks are lists and stacks, not slots
    state->used.words = 0;
    state->used.tasks = 0;
}

void ag_state_copy(ag_state *to, const ag_state *from)
{
    size_t reply_new = from->reply.count * sizeof(ag_ref);
    size_t reply_old = to->reply.count * sizeof(ag_ref);
    ag_heights old = to->used;

    memcpy(to, from, FIXED_SIZE);
    memcpy(to->reply.refs, from->reply.refs, reply_new);
    if (reply_old > reply_new) {
        memset((char *)to->reply.refs + reply_new, 0, reply_old - reply_new);
    }
    for (int i = 0; i < ARRAY_COUNT; i++) {
        uint16_t height_old;
        memcpy(&height_old, (const char *)&old + arrays[i].height_offset, sizeof height_old);
        size_t used = used_bytes(from, &arrays[i]);
        size_t used_old = height_old * arrays[i].item;
        memcpy((char *)to + arrays[i].offset, (const char *)from + arrays[i].offset, used);
        if (used_old > used) {
            memset((char *)to + arrays[i].offset + used, 0, used_old - used);
        }
    }
}

uint64_t ag_state_hash(const ag_state *state)
{
    size_t from = offsetof(ag_state, used);
    uint64_t hash = ag_hash(0, (const char *)state + from, FIXED_SIZE - from);
    hash = ag_hash(hash, state->reply.refs, state->reply.count * sizeof(ag_ref));
    for (int i = 0; i < ARRAY_COUNT; i++) {
        hash = ag_hash(hash, (const char *)state + arrays[i].offset, used_bytes(state, &arrays[i]));
    }
    return hash;
}

size_t ag_state_used(const ag_state *state)
{
    size_t used = FIXED_SIZE + state->reply.count * sizeof(ag_ref);
    for (int i = 0; i < ARRAY_COUNT; i++) {
        used += used_bytes(state, &arrays[i]);
    }
    return used;
}
