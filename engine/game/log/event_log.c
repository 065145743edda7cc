// All events, in order. A fork reads the same list; events that differ from
// it go into a list of its own.
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/list.h"
#include "game/log/game_private.h"

struct ag_event_log_sharing {
    int users;
    int written;  // the number of events in the list
};

// How many events fit behind those of a new list: a list that is shared does not grow.
enum { ROOM = 512 };

// A private list of the same `count` events, with room for more.
static int part(ag_event_log_list *told, int count)
{
    ag_event_log_list own = { .sharing = calloc(1, sizeof *own.sharing) };
    own.events = ag_list_room(NULL, &own.capacity, count + ROOM, sizeof *own.events);
    if (own.events == NULL || own.sharing == NULL) {
        free(own.events);
        free(own.sharing);
        return 0;
    }
    if (count > 0) memcpy(own.events, told->events, (size_t)count * sizeof *own.events);
    own.sharing->users = 1;
    ag_event_log_close(told);
    *told = own;
    return 1;
}

int ag_event_log_add(ag_event_log_list *told, int count, const ag_event_log_event *event)
{
    const ag_event_log_sharing *sharing = told->sharing;
    AG_ASSERT(sharing == NULL || count <= sharing->written);
    if (sharing != NULL && count < sharing->written
        && memcmp(&told->events[count], event, sizeof *event) == 0) {
        return 1;  // the log runs again
    }
    int alone = sharing != NULL && sharing->users == 1;
    int last = sharing != NULL && count == sharing->written && count < told->capacity;
    if (!alone && !last && !part(told, count)) return 0;
    ag_event_log_event *events =
        ag_list_room(told->events, &told->capacity, count + 1, sizeof *events);
    if (events == NULL) return 0;
    told->events = events;
    events[count] = *event;
    told->sharing->written = count + 1;
    return 1;
}

void ag_event_log_share(ag_event_log_list *to, const ag_event_log_list *from)
{
    AG_ASSERT(to->sharing == NULL);
    *to = *from;
    if (from->sharing != NULL) from->sharing->users++;
}

void ag_event_log_close(ag_event_log_list *told)
{
    if (told->sharing != NULL && --told->sharing->users == 0) {
        free(told->events);
        free(told->sharing);
    }
    *told = (ag_event_log_list){ 0 };
}
