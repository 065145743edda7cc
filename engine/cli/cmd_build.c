// aggro build: the card database from the folders of scripts.
#include "cli/cli.h"

#include <string.h>
#include <sys/stat.h>

static const ag_option_row rows[] = {
    { "cards", "DIR", "the folder of player cards and decks (cards)" },
    { "raids", "DIR", "the folder of raids (raids)" },
    { "out", "FILE", "the database to make (build/cards.db)" },
    { "quiet", NULL, "say nothing where all is well" },
    { NULL, NULL, NULL },
};

static int count_keys(const ag_engine *engine, ag_cli_key *key)
{
    int count = 0;
    while (key(engine, count) != NULL) {
        count++;
    }
    return count;
}

// The folder that the file is to lie in, made where it does not exist; what fails here ag_build
// will say.
static void make_folder(const char *path)
{
    char folder[1024];
    const char *slash = strrchr(path, '/');
    if (slash == NULL || (size_t)(slash - path) >= sizeof folder) {
        return;
    }
    memcpy(folder, path, (size_t)(slash - path));
    folder[slash - path] = '\0';
    mkdir(folder, 0777);
}

static int run(const ag_arguments *arguments)
{
    if (ag_cli_no_words(arguments, 0) != AG_EXIT_OK) {
        return AG_EXIT_USAGE;
    }
    const char *folders[] = {
        ag_arguments_value(arguments, "cards", "cards"),
        ag_arguments_value(arguments, "raids", "raids"),
    };
    const char *out = ag_arguments_value(arguments, "out", "build/cards.db");
    ag_error error = { 0 };
    make_folder(out);
    if (ag_build(folders, 2, out, &error) < 0) {
        return ag_cli_fail(&error);
    }
    ag_engine *engine = NULL;
    if (ag_engine_open(out, &engine, &error) < 0) {
        return ag_cli_fail(&error);
    }
    if (!ag_arguments_has(arguments, "quiet")) {
        fprintf(stderr, "aggro: %s: raids %d, decks %d\n", out, count_keys(engine, ag_engine_raid),
                count_keys(engine, ag_engine_deck));
    }
    ag_engine_close(engine);
    return AG_EXIT_OK;
}

const ag_command ag_command_build = {
    "build", "",  "builds the card database from its scripts", "build --out build/cards.db",
    rows,    run,
};
