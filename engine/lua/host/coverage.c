// Which lines and functions ran: a list of files with their lines, filled in by a host's hook.
#include "base/map.h"
#include "lua/bytecode/chunk.h"
#include "lua/host/script.h"

enum { LINE_IS_CODE = 1, LINE_RAN = 2 };

typedef struct function {
    int first, last;
    int called;
    const char *name;  // the field or local that it was written to; "": none
} function;

typedef struct file {
    const char *key, *path;
    uint8_t *lines;  // [line]: LINE_…
    int line_count;
    int first, function_count;  // among the functions of all files
} file;

struct ag_coverage {
    ag_list files, functions;
    ag_arena arena;
    ag_map paths;  // into the files
};

static function *function_at(const ag_coverage *coverage, const file *of, int nth)
{
    return ag_list_at(&coverage->functions, of->first + nth);
}

// "effect = function(me)" and "local function burn(me)" say what the function is called.
static const char *name_on(ag_coverage *coverage, const char *source, int line)
{
    static const char word[] = "function";
    source = ag_line_at(source, line);
    const char *at = source == NULL ? NULL : strstr(source, word);
    if (at == NULL || memchr(source, '\n', (size_t)(at - source)) != NULL) return "";
    const char *name = at + strlen(word) + strspn(at + strlen(word), " "), *end = name;
    while (ag_is_name((unsigned char)*end)) end++;
    if (end == name) {
        for (end = at; end > source && (end[-1] == ' ' || end[-1] == '='); end--) continue;
        for (name = end; name > source && ag_is_name((unsigned char)name[-1]); name--) continue;
    }
    return ag_arena_bytes(&coverage->arena, name, (size_t)(end - name));
}

// The lines of a function that hold code, and the functions in it, whether they are ever made.
static void note_chunk(ag_coverage *coverage, file *to, const ag_chunk *chunk, const char *source)
{
    for (int i = 0; i < chunk->code_count; i++) {
        int line = chunk->lines[i];
        if (ag_chunk_is_written(chunk, i) && line > 0 && line <= to->line_count) {
            to->lines[line] |= LINE_IS_CODE;
        }
    }
    for (int i = 0; i < chunk->child_count; i++) {
        const ag_chunk *child = chunk->children[i];
        function *made = ag_list_push(&coverage->functions, &coverage->arena);
        if (made == NULL) return;
        to->function_count++;
        *made = (function){ .first = child->first_line,
                            .last = child->last_line,
                            .name = name_on(coverage, source, child->first_line) };
        note_chunk(coverage, to, child, source);
    }
}

static void add_file(ag_coverage *coverage, lua_State *L, const ag_script *script)
{
    file *to = ag_list_push(&coverage->files, &coverage->arena);
    if (to == NULL) return;
    to->key = ag_arena_text(&coverage->arena, script->key);
    to->path = ag_map_put(&coverage->paths, script->path, coverage->files.count - 1);
    to->first = coverage->functions.count;
    to->line_count = ag_line_of(script->source, script->source + script->size);
    to->lines = ag_arena_item(&coverage->arena, (size_t)to->line_count + 1);
    coverage->arena.failed |= to->path == NULL;
    if (ag_sandbox_compile(L, script->source, script->size, script->path) == LUA_OK
        && !coverage->arena.failed) {
        ag_chunk *chunk = ag_chunk_open(L);
        coverage->arena.failed |= chunk == NULL;
        if (chunk != NULL) note_chunk(coverage, to, chunk, script->source);
        ag_chunk_close(chunk);
    }
    lua_settop(L, 0);
}

// Decks and translations are lists that are read before a game: none of their lines run in it.
static int is_list(const char *key)
{
    return strncmp(key, "decks/", 6) == 0 || strstr(key, "/decks/") != NULL
           || strstr(key, "/lang/") != NULL;
}

ag_status ag_coverage_begin(const ag_source *source, ag_coverage **out, ag_error *error)
{
    ag_coverage *coverage = calloc(1, sizeof *coverage);
    lua_State *L = luaL_newstate();  // only to compile
    ag_script script;
    const char *key;
    *out = coverage;
    if (coverage != NULL && L != NULL) {
        coverage->files.size = sizeof(file);
        coverage->functions.size = sizeof(function);
        for (int i = 0; (key = source->key(source->context, i)) != NULL; i++) {
            if (!is_list(key) && source->find(source->context, key, &script)) {
                add_file(coverage, L, &script);
            }
        }
    }
    int failed = coverage == NULL || L == NULL || coverage->arena.failed;
    if (L != NULL) lua_close(L);
    if (!failed) return AG_OK;
    ag_coverage_close(coverage);
    *out = NULL;
    return ag_fail(error, AG_NO_MEMORY, "no memory for the coverage of scripts");
}

void ag_coverage_close(ag_coverage *coverage)
{
    if (coverage == NULL) return;
    ag_list_close(&coverage->files);
    ag_list_close(&coverage->functions);
    ag_arena_close(&coverage->arena);
    ag_map_close(&coverage->paths);
    free(coverage);
}

void ag_coverage_note(ag_coverage *coverage, lua_State *L, lua_Debug *debug)
{
    lua_getinfo(L, "Sl", debug);
    // Chunks are named "@path".
    int place = debug->source[0] == '@' ? ag_map_get(&coverage->paths, debug->source + 1) : -1;
    if (place < 0) return;
    file *at = ag_list_at(&coverage->files, place);
    if (debug->event != LUA_HOOKLINE) {
        for (int i = 0; i < at->function_count; i++) {
            function *it = function_at(coverage, at, i);
            it->called |= it->first == debug->linedefined && it->last == debug->lastlinedefined;
        }
    } else if (debug->currentline > 0 && debug->currentline <= at->line_count) {
        at->lines[debug->currentline] |= LINE_RAN;
    }
}

static const file *file_at(const ag_coverage *coverage, int index)
{
    int known = coverage != NULL && index >= 0 && index < coverage->files.count;
    return known ? ag_list_at(&coverage->files, index) : NULL;
}

int ag_coverage_file(const ag_coverage *coverage, int index, ag_coverage_facts *out)
{
    const file *of = file_at(coverage, index);
    if (out == NULL) return 0;
    *out = (ag_coverage_facts){ 0 };
    if (of == NULL) return 0;
    out->key = of->key;
    out->path = of->path;
    for (int line = 1; line <= of->line_count; line++) {
        out->lines += (of->lines[line] & LINE_IS_CODE) != 0;
        out->lines_run += of->lines[line] == (LINE_IS_CODE | LINE_RAN);
    }
    out->functions = of->function_count;
    for (int i = 0; i < of->function_count; i++) {
        out->functions_called += function_at(coverage, of, i)->called;
    }
    return 1;
}

int ag_coverage_gap(const ag_coverage *coverage, int index, int after, int *first, int *last)
{
    const file *of = file_at(coverage, index);
    if (of == NULL || first == NULL || last == NULL) return 0;
    int line = after < 0 || after > of->line_count ? of->line_count + 1 : after + 1;
    while (line <= of->line_count && of->lines[line] != LINE_IS_CODE) line++;
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
    const file *of = file_at(coverage, index);
    if (of == NULL || out == NULL || nth < 0 || nth >= of->function_count) return 0;
    const function *it = function_at(coverage, of, nth);
    *out = (ag_covered_function){ .name = it->name, .line = it->first, .called = it->called };
    return 1;
}
