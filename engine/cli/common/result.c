// How a game came out. The order of the JSON's fields is part of its schema.
#include "cli/common/result.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/output/json.h"

void ag_result_json(const ag_result *result)
{
    ag_json_say("aggro.result/1",
                "raid=%s mode=%s seed=%" PRIu64
                " winner=%s reason=%s turns=%u decisions=%u links=%u hash=%016" PRIx64
                " refereed?=%d",
                result->raid, result->mode, result->seed, result->winner, result->reason,
                result->turns, result->decisions, result->links, result->hash,
                result->refereed > 0 ? (int)result->refereed : -1);
}

void ag_result_text(const ag_result *result)
{
    static const char *const whos[][2] = { { "boss", "The Boss player wins" },
                                           { "raiders", "The raiders win" },
                                           { "draw", "The game is a draw" } };
    char who[32] = "The game is not over";
    for (int i = 0; i < 3; i++) {
        if (strcmp(result->winner, whos[i][0]) == 0) snprintf(who, sizeof who, "%s", whos[i][1]);
    }
    if (strncmp(result->winner, "player ", 7) == 0) {
        snprintf(who, sizeof who, "Player %.8s wins", result->winner + 7);
    }
    size_t length = strlen(result->reason);
    const char *stop = length > 0 && result->reason[length - 1] == '.' ? "" : ".";
    printf("%s%s%s%s\n", who, length > 0 ? ": " : "", result->reason, stop);
    // A recording names its raid in its own report.
    if (result->raid[0] != '\0') printf("%s, %s, ", result->raid, result->mode);
    printf("seed %" PRIu64 ": turns %u, decisions %u, links %u, hash %016" PRIx64 "\n",
           result->seed, result->turns, result->decisions, result->links, result->hash);
    if (result->refereed > 0) {
        printf("A referee changed the table %u time%s: no game for statistics.\n", result->refereed,
               result->refereed == 1 ? "" : "s");
    }
}

void ag_result_kept(const ag_game *game, int json)
{
    ag_kept kept;
    int count = 0;
    for (; ag_game_kept(game, count, &kept); count++) {
        if (json) {
            ag_json_say("aggro.kept/1", "key=%s name=%s seat=%d", kept.key, kept.name, kept.seat);
        } else {
            printf("%s%s", count == 0 ? "Kept for the next game: " : ", ", kept.name);
        }
    }
    fputs(count > 0 && !json ? ".\n" : "", stdout);
}
