// Drafts: what the words of a file make of their tables. Nothing is read yet: a draft remembers its
// table and its place in the file, so that errors can name it and `value.x` can mean a value that
// the file declares further down.
#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "lua/data/data_lua.h"
#include "lua/language/lexicon.h"
#include "lua/load/loader.h"
#include "lua/host/sandbox.h"
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

// Upvalues: kind, number, word; name, or nil.
static int make_draft(lua_State *L)
{
    int name = lua_isnil(L, lua_upvalueindex(4)) ? 0 : lua_upvalueindex(4);
    const char *word = lua_tostring(L, lua_upvalueindex(3));
    check_table(L, 1, word);
    push_draft(L, (int)lua_tointeger(L, lua_upvalueindex(1)),
               (int)lua_tointeger(L, lua_upvalueindex(2)), word, 1, name);
    return 1;
}

// Pushes the function that takes the table. The name is on top of the stack, or nil.
static void push_maker(lua_State *L, int kind, int number, const char *word)
{
    lua_pushinteger(L, kind);
    lua_pushinteger(L, number);
    lua_pushstring(L, word);
    lua_rotate(L, -4, -1);
    lua_pushcclosure(L, make_draft, 4);
}

// ---- word "Name" { … } ----

int ag_draft_named(lua_State *L, int kind, const char *word)
{
    if (lua_type(L, 1) != LUA_TSTRING || lua_rawlen(L, 1) == 0 || lua_rawlen(L, 1) > 120) {
        ag_lua_fail(L, AG_FINDING_WRONG_TYPE, "%s takes a name and a table: %s \"Name\" { … }",
                    word, word);
    }
    lua_pushvalue(L, 1);
    push_maker(L, kind, 0, word);
    return 1;
}

static int name_draft(lua_State *L)
{
    const ag_lexicon_row *row = ag_lexicon_here(L);
    return ag_draft_named(L, row->number, row->name);
}

// ---- when.<event> { … } ----

// Pushes the words in one text: "moved, destroyed, …".
static const char *push_list(lua_State *L, const char *const *words, int count)
{
    luaL_Buffer text;
    luaL_buffinit(L, &text);
    for (int i = 0; i < count; i++) {
        luaL_addstring(&text, i > 0 ? ", " : "");
        luaL_addstring(&text, words[i]);
    }
    luaL_pushresult(&text);
    return lua_tostring(L, -1);
}

// The word of a family: "when" of "when.dies".
static int head_of(const ag_lexicon_row *row)
{
    return (int)strcspn(row->name, ".");
}

// The event of a family that has a row for each: at, as, prevents, raises, changes.
static int event_of_rows(lua_State *L, const ag_lexicon_row *family, const char *name)
{
    const char *words[8];
    int count = 0, head = head_of(family);
    for (const ag_lexicon_row *row = family; row->number == family->number; row++) {
        words[count++] = row->name + head + 1;
        if (strcmp(row->name + head + 1, name) == 0) return row->second;
    }
    const char *meant = ag_lua_meant(L, name, words, count);
    ag_lua_fail(L, AG_FINDING_UNKNOWN_NAME, "there is no %.*s.%s%s; it takes %s", head,
                family->name, name, meant, push_list(L, words, count));
}

// The event of `when` and `instead`, which wait for what is told and can be replaced.
static int event_of(lua_State *L, const ag_lexicon_row *family, const char *name)
{
    int event = ag_word_find(ag_event_words, AG_EVENT_COUNT, name);
    int least = family->number == AG_DRAFT_INSTEAD ? AG_USE_REPLACED : AG_USE_WATCHED;
    if (event >= 0 && ag_event_uses[event] >= least) return event;
    const char *words[AG_EVENT_COUNT];
    int count = 0;
    for (int i = 0; i < AG_EVENT_COUNT; i++) {
        if (ag_event_uses[i] >= least) {
            words[count++] = ag_event_words[i];
        }
    }
    const char *meant = ag_lua_meant(L, name, words, count);
    if (event >= 0) {
        ag_lua_fail(L, AG_FINDING_UNKNOWN_NAME, "nothing can %s the event \"%s\"%s; %s takes %s",
                    least == AG_USE_REPLACED ? "replace" : "watch for", name, meant, family->name,
                    push_list(L, words, count));
    }
    ag_lua_fail(L, AG_FINDING_UNKNOWN_NAME, "there is no event \"%s\" for %s%s", name, family->name,
                meant);
}

static int word_family(lua_State *L)
{
    const ag_lexicon_row *family = ag_lexicon_here(L);
    const char *name = luaL_checkstring(L, 2);
    int head = head_of(family);
    int event =
        family->name[head] == '.' ? event_of_rows(L, family, name) : event_of(L, family, name);
    lua_pushnil(L);
    char word[sizeof(((ag_draft *)NULL)->word)];
    snprintf(word, sizeof word, "%.*s.%s", head, family->name, name);
    push_maker(L, family->number, event, word);
    return 1;
}

// ---- target("name", filter, aim, { … }) ----

int ag_word_target(lua_State *L)
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

int ag_word_raid(lua_State *L)
{
    lua_newuserdatauv(L, 0, 0);
    lua_newtable(L);
    lua_pushcfunction(L, raid_index);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, raid_call);
    lua_setfield(L, -2, "__call");
    lua_setmetatable(L, -2);
    return 1;
}

// ---- words ----

static int word_maker(lua_State *L)
{
    const ag_lexicon_row *row = ag_lexicon_here(L);
    lua_pushnil(L);
    push_maker(L, row->number, 0, row->name);
    return 1;
}

static int is_family(const ag_lexicon_row *row)
{
    return row->number == AG_DRAFT_WHEN || row->number == AG_DRAFT_INSTEAD
           || strchr(row->name, '.') != NULL;
}

static void push_word(lua_State *L, const ag_lexicon_row *row)
{
    if (row->function != NULL) {
        ag_lexicon_push(L, row, row->function, row->form);
    } else if (row->kind == AG_LEXICON_CARD && ag_lua_noun_types(row->name) != 0) {
        ag_lua_push_noun(L, row->name);
    } else if (row->kind == AG_LEXICON_CARD || row->kind == AG_LEXICON_NAMED) {
        ag_lexicon_push(L, row, name_draft, AG_FORM_CALLED);
    } else if (row->kind == AG_LEXICON_STEP && row->number != AG_DRAFT_AGAIN) {
        push_draft(L, AG_DRAFT_STEP, row->second, row->name, 0, 0);
    } else if (row->kind == AG_LEXICON_POWER && is_family(row)) {
        ag_lexicon_push(L, row, word_family, AG_FORM_INDEXED);
    } else {
        ag_lexicon_push(L, row, word_maker, AG_FORM_VALUE);
    }
}

// Parts of cards that are fields, and what others define, have no number.
static void define_rows(lua_State *L, const ag_lexicon_row *rows)
{
    for (const ag_lexicon_row *row = rows; row->kind != AG_LEXICON_END; row++) {
        int again = row > rows && row->kind == AG_LEXICON_POWER && row->number == row[-1].number;
        if (!again && (row->number != 0 || row->kind == AG_LEXICON_CARD)) {
            const char *head = lua_pushlstring(L, row->name, (size_t)head_of(row));
            push_word(L, row);
            ag_sandbox_define(L, head);
            lua_pop(L, 1);
        }
    }
}

void ag_data_open_drafts(lua_State *L)
{
    luaL_newmetatable(L, AG_DATA_DRAFT);
    lua_pushcfunction(L, draft_call);
    lua_setfield(L, -2, "__call");
    lua_pop(L, 1);
    define_rows(L, ag_lexicon_cards);
    define_rows(L, ag_lexicon_parts);
    define_rows(L, ag_lexicon_raids);
    define_rows(L, ag_lexicon_powers);
}
