// A file of scenarios: loaded into a Lua state of its own, under the limits of any script. way.lua
// runs what it returned with the functions here.
#include "lua/scenario/scenario.h"

#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "base/hash.h"
#include "base/letter.h"
#include "lua/host/script.h"
#include "lua/scenario/scene.h"

// ---- the cards and the raid that a scenario declares: a source of scripts besides all others ----

// Cards that every scenario has without declaring them.
static const ag_script own_scripts[] = {
    { .key = AG_SCENARIO_HERO,
      .path = "aggro/volunteer.lua",
      .source = "return hero \"Volunteer\" { health = 26, text = \"\" }\n" },
    { .key = AG_SCENARIO_CARD,
      .path = "aggro/recruit.lua",
      .source = "return ally \"Recruit\" { cost = 1, atk = 1, damage = \"melee\", health = 1 }\n" },
};
enum { OWN_SCRIPTS = sizeof own_scripts / sizeof own_scripts[0] };

// The place in the list; -1: it is not in it.
static int own_script(const char *key)
{
    int at = OWN_SCRIPTS - 1;
    while (at >= 0 && strcmp(own_scripts[at].key, key) != 0) at--;
    return at;
}

// What the scenario declares is the script of its whole file, under the key of each card.
static int find_script(void *context, const char *key, ag_script *out)
{
    ag_scene_cards *cards = context;
    int own = own_script(key);
    if (own >= 0) {
        *out = own_scripts[own];
        out->size = strlen(out->source);
        out->hash = cards->own_hashes[own];
        ag_hash_script(out->source, out->size, cards->own_hashes[own]);
        return 1;
    }
    *out = cards->file;
    out->key = cards->raid_decks > 0 && strcmp(key, AG_INLINE_RAID) == 0 ? AG_INLINE_RAID : NULL;
    for (int at = 0; at < cards->count && out->key == NULL; at++) {
        out->key = strcmp(cards->cards[at].key, key) == 0 ? cards->cards[at].key : NULL;
    }
    return out->key != NULL || cards->others->find(cards->others->context, key, out);
}

static const char *key_at(void *context, int index)
{
    const ag_scene_cards *cards = context;
    return index >= 0 && index < cards->count
               ? cards->cards[index].key
               : cards->others->key(cards->others->context, index - cards->count);
}

void ag_scene_cards_open(ag_scene_cards *cards, const ag_source *others, const char *path,
                         const char *text, size_t size)
{
    *cards = (ag_scene_cards){ .others = others, .text = text, .size = size };
    cards->source = (ag_source){ .context = cards, .find = find_script, .key = key_at };
    cards->file = (ag_script){ .path = path, .source = text, .size = size, .hash = cards->hash };
    ag_hash_script(text, size, cards->hash);
}

// The number of decks is needed before the raid is loaded; errors in it are reported then.
static int count_decks(lua_State *L, int scenario)
{
    int count = 0;
    lua_getfield(L, scenario, "raid");
    if (ag_draft_at(L, -1) != NULL) {
        ag_draft_push_table(L, -1);
        int is_list = lua_getfield(L, -1, "decks") == LUA_TTABLE;
        lua_Integer decks = is_list ? ag_sandbox_list(L, -1) : 1;
        count = decks < 1 ? 1 : decks > AG_DECK_MAX ? AG_DECK_MAX : (int)decks;
        lua_pop(L, 2);
    }
    lua_pop(L, 1);
    return count;
}

// The script of the nth scenario of a list: the file, which returns that scenario alone, so that
// others may give a stem to another card. Lines count as in the file.
static void take_nth(lua_State *L, ag_scene_cards *cards, int nth)
{
    ag_script *file = &cards->file;
    lua_pushliteral(L, "return (function() ");
    lua_pushlstring(L, cards->text, cards->size);
    lua_pushfstring(L, "\nend)()[%d]\n", nth);
    lua_concat(L, 3);
    file->source = lua_tolstring(L, -1, &file->size);
    lua_rawsetp(L, LUA_REGISTRYINDEX, cards);  // keeps it alive
    ag_hash_script(file->source, file->size, cards->hash);
}

void ag_scene_cards_read(lua_State *L, ag_scene_cards *cards, int scenario, int nth)
{
    if (nth > 0) take_nth(L, cards, nth);
    cards->count = 0;
    cards->raid_decks = count_decks(L, scenario);
    if (lua_getfield(L, scenario, "cards") == LUA_TTABLE) {
        ag_entries declared = ag_entries_open(L, -1);
        while (ag_entries_next(L, &declared)) {
            // A file may write into the table after the word `scenario` has checked it.
            int is_card = lua_type(L, -2) == LUA_TSTRING && ag_draft_is(L, -1, AG_DRAFT_CARD);
            if (!is_card || cards->count == AG_INLINE_CARDS_MAX) continue;
            ag_scene_card *card = &cards->cards[cards->count++];
            snprintf(card->key, sizeof card->key, "scenario/%s", lua_tostring(L, -2));
            card->name = ag_draft_name(L, -1);
        }
    }
    lua_pop(L, 1);
}

const char *ag_scene_cards_key(const ag_scene_cards *cards, const char *text)
{
    for (int at = 0; at < cards->count; at++) {
        const char *key = cards->cards[at].key;
        if (strcmp(key, text) == 0 || strcmp(ag_inline_stem(key), text) == 0
            || ag_case_compare(cards->cards[at].name, text) == 0) {
            return key;
        }
    }
    int own = own_script(text);
    return own >= 0 ? own_scripts[own].key : NULL;
}

// ---- errors ----

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

// A message handler. Errors that a function of `t` raises are about the game; errors of Lua, or of
// a faulty card, are not.
static int judge_error(lua_State *L)
{
    ag_scene *scene = ag_scene_of(L);
    lua_Debug raised;
    int found = lua_getstack(L, 1, &raised) && lua_getinfo(L, "S", &raised);
    scene->judges = scene->judges && found && raised.what[0] == 'C';
    return 1;
}

// ---- functions for scenario/*.lua ----

// load_file(path, text): what the file returned; its cards are those that the scene declares.
static int load_file(lua_State *L)
{
    ag_scene *scene = ag_scene_of(L);
    ag_host *host = ag_host_of(L);
    ag_budget budget = ag_host_budget(AG_HOST_INSTRUCTIONS_MAX);
    size_t size;
    const char *path = lua_tostring(L, 1), *text = lua_tolstring(L, 2, &size);
    ag_scene_cards_open(&scene->cards, scene->host->source, path, text, size);
    lua_createtable(L, 2, 0);  // keeps both alive
    lua_insert(L, 1);
    lua_rawseti(L, 1, 2);
    lua_rawseti(L, 1, 1);
    lua_setfield(L, LUA_REGISTRYINDEX, "scenario file");
    ag_host_call_begin(host, L, &budget);
    int status = ag_inline_run(L, text, size, path);
    ag_host_call_end(host, L);
    return status == LUA_OK ? 1 : lua_error(L);
}

// declare(scenario, nth): its cards are those of the scene.
static int declare(lua_State *L)
{
    ag_scene_cards_read(L, &ag_scene_of(L)->cards, 1, (int)lua_tointeger(L, 2));
    return 0;
}

static int is_scenario(lua_State *L)
{
    return ag_lua_push_flag(L, ag_inline_is_scenario(L, 1));
}

// by_author(function, t): calls it under a budget of its own.
static int by_author(lua_State *L)
{
    ag_host *host = ag_host_of(L);
    ag_budget budget = ag_host_budget(AG_HOST_INSTRUCTIONS_MAX);
    lua_pushcfunction(L, judge_error);
    lua_insert(L, 1);
    ag_host_call_begin(host, L, &budget);
    int status = lua_pcall(L, 1, 0, 1);
    ag_host_call_end(host, L);
    return status == LUA_OK ? 0 : lua_error(L);
}

// attempt(function, …): true and what it returned; or false, why it failed, whether that is about
// the game, and whether it says its place.
static int attempt(lua_State *L)
{
    char text[4096];
    ag_writer why = ag_writer_open(text, sizeof text);
    lua_pushcfunction(L, judge_error);
    lua_insert(L, 1);
    int failed = lua_pcall(L, lua_gettop(L) - 2, LUA_MULTRET, 1) != LUA_OK;
    lua_pushboolean(L, !failed);
    lua_replace(L, 1);
    if (!failed) return lua_gettop(L);
    const ag_raised *own = ag_raised_at(L, -1);
    ag_raised place = { .line = own != NULL ? own->line : 0 };
    if (own == NULL && lua_isstring(L, -1)) ag_raised_place(lua_tostring(L, -1), &place);
    write_raised(L, &why);
    lua_pushstring(L, text);
    lua_pushboolean(L, ag_scene_of(L)->judges);
    lua_pushboolean(L, place.line > 0);
    lua_remove(L, 2);
    return 4;
}

// judge(on): from now on failures are about the game; or they are not.
static int judge(lua_State *L)
{
    ag_scene_of(L)->judges = lua_toboolean(L, 1);
    return 0;
}

// cited(raid, number, name)
static int cited(lua_State *L)
{
    const ag_scenario_host *host = ag_scene_of(L)->host;
    host->cited(host->cited_context, lua_tostring(L, 1), lua_tostring(L, 2), lua_tostring(L, 3));
    return 0;
}

// tell_used(): reports the scripts that the game has used.
static int tell_used(lua_State *L)
{
    const ag_scene *scene = ag_scene_of(L);
    const ag_scenario_how *how = &scene->host->how;
    ag_scripts *scripts = ag_game_scripts_of(scene->game);
    const ag_script *used;
    for (int i = 0; how->used && (used = scripts->script(scripts->host, i, NULL)) != NULL; i++) {
        how->used(how->context, used->key, used->path);
    }
    return 0;
}

// record(path): a game like any other, with the source of the cards that it declared.
static int record(lua_State *L)
{
    ag_scene *scene = ag_scene_of(L);
    if (ag_game_record(scene->game, lua_tostring(L, 1), &scene->error) < 0) return lua_error(L);
    return 0;
}

// notes(): what the scripts of the straight way noted; nothing from here on.
static int take_notes(lua_State *L)
{
    ag_text *notes = &ag_scene_of(L)->notes;
    lua_pushlstring(L, notes->length > 0 ? notes->bytes : "", notes->length);
    notes->length = 0;
    return 1;
}

const luaL_Reg ag_scene_file_functions[] = {
    { "load_file", load_file },
    { "declare", declare },
    { "is_scenario", is_scenario },
    { "by_author", by_author },
    { "attempt", attempt },
    { "judge", judge },
    { "cited", cited },
    { "tell_used", tell_used },
    { "record", record },
    { "notes", take_notes },
    { NULL, NULL },
};

// ---- the whole ----

typedef struct opening {
    ag_scene *scene;
    lua_CFunction inside;
    void *request;
} opening;

static int open_inside(lua_State *L)
{
    const opening *now = lua_touserdata(L, 1);
    ag_scene_bind(L, now->scene);
    lua_pushcfunction(L, now->inside);
    lua_pushlightuserdata(L, now->request);
    lua_call(L, 1, 0);
    return 0;
}

ag_status ag_scene_open(ag_scene *scene, lua_CFunction inside, void *request, ag_error *error)
{
    static const ag_source empty = { 0 };  // the game that is tested has a Lua state of its own
    opening now = { scene, inside, request };
    ag_host *scripts = NULL;
    ag_status status = ag_host_open(&empty, &scripts, error);
    if (status < 0) return status;
    lua_State *L = ag_host_lua(scripts);
    lua_pushcfunction(L, open_inside);
    lua_pushlightuserdata(L, &now);
    if (lua_pcall(L, 1, 0, 0) != LUA_OK) {
        char why[sizeof(ag_raised)];
        ag_writer out = ag_writer_open(why, sizeof why);
        write_raised(L, &out);
        status = scene->error.status < 0
                     ? ag_fail(error, scene->error.status, "%s", scene->error.text)
                     : ag_fail(error, AG_BAD_CONTENT, "%s", why);
    }
    ag_host_close(scripts);
    ag_text_close(&scene->notes);
    return status;
}

typedef struct running {
    const char *path;
    const ag_text *text;
    const ag_scenario_how *how;
    int cites;
    ag_scenario_result *out;
} running;

static int result_number(lua_State *L, const char *field)
{
    lua_getfield(L, -1, field);
    int number = (int)lua_tointeger(L, -1);
    lua_pop(L, 1);
    return number;
}

static void result_text(lua_State *L, const char *field, char *out, size_t capacity)
{
    lua_getfield(L, -1, field);
    ag_writer writer = ag_writer_open(out, capacity);
    ag_write(&writer, "%s", lua_tostring(L, -1));
    lua_pop(L, 1);
}

static int run_inside(lua_State *L)
{
    const running *now = lua_touserdata(L, 1);
    ag_scenario_result *out = now->out;
    lua_getglobal(L, "run_file");
    lua_pushstring(L, now->path);
    lua_pushlstring(L, now->text->bytes, now->text->length);
    lua_newtable(L);
    ag_lua_set_flag(L, "straight", now->how->straight);
    ag_lua_set_flag(L, "cites", now->cites);
    ag_lua_set_flag(L, "saves", now->how->save_path != NULL);
    if (now->how->folder != NULL) ag_lua_set_text(L, "folder", now->how->folder);
    if (now->how->rule != NULL) ag_lua_set_text(L, "rule", now->how->rule);
    lua_call(L, 3, 1);
    out->passed = result_number(L, "passed");
    out->failed = result_number(L, "failed");
    out->asserted = result_number(L, "asserted");
    result_text(L, "name", out->name, sizeof out->name);
    result_text(L, "report", out->report, sizeof out->report);
    return 0;
}

ag_status ag_scenario_run_file(const ag_scenario_host *host, const char *path,
                               ag_scenario_result *out, ag_error *error)
{
    ag_text text = { 0 };
    ag_scene scene = { .host = host };
    running now = { path, &text, &host->how, host->cited != NULL, out };
    *out = (ag_scenario_result){ 0 };
    ag_status status = ag_text_add_file(&text, path, AG_INLINE_SOURCE_MAX + 1)
                           ? ag_scene_open(&scene, run_inside, &now, error)
                           : ag_fail(error, AG_ENVIRONMENT, "%s: can't be read", path);
    ag_text_close(&text);
    return status;
}
