// Many games with bots at every seat, one seed after the other, and what they add up to.
#include "cli/play/session.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/proportion.h"
#include "cli/output/json.h"
#include "cli/common/reports.h"

typedef struct bulk {
    uint64_t games;
    uint64_t boss, raiders, draws, unfinished;
    uint64_t players[AG_RAIDERS_MAX];  // won, in duels
    int duel;                          // how many play in one; 0: a raid
    uint64_t turns, turns_max, decisions, rulings;
} bulk;

static void print_game(const ag_session *table, const ag_result *result)
{
    if (table->json) {
        ag_result_json(result);
        return;
    }
    printf("seed %-8" PRIu64 " %-8s turns %3u  decisions %5u  hash %016" PRIx64 "\n", result->seed,
           result->winner[0] != '\0' ? result->winner : "no end", result->turns, result->decisions,
           result->hash);
}

// How many games they won, the share of all games, and its bounds.
static void add_share_json(cJSON *line, const char *who, uint64_t won, uint64_t games)
{
    static const char *const ends[] = { "", "_share", "_low", "_high" };
    ag_proportion share = ag_proportion_of(won, games);
    double numbers[] = { (double)won, share.at, share.low, share.high };
    for (int i = 0; i < 4; i++) {
        char name[32];
        snprintf(name, sizeof name, "%s%s", who, ends[i]);
        cJSON_AddNumberToObject(line, name, numbers[i]);
    }
}

static void print_sum(const bulk *sum, const ag_session *table)
{
    if (table->json) {
        char seed[24];
        snprintf(seed, sizeof seed, "%" PRIu64, table->def.seed);
        cJSON *line = ag_json_open("aggro.games/1");
        cJSON_AddStringToObject(line, "raid", table->def.raid);
        cJSON_AddStringToObject(line, "mode", table->def.mode);
        cJSON_AddRawToObject(line, "next_seed", seed);
        cJSON_AddNumberToObject(line, "games", (double)sum->games);
        if (sum->duel) {
            add_share_json(line, "player_1", sum->players[0], sum->games);
            for (int i = 1; i < sum->duel; i++) {
                char name[] = { 'p', 'l', 'a', 'y', 'e', 'r', '_', (char)('1' + i), '\0' };
                cJSON_AddNumberToObject(line, name, (double)sum->players[i]);
            }
        } else {
            cJSON_AddNumberToObject(line, "boss", (double)sum->boss);
            add_share_json(line, "raiders", sum->raiders, sum->games);
        }
        cJSON_AddNumberToObject(line, "draw", (double)sum->draws);
        cJSON_AddNumberToObject(line, "unfinished", (double)sum->unfinished);
        cJSON_AddNumberToObject(line, "turns", (double)sum->turns);
        cJSON_AddNumberToObject(line, "turns_max", (double)sum->turns_max);
        cJSON_AddNumberToObject(line, "decisions", (double)sum->decisions);
        cJSON_AddNumberToObject(line, "faults", (double)sum->rulings);
        ag_json_print(line);
        return;
    }
    uint64_t games = sum->games > 0 ? sum->games : 1;
    uint64_t first = sum->duel ? sum->players[0] : sum->raiders;
    ag_proportion won = ag_proportion_of(first, sum->games);
    printf("games %" PRIu64 ": ", sum->games);
    for (int i = 1; i < sum->duel; i++) {
        printf("player %d wins %" PRIu64 ", ", i + 1, sum->players[i]);
    }
    if (!sum->duel) printf("the Boss player wins %" PRIu64 ", ", sum->boss);
    printf("%s %" PRIu64 ", draws %" PRIu64 ", without an end %" PRIu64 "\n",
           sum->duel ? "player 1 wins" : "the raiders win", first, sum->draws, sum->unfinished);
    printf("%s %.1f %% (95 %%: %.1f to %.1f)\n", sum->duel ? "player 1 wins" : "the raiders win",
           100 * won.at, 100 * won.low, 100 * won.high);
    printf("turns %" PRIu64 " in the mean, %" PRIu64 " at most; decisions %" PRIu64
           " in the mean; script faults %" PRIu64 "\n",
           sum->turns / games, sum->turns_max, sum->decisions / games, sum->rulings);
}

// Plays one game. Returns AG_EXIT_OK even if it did not end: the summary counts such games.
static int play_one(ag_session *table, bulk *sum)
{
    ag_error error = { 0 };
    if (ag_table_open(table, &error) < 0) return ag_cli_fail(&error);
    ag_ending ending = ag_table_play(table, &error);
    if (ending == AG_ENDING_INTERRUPTED) return AG_EXIT_INTERRUPTED;
    if (ending == AG_ENDING_FAILED) {
        fprintf(stderr, "aggro: seed %" PRIu64 ": the game stopped\n", table->def.seed);
        ag_kept_stopped(table, NULL);
        return ag_cli_fail(&error);
    }
    ag_result result = ag_game_result(table->game);
    if (result.rulings > 0) {
        const char *first = ag_game_fault_at(table->game, 0);
        fprintf(stderr, "aggro: seed %" PRIu64 ": script faults: %u; the first: %.*s\n",
                table->def.seed, result.rulings, (int)strcspn(first, "\n"), first);
    }
    // Games that somebody changed are never summed up; beginning at a later Boss counts as a
    // change, but was asked for.
    AG_ASSERT(result.refereed == 0 || table->def.from_boss > 0);
    sum->games++;
    sum->boss += strcmp(result.winner, "boss") == 0;
    sum->raiders += strcmp(result.winner, "raiders") == 0;
    if (strncmp(result.winner, "player ", 7) == 0) sum->players[result.winner[7] - '1']++;
    sum->draws += strcmp(result.winner, "draw") == 0;
    sum->unfinished += result.winner[0] == '\0';
    sum->turns += result.turns;
    sum->decisions += result.decisions;
    sum->rulings += result.rulings;
    if (result.turns > sum->turns_max) sum->turns_max = result.turns;
    if (!table->quiet) print_game(table, &result);
    ag_table_close(table);
    return AG_EXIT_OK;
}

static int has_sitter(const ag_session *table, const char *who)
{
    int found = table->boss_bot != NULL && strcmp(table->boss_bot, who) == 0;
    found = found || strcmp(table->every_bot, who) == 0;
    for (int seat = 1; seat <= AG_SEATS_MAX; seat++) {
        found = found || (table->bots[seat] != NULL && strcmp(table->bots[seat], who) == 0);
    }
    return found;
}

int ag_play_bulk(ag_session *table, uint64_t games)
{
    if (has_sitter(table, "human")) {
        return ag_cli_usage("--games is for bots: a person at a seat plays one game at a time");
    }
    int duel = ag_engine_duel(table->engine, table->def.raid);
    bulk sum = { .duel = duel ? table->def.raiders : 0 };
    int code = AG_EXIT_OK;
    table->def.keep_no_keyframes = !has_sitter(table, "search");  // it deals worlds from them
    table->silent = 1;
    for (uint64_t i = 0; i < games && code == AG_EXIT_OK; i++) {
        ag_cli_show_progress("game", i, games);
        code = play_one(table, &sum);
        table->def.seed++;
    }
    ag_cli_show_progress("game", 1, 1);
    print_sum(&sum, table);
    if (code == AG_EXIT_OK && (sum.unfinished > 0 || sum.rulings > 0)) return AG_EXIT_FINDINGS;
    return code;
}
