// The inside of a durable table: what its three files share.
#ifndef AG_API_TABLE_DURABLE_H
#define AG_API_TABLE_DURABLE_H

#include "api/handle/engine.h"
#include "store/database/table.h"

struct ag_durable {
    char *path;
    ag_table_file *file;
    ag_engine *engine;
    ag_source source;               // the file's scripts, then the engine's
    const ag_source *rest;          // the engine's
    int scripts_kept, entries_kept;
};

// The file's version of the script; NULL if it was not used before the file was opened.
const ag_kept_script *ag_durable_script(const ag_durable *table, const char *key);

// The same for a script that the reload `set` brought.
const ag_kept_reloaded *ag_durable_reloaded(const ag_durable *table, int set, const char *key);

// durable_read.c: opens the game that the file keeps and runs its log. On failure
// `out` may hold a half-run game.
ag_status ag_durable_go_on(ag_durable *table, const ag_game_def *def, ag_game **out,
                           ag_error *error);

#endif
