// A scenario file: loaded into a Lua state of its own, under the limits of any script, and run four
// ways.
#include "lua/scenario/scenario.h"

#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "base/span.h"
#include "lua/host/host.h"
#include "lua/host/script.h"
#include "lua/scenario/scene.h"

// The run of a file: its Lua state, and where results are reported.
typedef struct scenario_file {
    const ag_scenario_host *host;
    const char *path;
    ag_host *scripts;
    lua_State *L;
    ag_scene_cards cards;  // of the scenario that runs
    ag_text notes;         // of its straight way
    ag_scenario_result *out;
    ag_writer report;  // into the result
} scenario_file;

// The error on top of the stack, whether it is Lua's or ours.
static void write_raised(lua_State *L, ag_writer *out)
{
    const ag_raised *own = ag_raised_at(L, -1);
    const char *message = lua_tostring(L, -1);
    if (own != NULL) {
        ag_raised_tell(own, out);
    } else {
        ag_raised_write(out, message != NULL ? message : "an error without a text");
    }
}

// ---- one way ----

// Arguments: the scene, the scenario. The caller closes the scene, whatever happens here.
static int run_way(lua_State *L)
{
    ag_scene *scene = lua_touserdata(L, 1);
    if (scene->way == AG_SCENE_STRAIGHT) ag_scene_cards_read(L, scene->cards, 2);
    lua_pushvalue(L, 2);
    lua_pushinteger(L, scene->way);
    ag_scene_begin(L, scene);  // pushes `t`
    lua_copy(L, -1, 1);
    ag_scene_say(L, "set_up", 3, 0);
    if (scene->game == NULL) return 0;  // refused, as it should be
    if (scene->host->play != NULL) {
        scene->host->play(scene->host->play_context, L, scene);
        return 0;
    }
    lua_pushvalue(L, 1);
    ag_scene_say(L, "play_through", 1, 0);
    return 0;
}

// ---- reports ----

enum { TOLD_LAST = 8 };

// The last lines of the log (`run.log` of scenario/*.lua), each indented as the report is.
static void report_told(lua_State *L, ag_writer *out)
{
    int top = lua_gettop(L);
    lua_getglobal(L, "run");
    lua_getfield(L, -1, "log");
    lua_Integer count = (lua_Integer)lua_rawlen(L, -1);
    if (count > 0) ag_write(out, "  told last:\n");
    for (lua_Integer at = count > TOLD_LAST ? count - TOLD_LAST + 1 : 1; at <= count; at++) {
        lua_rawgeti(L, -1, at);
        ag_write(out, "    %s\n", lua_tostring(L, -1));
        lua_pop(L, 1);
    }
    lua_settop(L, top);
}

static void report_notes(const ag_text *notes, ag_writer *out)
{
    const char *at = notes->bytes, *end = at + notes->length;
    int skipped = -TOLD_LAST;
    for (const char *line = at; line < end; line++) skipped += *line == '\n';
    ag_write(out, "  noted last:\n");
    for (int size; at < end; at += size) {
        size = (int)strcspn(at, "\n") + 1;
        if (skipped-- <= 0) ag_write(out, "    %.*s", size, at);
    }
}

static const char *const way_texts[AG_SCENE_WAYS] = {
    [AG_SCENE_STRAIGHT] = "straight",
    [AG_SCENE_REBUILT] = "rebuilt from the log after every answer",
    [AG_SCENE_FORKED] = "forked at every question",
    [AG_SCENE_UNDONE] = "each answer taken back and played again",
    [AG_SCENE_SAVED] = "saved and loaded at its questions",
};

// If the message already shows the log, its last lines are not shown again.
static void report_failure(scenario_file *file, const ag_scene *scene, const char *name,
                           const char *message)
{
    char question[512];
    ag_writer *out = &file->report;
    if (strstr(message, ".lua:") == NULL) ag_write(out, "%s: ", file->path);
    ag_write(out, "%s\n", message);
    if (scene->game != NULL && strchr(message, '\n') == NULL) report_told(file->L, out);
    if (file->notes.length > 0) report_notes(&file->notes, out);
    if (scene->game != NULL) {
        ag_scene_question_text(scene, question, sizeof question);
        ag_write(out, "  open question: %s\n", question);
    }
    ag_write(out, "  scenario \"%s\", %s\n", name, way_texts[scene->way]);
}

// ---- one scenario ----

// A message handler. Errors that a function of `t` raises are about the game; errors of Lua, or of
// a faulty card, are not.
static int judge(lua_State *L)
{
    ag_scene *scene = lua_touserdata(L, lua_upvalueindex(1));
    lua_Debug raised;
    int found = lua_getstack(L, 1, &raised) && lua_getinfo(L, "S", &raised);
    scene->judges = scene->judges && found && raised.what[0] == 'C';
    return 1;
}

// Runs the scenario on top of the stack one way; 1: it passed.
static int try_way(scenario_file *file, ag_scene *scene, const char *name)
{
    lua_State *L = file->L;
    ag_budget budget = ag_host_budget(AG_HOST_INSTRUCTIONS_MAX);
    int status;

    lua_pushlightuserdata(L, scene);
    lua_pushcclosure(L, judge, 1);
    int handler = lua_gettop(L);
    lua_pushcfunction(L, run_way);
    lua_pushlightuserdata(L, scene);
    lua_pushvalue(L, -4);
    ag_host_call_begin(file->scripts, L, &budget);
    status = lua_pcall(L, 2, 0, handler);
    ag_host_call_end(file->scripts, L);
    if (status != LUA_OK) {
        char text[4096];
        ag_writer plain = ag_writer_open(text, sizeof text);
        write_raised(L, &plain);
        file->out->asserted += scene->judges;
        report_failure(file, scene, name, text);
        lua_pop(L, 1);
    }
    lua_remove(L, handler);
    return status == LUA_OK;
}

// Writes the recording of the n-th scenario of the file (0: the only one): a game like any other,
// with the source of the cards that it declared.
static ag_status record(const scenario_file *file, const ag_scene *scene, int nth, ag_error *error)
{
    const char *slash = strrchr(file->path, '/');
    const char *name = slash != NULL ? slash + 1 : file->path;
    const char *dot = strrchr(name, '.');
    char path[1024];
    ag_writer out = ag_writer_open(path, sizeof path);
    ag_write(&out, "%s/%.*s", file->host->folder,
             (int)(dot != NULL ? (size_t)(dot - name) : strlen(name)), name);
    if (nth > 0) ag_write(&out, "_%d", nth);
    ag_write(&out, ".jsonl");
    if (out.cut) {
        return ag_fail(error, AG_USAGE, "the path \"%s\" is too long for a recording",
                       file->host->folder);
    }
    return ag_game_record(scene->game, path, error);
}

static void tell_used(const ag_scenario_host *host, const ag_scene *scene)
{
    const ag_script *used;
    if (host->used == NULL || scene->game == NULL) return;
    ag_scripts *scripts = ag_game_scripts_of(scene->game);
    for (int i = 0; (used = scripts->script(scripts->host, i, NULL)) != NULL; i++) {
        host->used(host->used_context, used->key, used->path);
    }
}

// The n-th rule that the scenario on top of the stack cites, whose table keeps it alive; NULL:
// there is no such text.
static const char *cited_at(lua_State *L, int nth)
{
    const char *number = NULL;
    int top = lua_gettop(L);
    if (lua_getfield(L, -1, "cites") == LUA_TTABLE && lua_rawgeti(L, -1, nth) == LUA_TSTRING) {
        number = lua_tostring(L, -1);
    }
    lua_settop(L, top);
    return number;
}

// Reports the rules that the scenario on top of the stack cites.
static ag_status tell_cites(const scenario_file *file, const char *name, ag_error *error)
{
    lua_State *L = file->L;
    const char *raid = AG_SCENE_RAID, *number;
    int count = 0;
    if (lua_getfield(L, -1, "raid") != LUA_TNIL) {
        raid = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";
    }
    lua_pop(L, 1);
    while ((number = cited_at(L, count + 1)) != NULL) {
        file->host->cited(file->host->context, raid, number, name);
        count++;
    }
    int type = lua_getfield(L, -1, "cites");
    int is_list = type == LUA_TTABLE && count > 0 && count == (int)ag_sandbox_list(L, -1);
    lua_pop(L, 1);
    if (type == LUA_TNIL || is_list) return AG_OK;
    return ag_fail(error, AG_BAD_CONTENT,
                   "%s: scenario \"%s\", cites: a list of rule numbers such as \"CR 717.4\" was "
                   "expected",
                   file->path, name);
}

static int does_cite(lua_State *L, const char *number)
{
    const char *cited;
    int nth = 1;
    while ((cited = cited_at(L, nth)) != NULL && strcmp(cited, number) != 0) nth++;
    return cited != NULL;
}

// Runs the scenario on top of the stack in every way, until one fails.
static ag_status run_scenario(scenario_file *file, int nth, ag_error *error)
{
    ag_scene scenes[AG_SCENE_WAYS] = { 0 };
    const ag_scene *straight = &scenes[AG_SCENE_STRAIGHT];
    ag_status status = AG_OK;
    char name[sizeof file->out->name];
    int passed = 1;

    file->notes.length = 0;
    if (file->host->only_citing != NULL && !does_cite(file->L, file->host->only_citing)) {
        return AG_OK;
    }
    lua_getfield(file->L, -1, "name");
    snprintf(name, sizeof name, "%s", lua_tostring(file->L, -1));
    lua_pop(file->L, 1);
    if (file->out->failed == 0) {  // the last way, or the first that failed
        snprintf(file->out->name, sizeof file->out->name, "%s", name);
    }
    if (file->host->cited != NULL) return tell_cites(file, name, error);
    int all_ways = file->host->save_path != NULL ? AG_SCENE_WAYS : AG_SCENE_SAVED;
    int ways = file->host->one_way ? 1 : all_ways;
    for (int way = 0; way < ways && passed; way++) {
        scenes[way].host = file->host;
        scenes[way].cards = &file->cards;
        scenes[way].notes = &file->notes;
        scenes[way].way = way;
        passed = try_way(file, &scenes[way], name);
    }
    tell_used(file->host, straight);
    if (passed && file->host->folder != NULL && straight->game != NULL) {
        status = record(file, straight, nth, error);
    }
    for (int way = 0; way < AG_SCENE_WAYS; way++) ag_scene_close(&scenes[way]);
    file->out->passed += passed;
    file->out->failed += !passed;
    return status;
}

// ---- the file ----

// Runs what the file returned, on top of the stack: a scenario, or a list of them.
static ag_status run_all(scenario_file *file, ag_error *error)
{
    lua_State *L = file->L;
    ag_status status = AG_OK;

    if (ag_inline_is_scenario(L, -1)) return run_scenario(file, 0, error);
    int count = lua_istable(L, -1) ? (int)ag_sandbox_list(L, -1) : 0;
    if (count == 0) {
        return ag_fail(error, AG_BAD_CONTENT,
                       "%s: the file must return scenario \"name\" { … }, or a list of them",
                       file->path);
    }
    for (int at = 1; at <= count && status == AG_OK; at++) {
        lua_rawgeti(L, -1, at);
        status = ag_inline_is_scenario(L, -1)
                     ? run_scenario(file, at, error)
                     : ag_fail(error, AG_BAD_CONTENT, "%s: entry %d of the list is no scenario",
                               file->path, at);
        lua_pop(L, 1);
    }
    return status;
}

static ag_status load(const scenario_file *file, const char *text, size_t size, ag_error *error)
{
    ag_budget budget = ag_host_budget(AG_HOST_INSTRUCTIONS_MAX);
    lua_State *L = file->L;
    ag_scene_bind(L, file->host->code);
    ag_host_call_begin(file->scripts, L, &budget);
    int status = ag_inline_run(L, text, size, file->path);
    ag_host_call_end(file->scripts, L);
    if (status != LUA_OK) {
        char why[sizeof(ag_raised)];
        ag_writer out = ag_writer_open(why, sizeof why);
        write_raised(L, &out);
        return ag_fail(error, AG_BAD_CONTENT, "%s", why);
    }
    return AG_OK;
}

ag_status ag_scenario_run_text(const ag_scenario_host *host, const char *path, const char *text,
                               size_t size, ag_scenario_result *out, ag_error *error)
{
    static const ag_source empty = { 0 };  // the game that is tested has a Lua state of its own
    ag_writer report = ag_writer_open(out->report, sizeof out->report);
    scenario_file file = { .host = host, .path = path, .out = out, .report = report };
    ag_status status;

    *out = (ag_scenario_result){ 0 };
    ag_scene_cards_open(&file.cards, host->source, path, text, size);
    if ((status = ag_host_open(&empty, &file.scripts, error)) == AG_OK) {
        file.L = ag_host_lua(file.scripts);
        status = load(&file, text, size, error);
    }
    if (status == AG_OK) status = run_all(&file, error);
    ag_host_close(file.scripts);
    ag_text_close(&file.notes);
    return status;
}

ag_status ag_scenario_run_file(const ag_scenario_host *host, const char *path,
                               ag_scenario_result *out, ag_error *error)
{
    ag_text text = { 0 };
    *out = (ag_scenario_result){ 0 };
    ag_status status = ag_text_add_file(&text, path, AG_INLINE_SOURCE_MAX + 1)
                           ? ag_scenario_run_text(host, path, text.bytes, text.length, out, error)
                           : ag_fail(error, AG_ENVIRONMENT, "%s: can't be read", path);
    ag_text_close(&text);
    return status;
}
