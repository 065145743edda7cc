// Compiled functions are a cache: they are freed for a version of a card that no game plays with,
// and compiled again if they are needed later.
#include <string.h>

#include "base/assert.h"
#include "lua/host/sets.h"
#include "lua/load/loader.h"

enum { EVICT_ABOVE = AG_HOST_ROOMY / 2 };

static void evict(ag_host *host, ag_version *version)
{
    const ag_card_def *def = ag_catalog_card(&host->catalog, version->printed);
    ag_entry_power *powers = host->printed[version->printed].powers;
    for (int i = 0; i < def->power_count; i++) {
        for (int slot = 0; slot < AG_SLOT_COUNT; slot++) {
            luaL_unref(host->L, LUA_REGISTRYINDEX, powers[i].functions[slot]);
            powers[i].functions[slot] = LUA_NOREF;
        }
    }
    version->evicted = 1;
}

void ag_versions_evict(ag_host *host, int set)
{
    if (host->memory < EVICT_ABOVE) return;
    for (int i = 0; i < host->version_count; i++) {
        ag_version *version = &host->versions[i];
        int counts = ag_sets_version(host, set, version->key) == i;
        if (version->printed != 0 && version->raid == NULL && !version->evicted && !counts) {
            evict(host, version);
        }
    }
    lua_gc(host->L, LUA_GCCOLLECT);
}

// ---- compiled again ----

typedef struct again {
    const char *key;
    int version;
    ag_entry_power *powers;
    uint16_t printed;
    ag_card_def def;
} again;

static int read_again(lua_State *L)
{
    again *made = lua_touserdata(L, 1);
    ag_host *host = ag_host_of(L);
    int version = ag_loader_push_file(L, made->key, NULL);
    AG_ASSERT(version == made->version);
    memcpy(made->def.key, made->key, strlen(made->key) + 1);
    ag_card_read(L, &made->def, made->printed);
    const ag_entry_power *powers = host->printed[made->printed].powers;
    for (int i = 0; i < made->def.power_count; i++) {
        memcpy(made->powers[i].functions, powers[i].functions, sizeof powers[i].functions);
    }
    return 0;
}

int ag_sets_of_number(const ag_host *host, uint16_t printed, int *version)
{
    int at = ag_sets_numbered(host, printed);
    *version = at;
    int set = at >= 0 ? host->set_count - 1 : -1;
    while (set >= 0 && ag_sets_version(host, set, host->versions[at].key) != at) {
        set--;
    }
    return set;
}

int ag_version_again(ag_host *host, uint16_t printed)
{
    int at = ag_sets_numbered(host, printed);
    int in_use = host->set;
    if (at < 0 || !host->versions[at].evicted) return 1;
    int set = ag_sets_of_number(host, printed, &at);
    if (set < 0) return 0;
    ag_printed before = host->printed[printed];
    ag_arena outer = host->facts;
    again made = {
        .key = host->versions[at].key, .version = at, .powers = before.powers, .printed = printed
    };
    host->set = set;
    host->facts = (ag_arena){ 0 };
    ag_status status = ag_loader_protect(host, read_again, &made, NULL);
    ag_arena_close(&host->facts);
    host->facts = outer;
    host->set = in_use;
    host->printed[printed] = before;
    host->versions[at].evicted = status < 0;
    return status == AG_OK;
}
