// Script sets: texts by key and set, versions of files by text, and the search for an equal set.
#include "lua/host/host_private.h"

enum { SETS_TRIED = 32 };

// ---- texts ----

int ag_sets_used(const ag_host *host, int set, const char *key)
{
    AG_ASSERT(set >= 0 && set < host->set_count);
    int best = -1;
    for (int i = ag_map_get(&host->text_keys, key); i >= 0; i = host->texts[i].older) {
        int since = host->texts[i].set, within = set;
        if (best >= 0 && since <= host->texts[best].set) continue;
        // All sets are based on the first, and most texts are its own; the walk there grows with
        // reloads.
        while (since != 0 && within > since) within = host->sets[within].parent;
        if (since == 0 || within == since) best = i;
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
    int at = ag_sets_numbered(host, printed), set = at >= 0 ? host->set_count - 1 : -1;
    while (set >= 0 && ag_sets_version(host, set, host->versions[at].key) != at) set--;
    return set;
}

int ag_sets_version(const ag_host *host, int set, const char *key)
{
    int used = ag_sets_used(host, set, key);
    int at = used < 0 ? -1 : ag_map_get(&host->version_keys, key);
    for (; at >= 0; at = host->versions[at].older) {
        const ag_version *version = &host->versions[at];
        int is_current = has_text(host, used, version->text);
        for (int i = 0; i < version->use_count && is_current; i++) {
            const char *module = host->versions[version->uses[i]].key;
            is_current = ag_sets_version(host, set, module) == version->uses[i];
        }
        if (is_current) break;
    }
    return at;
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
    // The hash of a file's text and of everything that it uses.
    memcpy(made.hash, made.text, sizeof made.hash);
    for (int i = 0; i < load->use_count; i++) {
        char both[2 * AG_HASH_TEXT_SIZE];
        int size =
            snprintf(both, sizeof both, "%s%s", made.hash, host->versions[load->uses[i]].hash);
        ag_hash_script(both, (size_t)size, made.hash);
    }
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

// The catalog that a host fills: numbers, versions of the raid, and what a script says besides the
// facts that the rules read.

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
