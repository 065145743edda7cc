// Drafts: what the words of a file make of their tables. Nothing is read yet: a draft remembers its
// table and its place in the file, so that errors can name it and `value.x` can mean a value that
// the file declares further down.
#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "lua/data_lua.h"
#include "lua/field.h"
#include "lua/loader.h"
#include "lua/sandbox.h"
#include "rules/rules.h"

enum { VALUE_TABLE = 1, VALUE_NAME = 2 };
static const char raid_reader_key;

// Pushes a draft of the table (or nil) at index `table` with the name at index `name`; 0: no name.
static void push_draft(lua_State *L, int kind, int number, const char *word, int table, int name)
{
    ag_draft *draft = lua_newuserdatauv(L, sizeof *draft, 2);
    memset(draft, 0, sizeof *draft);
    draft->kind = (uint8_t)kind;
    draft->number = (uint8_t)number;
    snprintf(draft->word, sizeof draft->word, "%s", word);
    lua_Debug debug;
    for (int level = 0; lua_getstack(L, level, &debug); level++) {
        lua_getinfo(L, "Sl", &debug);
        if (debug.currentline > 0) {
            draft->line = debug.currentline;
            snprintf(draft->path, sizeof draft->path, "%s",
                     debug.source + (debug.source[0] == '@'));
            break;
        }
    }
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

static void check_table(lua_State *L, int index, const char *word)
{
    if (!lua_istable(L, index)) {
        ag_lua_fail(L, AG_FINDING_WRONG_TYPE, "%s takes a table { … }, not %s", word,
                    ag_lua_shown(L, index));
    }
}

// ---- word { … } ----

// Upvalues: kind, number, word.
static int make_draft(lua_State *L)
{
    const char *word = lua_tostring(L, lua_upvalueindex(3));
    check_table(L, 1, word);
    push_draft(L, (int)lua_tointeger(L, lua_upvalueindex(1)),
               (int)lua_tointeger(L, lua_upvalueindex(2)), word, 1, 0);
    return 1;
}

static void push_maker(lua_State *L, int kind, int number, const char *word)
{
    lua_pushinteger(L, kind);
    lua_pushinteger(L, number);
    lua_pushstring(L, word);
    lua_pushcclosure(L, make_draft, 3);
}

// ---- word "Name" { … } ----

// Upvalues: kind, word, name.
static int make_named(lua_State *L)
{
    const char *word = lua_tostring(L, lua_upvalueindex(2));
    check_table(L, 1, word);
    push_draft(L, (int)lua_tointeger(L, lua_upvalueindex(1)), 0, word, 1, lua_upvalueindex(3));
    return 1;
}

int ag_draft_named(lua_State *L, int kind, const char *word)
{
    if (lua_type(L, 1) != LUA_TSTRING || lua_rawlen(L, 1) == 0 || lua_rawlen(L, 1) > 120) {
        ag_lua_fail(L, AG_FINDING_WRONG_TYPE, "%s takes a name and a table: %s \"Name\" { … }",
                    word, word);
    }
    lua_pushinteger(L, kind);
    lua_pushstring(L, word);
    lua_pushvalue(L, 1);
    lua_pushcclosure(L, make_named, 3);
    return 1;
}

// Upvalues: kind, word.
static int name_draft(lua_State *L)
{
    return ag_draft_named(L, (int)lua_tointeger(L, lua_upvalueindex(1)),
                          lua_tostring(L, lua_upvalueindex(2)));
}

static void define_named(lua_State *L, int kind, const char *word)
{
    lua_pushinteger(L, kind);
    lua_pushstring(L, word);
    lua_pushcclosure(L, name_draft, 2);
    ag_sandbox_define(L, word);
}

static void define_maker(lua_State *L, int kind, const char *word)
{
    push_maker(L, kind, 0, word);
    ag_sandbox_define(L, word);
}

// ---- when.<event> { … } ----

// The events of at least this use (AG_USE_…) as a list; also pushes them in one text: "moved,
// destroyed, …".
static const char *words_of_use(lua_State *L, int least, const char **words, int *count)
{
    luaL_Buffer text;
    *count = 0;
    luaL_buffinit(L, &text);
    for (int i = 0; i < AG_EVENT_COUNT; i++) {
        if (ag_event_uses[i] >= least) {
            luaL_addstring(&text, *count > 0 ? ", " : "");
            luaL_addstring(&text, ag_event_words[i]);
            words[(*count)++] = ag_event_words[i];
        }
    }
    luaL_pushresult(&text);
    return lua_tostring(L, -1);
}

typedef struct family {
    uint8_t kind;
    char word[12];
} family;

static _Noreturn void no_event(lua_State *L, const family *of, const char *name, int least,
                               int is_told)
{
    const char *words[AG_EVENT_COUNT];
    int count;
    const char *all = words_of_use(L, least, words, &count);
    const char *meant = ag_lua_meant(L, name, words, count);
    if (is_told) {
        ag_lua_fail(L, AG_FINDING_UNKNOWN_NAME, "nothing can %s the event \"%s\"%s; %s takes %s",
                    least == AG_USE_REPLACED ? "replace" : "watch for", name, meant, of->word, all);
    }
    ag_lua_fail(L, AG_FINDING_UNKNOWN_NAME, "there is no event \"%s\" for %s%s", name, of->word,
                meant);
}

static int event_of(lua_State *L, const family *of, const char *name)
{
    static const char *const turns[] = { "start_of_turn", "end_of_turn", "start_of_part" };
    static const uint8_t events[] = { AG_EVENT_TURN_BEGINS, AG_EVENT_TURN_ENDS,
                                      AG_EVENT_PART_BEGINS };
    static const char *const packets[] = { "damage", "healing" };
    if (of->kind == AG_DRAFT_AS) {
        static const char *const words[] = { "enters_play", "placed", "start_of_turn", "flipped",
                                             "leaves_play" };
        static const uint8_t happens[] = { AG_EVENT_ENTERED_PLAY, AG_EVENT_PLACED,
                                           AG_EVENT_TURN_BEGINS, AG_EVENT_FLIPPED,
                                           AG_EVENT_LEFT_PLAY };
        enum { WORDS = sizeof words / sizeof words[0] };
        int as = ag_word_find(words, WORDS, name);
        if (as < 0) {
            ag_lua_fail(L, AG_FINDING_UNKNOWN_NAME, "there is no as.%s%s", name,
                        ag_lua_meant(L, name, words, WORDS));
        }
        return happens[as];
    }
    if (of->kind == AG_DRAFT_AT) {
        int at = ag_word_find(turns, 3, name);
        if (at < 0) {
            ag_lua_fail(L, AG_FINDING_UNKNOWN_NAME, "there is no at.%s%s", name,
                        ag_lua_meant(L, name, turns, 3));
        }
        return events[at];
    }
    if (of->kind == AG_DRAFT_PREVENTS || of->kind == AG_DRAFT_RAISES
        || of->kind == AG_DRAFT_CHANGES) {
        if (of->kind == AG_DRAFT_RAISES && strcmp(name, "reveal") == 0) return AG_EVENT_REVEALS;
        int healing = strcmp(name, packets[1]) == 0 && of->kind != AG_DRAFT_PREVENTS;
        if (!healing && strcmp(name, packets[0]) != 0) {
            ag_lua_fail(L, AG_FINDING_UNKNOWN_NAME, "there is no %s.%s (did you mean \"damage\"?)",
                        of->word, name);
        }
        return healing ? AG_EVENT_HEALED : AG_EVENT_DAMAGED;
    }
    int event = ag_word_find(ag_event_words, AG_EVENT_COUNT, name);
    int least = of->kind == AG_DRAFT_INSTEAD ? AG_USE_REPLACED : AG_USE_WATCHED;
    if (event < 0 || ag_event_uses[event] < least) {
        no_event(L, of, name, least, event >= 0);
    }
    return event;
}

static int read_family(lua_State *L)
{
    const family *of = lua_touserdata(L, 1);
    const char *name = luaL_checkstring(L, 2);
    int event = event_of(L, of, name);
    push_maker(L, of->kind, event, lua_pushfstring(L, "%s.%s", of->word, name));
    return 1;
}

static int family_index(lua_State *L)
{
    return ag_lua_guard(L, read_family);
}

static void define_family(lua_State *L, int kind, const char *word)
{
    family *made = lua_newuserdatauv(L, sizeof *made, 0);
    memset(made, 0, sizeof *made);
    made->kind = (uint8_t)kind;
    snprintf(made->word, sizeof made->word, "%s", word);
    lua_newtable(L);
    lua_pushcfunction(L, family_index);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    ag_sandbox_define(L, word);
}

// ---- target("name", filter, aim, { … }) ----

static int make_target(lua_State *L)
{
    if (lua_type(L, 1) != LUA_TSTRING) {
        ag_lua_fail(L, AG_FINDING_CONTRADICTION,
                    "a target begins with its name: target(\"ally\", any.ally, harm)");
    }
    if (!ag_lua_is_filter(L, 2) && ag_lua_to_selector(L, 2) == NULL) {
        ag_lua_fail(L, AG_FINDING_WRONG_TYPE,
                    "a target is a filter, player.…, link.… or graveyard.…, not %s",
                    ag_lua_shown(L, 2));
    }
    ag_lua_check_word(L, 3, AG_WORD_AIM, 0);
    lua_settop(L, 4);
    lua_newtable(L);
    if (!lua_isnil(L, 4)) {
        check_table(L, 4, "the last part of a target");
        ag_lua_check_rows(L, 4, "a target", ag_fields_target, NULL);
        for (const ag_field_row *option = ag_fields_target; option->name != NULL; option++) {
            lua_getfield(L, 4, option->name);
            lua_setfield(L, 5, option->name);
        }
    }
    lua_pushvalue(L, 2);
    lua_setfield(L, 5, "what");
    lua_pushvalue(L, 3);
    lua_setfield(L, 5, "aim");
    push_draft(L, AG_DRAFT_TARGET, 0, "target", 5, 1);
    return 1;
}

static int word_target(lua_State *L)
{
    return ag_lua_guard(L, make_target);
}

// ---- steps of a turn ----

// `draw_step { count = … }`
static int draft_call(lua_State *L)
{
    const ag_draft *draft = luaL_checkudata(L, 1, AG_DATA_DRAFT);
    int takes_table = draft->number == AG_STEP_DRAW || draft->number == AG_STEP_FLIPS
                      || draft->number == AG_STEP_ATTACKS;
    if (draft->kind != AG_DRAFT_STEP || !takes_table) {
        ag_lua_fail(L, AG_FINDING_CONTRADICTION, "%s can't be called", draft->word);
    }
    check_table(L, 2, draft->word);
    push_draft(L, AG_DRAFT_STEP, draft->number, draft->word, 2, 0);
    return 1;
}

static void define_step(lua_State *L, const char *word, int step)
{
    push_draft(L, AG_DRAFT_STEP, step, word, 0, 0);
    ag_sandbox_define(L, word);
}

// ---- raid: in a file it makes a raid, in effects it reads one ----

static int raid_call(lua_State *L)
{
    lua_remove(L, 1);
    return ag_draft_named(L, AG_DRAFT_RAID, "raid");
}

static int raid_index(lua_State *L)
{
    if (lua_rawgetp(L, LUA_REGISTRYINDEX, &raid_reader_key) != LUA_TFUNCTION) {
        ag_lua_fail(L, AG_FINDING_CONTRADICTION, "raid.%s can be read in effects only",
                    luaL_checkstring(L, 2));
    }
    lua_pushvalue(L, 2);
    lua_call(L, 1, 1);
    return 1;
}

void ag_host_define_raid_reader(ag_host *host, lua_State *L)
{
    (void)host;
    lua_rawsetp(L, LUA_REGISTRYINDEX, &raid_reader_key);
}

static void define_raid(lua_State *L)
{
    lua_newuserdatauv(L, 0, 0);
    lua_newtable(L);
    lua_pushcfunction(L, raid_index);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, raid_call);
    lua_setfield(L, -2, "__call");
    lua_setmetatable(L, -2);
    ag_sandbox_define(L, "raid");
}

void ag_data_open_drafts(lua_State *L)
{
    luaL_newmetatable(L, AG_DATA_DRAFT);
    lua_pushcfunction(L, draft_call);
    lua_setfield(L, -2, "__call");
    lua_pop(L, 1);

    define_named(L, AG_DRAFT_CARD, "boss");
    define_named(L, AG_DRAFT_CARD, "token");
    define_named(L, AG_DRAFT_PHASE, "phase");
    define_named(L, AG_DRAFT_DECK, "deck");
    define_named(L, AG_DRAFT_TEXTS, "texts");
    define_named(L, AG_DRAFT_PACK, "pack");
    define_named(L, AG_DRAFT_SEQUENCE, "sequence");
    define_named(L, AG_DRAFT_EFFECT, "effect");
    define_maker(L, AG_DRAFT_AGAIN, "again");
    define_raid(L);

    define_maker(L, AG_DRAFT_GIVES, "gives");
    define_maker(L, AG_DRAFT_DEATH_RATTLE, "death_rattle");
    define_maker(L, AG_DRAFT_TRIBE, "tribe");
    define_maker(L, AG_DRAFT_DIPLOMACY, "diplomacy");
    define_maker(L, AG_DRAFT_STASH, "stash");
    define_maker(L, AG_DRAFT_ENRAGED, "enraged");
    define_maker(L, AG_DRAFT_FINISHING_MOVE, "finishing_move");
    define_maker(L, AG_DRAFT_PAYS, "pays");
    define_maker(L, AG_DRAFT_MODE, "mode");
    lua_pushcfunction(L, word_target);
    ag_sandbox_define(L, "target");
    define_family(L, AG_DRAFT_WHEN, "when");
    define_family(L, AG_DRAFT_AT, "at");
    define_family(L, AG_DRAFT_INSTEAD, "instead");
    define_family(L, AG_DRAFT_PREVENTS, "prevents");
    define_family(L, AG_DRAFT_RAISES, "raises");
    define_family(L, AG_DRAFT_CHANGES, "changes");
    define_family(L, AG_DRAFT_AS, "as");
    define_maker(L, AG_DRAFT_ENTERS, "enters");

    define_step(L, "ready_step", AG_STEP_READY);
    define_step(L, "draw_step", AG_STEP_DRAW);
    define_step(L, "window", AG_STEP_WINDOW);
    define_step(L, "action_phase", AG_STEP_ACTION);
    define_step(L, "end_phase", AG_STEP_END);
    define_step(L, "flip_step", AG_STEP_FLIPS);
    define_step(L, "attack_step", AG_STEP_ATTACKS);
}
