// Shrinking: cards, moves and dice are left out, in smaller and smaller groups, as long as the
// scenario still shows its point (delta debugging).
#include <stdlib.h>

#include "lua/to_scenario/to_scenario_run.h"

typedef struct shrinking {
    ag_to_scenario_run *run;
    int runs;
    uint8_t **items;  // the marks `dropped` of what may be left out
    int count;
} shrinking;

static int shows_it_still(shrinking *now)
{
    ag_text text = { 0 };
    now->runs++;
    ag_to_scenario_write(now->run, &text);
    int shows = !text.failed && ag_to_scenario_holds(now->run, &text, 1, NULL, 0);
    ag_text_close(&text);
    return shows;
}

// Leaves out the items of a group that are there. Returns how many: 0 if it can't do without.
static int drop_group(shrinking *now, int from, int size)
{
    uint8_t **group = calloc((size_t)size, sizeof *group);
    int count = 0;
    for (int i = from; group != NULL && i < from + size && i < now->count; i++) {
        if (!*now->items[i]) {
            group[count++] = now->items[i];
            *now->items[i] = 1;
        }
    }
    int can = count > 0 && shows_it_still(now);
    for (int i = 0; i < count && !can; i++) {
        *group[i] = 0;
    }
    free(group);
    return can ? count : 0;
}

static void drop_items(shrinking *now)
{
    for (int size = now->count; size > 0;) {
        int left_out = 0;
        for (int from = 0; from < now->count; from += size) {
            left_out += drop_group(now, from, size);
        }
        // After single items were left out, others may have become unnecessary.
        if (size > 1 || left_out == 0) {
            size /= 2;
        }
    }
}

static void drop_cards(shrinking *now)
{
    ag_said_list *cards = &now->run->cards;
    for (int place = PLACES - 1; place >= 0; place--) {
        now->count = 0;
        for (int i = 0; i < cards->count; i++) {
            if (cards->items[i].kind == place && !cards->items[i].dropped) {
                now->items[now->count++] = &cards->items[i].dropped;
            }
        }
        drop_items(now);
    }
}

// From the last to the first, as later steps depend on earlier ones.
static void drop_steps(shrinking *now)
{
    ag_said_list *steps = &now->run->steps;
    now->count = 0;
    for (int i = steps->count - 1; i >= 0; i--) {
        now->items[now->count++] = &steps->items[i].dropped;
    }
    drop_items(now);
}

static void try_switch(shrinking *now, int *on)
{
    *on = 1;
    *on = shows_it_still(now);
}

int ag_to_scenario_shrink(ag_to_scenario_run *run)
{
    size_t most = (size_t)(run->cards.count + run->steps.count) + 1;
    shrinking now = { .run = run, .items = calloc(most, sizeof *now.items) };
    if (now.items == NULL) return 0;
    try_switch(&now, &run->any_resources);
    drop_cards(&now);
    drop_steps(&now);
    try_switch(&now, &run->dice_dropped);
    try_switch(&now, &run->random_dropped);
    drop_cards(&now);
    free(now.items);
    return now.runs;
}
