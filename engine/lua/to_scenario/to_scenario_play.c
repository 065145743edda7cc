// Gives the answers of a recorded game again in a scene that begins at the position, and writes
// them down as the moves of a scenario. The scene asks everything, while the game left out
// questions with one answer: both are at the same question if priority was given as often and the
// logs are equally long.
#include <stdio.h>
#include <string.h>

#include "game/facts/answer.h"
#include "game/log/log_path.h"
#include "lua/to_scenario/to_scenario_walk.h"
#include "rules/change/change.h"
#include "rules/numbers/links.h"
#include "state/player.h"

enum { CATCH_UP_MAX = 2000, FINISH_MAX = 400 };

// ---- answers that are not moves ----

// Goes on to the game's question. Any question on the way had one answer in the game.
static void catch_up(ag_walk *walk)
{
    for (int answers = 0; !ag_walk_is_parted(walk) && !ag_walk_in_step(walk); answers++) {
        char text[256];
        ag_picks picks;
        int can = ag_scene_asks_action(walk->scene) || ag_scene_default(walk->scene, &picks);
        if (ag_scene_asked(walk->scene) == 0 || ag_walk_is_past(walk) || !can
            || answers == CATCH_UP_MAX) {
            ag_scene_question_text(walk->scene, text, sizeof text);
            ag_walk_part(walk, "the scenario asks what the game did not ask: %s", text);
            return;
        }
        ag_walk_go_on(walk);
    }
}

// Any question other than a move: all players who are asked give the same answer.
static void answer(ag_walk *walk, const ag_picks *wanted)
{
    ag_scene *scene = walk->scene;
    ag_picks usual, picks = *wanted;
    uint64_t asked = ag_choice_fingerprint(ag_game_rules(scene->game));
    int together =
        (ag_scene_state(scene)->choice.who & (ag_scene_state(scene)->choice.who - 1)) != 0;
    if (ag_scene_default(scene, &usual) && ag_walk_picks_same(&usual, &picks)) {
        while (!ag_walk_is_parted(walk) && ag_scene_asked(scene) != 0
               && ag_choice_fingerprint(ag_game_rules(scene->game)) == asked) {
            ag_walk_go_on(walk);
            if (walk->breaks) return;
        }
        return;
    }
    char seat[16];
    ag_text value = { 0 }, text = { 0 };
    ag_walk_end_runs(walk);
    if (!ag_to_scenario_value(walk->L, scene, &picks, &value)) {
        char question[256];
        ag_scene_question_text(scene, question, sizeof question);
        ag_walk_part(walk, "no words of a scenario give the answer to %s", question);
    } else {
        ag_walk_swap_copies(walk, wanted, &picks);
        ag_text_add(&text, "t:answers(%s, %s)",
                    together ? "\"all\"" : ag_walk_seat(walk, ag_scene_asked(scene), seat),
                    value.bytes);
        ag_to_scenario_step(walk->tale, RETELL_ANSWER, text.failed ? "" : text.bytes);
    }
    ag_text_close(&value);
    ag_text_close(&text);
    while (!ag_walk_is_parted(walk) && !walk->breaks && ag_scene_asked(scene) != 0
           && ag_choice_fingerprint(ag_game_rules(scene->game)) == asked) {
        ag_walk_give(walk, ag_scene_asked(scene), &picks);
    }
    ag_walk_compare(walk);
}

// ---- one entry of the recorded game ----

static void concede(ag_walk *walk, ag_seat seat)
{
    char text[40], word[16];
    snprintf(text, sizeof text, "t:concedes(%s)", ag_walk_seat(walk, seat, word));
    ag_walk_end_runs(walk);
    ag_to_scenario_step(walk->tale, RETELL_ANSWER, text);
    ag_walk_take_entry(walk);
    ag_scene_concede(walk->L, walk->scene, seat);
    ag_walk_compare(walk);
}

static void play_entry(ag_walk *walk)
{
    const ag_entry *entry = ag_log_path_entry(walk->tale->game, walk->step);
    ag_seat seat = entry->seat;
    ag_picks picks;
    if (entry->kind == AG_ENTRY_RESEED) {
        ag_walk_take_entry(walk);  // the scenario has its own dice
        return;
    }
    if (entry->kind != AG_ENTRY_ANSWER && entry->kind != AG_ENTRY_CONCEDE) {
        ag_walk_part(walk, entry->kind == AG_ENTRY_RELOAD ? "other scripts came there"
                                                          : "the referee changed the table");
        return;
    }
    catch_up(walk);
    if (ag_walk_is_parted(walk)) return;
    if (entry->kind == AG_ENTRY_CONCEDE) {
        concede(walk, seat);
        return;
    }
    ag_walk_pair(walk);
    int action = ag_scene_asks_action(walk->scene);
    if (!ag_walk_take_picks(walk, &picks)) {
        char question[256];
        ag_scene_question_text(walk->scene, question, sizeof question);
        ag_walk_part(walk, "the scenario does not offer what the game's player picked: %s",
                     question);
    } else if (!action) {
        answer(walk, &picks);
    } else if (ag_scene_option(walk->scene, picks.picks[0])->kind == AG_MOVE_PASS) {
        ag_walk_go_on(walk);
    } else {
        ag_walk_move(walk, seat, picks.picks[0]);
    }
}

// ---- the end: a scenario must not leave a chain or an unexpected question ----

static int is_at_rest(const ag_walk *walk)
{
    const ag_state *state = ag_scene_state(walk->scene);
    return ag_scene_asked(walk->scene) == 0 || ag_chain_empty(state);
}

static void answer_anything(ag_walk *walk)
{
    const ag_choice_state *choice = &ag_scene_state(walk->scene)->choice;
    int count = choice->kind == AG_QUESTION_PICK ? choice->min : choice->kind != AG_QUESTION_NUMBER;
    ag_picks picks = { .number = choice->min, .count = (uint16_t)count };
    for (int i = 0; i < count; i++) {
        picks.picks[i] = (uint16_t)i;
    }
    answer(walk, &picks);
}

static void come_to_rest(ag_walk *walk)
{
    for (int i = 0; i < FINISH_MAX && !ag_walk_is_parted(walk) && !is_at_rest(walk); i++) {
        ag_picks picks;
        if (ag_scene_asks_action(walk->scene) || ag_scene_default(walk->scene, &picks)) {
            ag_walk_go_on(walk);
        } else {
            answer_anything(walk);
        }
    }
}

// The other players pass until the scripts fail as they did.
static void come_to_the_stop(ag_walk *walk)
{
    for (int i = 0; i < FINISH_MAX && !ag_walk_is_parted(walk) && !walk->breaks; i++) {
        ag_picks picks;
        if (!ag_scene_asks_action(walk->scene) && !ag_scene_default(walk->scene, &picks)) break;
        ag_walk_go_on(walk);
    }
    if (!walk->breaks) {
        ag_walk_part(walk, "the scenario does not stop where the game did");
    }
}

static void expect_end(ag_walk *walk)
{
    const ag_state *state = ag_scene_state(walk->scene);
    char text[256], prompt[160], word[16];
    if (state->winner != AG_WINNER_NONE) {
        snprintf(text, sizeof text, "t:winner(\"%s\")", ag_winner_words[state->winner]);
        ag_to_scenario_other(walk->tale, text);
        return;
    }
    ag_seat seat = ag_scene_asked(walk->scene);
    if (seat == 0 || (ag_scene_asks_action(walk->scene) && seat == state->turn.seat)) return;
    ag_text quoted = { 0 };
    ag_scene_prompt_text(walk->scene, prompt, sizeof prompt);
    ag_to_scenario_quote(&quoted, prompt);
    snprintf(text, sizeof text, "t:asked(%s, %s)", ag_walk_seat(walk, seat, word),
             quoted.failed ? "\"\"" : quoted.bytes);
    ag_text_close(&quoted);
    ag_to_scenario_other(walk->tale, text);
}

// ---- all of it ----

static void begin(ag_walk *walk)
{
    const ag_state *then = ag_walk_recorded(walk);
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
    walk->step = walk->tale->base;
    if (!ag_walk_in_step(walk)) {
        char text[256];
        ag_scene_question_text(walk->scene, text, sizeof text);
        ag_walk_part(walk, "the position asks another question: %s", text);
    }
}

void ag_to_scenario_play(void *tale, lua_State *L, ag_scene *scene)
{
    ag_walk *walk = lua_newuserdatauv(L, sizeof *walk, 0);
    memset(walk, 0, sizeof *walk);
    walk->tale = tale;
    walk->L = L;
    walk->scene = scene;
    begin(walk);
    while (!ag_walk_is_parted(walk) && walk->step < walk->tale->end) {
        play_entry(walk);
    }
    if (walk->tale->stopped[0] != '\0') {
        come_to_the_stop(walk);
        return;
    }
    if (!ag_walk_is_parted(walk)) {
        catch_up(walk);
        come_to_rest(walk);
    }
    if (!ag_walk_is_parted(walk)) {
        expect_end(walk);
    }
}
