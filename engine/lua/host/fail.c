// Errors that scripts make: a sentence with its code and its place, raised or, while a file is
// checked, reported.
#include "lua/host/host_private.h"

// The value of an unknown word while its file is checked.
#define WRONG "wrong"

#define RAISED "raised"

// ---- where ----

// The first line of the draft that contains `field = `, or words such as "value.amount"; if none
// does, that where the draft begins.
static int line_of(const ag_host *host, const ag_draft *draft, const char *field)
{
    const char *at = NULL;  // where the draft begins in the text of its file
    for (int i = host->text_count - 1; i >= 0 && at == NULL; i--) {
        const ag_script *script = &host->texts[i].script;
        if (strcmp(script->path, draft->path) == 0) at = ag_line_at(script->source, draft->line);
    }
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

static void push_raised(lua_State *L, const ag_raised *raised)
{
    memcpy(lua_newuserdatauv(L, sizeof *raised, 0), raised, sizeof *raised);
    luaL_newmetatable(L, RAISED);
    lua_setmetatable(L, -2);
}

// At the place of the draft that is being read; else at that of the script. Made before it is
// pushed, as pushing may free what owns the texts.
static void push(lua_State *L, int code, const char *field, const char *format, va_list list)
{
    ag_raised raised = { .code = code };
    vsnprintf(raised.text, sizeof raised.text, format, list);
    luaL_checkstack(L, 4, "too many values");
    const ag_host *host = ag_host_of(L);
    const ag_draft *draft = host->reading.draft;
    if (draft == NULL) {
        ag_lua_place(L, &raised);
    } else {
        raised.line = line_of(host, draft, field);
        snprintf(raised.path, sizeof raised.path, "%s", draft->path);
    }
    push_raised(L, &raised);
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

const char *ag_lua_wrong(lua_State *L, int index, const char *but, const char *format, va_list list)
{
    // First, as the words would take the place of a value that is not there.
    const char *shown = ag_lua_shown(L, index), *words = lua_pushvfstring(L, format, list);
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

static int wrong_gives(lua_State *L)
{
    lua_newuserdatauv(L, 0, 0);
    luaL_setmetatable(L, WRONG);
    return 1;
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

// Errors as values, and errors of Lua itself reworded in the terms of the project. Their forms are
// those of Lua 5.4's own library and virtual machine; tests/lua/test_findings.c checks them. An
// error that ends a script is reported as a sentence and a trace.

void ag_raised_push_at(lua_State *L, int code, const char *path, int line, const char *format, ...)
{
    ag_raised raised = { .code = code, .line = line };
    va_list list;
    va_start(list, format);
    vsnprintf(raised.text, sizeof raised.text, format, list);
    va_end(list);
    snprintf(raised.path, sizeof raised.path, "%s", path);
    push_raised(L, &raised);
}

const ag_raised *ag_raised_at(lua_State *L, int index)
{
    return luaL_testudata(L, index, RAISED);
}

void ag_raised_tell(const ag_raised *raised, ag_writer *out)
{
    if (raised->line > 0) ag_write(out, "%s:%d: ", raised->path, raised->line);
    ag_write(out, "%s", raised->text);
}

static void write_kind(ag_writer *out, const char *type, size_t length)
{
    static const char *const words[][2] = {
        { "string", "a text" },     { "boolean", "true or false" }, { "nil", "nothing" },
        { "no value", "nothing" },  { "value", "something" },       { "integer", "a whole number" },
        { "scene", "the scenario" }
    };
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        if (strlen(words[i][0]) == length && strncmp(type, words[i][0], length) == 0) {
            ag_write(out, "%s", words[i][1]);
            return;
        }
    }
    ag_write(out, "%s %.*s", ag_article(type), (int)length, type);
}

// "bad argument #2 to 'seat' (table expected, got string)": 1 where the message has that form.
static int write_argument(ag_writer *out, const char *message)
{
    char name[64], extra[512];
    int number, is_whole;
    if (sscanf(message, "bad argument #%d to '%63[^']' (%511[^\n]", &number, name, extra) != 3) {
        return 0;
    }
    size_t size = strlen(extra) - 1;
    if (extra[size] == ')') extra[size] = '\0';
    const char *at = strstr(extra, " expected"), *given = at == NULL ? NULL : strstr(at, ", got ");
    is_whole = strncmp(extra, "number has no integer representation", 36) == 0;
    ag_write(out, "%s: argument %d ", name, number);
    if (is_whole) {
        ag_write(out, "must be a whole number");
    } else if (at == NULL) {
        ag_write(out, "is wrong: %s", extra);
    } else {
        ag_write(out, "must be ");
        write_kind(out, extra, (size_t)(at - extra));
        ag_write(out, ", got %s", given == NULL ? "nothing" : "");
        if (given != NULL) write_kind(out, given + 6, strlen(given + 6));
    }
    return 1;
}

// ---- attempts ----

static const struct {
    const char *attempt, *of, *hint;
} hints[] = {
    { "arithmetic", "an amount ", "amounts know +, - and *; :half_up() and :half_down() halve" },
    { "arithmetic", "a filter ", "count(filter) is how many they are" },
    { "length", "a filter ", "count(filter) is how many they are" },
    { "compare", "amount", "amounts are compared with :at_least(n), :at_most(n) and :is(n)" },
    { "arithmetic", "a card ", "its numbers are card.atk, card.cost and others" },
    { "compare", "card", "its numbers are card.atk, card.cost and others" },
};

// " a amount value" is " an amount value".
static void write_attempt(ag_writer *out, const char *message)
{
    size_t from = out->length;
    for (const char *at; (at = strstr(message, " a ")) != NULL; message = at + 3) {
        ag_write(out, "%.*s %s ", (int)(at - message), message, ag_article(at + 3));
    }
    ag_write(out, "%s", message);
    for (size_t i = 0; i < sizeof hints / sizeof hints[0]; i++) {
        const char *said = out->text + from;
        if (strstr(said, hints[i].attempt) != NULL && strstr(said, hints[i].of) != NULL) {
            ag_write(out, strstr(said, hints[i].hint) == NULL ? ": %s" : "", hints[i].hint);
            return;
        }
    }
}

// A path may have blanks, but a sentence such as "the limit is 3: …" must not pass for one.
static int is_path(const char *text, size_t size)
{
    int is_script = size > 4 && strncmp(text + size - 4, ".lua", 4) == 0;
    return size > 0 && (is_script || memchr(text, ' ', size) == NULL);
}

const char *ag_raised_place(const char *message, ag_raised *out)
{
    for (const char *colon = strchr(message, ':'); colon != NULL; colon = strchr(colon + 1, ':')) {
        size_t size = (size_t)(colon - message), digits = strspn(colon + 1, "0123456789");
        if (digits > 0 && is_path(message, size) && strncmp(colon + 1 + digits, ": ", 2) == 0) {
            out->line = atoi(colon + 1);
            snprintf(out->path, sizeof out->path, "%.*s", (int)size, message);
            return colon + digits + 3;
        }
    }
    return NULL;
}

int ag_raised_write(ag_writer *out, const char *message)
{
    const char *argument = strstr(message, "bad argument #");
    const char *attempt = strstr(message, "attempt to ");
    const char *at = argument != NULL ? argument : attempt;
    if (at == NULL) {
        ag_write(out, "%s", message);
        return AG_FINDING_SCRIPT;
    }
    ag_write(out, "%.*s", (int)(at - message), message);
    if (argument == NULL) {
        write_attempt(out, attempt);
        return AG_FINDING_SCRIPT;
    }
    if (!write_argument(out, argument)) ag_write(out, "%s", argument);
    return AG_FINDING_WRONG_TYPE;
}

// ---- what ends a script ----

// Lua shortens the path of a long file name: this restores "...xias_lair/cards/crush.lua:3: …".
static void write_whole(const ag_host *host, const char *message, char *out, size_t capacity)
{
    const char *end = strstr(message, ".lua:");
    if (strncmp(message, "...", 3) == 0 && end != NULL) {
        size_t size = (size_t)(end - message) + 1;  // "...tail.lua" is size + 3 long
        for (int i = 0; i < host->text_count; i++) {
            const char *path = host->texts[i].script.path;
            size_t length = strlen(path);
            if (length >= size && strncmp(path + length - size, message + 3, size) == 0) {
                snprintf(out, capacity, "%s%s", path, message + 3 + size);
                return;
            }
        }
    }
    snprintf(out, capacity, "%s", message);
}

void ag_host_raised(const ag_host *host, lua_State *L, ag_raised *out)
{
    const ag_raised *own = ag_raised_at(L, -1);
    *out = (ag_raised){ .code = AG_FINDING_SCRIPT };
    if (own != NULL) {
        *out = *own;
    } else {
        // An error of Lua itself: a text, with or without a place.
        char whole[1024];
        ag_writer writer = ag_writer_open(out->text, sizeof out->text);
        const char *message =
            lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "an error without a text";
        if (strcmp(message, "not enough memory") == 0) {
            message = "a script asks for more memory than scripts may have";
        }
        write_whole(host, message, whole, sizeof whole);
        const char *text = ag_raised_place(whole, out);
        if (text == NULL) ag_lua_place(L, out);
        out->code = ag_raised_write(&writer, text == NULL ? whole : text);
    }
    // Keeps a text that the script raised on one line
    for (char *at = out->text; *at != '\0'; at++) *at = (unsigned char)*at < ' ' ? ' ' : *at;
}

// 1: the thread, 2: where to write.
static int trace_inside(lua_State *L)
{
    luaL_traceback(L, lua_touserdata(L, 1), NULL, 0);
    luaL_gsub(L, lua_tostring(L, -1), "metamethod 'pow'", "operator '#'");  // sandbox.c
    ag_write(lua_touserdata(L, 2), "\n%s", lua_tostring(L, -1));
    return 0;
}

void ag_host_report(ag_host *host, lua_State *L, const char *limit, ag_writer *out)
{
    ag_raised raised = { .code = AG_FINDING_SCRIPT };
    if (limit == NULL) {
        ag_host_raised(host, L, &raised);
    } else {
        snprintf(raised.text, sizeof raised.text, "%s", limit);
    }
    if (limit != NULL && L != NULL) ag_lua_place(L, &raised);
    ag_raised_tell(&raised, out);
    // How the script got there, on lines of their own after the text
    if (L == NULL || !lua_checkstack(host->L, 4)) return;
    lua_pushcfunction(host->L, trace_inside);
    lua_pushlightuserdata(host->L, L);
    lua_pushlightuserdata(host->L, out);
    if (lua_pcall(host->L, 2, 0, 0) != LUA_OK) lua_pop(host->L, 1);
}
