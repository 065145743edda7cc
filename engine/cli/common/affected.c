// From what changed to the scenarios that may come out otherwise.
#include "cli/common/affected.h"

#include <stdlib.h>
#include <unistd.h>

#include "cli/common/naming.h"

enum { CARDS_MAX = 64 };

static void add(ag_paths *out, const char *path)
{
    if (!ag_paths_have(out, path) && access(path, R_OK) == 0) (void)ag_paths_note(out, path);
}

// Scenarios that were written; a file that was removed has nothing to run.
static void add_written(const ag_project *project, const ag_changes *changes, ag_paths *out)
{
    for (int i = 0; i < changes->count; i++) {
        if (ag_project_is_scenario(project, changes->paths[i])) add(out, changes->paths[i]);
    }
}

// The cards that the last refresh took; -1: something else changed, or too many cards did.
static int taken_cards(const ag_project *project, ag_card_place *cards)
{
    int count = 0;
    const char *key;
    for (int i = 0; (key = ag_engine_refreshed(project->engine, i)) != NULL; i++) {
        if (count == CARDS_MAX) return -1;
        if (ag_engine_card_place(project->engine, key, &cards[count], NULL) < 0) return -1;
        count++;
    }
    return count;
}

int ag_affected_find(const ag_project *project, const ag_changes *changes, ag_paths *out)
{
    ag_card_place *cards = calloc(CARDS_MAX, sizeof *cards);
    ag_named all = { 0 };
    if (project->scenarios.count == 0 || cards == NULL) {
        free(cards);
        return 0;
    }
    add_written(project, changes, out);
    int count = taken_cards(project, cards);
    if (count != 0) (void)ag_named_open(&all, &project->scenarios);
    for (int i = 0; i < all.files.count; i++) {
        int names = count < 0;
        for (int card = 0; card < count && !names; card++) {
            names = ag_named_names(&all, i, &cards[card]);
        }
        if (names) add(out, all.files.paths[i]);
    }
    ag_named_close(&all);
    free(cards);
    return count < 0;
}
