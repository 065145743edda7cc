// Gives the answers of a recorded game again in a scene that begins at the position, and writes
// them down as the moves of a scenario. The scene asks everything, while the game left out
// questions with one answer: both are at the same question if priority was given as often and the
// logs are equally long.
#include <stdio.h>
#include <string.h>

#include "game/facts/answer.h"
#include "game/log/log_path.h"
#include "lua/to_scenario/to_scenario_run.h"
#include "rules/change/change.h"
#include "rules/numbers/links.h"
#include "state/player.h"

enum { CATCH_UP_MAX = 2000, FINISH_MAX = 400 };

// ---- where the games differ ----

void ag_walk_part(ag_walk *walk, const char *why)
{
    char *parted = walk->run->parted;
    if (parted[0] == '\0') {
        snprintf(parted, sizeof walk->run->parted, "%s", why);
    }
}

void ag_walk_part_asked(ag_walk *walk, const char *why)
{
    char question[256];
    ag_scene_question_text(walk->scene, question, sizeof question);
    ag_walk_part(walk, ag_arena_print(&walk->run->memory, "%s: %s", why, question));
}

static int is_parted(const ag_walk *walk)
{
    return walk->run->parted[0] != '\0' || walk->run->memory.failed;
}

int ag_walk_goes_on(const ag_walk *walk)
{
    return !is_parted(walk) && !walk->breaks;
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
    const ag_said_list *lines = &walk->run->lines;
    const ag_text *told = &walk->scene->told;
    while (walk->told_at < told->length && walk->told_lines < lines->count) {
        const char *line = told->bytes + walk->told_at;
        size_t length = strcspn(line, "\n");
        char text[512];
        snprintf(text, sizeof text, "%.*s", (int)length, line);
        const char *then = lines->items[walk->told_lines].text;
        if (strcmp(without_number(text), without_number(then)) != 0) {
            ag_walk_part(walk, ag_arena_print(&walk->run->memory,
                                              "the game told \"%s\", the scenario tells \"%s\"",
                                              then, text));
            return;
        }
        walk->told_at += length + 1;
        walk->told_lines++;
    }
}

// ---- the same question ----

// How far the scene is past the place of the recorded game, in priorities and lines of the log.
typedef struct lead {
    int32_t priorities, lines;
} lead;

static lead lead_of(const ag_walk *walk)
{
    const ag_state *then = ag_to_scenario_state(walk->run), *now = ag_scene_state(walk->scene);
    return (
        lead){ (int32_t)(now->priorities - walk->priorities_now
                         - (then->priorities - walk->priorities_then)),
               (int32_t)(now->told_count - walk->told_now - (then->told_count - walk->told_then)) };
}

static int is_in_step(const ag_walk *walk)
{
    const ag_choice_state *then = &ag_to_scenario_state(walk->run)->choice;
    const ag_choice_state *now = &ag_scene_state(walk->scene)->choice;
    lead by = lead_of(walk);
    return then->kind == now->kind && then->who == now->who && then->prompt == now->prompt
           && by.priorities == 0 && by.lines == 0;
}

// ---- steps, and the runs of passing that one call stands for ----

void ag_walk_step(ag_walk *walk, int kind, const char *text)
{
    ag_to_scenario_add(walk->run, &walk->run->steps, kind, text);
}

void ag_walk_end_runs(ag_walk *walk)
{
    walk->window_open = walk->turn_open = 0;
    walk->attack = NULL;
}

static void begin_runs(ag_walk *walk)
{
    ag_scene_window now = ag_scene_window_now(walk->scene);
    if (!walk->window_open) {
        walk->window_open = 1;
        walk->window_from = walk->run->steps.count;
        walk->window = now;
    }
    if (!walk->turn_open) {
        walk->turn_open = 1;
        walk->turn_from = walk->run->steps.count;
        walk->turn = now;
    }
}

// One call stands for the steps from there on.
static void replace_steps(ag_walk *walk, int from, int kind, const char *text)
{
    walk->run->steps.count = from;
    ag_walk_step(walk, kind, text);
}

static void close_runs(ag_walk *walk)
{
    if (walk->attack != NULL && ag_scene_proposals(walk->scene) <= walk->attack_before) {
        replace_steps(walk, walk->attack_from, STEP_MOVE, walk->attack);
        ag_walk_end_runs(walk);
        return;
    }
    if (walk->window_open && ag_scene_window_shrunk(walk->scene, &walk->window)) {
        replace_steps(walk, walk->window_from, STEP_PASS, "t:everyone_passes()");
        walk->window_open = 0;
    }
    if (walk->turn_open && walk->attack == NULL && ag_scene_turn_passed(walk->scene, &walk->turn)) {
        replace_steps(walk, walk->turn_from, STEP_PASS, "t:ends_turn()");
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
void ag_walk_give(ag_walk *walk, ag_seat seat, const ag_picks *picks)
{
    giving now = { .walk = walk, .seat = seat, .picks = picks };
    lua_State *L = walk->L;
    lua_pushcfunction(L, give);
    lua_pushlightuserdata(L, &now);
    if (!walk->last) {
        lua_call(L, 1, 0);
    } else if (lua_pcall(L, 1, 0, 0) != LUA_OK) {
        walk->breaks = 1;
        lua_pop(L, 1);
    }
}

// Gives one answer of what passing does here, and writes it down.
static void pass(ag_walk *walk)
{
    ag_arena *memory = &walk->run->memory;
    ag_picks picks;
    const char *seat = ag_walk_seat(walk, ag_scene_asked(walk->scene)), *text = "", *value = NULL;
    int passes = ag_scene_asks_action(walk->scene);
    if (passes) {
        begin_runs(walk);
        text = ag_arena_print(memory, "t:passes(%s)", seat);
    } else if (ag_scene_default(walk->scene, &picks)) {
        value = ag_walk_value(walk, &picks);
    }
    if (value != NULL) {
        text = ag_arena_print(memory, "t:answers(%s, %s)", seat, value);
    }
    ag_walk_step(walk, passes ? STEP_PASS : STEP_DEFAULT, text);
    ag_walk_give(walk, 0, NULL);
    if (!walk->breaks) {
        close_runs(walk);
        ag_walk_compare(walk);
    }
}

// ---- the entries of the recorded game ----

static const ag_entry *entry_of(const ag_walk *walk)
{
    return ag_log_path_entry(walk->run->game, walk->step);
}

// Moves the recorded game past its next entry.
static void take_entry(ag_walk *walk)
{
    ag_error why = { 0 };
    walk->step++;
    walk->last = walk->step == walk->run->end && walk->run->stopped[0] != '\0';
    if (!walk->last && ag_log_path_go(walk->run->game, walk->step, 0, &why) < 0) {
        ag_walk_part(walk, why.text);
    }
}

int ag_walk_take_picks(ag_walk *walk, ag_picks *out)
{
    int waits = walk->step < walk->run->end && is_in_step(walk);
    if (!waits || entry_of(walk)->kind != AG_ENTRY_ANSWER) {
        return ag_scene_default(walk->scene, out);
    }
    while (waits && walk->step < walk->run->end) {
        const ag_entry *entry = entry_of(walk);
        if (entry->kind != AG_ENTRY_ANSWER
            || !ag_walk_map_picks(walk, entry, ag_log_path_data(walk->run->game, walk->step),
                                  out)) {
            return 0;
        }
        take_entry(walk);
        waits = ag_to_scenario_state(walk->run)->choice.agreed != 0 && !walk->last;
    }
    return 1;
}

// Goes on to the game's question. Any question on the way had one answer in the game.
static void catch_up(ag_walk *walk)
{
    for (int answers = 0; !is_parted(walk) && !is_in_step(walk); answers++) {
        ag_picks picks;
        lead by = lead_of(walk);
        int can = ag_scene_asks_action(walk->scene) || ag_scene_default(walk->scene, &picks);
        if (ag_scene_asked(walk->scene) == 0 || by.priorities > 0 || by.lines > 0 || !can
            || answers == CATCH_UP_MAX) {
            ag_walk_part_asked(walk, "the scenario asks what the game did not ask");
            return;
        }
        pass(walk);
    }
}

static int is_still_asked(const ag_walk *walk, uint64_t question)
{
    return ag_walk_goes_on(walk) && ag_scene_asked(walk->scene) != 0
           && ag_choice_fingerprint(ag_game_rules(walk->scene->game)) == question;
}

// Any question other than a move: all players who are asked give the same answer.
static void answer(ag_walk *walk, ag_picks picks)
{
    ag_scene *scene = walk->scene;
    ag_picks usual;
    uint64_t asked = ag_choice_fingerprint(ag_game_rules(scene->game));
    int who = ag_scene_state(scene)->choice.who;
    if (ag_scene_default(scene, &usual) && ag_picks_same(&usual, &picks)) {
        while (is_still_asked(walk, asked)) {
            pass(walk);
        }
        return;
    }
    ag_walk_end_runs(walk);
    const char *value = ag_walk_value(walk, &picks);
    if (value == NULL) {
        char question[256];
        ag_scene_question_text(scene, question, sizeof question);
        ag_walk_part(walk,
                     ag_arena_print(&walk->run->memory,
                                    "no words of a scenario give the answer to %s", question));
        return;
    }
    int together = (who & (who - 1)) != 0;
    ag_walk_step(walk, STEP_ANSWER,
                 ag_arena_print(&walk->run->memory, "t:answers(%s, %s)",
                                together ? "\"all\"" : ag_walk_seat(walk, ag_scene_asked(scene)),
                                value));
    while (is_still_asked(walk, asked)) {
        ag_walk_give(walk, ag_scene_asked(scene), &picks);
    }
    ag_walk_compare(walk);
}

static void concede(ag_walk *walk, ag_seat seat)
{
    const char *who = ag_walk_seat(walk, seat);
    ag_walk_end_runs(walk);
    ag_walk_step(walk, STEP_ANSWER, ag_arena_print(&walk->run->memory, "t:concedes(%s)", who));
    take_entry(walk);
    ag_scene_concede(walk->L, walk->scene, seat);
    ag_walk_compare(walk);
}

static void play_answer(ag_walk *walk, ag_seat seat)
{
    ag_picks picks;
    int action = ag_scene_asks_action(walk->scene);
    if (!ag_walk_take_picks(walk, &picks)) {
        ag_walk_part_asked(walk, "the scenario does not offer what the game's player picked");
    } else if (!action) {
        answer(walk, picks);
    } else if (ag_scene_option(walk->scene, picks.picks[0])->kind == AG_MOVE_PASS) {
        pass(walk);
    } else {
        ag_walk_move(walk, seat, picks.picks[0]);
    }
}

static void play_entry(ag_walk *walk)
{
    const ag_entry *entry = entry_of(walk);
    int concedes = entry->kind == AG_ENTRY_CONCEDE;
    ag_seat seat = entry->seat;
    if (entry->kind == AG_ENTRY_RESEED) {
        take_entry(walk);  // the scenario has its own dice
    } else if (entry->kind != AG_ENTRY_ANSWER && !concedes) {
        ag_walk_part(walk, entry->kind == AG_ENTRY_RELOAD ? "other scripts came there"
                                                          : "the referee changed the table");
    } else {
        catch_up(walk);
        if (!is_parted(walk) && concedes) {
            concede(walk, seat);
        } else if (!is_parted(walk)) {
            play_answer(walk, seat);
        }
    }
}

// ---- the end: a scenario must not leave a chain or an unexpected question ----

static void answer_anything(ag_walk *walk)
{
    const ag_choice_state *choice = &ag_scene_state(walk->scene)->choice;
    int count = choice->kind == AG_QUESTION_PICK ? choice->min : choice->kind != AG_QUESTION_NUMBER;
    ag_picks picks = { .number = choice->min, .count = (uint16_t)count };
    for (int i = 0; i < count; i++) {
        picks.picks[i] = (uint16_t)i;
    }
    answer(walk, picks);
}

static int can_pass(const ag_walk *walk)
{
    ag_picks picks;
    return ag_scene_asks_action(walk->scene) || ag_scene_default(walk->scene, &picks);
}

static void come_to_rest(ag_walk *walk)
{
    for (int i = 0; i < FINISH_MAX && !is_parted(walk); i++) {
        if (ag_scene_asked(walk->scene) == 0 || ag_chain_empty(ag_scene_state(walk->scene))) return;
        if (can_pass(walk)) {
            pass(walk);
        } else {
            answer_anything(walk);
        }
    }
}

// The other players pass until the scripts fail as they did.
static void come_to_the_stop(ag_walk *walk)
{
    for (int i = 0; i < FINISH_MAX && ag_walk_goes_on(walk) && can_pass(walk); i++) {
        pass(walk);
    }
    if (!walk->breaks) {
        ag_walk_part(walk, "the scenario does not stop where the game did");
    }
}

static void expect_end(ag_walk *walk)
{
    ag_to_scenario_run *run = walk->run;
    const ag_state *state = ag_scene_state(walk->scene);
    ag_seat seat = ag_scene_asked(walk->scene);
    char prompt[160];
    const char *text;
    if (state->winner != AG_WINNER_NONE) {
        text = ag_arena_print(&run->memory, "t:winner(\"%s\")", ag_winner_words[state->winner]);
    } else if (seat == 0 || (ag_scene_asks_action(walk->scene) && seat == state->turn.seat)) {
        return;
    } else {
        ag_scene_prompt_text(walk->scene, prompt, sizeof prompt);
        text = ag_arena_print(&run->memory, "t:asked(%s, %s)", ag_walk_seat(walk, seat),
                              ag_to_scenario_quote(run, prompt));
    }
    ag_to_scenario_add(run, &run->others, 0, text);
}

// ---- all of it ----

static void begin(ag_walk *walk)
{
    const ag_state *then = ag_to_scenario_state(walk->run);
    for (int seat = 1; seat <= then->seat_count; seat++) {
        if (!ag_player_in(then, (ag_seat)seat)) {
            ag_scene_concede(walk->L, walk->scene, (ag_seat)seat);
        }
    }
    const ag_state *now = ag_scene_state(walk->scene);
    walk->priorities_then = then->priorities;
    walk->priorities_now = now->priorities;
    walk->told_then = then->told_count;
    walk->told_now = now->told_count;
    walk->told_at = walk->scene->told.length;
    walk->step = walk->run->base;
    if (!is_in_step(walk)) {
        ag_walk_part_asked(walk, "the position asks another question");
    }
}

void ag_to_scenario_play(void *run, lua_State *L, ag_scene *scene)
{
    ag_walk walk = { .run = run, .L = L, .scene = scene };
    begin(&walk);
    while (!is_parted(&walk) && walk.step < walk.run->end) {
        play_entry(&walk);
    }
    if (walk.run->stopped[0] != '\0') {
        come_to_the_stop(&walk);
        return;
    }
    if (!is_parted(&walk)) {
        catch_up(&walk);
        come_to_rest(&walk);
    }
    if (!is_parted(&walk)) {
        expect_end(&walk);
    }
}
