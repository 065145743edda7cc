// Games kept as files while they are played. A table (--table): the file takes precedence over the
// command's options, and each answer is on the disk before anybody sees what came of it. A game
// that faulty scripts stopped: its recording, wherever it can be written.
#include "cli/play/session.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int ag_kept_look(ag_session *table, const char *path)
{
    ag_error error = { 0 };
    table->kept_path = path;
    table->kept_found = path != NULL && access(path, F_OK) == 0;
    if (!table->kept_found) return AG_EXIT_OK;
    ag_status status = ag_durable_look(path, &table->kept, &error);
    if (status == AG_OK) {
        table->def.seed = table->kept.seed;
        table->def.raiders = table->kept.players;
        table->def.mode = table->kept.mode;
    }
    // A file that is not a table is refused when it is opened.
    return status == AG_OK || status == AG_NOT_FOUND ? AG_EXIT_OK : ag_kept_fail(table, &error);
}

int ag_kept_check(const ag_session *table)
{
    const ag_durable_info *kept = &table->kept;
    int goes_on = kept->seats > 0;
    if (goes_on && table->def.seed != kept->seed) {
        return ag_cli_usage("--seed %" PRIu64 ": the table \"%s\" was begun with the seed %" PRIu64,
                            table->def.seed, table->kept_path, kept->seed);
    }
    if (goes_on && table->def.raiders != kept->players) {
        return ag_cli_usage("--raiders %d: the table \"%s\" was begun with %d", table->def.raiders,
                            table->kept_path, kept->players);
    }
    return AG_EXIT_OK;
}

int ag_kept_fail(const ag_session *table, ag_error *error)
{
    // The table's file is at fault.
    if (table->kept_found && error->status == AG_BAD_CONTENT) error->status = AG_ENVIRONMENT;
    return ag_cli_fail(error);
}

void ag_kept_hold_words(const ag_session *table)
{
    // On a terminal lines would show at once. Fully buffered, they show with the next question,
    // which comes after the keep.
    if (table->durable != NULL && table->screen == stdout) setvbuf(stdout, NULL, _IOFBF, BUFSIZ);
}

ag_status ag_kept_keep(ag_session *table, ag_error *error)
{
    ag_status status = table->durable == NULL
                           ? AG_OK
                           : ag_durable_keep(table->durable, table->game, error);
    return status == AG_OK ? ag_kept_go_on_recording(table, error) : status;
}

ag_status ag_kept_go_on_recording(ag_session *table, ag_error *error)
{
    if (table->record_path == NULL) return AG_OK;
    return table->recorder != NULL
               ? ag_durable_keep(table->recorder, table->game, error)
               : ag_durable_record(table->game, table->record_path, &table->recorder, error);
}

// ---- recorded wherever that is possible ----

enum { RECORDED_MAX = 1000 };

// A name that no file in the folder has yet: earlier recordings are not overwritten.
static int free_name(const char *folder, const char *what, uint64_t seed, char out[AG_KEPT_PATH])
{
    const char *between = folder[0] != '\0' ? "/" : "";
    for (int i = 1; i <= RECORDED_MAX; i++) {
        char again[16] = "";
        if (i > 1) snprintf(again, sizeof again, "-%d", i);
        int length = snprintf(out, AG_KEPT_PATH, "%s%saggro-%s-%" PRIu64 "%s.agr", folder, between,
                              what, seed, again);
        if (length < AG_KEPT_PATH && access(out, F_OK) != 0) return 1;
    }
    return 0;
}

const char *ag_kept_record(const ag_session *table, const char *what, char out[AG_KEPT_PATH])
{
    const char *temporary = getenv("TMPDIR");
    const char *const folders[] = { "", temporary != NULL ? temporary : "/tmp", "/tmp" };
    ag_error error = { 0 };
    ag_status status = AG_ENVIRONMENT;
    for (int i = 0; i < 3 && status < 0; i++) {
        if (free_name(folders[i], what, table->def.seed, out)) {
            status = ag_game_record(table->game, out, &error);
        }
    }
    if (status < 0) (void)ag_cli_fail(&error);
    return status < 0 ? NULL : out;
}

// ---- stopped by faulty scripts ----

int ag_kept_is_stopped(const ag_session *table)
{
    return strcmp(ag_game_result(table->game).reason, AG_RESULT_STOPPED) == 0;
}

void ag_kept_stopped(const ag_session *table, const char *recorded)
{
    char path[AG_KEPT_PATH];
    if (!ag_kept_is_stopped(table)) return;
    if (table->durable != NULL) {
        fprintf(stderr, "aggro: the table \"%s\" stands before the answer that stopped the game\n",
                table->kept_path);
    }
    if (recorded == NULL) recorded = ag_kept_record(table, "stopped", path);
    if (recorded == NULL) return;
    fprintf(stderr,
            "aggro: \"%s\" holds the game up to where it stopped; "
            "`aggro bug %s` packs it with its scripts\n",
            recorded, recorded);
}
