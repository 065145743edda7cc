// Powers that are given: one of the script's own `grants`, by name.
#include <string.h>

#include "base/error.h"
#include "lua/host/script_run.h"
#include "lua/load/loader.h"

typedef struct grants {
    const ag_power_def *powers;
    const ag_entry_power *entries;
    int count;
    int at;
} grants;

static const char *next_grant(void *context, int index)
{
    grants *list = context;
    (void)index;
    while (list->at < list->count) {
        int at = list->at++;
        if (list->powers[at].granted) return list->entries[at].name;
    }
    return NULL;
}

static int grant_named(const grants *list, const char *name)
{
    for (int i = 0; i < list->count; i++) {
        if (list->powers[i].granted && strcmp(list->entries[i].name, name) == 0) return i;
    }
    return -1;
}

// While a file is read, the powers being gathered; while an effect runs, those of its script.
static grants grants_here(lua_State *L)
{
    const ag_host *host = ag_host_of(L);
    const ag_powers *read = host->reading.powers;
    if (read != NULL) {
        return (grants){ .powers = read->powers, .entries = read->entries, .count = read->count };
    }
    const ag_run *run = ag_run_now(L, "gain");
    uint16_t printed = run->frame->printed;
    const ag_card_def *def = ag_catalog_card(run->rules->catalog, printed);
    return (grants){ .powers = def->powers,
                     .entries = host->printed[printed].powers,
                     .count = def->power_count };
}

int ag_powers_granted(lua_State *L, const char *name)
{
    grants list = grants_here(L);
    int power = grant_named(&list, name);
    if (power < 0) {
        const char *near = ag_nearest(name, next_grant, &list);
        ag_lua_fail_field(L, AG_FINDING_UNKNOWN_NAME, "power",
                          "\"%s\" is not among the card's grants = { name = pays { … } }%s%s%s",
                          name, near != NULL ? " (did you mean \"" : "", near != NULL ? near : "",
                          near != NULL ? "\"?)" : "");
    }
    return power;
}
