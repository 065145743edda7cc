// Cards as their authors name them: by key, by name, or by their file.
#include <stdio.h>
#include <string.h>

#include "api/handle/engine.h"
#include "base/error.h"
#include "game/log/given.h"
#include "store/files/walk.h"

// A key follows from the path below `cards` or `raids`, wherever these folders are.
int ag_engine_script_of(ag_engine *engine, const char *path, char *key, size_t capacity)
{
    if (engine == NULL || path == NULL || !ag_given_room(key, capacity)) return 0;
    for (const char *at = path; at != NULL; at = strchr(at, '/')) {
        at += *at == '/';
        int is_top = strncmp(at, "cards/", 6) == 0 || strncmp(at, "raids/", 6) == 0;
        ag_script script;
        if (is_top && ag_walk_key(at, key, capacity, NULL) == AG_OK
            && engine->source.find(engine->source.context, key, &script)) {
            return 1;
        }
    }
    return 0;
}

ag_status ag_engine_card_place(ag_engine *engine, const char *card, ag_card_place *out,
                               ag_error *error)
{
    char key[sizeof out->key];
    const ag_card_row *row;
    ag_script script = { .path = "" };
    if (engine == NULL || card == NULL || out == NULL) {
        return ag_fail(error, AG_USAGE, "a card's key, name or file was expected");
    }
    *out = (ag_card_place){ 0 };
    if (ag_engine_script_of(engine, card, key, sizeof key)) card = key;
    ag_status status = ag_library_resolve(engine->library, card, &row, error);
    if (status < 0) return status;
    engine->source.find(engine->source.context, row->key, &script);
    snprintf(out->key, sizeof out->key, "%s", row->key);
    snprintf(out->name, sizeof out->name, "%s", row->name);
    snprintf(out->back_name, sizeof out->back_name, "%s", row->back_name);
    snprintf(out->path, sizeof out->path, "%s", script.path);
    return AG_OK;
}
