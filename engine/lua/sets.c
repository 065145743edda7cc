// Script sets: texts by key and set, versions of files by text, and the search for an equal set.
#include "lua/sets.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"

enum { SETS_TRIED = 32 };

// ---- the newest entry of a key ----

static uint32_t slot_of(const ag_keys *keys, uint64_t hash)
{
    uint32_t slot = (uint32_t)hash & (keys->size - 1);
    while (keys->hashes[slot] != 0 && keys->hashes[slot] != hash) {
        slot = (slot + 1) & (keys->size - 1);
    }
    return slot;
}

static int newest(const ag_keys *keys, uint64_t hash)
{
    if (keys->size == 0) return -1;
    uint32_t slot = slot_of(keys, hash);
    return keys->hashes[slot] == 0 ? -1 : keys->newest[slot];
}

static int keys_grow(ag_keys *keys)
{
    ag_keys larger = { .size = keys->size == 0 ? 256 : keys->size * 2 };
    larger.hashes = calloc(larger.size, sizeof *larger.hashes);
    larger.newest = calloc(larger.size, sizeof *larger.newest);
    if (larger.hashes == NULL || larger.newest == NULL) {
        free(larger.hashes);
        free(larger.newest);
        return 0;
    }
    for (uint32_t i = 0; i < keys->size; i++) {
        if (keys->hashes[i] != 0) {
            uint32_t slot = slot_of(&larger, keys->hashes[i]);
            larger.hashes[slot] = keys->hashes[i];
            larger.newest[slot] = keys->newest[i];
        }
    }
    larger.used = keys->used;
    free(keys->hashes);
    free(keys->newest);
    *keys = larger;
    return 1;
}

// Makes `index` the newest entry of the key. 0: out of memory.
static int put(ag_keys *keys, uint64_t hash, int index)
{
    AG_ASSERT(hash != 0);
    if (keys->used * 2 >= keys->size && !keys_grow(keys)) return 0;
    uint32_t slot = slot_of(keys, hash);
    keys->used += keys->hashes[slot] == 0;
    keys->hashes[slot] = hash;
    keys->newest[slot] = index;
    return 1;
}

static uint64_t hash_of(const char *key)
{
    uint64_t hash = ag_hash_text(key);
    return hash != 0 ? hash : 1;
}

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

static int used_of(const ag_host *host, int set, const char *key, uint64_t hash)
{
    int best = -1;
    for (int i = newest(&host->noted_keys, hash); i >= 0; i = host->noted[i].older) {
        int since = host->noted[i].set;
        int newer = best < 0 || since > host->noted[best].set;
        if (newer && is_within(host, set, since) && strcmp(host->scripts[i].key, key) == 0) {
            best = i;
        }
    }
    return best;
}

int ag_sets_used(const ag_host *host, int set, const char *key)
{
    AG_ASSERT(set >= 0 && set < host->set_count);
    return used_of(host, set, key, hash_of(key));
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

int ag_sets_text_of(const ag_host *host, uint16_t printed, ag_script *out)
{
    for (int i = 0; i < host->version_count; i++) {
        const ag_version *version = &host->versions[i];
        int at = version->printed == printed ? newest(&host->noted_keys, version->key_hash) : -1;
        for (; at >= 0; at = host->noted[at].older) {
            if (strcmp(host->scripts[at].hash, version->text) == 0) {
                *out = host->scripts[at];
                return 1;
            }
        }
    }
    return 0;
}

static int scripts_grow(ag_host *host)
{
    int capacity = host->script_capacity == 0 ? 64 : 2 * host->script_capacity;
    ag_script *scripts = realloc(host->scripts, (size_t)capacity * sizeof *scripts);
    if (scripts == NULL) return 0;
    host->scripts = scripts;
    ag_used_text *noted = realloc(host->noted, (size_t)capacity * sizeof *noted);
    if (noted == NULL) return 0;
    host->noted = noted;
    host->script_capacity = capacity;
    return 1;
}

static const char *copy(char **at, const char *text, size_t size)
{
    char *copied = *at;
    memcpy(copied, text, size);
    copied[size] = '\0';
    *at += size + 1;
    return copied;
}

// Copies the texts of a script into one block; NULL: out of memory.
static void *copy_script(const ag_script *from, ag_script *to)
{
    size_t key = strlen(from->key), path = strlen(from->path), hash = strlen(from->hash);
    char *block = malloc(key + path + hash + from->size + 4);
    char *at = block;
    if (block == NULL) return NULL;
    *to = *from;
    to->key = copy(&at, from->key, key);
    to->path = copy(&at, from->path, path);
    to->hash = copy(&at, from->hash, hash);
    to->source = copy(&at, from->source, from->size);
    return block;
}

int ag_sets_note(ag_host *host, const ag_script *script)
{
    uint64_t hash = hash_of(script->key);
    int used = used_of(host, host->set, script->key, hash);
    if (used >= 0 && strcmp(host->scripts[used].hash, script->hash) == 0) return used;
    if (host->script_count == host->script_capacity && !scripts_grow(host)) return -1;
    int index = host->script_count;
    int older = newest(&host->noted_keys, hash);
    void *own = copy_script(script, &host->scripts[index]);
    if (own == NULL || !put(&host->noted_keys, hash, index)) {
        free(own);
        return -1;
    }
    host->noted[index] =
        (ag_used_text){ .key_hash = hash, .own = own, .set = host->set, .older = older };
    if (older >= 0) {
        host->noted[older].superseded = 1;
    }
    host->script_count++;
    return index;
}

// ---- versions ----

static int uses_current(const ag_host *host, int set, const ag_version *version)
{
    for (int i = 0; i < version->use_count; i++) {
        const ag_version *module = &host->versions[version->uses[i]];
        int used = used_of(host, set, module->key, module->key_hash);
        if (used < 0 || strcmp(host->scripts[used].hash, module->text) != 0
            || !uses_current(host, set, module)) {
            return 0;
        }
    }
    return 1;
}

int ag_sets_version(const ag_host *host, int set, const char *key)
{
    uint64_t hash = hash_of(key);
    int used = used_of(host, set, key, hash);
    int at = used < 0 ? -1 : newest(&host->version_keys, hash);
    while (at >= 0
           && (strcmp(host->versions[at].text, host->scripts[used].hash) != 0
               || strcmp(host->versions[at].key, key) != 0
               || !uses_current(host, set, &host->versions[at]))) {
        at = host->versions[at].older;
    }
    return at;
}

static int version_add(ag_host *host, const ag_version *version)
{
    if (host->version_count == host->version_capacity) {
        int capacity = host->version_capacity == 0 ? 64 : 2 * host->version_capacity;
        ag_version *versions = realloc(host->versions, (size_t)capacity * sizeof *versions);
        if (versions == NULL) return -1;
        host->versions = versions;
        host->version_capacity = capacity;
    }
    if (!put(&host->version_keys, version->key_hash, host->version_count)) return -1;
    if (version->older >= 0) {
        host->versions[version->older].superseded = 1;
    }
    host->versions[host->version_count] = *version;
    return host->version_count++;
}

int ag_sets_loaded(lua_State *L, const ag_script *script, const ag_load *load)
{
    ag_host *host = ag_host_of(L);
    uint64_t hash = hash_of(script->key);
    int value = luaL_ref(L, LUA_REGISTRYINDEX);  // may raise an error, so before anything is kept
    ag_version made = { .key_hash = hash,
                        .key = strdup(script->key),
                        .value = value,
                        .older = newest(&host->version_keys, hash),
                        .use_count = load->use_count,
                        .uses = calloc((size_t)load->use_count + 1, sizeof *made.uses) };
    int added = -1;
    if (made.key != NULL && made.uses != NULL) {
        memcpy(made.uses, load->uses, (size_t)load->use_count * sizeof *made.uses);
        memcpy(made.text, script->hash, strlen(script->hash) + 1);
        memcpy(made.hash, made.text, sizeof made.hash);
        for (int i = 0; i < load->use_count; i++) {
            char both[2 * AG_HASH_TEXT_SIZE];
            const char *used = host->versions[load->uses[i]].hash;
            size_t own = strlen(made.hash);
            memcpy(both, made.hash, own);
            memcpy(both + own, used, strlen(used));
            ag_hash_script(both, own + strlen(used), made.hash);
        }
        added = version_add(host, &made);
    }
    if (added < 0) {
        free(made.key);
        free(made.uses);
        luaL_unref(L, LUA_REGISTRYINDEX, value);
    }
    return added;
}

// ---- sets ----

int ag_sets_add(ag_host *host, int parent, const ag_source *source)
{
    if (host->set_count > AG_SET_MAX) return -1;
    ag_script_set *sets = realloc(host->sets, ((size_t)host->set_count + 1) * sizeof *host->sets);
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
        const ag_used_text *last = &host->noted[--host->script_count];
        if (last->older >= 0) {
            host->noted[last->older].superseded = 0;
        }
        // A key that is new stays among the keys, without an entry.
        int put_back = put(&host->noted_keys, last->key_hash, last->older);
        AG_ASSERT(put_back);
        free(last->own);
    }
    host->set_count = mark.sets;
}

// Whether both sets have the same text for one key. For a key that a set has not used, it will take
// whatever its source has by then.
static int agree(const ag_host *host, int a, int b, const char *key, uint64_t hash)
{
    int of_a = used_of(host, a, key, hash);
    int of_b = used_of(host, b, key, hash);
    return of_a < 0 || of_b < 0 || strcmp(host->scripts[of_a].hash, host->scripts[of_b].hash) == 0;
}

static int says_the_same(const ag_host *host, int set, int as)
{
    for (int i = 0; i < host->script_count; i++) {
        const ag_used_text *noted = &host->noted[i];
        if (!noted->superseded && !agree(host, set, as, host->scripts[i].key, noted->key_hash)) {
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
            int used = used_of(host, as, host->scripts[i].key, host->noted[i].key_hash);
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

static void keys_close(ag_keys *keys)
{
    free(keys->hashes);
    free(keys->newest);
}

void ag_sets_close(ag_host *host)
{
    for (int i = 0; i < host->script_count; i++) {
        free(host->noted[i].own);
    }
    for (int i = 0; i < host->version_count; i++) {
        free(host->versions[i].key);
        free(host->versions[i].uses);
        ag_holds_close(host->versions[i].facts);
    }
    keys_close(&host->noted_keys);
    keys_close(&host->version_keys);
    free(host->scripts);
    free(host->noted);
    free(host->sets);
    free(host->versions);
}
