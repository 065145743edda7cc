// The log: append-only entries, and the words that belong to them.
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/error.h"
#include "game/game_private.h"

static void *grown(void *items, int wanted, int *capacity, size_t size)
{
    if (wanted <= *capacity) {
        return items;
    }
    int larger = *capacity == 0 ? 64 : *capacity * 2;
    while (larger < wanted) {
        larger *= 2;
    }
    void *moved = realloc(items, (size_t)larger * size);
    if (moved != NULL) {
        *capacity = larger;
    }
    return moved;
}

// One more of each kind that has a place for every entry; 0 where memory ran out.
static int log_reserve(ag_log *log)
{
    int capacity = log->entry_capacity;
    ag_entry *entries = grown(log->entries, log->entry_count + 1, &capacity, sizeof *entries);
    log->entries = entries != NULL ? entries : log->entries;
    capacity = log->entry_capacity;
    ag_node *nodes = grown(log->nodes, log->entry_count + 1, &capacity, sizeof *nodes);
    log->nodes = nodes != NULL ? nodes : log->nodes;
    capacity = log->entry_capacity;
    ag_waypoint *points = grown(log->waypoints, log->entry_count + 1, &capacity, sizeof *points);
    log->waypoints = points != NULL ? points : log->waypoints;
    if (entries == NULL || nodes == NULL || points == NULL) {
        return 0;
    }
    log->entry_capacity = capacity;
    return 1;
}

int ag_log_head(const ag_log *log, int entry_count)
{
    AG_ASSERT(entry_count >= 0 && entry_count <= log->entry_count);
    return entry_count == 0 ? -1 : log->nodes[entry_count - 1].head;
}

// Where an entry stands in the tree. A rewind goes to an older place; a mark only names a place.
static ag_node node_of(const ag_log *log, const ag_entry *entry, const uint32_t *data)
{
    int index = log->entry_count;
    int head = ag_log_head(log, index);
    switch (entry->kind) {
    case AG_ENTRY_MARK: return (ag_node){ .parent = head, .head = head };
    case AG_ENTRY_REWIND: return (ag_node){ .parent = head, .head = ag_log_head(log, (int)data[0]) };
    default: return (ag_node){ .parent = head, .head = index };
    }
}

ag_status ag_log_add(ag_log *log, const ag_entry *entry, const uint32_t *data, uint32_t count, ag_error *error)
{
    int data_capacity = (int)log->data_capacity;
    uint32_t *words =
        grown(log->data, (int)(log->data_count + count + 1), &data_capacity, sizeof *words);
    if (words == NULL || !log_reserve(log)) {
        log->data = words != NULL ? words : log->data;
        return ag_fail(error, AG_NO_MEMORY, "no memory for the log of the game");
    }
    log->data = words;
    log->data_capacity = (uint32_t)data_capacity;
    ag_entry added = *entry;
    added.data = log->data_count;
    added.data_count = count;
    if (count > 0) {
        memcpy(&log->data[log->data_count], data, count * sizeof *data);
    }
    log->data_count += count;
    log->nodes[log->entry_count] = node_of(log, entry, data);
    log->waypoints[log->entry_count] = (ag_waypoint){ 0 };
    log->entries[log->entry_count++] = added;
    return AG_OK;
}

void ag_log_drop_last(ag_log *log)
{
    AG_ASSERT(log->entry_count > 0);
    const ag_entry *last = &log->entries[--log->entry_count];
    log->data_count = last->data;
}

ag_status ag_log_copy(ag_log *to, const ag_log *from, ag_error *error)
{
    for (int i = 0; i < from->entry_count; i++) {
        const ag_entry *entry = &from->entries[i];
        ag_status status =
            ag_log_add(to, entry, &from->data[entry->data], entry->data_count, error);
        if (status < 0) {
            return status;
        }
        to->waypoints[i] = from->waypoints[i];
    }
    return AG_OK;
}

void ag_log_close(ag_log *log)
{
    free(log->entries);
    free(log->nodes);
    free(log->waypoints);
    free(log->data);
    *log = (ag_log){ 0 };
}

// The answers that the failed frame was given are void. What else came while it was open stays: a
// concession is legal at any time.
static int leave_out_void(const ag_log *log, const ag_entry *ruling, int *out, int count)
{
    AG_ASSERT(ruling->data_count == 1);
    int from = (int)log->data[ruling->data];
    int kept = 0;
    for (int i = 0; i < count; i++) {
        if (out[i] < from || log->entries[out[i]].kind != AG_ENTRY_ANSWER) {
            out[kept++] = out[i];
        }
    }
    return kept;
}

int ag_log_path(const ag_log *log, int head, int *out)
{
    int length = 0, count = 0;
    for (int at = head; at >= 0; at = log->nodes[at].parent) {
        out[length++] = at;
    }
    for (int i = 0; i < length / 2; i++) {
        int swapped = out[i];
        out[i] = out[length - 1 - i];
        out[length - 1 - i] = swapped;
    }
    for (int i = 0; i < length; i++) {
        const ag_entry *entry = &log->entries[out[i]];
        int at = out[i];
        if (entry->kind == AG_ENTRY_RULING) {
            count = leave_out_void(log, entry, out, count);
        }
        out[count++] = at;
    }
    return count;
}

int ag_log_is_on_path(const ag_log *log, int head, int entry)
{
    // An entry goes on from an older one, so the way back passes every place at most once.
    while (head > entry) {
        head = log->nodes[head].parent;
    }
    return head == entry;
}
