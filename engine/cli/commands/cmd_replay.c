// aggro replay: plays a recording again with the scripts that it carries (or with those of the
// database), shows what happens in it, and makes a scenario of its end.
#include "cli/common/cli.h"
#include "cli/common/noted.h"
#include "cli/play/session.h"
#include "cli/commands/replay_shown.h"
#include "cli/common/result.h"

#include <string.h>

enum { LAST_MAX = 1000000 };

static const ag_option_row rows[] = {
    { "to", "N", "stop after N entries of the log and show the table (or end the scenario) there" },
    { "step", NULL, "on a terminal: wait for Enter after each answer" },
    { "print", NULL, "print every event" },
    { "notes", NULL, "what scripts note(…) for their authors, on stderr" },
    AG_REPLAY_SCRIPTS_ROW,
    { "as-scenario", "OUT.lua", "write its end as a scenario" },
    { "last", "N",
      "the scenario begins N answers before the end (10); where there are fewer, all" },
    { "shrink", NULL, "leave out what it does not need to tell the last fault, or the last thing" },
    { "expect", "WORDS", "what a shrunk scenario has to tell" },
    { "db", "FILE", "the card database, for current scripts and the names in scenarios" },
    AG_CLI_PACK_ROWS,
    { "json", NULL, "print events and result as JSON" },
    { NULL, NULL, NULL },
};

// ---- what was asked for ----

// Options that show a game, and options that make a scenario of it, exclude each other.
static int check_scenario_options(const ag_arguments *arguments, int *last)
{
    ag_error error = { 0 };
    uint64_t number = 0;
    if (ag_arguments_number(arguments, "last", 1, LAST_MAX, &number, &error) < 0) {
        return ag_cli_fail(&error);
    }
    *last = (int)number;
    static const char *const needing[] = { "last", "shrink", "expect" };
    static const char *const others[] = { "step", "print", "notes", "json", "scripts" };
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        if (ag_arguments_has(arguments, others[i]) && ag_arguments_has(arguments, "as-scenario")) {
            return ag_cli_usage("--%s shows the game, --as-scenario writes it: one at a time",
                                others[i]);
        }
    }
    if (ag_arguments_has(arguments, "expect") && !ag_arguments_has(arguments, "shrink")) {
        return ag_cli_usage("--expect goes with --shrink");
    }
    for (size_t i = 0; i < sizeof needing / sizeof needing[0]; i++) {
        if (ag_arguments_has(arguments, needing[i])
            && !ag_arguments_has(arguments, "as-scenario")) {
            return ag_cli_usage("--%s goes with --as-scenario OUT.lua", needing[i]);
        }
    }
    return AG_EXIT_OK;
}

static int fail(ag_error *error)
{
    if (error->status == AG_NOT_FOUND) {
        error->status = AG_ENVIRONMENT;  // a file, not a name
    }
    return ag_cli_fail(error);
}

// ---- a scenario ----

// The recording alone is enough; a database says which names are unambiguous.
static int write_scenario(const ag_arguments *arguments, int last, int to)
{
    ag_engine *engine = NULL;
    int code = ag_cli_has_database(arguments) ? ag_cli_open(arguments, &engine) : AG_EXIT_OK;
    if (code != AG_EXIT_OK) return code;
    ag_error error = { 0 };
    char report[2048] = "";
    const char *out = ag_arguments_value(arguments, "as-scenario", "");
    ag_scenario_wish wish = { .last = last,
                              .to = to > 0 ? to : 0,
                              .shrink = ag_arguments_has(arguments, "shrink"),
                              .told = ag_arguments_value(arguments, "expect", NULL),
                              .path = out };
    ag_status status =
        ag_replay_scenario(engine, arguments->words[0], &wish, report, sizeof report, &error);
    ag_engine_close(engine);
    if (status < 0) return fail(&error);
    printf("%s: %s", out, report);
    return AG_EXIT_OK;
}

// ---- playing ----

static int ended(ag_playback *play, int json, ag_error *error)
{
    char report[2048];
    ag_result result = { 0 };
    if (ag_playback_result(play, &result, error) < 0) return fail(error);
    ag_playback_report(play, report, sizeof report);
    fprintf(stderr, "%s\n", report);
    if (json) {
        ag_result_kept(ag_playback_game(play), 1);
        ag_result_json(&result);
    } else {
        ag_result_text(&result);
        ag_result_kept(ag_playback_game(play), 0);
    }
    return AG_EXIT_OK;
}

// Prints the scripts that changed, and where the games part because of that.
static int compared(ag_playback *play, int parted, int json, ag_error *error)
{
    if (json) {
        ag_replay_json_compared(play, parted);
    } else {
        ag_replay_show_compared(play, parted);
    }
    if (parted) fprintf(stderr, "aggro: %s\n", error->text);
    return parted ? AG_EXIT_FINDINGS : AG_EXIT_OK;
}

static int play_on(ag_playback *play, const ag_replay_show *show, int current)
{
    ag_error error = { 0 };
    if (show->to > ag_playback_entries(play)) {
        return ag_cli_usage("--to is from 0 to %d in this recording, not %d",
                            ag_playback_entries(play), show->to);
    }
    int more = ag_replay_show_all(play, show, &error);
    if (more == AG_REPLAY_LEFT) return AG_EXIT_OK;
    int stopped_early = more >= 0 && ag_playback_at(play) < ag_playback_entries(play);
    if (current && (more < 0 || !stopped_early)) {
        ag_result result;
        int parted = more < 0 || ag_playback_result(play, &result, &error) < 0;
        return compared(play, parted, show->json, &error);
    }
    if (more < 0) return fail(&error);
    if (show->to >= 0) {
        ag_replay_show_table(play, show);
        return AG_EXIT_OK;
    }
    return ended(play, show->json, &error);
}

static int read_show(const ag_arguments *arguments, ag_replay_show *show)
{
    ag_error error = { 0 };
    uint64_t to = 0;
    if (ag_arguments_number(arguments, "to", 0, 100000000, &to, &error) < 0) {
        return ag_cli_fail(&error);
    }
    *show = (ag_replay_show){ .to = ag_arguments_has(arguments, "to") ? (int)to : -1,
                              .step = ag_arguments_has(arguments, "step"),
                              .print = ag_arguments_has(arguments, "print"),
                              .json = ag_arguments_has(arguments, "json") };
    return AG_EXIT_OK;
}

static int run(const ag_arguments *arguments)
{
    ag_engine *engine = NULL;
    ag_playback *play = NULL;
    ag_replay_show show;
    ag_error error = { 0 };
    int last = 0;
    if (arguments->word_count == 0) {
        return ag_cli_usage("which recording? `aggro play RAID --record FILE` makes one");
    }
    if (ag_cli_no_words(arguments, 1) != AG_EXIT_OK
        || check_scenario_options(arguments, &last) != AG_EXIT_OK
        || read_show(arguments, &show) != AG_EXIT_OK) {
        return AG_EXIT_USAGE;
    }
    int scenario = ag_arguments_has(arguments, "as-scenario");
    if (scenario && show.to == 0) {
        return ag_cli_usage("--to 0 leaves no answer for the scenario to tell");
    }
    if (scenario) return write_scenario(arguments, last, show.to);
    int code = ag_replay_scripts(arguments, &engine);
    if (code == AG_EXIT_OK) {
        ag_status status = ag_playback_open(arguments->words[0], engine, &play, &error);
        if (status == AG_OK && ag_arguments_has(arguments, "notes")) {
            status = ag_game_hear_notes(ag_playback_game(play), ag_noted_print, NULL, 1, &error);
        }
        code = status < 0 ? fail(&error) : play_on(play, &show, engine != NULL);
    }
    ag_playback_close(play);
    ag_engine_close(engine);
    return code;
}

const ag_command ag_command_replay = {
    "replay", "FILE", "plays a recording again and compares", "replay raid.agr", rows, run,
};
