// Taking other scripts: the texts that differ in a source become a set, and everything of it that
// the game uses is loaded before the set takes effect.
#include "lua/load/loader.h"

// Notes in the set `made` what is different in its source than in `set`. -1: out of memory; else
// whether anything that the set has used changed.
static int note_changes(ag_host *host, int made, int set, ag_taking *out)
{
    const ag_source source = host->sets[made].source;
    int count = host->text_count, changed = 0;
    for (int i = 0; i < count; i++) {
        const char *key = host->texts[i].script.key;
        ag_script now;
        int is_newest = ag_map_get(&host->text_keys, key) == i;
        if (!is_newest || strcmp(key, AG_COLLECTION_KEY) == 0) continue;
        int used = ag_sets_used(host, set, key);
        if (!source.find(source.context, key, &now)) {
            // What is not a card needs no note: whatever used it has been read.
            int version = used < 0 ? -1 : ag_sets_version(host, set, key);
            int is_card = version >= 0 && host->versions[version].printed != 0;
            if (is_card && out->removed_count < (int)(sizeof out->removed / sizeof *out->removed)) {
                char *removed = out->removed[out->removed_count++];
                snprintf(removed, sizeof out->removed[0], "%s", key);
            }
            continue;
        }
        if (used >= 0 && strcmp(host->texts[used].script.hash, now.hash) == 0) continue;
        if (ag_sets_note(host, made, &now) < 0) return -1;
        changed |= used >= 0;
    }
    return changed;
}

// Loads everything whose version in `set` differs from that in `before`. The raid comes first: it
// declares which words there are.
static ag_status load_changed(ag_host *host, int before, int set, int *changed, ag_error *error)
{
    int count = host->version_count;
    ag_status status = AG_OK;
    for (int pass = 0; pass < 2 && status == AG_OK; pass++) {
        for (int i = 0; i < count && status == AG_OK; i++) {
            const ag_version *newest = &host->versions[i];
            int is_newest = ag_map_get(&host->version_keys, newest->key) == i;
            int was = is_newest ? ag_sets_version(host, before, newest->key) : -1;
            if (was < 0 || host->versions[was].printed == 0
                || (host->versions[was].raid != NULL) != (pass == 0)
                || ag_sets_version(host, set, newest->key) == was) {
                continue;
            }
            uint16_t number = ag_sets_number(host, set, host->versions[was].printed, error);
            status = number == 0 ? AG_BAD_CONTENT : AG_OK;
            ++*changed;
        }
    }
    return status;
}

// Fixes what the game has for a key that the set has never used, so that a later replay of the log
// finds the same: the text of the set's source, or else the current one.
static int pin(ag_host *host, int set, const char *key, uint16_t printed)
{
    ag_script script;
    int in_use = ag_host_use_set(host, set), is_there = ag_host_find(host, key, &script);
    int of = is_there ? -1 : ag_sets_of_number(host, printed);
    if (of >= 0) script = host->texts[ag_sets_used(host, of, key)].script;
    int pinned = is_there || of >= 0 ? ag_sets_note(host, set, &script) : -1;
    ag_host_use_set(host, in_use);
    return pinned >= 0;
}

uint16_t ag_sets_number(ag_host *host, int set, uint16_t printed, ag_error *error)
{
    char key[AG_NAME_MAX + 1];
    const ag_card_def *def = ag_catalog_card(&host->catalog, printed);
    snprintf(key, sizeof key, "%s", def->key);
    if (printed == host->catalog.keywords) return printed;
    if (ag_sets_used(host, set, key) < 0 && !pin(host, set, key, printed)) {
        ag_no_memory(error, "other scripts");
        return 0;
    }
    int version = ag_sets_version(host, set, key);
    uint16_t number = version >= 0 ? host->versions[version].printed : 0;
    if (number != 0) return number;
    int is_raid = (def->side[0].types & AG_TYPE_RAID) != 0, in_use = ag_host_use_set(host, set);
    ag_status status = ag_loader_load(host, key, is_raid, &number, error);
    ag_host_use_set(host, in_use);
    return status < 0 ? 0 : number;
}

ag_status ag_sets_take(ag_host *host, int set, const ag_source *source, ag_taking *out,
                       ag_error *error)
{
    ag_sets_mark mark = ag_sets_now(host);
    int made = ag_sets_add(host, set, source);
    *out = (ag_taking){ .set = set };
    if (made < 0) return ag_no_memory(error, "other scripts");
    int changed = note_changes(host, made, set, out);
    ag_status status = changed < 0 ? ag_no_memory(error, "other scripts") : AG_OK;
    if (changed > 0) {
        int same = ag_sets_same(host, made, set);
        if (same >= 0) {
            ag_sets_back(host, mark);
            host->sets[same].source = *source;
            made = same;
        }
        status = load_changed(host, set, made, &out->changed, error);
        if (status == AG_OK && out->changed > 0) out->set = made;
    }
    if (out->set == set) ag_sets_back(host, mark);
    out->over = host->sets[out->set].parent;
    if (status == AG_OK) host->sets[out->set].source = *source;
    return status;
}

// A set that a recording or a table brings.
static ag_status make_set(ag_host *host, int before, int set, ag_error *error)
{
    const ag_source *source = &host->source;
    ag_script script;
    int changed = 0, noted = 0;
    if (ag_sets_add(host, before, source) != set) return ag_no_memory(error, "other scripts");
    for (int i = 0;
         noted >= 0 && source->of_set != NULL && source->of_set(source->context, set, i, &script);
         i++) {
        noted = ag_sets_note(host, set, &script);
    }
    return noted < 0 ? ag_no_memory(error, "other scripts")
                     : load_changed(host, before, set, &changed, error);
}

ag_status ag_sets_enter(ag_host *host, int before, int set, ag_error *error)
{
    if (set < 0 || set > host->set_count || set > AG_SET_MAX) {
        return ag_fail(error, AG_BAD_CONTENT, "there is no set %d of scripts", set);
    }
    if (set < host->set_count) return AG_OK;
    if (before < 0 || before >= set) {
        return ag_fail(error, AG_BAD_CONTENT, "set %d of scripts is over none before it", set);
    }
    ag_sets_mark mark = ag_sets_now(host);
    ag_status status = make_set(host, before, set, error);
    if (status < 0) ag_sets_back(host, mark);
    return status;
}
