// Drafts: what the words of a file make of their tables. Nothing is read yet: a draft remembers its
// table and its place in the file, so that errors can name it and `value.x` can mean a value that
// the file declares further down.

#include "lua/host/script.h"

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

// ---- word { … } ----

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
