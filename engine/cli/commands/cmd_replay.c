// aggro replay: plays a recording again with the scripts that it carries (or with those of the
// database), shows what happens in it, and makes a scenario of its end.
#include "cli/common/reports.h"
#include "cli/commands/replay_shown.h"

#define SCENARIO "as-scenario"
enum { LAST_MAX = 1000000, ENTRIES_MAX = 100000000 };

static const ag_option_row rows[] = {
    { "to", "N", "stop after N entries of the log and show the table (or end the scenario) there",
      0, ENTRIES_MAX },
    { "step", NULL, "on a terminal: wait for Enter after each answer" },
    { "print", NULL, "print every event" },
    { "notes", NULL, "what scripts note(…) for their authors, on stderr" },
    AG_REPLAY_SCRIPTS_ROW,
    { SCENARIO, "OUT.lua", "write its end as a scenario" },
    { "last", "N", "the scenario begins N answers before the end (10); where there are fewer, all",
      1, LAST_MAX, SCENARIO },
    { "shrink", NULL, "leave out what it does not need to tell the last fault, or the last thing",
      .with = SCENARIO },
    { "expect", "WORDS", "what a shrunk scenario has to tell", .with = "shrink" },
    { "db", "FILE", "the card database, for current scripts and the names in scenarios" },
    AG_CLI_PACK_ROWS,
    { "json", NULL, "print events and result as JSON" },
    { NULL },
};

// The recording alone is enough; a database says which names are unambiguous.
static int write_scenario(const ag_arguments *arguments)
{
    // Options that show a game, and options that make a scenario of it, exclude each other.
    static const char *const others[] = { "step", "print", "notes", "json", "scripts" };
    ag_error error = { 0 };
    char report[2048] = "";
    const char *out = ag_arguments_value(arguments, SCENARIO, "");
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        if (ag_arguments_has(arguments, others[i])) {
            ag_cli_stop(AG_USAGE, "--%s shows the game, --" SCENARIO " writes it: one at a time",
                        others[i]);
        }
    }
    ag_scenario_wish wish = { .last = (int)ag_arguments_number(arguments, "last", 0),
                              .to = (int)ag_arguments_number(arguments, "to", 0),
                              .shrink = ag_arguments_has(arguments, "shrink"),
                              .told = ag_arguments_value(arguments, "expect", NULL),
                              .path = out };
    if (wish.to == 0 && ag_arguments_has(arguments, "to")) {
        ag_cli_stop(AG_USAGE, "--to 0 leaves no answer for the scenario to tell");
    }
    ag_engine *engine = ag_cli_has_database(arguments) ? ag_cli_open(arguments) : NULL;
    ag_replay_need(
        ag_replay_scenario(engine, arguments->words[0], &wish, report, sizeof report, &error),
        &error);
    ag_engine_close(engine);
    printf("%s: %s", out, report);
    return AG_EXIT_OK;
}

static int play_on(ag_playback *play, const ag_replay_show *show, int current)
{
    ag_error error = { 0 };
    ag_result result = { 0 };
    char report[2048];
    int entries = ag_playback_entries(play);
    if (show->to > entries) {
        ag_cli_stop(AG_USAGE, "--to is from 0 to %d in this recording, not %d", entries, show->to);
    }
    int more = ag_replay_show_all(play, show, &error);
    if (current && (more < 0 || ag_playback_at(play) >= entries)) {
        // With other scripts: where the games part because of those that changed.
        int parted = more < 0 || ag_playback_result(play, &result, &error) < 0;
        ag_replay_show_compared(play, parted, show->json);
        if (parted) fprintf(stderr, "aggro: %s\n", error.text);
        return parted ? AG_EXIT_FINDINGS : AG_EXIT_OK;
    }
    ag_replay_need(more, &error);
    if (show->to >= 0) {
        ag_replay_show_table(play, show->json);
        return AG_EXIT_OK;
    }
    ag_replay_need(ag_playback_result(play, &result, &error), &error);
    ag_playback_report(play, report, sizeof report);
    fprintf(stderr, "%s\n", report);
    if (show->json) {
        ag_result_kept(ag_playback_game(play), 1);
        ag_result_json(&result);
    } else {
        ag_result_text(&result);
        ag_result_kept(ag_playback_game(play), 0);
    }
    return AG_EXIT_OK;
}

static int run(const ag_arguments *arguments)
{
    ag_error error = { 0 };
    if (ag_arguments_has(arguments, SCENARIO)) return write_scenario(arguments);
    ag_replay_show show = { .to = (int)ag_arguments_number(arguments, "to", UINT64_MAX),
                            .step = ag_arguments_has(arguments, "step"),
                            .print = ag_arguments_has(arguments, "print"),
                            .json = ag_arguments_has(arguments, "json") };
    ag_engine *engine = ag_replay_scripts(arguments);
    ag_playback *play = ag_replay_open(arguments->words[0], engine);
    if (ag_arguments_has(arguments, "notes")) {
        ag_replay_need(ag_game_hear_notes(ag_playback_game(play), ag_noted_print, NULL, 1, &error),
                       &error);
    }
    int code = play_on(play, &show, engine != NULL);
    ag_playback_close(play);
    ag_engine_close(engine);
    return code;
}

const ag_command ag_command_replay = { "replay",
                                       "FILE",
                                       "plays a recording again and compares",
                                       "replay raid.agr",
                                       rows,
                                       run,
                                       1,
                                       AG_CLI_WHICH_RECORDING };
