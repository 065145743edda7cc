// Script sets: texts by key and set, versions of files by text, and the search for an equal set.
#include "lua/host/host_private.h"

enum { SETS_TRIED = 32 };

// ---- texts ----

static int is_within(const ag_host *host, int set, int of)
{
    // All sets are based on the first, and most texts are its own; the walk there grows with
    // reloads.
    if (of == 0) return 1;
    while (set > of) set = host->sets[set].parent;
    return set == of;
}

int ag_sets_used(const ag_host *host, int set, const char *key)
{
    AG_ASSERT(set >= 0 && set < host->set_count);
    int best = -1;
    for (int i = ag_map_get(&host->text_keys, key); i >= 0; i = host->texts[i].older) {
        int since = host->texts[i].set;
        int newer = best < 0 || since > host->texts[best].set;
        if (newer && is_within(host, set, since)) best = i;
    }
    return best;
}

static int has_text(const ag_host *host, int used, const char *hash)
{
    return used >= 0 && strcmp(host->texts[used].script.hash, hash) == 0;
}

int ag_host_find(const ag_host *host, const char *key, ag_script *out)
{
    int used = ag_sets_used(host, host->set, key);
    if (used >= 0) {
        *out = host->texts[used].script;
        return 1;
    }
    const ag_source *source = &host->sets[host->set].source;
    return source->find != NULL && source->find(source->context, key, out);
}

int ag_sets_note(ag_host *host, int set, const ag_script *script)
{
    int used = ag_sets_used(host, set, script->key);
    if (has_text(host, used, script->hash)) return used;
    ag_used_text made = { .set = set, .older = ag_map_get(&host->text_keys, script->key) };
    made.script = (ag_script){ .key = ag_arena_text(&made.own, script->key),
                               .path = ag_arena_text(&made.own, script->path),
                               .source = ag_arena_bytes(&made.own, script->source, script->size),
                               .size = script->size,
                               .hash = ag_arena_text(&made.own, script->hash) };
    ag_used_text *texts =
        ag_list_room(host->texts, &host->text_capacity, host->text_count + 1, sizeof *texts);
    host->texts = texts != NULL ? texts : host->texts;
    if (texts == NULL || made.own.failed
        || ag_map_put(&host->text_keys, script->key, host->text_count) == NULL) {
        ag_arena_close(&made.own);
        return -1;
    }
    texts[host->text_count] = made;
    return host->text_count++;
}

// ---- versions ----

int ag_sets_numbered(const ag_host *host, uint16_t printed)
{
    for (int i = 0; i < host->version_count; i++) {
        if (host->versions[i].printed == printed) return i;
    }
    return -1;
}

int ag_sets_of_number(const ag_host *host, uint16_t printed)
{
    int at = ag_sets_numbered(host, printed);
    int set = at >= 0 ? host->set_count - 1 : -1;
    while (set >= 0 && ag_sets_version(host, set, host->versions[at].key) != at) set--;
    return set;
}

static int uses_current(const ag_host *host, int set, const ag_version *version)
{
    for (int i = 0; i < version->use_count; i++) {
        int module = version->uses[i];
        if (ag_sets_version(host, set, host->versions[module].key) != module) return 0;
    }
    return 1;
}

int ag_sets_version(const ag_host *host, int set, const char *key)
{
    int used = ag_sets_used(host, set, key);
    int at = used < 0 ? -1 : ag_map_get(&host->version_keys, key);
    while (at >= 0
           && !(has_text(host, used, host->versions[at].text)
                && uses_current(host, set, &host->versions[at]))) {
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

int ag_sets_loaded(ag_host *host, const ag_script *script, const ag_load *load)
{
    size_t uses_size = (size_t)load->use_count * sizeof *load->uses;
    ag_version made = { .value = LUA_NOREF,
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
    versions[host->version_count] = made;
    return host->version_count++;
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
    return (ag_sets_mark){ host->text_count, host->set_count };
}

void ag_sets_back(ag_host *host, ag_sets_mark mark)
{
    AG_ASSERT(mark.texts <= host->text_count);
    while (host->text_count > mark.texts) {
        ag_used_text *last = &host->texts[--host->text_count];
        // A key that is new stays among the keys, without an entry.
        const char *key = ag_map_put(&host->text_keys, last->script.key, last->older);
        AG_ASSERT(key != NULL);
        ag_arena_close(&last->own);
    }
    host->set_count = mark.sets;
}

// Whether both sets have the same texts. For a key that a set has not used, it will take whatever
// its source has by then; but what the newest set changed must be there.
static int says_the_same(const ag_host *host, int set, int as)
{
    // Backwards, as what the newest set changed tells most sets apart at once.
    for (int i = host->text_count - 1; i >= 0; i--) {
        const char *key = host->texts[i].script.key;
        int of_set = ag_sets_used(host, set, key), of_as = ag_sets_used(host, as, key);
        int unused = of_set < 0 || (of_as < 0 && host->texts[of_set].set != set);
        if (!unused && !has_text(host, of_as, host->texts[of_set].script.hash)) return 0;
    }
    return 1;
}

int ag_sets_same(const ag_host *host, int set, int parent)
{
    // Scripts change back and forth between recent texts and those of the beginning.
    for (int as = set - 1; as >= 0; as = as > 0 && as <= set - SETS_TRIED ? 0 : as - 1) {
        if (as != parent && says_the_same(host, set, as)) return as;
    }
    return -1;
}

void ag_sets_close(ag_host *host)
{
    for (int i = 0; i < host->text_count; i++) ag_arena_close(&host->texts[i].own);
    for (int i = 0; i < host->version_count; i++) ag_arena_close(&host->versions[i].facts);
    ag_map_close(&host->text_keys);
    ag_map_close(&host->version_keys);
    free(host->texts);
    free(host->sets);
    free(host->versions);
}
