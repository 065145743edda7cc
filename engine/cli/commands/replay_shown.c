// Showing a replay: as its game goes on, or as it stands at an entry.
#include "cli/commands/replay_shown.h"

#include <string.h>
#include <unistd.h>

#include "cli/output/json.h"
#include "cli/play/session.h"

// ---- whose scripts ----

ag_engine *ag_replay_scripts(const ag_arguments *arguments)
{
    const char *scripts = ag_arguments_value(arguments, "scripts", "own");
    if (strcmp(scripts, "current") == 0) return ag_cli_open(arguments);
    if (strcmp(scripts, "own") == 0) return NULL;
    ag_cli_stop(AG_USAGE, "--scripts is own or current, not \"%s\"", scripts);
}

void ag_replay_need(int status, ag_error *error)
{
    if (error->status == AG_NOT_FOUND) error->status = AG_ENVIRONMENT;
    if (status < 0) ag_cli_need(error->status, error);
}

ag_playback *ag_replay_open(const char *path, ag_engine *scripts)
{
    ag_error error = { 0 };
    ag_playback *play;
    ag_replay_need(ag_playback_open(path, scripts, &play, &error), &error);
    return play;
}

// ---- going on ----

// Before an entry: what it will be; on a terminal it waits for Enter. At the end of the input, or
// with q, the person leaves.
static void step(ag_playback *play, int json, int waits)
{
    char text[512], line[64];
    if (!json && ag_playback_ahead(play, text, sizeof text)) {
        printf("[%d of %d] %s\n", ag_playback_at(play) + 1, ag_playback_entries(play), text);
    }
    if (!waits) return;
    fflush(stdout);
    if (fgets(line, sizeof line, stdin) == NULL || line[0] == 'q') ag_cli_end(AG_EXIT_OK);
}

int ag_replay_show_all(ag_playback *play, const ag_replay_show *show, ag_error *error)
{
    // Watching step by step is for people: without a terminal it does not wait.
    int waits = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
    ag_session table = { .game = ag_playback_game(play),
                         .playback = play,
                         .reader = -1,
                         .screen = stdout,
                         .json = show->json,
                         .silent = !show->print && !show->step };
    int more = 1;
    while (more > 0 && (show->to < 0 || ag_playback_at(play) < show->to)) {
        ag_table_tell(&table);
        if (show->step) step(play, show->json, waits);
        more = ag_playback_next(play, error);
    }
    ag_table_tell(&table);
    return more;
}

// ---- the table ----

static void json_question(const ag_question *question, cJSON *line)
{
    cJSON *asked = cJSON_AddObjectToObject(line, "question");
    cJSON *seats = cJSON_AddArrayToObject(asked, "seats");
    for (int seat = 1; seat <= AG_SEATS_MAX; seat++) {
        if (question->seats & (1u << seat)) cJSON_AddItemToArray(seats, cJSON_CreateNumber(seat));
    }
    ag_json_add(asked, "prompt=%s min=%d max=%d", question->prompt, question->min, question->max);
    cJSON *options = cJSON_AddArrayToObject(asked, "options");
    for (int i = 0; i < question->option_count; i++) {
        cJSON_AddItemToArray(options, cJSON_CreateString(question->options[i].text));
    }
}

void ag_replay_show_table(ag_playback *play, int json)
{
    ag_session table = { .game = ag_playback_game(play), .reader = -1, .screen = stdout };
    ag_question question = ag_game_question(table.game, -1);
    int at = ag_playback_at(play), entries = ag_playback_entries(play);
    ag_terminal_open(&table.terminal, stdout, AG_COLOUR_AUTO);
    ag_game_view(table.game, -1, &table.view);
    if (json) {
        cJSON *line = ag_json_open("aggro.replay/1");
        ag_json_add(line, "entry=%d entries=%d turn=%d turn_seat=%d phase=%s", at, entries,
                    table.view.turn, table.view.turn_seat, table.view.phase);
        if (question.kind != AG_QUESTION_NONE) json_question(&question, line);
        ag_json_print(line);
        return;
    }
    printf("entry %d of %d\n", at, entries);
    ag_screen_board(&table);
    if (question.kind == AG_QUESTION_NONE) return;
    int seat = AG_SEATS_MAX;
    while (seat >= 1 && (question.seats & (1u << seat)) == 0) seat--;
    if (seat == 0) return;
    printf("\n%s:", ag_seat_name(&table, seat));
    ag_screen_question(&table, &question, seat);
}

void ag_replay_show_compared(ag_playback *play, int parted, int json)
{
    const char *changed;
    int count = 0;
    cJSON *line = ag_json_open("aggro.comparison/1"),
          *list = cJSON_AddArrayToObject(line, "changed");
    for (; (changed = ag_playback_changed(play, count)) != NULL; count++) {
        cJSON_AddItemToArray(list, cJSON_CreateString(changed));
        if (!json) printf("changed: %s\n", changed);
    }
    ag_json_add(line, "same=%i parted?=%s", !parted, parted ? ag_playback_parted(play) : "");
    if (json) {
        ag_json_print(line);
        return;
    }
    cJSON_Delete(line);
    printf("%d script%s changed; %s\n", count, count == 1 ? "" : "s",
           parted ? ag_playback_parted(play) : "the game comes out the same");
}
