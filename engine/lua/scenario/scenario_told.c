// `expect`: what was logged. If a line is missing, the report compares what was expected with what
// was logged there: "-" expected, "+" logged instead, other lines as they were.
#include <stdlib.h>
#include <string.h>

#include "base/span.h"
#include "lua/host/sandbox.h"
#include "lua/scenario/scene.h"

enum {
    DIFF_BYTES = 2600,  // of a report
    GAP_MAX = 6,        // lines that are shown around a missing one
    SHOWN_MAX = 200,
};

// The log, line by line, with the expected line that each of them matches.
typedef struct telling {
    int count;
    struct {
        const char *text;
        int size;
        int expected;  // place in the list, from 1; 0: not expected
    } lines[AG_SCENE_TELLING_MAX];
    int wanted_count;
    struct {
        const char *words;
        int line;  // the line that contains them; -1: missing
        int from;  // where the search began
    } wanted[AG_SCENE_TOLD_MAX];
} telling;

static void read_lines(telling *told, const ag_text *text)
{
    const char *at = text->length > 0 ? text->bytes : "";
    int all = 0;
    for (const char *next = at; (next = strchr(next, '\n')) != NULL; next++) {
        all++;
    }
    for (int line = 0; line < all; line++) {
        const char *end = strchr(at, '\n');
        if (all - line <= AG_SCENE_TELLING_MAX) {
            told->lines[told->count].text = at;
            told->lines[told->count].size = (int)(end - at);
            told->lines[told->count++].expected = 0;
        }
        at = end + 1;
    }
}

static int holds(const telling *told, int line, const char *words)
{
    char text[512];
    snprintf(text, sizeof text, "%.*s", told->lines[line].size, told->lines[line].text);
    return strstr(text, words) != NULL;
}

// The first line from `from` on that contains the words; -1: none does.
static int find_line(const telling *told, int from, const char *words)
{
    for (int line = from; line < told->count; line++) {
        if (holds(told, line, words)) return line;
    }
    return -1;
}

// Finds each expected line after the one before; missing lines are skipped. Returns how many are
// missing.
static int match(telling *told)
{
    int from = 0, missing = 0;
    for (int at = 0; at < told->wanted_count; at++) {
        told->wanted[at].from = from;
        told->wanted[at].line = find_line(told, from, told->wanted[at].words);
        if (told->wanted[at].line < 0) {
            missing++;
            continue;
        }
        told->lines[told->wanted[at].line].expected = at + 1;
        from = told->wanted[at].line + 1;
    }
    return missing;
}

// How many words of the expected line are in the logged one.
static int likeness(const telling *told, int line, const char *words)
{
    int count = 0;
    char word[64];
    for (const char *at = words; *at != '\0';) {
        size_t size = strcspn(at, " ");
        if (size > 0 && size < sizeof word) {
            memcpy(word, at, size);
            word[size] = '\0';
            count += holds(told, line, word);
        }
        at += size + strspn(at + size, " ");
    }
    return count;
}

// The unexpected line of [from, to) that is most similar to the words; -1: none is.
static int nearest_line(const telling *told, int from, int to, const char *words)
{
    int best = -1, most = 0;
    for (int line = from; line < to; line++) {
        int like = told->lines[line].expected == 0 ? likeness(told, line, words) : 0;
        if (like > most) {
            most = like;
            best = line;
        }
    }
    return best;
}

static void write_line(ag_writer *out, const telling *told, int line, char sign)
{
    int size = told->lines[line].size < SHOWN_MAX ? told->lines[line].size : SHOWN_MAX;
    ag_write(out, "\n  %c %.*s", sign, size, told->lines[line].text);
}

// Writes what the log has where expected line `at` is missing: that line, and the lines logged
// there.
static void write_gap(ag_writer *out, const telling *told, int at)
{
    int from = told->wanted[at].from, to = told->count;
    for (int next = at + 1; next < told->wanted_count; next++) {
        if (told->wanted[next].line >= 0) {
            to = told->wanted[next].line;
            break;
        }
    }
    int nearest = nearest_line(told, from, to, told->wanted[at].words);
    int first = nearest - GAP_MAX / 2 > from ? nearest - GAP_MAX / 2 : from;
    int last = first + GAP_MAX < to ? first + GAP_MAX : to;
    if (nearest < 0) {
        ag_write(out, "\n  - %s", told->wanted[at].words);
    }
    if (first > from) {
        ag_write(out, "\n    … %d lines", first - from);
    }
    for (int line = first; line < last; line++) {
        if (line == nearest) {
            ag_write(out, "\n  - %s", told->wanted[at].words);
        }
        write_line(out, told, line, line == nearest ? '+' : ' ');
    }
    if (last < to) {
        ag_write(out, "\n    … %d lines", to - last);
    }
}

static void write_difference(ag_writer *out, const telling *told)
{
    for (int at = 0; at < told->wanted_count; at++) {
        int missing = told->wanted[at].line < 0;
        // If several adjacent lines are missing, the log at that place is shown once.
        if (missing && at > 0 && told->wanted[at - 1].line < 0) {
            ag_write(out, "\n  - %s", told->wanted[at].words);
        } else if (missing) {
            write_gap(out, told, at);
        } else {
            write_line(out, told, told->wanted[at].line, ' ');
        }
    }
}

// Finds these words in the scenario's text, from the line of the call on, so that an error names
// the line in the list.
static int line_of_words(const ag_scene *scene, int from, const char *words)
{
    const char *at = scene->cards->text;
    for (int line = 1; at != NULL && line < from; line++) {
        at = strchr(at, '\n');
        at = at != NULL ? at + 1 : NULL;
    }
    const char *found = at != NULL ? strstr(at, words) : NULL;
    for (; found != NULL && at < found; at++) {
        from += *at == '\n';
    }
    return from;
}

// Raises the error at the line of the scenario that contains the words.
static int fail_at(lua_State *L, const ag_scene *scene, const char *words, const char *text)
{
    lua_Debug caller;
    if (lua_getstack(L, 1, &caller) && lua_getinfo(L, "l", &caller) && caller.currentline > 0) {
        lua_pushfstring(L, "%s:%d: %s", scene->cards->path,
                        line_of_words(scene, caller.currentline, words), text);
        return lua_error(L);
    }
    return luaL_error(L, "%s", text);
}

static void read_told(lua_State *L, const ag_scene *scene, telling *told)
{
    told->count = 0;
    read_lines(told, &scene->told);
    luaL_checktype(L, 2, LUA_TTABLE);
    told->wanted_count = (int)ag_sandbox_list(L, 2);
    luaL_argcheck(L, told->wanted_count <= AG_SCENE_TOLD_MAX, 2,
                  "a list has at most 64 lines: more go into another t:told");
    luaL_checkstack(L, told->wanted_count + 8, "the list of lines");
    for (int at = 0; at < told->wanted_count; at++) {
        lua_rawgeti(L, 2, at + 1);
        told->wanted[at].words = luaL_checkstring(L, -1);  // the list keeps the text alive
    }
}

static int expect_told(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    telling told;
    int at = 0;

    read_told(L, scene, &told);
    if (match(&told) == 0) return 0;
    while (told.wanted[at].line >= 0) {
        at++;
    }
    const char *words = told.wanted[at].words;
    char text[DIFF_BYTES];
    ag_writer out = ag_writer_open(text, sizeof text);
    ag_write(&out, "\"%s\" was not told%s (- expected, + told)", words,
             find_line(&told, 0, words) >= 0 ? " in this order" : "");
    write_difference(&out, &told);
    return fail_at(L, scene, words, text);
}

static int expect_not_told(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    telling told;

    read_told(L, scene, &told);
    for (int at = 0; at < told.wanted_count; at++) {
        const char *words = told.wanted[at].words;
        int line = find_line(&told, 0, words);
        if (line >= 0) {
            char text[DIFF_BYTES];
            ag_writer out = ag_writer_open(text, sizeof text);
            ag_write(&out, "\"%s\" was told:", words);
            write_line(&out, &told, line, '+');
            return fail_at(L, scene, words, text);
        }
    }
    return 0;
}

const luaL_Reg ag_scene_told_functions[] = {
    { "told", expect_told },
    { "not_told", expect_not_told },
    { NULL, NULL },
};
