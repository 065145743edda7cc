// How a game came out. The order of the JSON's fields is part of its schema.
#include "cli/common/result.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/output/json.h"

void ag_result_json(const ag_result *result)
{
    char seed[24], hash[24];
    // A seed may be larger than a double holds exactly, so it is written as a raw number.
    snprintf(seed, sizeof seed, "%" PRIu64, result->seed);
    snprintf(hash, sizeof hash, "%016" PRIx64, result->hash);
    cJSON *line = ag_json_open("aggro.result/1");
    cJSON_AddStringToObject(line, "raid", result->raid);
    cJSON_AddStringToObject(line, "mode", result->mode);
    cJSON_AddRawToObject(line, "seed", seed);
    cJSON_AddStringToObject(line, "winner", result->winner);
    cJSON_AddStringToObject(line, "reason", result->reason);
    cJSON_AddNumberToObject(line, "turns", result->turns);
    cJSON_AddNumberToObject(line, "decisions", result->decisions);
    cJSON_AddNumberToObject(line, "links", result->links);
    cJSON_AddStringToObject(line, "hash", hash);
    if (result->refereed > 0) cJSON_AddNumberToObject(line, "refereed", result->refereed);
    ag_json_print(line);
}

void ag_result_text(const ag_result *result)
{
    const char *who = "The game is not over";
    char player[24];
    if (strcmp(result->winner, "boss") == 0) {
        who = "The Boss player wins";
    } else if (strcmp(result->winner, "raiders") == 0) {
        who = "The raiders win";
    } else if (strncmp(result->winner, "player ", 7) == 0) {
        snprintf(player, sizeof player, "Player %s wins", result->winner + 7);
        who = player;
    } else if (strcmp(result->winner, "draw") == 0) {
        who = "The game is a draw";
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

static void kept_json(const ag_kept *kept)
{
    cJSON *line = ag_json_open("aggro.kept/1");
    cJSON_AddStringToObject(line, "key", kept->key);
    cJSON_AddStringToObject(line, "name", kept->name);
    cJSON_AddNumberToObject(line, "seat", kept->seat);
    ag_json_print(line);
}

void ag_result_kept(const ag_game *game, int json)
{
    ag_kept kept;
    int count = 0;
    for (; ag_game_kept(game, count, &kept); count++) {
        if (json) {
            kept_json(&kept);
        } else {
            printf("%s%s", count == 0 ? "Kept for the next game: " : ", ", kept.name);
        }
    }
    fputs(count > 0 && !json ? ".\n" : "", stdout);
}
