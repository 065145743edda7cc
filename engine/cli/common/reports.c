// Lines that several commands print alike. The order of the JSON's fields is part of its schema.
#include "cli/common/reports.h"

#include <inttypes.h>
#include <string.h>

#include "cli/output/columns.h"
#include "cli/output/json.h"

// ---- findings and notes ----

const char *const ag_finding_severities[] = { "error", "warning" };

void ag_finding_print(const ag_finding *finding, int json)
{
    const char *severity = ag_finding_severities[finding->severity];
    if (!json) {
        printf("%s:%d: %s: %s %s\n", finding->path, finding->line, severity, finding->code,
               finding->text);
        return;
    }
    ag_json_say("aggro.finding/1", "severity=%s code=%s path=%s line=%d text=%s", severity,
                finding->code, finding->path, finding->line, finding->text);
}

void ag_noted_print(void *context, const ag_script_note *note)
{
    (void)context;
    fflush(stdout);
    fprintf(stderr, "%s:%d: note: %s (%s, turn %d)\n", note->path, note->line, note->text,
            note->card, note->turn);
}

// ---- how a game came out ----

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

// ---- answers to why ----

void ag_why_text(FILE *out, const ag_why *why, int width)
{
    char line[2048];
    ag_text text = { 0 };
    snprintf(line, sizeof line, "%s%s%s", why->rule, why->rule[0] != '\0' ? ": " : "", why->reason);
    ag_columns_wrap(line, "", width, &text);
    for (int i = 0; i < why->step_count; i++) {
        const ag_why_line *step = &why->steps[i];
        snprintf(line, sizeof line, "%s (%s)", step->text, step->rule);
        ag_columns_wrap(line, "  ", width, &text);
    }
    fputs(text.bytes, out);
    ag_text_close(&text);
}

void ag_why_json(const char *question, const ag_why *why)
{
    cJSON *line = ag_json_open("aggro.why/1");
    ag_json_add(line, "question=%s rule=%s reason=%s", question, why->rule, why->reason);
    cJSON *cards = cJSON_AddArrayToObject(line, "cards");
    for (int i = 0; i < why->card_count; i++) {
        cJSON_AddItemToArray(cards, cJSON_CreateString(why->cards[i]));
    }
    cJSON *steps = cJSON_AddArrayToObject(line, "steps");
    for (int i = 0; i < why->step_count; i++) {
        ag_json_item(steps, "text=%s rule=%s", why->steps[i].text, why->steps[i].rule);
    }
    ag_json_print(line);
}
