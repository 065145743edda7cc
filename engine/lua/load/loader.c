// Files: found by key, compiled, run once, frozen, and read into the catalog. Also reports of
// errors.
#include "lua/load/loader.h"

const char *ag_loader_meant_file(lua_State *L, const char *key)
{
    const ag_host *host = ag_host_of(L);
    const ag_source *source = &host->sets[host->set].source;
    return ag_lua_meant_of(L, key, source->key, source->context);
}

// ---- running a file ----

// The word with which a file at this path would begin what it returns.
static const char *word_by_place(const char *path)
{
    static const struct {
        const char *part, *word;
    } places[] = {
        { "decks/", "deck" },   { "bosses/", "boss" },  { "events/", "event" },
        { "phases/", "phase" }, { "raid.lua", "raid" }, { "pack.lua", "pack" },
    };
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        if (strstr(path, places[i].part) != NULL) return places[i].word;
    }
    return "ally";
}

// No draft counts as being read meanwhile.
void ag_loader_run(lua_State *L, const ag_script *script)
{
    ag_host *host = ag_host_of(L);
    ag_reading reading = host->reading;
    host->reading = (ag_reading){ .draft = NULL };
    host->loads[host->loading_count].use_count = 0;
    host->loading[host->loading_count++] = script->key;
    const char *stem = ag_inline_stem(script->key);
    size_t most = stem != NULL ? AG_INLINE_SOURCE_MAX : AG_HOST_SOURCE_MAX;
    if (stem != NULL) ag_inline_define(L);
    if (ag_sandbox_load(L, script->source, script->size, most, script->path) != LUA_OK) {
        lua_error(L);
    }
    lua_call(L, 0, 1);
    if (stem != NULL && ag_draft_at(L, -1) == NULL) ag_inline_push_declared(L, stem);
    int type = lua_type(L, -1), nothing = type == LUA_TNIL;
    if (nothing || type == LUA_TBOOLEAN || type == LUA_TNUMBER || type == LUA_TSTRING) {
        ag_raised_push_at(L, AG_FINDING_NO_CARD, script->path, 1,
                          nothing ? "the file returns nothing: return %s \"Name\" { … }"
                                  : "the file returns %s, not a card, and not a module (a table)",
                          nothing ? word_by_place(script->path) : ag_lua_shown(L, -1));
        lua_error(L);
    }
    ag_sandbox_freeze(L, -1);
    host->loading_count--;
    host->reading = reading;
}

static int must_fit(lua_State *L, int place)
{
    return place >= 0 ? place : luaL_error(L, "no memory for one script more");
}

// The text that the key stands for; from now on the set has used it.
static ag_script find_file(lua_State *L, const char *key)
{
    ag_host *host = ag_host_of(L);
    ag_script found;
    if (!ag_host_find(host, key, &found)) {
        ag_lua_fail(L, AG_FINDING_UNKNOWN_FILE, "there is no file \"%s\"%s", key,
                    ag_loader_meant_file(L, key));
    }
    int noted = must_fit(L, ag_sets_note(host, host->set, &found));
    return host->texts[noted].script;
}

int ag_loader_push_file(lua_State *L, const char *key, ag_script *script)
{
    ag_host *host = ag_host_of(L);
    luaL_checkstack(L, 16, "too many values");
    for (int i = 0; i < host->loading_count; i++) {
        if (strcmp(host->loading[i], key) != 0) continue;
        lua_pushliteral(L, "");
        for (int j = i; j < host->loading_count; j++) {
            lua_pushfstring(L, "%s -> ", host->loading[j]);
            lua_concat(L, 2);
        }
        ag_lua_fail(L, AG_FINDING_FILE_CIRCLE, "files use each other in a circle: %s%s",
                    lua_tostring(L, -1), key);
    }
    ag_lua_need(L, host->loading_count < AG_LOADING_MAX, AG_FINDING_OUT_OF_RANGE, NULL,
                "files use each other more than %d deep", AG_LOADING_MAX);
    ag_script found = find_file(L, key);
    if (script != NULL) *script = found;
    int version = ag_sets_version(host, host->set, key);
    if (version < 0 || host->versions[version].value == LUA_NOREF) {
        ag_loader_run(L, &found);
        int value = luaL_ref(L, LUA_REGISTRYINDEX);
        if (version < 0) {
            const ag_load *load = &host->loads[host->loading_count];
            version = must_fit(L, ag_sets_loaded(host, &found, load));
        }
        host->versions[version].value = value;
    }
    lua_rawgeti(L, LUA_REGISTRYINDEX, host->versions[version].value);
    return version;
}

// Notes that the file being loaded uses this version of another file.
static void note_use(lua_State *L, int version)
{
    ag_host *host = ag_host_of(L);
    ag_load *load = &host->loads[host->loading_count - 1];
    for (int i = 0; i < load->use_count; i++) {
        if (load->uses[i] == version) return;
    }
    ag_lua_need(L, load->use_count < AG_FILE_USES_MAX, AG_FINDING_OUT_OF_RANGE, NULL,
                "a file uses more than %d others", AG_FILE_USES_MAX);
    load->uses[load->use_count++] = version;
}

// The word `use` of scripts.
static int use_file(lua_State *L)
{
    const ag_host *host = ag_host_of(L);
    ag_lua_need(L, lua_type(L, 1) == LUA_TSTRING, AG_FINDING_CONTRADICTION, NULL,
                "use takes the key of a file: use \"set/name\"");
    // What a card uses is part of its hash, so a card can't use files once it is loaded.
    ag_lua_need(L, host->loading_count > 0, AG_FINDING_WRONG_TYPE, NULL,
                "use stands at the top of a file, not in an effect");
    ag_lua_need(L, ag_inline_stem(host->loading[host->loading_count - 1]) == NULL,
                AG_FINDING_CONTRADICTION, NULL,
                "use does not reach into a scenario: what its cards share is a local of the file");
    int version = ag_loader_push_file(L, lua_tostring(L, 1), NULL);
    const ag_draft *draft = ag_draft_at(L, -1);
    if (draft != NULL && draft->kind != AG_DRAFT_PHASE && draft->kind != AG_DRAFT_SEQUENCE) {
        ag_lua_fail(L, AG_FINDING_WRONG_TYPE, "\"%s\" is a %s, not a module", lua_tostring(L, 1),
                    draft->word);
    }
    note_use(L, version);
    return 1;
}

// ---- protected loading: what loads runs inside, with a budget of its own ----

typedef struct ag_request {
    const char *key;
    int is_raid;
    uint16_t printed;  // its number in advance, withdrawn if loading fails
    ag_card_def *def;
    ag_raid_def *raid;  // NULL: a card
    int version;
} ag_request;

static void check_kind(lua_State *L, const ag_script *script, int kind, const char *wanted)
{
    if (!ag_draft_is(L, -1, kind)) {
        ag_raised_push_at(L, AG_FINDING_NO_CARD, script->path, 1, "the file returns %s, not %s",
                          ag_lua_shown(L, -1), wanted);
        lua_error(L);
    }
}

static int load_inside(lua_State *L)
{
    ag_request *request = lua_touserdata(L, 1);
    ag_host *host = ag_host_of(L);
    ag_script script;
    ag_card_def *def = request->def = ag_loader_hold(L, sizeof *def);
    snprintf(def->key, sizeof def->key, "%s", request->key);
    def->key_hash = ag_hash_text(request->key);
    request->version = ag_loader_push_file(L, request->key, &script);
    host->printed[request->printed].path = ag_loader_hold_text(L, script.path);
    if (request->is_raid) {
        check_kind(L, &script, AG_DRAFT_RAID, "a raid");
        request->raid = ag_loader_hold(L, sizeof *request->raid);
        ag_raid_read(L, request->raid, def, request->printed);
    } else {
        check_kind(L, &script, AG_DRAFT_CARD, "a card");
        ag_card_read(L, def, request->printed);
    }
    memcpy(def->script, host->versions[request->version].hash, sizeof def->script);
    return 0;
}

// Runs `inside` with the request under a pcall, and restores everything if it fails.
ag_status ag_loader_protect(ag_host *host, lua_CFunction inside, void *request, ag_error *error)
{
    lua_State *L = host->L;
    ag_reading reading = host->reading;
    int loading = host->loading_count, desks = host->desks_used;
    ag_budget budget = ag_host_budget(AG_HOST_INSTRUCTIONS_MAX);
    if (!lua_checkstack(L, 8)) return ag_fail(error, AG_NO_MEMORY, "no memory to load a script");
    host->reading = (ag_reading){ .draft = NULL };
    host->refused = 0;
    host->met_wrong = 0;
    host->raised.text[0] = '\0';
    ag_host_call_begin(host, L, &budget);
    lua_pushcfunction(L, inside);
    lua_pushlightuserdata(L, request);
    int status = lua_pcall(L, 1, 0, 0);
    ag_host_call_end(host, L);
    host->reading = reading;
    host->desks_used = desks;
    if (status == LUA_OK) {
        AG_ASSERT(host->loading_count == loading);
        return AG_OK;
    }
    char text[sizeof error->text];
    ag_writer writer = ag_writer_open(text, sizeof text);
    ag_host_raised(host, L, &host->raised);
    ag_raised_tell(&host->raised, &writer);
    host->loading_count = loading;
    lua_pop(L, 1);
    int no_memory = status == LUA_ERRMEM && !host->refused;
    return ag_fail(error, no_memory ? AG_NO_MEMORY : AG_BAD_CONTENT, "%s", text);
}

void ag_reading_values(lua_State *L, uint16_t printed)
{
    ag_host *host = ag_host_of(L);
    host->reading.values = host->printed[printed].values;
    host->reading.value_count = host->printed[printed].value_count;
}

static ag_status check_key(ag_host *host, const char *key, ag_error *error)
{
    ag_script script;
    if (strlen(key) > AG_NAME_MAX) {
        return ag_fail(error, AG_NOT_FOUND, "a key has %d bytes at most: \"%.80s…\"", AG_NAME_MAX,
                       key);
    }
    if (ag_host_find(host, key, &script)) return AG_OK;
    const ag_source *source = &host->sets[host->set].source;
    char meant[AG_MEANT_BYTES];
    ag_meant(key, source->key, source->context, meant);
    return ag_fail(error, AG_NOT_FOUND, "there is no script \"%s\"%s", key, meant);
}

// A card is read once: the value that its file returned is not needed again, and can be made again.
static void drop_value(ag_host *host, ag_version *version)
{
    luaL_unref(host->L, LUA_REGISTRYINDEX, version->value);
    version->value = LUA_NOREF;
}

ag_status ag_loader_revisit(ag_host *host, uint16_t printed, lua_CFunction inside, void *request,
                            ag_error *error)
{
    int set = ag_sets_of_number(host, printed);
    if (set < 0) return ag_fail(error, AG_BAD_CONTENT, "there is no script of that card");
    int in_use = ag_host_use_set(host, set);
    ag_status status = ag_loader_protect(host, inside, request, error);
    ag_host_use_set(host, in_use);
    drop_value(host, &host->versions[ag_sets_numbered(host, printed)]);
    return status;
}

ag_status ag_loader_load(ag_host *host, const char *key, int is_raid, uint16_t *printed,
                         ag_error *error)
{
    ag_request request = { .key = key, .is_raid = is_raid };
    int words_closed = host->raid_words_closed;
    ag_arena outer = host->facts;
    ag_status status = check_key(host, key, error);
    if (status < 0) return status;
    if (host->catalog.count >= AG_VERSIONS_MAX) {
        return ag_fail(error, AG_BAD_CONTENT,
                       "%s: this game has seen %d versions of cards, and holds no more: save it "
                       "and load it",
                       key, AG_VERSIONS_MAX);
    }
    *printed = request.printed = ag_host_number(host);
    if (request.printed == 0) {
        return ag_fail(error, AG_NO_MEMORY, "no memory for the card \"%s\"", key);
    }
    host->facts = (ag_arena){ 0 };
    status = ag_loader_protect(host, load_inside, &request, error);
    if (status == AG_OK) {
        // Puts what was loaded into the catalog.
        ag_version *version = &host->versions[request.version];
        AG_ASSERT(host->catalog.count + 1 == request.printed);
        // The names that people read; rules and scripts know the card by its original name.
        for (int i = 0; host->speaks && i < request.def->side_count; i++) {
            const char *name = host->source.called(host->source.context, request.def->key, i);
            if (name != NULL) request.def->side[i].called = ag_arena_text(&host->facts, name);
        }
        host->catalog.cards[request.printed] = request.def;
        host->catalog.count = request.printed;
        version->printed = request.printed;
        version->raid = request.raid;
        version->facts = host->facts;
        drop_value(host, version);
    } else {
        ag_arena_close(&host->facts);
    }
    host->facts = outer;
    host->raid_words_closed |= words_closed;
    ag_host_sync(host);
    return status;
}

ag_status ag_host_load_card(ag_host *host, const char *key, uint16_t *printed, ag_error *error)
{
    int version = ag_sets_version(host, host->set, key);
    *printed = version >= 0 ? host->versions[version].printed : 0;
    return *printed != 0 ? AG_OK : ag_loader_load(host, key, 0, printed, error);
}

ag_status ag_host_load_raid(ag_host *host, const char *key, const ag_raid_def **raid,
                            ag_error *error)
{
    *raid = host->catalog.raid;
    if (*raid == NULL) {
        uint16_t printed;
        ag_status status = ag_loader_load(host, key, 1, &printed, error);
        if (status < 0) return status;
        *raid = host->versions[ag_sets_version(host, host->set, key)].raid;
        host->catalog.raid = *raid;
        ag_host_sync(host);
    } else if (strcmp((*raid)->key, key) != 0) {
        return ag_fail(error, AG_USAGE, "a game plays one raid: \"%s\", not \"%s\"", (*raid)->key,
                       key);
    }
    return AG_OK;
}

static int open_inside(lua_State *L)
{
    ag_sandbox_open(L);
    ag_data_open(L);
    ag_data_open_drafts(L);
    lua_pushcfunction(L, use_file);
    ag_sandbox_define(L, "use");
    return 0;
}

ag_status ag_host_open(const ag_source *source, ag_host **out, ag_error *error)
{
    ag_status status = ag_host_bare(source, out, error);
    if (status < 0) return status;
    lua_State *L = ag_host_lua(*out);
    lua_pushcfunction(L, open_inside);
    if (lua_pcall(L, 0, 0, 0) != LUA_OK) {
        status = ag_fail(error, AG_NO_MEMORY, "the script host does not open: %s",
                         luaL_tolstring(L, -1, NULL));
    } else {
        status = ag_keywords_load(*out, error);
    }
    if (status < 0) {
        ag_host_close(*out);
        *out = NULL;
    }
    return status;
}

// Cards and a raid that a scenario declares inline. Their script is the scenario's file itself,
// under the key `scenario/<stem>` (the raid's is `scenario`, so that its Bosses are among the
// cards). The loader, its checks, its budgets and recordings treat them like those of any file;
// errors name the scenario's lines.

// ---- the word `scenario` ----

static int is_stem(const char *text, size_t size)
{
    return size > 0 && size + sizeof AG_INLINE_RAID "/" <= AG_NAME_MAX
           && strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789_") == size;
}

// The table of cards is on top of the stack.
static void check_cards(lua_State *L)
{
    ag_lua_need_value(L, lua_istable(L, -1), -1, NULL,
                      "cards takes a table: { bolt = ability \"Bolt\" { … } }");
    ag_entries cards = ag_entries_open(L, -1);
    ag_lua_need(L, cards.left <= AG_INLINE_CARDS_MAX, AG_FINDING_OUT_OF_RANGE, NULL,
                "cards: a scenario declares at most %d", AG_INLINE_CARDS_MAX);
    while (ag_entries_next(L, &cards)) {
        if (lua_type(L, -2) != LUA_TSTRING || !is_stem(lua_tostring(L, -2), lua_rawlen(L, -2))) {
            ag_lua_fail(L, AG_FINDING_OUT_OF_RANGE,
                        "cards: %s is no stem of a key: small letters, digits and _, at most %d",
                        ag_lua_shown(L, -2), AG_NAME_MAX - (int)sizeof AG_INLINE_RAID "/");
        }
        if (!ag_draft_is(L, -1, AG_DRAFT_CARD)) {
            const char *stem = lua_tostring(L, -2);
            ag_lua_fail(L, AG_FINDING_WRONG_TYPE,
                        "cards: \"%s\" is %s, not a card: ally \"Name\" { … }", stem,
                        ag_lua_shown(L, -1));
        }
    }
}

static int scenario_body(lua_State *L)
{
    static const char *const functions[] = { "given", "play", "expect", NULL };

    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    ag_lua_check_rows(L, 1, "a scenario", ag_fields_scenario, NULL);
    // If nobody sits down there is nothing to play and nothing to expect.
    int refused = lua_getfield(L, 1, "refused");
    ag_lua_need(L, refused == LUA_TNIL || refused == LUA_TSTRING, AG_FINDING_UNKNOWN_RULE, NULL,
                "scenario: \"refused\" must be a rule number like \"R100.1\"");
    for (int at = 0; functions[at] != NULL; at++) {
        int type = lua_getfield(L, 1, functions[at]);
        ag_lua_need(L, refused == LUA_TNIL || at == 0 || type == LUA_TNIL, AG_FINDING_MISSING, NULL,
                    "scenario: a position that is refused has no \"%s\"", functions[at]);
        ag_lua_need(L, type == LUA_TFUNCTION || type == LUA_TNIL || (at == 0 && type == LUA_TTABLE),
                    AG_FINDING_WRONG_TYPE, NULL, "scenario: \"%s\" must be a function%s",
                    functions[at], at == 0 ? ", or { recording = \"FILE\", entry = n }" : "");
        lua_pop(L, 1);
    }
    if (lua_getfield(L, 1, "cards") != LUA_TNIL) check_cards(L);
    lua_getfield(L, 1, "raid");
    // The field `raid` is on top of the stack.
    int is_raid = ag_draft_is(L, -1, AG_DRAFT_RAID);
    ag_lua_need_value(L, is_raid || lua_isnil(L, -1) || lua_type(L, -1) == LUA_TSTRING, -1, NULL,
                      "raid takes a key, or one of its own: raid \"Name\" { … }");
    lua_settop(L, 1);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_setfield(L, 1, "name");
    return 1;
}

// scenario "name" { … } returns its table, with the name in it.
static int word_scenario(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TSTRING);
    lua_settop(L, 1);
    lua_pushcclosure(L, scenario_body, 1);
    return 1;
}

void ag_inline_define(lua_State *L)
{
    lua_pushcfunction(L, word_scenario);
    ag_sandbox_define(L, "scenario");
}

// ---- what it declares ----

int ag_inline_run(lua_State *L, const char *source, size_t size, const char *path)
{
    ag_host *host = ag_host_of(L);
    int before = host->loading_count;
    ag_inline_define(L);
    int status = ag_sandbox_load(L, source, size, AG_INLINE_SOURCE_MAX, path);
    if (status != LUA_OK) return status;
    host->loading[host->loading_count++] = AG_INLINE_RAID;
    status = lua_pcall(L, 0, 1, 0);
    host->loading_count = before;
    return status;
}

int ag_inline_is_scenario(lua_State *L, int index)
{
    int top = lua_gettop(L);
    index = lua_absindex(L, index);
    int is = lua_istable(L, index) && lua_getfield(L, index, "name") == LUA_TSTRING;
    lua_settop(L, top);
    return is;
}

// Pushes the field of the scenario at this index that holds the card, or with the stem "" the raid.
static void push_field(lua_State *L, int scenario, const char *stem)
{
    int is_raid = stem[0] == '\0';
    lua_getfield(L, scenario, is_raid ? "raid" : "cards");
    if (!is_raid && lua_istable(L, -1)) {
        lua_getfield(L, -1, stem);
    } else if (!is_raid || ag_draft_at(L, -1) == NULL) {
        lua_pushnil(L);
    }
}

// Of a file that returns a list (recordings have such) the first that declares it is meant.
void ag_inline_push_declared(lua_State *L, const char *stem)
{
    int file = lua_gettop(L), is_one = ag_inline_is_scenario(L, file);
    int count = !is_one && lua_istable(L, file) ? (int)ag_sandbox_list(L, file) : 0;
    luaL_checkstack(L, 8, "too many values");
    lua_pushnil(L);
    if (is_one) push_field(L, file, stem);
    for (int at = 1; at <= count && lua_isnil(L, -1); at++) {
        lua_settop(L, file);
        lua_rawgeti(L, file, at);
        if (ag_inline_is_scenario(L, -1)) push_field(L, file + 1, stem);
    }
    lua_replace(L, file);
    lua_settop(L, file);
}
