// aggro replay: plays a recording again with the scripts that it carries, and compares what comes
// out.
#include "cli/cli.h"
#include "cli/result.h"

static const ag_option_row rows[] = {
    { "json", NULL, "print the result as JSON" },
    { NULL, NULL, NULL },
};

static int run(const ag_arguments *arguments)
{
    if (arguments->word_count == 0) {
        return ag_cli_usage("which recording? `aggro play RAID --record FILE` makes one");
    }
    if (ag_cli_no_words(arguments, 1) != AG_EXIT_OK) {
        return AG_EXIT_USAGE;
    }
    ag_error error = { 0 };
    ag_result result = { 0 };
    char report[2048] = "";
    ag_status status = ag_replay(arguments->words[0], &result, report, sizeof report, &error);
    if (report[0] != '\0') {
        fprintf(stderr, "%s\n", report);
    }
    if (status < 0) {
        if (status == AG_NOT_FOUND) {
            error.status = AG_ENVIRONMENT;  // a file, not a name
        }
        return ag_cli_fail(&error);
    }
    if (ag_arguments_has(arguments, "json")) {
        ag_result_json(&result);
    } else {
        ag_result_text(&result);
    }
    return AG_EXIT_OK;
}

const ag_command ag_command_replay = {
    "replay", "FILE", "plays a recording again and compares", "replay raid.agr", rows, run,
};
