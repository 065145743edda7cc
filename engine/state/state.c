// The state as bytes: opened, copied and hashed by its used part only.
#include "state/state.h"

#include <string.h>

#include "base/assert.h"
#include "base/hash.h"
#include "state/words.h"

// One row for each array: its place, the size of its items, how many are used, and its capacity.
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
    AG_ARRAY(blanks, AG_BLANK_MAX),       AG_ARRAY(left, AG_LEFT_MAX),
    AG_ARRAY(grants, AG_GRANT_MAX),       AG_ARRAY(dealings, AG_DEALING_MAX),
    AG_ARRAY(tallies, AG_TALLY_MAX),
};
enum { ARRAY_COUNT = sizeof arrays / sizeof arrays[0] };

// The fixed part ends before the reply's list, of which, as of an array, only the used part counts.
#define FIXED_SIZE offsetof(ag_state, reply.refs)
#define FIXED_BEGIN offsetof(ag_state, used)

static size_t used_bytes(const ag_state *state, const ag_array *array)
{
    uint16_t height;
    memcpy(&height, (const char *)&state->used + array->height_offset, sizeof height);
    AG_ASSERT(height <= array->capacity);
    return height * array->item;
}

// Options, words and tasks are lists and stacks, not slots.
static int is_list(const ag_array *array)
{
    return array->offset == offsetof(ag_state, tasks) || array->offset == offsetof(ag_state, words)
           || array->offset == offsetof(ag_state, options);
}

void ag_state_open(ag_state *state)
{
    memset(state, 0, sizeof *state);
    for (int i = 0; i < ARRAY_COUNT; i++) {
        uint16_t first = is_list(&arrays[i]) ? 0 : 1;
        memcpy((char *)&state->used + arrays[i].height_offset, &first, sizeof first);
    }
}

void ag_state_copy(ag_state *to, const ag_state *from)
{
    size_t reply_new = from->reply.count * sizeof(ag_ref);
    size_t reply_old = to->reply.count * sizeof(ag_ref);
    ag_heights old = to->used;

    memcpy(to, from, FIXED_SIZE);
    memcpy(to->reply.refs, from->reply.refs, reply_new);
    if (reply_old > reply_new) memset((char *)to->reply.refs + reply_new, 0, reply_old - reply_new);
    for (int i = 0; i < ARRAY_COUNT; i++) {
        uint16_t height_old;
        memcpy(&height_old, (const char *)&old + arrays[i].height_offset, sizeof height_old);
        size_t used = used_bytes(from, &arrays[i]);
        size_t used_old = height_old * arrays[i].item;
        memcpy((char *)to + arrays[i].offset, (const char *)from + arrays[i].offset, used);
        if (used_old > used) memset((char *)to + arrays[i].offset + used, 0, used_old - used);
    }
}

uint64_t ag_state_hash(const ag_state *state)
{
    uint64_t hash = ag_hash(0, (const char *)state + FIXED_BEGIN, FIXED_SIZE - FIXED_BEGIN);
    hash = ag_hash(hash, state->reply.refs, state->reply.count * sizeof(ag_ref));
    for (int i = 0; i < ARRAY_COUNT; i++) {
        hash = ag_hash(hash, (const char *)state + arrays[i].offset, used_bytes(state, &arrays[i]));
    }
    return hash;
}

static int is_zero(const void *bytes, size_t size)
{
    static const char zero[4096];
    const char *from = bytes;
    for (size_t at = 0; at < size; at += sizeof zero) {
        if (memcmp(from + at, zero, size - at < sizeof zero ? size - at : sizeof zero) != 0)
            return 0;
    }
    return 1;
}

int ag_state_rest(const ag_state *state)
{
    for (int i = 0; i < ARRAY_COUNT; i++) {
        const char *items = (const char *)state + arrays[i].offset;
        size_t used = used_bytes(state, &arrays[i]);
        int nobody = is_list(&arrays[i]) || is_zero(items, arrays[i].item);
        if (!nobody || !is_zero(items + used, arrays[i].capacity * arrays[i].item - used)) return i;
    }
    const ag_ref *refs = state->reply.refs;
    size_t replied = state->reply.count;
    return is_zero(refs + replied, (AG_REPLY_MAX - replied) * sizeof *refs) ? -1 : ARRAY_COUNT;
}

static int is_agenda(const ag_array *array)
{
    return is_list(array) || array->offset == offsetof(ag_state, frames);
}

uint64_t ag_state_hash_table(const ag_state *state)
{
    const char *bytes = (const char *)state;
    size_t turn = offsetof(ag_state, turn_triggers), choice = offsetof(ag_state, choice);
    size_t players = offsetof(ag_state, players), reply = offsetof(ag_state, reply);
    uint64_t hash = ag_hash(0, bytes + turn, choice - turn);
    hash = ag_hash(hash, bytes + players, reply - players);
    for (int i = 0; i < ARRAY_COUNT; i++) {
        if (!is_agenda(&arrays[i])) {
            hash = ag_hash(hash, bytes + arrays[i].offset, used_bytes(state, &arrays[i]));
        }
    }
    return hash;
}

size_t ag_state_used(const ag_state *state)
{
    size_t used = FIXED_SIZE + state->reply.count * sizeof(ag_ref);
    for (int i = 0; i < ARRAY_COUNT; i++) used += used_bytes(state, &arrays[i]);
    return used;
}

// ---- as bytes ----

size_t ag_state_pack(const ag_state *state, unsigned char *out)
{
    const unsigned char *begin = out;
    size_t reply = state->reply.count * sizeof(ag_ref);
    memcpy(out, (const char *)state + FIXED_BEGIN, FIXED_SIZE - FIXED_BEGIN);
    out += FIXED_SIZE - FIXED_BEGIN;
    memcpy(out, state->reply.refs, reply);
    out += reply;
    for (int i = 0; i < ARRAY_COUNT; i++) {
        size_t used = used_bytes(state, &arrays[i]);
        memcpy(out, (const char *)state + arrays[i].offset, used);
        out += used;
    }
    return (size_t)(out - begin);
}

// Whether the counts of the fixed part stay within the arrays and add up to `size` bytes.
static int heights_fit(const ag_state *state, size_t size)
{
    if (state->reply.count > AG_REPLY_MAX) return 0;
    for (int i = 0; i < ARRAY_COUNT; i++) {
        uint16_t height;
        memcpy(&height, (const char *)&state->used + arrays[i].height_offset, sizeof height);
        if (height > arrays[i].capacity) return 0;
    }
    return ag_state_used(state) == FIXED_BEGIN + size;
}

int ag_state_unpack(ag_state *state, const unsigned char *bytes, size_t size)
{
    ag_state_open(state);
    if (size < FIXED_SIZE - FIXED_BEGIN) return 0;
    memcpy((char *)state + FIXED_BEGIN, bytes, FIXED_SIZE - FIXED_BEGIN);
    if (!heights_fit(state, size)) {
        ag_state_open(state);
        return 0;
    }
    bytes += FIXED_SIZE - FIXED_BEGIN;
    memcpy(state->reply.refs, bytes, state->reply.count * sizeof(ag_ref));
    bytes += state->reply.count * sizeof(ag_ref);
    for (int i = 0; i < ARRAY_COUNT; i++) {
        size_t used = used_bytes(state, &arrays[i]);
        memcpy((char *)state + arrays[i].offset, bytes, used);
        bytes += used;
    }
    return 1;
}

static uint64_t hash_words(uint64_t hash, const char *const *words, int count)
{
    for (int i = 0; i < count; i++) hash = ag_hash(hash, words[i], strlen(words[i]) + 1);
    return hash;
}

uint64_t ag_state_layout(void)
{
    size_t sizes[] = { sizeof(ag_state),        FIXED_SIZE,
                       sizeof(ag_player),       sizeof(ag_combat),
                       sizeof(ag_choice_state), offsetof(ag_task, action) };
    uint64_t hash = ag_hash(0, sizes, sizeof sizes);
    hash = ag_hash(hash, arrays, sizeof arrays);
    hash = hash_words(hash, ag_zone_words, AG_ZONE_COUNT);
    hash = hash_words(hash, ag_field_words, AG_FIELD_COUNT);
    hash = hash_words(hash, ag_keyword_words, AG_KEYWORD_COUNT);
    hash = hash_words(hash, ag_cant_words, AG_CANT_COUNT);
    return hash_words(hash, ag_lasts_words, AG_LASTS_COUNT);
}
