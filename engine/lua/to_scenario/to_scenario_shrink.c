// Shrinking: cards, moves and dice are left out, in smaller and smaller groups, as long as the
// scenario still shows its point (delta debugging).
#include <stdlib.h>

#include "lua/to_scenario/to_scenario_run.h"

// What may be left out, as pointers to the `dropped` marks.
typedef struct item_list {
    uint8_t **items;
    int count;
} item_list;

static int shows_it_still(ag_to_scenario_run *tale, int *runs)
{
    ag_text text = { 0 };
    (*runs)++;
    ag_to_scenario_write(tale, &text);
    int shows = !text.failed && ag_to_scenario_holds(tale, &text, 1, NULL, 0);
    ag_text_close(&text);
    return shows;
}

static int set_all(const item_list *list, int from, int count, uint8_t dropped, uint8_t *before)
{
    int changed = 0;
    for (int i = from; i < from + count && i < list->count; i++) {
        if (dropped) {
            before[i] = *list->items[i];
            changed += !before[i];
            *list->items[i] = 1;
        } else {
            *list->items[i] = before[i];
        }
    }
    return changed;
}

// One round with groups of this size. Returns how many items were left out.
static int drop_groups(ag_to_scenario_run *tale, const item_list *list, int size, uint8_t *before,
                       int *runs)
{
    int left_out = 0;
    for (int from = 0; from < list->count; from += size) {
        int changed = set_all(list, from, size, 1, before);
        if (changed == 0) continue;
        if (shows_it_still(tale, runs)) {
            left_out += changed;
        } else {
            set_all(list, from, size, 0, before);
        }
    }
    return left_out;
}

static void drop_items(ag_to_scenario_run *tale, const item_list *list, int *runs)
{
    uint8_t *before = calloc((size_t)list->count + 1, 1);
    int size = list->count;
    while (before != NULL && size > 0) {
        int left_out = drop_groups(tale, list, size, before, runs);
        // After single items were left out, others may have become unnecessary.
        if (size > 1 || left_out == 0) {
            size /= 2;
        }
    }
    free(before);
}

static void drop_cards(ag_to_scenario_run *tale, int *runs)
{
    item_list list = { .items = calloc((size_t)tale->card_count + 1, sizeof *list.items) };
    for (int place = RETELL_PLACES - 1; list.items != NULL && place >= 0; place--) {
        list.count = 0;
        for (int i = 0; i < tale->card_count; i++) {
            if (tale->cards[i].place == place && !tale->cards[i].dropped) {
                list.items[list.count++] = &tale->cards[i].dropped;
            }
        }
        drop_items(tale, &list, runs);
    }
    free(list.items);
}

// From the last to the first, as later steps depend on earlier ones.
static void drop_steps(ag_to_scenario_run *tale, int *runs)
{
    item_list list = { .items = calloc((size_t)tale->step_count + 1, sizeof *list.items) };
    for (int i = tale->step_count - 1; list.items != NULL && i >= 0; i--) {
        list.items[list.count++] = &tale->steps[i].dropped;
    }
    drop_items(tale, &list, runs);
    free(list.items);
}

static void try_switch(ag_to_scenario_run *tale, int *on, int *runs)
{
    *on = 1;
    if (!shows_it_still(tale, runs)) {
        *on = 0;
    }
}

void ag_to_scenario_shrink(ag_to_scenario_run *tale, int *runs)
{
    try_switch(tale, &tale->any_resources, runs);
    drop_cards(tale, runs);
    drop_steps(tale, runs);
    try_switch(tale, &tale->dice_dropped, runs);
    try_switch(tale, &tale->random_dropped, runs);
    drop_cards(tale, runs);
}
