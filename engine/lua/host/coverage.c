// Which lines and functions ran: a list of files with their lines, filled in by a host's hook.
#include "lua/host/coverage.h"

#include <lauxlib.h>
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/error.h"
#include "base/list.h"
#include "base/map.h"
#include "lua/bytecode/chunk.h"
#include "lua/host/host.h"
#include "lua/host/sandbox.h"

enum { LINE_IS_CODE = 1, LINE_RAN = 2, NAME_SIZE = 32 };

typedef struct function {
    int first, last;
    int called;
    char name[NAME_SIZE];  // the field or local that it was written to; "": none
} function;

typedef struct file {
    const char *key, *path;
    uint8_t *lines;             // [line]: LINE_…
    int line_count, line_room;  // up to the last line with code
    function *functions;
    int function_count, function_room;
    int failed;  // there was not enough memory to read it
} file;

struct ag_coverage {
    file *files;
    int file_count, file_capacity;
    ag_arena keys;
    ag_map paths;             // into the files
    const char *last_source;  // the chunk that was looked up last, and what was found
    char last_path[160];
    file *last_file;
};

// ---- files ----

static void note_code(file *to, int line)
{
    if (line <= 0 || to->failed) return;
    if (line > to->line_count) {
        uint8_t *lines = ag_list_room(to->lines, &to->line_room, line + 1, sizeof *lines);
        if (lines == NULL) {
            to->failed = 1;
            return;
        }
        int known = to->lines == NULL ? 0 : to->line_count + 1;
        memset(lines + known, 0, (size_t)(line + 1 - known));
        to->lines = lines;
        to->line_count = line;
    }
    to->lines[line] |= LINE_IS_CODE;
}

static void note_function(file *to, int first, int last)
{
    function *functions =
        ag_list_room(to->functions, &to->function_room, to->function_count + 1, sizeof *functions);
    if (functions == NULL) {
        to->failed = 1;
        return;
    }
    to->functions = functions;
    to->functions[to->function_count++] = (function){ .first = first, .last = last };
}

// The lines of a function that hold code, and the functions in it, whether they are ever made.
static void note_chunk(file *to, const ag_chunk *chunk)
{
    for (int i = 0; i < chunk->code_count; i++) {
        if (ag_chunk_is_written(chunk, i)) {
            note_code(to, chunk->lines[i]);
        }
    }
    for (int i = 0; i < chunk->child_count; i++) {
        const ag_chunk *child = chunk->children[i];
        note_function(to, child->first_line, child->last_line);
        note_chunk(to, child);
    }
}

static int is_name(char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || byte == '_'
           || (byte >= '0' && byte <= '9');
}

// "effect = function(me)" and "local function burn(me)" say what the function is called.
static void read_name(const char *line, const char *end, function *of)
{
    static const char word[] = "function";
    const char *at = line;
    while (at + sizeof word - 1 < end && memcmp(at, word, sizeof word - 1) != 0) {
        at++;
    }
    if (at + sizeof word - 1 >= end) return;
    const char *name = at + sizeof word - 1;
    name += strspn(name, " ");
    if (!is_name(*name)) {
        for (name = at; name > line && (name[-1] == ' ' || name[-1] == '='); name--) {
            continue;
        }
        for (end = name; name > line && is_name(name[-1]); name--) {
            continue;
        }
    } else {
        for (end = name; is_name(*end); end++) {
            continue;
        }
    }
    snprintf(of->name, sizeof of->name, "%.*s", (int)(end - name), name);
}

static void name_functions(file *of, const ag_script *script)
{
    const char *at = script->source, *end = script->source + script->size;
    for (int line = 1; at < end; line++) {
        const char *next = memchr(at, '\n', (size_t)(end - at));
        next = next == NULL ? end : next;
        for (int i = 0; i < of->function_count; i++) {
            if (of->functions[i].first == line) {
                read_name(at, next, &of->functions[i]);
            }
        }
        at = next + 1;
    }
}

typedef struct request {
    const ag_script *script;
    file *to;
} request;

static int read_inside(lua_State *L)
{
    const request *now = lua_touserdata(L, 1);
    if (ag_sandbox_load(L, now->script->source, now->script->size, AG_HOST_SOURCE_MAX,
                        now->script->path)
        == LUA_OK) {
        ag_chunk *chunk = ag_chunk_open(L);
        now->to->failed |= chunk == NULL;
        if (chunk != NULL) {
            note_chunk(now->to, chunk);
        }
        ag_chunk_close(chunk);
    }
    return 0;
}

static int add_file(ag_coverage *coverage, lua_State *L, const ag_script *script)
{
    file *files = ag_list_room(coverage->files, &coverage->file_capacity, coverage->file_count + 1,
                               sizeof *files);
    if (files == NULL) return 0;
    coverage->files = files;
    file *to = &files[coverage->file_count];
    *to = (file){ .key = ag_arena_text(&coverage->keys, script->key),
                  .path = ag_map_put(&coverage->paths, script->path, coverage->file_count) };
    coverage->file_count++;
    request now = { script, to };
    lua_pushcfunction(L, read_inside);
    lua_pushlightuserdata(L, &now);
    if (lua_pcall(L, 1, 0, 0) != LUA_OK) {
        lua_pop(L, 1);
    }
    lua_gc(L, LUA_GCSTEP, 0);
    name_functions(to, script);
    return to->path != NULL && !coverage->keys.failed && !to->failed;
}

// ---- found by path ----

// The file that the running function stands in. Chunks are named "@path".
static file *running_file(ag_coverage *coverage, lua_State *L, lua_Debug *debug)
{
    lua_getinfo(L, "Sl", debug);
    if (debug->source[0] != '@') return NULL;
    if (debug->source != coverage->last_source
        || strcmp(debug->source + 1, coverage->last_path) != 0) {
        int place = ag_map_get(&coverage->paths, debug->source + 1);
        coverage->last_source = debug->source;
        snprintf(coverage->last_path, sizeof coverage->last_path, "%s", debug->source + 1);
        coverage->last_file = place < 0 ? NULL : &coverage->files[place];
    }
    return coverage->last_file;
}

// ---- life ----

static int no_script(void *context, const char *key, ag_script *out)
{
    (void)context;
    (void)key;
    (void)out;
    return 0;
}

static const char *no_key(void *context, int index)
{
    (void)context;
    (void)index;
    return NULL;
}

// Decks and translations are lists that are read before a game: none of their lines run in it.
static int is_list(const char *key)
{
    return strncmp(key, "decks/", 6) == 0 || strstr(key, "/decks/") != NULL
           || strstr(key, "/lang/") != NULL;
}

ag_status ag_coverage_begin(const ag_source *source, ag_coverage **out, ag_error *error)
{
    static const ag_source empty = { .find = no_script, .key = no_key };
    ag_host *host = NULL;
    ag_coverage *coverage = calloc(1, sizeof *coverage);
    *out = NULL;
    if (coverage == NULL) {
        return ag_fail(error, AG_NO_MEMORY, "no memory for the coverage of scripts");
    }
    ag_status status = ag_host_bare(&empty, &host, error);
    ag_script script;
    const char *key;
    for (int i = 0; status == AG_OK && (key = source->key(source->context, i)) != NULL; i++) {
        if (!is_list(key) && source->find(source->context, key, &script)
            && !add_file(coverage, ag_host_lua(host), &script)) {
            status = ag_fail(error, AG_NO_MEMORY, "no memory for the coverage of scripts");
        }
    }
    ag_host_close(host);
    if (status < 0) {
        ag_coverage_close(coverage);
        return status;
    }
    *out = coverage;
    return AG_OK;
}

void ag_coverage_close(ag_coverage *coverage)
{
    for (int i = 0; coverage != NULL && i < coverage->file_count; i++) {
        free(coverage->files[i].lines);
        free(coverage->files[i].functions);
    }
    if (coverage != NULL) {
        free(coverage->files);
        ag_arena_close(&coverage->keys);
        ag_map_close(&coverage->paths);
    }
    free(coverage);
}

// ---- notes ----

void ag_coverage_note_line(ag_coverage *coverage, lua_State *L, lua_Debug *debug)
{
    file *at = running_file(coverage, L, debug);
    if (at != NULL && debug->currentline > 0 && debug->currentline <= at->line_count) {
        at->lines[debug->currentline] |= LINE_RAN;
    }
}

void ag_coverage_note_call(ag_coverage *coverage, lua_State *L, lua_Debug *debug)
{
    file *at = running_file(coverage, L, debug);
    for (int i = 0; at != NULL && i < at->function_count; i++) {
        function *it = &at->functions[i];
        it->called |= it->first == debug->linedefined && it->last == debug->lastlinedefined;
    }
}

// ---- the report ----

static int is_file(const ag_coverage *coverage, int index)
{
    return coverage != NULL && index >= 0 && index < coverage->file_count;
}

int ag_coverage_file(const ag_coverage *coverage, int index, ag_coverage_facts *out)
{
    if (out == NULL) return 0;
    *out = (ag_coverage_facts){ 0 };
    if (!is_file(coverage, index)) return 0;
    const file *of = &coverage->files[index];
    out->key = of->key;
    out->path = of->path;
    for (int line = 1; line <= of->line_count; line++) {
        out->lines += (of->lines[line] & LINE_IS_CODE) != 0;
        out->lines_run += of->lines[line] == (LINE_IS_CODE | LINE_RAN);
    }
    out->functions = of->function_count;
    for (int i = 0; i < of->function_count; i++) {
        out->functions_called += of->functions[i].called;
    }
    return 1;
}

int ag_coverage_gap(const ag_coverage *coverage, int index, int after, int *first, int *last)
{
    if (!is_file(coverage, index) || first == NULL || last == NULL) return 0;
    const file *of = &coverage->files[index];
    int line = after < 0 || after > of->line_count ? of->line_count + 1 : after + 1;
    while (line <= of->line_count && of->lines[line] != LINE_IS_CODE) {
        line++;
    }
    if (line > of->line_count) return 0;
    *first = *last = line;
    // Lines without code between two lines that never ran belong to the gap.
    for (; line <= of->line_count && of->lines[line] != (LINE_IS_CODE | LINE_RAN); line++) {
        *last = of->lines[line] == LINE_IS_CODE ? line : *last;
    }
    return 1;
}

int ag_coverage_function(const ag_coverage *coverage, int index, int nth, ag_covered_function *out)
{
    if (!is_file(coverage, index) || out == NULL) return 0;
    const file *of = &coverage->files[index];
    if (nth < 0 || nth >= of->function_count) return 0;
    *out = (ag_covered_function){ .name = of->functions[nth].name,
                                  .line = of->functions[nth].first,
                                  .called = of->functions[nth].called };
    return 1;
}
