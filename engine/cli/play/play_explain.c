// What bots say about their moves (--explain). If people sit at the table, it gives away nothing
// that they may not know.
#include "cli/play/session.h"

#include <stdio.h>
#include <string.h>

#include "base/span.h"
#include "cli/output/json.h"

int ag_explain_is_open(const ag_session *table)
{
    return table->people > 0;
}

void ag_explain_move(const ag_question *question, const ag_answer *answer, char *out,
                     size_t capacity)
{
    ag_writer line = ag_writer_open(out, capacity);
    if (question->kind == AG_QUESTION_NUMBER) {
        ag_write(&line, "%d", answer->number);
        return;
    }
    if (answer->count == 0) ag_write(&line, "none");
    for (int i = 0; i < answer->count; i++) {
        ag_write(&line, "%s%s", i > 0 ? ", " : "", question->options[answer->picks[i]].text);
    }
}

void ag_explain_tell(const ag_session *table, int seat, const char *move, const char *why)
{
    if (table->quiet || table->silent || why[0] == '\0') return;
    if (table->json) {
        // What the bot picked is public only if the bot itself said so, and in its words.
        cJSON *line = ag_json_open("aggro.explain/1");
        cJSON_AddNumberToObject(line, "seat", seat);
        if (!ag_explain_is_open(table)) cJSON_AddStringToObject(line, "move", move);
        cJSON_AddStringToObject(line, "why", why);
        ag_json_print(line);
    }
    if (!table->json || table->people > 0) {
        fprintf(table->screen, "  %s: %s\n", ag_seat_name(table, seat), why);
    }
}
