// Script sets: texts by key and set, versions of files by text, and the search for an equal set.
#include "lua/host/sets.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/list.h"

enum { SETS_TRIED = 32 };

// ---- texts ----

static int is_within(const ag_host *host, int set, int of)
{
    // All sets are based on the first, and most texts are its own; the walk there grows with
    // reloads.
    if (of == 0) return 1;
    while (set > of) {
        set = host->sets[set].parent;
    }
    return set == of;
}

int ag_sets_used(const ag_host *host, int set, const char *key)
{
    AG_ASSERT(set >= 0 && set < host->set_count);
    int best = -1;
    for (int i = ag_map_get(&host->noted_keys, key); i >= 0; i = host->noted[i].older) {
        int since = host->noted[i].set;
        int newer = best < 0 || since > host->noted[best].set;
        if (newer && is_within(host, set, since)) {
            best = i;
        }
    }
    return best;
}

int ag_sets_find(const ag_host *host, const char *key, ag_script *out)
{
    int used = ag_sets_used(host, host->set, key);
    if (used >= 0) {
        *out = host->scripts[used];
        return 1;
    }
    const ag_source *source = &host->sets[host->set].source;
    return source->find(source->context, key, out);
}

int ag_sets_numbered(const ag_host *host, uint16_t printed)
{
    for (int i = 0; i < host->version_count; i++) {
        if (host->versions[i].printed == printed) return i;
    }
    return -1;
}

int ag_sets_text_of(const ag_host *host, uint16_t printed, ag_script *out)
{
    int version = ag_sets_numbered(host, printed);
    if (version < 0) return 0;
    const ag_version *of = &host->versions[version];
    for (int at = ag_map_get(&host->noted_keys, of->key); at >= 0; at = host->noted[at].older) {
        if (strcmp(host->scripts[at].hash, of->text) == 0) {
            *out = host->scripts[at];
            return 1;
        }
    }
    return 0;
}

static int scripts_grow(ag_host *host)
{
    int capacity = host->script_capacity, wanted = host->script_count + 1;
    ag_script *scripts = ag_list_room(host->scripts, &capacity, wanted, sizeof *scripts);
    if (scripts == NULL) return 0;
    host->scripts = scripts;
    ag_used_text *noted = ag_list_room(host->noted, &host->script_capacity, wanted, sizeof *noted);
    if (noted == NULL) return 0;
    host->noted = noted;
    return 1;
}

int ag_sets_note(ag_host *host, const ag_script *script)
{
    int used = ag_sets_used(host, host->set, script->key);
    if (used >= 0 && strcmp(host->scripts[used].hash, script->hash) == 0) return used;
    if (!scripts_grow(host)) return -1;
    int index = host->script_count;
    ag_used_text made = { .set = host->set, .older = ag_map_get(&host->noted_keys, script->key) };
    host->scripts[index] = *script;
    host->scripts[index].key = ag_arena_text(&made.own, script->key);
    host->scripts[index].path = ag_arena_text(&made.own, script->path);
    host->scripts[index].hash = ag_arena_text(&made.own, script->hash);
    host->scripts[index].source = ag_arena_bytes(&made.own, script->source, script->size);
    if (made.own.failed || ag_map_put(&host->noted_keys, script->key, index) == NULL) {
        ag_arena_close(&made.own);
        return -1;
    }
    host->noted[index] = made;
    if (made.older >= 0) {
        host->noted[made.older].superseded = 1;
    }
    host->script_count++;
    return index;
}

// ---- versions ----

static int uses_current(const ag_host *host, int set, const ag_version *version)
{
    for (int i = 0; i < version->use_count; i++) {
        const ag_version *module = &host->versions[version->uses[i]];
        int used = ag_sets_used(host, set, module->key);
        if (used < 0 || strcmp(host->scripts[used].hash, module->text) != 0
            || !uses_current(host, set, module)) {
            return 0;
        }
    }
    return 1;
}

int ag_sets_version(const ag_host *host, int set, const char *key)
{
    int used = ag_sets_used(host, set, key);
    int at = used < 0 ? -1 : ag_map_get(&host->version_keys, key);
    while (at >= 0
           && (strcmp(host->versions[at].text, host->scripts[used].hash) != 0
               || !uses_current(host, set, &host->versions[at]))) {
        at = host->versions[at].older;
    }
    return at;
}

// The hash of a file's text and of everything that it uses.
static void hash_all(const ag_host *host, const ag_load *load, ag_version *of)
{
    memcpy(of->hash, of->text, sizeof of->hash);
    for (int i = 0; i < load->use_count; i++) {
        char both[2 * AG_HASH_TEXT_SIZE];
        int size =
            snprintf(both, sizeof both, "%s%s", of->hash, host->versions[load->uses[i]].hash);
        ag_hash_script(both, (size_t)size, of->hash);
    }
}

static int version_add(ag_host *host, const ag_script *script, const ag_load *load, int value)
{
    size_t uses_size = (size_t)load->use_count * sizeof *load->uses;
    ag_version made = { .value = value,
                        .older = ag_map_get(&host->version_keys, script->key),
                        .use_count = load->use_count,
                        .uses = ag_arena_item(&host->holds, uses_size) };
    ag_version *versions = ag_list_room(host->versions, &host->version_capacity,
                                        host->version_count + 1, sizeof *versions);
    if (made.uses == NULL || versions == NULL) return -1;
    host->versions = versions;
    made.key = ag_map_put(&host->version_keys, script->key, host->version_count);
    if (made.key == NULL) return -1;
    memcpy(made.uses, load->uses, uses_size);
    memcpy(made.text, script->hash, strlen(script->hash) + 1);
    hash_all(host, load, &made);
    if (made.older >= 0) {
        versions[made.older].superseded = 1;
    }
    versions[host->version_count] = made;
    return host->version_count++;
}

int ag_sets_loaded(lua_State *L, const ag_script *script, const ag_load *load)
{
    int value = luaL_ref(L, LUA_REGISTRYINDEX);  // may raise an error, so before anything is kept
    int added = version_add(ag_host_of(L), script, load, value);
    if (added < 0) {
        luaL_unref(L, LUA_REGISTRYINDEX, value);
    }
    return added;
}

// ---- sets ----

int ag_sets_add(ag_host *host, int parent, const ag_source *source)
{
    if (host->set_count > AG_SET_MAX) return -1;
    ag_script_set *sets =
        ag_list_room(host->sets, &host->set_capacity, host->set_count + 1, sizeof *sets);
    if (sets == NULL) return -1;
    host->sets = sets;
    sets[host->set_count] = (ag_script_set){ .parent = parent, .source = *source };
    return host->set_count++;
}

ag_sets_mark ag_sets_now(const ag_host *host)
{
    return (ag_sets_mark){ host->script_count, host->set_count };
}

void ag_sets_back(ag_host *host, ag_sets_mark mark)
{
    AG_ASSERT(mark.scripts <= host->script_count);
    while (host->script_count > mark.scripts) {
        ag_used_text *last = &host->noted[--host->script_count];
        if (last->older >= 0) {
            host->noted[last->older].superseded = 0;
        }
        // A key that is new stays among the keys, without an entry.
        const char *key = host->scripts[host->script_count].key;
        key = ag_map_put(&host->noted_keys, key, last->older);
        AG_ASSERT(key != NULL);
        ag_arena_close(&last->own);
    }
    host->set_count = mark.sets;
}

// Whether both sets have the same text for one key. For a key that a set has not used, it will take
// whatever its source has by then.
static int agree(const ag_host *host, int a, int b, const char *key)
{
    int of_a = ag_sets_used(host, a, key);
    int of_b = ag_sets_used(host, b, key);
    return of_a < 0 || of_b < 0 || strcmp(host->scripts[of_a].hash, host->scripts[of_b].hash) == 0;
}

static int says_the_same(const ag_host *host, int set, int as)
{
    for (int i = 0; i < host->script_count; i++) {
        const ag_used_text *noted = &host->noted[i];
        if (!noted->superseded && !agree(host, set, as, host->scripts[i].key)) {
            return 0;
        }
    }
    return 1;
}

int ag_sets_same(const ag_host *host, int set, int parent)
{
    // Scripts change back and forth between recent texts and those of the beginning.
    for (int as = set - 1; as >= 0; as = as > 0 && as <= set - SETS_TRIED ? 0 : as - 1) {
        // What the newest set changed tells most sets apart at once.
        int differs = as == parent;
        for (int i = host->script_count - 1; i >= 0 && host->noted[i].set == set; i--) {
            int used = ag_sets_used(host, as, host->scripts[i].key);
            differs |= used < 0 || strcmp(host->scripts[used].hash, host->scripts[i].hash) != 0;
        }
        if (!differs && says_the_same(host, set, as)) return as;
    }
    return -1;
}

int ag_sets_open(ag_host *host)
{
    host->origin = *host->source;
    return ag_sets_add(host, 0, host->source) == 0;
}

void ag_sets_close(ag_host *host)
{
    for (int i = 0; i < host->script_count; i++) {
        ag_arena_close(&host->noted[i].own);
    }
    for (int i = 0; i < host->version_count; i++) {
        ag_arena_close(&host->versions[i].facts);
    }
    ag_map_close(&host->noted_keys);
    ag_map_close(&host->version_keys);
    free(host->scripts);
    free(host->noted);
    free(host->sets);
    free(host->versions);
}
