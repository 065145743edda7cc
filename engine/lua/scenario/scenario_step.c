// Answering: the only way in which a scenario acts. The ways of running differ here and nowhere
// else.
#include <stdlib.h>
#include <string.h>

#include "base/list.h"
#include "game/facts/answer.h"
#include "lua/scenario/scene.h"

const char *ag_scene_way_text(int way)
{
    static const char *const texts[AG_SCENE_WAYS] = {
        [AG_SCENE_STRAIGHT] = "straight",
        [AG_SCENE_REBUILT] = "rebuilt from the log after every answer",
        [AG_SCENE_FORKED] = "forked at every question",
        [AG_SCENE_UNDONE] = "each answer taken back and played again",
        [AG_SCENE_SAVED] = "saved and loaded at its questions",
    };
    return texts[way];
}

void ag_scene_close(ag_scene *scene)
{
    ag_game_close(scene->game);
    ag_game_close(scene->aside);
    scene->game = NULL;
    scene->aside = NULL;
    ag_text_close(&scene->told);
    free(scene->trace.marks);
    scene->trace = (ag_scene_trace){ 0 };
}

void ag_scene_listen(lua_State *L, ag_scene *scene)
{
    const ag_event_log_event *told;
    char line[512];

    while ((told = ag_game_next_event(scene->game)) != NULL) {
        const ag_event *event = &told->event;
        scene->fault_count += event->kind == AG_EVENT_RULING;
        scene->combats_ended += event->kind == AG_EVENT_COMBAT_ENDS;
        ag_event_text(ag_game_rules(scene->game), told, -1, line, sizeof line);
        if (line[0] != 0) {
            ag_text_add(&scene->told, "%s\n", line);
        }
    }
    if (scene->told.failed) {
        ag_scene_fail(L, "no memory for what was told");
    }
    if (scene->fault_count > 0 && !scene->expects_faults) {
        ag_scene_fail(L, "a script failed: %s", ag_game_fault(scene->game));
    }
}

static ag_scene_mark mark_now(const ag_scene *scene)
{
    return (ag_scene_mark){ .state = ag_state_hash(ag_scene_state(scene)),
                            .question = ag_choice_fingerprint(ag_game_rules(scene->game)) };
}

// Notes the state at this question, and compares it with that of the straight run.
static ag_scene_mark trace_question(lua_State *L, ag_scene *scene)
{
    ag_scene_trace *trace = &scene->trace;
    ag_scene_mark mark = mark_now(scene);
    ag_scene_mark *marks =
        ag_list_room(trace->marks, &trace->capacity, trace->count + 1, sizeof mark);
    if (marks == NULL) {
        ag_scene_fail(L, "no memory for the trace");
    }
    trace->marks = marks;
    if (scene->straight != NULL && trace->count < scene->straight->trace.count) {
        const ag_scene_mark *then = &scene->straight->trace.marks[trace->count];
        if (then->question != mark.question) {
            ag_scene_fail(L, "question %d is another one than in the straight run",
                          trace->count + 1);
        }
        if (then->state != mark.state) {
            ag_scene_fail(L, "the state at question %d differs from the straight run's",
                          trace->count + 1);
        }
    }
    trace->marks[trace->count++] = mark;
    return mark;
}

static void expect_same(lua_State *L, const ag_scene *scene, ag_scene_mark then, const char *what)
{
    ag_scene_mark now = mark_now(scene);
    if (now.question != then.question) {
        ag_scene_fail(L, "the %s game asks another question", what);
    }
    if (now.state != then.state) {
        ag_scene_fail(L, "the %s game is in another state", what);
    }
}

// Whatever is logged now was logged before: events are reported once.
static void expect_silence(lua_State *L, ag_scene *scene, const char *what)
{
    char line[512];
    const ag_event_log_event *told = ag_game_next_event(scene->game);
    if (told != NULL) {
        ag_event_text(ag_game_rules(scene->game), told, -1, line, sizeof line);
        ag_scene_fail(L, "the %s game told again: \"%s\"", what, line);
    }
}

static void rebuild(lua_State *L, ag_scene *scene)
{
    ag_error error = { 0 };
    ag_scene_mark now = mark_now(scene);
    if (ag_game_rebuild(scene->game, &error) < 0) {
        ag_scene_fail(L, "the log does not run again: %s", error.text);
    }
    expect_same(L, scene, now, "rebuilt");
    expect_silence(L, scene, "rebuilt");
}

static int is_pass(const ag_scene *scene, const ag_picks *picks)
{
    const ag_choice_state *choice = &ag_scene_state(scene)->choice;
    return picks != NULL && choice->kind == AG_QUESTION_ACTION && picks->count == 1
           && picks->picks[0] < choice->option_count
           && ag_scene_option(scene, picks->picks[0])->kind == AG_MOVE_PASS;
}

// Whether this question is one at which the game is replaced by another. To load a game costs more
// than to play it, and while everyone passes little differs but who has: in a row of passes it is
// loaded before the first and each eighth that follows.
static int is_replaced_here(ag_scene *scene, const ag_picks *picks)
{
    scene->passes = is_pass(scene, picks) ? scene->passes + 1 : 0;
    if (scene->way == AG_SCENE_SAVED) return scene->passes == 0 || scene->passes % 8 == 1;
    return scene->way == AG_SCENE_FORKED;
}

// Replaces this game by another if the way says so. `picks`: what is answered, NULL to concede.
static void go_on_with_another(lua_State *L, ag_scene *scene, const ag_picks *picks)
{
    ag_error error = { 0 };
    ag_game *other = NULL;
    int forked = scene->way == AG_SCENE_FORKED;
    if (!is_replaced_here(scene, picks)) return;
    ag_scene_mark now = mark_now(scene);
    const ag_scenario_host *host = scene->host;
    ag_status status = forked ? ag_game_fork(scene->game, &other, &error)
                              : host->reload(host->context, scene->game, host->save_path,
                                             scene->table.source, &other, &error);
    if (status < 0) {
        ag_scene_fail(L, "the game is not %s: %s", forked ? "forked" : "saved and loaded",
                      error.text);
    }
    ag_game_close(scene->game);
    scene->game = other;
    expect_same(L, scene, now, forked ? "forked" : "loaded");
    expect_silence(L, scene, forked ? "forked" : "loaded");
}

// Undoes the last answer, which was given at `before`, and plays it again.
static void undo_and_redo(lua_State *L, ag_scene *scene, ag_scene_mark before, int entries)
{
    ag_error error = { 0 };
    ag_scene_mark now = mark_now(scene);
    // If a script failed on the way, the answer may have been lost with its frame.
    int alone = ag_game_entry_count(scene->game) == entries + 1;
    if (ag_game_undo(scene->game, 0, AG_UNDO_ANSWER, 1, &error) < 0) {
        ag_scene_fail(L, "the answer can't be taken back: %s", error.text);
    }
    if (alone) {
        expect_same(L, scene, before, "undone");
    }
    if (ag_game_redo(scene->game, &error) < 0) {
        ag_scene_fail(L, "the answer can't be played again: %s", error.text);
    }
    expect_same(L, scene, now, "redone");
    expect_silence(L, scene, "redone");
}

void ag_scene_answer(lua_State *L, ag_scene *scene, ag_seat seat, const ag_picks *picks)
{
    ag_error error = { 0 };
    int entries = ag_game_entry_count(scene->game);
    ag_scene_mark before = trace_question(L, scene);
    go_on_with_another(L, scene, picks);
    ag_status status = picks != NULL ? ag_game_enter_answer(scene->game, seat, picks, &error)
                                     : ag_game_concede(scene->game, seat, &error);
    if (status < 0) {
        ag_scene_fail(L, "%s", error.text);
    }
    ag_scene_listen(L, scene);
    if (scene->way == AG_SCENE_REBUILT) {
        rebuild(L, scene);
    }
    if (scene->way == AG_SCENE_UNDONE && picks != NULL) {
        undo_and_redo(L, scene, before, entries);
    }
}

// The first line at which two texts differ, for the report.
static const char *first_difference(const char *text, const char *other)
{
    const char *line = text;
    for (; *text != 0 && *text == *other; text++, other++) {
        line = *text == '\n' ? text + 1 : line;
    }
    return line;
}

void ag_scene_finish(lua_State *L, ag_scene *scene)
{
    const ag_scene *straight = scene->straight;

    trace_question(L, scene);
    if (straight == NULL) return;
    const char *told = scene->told.length > 0 ? scene->told.bytes : "";
    const char *then = straight->told.length > 0 ? straight->told.bytes : "";
    if (strcmp(told, then) != 0) {
        ag_scene_fail(L, "other events were told than in the straight run, from here on: %s",
                      first_difference(told, then));
    }
    if (scene->trace.count != straight->trace.count) {
        ag_scene_fail(L, "%d questions were answered, in the straight run %d",
                      scene->trace.count - 1, straight->trace.count - 1);
    }
}

// ---- for the words ----

static int answer(lua_State *L)
{
    ag_picks picks = ag_scene_picks_at(L, 2);
    ag_scene_answer(L, ag_scene_of(L), (ag_seat)lua_tointeger(L, 1), &picks);
    return 0;
}

static int concede(lua_State *L)
{
    ag_scene_answer(L, ag_scene_of(L), (ag_seat)lua_tointeger(L, 1), NULL);
    return 0;
}

// A fork takes the place of the game until unfork(). If something fails meanwhile, both are closed
// with the scene.
static int fork_game(lua_State *L)
{
    ag_scene *scene = ag_scene_of(L);
    ag_error error = { 0 };
    ag_game *other = NULL;
    if (ag_game_fork(scene->game, &other, &error) < 0) {
        return ag_scene_fail(L, "the game does not fork: %s", error.text);
    }
    scene->aside = scene->game;
    scene->game = other;
    return 0;
}

static int unfork_game(lua_State *L)
{
    ag_scene *scene = ag_scene_of(L);
    ag_game_close(scene->game);
    scene->game = scene->aside;
    scene->aside = NULL;
    return 0;
}

// Answers in a fork, which no way of running looks at.
static int answer_aside(lua_State *L)
{
    ag_error error = { 0 };
    ag_picks picks = ag_scene_picks_at(L, 2);
    const ag_scene *scene = ag_scene_of(L);
    if (ag_game_enter_answer(scene->game, (ag_seat)lua_tointeger(L, 1), &picks, &error) < 0) {
        return ag_scene_fail(L, "%s", error.text);
    }
    return 0;
}

// told(): all lines so far.
static int push_told(lua_State *L)
{
    const ag_text *told = &ag_scene_of(L)->told;
    lua_pushlstring(L, told->length > 0 ? told->bytes : "", told->length);
    return 1;
}

const luaL_Reg ag_scene_step_functions[] = {
    { "answer", answer },
    { "concede", concede },
    { "fork", fork_game },
    { "unfork", unfork_game },
    { "answer_aside", answer_aside },
    { "told", push_told },
    { NULL, NULL },
};
