// Errors as values, and errors of Lua itself reworded in the terms of the project. Their forms are
// those of Lua 5.4's own library and virtual machine; tests/lua/test_findings.c checks them. An
// error that ends a script is reported as a sentence and a trace.

#include "lua/host/host_private.h"

#define RAISED "raised"

// ---- values ----

void ag_raised_push(lua_State *L, const ag_raised *raised)
{
    memcpy(lua_newuserdatauv(L, sizeof *raised, 0), raised, sizeof *raised);
    luaL_newmetatable(L, RAISED);
    lua_setmetatable(L, -2);
}

void ag_raised_push_at(lua_State *L, int code, const char *path, int line, const char *format, ...)
{
    ag_raised raised = { .code = code, .line = line };
    va_list list;
    va_start(list, format);
    vsnprintf(raised.text, sizeof raised.text, format, list);
    va_end(list);
    snprintf(raised.path, sizeof raised.path, "%s", path);
    ag_raised_push(L, &raised);
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

// ---- words ----

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

// ---- bad arguments ----

// "table expected, got string)": the part in brackets.
static void write_complaint(ag_writer *out, const char *extra)
{
    static const char expected[] = " expected", got[] = ", got ";
    static const char whole[] = "number has no integer representation";
    const char *at = strstr(extra, expected);
    size_t size = strlen(extra);
    size_t end = size > 0 && extra[size - 1] == ')' ? size - 1 : size;
    if (strncmp(extra, whole, sizeof whole - 1) == 0) {
        ag_write(out, " must be a whole number");
        return;
    }
    if (at == NULL) {
        ag_write(out, " is wrong: %.*s", (int)end, extra);
        return;
    }
    ag_write(out, " must be ");
    write_kind(out, extra, (size_t)(at - extra));
    const char *given = strstr(at, got);
    ag_write(out, ", got ");
    if (given == NULL) {
        ag_write(out, "nothing");
        return;
    }
    given += sizeof got - 1;
    write_kind(out, given, (size_t)(extra + end - given));
}

// "bad argument #2 to 'seat' (…)": 1 where the message has that form.
static int write_argument(ag_writer *out, const char *message)
{
    static const char form[] = "bad argument #", to[] = " to '";
    char *end;
    long number = strtol(message + sizeof form - 1, &end, 10);
    const char *name = end + sizeof to - 1;
    const char *close = strncmp(end, to, sizeof to - 1) == 0 ? strchr(name, '\'') : NULL;
    if (close == NULL || strncmp(close, "' (", 3) != 0) return 0;
    ag_write(out, "%.*s: argument %ld", (int)(close - name), name, number);
    write_complaint(out, close + 3);
    int self = number == 1 && strncmp(close + 3, "scene expected", 14) == 0;
    ag_write(out, self ? " (t:%.*s is written with a colon)" : "", (int)(close - name), name);
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
        size_t size = (size_t)(colon - message);
        size_t digits = strspn(colon + 1, "0123456789");
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

// An error of Lua itself: a text, with or without a place.
static void read_message(const ag_host *host, lua_State *L, ag_raised *out)
{
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

void ag_host_raised(const ag_host *host, lua_State *L, ag_raised *out)
{
    const ag_raised *own = ag_raised_at(L, -1);
    *out = (ag_raised){ .code = AG_FINDING_SCRIPT };
    if (own != NULL) {
        *out = *own;
    } else {
        read_message(host, L, out);
    }
    // Keeps a text that the script raised on one line
    for (char *at = out->text; *at != '\0'; at++) *at = (unsigned char)*at < ' ' ? ' ' : *at;
}

// 1: the thread, 2: where to write.
static int trace_inside(lua_State *L)
{
    luaL_traceback(L, lua_touserdata(L, 1), NULL, 0);
    luaL_gsub(L, lua_tostring(L, -1), "metamethod 'pow'", "operator '#'");  // sandbox_length.c
    ag_write(lua_touserdata(L, 2), "\n%s", lua_tostring(L, -1));
    return 0;
}

// How the script got there, on lines of their own after the text.
static void add_trace(ag_host *host, lua_State *L, ag_writer *out)
{
    if (!lua_checkstack(host->L, 4)) return;
    lua_pushcfunction(host->L, trace_inside);
    lua_pushlightuserdata(host->L, L);
    lua_pushlightuserdata(host->L, out);
    if (lua_pcall(host->L, 2, 0, 0) != LUA_OK) lua_pop(host->L, 1);
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
    if (L != NULL) add_trace(host, L, out);
}
