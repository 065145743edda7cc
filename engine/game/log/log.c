// The log: append-only entries, and the words that belong to them. A fork reads the same arrays
// until one of the two continues.
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/error.h"
#include "base/list.h"
#include "game/log/game_private.h"

// Who shares the arrays, and how far they are written. The first log to write after the shared end
// keeps the arrays; any other makes its own copy.
struct ag_log_sharing {
    int users;
    int entries_written;
    uint32_t data_written;
};

// Room for `count` entries; 0 if memory ran out.
static int reserve_entries(ag_log *log, int count)
{
    int capacity = log->entry_capacity;
    ag_entry *entries = ag_list_room(log->entries, &capacity, count, sizeof *entries);
    log->entries = entries != NULL ? entries : log->entries;
    capacity = log->entry_capacity;
    ag_node *nodes = ag_list_room(log->nodes, &capacity, count, sizeof *nodes);
    log->nodes = nodes != NULL ? nodes : log->nodes;
    capacity = log->entry_capacity;
    ag_waypoint *points = ag_list_room(log->waypoints, &capacity, count, sizeof *points);
    log->waypoints = points != NULL ? points : log->waypoints;
    if (entries == NULL || nodes == NULL || points == NULL) return 0;
    log->entry_capacity = capacity;
    return 1;
}

static int reserve_data(ag_log *log, uint32_t count)
{
    int capacity = (int)log->data_capacity;
    uint32_t *data = ag_list_room(log->data, &capacity, (int)count, sizeof *data);
    if (data == NULL) return 0;
    log->data = data;
    log->data_capacity = (uint32_t)capacity;
    return 1;
}

// Gives the log arrays of its own.
static int part(ag_log *log)
{
    ag_log own = { .entry_count = log->entry_count, .data_count = log->data_count };
    if (!reserve_entries(&own, log->entry_count + 1) || !reserve_data(&own, log->data_count + 1)
        || (own.sharing = calloc(1, sizeof *own.sharing)) == NULL) {
        ag_log_close(&own);
        return 0;
    }
    own.sharing->users = 1;
    size_t count = (size_t)log->entry_count;
    if (count > 0) {
        memcpy(own.entries, log->entries, count * sizeof *own.entries);
        memcpy(own.nodes, log->nodes, count * sizeof *own.nodes);
        memcpy(own.waypoints, log->waypoints, count * sizeof *own.waypoints);
    }
    if (log->data_count > 0) memcpy(own.data, log->data, log->data_count * sizeof *own.data);
    if (log->sharing != NULL) log->sharing->users--;
    *log = own;
    return 1;
}

// Room for one more entry with `words` of data at the end, not yet written by
// another log; 0 if memory ran out.
static int reserve(ag_log *log, uint32_t words)
{
    const ag_log_sharing *sharing = log->sharing;
    int alone = sharing != NULL && sharing->users == 1;
    int last = sharing != NULL && sharing->entries_written == log->entry_count
               && sharing->data_written == log->data_count && log->entry_count < log->entry_capacity
               && log->data_count + words < log->data_capacity;
    if (!alone && last) return 1;
    return (alone || part(log)) && reserve_entries(log, log->entry_count + 1)
           && reserve_data(log, log->data_count + words + 1);
}

int ag_log_head(const ag_log *log, int entry_count)
{
    AG_ASSERT(entry_count >= 0 && entry_count <= log->entry_count);
    return entry_count == 0 ? -1 : log->nodes[entry_count - 1].head;
}

int ag_entry_is_beside(const ag_entry *entry)
{
    return entry->kind == AG_ENTRY_MARK || entry->kind == AG_ENTRY_HAND_OVER;
}

// The place of an entry in the tree. A rewind goes to an older place; an entry that does not affect
// the game leaves the head where it is.
static ag_node node_of(const ag_log *log, const ag_entry *entry, const uint32_t *data)
{
    int index = log->entry_count;
    int head = ag_log_head(log, index);
    if (ag_entry_is_beside(entry)) return (ag_node){ .parent = head, .head = head };
    int to = entry->kind == AG_ENTRY_REWIND ? ag_log_head(log, (int)data[0]) : index;
    return (ag_node){ .parent = head, .head = to };
}

// Notes how far this log is written; anything after that belongs to another log.
static void written(ag_log *log)
{
    log->sharing->entries_written = log->entry_count;
    log->sharing->data_written = log->data_count;
}

ag_status ag_log_add(ag_log *log, const ag_entry *entry, const uint32_t *data, uint32_t count,
                     ag_error *error)
{
    if (!reserve(log, count)) {
        return ag_fail(error, AG_NO_MEMORY, "no memory for the log of the game");
    }
    ag_entry added = *entry;
    added.data = log->data_count;
    added.data_count = count;
    if (count > 0) memcpy(&log->data[log->data_count], data, count * sizeof *data);
    log->data_count += count;
    log->nodes[log->entry_count] = node_of(log, entry, data);
    log->waypoints[log->entry_count] = (ag_waypoint){ 0 };
    log->entries[log->entry_count++] = added;
    written(log);
    return AG_OK;
}

void ag_log_drop_last(ag_log *log)
{
    AG_ASSERT(log->entry_count > 0);
    const ag_entry *last = &log->entries[--log->entry_count];
    log->data_count = last->data;
    written(log);
}

void ag_log_share(ag_log *to, const ag_log *from)
{
    AG_ASSERT(to->sharing == NULL);
    *to = *from;
    if (from->sharing != NULL) from->sharing->users++;
}

void ag_log_close(ag_log *log)
{
    if (log->sharing == NULL || --log->sharing->users == 0) {
        free(log->entries);
        free(log->nodes);
        free(log->waypoints);
        free(log->data);
        free(log->sharing);
    }
    *log = (ag_log){ 0 };
}

// The answers given to the failed frame are void. Other entries made while it was open stay: a
// concession is legal at any time.
static int leave_out_void(const ag_log *log, const ag_entry *ruling, int *out, int count)
{
    AG_ASSERT(ruling->data_count == 1);
    int from = (int)log->data[ruling->data];
    int kept = 0;
    for (int i = 0; i < count; i++) {
        if (out[i] < from || log->entries[out[i]].kind != AG_ENTRY_ANSWER) out[kept++] = out[i];
    }
    return kept;
}

int ag_log_path(const ag_log *log, int after, int head, int *out)
{
    int length = 0, count = 0;
    for (int at = head; at > after; at = log->nodes[at].parent) out[length++] = at;
    for (int i = 0; i < length / 2; i++) {
        int swapped = out[i];
        out[i] = out[length - 1 - i];
        out[length - 1 - i] = swapped;
    }
    for (int i = 0; i < length; i++) {
        const ag_entry *entry = &log->entries[out[i]];
        int at = out[i];
        if (entry->kind == AG_ENTRY_RULING) count = leave_out_void(log, entry, out, count);
        out[count++] = at;
    }
    return count;
}

int ag_entry_is_for_reload(const ag_entry *entry)
{
    return entry->kind == AG_ENTRY_REWIND && entry->number == AG_REWIND_RELOAD;
}

int ag_log_position(const ag_log *log, int head)
{
    int position = head;
    for (int at = head; at >= 0; at = log->nodes[at].parent) {
        const ag_entry *entry = &log->entries[at];
        if (entry->kind != AG_ENTRY_REFEREE || entry->fingerprint != 0) {
            position = log->nodes[at].parent;
        }
    }
    return position;
}

int ag_log_first_reload(const ag_log *log, int head)
{
    int first = -1;
    for (int at = head; at >= 0; at = log->nodes[at].parent) {
        const ag_entry *entry = &log->entries[at];
        first = entry->kind == AG_ENTRY_RELOAD && entry->data_count > 0 ? at : first;
    }
    return first;
}

int ag_log_is_on_path(const ag_log *log, int head, int entry)
{
    // An entry continues an older one, so the way back passes each place at most once.
    while (head > entry) head = log->nodes[head].parent;
    return head == entry;
}
