// Answers to why: as words, as JSON.
#include "cli/common/why_answer.h"

#include "cli/output/columns.h"
#include "cli/output/json.h"

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
