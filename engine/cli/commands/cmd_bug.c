// aggro bug: packs a recording with a report (how it comes out, and with which versions) into one
// file that `aggro replay` opens.
#include "cli/common/cli.h"

static const ag_option_row rows[] = {
    { "out", "FILE", "where to (the recording's name with .bug behind it)" },
    { NULL },
};

static int run(const ag_arguments *arguments)
{
    ag_error error = { 0 };
    char usual[1100], report[2048] = "";
    snprintf(usual, sizeof usual, "%s.bug", arguments->words[0]);
    const char *out = ag_arguments_value(arguments, "out", usual);
    ag_cli_need(ag_bug(arguments->words[0], out, report, sizeof report, &error), &error);
    printf("%s: %s\n", out, report);
    return AG_EXIT_OK;
}

const ag_command ag_command_bug = { "bug",
                                    "FILE",
                                    "packs a recording, its scripts and a report",
                                    "bug raid.agr",
                                    rows,
                                    run,
                                    .words_most = 1,
                                    .which = AG_CLI_WHICH_RECORDING };
