// What all data of scripts share: errors that name a place, words, fields of tables, changes.
#include "lua/data/data_lua.h"

#include <lauxlib.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/letter.h"
#include "base/span.h"
#include "lua/language/lexicon.h"
#include "lua/load/loader.h"
#include "lua/host/sandbox.h"

// The value of an unknown word while its file is checked.
#define WRONG "wrong"

// ---- errors ----

// Where the line begins in the text of a file that the host has loaded; NULL: the file is shorter.
static const char *text_at(const ag_host *host, const char *path, int line)
{
    const char *at = NULL;
    for (int i = 0; i < host->script_count; i++) {
        if (strcmp(host->scripts[i].path, path) == 0) {
            at = host->scripts[i].source;
        }
    }
    for (int i = 1; at != NULL && i < line; i++) {
        at = strchr(at, '\n');
        at = at == NULL ? NULL : at + 1;
    }
    return at;
}

// The first line, from `line` on, that contains the words, such as "value.amount"; else `line`.
static int line_of_words(const ag_host *host, const char *path, int line, const char *words)
{
    const char *from = text_at(host, path, line);
    const char *at = from;
    size_t length = strlen(words);
    while (at != NULL && (at = strstr(at, words)) != NULL
           && (ag_is_alnum(at[length]) || at[length] == '_')) {
        at += length;
    }
    for (const char *each = from; at != NULL && each < at; each++) {
        line += *each == '\n';
    }
    return line;
}

// The first line, from `line` on, that contains `field = `; else `line`.
static int line_of_field(const ag_host *host, const char *path, int line, const char *field)
{
    const char *at = text_at(host, path, line);
    size_t length = strlen(field);
    int found = line;
    for (; at != NULL && *at != 0; at++) {
        found += *at == '\n';
        if (strncmp(at + 1, field, length) == 0 && strchr(" \t\n{,[\"", *at) != NULL) {
            const char *after = at + 1 + length;
            after += strspn(after, " \t\"]");
            if (after[0] == '=' && after[1] != '=') return found;
        }
    }
    return line;
}

int ag_lua_field_line(lua_State *L, const char *field)
{
    const ag_host *host = ag_host_of(L);
    const ag_draft *draft = host->reading.draft;
    return draft == NULL ? 0 : line_of_field(host, draft->path, draft->line, field);
}

void ag_lua_place(lua_State *L, ag_raised *out)
{
    const ag_host *host = ag_host_of(L);
    lua_Debug debug;
    for (int level = 0; lua_getstack(L, level, &debug); level++) {
        lua_getinfo(L, "Sl", &debug);
        if (debug.currentline > 0) {
            out->line = debug.currentline;
            snprintf(out->path, sizeof out->path, "%s", debug.source + (debug.source[0] == '@'));
            return;
        }
    }
    const char *key = host->loading_count > 0 ? host->loading[host->loading_count - 1] : "";
    for (int i = 0; i < host->script_count; i++) {
        if (strcmp(host->scripts[i].key, key) == 0) {
            out->line = 1;
            snprintf(out->path, sizeof out->path, "%s", host->scripts[i].path);
        }
    }
}

// The place of the draft that is being read; else that of the script.
static void place(lua_State *L, const char *field, ag_raised *out)
{
    const ag_host *host = ag_host_of(L);
    const ag_draft *draft = host->reading.draft;
    if (draft == NULL) {
        ag_lua_place(L, out);
        return;
    }
    // A field is one name; anything else is words to look for.
    out->line = field == NULL ? draft->line
                : strpbrk(field, ".{") != NULL
                    ? line_of_words(host, draft->path, draft->line, field)
                    : line_of_field(host, draft->path, draft->line, field);
    snprintf(out->path, sizeof out->path, "%s", draft->path);
}

void ag_lua_push_text(lua_State *L, const char *text)
{
    lua_pushlstring(L, text, strlen(text));
}

// Made before it is pushed, as pushing may free what owns the texts.
static void push(lua_State *L, int code, const char *field, const char *format, va_list list)
{
    ag_raised raised = { .code = code };
    vsnprintf(raised.text, sizeof raised.text, format, list);
    luaL_checkstack(L, 4, "too many values");
    place(L, field, &raised);
    ag_raised_push(L, &raised);
}

void ag_lua_fail(lua_State *L, int code, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    push(L, code, NULL, format, list);
    lua_error(L);
    __builtin_unreachable();
}

void ag_lua_fail_field(lua_State *L, int code, const char *field, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    push(L, code, field, format, list);
    lua_error(L);
    __builtin_unreachable();
}

void ag_lua_fail_type(lua_State *L, const char *field, const char *wanted)
{
    ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, field, "%s is %s, not %s", field, wanted,
                      ag_lua_shown(L, -1));
}

void ag_lua_complain(lua_State *L, int code, const char *field, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    push(L, code, field, format, list);
    va_end(list);
    if (ag_host_of(L)->findings == NULL) {
        lua_error(L);
    }
    ag_check_raised(L);
}

// ---- the value of an unknown word ----

static int wrong_gives(lua_State *L)
{
    lua_newuserdatauv(L, 0, 0);
    luaL_setmetatable(L, WRONG);
    return 1;
}

static void push_wrong(lua_State *L)
{
    static const char *const events[] = { "__index", "__call", "__add", "__sub",
                                          "__mul",   "__unm",  "__idiv" };
    if (luaL_newmetatable(L, WRONG)) {
        for (size_t i = 0; i < sizeof events / sizeof events[0]; i++) {
            lua_pushcfunction(L, wrong_gives);
            lua_setfield(L, -2, events[i]);
        }
    }
    lua_pop(L, 1);
    wrong_gives(L);
}

int ag_lua_guard(lua_State *L, lua_CFunction word)
{
    ag_host *host = ag_host_of(L);
    if (host->findings == NULL || host->loading_count == 0) return word(L);
    host->met_wrong = 0;
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_pushcclosure(L, word, 1);
    lua_insert(L, 1);
    if (lua_pcall(L, lua_gettop(L) - 1, 1, 0) != LUA_OK) {
        ag_check_raised(L);
        push_wrong(L);
    }
    return 1;
}

const char *ag_lua_meant(lua_State *L, const char *word, const char *const *words, int count)
{
    ag_word_list list = { words, count };
    char meant[AG_MEANT_BYTES];
    ag_meant(word, ag_word_at, &list, meant, sizeof meant);
    return meant[0] == '\0' ? "" : lua_pushstring(L, meant);
}

static int by_bytes(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

// If two are equally near, the first by its bytes is meant.
const char *ag_lua_meant_key(lua_State *L, int table, const char *word)
{
    int count = 0, capacity = 0;
    ag_sandbox_push_content(L, table);
    for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
        capacity++;
    }
    const char **words = lua_newuserdatauv(L, (size_t)capacity * sizeof *words + 1, 0);
    lua_insert(L, -2);
    lua_pushnil(L);
    while (lua_next(L, -2)) {
        lua_pop(L, 1);
        if (lua_type(L, -1) == LUA_TSTRING) {
            words[count++] = lua_tostring(L, -1);  // owned by the table
        }
    }
    qsort(words, (size_t)count, sizeof *words, by_bytes);
    return ag_lua_meant(L, word, words, count);
}

// "a filter", "an amount".
static const char *with_article(lua_State *L, const char *noun)
{
    return lua_pushfstring(L, "%s %s", ag_article(noun), noun);
}

const char *ag_lua_shown(lua_State *L, int index)
{
    if (luaL_testudata(L, index, WRONG) != NULL) {
        ag_host_of(L)->met_wrong = 1;
    }
    switch (lua_type(L, index)) {
    case LUA_TSTRING: return lua_pushfstring(L, "\"%s\"", lua_tostring(L, index));
    case LUA_TNUMBER: lua_pushvalue(L, index); return lua_tostring(L, -1);
    case LUA_TBOOLEAN: return lua_toboolean(L, index) ? "true" : "false";
    case LUA_TNIL:
    case LUA_TNONE: return "nothing";
    case LUA_TUSERDATA:
        return luaL_getmetafield(L, index, "__name") == LUA_TSTRING
                   ? with_article(L, lua_tostring(L, -1))
                   : "a value";
    default: return with_article(L, luaL_typename(L, index));
    }
}

// ---- words and their rows ----

const ag_lexicon_row *ag_lexicon_here(lua_State *L)
{
    return lua_touserdata(L, lua_upvalueindex(1));
}

static int run_row(lua_State *L)
{
    return ag_lua_guard(L, lua_tocfunction(L, lua_upvalueindex(2)));
}

void ag_lexicon_push(lua_State *L, const ag_lexicon_row *row, lua_CFunction function, int form)
{
    if (form == AG_FORM_INDEXED) {
        lua_newuserdatauv(L, 0, 0);
        lua_newtable(L);
    }
    lua_pushlightuserdata(L, (void *)row);
    lua_pushcfunction(L, function);
    lua_pushcclosure(L, run_row, 2);
    if (form == AG_FORM_VALUE) {
        lua_call(L, 0, 1);
    } else if (form == AG_FORM_INDEXED) {
        lua_setfield(L, -2, "__index");
        lua_setmetatable(L, -2);
    }
}

void ag_lexicon_set(lua_State *L, const ag_lexicon_row *rows)
{
    for (; rows->kind != AG_LEXICON_END; rows++) {
        ag_lexicon_push(L, rows, rows->function, rows->form);
        lua_setfield(L, -2, rows->name);
    }
}

void ag_lexicon_define(lua_State *L, const ag_lexicon_row *rows)
{
    for (; rows->kind != AG_LEXICON_END; rows++) {
        ag_lexicon_push(L, rows, rows->function, rows->form);
        ag_sandbox_define(L, rows->name);
    }
}

// ---- words ----

typedef struct lua_word {
    uint8_t kind;
    uint8_t number;
} lua_word;

static int make_word(lua_State *L)
{
    const ag_lexicon_row *row = ag_lexicon_here(L);
    lua_word *word = lua_newuserdatauv(L, sizeof *word, 0);
    *word = (lua_word){ row->second, (uint8_t)row->number };
    luaL_setmetatable(L, AG_DATA_WORD);
    return 1;
}

int ag_lua_check_word(lua_State *L, int index, int kind, int otherwise)
{
    static const char *const wanted[] = { "", "harm or help", "a duration (this_turn …)", "given" };
    if (lua_isnoneornil(L, index)) return otherwise;
    const lua_word *word = luaL_testudata(L, index, AG_DATA_WORD);
    if (word == NULL || word->kind != kind) {
        ag_lua_fail(L, AG_FINDING_WRONG_TYPE, "%s stands where %s is expected",
                    ag_lua_shown(L, index), wanted[kind]);
    }
    return word->number;
}

const ag_lexicon_row ag_lexicon_words[] = {
    { AG_LEXICON_WORD, "harm", "target(\"ally\", opposing.ally, harm)", .function = make_word,
      .form = AG_FORM_VALUE, .second = AG_WORD_AIM, .number = AG_AIM_HARM,
      .doc = "Being aimed at is bad for it: bots read this." },
    { AG_LEXICON_WORD, "help", "target(\"ally\", your.ally, help)", .function = make_word,
      .form = AG_FORM_VALUE, .second = AG_WORD_AIM, .number = AG_AIM_HELP,
      .doc = "Being aimed at is good for it: bots read this." },
    { AG_LEXICON_WORD, "given", "of = given", .function = make_word, .form = AG_FORM_VALUE,
      .second = AG_WORD_GIVEN,
      .doc = "In a later power: the card that the effect handed over first." },
    { AG_LEXICON_WORD, "rest_of_game", "lasts = rest_of_game", .function = make_word,
      .form = AG_FORM_VALUE, .second = AG_WORD_LASTS, .number = AG_LASTS_GAME,
      .doc = "For the rest of the game.", .rule = "CR 714.3" },
    { AG_LEXICON_WORD, "this_turn", "lasts = this_turn", .function = make_word,
      .form = AG_FORM_VALUE, .second = AG_WORD_LASTS, .number = AG_LASTS_THIS_TURN,
      .doc = "Until the turn is over.", .rule = "CR 714.3" },
    { AG_LEXICON_WORD, "this_combat", "lasts = this_combat", .function = make_word,
      .form = AG_FORM_VALUE, .second = AG_WORD_LASTS, .number = AG_LASTS_THIS_COMBAT,
      .doc = "Until the combat is over.", .rule = "CR 714.3" },
    { AG_LEXICON_WORD, "until_your_next_turn", "lasts = until_your_next_turn",
      .function = make_word, .form = AG_FORM_VALUE, .second = AG_WORD_LASTS,
      .number = AG_LASTS_UNTIL_YOUR_NEXT_TURN, .doc = "Until your next turn begins.",
      .rule = "CR 714.3" },
    { AG_LEXICON_WORD, "until_end_of_your_next_turn", "lasts = until_end_of_your_next_turn",
      .function = make_word, .form = AG_FORM_VALUE, .second = AG_WORD_LASTS,
      .number = AG_LASTS_UNTIL_END_OF_YOUR_NEXT_TURN, .doc = "Until your next turn is over.",
      .rule = "CR 714.3" },
    { AG_LEXICON_WORD, "next_ready_step", "lasts = next_ready_step", .function = make_word,
      .form = AG_FORM_VALUE, .second = AG_WORD_LASTS, .number = AG_LASTS_NEXT_READY_STEP,
      .doc = "During its controller's next ready step.", .rule = "CR 714.3" },
    { AG_LEXICON_WORD, "while_attached", "lasts = while_attached", .function = make_word,
      .form = AG_FORM_VALUE, .second = AG_WORD_LASTS, .number = AG_LASTS_WHILE_ATTACHED,
      .doc = "As long as this stays attached.", .rule = "CR 714.3" },
    { AG_LEXICON_WORD, "while_exhausted", "lasts = while_exhausted", .function = make_word,
      .form = AG_FORM_VALUE, .second = AG_WORD_LASTS, .number = AG_LASTS_WHILE_EXHAUSTED,
      .doc = "As long as this stays exhausted.", .rule = "CR 714.3" },
    { AG_LEXICON_WORD, "while_in_party", "lasts = while_in_party", .function = make_word,
      .form = AG_FORM_VALUE, .second = AG_WORD_LASTS, .number = AG_LASTS_WHILE_IN_PARTY,
      .doc = "As long as this stays in your party.", .rule = "CR 714.3" },
    { .kind = AG_LEXICON_END },
};

void ag_lua_push_methods(lua_State *L, const char *kind)
{
    luaL_getmetatable(L, kind);
    lua_getfield(L, -1, "methods");
    lua_remove(L, -2);
}

void ag_data_open(lua_State *L)
{
    luaL_newmetatable(L, AG_DATA_WORD);
    lua_pop(L, 1);
    ag_lexicon_define(L, ag_lexicon_words);
    ag_data_open_filters(L);
    ag_data_open_amounts(L);
    ag_data_open_changes(L);
    ag_data_open_drafts(L);
}

// ---- fields ----

static int is_listed(const char *word, const char *const *fields)
{
    for (; fields != NULL && *fields != NULL; fields++) {
        if (strcmp(*fields, word) == 0) return 1;
    }
    return 0;
}

static void complain_unknown(lua_State *L, const char *word, const char *what,
                             const char *const *fields, const char *const *more)
{
    const char *words[96];
    int count = 0;
    for (; *fields != NULL && count < 96; fields++) {
        words[count++] = *fields;
    }
    for (; more != NULL && *more != NULL && count < 96; more++) {
        words[count++] = *more;
    }
    int top = lua_gettop(L);
    ag_lua_complain(L, AG_FINDING_UNKNOWN_FIELD, word, "unknown field \"%s\" of %s%s", word, what,
                    ag_lua_meant(L, word, words, count));
    lua_settop(L, top);
}

// In the order of the keys, so that every process reports the same one of several.
static void complain_fields(lua_State *L, int table, const char *what, const char *const *fields,
                            const char *const *more)
{
    ag_entries entries = ag_entries_open(L, table);
    while (ag_entries_next(L, &entries)) {
        lua_pop(L, 1);
        if (lua_type(L, -1) != LUA_TSTRING) {
            ag_lua_fail(L, AG_FINDING_UNKNOWN_FIELD, "%s stands in %s without a name",
                        ag_lua_shown(L, -1), what);
        }
        const char *word = lua_tostring(L, -1);
        if (!is_listed(word, fields) && !is_listed(word, more)) {
            complain_unknown(L, word, what, fields, more);
        }
    }
}

void ag_lua_check_fields(lua_State *L, int table, const char *what, const char *const *fields,
                         const char *const *more)
{
    int wrong = 0;
    ag_sandbox_push_content(L, table);
    lua_pushnil(L);
    while (lua_next(L, -2)) {
        lua_pop(L, 1);
        const char *word = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
        wrong |= word == NULL || (!is_listed(word, fields) && !is_listed(word, more));
    }
    lua_pop(L, 1);
    if (wrong) {
        complain_fields(L, table, what, fields, more);
    }
}
