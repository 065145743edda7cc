// Showing a replay: as its game goes on, or as it stands at an entry.
#include "cli/commands/replay_shown.h"

#include <string.h>
#include <unistd.h>

#include "cli/output/json.h"
#include "cli/play/play_screen.h"

// ---- whose scripts ----

int ag_replay_scripts(const ag_arguments *arguments, ag_engine **out)
{
    const char *scripts = ag_arguments_value(arguments, "scripts", "own");
    *out = NULL;
    if (strcmp(scripts, "current") == 0) return ag_cli_open(arguments, out);
    return strcmp(scripts, "own") == 0
               ? AG_EXIT_OK
               : ag_cli_usage("--scripts is own or current, not \"%s\"", scripts);
}

// ---- going on ----

// Waits for Enter. Returns 0 if the input is at its end or the person leaves.
static int wait_for_enter(void)
{
    char line[64];
    fflush(stdout);
    return fgets(line, sizeof line, stdin) != NULL && line[0] != 'q';
}

static void show_ahead(ag_playback *play)
{
    char text[512];
    if (ag_playback_ahead(play, text, sizeof text)) {
        printf("[%d of %d] %s\n", ag_playback_at(play) + 1, ag_playback_entries(play), text);
    }
}

int ag_replay_show_all(ag_playback *play, const ag_replay_show *show, ag_error *error)
{
    // Watching step by step is for people: without a terminal it does not wait.
    int step = show->step && isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
    ag_session table = { .game = ag_playback_game(play),
                         .playback = play,
                         .reader = -1,
                         .screen = stdout,
                         .json = show->json,
                         .silent = !show->print && !show->step };
    int more = 1;
    while (more > 0 && (show->to < 0 || ag_playback_at(play) < show->to)) {
        ag_table_tell(&table);
        if (show->step && !show->json) show_ahead(play);
        if (step && !wait_for_enter()) return AG_REPLAY_LEFT;
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
    cJSON_AddStringToObject(asked, "prompt", question->prompt);
    cJSON_AddNumberToObject(asked, "min", question->min);
    cJSON_AddNumberToObject(asked, "max", question->max);
    cJSON *options = cJSON_AddArrayToObject(asked, "options");
    for (int i = 0; i < question->option_count; i++) {
        cJSON_AddItemToArray(options, cJSON_CreateString(question->options[i].text));
    }
}

static void json_table(const ag_playback *play, const ag_view *view, const ag_question *question)
{
    cJSON *line = ag_json_open("aggro.replay/1");
    cJSON_AddNumberToObject(line, "entry", ag_playback_at(play));
    cJSON_AddNumberToObject(line, "entries", ag_playback_entries(play));
    cJSON_AddNumberToObject(line, "turn", view->turn);
    cJSON_AddNumberToObject(line, "turn_seat", view->turn_seat);
    cJSON_AddStringToObject(line, "phase", view->phase);
    if (question->kind != AG_QUESTION_NONE) json_question(question, line);
    ag_json_print(line);
}

void ag_replay_show_table(ag_playback *play, const ag_replay_show *show)
{
    ag_session table = { .game = ag_playback_game(play), .reader = -1, .screen = stdout };
    ag_question question = ag_game_question(table.game, -1);
    ag_terminal_open(&table.terminal, stdout, AG_COLOUR_AUTO);
    ag_game_view(table.game, -1, &table.view);
    if (show->json) {
        json_table(play, &table.view, &question);
        return;
    }
    printf("entry %d of %d\n", ag_playback_at(play), ag_playback_entries(play));
    ag_screen_board(&table);
    if (question.kind != AG_QUESTION_NONE) {
        for (int seat = AG_SEATS_MAX; seat >= 1; seat--) {
            if (question.seats & (1u << seat)) {
                printf("\n%s:", ag_seat_name(&table, seat));
                ag_screen_question(&table, &question, seat);
                break;
            }
        }
    }
}

// ---- other scripts ----

void ag_replay_show_compared(ag_playback *play, int parted)
{
    const char *changed;
    int count = 0;
    for (; (changed = ag_playback_changed(play, count)) != NULL; count++) {
        printf("changed: %s\n", changed);
    }
    printf("%d script%s changed; %s\n", count, count == 1 ? "" : "s",
           parted ? ag_playback_parted(play) : "the game comes out the same");
}

void ag_replay_json_compared(ag_playback *play, int parted)
{
    const char *changed;
    cJSON *line = ag_json_open("aggro.comparison/1");
    cJSON *list = cJSON_AddArrayToObject(line, "changed");
    for (int i = 0; (changed = ag_playback_changed(play, i)) != NULL; i++) {
        cJSON_AddItemToArray(list, cJSON_CreateString(changed));
    }
    cJSON_AddBoolToObject(line, "same", !parted);
    if (parted) cJSON_AddStringToObject(line, "parted", ag_playback_parted(play));
    ag_json_print(line);
}
