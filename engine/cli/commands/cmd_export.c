// aggro export: the scripts of a card database back to files.
#include "cli/common/pack_list.h"

static const ag_option_row rows[] = {
    { "db", "FILE", "the card database (build/cards.db)" },
    { "force", NULL, "overwrite files that are there and different" },
    { "quiet", NULL, "say nothing where all is well" },
    { NULL, NULL, NULL },
};

typedef struct counts {
    int written, same;
} counts;

static void count(void *context, const char *path, int written)
{
    counts *now = context;
    (void)path;
    now->written += written;
    now->same += !written;
}

static int run(const ag_arguments *arguments)
{
    ag_engine *engine;
    ag_error error = { 0 };
    counts now = { 0, 0 };
    if (arguments->word_count == 0) {
        return ag_cli_usage("into which folder? aggro export FOLDER [KEY...]");
    }
    ag_pack_list none = { .of_file =
                              0 };  // what a pack holds lies in files, or in its own database
    int code = ag_cli_open_with(arguments, &none, ag_engine_default(), &engine);
    if (code != AG_EXIT_OK) return code;
    const char *folder = arguments->words[0];
    ag_export_wish wish = { .folder = folder,
                            .keys = (const char *const *)arguments->words + 1,
                            .key_count = arguments->word_count - 1,
                            .force = ag_arguments_has(arguments, "force") };
    if (ag_engine_export(engine, &wish, count, &now, &error) < 0) {
        code = ag_cli_fail(&error);
    } else if (!ag_arguments_has(arguments, "quiet")) {
        fprintf(stderr, "aggro: %s: %d written, %d as they were\n", folder, now.written, now.same);
    }
    ag_engine_close(engine);
    return code;
}

const ag_command ag_command_export = {
    "export",
    "FOLDER [KEY...]",
    "writes the scripts of a card database back to files",
    "export mine hoa/fireball",
    rows,
    run,
};
