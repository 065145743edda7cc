// The steps of a walk: comparing the logs, reaching the same question, taking the game's answers,
// passing; and the runs of passing that one call of a scenario stands for.
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "game/log/log_path.h"
#include "lua/to_scenario/to_scenario_walk.h"

// ---- where the games differ ----

void ag_walk_part(ag_walk *walk, const char *format, ...)
{
    va_list list;
    if (walk->tale->parted[0] != '\0') return;
    va_start(list, format);
    vsnprintf(walk->tale->parted, sizeof walk->tale->parted, format, list);
    va_end(list);
}

int ag_walk_is_parted(const ag_walk *walk)
{
    return walk->tale->parted[0] != '\0' || walk->tale->failed;
}

// Headings count turns, and a position begins with the second turn.
static const char *without_number(const char *line)
{
    const char *colon = strncmp(line, "-- Turn ", 8) == 0 ? strchr(line, ':') : NULL;
    return colon != NULL ? colon : line;
}

// What the scene has logged since the last call must be what the game logged.
void ag_walk_compare(ag_walk *walk)
{
    const ag_to_scenario_run *tale = walk->tale;
    const ag_text *told = &walk->scene->told;
    while (walk->told_at < told->length && walk->told_lines < tale->line_count) {
        const char *line = told->bytes + walk->told_at;
        size_t length = strcspn(line, "\n");
        char text[512];
        snprintf(text, sizeof text, "%.*s", (int)length, line);
        const char *then = tale->lines[walk->told_lines].text;
        if (strcmp(without_number(text), without_number(then)) != 0) {
            ag_walk_part(walk, "the game told \"%s\", the scenario tells \"%s\"", then, text);
            return;
        }
        walk->told_at += length + 1;
        walk->told_lines++;
    }
}

// ---- the same question ----

const ag_state *ag_walk_recorded(const ag_walk *walk)
{
    return ag_game_rules(walk->tale->game)->state;
}

int ag_walk_in_step(const ag_walk *walk)
{
    const ag_state *then = ag_walk_recorded(walk), *now = ag_scene_state(walk->scene);
    return then->choice.kind == now->choice.kind && then->choice.who == now->choice.who
           && then->choice.prompt == now->choice.prompt
           && then->priorities - walk->priorities_then == now->priorities - walk->priorities_now
           && then->told_count - walk->told_then == now->told_count - walk->told_now;
}

int ag_walk_is_past(const ag_walk *walk)
{
    const ag_state *then = ag_walk_recorded(walk), *now = ag_scene_state(walk->scene);
    return now->priorities - walk->priorities_now > then->priorities - walk->priorities_then
           || now->told_count - walk->told_now > then->told_count - walk->told_then;
}

// ---- runs of passing that one call stands for ----

void ag_walk_end_runs(ag_walk *walk)
{
    walk->window_open = walk->turn_open = walk->attack_open = 0;
}

static void begin_runs(ag_walk *walk)
{
    ag_scene_window now = ag_scene_window_now(walk->scene);
    if (!walk->window_open) {
        walk->window_open = 1;
        walk->window_from = walk->tale->step_count;
        walk->window = now;
    }
    if (!walk->turn_open) {
        walk->turn_open = 1;
        walk->turn_from = walk->tale->step_count;
        walk->turn = now;
    }
}

static void close_runs(ag_walk *walk)
{
    if (walk->attack_open && ag_scene_proposals(walk->scene) <= walk->attack_before) {
        ag_to_scenario_cut(walk->tale, walk->attack_from);
        ag_to_scenario_step(walk->tale, RETELL_MOVE, walk->attack);
        ag_walk_end_runs(walk);
        return;
    }
    if (walk->window_open && ag_scene_window_shrunk(walk->scene, &walk->window)) {
        ag_to_scenario_cut(walk->tale, walk->window_from);
        ag_to_scenario_step(walk->tale, RETELL_PASS, "t:everyone_passes()");
        walk->window_open = 0;
    }
    if (walk->turn_open && !walk->attack_open && ag_scene_turn_passed(walk->scene, &walk->turn)) {
        ag_to_scenario_cut(walk->tale, walk->turn_from);
        ag_to_scenario_step(walk->tale, RETELL_PASS, "t:ends_turn()");
        ag_walk_end_runs(walk);
    }
}

// ---- giving answers ----

typedef struct giving {
    ag_walk *walk;
    ag_seat seat;  // 0: what passing does
    const ag_picks *picks;
} giving;

static int give(lua_State *L)
{
    const giving *now = lua_touserdata(L, 1);
    if (now->seat == 0) {
        ag_scene_say(L, "go_on", 0, 0);
    } else {
        ag_scene_answer(L, now->walk->scene, now->seat, now->picks);
    }
    return 0;
}

// After the last entry of a game that faulty scripts stopped, an answer may fail: the scenario is
// meant to show that.
static void give_now(ag_walk *walk, const giving *now)
{
    lua_State *L = walk->L;
    lua_pushcfunction(L, give);
    lua_pushlightuserdata(L, (void *)(uintptr_t)now);
    if (!walk->last) {
        lua_call(L, 1, 0);
    } else if (lua_pcall(L, 1, 0, 0) != LUA_OK) {
        walk->breaks = 1;
        lua_pop(L, 1);
    }
}

void ag_walk_give(ag_walk *walk, ag_seat seat, const ag_picks *picks)
{
    giving now = { .walk = walk, .seat = seat, .picks = picks };
    AG_ASSERT(seat != 0);
    give_now(walk, &now);
}

// ---- answers as steps ----

const char *ag_walk_seat(const ag_walk *walk, ag_seat seat, char out[16])
{
    snprintf(out, 16, seat == ag_scene_boss(walk->scene) ? "\"boss\"" : "%d", seat);
    return out;
}

// Gives one answer of what passing does here.
void ag_walk_go_on(ag_walk *walk)
{
    char seat[16];
    ag_text text = { 0 }, value = { 0 };
    ag_picks picks;
    int passes = ag_scene_asks_action(walk->scene);
    ag_walk_seat(walk, ag_scene_asked(walk->scene), seat);
    if (passes) {
        begin_runs(walk);
        ag_text_add(&text, "t:passes(%s)", seat);
    } else if (ag_scene_default(walk->scene, &picks)
               && ag_to_scenario_value(walk->L, walk->scene, &picks, &value)) {
        ag_text_add(&text, "t:answers(%s, %s)", seat, value.bytes);
    }
    ag_to_scenario_step(walk->tale, passes ? RETELL_PASS : RETELL_DEFAULT,
                        text.length > 0 ? text.bytes : "");
    ag_text_close(&value);
    ag_text_close(&text);
    give_now(walk, &(giving){ .walk = walk });
    if (!walk->breaks) {
        close_runs(walk);
        ag_walk_compare(walk);
    }
}

int ag_walk_picks_same(const ag_picks *a, const ag_picks *b)
{
    return a->count == b->count && (a->count > 0 || a->number == b->number)
           && memcmp(a->picks, b->picks, a->count * sizeof a->picks[0]) == 0;
}

// Moves the recorded game past this entry.
void ag_walk_take_entry(ag_walk *walk)
{
    ag_error why = { 0 };
    walk->step++;
    walk->last = walk->step == walk->tale->end && walk->tale->stopped[0] != '\0';
    if (!walk->last && ag_log_path_go(walk->tale->game, walk->step, 0, &why) < 0) {
        ag_walk_part(walk, "%s", why.text);
    }
}

// The picks of the recorded game, among the scene's options. Takes the entry, and those of fellow
// players who decided together.
int ag_walk_take_picks(ag_walk *walk, ag_picks *out)
{
    int waits = 1;
    while (waits && walk->step < walk->tale->end) {
        const ag_entry *entry = ag_log_path_entry(walk->tale->game, walk->step);
        if (entry->kind != AG_ENTRY_ANSWER
            || !ag_walk_map_picks(walk, entry, ag_log_path_data(walk->tale->game, walk->step),
                                  out)) {
            return 0;
        }
        ag_walk_take_entry(walk);
        waits = ag_walk_recorded(walk)->choice.agreed != 0 && !walk->last;
    }
    return 1;
}
