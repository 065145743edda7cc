// Packs: manifests, versions, order, conflicts. An error is one sentence that names the packs.
#include "api/handle/packs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/handle/lone_script.h"
#include "base/assert.h"
#include "base/error.h"
#include "base/level.h"
#include "base/hash.h"
#include "base/span.h"
#include "game/log/given.h"
#include "lua/describe/describe.h"
#include "lua/host/host.h"
#include "store/build/pack.h"

enum { KEY_SIZE = AG_PACK_NAME_SIZE };

typedef struct pack {
    const char *path;  // its folder or database
    ag_list scripts;   // ag_pack_script
    ag_facts *facts;   // its manifest
    int placed;
} pack;

typedef struct adding {
    ag_engine *engine;
    pack packs[AG_PACKS_MAX];
    int count;
    int order[AG_PACKS_MAX];  // which was put first, second …
    int placed;
    ag_arena arena;
    ag_error *error;
} adding;

// ---- manifests ----

// Describes the manifest among the scripts of the pack at `path`; it may name scripts of `rest`.
static ag_status read_manifest(const ag_source *rest, const char *path, const ag_list *scripts,
                               ag_facts *out, ag_error *error)
{
    ag_lone_script from;
    const ag_pack_script *manifest = NULL;
    ag_error why = { 0 };
    for (int i = 0; i < scripts->count; i++) {
        const ag_pack_script *script = ag_list_at(scripts, i);
        if (strcmp(script->key, AG_PACK_MANIFEST) == 0) manifest = script;
    }
    AG_ASSERT(manifest != NULL);
    ag_lone_script_open(&from, rest, AG_PACK_MANIFEST, manifest->path, manifest->text,
                        manifest->size);
    ag_host *host = NULL;
    ag_status status = ag_script_describe(&host, &from.source, AG_PACK_MANIFEST, out, &why);
    ag_host_close(host);
    if (status == AG_OK && out->kind != AG_SCRIPT_PACK) {
        return ag_fail(
            error, AG_BAD_CONTENT,
            "%s/pack.lua: this is no manifest: `return pack \"Name\" { … }` was expected", path);
    }
    return status < 0 ? ag_fail(error, status, "the pack \"%s\": %s", path, why.text) : AG_OK;
}

static ag_status check_manifest(const adding *now, const pack *one)
{
    char why[AG_LEVEL_TEXT];
    if (ag_level_refused(one->facts->number, "mend it with \"aggro check --fix\" and its folder",
                         why)) {
        return ag_fail(now->error, AG_BAD_CONTENT, "the pack \"%s\" %s", one->facts->pack_key, why);
    }
    for (const pack *other = now->packs; other < one; other++) {
        if (strcmp(other->facts->pack_key, one->facts->pack_key) == 0) {
            return ag_fail(now->error, AG_BAD_CONTENT,
                           "\"%s\" and \"%s\" are both the pack \"%s\": take one of them",
                           other->path, one->path, one->facts->pack_key);
        }
    }
    return AG_OK;
}

// ---- versions ----

// "1.2" as 1, 2, 0.
static void read_version(const char *text, long out[3])
{
    for (int i = 0; i < 3; i++) {
        char *end;
        out[i] = strtol(text, &end, 10);
        text = end + (*end == '.');
    }
}

int ag_pack_is_enough(const char *version, const char *wanted)
{
    long have[3], least[3];
    int exact = wanted[0] == '=';
    wanted += strspn(wanted, ">= ");
    read_version(version, have);
    read_version(wanted, least);
    for (int i = 0; i < 3; i++) {
        if (have[i] != least[i]) return !exact && have[i] > least[i];
    }
    return 1;
}

// ---- order ----

static pack *pack_named(adding *now, const char *key)
{
    for (int i = 0; i < now->count; i++) {
        if (strcmp(now->packs[i].facts->pack_key, key) == 0) return &now->packs[i];
    }
    return NULL;
}

int ag_pack_requirement(const ag_facts *manifest, int index, char name[AG_PACK_NAME_SIZE],
                        const char **wanted)
{
    for (int i = 0; i < manifest->row_count; i++) {
        const char *text = manifest->rows[i].key;
        if (strcmp(manifest->rows[i].role, "requires") == 0 && index-- == 0) {
            size_t length = strcspn(text, " ");
            snprintf(name, AG_PACK_NAME_SIZE, "%.*s", (int)length, text);
            *wanted = text + length + (text[length] == ' ');
            return 1;
        }
    }
    return 0;
}

static ag_status check_requirements(adding *now, const pack *one)
{
    char name[KEY_SIZE];
    const char *wanted;
    for (int i = 0; ag_pack_requirement(one->facts, i, name, &wanted); i++) {
        const pack *other = pack_named(now, name);
        const char *version = strcmp(name, "aggro") == 0 ? AG_VERSION
                              : other != NULL            ? other->facts->version
                                                         : NULL;
        if (version == NULL) {
            return ag_fail(now->error, AG_BAD_CONTENT,
                           "the pack \"%s\" requires the pack \"%s\" (%s): add it with --pack",
                           one->facts->pack_key, name, wanted);
        }
        if (!ag_pack_is_enough(version, wanted)) {
            return ag_fail(now->error, AG_BAD_CONTENT,
                           "the pack \"%s\" requires %s %s, and this is %s %s",
                           one->facts->pack_key, name, wanted, name, version);
        }
    }
    return AG_OK;
}

static int may_come(adding *now, const pack *one)
{
    char name[KEY_SIZE];
    const char *wanted;
    for (int i = 0; ag_pack_requirement(one->facts, i, name, &wanted); i++) {
        const pack *other = pack_named(now, name);
        if (other != NULL && !other->placed) return 0;
    }
    return 1;
}

// Packs that others require come first; otherwise the given order is kept.
static ag_status put_in_order(adding *now)
{
    while (now->placed < now->count) {
        int next = 0;
        while (next < now->count
               && (now->packs[next].placed || !may_come(now, &now->packs[next]))) {
            next++;
        }
        if (next == now->count) {
            char list[256];
            ag_writer text = ag_writer_open(list, sizeof list);
            for (int i = 0; i < now->count; i++) {
                if (!now->packs[i].placed) {
                    ag_write(&text, "%s%s", text.length > 0 ? ", " : "",
                             now->packs[i].facts->pack_key);
                }
            }
            return ag_fail(now->error, AG_BAD_CONTENT, "packs require each other in a circle: %s",
                           list);
        }
        now->packs[next].placed = 1;
        now->order[now->placed++] = next;
    }
    return AG_OK;
}

// ---- conflicts ----

static int changes(const pack *one, const char *key)
{
    for (int i = 0; i < one->facts->row_count; i++) {
        if (strcmp(one->facts->rows[i].role, "changes") == 0
            && strcmp(one->facts->rows[i].key, key) == 0) {
            return 1;
        }
    }
    return 0;
}

static int has_script(const pack *one, const char *key)
{
    for (int i = 0; i < one->scripts.count; i++) {
        if (strcmp(((const ag_pack_script *)ag_list_at(&one->scripts, i))->key, key) == 0) return 1;
    }
    return 0;
}

// The owner of the key so far: "Aggro", or a pack; NULL: none.
static const char *owner_of(const adding *now, const char *key)
{
    const ag_script_row *script = ag_library_script(now->engine->library, key);
    if (script == NULL) return NULL;
    return strcmp(script->pack, "aggro") == 0 ? "Aggro" : script->pack;
}

static ag_status check_conflicts(const adding *now, const pack *one)
{
    const char *name = one->facts->pack_key;
    for (int i = 0; i < one->scripts.count; i++) {
        const ag_pack_script *script = ag_list_at(&one->scripts, i);
        const char *owner = owner_of(now, script->key);
        if (owner != NULL && !changes(one, script->key)) {
            return ag_fail(now->error, AG_BAD_CONTENT,
                           "the pack \"%s\": %s has the key \"%s\", which %s has already: "
                           "list it in `changes` of its pack.lua to change that one, "
                           "or give the file another name",
                           name, script->path, script->key, owner);
        }
        if (owner != NULL && strcmp(owner, "Aggro") != 0) {
            ag_library_warn(now->engine->library,
                            "the packs \"%s\" and \"%s\" both change \"%s\": that of \"%s\" "
                            "counts, for it comes later",
                            owner, name, script->key, name);
        }
    }
    for (int i = 0; i < one->facts->row_count; i++) {
        const char *key = one->facts->rows[i].key;
        if (strcmp(one->facts->rows[i].role, "changes") != 0) continue;
        if (!has_script(one, key) || owner_of(now, key) == NULL) {
            return ag_fail(now->error, AG_BAD_CONTENT,
                           "the pack \"%s\" says that it changes \"%s\", %s", name, key,
                           has_script(one, key) ? "which nobody has before it"
                                                : "and has no file of that key");
        }
    }
    return AG_OK;
}

// ---- all of them ----

static void note_scripts(const adding *now, const pack *one)
{
    ag_arena *arena = &now->engine->packed_arena;
    for (int i = 0; i < one->scripts.count; i++) {
        const ag_pack_script *script = ag_list_at(&one->scripts, i);
        ag_packed *made = ag_list_push(&now->engine->packed, arena);
        if (made != NULL) {
            *made = (ag_packed){ .key = ag_arena_text(arena, script->key),
                                 .pack = ag_arena_text(arena, one->facts->pack_key),
                                 .from = (int)(one - now->packs) };
            ag_hash_script(script->text, script->size, made->hash);
        }
    }
}

static ag_status put_packs(adding *now)
{
    ag_status status = AG_OK;
    ag_writer list = ag_writer_open(now->engine->packs, sizeof now->engine->packs);
    for (int i = 0; i < now->placed && status == AG_OK; i++) {
        const pack *one = &now->packs[now->order[i]];
        ag_host *host = NULL;
        const ag_describer describer = { ag_script_describe, { &host } };
        ag_pack_row row = { one->facts->pack_key, one->facts->name, one->facts->number };
        status = check_conflicts(now, one);
        if (status == AG_OK) {
            status = ag_pack_put(now->engine->library, &one->scripts, &row, &describer, now->error);
        }
        ag_host_close(host);
        if (status == AG_OK) {
            note_scripts(now, one);
            ag_write(&list, "%s%s %s", i > 0 ? ", " : "", one->facts->pack_key,
                     one->facts->version);
        }
    }
    return status;
}

static ag_status read_pack(adding *now, const char *path)
{
    pack *one = &now->packs[now->count++];
    *one = (pack){ .path = path,
                   .scripts.size = sizeof(ag_pack_script),
                   .facts = calloc(1, sizeof *one->facts) };
    if (one->facts == NULL) {
        return ag_fail(now->error, AG_NO_MEMORY, "no memory for the pack \"%s\"", path);
    }
    ag_status status = ag_pack_scripts(path, &one->scripts, &now->arena, now->error);
    if (status == AG_OK) {
        status = read_manifest(&now->engine->source, path, &one->scripts, one->facts, now->error);
    }
    return status < 0 ? status : check_manifest(now, one);
}

ag_status ag_packs_add(ag_engine *engine, const char *const *paths, int count, ag_error *error)
{
    adding *now = calloc(1, sizeof *now);
    ag_status status = AG_OK;
    if (now == NULL || count > AG_PACKS_MAX) {
        free(now);
        return ag_fail(error, now == NULL ? AG_NO_MEMORY : AG_USAGE, "%d packs at one time at most",
                       AG_PACKS_MAX);
    }
    now->engine = engine;
    now->error = error;
    engine->packs[0] = '\0';
    engine->packed.size = sizeof(ag_packed);
    engine->packed.count = 0;
    ag_arena_close(&engine->packed_arena);
    ag_library_read_all(engine->library);
    for (int i = 0; i < count && status == AG_OK; i++) status = read_pack(now, paths[i]);
    for (int i = 0; i < now->count && status == AG_OK; i++) {
        status = check_requirements(now, &now->packs[i]);
    }
    if (status == AG_OK) status = put_in_order(now);
    if (status == AG_OK) status = put_packs(now);
    for (int i = 0; i < now->count; i++) {
        ag_list_close(&now->packs[i].scripts);
        free(now->packs[i].facts);
    }
    ag_arena_close(&now->arena);
    free(now);
    return status;
}

// ---- one alone ----

static void take_requirements(const ag_facts *facts, ag_pack_info *out)
{
    char name[KEY_SIZE];
    const char *wanted;
    for (int i = 0; ag_pack_requirement(facts, i, name, &wanted); i++) {
        if (strcmp(name, "aggro") != 0 && out->need_count < AG_PACKS_MAX) {
            snprintf(out->needs[out->need_count++], KEY_SIZE, "%s", name);
        }
    }
}

ag_status ag_pack_look(const char *path, ag_pack_info *out, ag_error *error)
{
    static const ag_source nothing = { .context = NULL };
    ag_list scripts = { .size = sizeof(ag_pack_script) };
    ag_arena arena = { 0 };
    ag_status status = ag_given(path != NULL && out != NULL,
                                "the path of a pack, and a place for what it says were", error);
    if (status < 0) return status;
    *out = (ag_pack_info){ .need_count = 0 };
    ag_facts *facts = calloc(1, sizeof *facts);
    status = facts == NULL ? ag_fail(error, AG_NO_MEMORY, "no memory for the pack \"%s\"", path)
                           : ag_pack_scripts(path, &scripts, &arena, error);
    if (status == AG_OK) status = read_manifest(&nothing, path, &scripts, facts, error);
    if (status == AG_OK) {
        snprintf(out->key, sizeof out->key, "%s", facts->pack_key);
        snprintf(out->name, sizeof out->name, "%s", facts->name);
        snprintf(out->version, sizeof out->version, "%s", facts->version);
        take_requirements(facts, out);
    }
    free(facts);
    ag_list_close(&scripts);
    ag_arena_close(&arena);
    return status;
}

// ---- building one ----

ag_status ag_pack_build(ag_engine *engine, const char *const *packs, int count,
                        const char *out_path, ag_error *error)
{
    ag_list scripts = { .size = sizeof(ag_pack_script) };
    ag_arena arena = { 0 };
    char key[KEY_SIZE] = "";
    if (engine == NULL || count < 1 || !ag_given_list(packs, count) || out_path == NULL) {
        return ag_fail(error, AG_USAGE,
                       "an engine, a pack and the path of its database were expected");
    }
    ag_status status = ag_packs_add(engine, packs, count, error);
    if (status == AG_OK) status = ag_pack_scripts(packs[0], &scripts, &arena, error);
    // The pack that the library now has these very scripts from gives the pack's key.
    for (int i = 0; i < scripts.count && status == AG_OK; i++) {
        const ag_pack_script *script = ag_list_at(&scripts, i);
        const ag_script_row *row = ag_library_script(engine->library, script->key);
        if (row != NULL && strcmp(row->source, script->text) == 0) {
            snprintf(key, sizeof key, "%s", row->pack);
        }
    }
    if (status == AG_OK) {
        ag_pack_row row = { key, key, AG_API_LEVEL };
        status = ag_pack_write(&scripts, &row, out_path, error);
    }
    ag_list_close(&scripts);
    ag_arena_close(&arena);
    return status;
}
