// The catalog that a host fills: numbers, versions of the raid, and what a script says besides the
// facts that the rules read.

#include "lua/host/host_private.h"

enum { LABEL_MAX = 256 };

void ag_host_sync(ag_host *host)
{
    for (ag_catalog_view *view = host->views; view != NULL; view = view->next) {
        const ag_raid_def *raid = view->catalog.raid;
        view->catalog = host->catalog;
        view->catalog.raid = raid;
    }
}

const ag_catalog *ag_host_view(ag_host *host, uint16_t raid)
{
    if (raid == 0 || host->catalog.raid == NULL || raid == host->catalog.raid->printed) {
        return &host->catalog;
    }
    ag_catalog_view *view = host->views;
    while (view != NULL && view->catalog.raid->printed != raid) view = view->next;
    if (view == NULL && (view = ag_host_hold(host, sizeof *view)) != NULL) {
        int version = ag_sets_numbered(host, raid);
        AG_ASSERT(version >= 0);
        *view = (ag_catalog_view){ host->views, host->catalog };
        view->catalog.raid = host->versions[version].raid;
        AG_ASSERT(view->catalog.raid != NULL);
        host->views = view;
    }
    return view != NULL ? &view->catalog : &host->catalog;
}

uint16_t ag_host_number(ag_host *host)
{
    ag_catalog *catalog = &host->catalog;
    AG_ASSERT(catalog->count < UINT16_MAX - 1);
    int capacity = host->card_capacity, wanted = catalog->count + 2;
    const ag_card_def **cards = ag_list_room(catalog->cards, &capacity, wanted, sizeof *cards);
    if (cards == NULL) return 0;
    catalog->cards = cards;
    ag_printed *printed =
        ag_list_room(host->printed, &host->card_capacity, wanted, sizeof *printed);
    if (printed == NULL) return 0;
    host->printed = printed;
    ag_host_sync(host);
    uint16_t number = (uint16_t)(catalog->count + 1);
    catalog->cards[number] = catalog->cards[0];
    host->printed[number] = (ag_printed){ .path = "" };
    return number;
}

const ag_catalog *ag_host_catalog(const ag_host *host)
{
    return &host->catalog;
}

const ag_source *ag_host_source(const ag_host *host)
{
    return &host->source;
}

const ag_script *ag_host_script(const ag_host *host, int index, int *set)
{
    if (index < 0 || index >= host->text_count) return NULL;
    if (set != NULL) *set = host->texts[index].set;
    return &host->texts[index].script;
}

int ag_host_use_set(ag_host *host, int set)
{
    AG_ASSERT(set >= 0 && set < host->set_count);
    int before = host->set;
    host->set = set;
    return before;
}

const ag_printed *ag_host_printed(const ag_host *host, uint16_t printed)
{
    AG_ASSERT(printed <= host->catalog.count);
    return &host->printed[printed];
}

const char *ag_host_value_name(const ag_host *host, uint16_t printed, int index)
{
    if (printed > host->catalog.count || index < 0 || index >= host->printed[printed].value_count) {
        return NULL;
    }
    return ag_host_word(host, host->printed[printed].values[index].name);
}

int ag_host_value(const ag_host *host, uint16_t printed, const char *name, int32_t *out)
{
    const char *at;
    for (int i = 0; (at = ag_host_value_name(host, printed, i)) != NULL; i++) {
        if (strcmp(at, name) == 0) {
            *out = host->printed[printed].values[i].number;
            return 1;
        }
    }
    return 0;
}

const ag_amount *ag_host_count(const ag_host *host, uint16_t printed, const char *name)
{
    if (printed > host->catalog.count) return NULL;
    const ag_printed *entry = &host->printed[printed];
    for (int i = 0; i < entry->count_count; i++) {
        const ag_count *count = &entry->counts[i];
        if (strcmp(ag_host_word(host, count->name), name) == 0) return &count->amount;
    }
    return NULL;
}

static const ag_entry_power *power_at(const ag_host *host, uint16_t printed, int power)
{
    if (printed == 0 || printed > host->catalog.count || power < 0
        || power >= host->catalog.cards[printed]->power_count) {
        return NULL;
    }
    return &host->printed[printed].powers[power];
}

int ag_host_power(const ag_host *host, uint16_t printed, const char *name)
{
    const ag_entry_power *power;
    for (int i = 0; (power = power_at(host, printed, i)) != NULL; i++) {
        if (power->name != NULL && strcmp(power->name, name) == 0) return i;
    }
    return -1;
}

const char *ag_host_power_name(const ag_host *host, uint16_t printed, int power)
{
    const ag_entry_power *entry = power_at(host, printed, power);
    return entry == NULL ? "" : entry->name != NULL ? entry->name : entry->kind;
}

int ag_host_push_function(ag_host *host, lua_State *L, uint16_t printed, uint16_t power, int slot)
{
    AG_ASSERT(slot >= 0 && slot < AG_SLOT_COUNT);
    const ag_entry_power *entry = power_at(host, printed, power);
    if (entry == NULL || entry->functions[slot] == LUA_NOREF) return 0;
    lua_rawgeti(L, LUA_REGISTRYINDEX, entry->functions[slot]);
    return 1;
}

// ---- the facts of all cards, as words of scripts ask for them ----

// Names that several cards share are followed by the key. 0: there is no room for one more word.
static int label(ag_host *host, const ag_collected *cards, int count, ag_symbol *words)
{
    // By the symbol of the name: how many cards have it; 2 stands for 2 or more
    uint8_t *borne = calloc(UINT16_MAX + 1, 1);
    int all = borne != NULL;
    for (int i = 0; i < count && all; i++) {
        words[i] = ag_host_intern(host, cards[i].name);
        borne[words[i]] += borne[words[i]] < 2;
        all = words[i] != 0;
    }
    for (int i = 0; i < count && all; i++) {
        char text[LABEL_MAX];
        snprintf(text, sizeof text, "%s (%s)", cards[i].name, cards[i].key);
        words[i] = borne[words[i]] > 1 ? ag_host_intern(host, text) : words[i];
        all = words[i] != 0;
    }
    free(borne);
    return all;
}

// Read from the source of the scripts, as a script is, so that recordings and saved games contain
// it.
static const ag_collection *read_collection(ag_host *host, const ag_script *script)
{
    int count = ag_line_of(script->source, script->source + script->size) - 1;
    ag_collection *made = ag_host_hold(host, sizeof *made);
    ag_collected *cards = ag_host_hold(host, (size_t)(count + 1) * sizeof *cards);
    ag_symbol *words = ag_host_hold(host, (size_t)(count + 1) * sizeof *words);
    char *text = ag_host_hold(host, script->size + 1);
    if (made == NULL || cards == NULL || words == NULL || text == NULL) return NULL;
    memcpy(text, script->source, script->size);
    for (int i = 0; i < count && text != NULL; i++) text = ag_collected_read(text, &cards[i]);
    *made = (ag_collection){ count, cards, words };
    return label(host, cards, count, words) ? made : NULL;
}

const ag_collection *ag_host_collection(ag_host *host)
{
    ag_script script;
    if (host->collection == NULL && ag_host_find(host, AG_COLLECTION_KEY, &script)
        && ag_sets_note(host, host->set, &script) >= 0) {
        host->collection = read_collection(host, &script);
    }
    return host->collection;
}
