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

ag_status ag_log_add(ag_log *log, const ag_entry *entry, const uint32_t *data, uint32_t count,
                     ag_error *error)
{
    int data_capacity = (int)log->data_capacity;
    ag_entry *entries =
        grown(log->entries, log->entry_count + 1, &log->entry_capacity, sizeof *entries);
    if (entries == NULL) {
        return ag_fail(error, AG_NO_MEMORY, "no memory for the log of the game");
    }
    log->entries = entries;
    uint32_t *words =
        grown(log->data, (int)(log->data_count + count + 1), &data_capacity, sizeof *words);
    if (words == NULL) {
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
    log->entries[log->entry_count++] = added;
    return AG_OK;
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
    }
    return AG_OK;
}

void ag_log_close(ag_log *log)
{
    free(log->entries);
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

int ag_log_effective(const ag_log *log, int *out)
{
    int count = 0;
    for (int i = 0; i < log->entry_count; i++) {
        const ag_entry *entry = &log->entries[i];
        if (entry->kind == AG_ENTRY_RULING) {
            count = leave_out_void(log, entry, out, count);
        }
        out[count++] = i;
    }
    return count;
}
