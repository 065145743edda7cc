// From what changed to the scenarios that may come out otherwise.
#include "cli/common/affected.h"

#include <stdlib.h>
#include <unistd.h>

enum { CARDS_MAX = 64 };

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
    if (project->scenarios.count == 0) return 0;
    ag_card_place *cards = calloc(CARDS_MAX, sizeof *cards);
    ag_named all = { 0 };
    if (cards == NULL) ag_cli_no_memory("for what changed");
    // Scenarios that were written; a file that was removed has nothing to run.
    for (int i = 0; i < changes->count; i++) {
        const char *path = changes->paths[i];
        int runs = ag_path_below_any(path, &project->scenarios) && access(path, R_OK) == 0;
        if (runs) ag_paths_note_once(out, path);
    }
    int count = taken_cards(project, cards);
    if (count != 0) ag_named_open(&all, &project->scenarios);
    for (int i = 0; i < all.files.count; i++) {
        int names = count < 0;
        for (int card = 0; card < count && !names; card++) {
            names = ag_naming_has(&all.texts[i], &cards[card]);
        }
        if (names) ag_paths_note_once(out, all.files.paths[i]);
    }
    ag_named_close(&all);
    free(cards);
    return count < 0;
}
