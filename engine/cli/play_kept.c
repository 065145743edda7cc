// A table whose game is kept in a file as it is played (--table): what the file says goes before
// what the command says, and each answer is on the disk before anybody is told what came of it.
#include "cli/play.h"

#include <inttypes.h>
#include <string.h>
#include <unistd.h>

int ag_kept_look(ag_table *table, const char *path)
{
    ag_error error = { 0 };
    table->kept_path = path;
    table->kept_found = path != NULL && access(path, F_OK) == 0;
    if (!table->kept_found) {
        return AG_EXIT_OK;
    }
    ag_status status = ag_durable_look(path, &table->kept, &error);
    if (status == AG_OK) {
        table->def.seed = table->kept.seed;
        table->def.raiders = table->kept.seats - 1;
    }
    // What is no table is refused when it is opened.
    return status == AG_OK || status == AG_NOT_FOUND ? AG_EXIT_OK
                                                     : ag_kept_fail(table, &error);
}

int ag_kept_check(const ag_table *table)
{
    const ag_durable_info *kept = &table->kept;
    int goes_on = kept->seats > 0;
    if (goes_on && table->def.seed != kept->seed) {
        return ag_cli_usage("--seed %" PRIu64 ": the table \"%s\" was begun with the seed %" PRIu64,
                            table->def.seed, table->kept_path, kept->seed);
    }
    if (goes_on && table->def.raiders != kept->seats - 1) {
        return ag_cli_usage("--raiders %d: the table \"%s\" was begun with %d", table->def.raiders,
                            table->kept_path, kept->seats - 1);
    }
    return AG_EXIT_OK;
}

int ag_kept_fail(const ag_table *table, ag_error *error)
{
    // What is wrong here is the table as a file.
    if (table->kept_found && error->status == AG_BAD_CONTENT) {
        error->status = AG_ENVIRONMENT;
    }
    return ag_cli_fail(error);
}

ag_status ag_kept_keep(ag_table *table, ag_error *error)
{
    return table->durable == NULL ? AG_OK : ag_durable_keep(table->durable, table->game, error);
}
