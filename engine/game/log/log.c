// The log: append-only entries, and the words that belong to them; all events, in order. A fork
// reads the same arrays until one of the two continues otherwise.
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/error.h"
#include "base/list.h"
#include "game/log/game_private.h"

// ---- arrays that forks share ----

// Who shares the array, and how far it is written. The first to write after the shared end keeps
// the array; any other makes its own copy.
struct ag_sharing {
    int users, written;
};

// How many items fit behind those of a copy: an array that is shared does not grow.
enum { ROOM = 512 };

void *ag_shared_add(ag_shared *of, void *items, int count, size_t size, const void *added, int more)
{
    const ag_sharing *with = of->sharing;
    int alone = with != NULL && with->users == 1;
    int last = with != NULL && with->written == count && count + more <= of->capacity;
    if (!alone && !last) {
        ag_shared own = { .sharing = calloc(1, sizeof *own.sharing) };
        void *copy = ag_list_room(NULL, &own.capacity, count + more + ROOM, size);
        if (own.sharing == NULL || copy == NULL) {
            free(own.sharing);
            free(copy);
            return NULL;
        }
        if (count > 0) memcpy(copy, items, (size_t)count * size);
        ag_shared_leave(of, items);
        *of = own;
        of->sharing->users = 1;
        items = copy;
    }
    char *room = more > 0 ? ag_list_room(items, &of->capacity, count + more, size) : items;
    if (room == NULL) return NULL;
    if (more > 0) memcpy(room + (size_t)count * size, added, (size_t)more * size);
    of->sharing->written = count + more;
    return room;
}

void ag_shared_join(ag_shared *of)
{
    if (of->sharing != NULL) of->sharing->users++;
}

void ag_shared_leave(ag_shared *of, void *items)
{
    if (of->sharing != NULL && --of->sharing->users == 0) {
        free(items);
        free(of->sharing);
    }
    *of = (ag_shared){ 0 };
}

// ---- entries ----

int ag_log_head(const ag_log *log, int entry_count)
{
    AG_ASSERT(entry_count >= 0 && entry_count <= log->entry_count);
    return entry_count == 0 ? -1 : log->nodes[entry_count - 1].head;
}

int ag_log_tip(const ag_log *log)
{
    return ag_log_head(log, log->entry_count);
}

int ag_entry_is_beside(const ag_entry *entry)
{
    return entry->kind == AG_ENTRY_MARK || entry->kind == AG_ENTRY_HAND_OVER;
}

int ag_entry_is_for_reload(const ag_entry *entry)
{
    return entry->kind == AG_ENTRY_REWIND && entry->number == AG_REWIND_RELOAD;
}

// A rewind goes to an older place; an entry that does not affect the game leaves the head where it
// is.
ag_status ag_log_add(ag_log *log, const ag_entry *entry, const uint32_t *data, uint32_t count,
                     ag_error *error)
{
    int index = log->entry_count, head = ag_log_tip(log);
    ag_node node = { .entry = *entry, .parent = head, .head = index };
    node.entry.data = log->data_count;
    node.entry.data_count = count;
    if (ag_entry_is_beside(entry)) node.head = head;
    if (entry->kind == AG_ENTRY_REWIND) node.head = ag_log_head(log, (int)data[0]);
    uint32_t *words = ag_shared_add(&log->of_data, log->data, (int)log->data_count, sizeof *words,
                                    data, (int)count);
    log->data = words != NULL ? words : log->data;
    ag_node *nodes =
        words == NULL ? NULL
                      : ag_shared_add(&log->of_nodes, log->nodes, index, sizeof *nodes, &node, 1);
    if (nodes == NULL) return ag_no_memory(error, "the log of the game");
    log->nodes = nodes;
    log->data_count += count;
    log->entry_count++;
    return AG_OK;
}

void ag_log_drop_last(ag_log *log)
{
    AG_ASSERT(log->entry_count > 0);
    log->data_count = log->nodes[--log->entry_count].entry.data;
    log->of_nodes.sharing->written = log->entry_count;
    log->of_data.sharing->written = (int)log->data_count;
}

void ag_log_share(ag_log *to, const ag_log *from)
{
    AG_ASSERT(to->nodes == NULL);
    *to = *from;
    ag_shared_join(&to->of_nodes);
    ag_shared_join(&to->of_data);
}

void ag_log_close(ag_log *log)
{
    ag_shared_leave(&log->of_nodes, log->nodes);
    ag_shared_leave(&log->of_data, log->data);
    *log = (ag_log){ 0 };
}

// ---- names ----

enum { NAME_WORDS = (AG_NAME_MAX + 4) / 4 };

void ag_entry_name(const uint32_t *data, uint32_t count, uint32_t from, char out[AG_NAME_MAX + 1])
{
    memset(out, 0, AG_NAME_MAX + 1);
    if (count >= from + NAME_WORDS) memcpy(out, data + from, AG_NAME_MAX);
}

ag_status ag_log_add_named(ag_game *game, const ag_entry *entry, const char *name, ag_error *error)
{
    uint32_t data[NAME_WORDS] = { 0 };
    memcpy(data, name, strlen(name));
    ag_status status = ag_game_want_question(game, error);
    return status < 0 ? status : ag_log_add(&game->log, entry, data, NAME_WORDS, error);
}

// ---- paths ----

// The answers given to the failed frame are void. Other entries made while it was open stay: a
// concession is legal at any time.
static int leave_out_void(const ag_log *log, const ag_entry *ruling, int *out, int count)
{
    AG_ASSERT(ruling->data_count == 1);
    int from = (int)log->data[ruling->data];
    int kept = 0;
    for (int i = 0; i < count; i++) {
        if (out[i] < from || log->nodes[out[i]].entry.kind != AG_ENTRY_ANSWER) out[kept++] = out[i];
    }
    return kept;
}

int *ag_log_path(const ag_log *log, int after, int head, int *count, ag_error *error)
{
    int length = 0, kept = 0;
    for (int at = head; at > after; at = log->nodes[at].parent) length++;
    int *out = malloc(sizeof(int) * ((size_t)length + 1));
    *count = 0;
    if (out == NULL) {
        ag_no_memory(error, "a look back at the log");
        return NULL;
    }
    for (int at = head, i = length; at > after; at = log->nodes[at].parent) out[--i] = at;
    for (int i = 0; i < length; i++) {
        int at = out[i];
        const ag_entry *entry = &log->nodes[at].entry;
        if (entry->kind == AG_ENTRY_RULING) kept = leave_out_void(log, entry, out, kept);
        out[kept++] = at;
    }
    *count = kept;
    return out;
}

int ag_log_position(const ag_log *log, int head)
{
    int position = head;
    for (int at = head; at >= 0; at = log->nodes[at].parent) {
        const ag_entry *entry = &log->nodes[at].entry;
        int placed = entry->kind == AG_ENTRY_REFEREE && entry->fingerprint == 0;
        position = placed ? position : log->nodes[at].parent;
    }
    return position;
}

int ag_log_first_reload(const ag_log *log, int head)
{
    int first = -1;
    for (int at = head; at >= 0; at = log->nodes[at].parent) {
        const ag_entry *entry = &log->nodes[at].entry;
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

// ---- the path that counts, for those who walk it again ----

static int is_step(const ag_log *log, int entry)
{
    return log->nodes[entry].entry.kind != AG_ENTRY_RULING;
}

int ag_log_path_length(const ag_game *game)
{
    int count = 0;
    for (int at = ag_log_tip(&game->log); at >= 0; at = game->log.nodes[at].parent) {
        count += is_step(&game->log, at);
    }
    return count;
}

int ag_log_path_index(const ag_game *game, int step)
{
    int back = ag_log_path_length(game) - step;
    for (int at = ag_log_tip(&game->log); at >= 0; at = game->log.nodes[at].parent) {
        back -= is_step(&game->log, at);
        if (back == 0 && is_step(&game->log, at)) return at;
    }
    return -1;
}

ag_status ag_log_path_go(ag_game *game, int step, int listen, ag_error *error)
{
    int told = game->event_count;
    int entry = step < ag_log_path_length(game) ? ag_log_path_index(game, step) : -1;
    // Rulings before the entry are on the path to it, so that no fault happens twice.
    int head = entry >= 0 ? game->log.nodes[entry].parent : ag_log_tip(&game->log);
    game->stopped = 0;
    ag_status status = ag_game_run_to(game, head, error);
    game->event_read = listen && told < game->event_count ? told : game->event_count;
    if (entry >= 0 || game->stop_reason[0] == '\0') return status;
    game->stopped = 1;
    return AG_OK;
}

ag_status ag_log_go(ag_game *game, int entry_count, ag_error *error)
{
    return ag_game_run_to(game, ag_log_head(&game->log, entry_count), error);
}

const char *ag_log_path_stop(const ag_game *game)
{
    return game->stop_reason;  // no entry follows, so the game stays stopped
}

// ---- events ----

int ag_event_log_add(ag_event_log_list *told, int count, const ag_event_log_event *event)
{
    const ag_sharing *with = told->shared.sharing;
    AG_ASSERT(with == NULL || count <= with->written);
    if (with != NULL && count < with->written
        && memcmp(&told->events[count], event, sizeof *event) == 0) {
        return 1;  // the log runs again
    }
    ag_event_log_event *events =
        ag_shared_add(&told->shared, told->events, count, sizeof *events, event, 1);
    told->events = events != NULL ? events : told->events;
    return events != NULL;
}

void ag_event_log_share(ag_event_log_list *to, const ag_event_log_list *from)
{
    AG_ASSERT(to->events == NULL);
    *to = *from;
    ag_shared_join(&to->shared);
}

void ag_event_log_close(ag_event_log_list *told)
{
    ag_shared_leave(&told->shared, told->events);
    told->events = NULL;
}
