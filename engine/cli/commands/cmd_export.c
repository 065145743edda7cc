// aggro export: the scripts of a card database back to files.
#include "cli/common/pack_list.h"

static const ag_option_row rows[] = {
    { "db", "FILE", "the card database (build/cards.db)" },
    { "force", NULL, "overwrite files that are there and different" },
    { "quiet", NULL, "say nothing where all is well" },
    { NULL },
};

// How many files were as they were, and how many were written.
static void count(void *context, const char *path, int written)
{
    int *counts = context;
    (void)path;
    counts[written != 0]++;
}

static int run(const ag_arguments *arguments)
{
    ag_error error = { 0 };
    int counts[2] = { 0 };
    // What a pack holds lies in files, or in its own database.
    ag_engine *engine = ag_cli_open_with(arguments, NULL, ag_engine_default());
    ag_export_wish wish = { .folder = arguments->words[0],
                            .keys = (const char *const *)arguments->words + 1,
                            .key_count = arguments->word_count - 1,
                            .force = ag_arguments_has(arguments, "force") };
    ag_cli_need(ag_engine_export(engine, &wish, count, counts, &error), &error);
    if (!ag_arguments_has(arguments, "quiet")) {
        fprintf(stderr, "aggro: %s: %d written, %d as they were\n", wish.folder, counts[1],
                counts[0]);
    }
    ag_engine_close(engine);
    return AG_EXIT_OK;
}

const ag_command ag_command_export = { "export",
                                       "FOLDER [KEY...]",
                                       "writes the scripts of a card database back to files",
                                       "export mine hoa/fireball",
                                       rows,
                                       run,
                                       AG_WORDS_ANY,
                                       "into which folder? aggro export FOLDER [KEY...]" };
