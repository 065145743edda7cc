// The answers of a recorded game, given again in a scene that stands at the position, and written down as the moves of a
// scenario. The scene asks everything, the game left out what had one answer: both are at the same question where as
// many players got priority and as much was told.
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "game/trail.h"
#include "lua/retelling.h"
#include "lua/retell_walk.h"
#include "rules/chain.h"
#include "state/card.h"
#include "state/player.h"

enum { CATCH_UP_MAX = 2000, FINISH_MAX = 400 };

// ---- where the games part ----

void ag_walk_part(ag_walk *walk, const char *format, ...)
{
    va_list list;
    if (walk->tale->parted[0] != '\0') {
        return;
    }
    va_start(list, format);
    vsnprintf(walk->tale->parted, sizeof walk->tale->parted, format, list);
    va_end(list);
}

static int is_parted(const ag_walk *walk)
{
    return walk->tale->parted[0] != '\0' || walk->tale->failed;
}

// Headings count turns, and a position begins with the second.
static const char *without_number(const char *line)
{
    const char *colon = strncmp(line, "-- Turn ", 8) == 0 ? strchr(line, ':') : NULL;
    return colon != NULL ? colon : line;
}

// What the scene has told since must be what the game told.
static void compare_told(ag_walk *walk)
{
    const ag_retelling *tale = walk->tale;
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

static const ag_state *recorded(const ag_walk *walk)
{
    return ag_game_rules(walk->tale->game)->state;
}

static int in_step(const ag_walk *walk)
{
    const ag_state *then = recorded(walk), *now = ag_scene_state(walk->scene);
    return then->choice.kind == now->choice.kind && then->choice.who == now->choice.who
           && then->choice.prompt == now->choice.prompt
           && then->priorities - walk->priorities_then == now->priorities - walk->priorities_now
           && then->told_count - walk->told_then == now->told_count - walk->told_now;
}

static int is_past(const ag_walk *walk)
{
    const ag_state *then = recorded(walk), *now = ag_scene_state(walk->scene);
    return now->priorities - walk->priorities_now > then->priorities - walk->priorities_then
           || now->told_count - walk->told_now > then->told_count - walk->told_then;
}

// ---- runs of passing that one call stands for ----

static void end_runs(ag_walk *walk)
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
        ag_retell_cut(walk->tale, walk->attack_from);
        ag_retell_step(walk->tale, RETELL_MOVE, walk->attack);
        end_runs(walk);
        return;
    }
    if (walk->window_open && ag_scene_window_shrunk(walk->scene, &walk->window)) {
        ag_retell_cut(walk->tale, walk->window_from);
        ag_retell_step(walk->tale, RETELL_PASS, "t:everyone_passes()");
        walk->window_open = 0;
    }
    if (walk->turn_open && !walk->attack_open
        && ag_scene_turn_passed(walk->scene, &walk->turn)) {
        ag_retell_cut(walk->tale, walk->turn_from);
        ag_retell_step(walk->tale, RETELL_PASS, "t:ends_turn()");
        end_runs(walk);
    }
}

// ---- answers as steps ----

static const char *seat_word(const ag_walk *walk, ag_seat seat, char out[16])
{
    snprintf(out, 16, seat == ag_scene_boss(walk->scene) ? "\"boss\"" : "%d", seat);
    return out;
}

// What passing does here, one answer of it.
static void go_on(ag_walk *walk)
{
    char seat[16];
    ag_text text = { 0 }, value = { 0 };
    ag_picks picks;
    int passes = ag_scene_asks_action(walk->scene);
    seat_word(walk, ag_scene_asked(walk->scene), seat);
    if (passes) {
        begin_runs(walk);
        ag_text_add(&text, "t:passes(%s)", seat);
    } else if (ag_scene_default(walk->scene, &picks)
               && ag_retell_value(walk->lua, walk->scene, &picks, &value)) {
        ag_text_add(&text, "t:answers(%s, %s)", seat, value.bytes);
    }
    ag_retell_step(walk->tale, passes ? RETELL_PASS : RETELL_DEFAULT,
                   text.length > 0 ? text.bytes : "");
    ag_text_close(&value);
    ag_text_close(&text);
    if (walk->breaks) {
        return;
    }
    if (!ag_scene_go_on(walk->lua, walk->scene)) {
        ag_walk_part(walk, "the scenario cannot pass here");
        return;
    }
    close_runs(walk);
    compare_told(walk);
}

// Goes on to the question at which the game is. What is asked on the way had one answer there.
static void catch_up(ag_walk *walk)
{
    for (int answers = 0; !is_parted(walk) && !in_step(walk); answers++) {
        char text[256];
        ag_picks picks;
        int can = ag_scene_asks_action(walk->scene) || ag_scene_default(walk->scene, &picks);
        if (ag_scene_asked(walk->scene) == 0 || is_past(walk) || !can
            || answers == CATCH_UP_MAX) {
            ag_scene_question_text(walk->scene, text, sizeof text);
            ag_walk_part(walk, "the scenario asks what the game did not ask: %s", text);
            return;
        }
        go_on(walk);
    }
}

static int picks_same(const ag_picks *a, const ag_picks *b)
{
    return a->count == b->count && (a->count > 0 || a->number == b->number)
           && memcmp(a->picks, b->picks, a->count * sizeof a->picks[0]) == 0;
}

// The recorded game goes on past this entry.
static void take_entry(ag_walk *walk)
{
    ag_error why = { 0 };
    walk->step++;
    walk->breaks = walk->step == walk->tale->end && ag_trail_stop(walk->tale->game)[0] != '\0';
    if (!walk->breaks && ag_trail_go(walk->tale->game, walk->step, 0, &why) < 0) {
        ag_walk_part(walk, "%s", why.text);
    }
}

// The picks that the recorded game was given, among the scene's options. Takes the entry, and those of fellow players
// who decided together.
static int take_picks(ag_walk *walk, ag_picks *out)
{
    uint64_t question = ag_trail_entry(walk->tale->game, walk->step)->fingerprint;
    int fits = 0;
    while (walk->step < walk->tale->end) {
        const ag_entry *entry = ag_trail_entry(walk->tale->game, walk->step);
        if (entry->kind != AG_ENTRY_ANSWER || entry->fingerprint != question) {
            break;
        }
        fits = ag_walk_map_picks(walk, entry, ag_trail_data(walk->tale->game, walk->step), out);
        if (!fits) {
            return 0;
        }
        take_entry(walk);
    }
    return fits;
}

// Any question but a move: all who are asked give the same answer.
static void answer(ag_walk *walk, const ag_picks *wanted)
{
    ag_scene *scene = walk->scene;
    ag_picks usual, picks = *wanted;
    uint64_t asked = ag_choice_fingerprint(ag_game_rules(scene->game));
    int together = (ag_scene_state(scene)->choice.who & (ag_scene_state(scene)->choice.who - 1)) != 0;
    if (ag_scene_default(scene, &usual) && picks_same(&usual, &picks)) {
        while (!is_parted(walk) && ag_scene_asked(scene) != 0
               && ag_choice_fingerprint(ag_game_rules(scene->game)) == asked) {
            go_on(walk);
            if (walk->breaks) {
                return;
            }
        }
        return;
    }
    char seat[16];
    ag_text value = { 0 }, text = { 0 };
    end_runs(walk);
    if (!ag_retell_value(walk->lua, scene, &picks, &value)) {
        char question[256];
        ag_scene_question_text(scene, question, sizeof question);
        ag_walk_part(walk, "no words of a scenario give the answer to %s", question);
    } else {
        ag_walk_swap_copies(walk, wanted, &picks);
        ag_text_add(&text, "t:answers(%s, %s)",
                    together ? "\"all\"" : seat_word(walk, ag_scene_asked(scene), seat),
                    value.bytes);
        ag_retell_step(walk->tale, RETELL_ANSWER, text.failed ? "" : text.bytes);
    }
    ag_text_close(&value);
    ag_text_close(&text);
    while (!is_parted(walk) && !walk->breaks && ag_scene_asked(scene) != 0
           && ag_choice_fingerprint(ag_game_rules(scene->game)) == asked) {
        ag_scene_answer(walk->lua, scene, ag_scene_asked(scene), &picks);
    }
    compare_told(walk);
}

// ---- moves ----

// What a move brings along.
typedef struct move_plan {
    ag_text targets, pays, x, mode;
    size_t targets_needed, pays_needed;  // up to the last that is not answered by itself
} move_plan;

static void plan_add(ag_text *list, size_t *needed, const char *value, int usual)
{
    ag_text_add(list, "%s%s", list->length > 0 ? ", " : "", value);
    if (!usual) {
        *needed = list->length;
    }
}

static void plan_note(const ag_walk *walk, move_plan *plan, const char *value, int usual)
{
    switch (ag_scene_state(walk->scene)->choice.prompt) {
    case AG_PROMPT_X: ag_text_add(&plan->x, usual ? "" : "%s", value); return;
    case AG_PROMPT_MODE: ag_text_add(&plan->mode, usual ? "" : "%s", value); return;
    case AG_PROMPT_PAY:
    case AG_PROMPT_COST: plan_add(&plan->pays, &plan->pays_needed, value, usual); return;
    default: plan_add(&plan->targets, &plan->targets_needed, value, usual);
    }
}

// One question that follows a move: what the game answered, or what has one answer.
static void follow_one(ag_walk *walk, ag_seat seat, move_plan *plan)
{
    ag_picks picks, usual;
    ag_text value = { 0 };
    int has_usual = ag_scene_default(walk->scene, &usual);
    int asked = walk->step < walk->tale->end && in_step(walk)
                && ag_trail_entry(walk->tale->game, walk->step)->kind == AG_ENTRY_ANSWER;
    ag_walk_pair(walk);
    if (asked ? !take_picks(walk, &picks) : !has_usual) {
        ag_walk_part(walk, "a question of a move has no answer in the game");
        return;
    }
    if (!asked) {
        picks = usual;
    }
    ag_picks wanted = picks;
    int is_usual = has_usual && picks_same(&picks, &usual);
    if (!ag_retell_value(walk->lua, walk->scene, &picks, &value) && !is_usual) {
        ag_walk_part(walk, "no words of a scenario give an answer of a move");
    }
    ag_walk_swap_copies(walk, &wanted, &picks);
    plan_note(walk, plan, value.length > 0 ? value.bytes : "\"none\"", is_usual);
    ag_text_close(&value);
    if (!is_parted(walk) && !walk->breaks) {
        ag_scene_answer(walk->lua, walk->scene, seat, &picks);
    }
}

static void plan_write(const move_plan *plan, int power, ag_text *out)
{
    const char *open = ", { ", *close = "";
    if (power > 0) {
        ag_text_add(out, "%spower = %d", open, power);
        open = ", ";
    }
    if (plan->x.length > 0) {
        ag_text_add(out, "%sx = %s", open, plan->x.bytes);
        open = ", ";
    }
    if (plan->mode.length > 0) {
        ag_text_add(out, "%smode = %s", open, plan->mode.bytes);
        open = ", ";
    }
    if (plan->targets_needed > 0) {
        ag_text_add(out, "%stargets = { %.*s }", open, (int)plan->targets_needed,
                    plan->targets.bytes);
        open = ", ";
    }
    if (plan->pays_needed > 0) {
        ag_text_add(out, "%spay = { %.*s }", open, (int)plan->pays_needed, plan->pays.bytes);
        open = ", ";
    }
    close = open[2] == '{' ? ")" : " })";
    ag_text_add(out, "%s", close);
}

// The option's power as scenarios count them, where the card offers several now; else 0.
static int power_number(const ag_scene *scene, int option)
{
    const ag_state *state = ag_scene_state(scene);
    const ag_option *wanted = ag_scene_option(scene, option);
    const ag_card_def *def = ag_card_def_of(state, ag_game_rules(scene->game)->catalog,
                                            ag_ref_as_card(wanted->ref));
    int same = 0, number = 0;
    for (int i = 0; i < state->choice.option_count; i++) {
        const ag_option *other = ag_scene_option(scene, i);
        same += other->kind == AG_OPTION_USE && ag_ref_same(other->ref, wanted->ref);
    }
    for (int i = 0; i <= wanted->power && i < def->power_count; i++) {
        number += def->powers[i].kind == AG_POWER_PAYMENT;
    }
    return wanted->kind == AG_OPTION_USE && same > 1 ? number : 0;
}

static void finish_attack(ag_walk *walk, ag_seat seat, const ag_text *name)
{
    ag_text value = { 0 }, text = { 0 };
    ag_picks picks;
    char word[16];
    int asked = ag_scene_state(walk->scene)->choice.prompt == AG_PROMPT_ATTACK;
    if (asked && in_step(walk) && walk->step < walk->tale->end) {
        ag_walk_pair(walk);
        asked = take_picks(walk, &picks);
    } else {
        asked = asked && ag_scene_default(walk->scene, &picks);
    }
    if (!asked || !ag_retell_value(walk->lua, walk->scene, &picks, &value)) {
        char question[256];
        ag_scene_question_text(walk->scene, question, sizeof question);
        ag_walk_part(walk, "no words of a scenario name the defender: %s", question);
    } else {
        seat_word(walk, seat, word);
        ag_text_add(&text, "t:proposes(%s, %s, %s)", word, name->bytes, value.bytes);
        snprintf(walk->attack, sizeof walk->attack, "t:attacks(%s, %s, %s)", word, name->bytes,
                 value.bytes);
        walk->attack_open = !text.failed && strlen(walk->attack) + 1 < sizeof walk->attack;
        walk->attack_from = walk->tale->step_count;
        ag_retell_step(walk->tale, RETELL_MOVE, text.failed ? "" : text.bytes);
        if (!walk->breaks) {
            ag_scene_answer(walk->lua, walk->scene, seat, &picks);
        }
    }
    ag_text_close(&value);
    ag_text_close(&text);
}

static void finish_move(ag_walk *walk, ag_seat seat, const char *verb, const ag_text *name,
                        int power)
{
    move_plan plan = { .targets_needed = 0 };
    ag_text text = { 0 };
    char word[16];
    while (!is_parted(walk) && !walk->breaks && ag_scene_is_announcing(walk->scene)
           && ag_scene_asks(walk->scene, seat)) {
        follow_one(walk, seat, &plan);
    }
    ag_text_add(&text, "t:%s(%s, %s", verb, seat_word(walk, seat, word), name->bytes);
    plan_write(&plan, power, &text);
    ag_retell_step(walk->tale, RETELL_MOVE, text.failed ? "" : text.bytes);
    ag_text_close(&text);
    ag_text_close(&plan.targets);
    ag_text_close(&plan.pays);
    ag_text_close(&plan.x);
    ag_text_close(&plan.mode);
}

static void move(ag_walk *walk, ag_seat seat, int option)
{
    static const char *const verbs[] = { [AG_OPTION_PLAY] = "plays",
                                         [AG_OPTION_USE] = "uses",
                                         [AG_OPTION_COMPLETE] = "completes",
                                         [AG_OPTION_PLACE] = "places",
                                         [AG_OPTION_ATTACK] = "attacks" };
    ag_scene *scene = walk->scene;
    ag_text name = { 0 }, text = { 0 };
    ag_picks wanted = { .count = 1, .picks = { (uint16_t)option } };
    ag_option picked = *ag_scene_option(scene, option);
    char word[16];
    int power = power_number(scene, option);
    end_runs(walk);
    if (!ag_retell_move(walk->lua, scene, &option, &name) || name.failed) {
        ag_walk_part(walk, "no words of a scenario name the card of a move");
        ag_text_close(&name);
        return;
    }
    ag_picks picks = { .count = 1, .picks = { (uint16_t)option } };
    ag_walk_swap_copies(walk, &wanted, &picks);
    walk->attack_before = ag_scene_proposals(scene);
    if (!walk->breaks) {
        ag_scene_answer(walk->lua, scene, seat, &picks);
    }
    if (picked.kind == AG_OPTION_ATTACK) {
        finish_attack(walk, seat, &name);
    } else if (picked.kind == AG_OPTION_PLACE) {
        ag_text_add(&text, "t:places(%s, %s%s)", seat_word(walk, seat, word), name.bytes,
                    picked.value == 1 ? ", { face = \"up\" }" : "");
        ag_retell_step(walk->tale, RETELL_MOVE, text.failed ? "" : text.bytes);
    } else {
        finish_move(walk, seat, verbs[picked.kind], &name, power);
    }
    ag_text_close(&name);
    ag_text_close(&text);
    compare_told(walk);
}

// ---- one entry of the recorded game ----

static void concede(ag_walk *walk, ag_seat seat)
{
    char text[40], word[16];
    snprintf(text, sizeof text, "t:concedes(%s)", seat_word(walk, seat, word));
    end_runs(walk);
    ag_retell_step(walk->tale, RETELL_ANSWER, text);
    take_entry(walk);
    if (!walk->breaks) {
        ag_scene_concede(walk->lua, walk->scene, seat);
    }
    compare_told(walk);
}

static void play_entry(ag_walk *walk)
{
    const ag_entry *entry = ag_trail_entry(walk->tale->game, walk->step);
    ag_seat seat = entry->seat;
    ag_picks picks;
    if (entry->kind != AG_ENTRY_ANSWER && entry->kind != AG_ENTRY_CONCEDE) {
        ag_walk_part(walk, "the referee changed the table, or what was random fell anew");
        return;
    }
    catch_up(walk);
    if (is_parted(walk)) {
        return;
    }
    if (entry->kind == AG_ENTRY_CONCEDE) {
        concede(walk, seat);
        return;
    }
    ag_walk_pair(walk);
    int action = ag_scene_asks_action(walk->scene);
    if (!take_picks(walk, &picks)) {
        char question[256];
        ag_scene_question_text(walk->scene, question, sizeof question);
        ag_walk_part(walk, "the scenario does not offer what the game's player picked: %s",
                     question);
    } else if (!action) {
        answer(walk, &picks);
    } else if (ag_scene_option(walk->scene, picks.picks[0])->kind == AG_OPTION_PASS) {
        go_on(walk);
    } else {
        move(walk, seat, picks.picks[0]);
    }
}

// ---- the end: no scenario leaves a chain or an unexpected question behind ----

static int is_at_rest(const ag_walk *walk)
{
    const ag_state *state = ag_scene_state(walk->scene);
    return ag_scene_asked(walk->scene) == 0 || ag_chain_empty(state);
}

static void answer_anything(ag_walk *walk)
{
    const ag_choice_state *choice = &ag_scene_state(walk->scene)->choice;
    int count = choice->kind == AG_CHOICE_PICK ? choice->min : choice->kind != AG_CHOICE_NUMBER;
    ag_picks picks = { .number = choice->min, .count = (uint16_t)count };
    for (int i = 0; i < count; i++) {
        picks.picks[i] = (uint16_t)i;
    }
    answer(walk, &picks);
}

static void come_to_rest(ag_walk *walk)
{
    for (int i = 0; i < FINISH_MAX && !is_parted(walk) && !is_at_rest(walk); i++) {
        ag_picks picks;
        if (ag_scene_asks_action(walk->scene) || ag_scene_default(walk->scene, &picks)) {
            go_on(walk);
        } else {
            answer_anything(walk);
        }
    }
}

static void expect_end(ag_walk *walk)
{
    static const char *const winners[] = { "none", "boss", "raiders", "draw" };
    const ag_state *state = ag_scene_state(walk->scene);
    char text[256], prompt[160], word[16];
    if (state->winner != AG_WINNER_NONE) {
        snprintf(text, sizeof text, "t:winner(\"%s\")", winners[state->winner]);
        ag_retell_other(walk->tale, text);
        return;
    }
    ag_seat seat = ag_scene_asked(walk->scene);
    if (seat == 0 || (ag_scene_asks_action(walk->scene) && seat == state->turn.seat)) {
        return;
    }
    ag_text quoted = { 0 };
    ag_scene_prompt_text(walk->scene, prompt, sizeof prompt);
    ag_retell_quote(&quoted, prompt);
    snprintf(text, sizeof text, "t:asked(%s, %s)", seat_word(walk, seat, word),
             quoted.failed ? "\"\"" : quoted.bytes);
    ag_text_close(&quoted);
    ag_retell_other(walk->tale, text);
}

// ---- all of it ----

static void begin(ag_walk *walk)
{
    const ag_state *then = recorded(walk);
    for (int seat = 1; seat <= then->seat_count; seat++) {
        if (!ag_player_in(then, (ag_seat)seat)) {
            ag_scene_concede(walk->lua, walk->scene, (ag_seat)seat);
        }
    }
    const ag_state *now = ag_scene_state(walk->scene);
    walk->priorities_then = then->priorities;
    walk->priorities_now = now->priorities;
    walk->told_then = then->told_count;
    walk->told_now = now->told_count;
    walk->told_at = walk->scene->told.length;
    walk->step = walk->tale->base;
    if (!in_step(walk)) {
        char text[256];
        ag_scene_question_text(walk->scene, text, sizeof text);
        ag_walk_part(walk, "the position asks another question: %s", text);
    }
}

void ag_retell_play(void *tale, lua_State *lua, ag_scene *scene)
{
    ag_walk *walk = lua_newuserdatauv(lua, sizeof *walk, 0);
    memset(walk, 0, sizeof *walk);
    walk->tale = tale;
    walk->lua = lua;
    walk->scene = scene;
    begin(walk);
    while (!is_parted(walk) && walk->step < walk->tale->end) {
        play_entry(walk);
    }
    if (!is_parted(walk) && !walk->breaks) {
        catch_up(walk);
        come_to_rest(walk);
    }
    if (!is_parted(walk) && !walk->breaks) {
        expect_end(walk);
    }
}
