// The host itself: memory, symbols, the catalog's arrays, and budgets. The loader decides what is
// loaded into it.
#include "lua/host/host_private.h"

// SHORT_TEXT_MAX: bytes of a block with a text that Lua may share with others (up to 40 letters).
enum { HOOK_STEP = 1000, WORD_STEPS = 30, SHORT_TEXT_MAX = 96, CARDS_LEAST = 256 };

// ---- memory ----

// `old_size` of a new block is the kind of Lua value that it is for: 0 for the insides of tables,
// whose keys may all collide. What it counts against the budget of memory is only what is always
// allocated, however often a script runs: a short text may be in Lua's pool already, handles and
// loaded files are kept from before, tables grow depending on how their keys are hashed, and memory
// is freed when the collector runs. The script pays for those in steps.
static void *allocate(void *context, void *old, size_t old_size, size_t size)
{
    ag_host *host = context;
    size_t held = old == NULL ? 0 : old_size;
    int kind = old == NULL ? (int)old_size : LUA_TNONE;
    int pays = host->call_count > 0 && host->trusted == 0;
    if (size == 0) {
        free(old);
        host->memory -= held;
        return NULL;
    }
    size_t most = kind == LUA_TSTRING && pays ? AG_HOST_TEXT_MAX
                  : kind == 0 && pays         ? AG_HOST_KEYS_MAX
                                              : AG_HOST_BLOCK_MAX;
    if (size > held && (size > most || host->memory - held + size > AG_HOST_MEMORY_MAX)) {
        host->refused = 1;
        return NULL;
    }
    void *block = realloc(old, size);
    if (block == NULL) return NULL;
    int counts = kind == LUA_TSTRING
                     ? size > SHORT_TEXT_MAX
                     : kind == LUA_TTABLE || kind == LUA_TFUNCTION || kind == LUA_TUSERDATA;
    host->allocated += pays && counts ? size : 0;
    host->memory += size - held;
    return block;
}

void ag_host_trust_begin(ag_host *host)
{
    host->trusted++;
}

void ag_host_trust_end(ag_host *host)
{
    AG_ASSERT(host->trusted > 0);
    host->trusted--;
}

void *ag_host_hold(ag_host *host, size_t size)
{
    return ag_arena_item(&host->holds, size);
}

void *ag_loader_hold(lua_State *L, size_t size)
{
    void *held = ag_arena_item(&ag_host_of(L)->facts, size);
    if (held == NULL) luaL_error(L, "no memory for the facts of a card");
    return held;
}

void *ag_loader_hold_copy(lua_State *L, const void *from, size_t size)
{
    return memcpy(ag_loader_hold(L, size), from, size);
}

const char *ag_loader_hold_text(lua_State *L, const char *text)
{
    return ag_loader_hold_copy(L, text, strlen(text) + 1);
}

size_t ag_host_memory(const ag_host *host)
{
    return host->memory;
}

// ---- symbols ----

ag_symbol ag_host_find_symbol(const ag_host *host, const char *word)
{
    int symbol = ag_map_get(&host->symbols, word);
    return symbol < 0 ? 0 : (ag_symbol)symbol;
}

// 0: out of memory, or of numbers.
static int add_symbol(ag_host *host, const char *word)
{
    ag_catalog *catalog = &host->catalog;
    uint16_t number = catalog->symbol_count;
    if (number == AG_WORDS_MAX) return 0;
    const char **words =
        ag_list_room(catalog->symbols, &host->symbol_capacity, number + 1, sizeof *words);
    if (words == NULL) return 0;
    catalog->symbols = words;
    words[number] = ag_map_put(&host->symbols, word, number);
    if (words[number] == NULL) return 0;
    catalog->symbol_count++;
    return 1;
}

ag_symbol ag_host_intern(ag_host *host, const char *word)
{
    AG_ASSERT(word != NULL);
    ag_catalog *catalog = &host->catalog;
    ag_symbol known = ag_host_find_symbol(host, word);
    if (known != 0 || word[0] == 0 || strlen(word) > AG_HOST_WORD_MAX) return known;
    if (!add_symbol(host, word)) return 0;
    ag_symbol symbol = (ag_symbol)(catalog->symbol_count - 1);
    // Tags that the rules themselves know.
    catalog->mount = strcmp(word, "Mount") == 0 ? symbol : catalog->mount;
    catalog->totem = strcmp(word, "Totem") == 0 ? symbol : catalog->totem;
    ag_host_sync(host);
    return symbol;
}

ag_symbol ag_host_symbol(ag_host *host, const char *word)
{
    // Effects pay whether the word is new or not: that is not part of the game.
    if (host->loading_count == 0) ag_host_spend(host, WORD_STEPS);
    return ag_host_intern(host, word);
}

ag_symbol ag_loader_symbol(lua_State *L, const char *word)
{
    ag_symbol symbol = ag_host_symbol(ag_host_of(L), word);
    ag_lua_need(L, symbol != 0, AG_FINDING_CONTRADICTION, NULL,
                "the word \"%s\" is empty, or one word too many", word);
    return symbol;
}

ag_symbol ag_loader_data(lua_State *L, const void *bytes, int size)
{
    char word[AG_DATA_WORD_SIZE] = "\1";
    AG_ASSERT(size > 0 && size <= AG_DATA_BYTES_MAX);
    for (int i = 0; i < size; i++) {
        uint8_t byte = ((const uint8_t *)bytes)[i];
        word[1 + 2 * i] = (char)('a' + (byte >> 4));
        word[2 + 2 * i] = (char)('a' + (byte & 15));
    }
    word[1 + 2 * size] = 0;
    return ag_loader_symbol(L, word);
}

const char *ag_host_word(const ag_host *host, ag_symbol symbol)
{
    return symbol < host->catalog.symbol_count ? host->catalog.symbols[symbol] : "";
}

int ag_host_raid_word(ag_host *host, const char *word)
{
    for (int i = 0; i < host->raid_word_count; i++) {
        if (strcmp(host->raid_words[i], word) == 0) return i;
    }
    if (host->raid_words_closed || host->raid_word_count == AG_RAID_WORD_MAX) return -1;
    host->raid_words[host->raid_word_count] = ag_arena_text(&host->holds, word);
    if (host->holds.failed) return -1;
    return host->raid_word_count++;
}

int ag_host_raid_word_elsewhere(const ag_host *host, const char *key)
{
    const ag_raid_def *raid = host->catalog.raid;
    if (!host->raid_words_closed || raid == NULL || ag_inline_stem(key) != NULL) return 0;
    size_t set = strcspn(key, "/");
    return strlen(raid->key) != set || strncmp(raid->key, key, set) != 0;
}

int ag_host_raid_words(const ag_host *host, ag_word_list *out)
{
    *out = (ag_word_list){ host->raid_words, host->raid_word_count };
    return host->raid_words_closed;
}

// ---- budgets ----

ag_budget ag_host_budget(int instructions)
{
    return (ag_budget){ .instructions = instructions, .bytes = AG_HOST_ALLOCATED_MAX };
}

static struct ag_call *innermost(ag_host *host)
{
    return host->call_count == 0 ? NULL : &host->calls[host->call_count - 1];
}

static _Noreturn void stop(struct ag_call *call, const char *what)
{
    call->stopped = 1;
    lua_sethook(call->L, lua_gethook(call->L), LUA_MASKCOUNT | LUA_MASKLINE, 1);
    ag_lua_fail(call->L, AG_FINDING_SCRIPT, "%s", what);
}

static void spend(ag_host *host, struct ag_call *call, int steps)
{
    call->budget->instructions -= steps;
    if (call->budget->instructions < 0) {
        call->budget->instructions = 0;
        stop(call, "the script does not come to an end: its budget of instructions is spent");
    }
    if (host->allocated - call->allocated > (uint64_t)call->budget->bytes) {
        stop(call, "the script makes texts and tables without end: its budget of memory is spent");
    }
}

void ag_host_spend(ag_host *host, int steps)
{
    AG_ASSERT(steps >= 0);
    struct ag_call *call = innermost(host);
    if (call != NULL) spend(host, call, steps);
}

int ag_host_count_note(ag_host *host)
{
    AG_ASSERT(host->call_count > 0);
    return ++innermost(host)->budget->notes;
}

// Counts steps; once it has stopped the script, it stops it at every further line and instruction.
static void hook(lua_State *L, lua_Debug *debug)
{
    ag_host *host = ag_host_of(L);
    struct ag_call *call = innermost(host);
    if (call == NULL || call->L != L || host->trusted > 0) return;
    if (call->stopped) spend(host, call, AG_HOST_INSTRUCTIONS_MAX);
    switch (debug->event) {
    case LUA_HOOKCALL:
    case LUA_HOOKTAILCALL:
        spend(host, call, 1);
        // The stack grows at a call, and a function is given the values of its `...` there: each
        // use of `...` copies them.
        lua_Debug level;
        if (lua_getstack(call->L, AG_HOST_DEPTH_MAX, &level)) {
            stop(call, "the script calls itself too deeply");
        }
        if (lua_getlocal(call->L, debug, -AG_HOST_EXTRA_MAX - 1) != NULL) {
            stop(call, "a function is handed more values than it can look at");
        }
        if (host->coverage != NULL) ag_coverage_note(host->coverage, L, debug);
        break;
    case LUA_HOOKRET:  // each value that is returned is moved
        lua_getinfo(L, "r", debug);
        spend(host, call, 1 + debug->ntransfer);
        break;
    case LUA_HOOKLINE:  // only coverage needs lines: they cost nothing
        ag_coverage_note(host->coverage, L, debug);
        break;
    default: spend(host, call, HOOK_STEP);
    }
}

static void set_hook(const ag_host *host, lua_State *L)
{
    int lines = host->coverage != NULL ? LUA_MASKLINE : 0;
    lua_sethook(L, hook, LUA_MASKCOUNT | LUA_MASKCALL | LUA_MASKRET | lines, HOOK_STEP);
}

void ag_host_play(ag_host *host, const char *mode, struct ag_coverage *coverage)
{
    AG_ASSERT(host->call_count == 0);
    host->mode = ag_arena_text(&host->holds, mode);
    host->coverage = coverage;
    host->speaks = host->source.called != NULL;
}

void ag_host_call_begin(ag_host *host, lua_State *L, ag_budget *budget)
{
    AG_ASSERT(host->call_count < AG_CALLS_MAX);
    AG_ASSERT(budget != NULL);
    // Lua compares texts, and writes and reads fractions, by the locale of the thread.
    locale_t before = uselocale(host->plain);
    host->calls[host->call_count++] = (struct ag_call){ .L = L,
                                                        .budget = budget,
                                                        .allocated = host->allocated,
                                                        .before = before,
                                                        .trusted = host->trusted };
    host->trusted = 0;
    set_hook(host, L);
}

void ag_host_call_end(ag_host *host, lua_State *L)
{
    struct ag_call *call = innermost(host);
    AG_ASSERT(call != NULL);
    AG_ASSERT(call->L == L);
    host->trusted = call->trusted;
    uint64_t bytes = host->allocated - call->allocated;
    call->budget->bytes -=
        bytes < (uint64_t)call->budget->bytes ? (int32_t)bytes : call->budget->bytes;
    host->call_count--;
    uselocale(call->before);
    lua_sethook(L, NULL, 0, 0);
    struct ag_call *outer = innermost(host);
    if (outer == NULL) return;
    outer->allocated += bytes;
    // A call on a thread of its own never touched the hook of the outer one.
    if (outer->L == L) set_hook(host, L);
}

// ---- life ----

ag_host *ag_host_of(lua_State *L)
{
    return *(ag_host **)lua_getextraspace(L);
}

lua_State *ag_host_lua(const ag_host *host)
{
    return host->L;
}

ag_status ag_host_bare(const ag_source *source, ag_host **out, ag_error *error)
{
    static const ag_card_def nothing = { .side_count = 1, .side = { { .name = "", .text = "" } } };
    *out = NULL;
    ag_host *host = calloc(1, sizeof *host);
    if (host == NULL) {
        if (source->close != NULL) source->close(source->context);
        return ag_fail(error, AG_NO_MEMORY, "no memory for a script host");
    }
    host->holders = 1;
    host->source = *source;
    host->plain = newlocale(LC_ALL_MASK, "C", (locale_t)0);
    host->L = lua_newstate(allocate, host);
    host->catalog.cards = calloc(CARDS_LEAST, sizeof *host->catalog.cards);
    host->printed = calloc(CARDS_LEAST, sizeof *host->printed);
    int opened = 1;  // symbol 0 is "", then come the tags that the engine knows
    for (int tag = 0; tag < AG_TAG_COUNT && opened; tag++) {
        opened = add_symbol(host, ag_tag_words[tag]);
    }
    if (host->plain == (locale_t)0 || host->L == NULL || host->catalog.cards == NULL
        || host->printed == NULL || !opened || ag_sets_add(host, 0, source) != 0) {
        ag_host_close(host);
        return ag_fail(error, AG_NO_MEMORY, "no memory for a script host");
    }
    host->card_capacity = CARDS_LEAST;
    host->catalog.cards[0] = &nothing;
    host->printed[0].path = "";
    *(ag_host **)lua_getextraspace(host->L) = host;
    *out = host;
    return AG_OK;
}

ag_host *ag_host_keep(ag_host *host)
{
    AG_ASSERT(host->holders > 0);
    host->holders++;
    return host;
}

void ag_host_close(ag_host *host)
{
    if (host == NULL || --host->holders > 0) return;
    if (host->L != NULL) lua_close(host->L);
    if (host->plain != (locale_t)0) freelocale(host->plain);
    ag_sets_close(host);
    ag_arena_close(&host->holds);
    ag_arena_close(&host->facts);
    free(host->catalog.cards);
    free(host->catalog.symbols);
    ag_map_close(&host->symbols);
    free(host->printed);
    if (host->source.close != NULL) host->source.close(host->source.context);
    free(host);
}

const char *ag_host_lua_version(void)
{
    return LUA_VERSION_MAJOR "." LUA_VERSION_MINOR "." LUA_VERSION_RELEASE;
}

// Drafts: what the words of a file make of their tables. Nothing is read yet: a draft remembers its
// table and its place in the file, so that errors can name it and `value.x` can mean a value that
// the file declares further down.

enum { VALUE_TABLE = 1, VALUE_NAME = 2 };
enum { NAME_BYTES = 120 };  // of a card, raid or deck

void ag_draft_push(lua_State *L, int kind, int number, const char *word, int table, int name)
{
    ag_draft *draft = lua_newuserdatauv(L, sizeof *draft, 2);
    ag_raised at = { .line = 0 };
    ag_lua_place(L, &at);
    *draft = (ag_draft){ .kind = (uint8_t)kind, .number = (uint8_t)number, .line = at.line };
    snprintf(draft->word, sizeof draft->word, "%s", word);
    snprintf(draft->path, sizeof draft->path, "%.*s", (int)sizeof draft->path - 1, at.path);
    luaL_setmetatable(L, AG_DATA_DRAFT);
    if (table != 0) {
        lua_pushvalue(L, table);
        lua_setiuservalue(L, -2, VALUE_TABLE);
    }
    if (name != 0) {
        lua_pushvalue(L, name);
        lua_setiuservalue(L, -2, VALUE_NAME);
    }
}

const ag_draft *ag_draft_at(lua_State *L, int index)
{
    return luaL_testudata(L, index, AG_DATA_DRAFT);
}

int ag_draft_is(lua_State *L, int index, int kind)
{
    const ag_draft *draft = ag_draft_at(L, index);
    return draft != NULL && draft->kind == kind;
}

void ag_draft_push_table(lua_State *L, int index)
{
    lua_getiuservalue(L, index, VALUE_TABLE);
}

const char *ag_draft_name(lua_State *L, int index)
{
    const char *name =
        lua_getiuservalue(L, index, VALUE_NAME) == LUA_TSTRING ? lua_tostring(L, -1) : "";
    lua_pop(L, 1);
    return name;
}

void ag_draft_check_table(lua_State *L, int index, const char *word)
{
    ag_lua_need_value(L, lua_istable(L, index), index, NULL, "%s takes a table { … }", word);
}

// Upvalues: kind, number, word; name, or nil.
static int make_draft(lua_State *L)
{
    const char *word = lua_tostring(L, lua_upvalueindex(3));
    ag_draft_check_table(L, 1, word);
    ag_draft_push(L, (int)lua_tointeger(L, lua_upvalueindex(1)),
                  (int)lua_tointeger(L, lua_upvalueindex(2)), word, 1, lua_upvalueindex(4));
    return 1;
}

int ag_draft_push_maker(lua_State *L, int kind, int number, const char *word, const char *name)
{
    lua_pushinteger(L, kind);
    lua_pushinteger(L, number);
    lua_pushstring(L, word);
    lua_pushstring(L, name);  // nil for NULL
    lua_pushcclosure(L, make_draft, 4);
    return 1;
}

int ag_draft_named(lua_State *L, int kind, const char *word)
{
    size_t size = lua_type(L, 1) == LUA_TSTRING ? lua_rawlen(L, 1) : 0;
    ag_lua_need(L, size > 0 && size <= NAME_BYTES, AG_FINDING_WRONG_TYPE, NULL,
                "%s takes a name and a table: %s \"Name\" { … }", word, word);
    return ag_draft_push_maker(L, kind, 0, word, lua_tostring(L, 1));
}

const char *ag_inline_stem(const char *key)
{
    static const char folder[] = AG_INLINE_RAID "/";
    if (strcmp(key, AG_INLINE_RAID) == 0) return "";
    return strncmp(key, folder, sizeof folder - 1) == 0 ? key + sizeof folder - 1 : NULL;
}
