// Errors that scripts make: a sentence with its code and its place, raised or, while a file is
// checked, reported.

#include "base/error.h"
#include "lua/host/host_private.h"

// The value of an unknown word while its file is checked.
#define WRONG "wrong"

// ---- where ----

// Where the draft begins in the text of its file; NULL: the host has none.
static const char *text_at(const ag_host *host, const ag_draft *draft)
{
    for (int i = host->text_count - 1; i >= 0; i--) {
        const ag_script *script = &host->texts[i].script;
        if (strcmp(script->path, draft->path) == 0) return ag_line_at(script->source, draft->line);
    }
    return NULL;
}

// The first line of the draft that contains `field = `, or words such as "value.amount"; if none
// does, that where the draft begins.
static int line_of(const ag_host *host, const ag_draft *draft, const char *field)
{
    const char *at = text_at(host, draft);
    if (field == NULL || at == NULL) return draft->line;
    // A field is one name; anything else is words to look for.
    if (strpbrk(field, ".{") != NULL) {
        return draft->line - 1 + ag_line_of(at, ag_find_words(at, field));
    }
    size_t length = strlen(field);
    for (int line = draft->line; *at != 0; at++) {
        line += *at == '\n';
        if (strncmp(at + 1, field, length) == 0 && strchr(" \t\n{,[\"", *at) != NULL) {
            const char *after = at + 1 + length;
            after += strspn(after, " \t\"]");
            if (after[0] == '=' && after[1] != '=') return line;
        }
    }
    return draft->line;
}

int ag_lua_field_line(lua_State *L, const char *field)
{
    const ag_host *host = ag_host_of(L);
    const ag_draft *draft = host->reading.draft;
    return draft == NULL ? 0 : line_of(host, draft, field);
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
    int text = ag_map_get(&host->text_keys, key);
    if (text >= 0) {
        out->line = 1;
        snprintf(out->path, sizeof out->path, "%s", host->texts[text].script.path);
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
    out->line = line_of(host, draft, field);
    snprintf(out->path, sizeof out->path, "%s", draft->path);
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

void ag_lua_need(lua_State *L, int is_so, int code, const char *field, const char *format, ...)
{
    va_list list;
    if (is_so) return;
    va_start(list, format);
    push(L, code, field, format, list);
    lua_error(L);
}

const char *ag_lua_wrong(lua_State *L, int index, const char *but, const char *format,
                         va_list list)
{
    // First, as the words would take the place of a value that is not there.
    const char *shown = ag_lua_shown(L, index);
    const char *words = lua_pushvfstring(L, format, list);
    return lua_pushfstring(L, "%s, %s %s", words, but, shown);
}

void ag_lua_need_value(lua_State *L, int fits, int index, const char *field, const char *format,
                       ...)
{
    va_list list;
    if (fits) return;
    va_start(list, format);
    const char *text = ag_lua_wrong(L, index, "not", format, list);
    va_end(list);
    ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, field, "%s", text);
}

void ag_lua_need_type(lua_State *L, int fits, const char *field, const char *wanted)
{
    ag_lua_need_value(L, fits, -1, field, "%s is %s", field, wanted);
}

// ---- reported while a file is checked ----

ag_findings *ag_host_check(ag_host *host, ag_findings *findings)
{
    ag_findings *before = host->findings;
    host->findings = findings;
    return before;
}

ag_findings *ag_host_findings(const ag_host *host)
{
    return host->findings;
}

static void report(ag_findings *findings, const ag_raised *raised)
{
    int placed = raised->line > 0;
    ag_findings_add(findings, placed ? raised->path : ag_check_path(findings), raised->line,
                    raised->code, "%s", raised->text);
}

void ag_check_ended(const ag_host *host, ag_findings *findings, const ag_error *error)
{
    if (host != NULL && host->met_wrong) return;
    if (host != NULL && host->raised.text[0] != '\0') {
        report(findings, &host->raised);
    } else {
        ag_check_report(findings, 1, AG_FINDING_SCRIPT, "%s", error->text);
    }
}

// Reports the error on top of the stack and pops it, unless its cause was reported before. An error
// that also ends everything after it (a spent budget) is raised again.
static void report_raised(lua_State *L)
{
    ag_raised raised;
    ag_host *host = ag_host_of(L);
    if (host->call_count > 0 && host->calls[host->call_count - 1].stopped) lua_error(L);
    ag_host_raised(host, L, &raised);
    lua_pop(L, 1);
    if (!host->met_wrong) report(host->findings, &raised);
    host->met_wrong = 0;
}

void ag_lua_complain(lua_State *L, int code, const char *field, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    push(L, code, field, format, list);
    va_end(list);
    if (ag_host_of(L)->findings == NULL) lua_error(L);
    report_raised(L);
}

typedef struct part {
    ag_part *read;
    void *context;
} part;

static int read_inside(lua_State *L)
{
    part *made = lua_touserdata(L, 1);
    luaL_checkstack(L, 24, "too many values");
    made->read(L, 2, made->context);
    return 0;
}

int ag_loader_part(lua_State *L, int table, ag_part *read, void *context)
{
    ag_host *host = ag_host_of(L);
    if (host->findings == NULL) {
        read(L, table, context);
        return 1;
    }
    ag_reading reading = host->reading;
    int loading = host->loading_count;
    part made = { read, context };
    host->met_wrong = 0;
    table = lua_absindex(L, table);
    lua_pushcfunction(L, read_inside);
    lua_pushlightuserdata(L, &made);
    lua_pushvalue(L, table);
    if (lua_pcall(L, 2, 0, 0) == LUA_OK) return 1;
    host->reading.draft = reading.draft;
    host->reading.powers = reading.powers;
    host->loading_count = loading;
    report_raised(L);
    return 0;
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
        report_raised(L);
        push_wrong(L);
    }
    return 1;
}

// ---- words of messages ----

const char *ag_lua_meant_of(lua_State *L, const char *word, ag_candidate *next, void *among)
{
    char meant[AG_MEANT_BYTES];
    const ag_host *host = ag_host_of(L);
    if (host->findings != NULL) {
        ag_findings_meant(host->findings, word, ag_surely(word, next, among));
    }
    ag_meant(word, next, among, meant);
    return meant[0] == '\0' ? "" : lua_pushstring(L, meant);
}

const char *ag_lua_meant(lua_State *L, const char *word, const char *const *words, int count)
{
    ag_word_list list = { words, count };
    return ag_lua_meant_of(L, word, ag_word_at, &list);
}

int ag_lua_find(lua_State *L, const char *field, const char *no, const char *name,
                ag_candidate *next, void *among)
{
    int at = ag_candidate_find(name, next, among);
    if (at < 0) {
        ag_lua_fail_field(L, AG_FINDING_UNKNOWN_NAME, field, "%s%s%s \"%s\"%s",
                          field == NULL ? "" : field, field == NULL ? "" : ": ", no, name,
                          ag_lua_meant_of(L, name, next, among));
    }
    return at;
}

int ag_lua_find_word(lua_State *L, const char *field, const char *no, const char *word,
                     const char *const *words, int count)
{
    ag_word_list list = { words, count };
    return ag_lua_find(L, field, no, word, ag_word_at, &list);
}

// In their order, so that if two are equally near, the first by its bytes is meant.
const char *ag_lua_meant_key(lua_State *L, int table, const char *word)
{
    const char *words[AG_LIST_MAX];
    int count = 0;
    ag_entries entries = ag_entries_open(L, table);
    while (ag_entries_next(L, &entries)) {
        if (lua_type(L, -2) == LUA_TSTRING) {
            words[count++] = lua_tostring(L, -2);  // owned by the table
        }
    }
    return ag_lua_meant(L, word, words, count);
}

const char *ag_lua_meant_word(lua_State *L, int table, const char *word)
{
    return strcmp(word, "print") == 0 ? " (did you mean \"note\"?)"
                                      : ag_lua_meant_key(L, table, word);
}

const char *ag_lua_shown(lua_State *L, int index)
{
    if (luaL_testudata(L, index, WRONG) != NULL) ag_host_of(L)->met_wrong = 1;
    switch (lua_type(L, index)) {
    case LUA_TSTRING: return lua_pushfstring(L, "\"%s\"", lua_tostring(L, index));
    case LUA_TNUMBER: lua_pushvalue(L, index); return lua_tostring(L, -1);
    case LUA_TBOOLEAN: return lua_toboolean(L, index) ? "true" : "false";
    default: {
        const ag_draft *draft = ag_draft_at(L, index);
        const char *noun = ag_noun_of(L, index);
        if (draft != NULL) return draft->word;
        if (strcmp(noun, "nothing") == 0) return noun;
        return lua_pushfstring(L, "%s %s", ag_article(noun), noun);
    }
    }
}
