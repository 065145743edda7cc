// Each pack is read completely, which is quick, and only what differs from the library is taken.
#include "api/handle/packs_again.h"

#include <stdio.h>
#include <string.h>

#include "api/handle/packs.h"
#include "base/assert.h"
#include "base/error.h"
#include "base/hash.h"
#include "game/log/given.h"
#include "store/build/pack.h"

static int lies_below(const char *path, const char *folder)
{
    size_t size = strlen(folder);
    while (size > 1 && folder[size - 1] == '/') size--;
    return strncmp(path, folder, size) == 0 && path[size] == '/';
}

int ag_packs_hold(const ag_engine *engine, const char *path)
{
    for (int i = 0; i < engine->pack_count; i++) {
        if (lies_below(path, engine->pack_paths[i])) return 1;
    }
    return 0;
}

// The last pack that has the key; NULL: none has.
static const ag_packed *packed_as(const ag_engine *engine, const char *key)
{
    for (int i = engine->packed.count - 1; i >= 0; i--) {
        const ag_packed *one = ag_list_at(&engine->packed, i);
        if (strcmp(one->key, key) == 0) return one;
    }
    return NULL;
}

const char *ag_engine_script_path(const ag_engine *engine, const char *key, char *out,
                                  size_t capacity)
{
    if (engine == NULL || key == NULL || !ag_given_room(out, capacity)) return "";
    const ag_packed *one = packed_as(engine, key);
    const char *pack = one == NULL ? "" : engine->pack_paths[one->from];
    size_t size = strlen(pack);
    while (size > 1 && pack[size - 1] == '/') size--;
    snprintf(out, capacity, "%.*s%s%s", (int)size, pack, size > 0 ? "/" : "",
             ag_library_path(engine->library, key));
    return out;
}

static const char *key_of_pack(const ag_engine *engine, int pack)
{
    for (int i = 0; i < engine->packed.count; i++) {
        const ag_packed *one = ag_list_at(&engine->packed, i);
        if (one->from == pack) return one->pack;
    }
    return "";
}

static int holds(const ag_list *scripts, const char *key)
{
    for (int i = 0; i < scripts->count; i++) {
        if (strcmp(((const ag_pack_script *)ag_list_at(scripts, i))->key, key) == 0) return 1;
    }
    return 0;
}

// ---- what changed ----

// The manifest is not a script of a game: it is only read when the engine opens.
static void look_at_manifest(ag_engine *engine, int pack, const char *hash)
{
    const ag_packed *known = packed_as(engine, AG_PACK_MANIFEST);
    for (int i = 0; i < engine->packed.count; i++) {
        const ag_packed *one = ag_list_at(&engine->packed, i);
        known = one->from == pack && strcmp(one->key, AG_PACK_MANIFEST) == 0 ? one : known;
    }
    if (known == NULL || strcmp(known->hash, hash) != 0) {
        ag_store_note(engine->store, "%s/pack.lua is another one: it counts from the next start on",
                      engine->pack_paths[pack]);
    }
}

static void look_at_script(ag_engine *engine, int pack, const ag_pack_script *script,
                           ag_list *edits)
{
    char hash[AG_HASH_TEXT_SIZE];
    const ag_packed *owner = packed_as(engine, script->key);
    const ag_script_row *now = ag_library_script(engine->library, script->key);
    ag_hash_script(script->text, script->size, hash);
    if (strcmp(script->key, AG_PACK_MANIFEST) == 0) {
        look_at_manifest(engine, pack, hash);
    } else if (now != NULL && owner == NULL) {
        ag_store_note(engine->store,
                      "%s: the game has the key \"%s\" already: list it in `changes` of pack.lua",
                      script->path, script->key);
    } else if ((owner == NULL || owner->from == pack)
               && (now == NULL || strcmp(now->hash, hash) != 0)) {
        ag_pack_edit(edits, script, &engine->library->arena);
    }
}

// A removed file keeps its last version: it may have replaced a card of the game
// itself, which is no longer known.
static void look_for_gone(ag_engine *engine, int pack, const ag_list *scripts)
{
    for (int i = 0; i < engine->packed.count; i++) {
        const ag_packed *one = ag_list_at(&engine->packed, i);
        if (one->from == pack && !holds(scripts, one->key)) {
            ag_store_note(engine->store,
                          "the pack \"%s\" has no file of \"%s\" any more: "
                          "the older version goes on until the next start",
                          one->pack, one->key);
        }
    }
}

// ---- taking it ----

static void note_taken(ag_engine *engine, int pack, const ag_list *edits)
{
    const char *name = key_of_pack(engine, pack);
    ag_arena *arena = &engine->library->arena;
    for (int i = 0; i < edits->count; i++) {
        const ag_edit *edit = ag_list_at(edits, i);
        ag_packed *one = edit->undone || packed_as(engine, edit->file.key) != NULL
                             ? NULL
                             : ag_list_push(&engine->packed, &engine->packed_arena);
        if (one != NULL) {
            *one = (ag_packed){ .key = ag_arena_text(&engine->packed_arena, edit->file.key),
                                .pack = name,
                                .from = pack };
        }
        if (!edit->undone) ag_pack_own(engine->library, edit->file.key, ag_arena_text(arena, name));
    }
}

static ag_status refresh_pack(ag_engine *engine, int pack, const ag_describer *describer,
                              ag_refresh *out, ag_error *error)
{
    ag_arena arena = { 0 };
    ag_error why = { 0 };
    ag_list scripts = { .size = sizeof(ag_pack_script) }, edits = { .size = sizeof(ag_edit) };
    ag_status status = ag_pack_scripts(engine->pack_paths[pack], &scripts, &arena, &why);
    if (status == AG_NO_MEMORY) {
        ag_fail(error, status, "%s", why.text);
    } else if (status < 0) {
        ag_store_note(engine->store, "%s", why.text);  // perhaps it is only half written yet
        status = AG_OK;
    } else {
        for (int i = 0; i < scripts.count; i++) {
            look_at_script(engine, pack, ag_list_at(&scripts, i), &edits);
        }
        look_for_gone(engine, pack, &scripts);
        status = ag_store_take(engine->store, &edits, describer, out, error);
    }
    if (status == AG_OK) note_taken(engine, pack, &edits);
    ag_list_close(&edits);
    ag_list_close(&scripts);
    ag_arena_close(&arena);
    return status;
}

ag_status ag_packs_refresh(ag_engine *engine, const ag_describer *describer, ag_refresh *out,
                           ag_error *error)
{
    ag_status status = AG_OK;
    AG_ASSERT(engine->pack_count > 0);
    AG_ASSERT(out != NULL);
    for (int i = 0; i < engine->pack_count && status == AG_OK; i++) {
        status = refresh_pack(engine, i, describer, out, error);
    }
    out->findings = 0;
    while (ag_store_finding(engine->store, out->findings) != NULL) out->findings++;
    return status;
}
