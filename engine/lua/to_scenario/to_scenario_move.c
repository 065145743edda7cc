// A move and the questions that follow it, as one line of a scenario.
#include <stdio.h>
#include <string.h>

#include "game/log/sentence.h"
#include "game/log/log_path.h"
#include "game/view/view.h"
#include "lua/to_scenario/to_scenario_walk.h"
#include "rules/agenda/choice.h"
#include "rules/numbers/numbers.h"
#include "state/card.h"

// What the line of a move says besides the move.
typedef struct move_plan {
    ag_text targets, pays, x, mode, way;
    size_t targets_needed, pays_needed;  // up to the last that does not answer itself
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
    case AG_PROMPT_WAY: ag_text_add(&plan->way, usual ? "" : "%s", value); return;
    case AG_PROMPT_MODE: ag_text_add(&plan->mode, usual ? "" : "%s", value); return;
    case AG_PROMPT_PAY:
    case AG_PROMPT_COST: plan_add(&plan->pays, &plan->pays_needed, value, usual); return;
    default: plan_add(&plan->targets, &plan->targets_needed, value, usual);
    }
}

// One question that follows a move: takes the answer of the game, or the only legal one.
static void follow_one(ag_walk *walk, ag_seat seat, move_plan *plan)
{
    ag_picks picks, usual;
    ag_text value = { 0 };
    int has_usual = ag_scene_default(walk->scene, &usual);
    int asked = walk->step < walk->tale->end && ag_walk_in_step(walk)
                && ag_log_path_entry(walk->tale->game, walk->step)->kind == AG_ENTRY_ANSWER;
    ag_walk_pair(walk);
    if (asked ? !ag_walk_take_picks(walk, &picks) : !has_usual) {
        char question[256];
        ag_scene_question_text(walk->scene, question, sizeof question);
        ag_walk_part(walk, "a question of a move has no answer in the game: %s", question);
        return;
    }
    if (!asked) {
        picks = usual;
    }
    ag_picks wanted = picks;
    int is_usual = has_usual && ag_walk_picks_same(&picks, &usual);
    if (!ag_to_scenario_value(walk->L, walk->scene, &picks, &value) && !is_usual) {
        ag_walk_part(walk, "no words of a scenario give an answer of a move");
    }
    ag_walk_swap_copies(walk, &wanted, &picks);
    plan_note(walk, plan, value.length > 0 ? value.bytes : "\"none\"", is_usual);
    ag_text_close(&value);
    if (!ag_walk_is_parted(walk)) {
        ag_walk_give(walk, seat, &picks);
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
    if (plan->way.length > 0) {
        ag_text_add(out, "%sway = %s", open, plan->way.bytes);
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

// The number of the option's power as scenarios count them, if the card offers several now; else 0.
static int power_number(const ag_scene *scene, int option)
{
    const ag_rules *rules = ag_game_rules(scene->game);
    const ag_option *wanted = ag_scene_option(scene, option);
    ag_card_id card = ag_ref_as_card(wanted->ref);
    int uses = wanted->kind == AG_MOVE_USE;
    int same = 0, number = 0;
    for (int i = 0; i < rules->state->choice.option_count; i++) {
        const ag_option *other = ag_scene_option(scene, i);
        same += other->kind == wanted->kind && ag_ref_same(other->ref, wanted->ref);
    }
    if (same < 2 || !(uses || wanted->kind == AG_MOVE_COMPLETE)) return 0;
    for (int i = 0; i <= wanted->power && i < ag_owned_count(rules, card); i++) {
        int kind = ag_owned_at(rules, card, i).def->kind;
        number += kind == (uses ? AG_POWER_PAYMENT : AG_POWER_REWARD);
    }
    return number;
}

static void finish_attack(ag_walk *walk, ag_seat seat, const ag_text *name)
{
    ag_text value = { 0 }, text = { 0 };
    ag_picks picks;
    char word[16];
    int asked = ag_scene_state(walk->scene)->choice.prompt == AG_PROMPT_ATTACK;
    if (asked && ag_walk_in_step(walk) && walk->step < walk->tale->end) {
        ag_walk_pair(walk);
        asked = ag_walk_take_picks(walk, &picks);
    } else {
        asked = asked && ag_scene_default(walk->scene, &picks);
    }
    if (!asked || !ag_to_scenario_value(walk->L, walk->scene, &picks, &value)) {
        char question[256];
        ag_scene_question_text(walk->scene, question, sizeof question);
        ag_walk_part(walk, "no words of a scenario name the defender: %s", question);
    } else {
        ag_walk_seat(walk, seat, word);
        ag_text_add(&text, "t:proposes(%s, %s, %s)", word, name->bytes, value.bytes);
        snprintf(walk->attack, sizeof walk->attack, "t:attacks(%s, %s, %s)", word, name->bytes,
                 value.bytes);
        walk->attack_open = !text.failed && strlen(walk->attack) + 1 < sizeof walk->attack;
        walk->attack_from = walk->tale->step_count;
        ag_to_scenario_step(walk->tale, RETELL_MOVE, text.failed ? "" : text.bytes);
        ag_walk_give(walk, seat, &picks);
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
    while (!ag_walk_is_parted(walk) && !walk->breaks && ag_scene_is_announcing(walk->scene)
           && ag_scene_asks(walk->scene, seat)) {
        follow_one(walk, seat, &plan);
    }
    ag_text_add(&text, "t:%s(%s, %s", verb, ag_walk_seat(walk, seat, word), name->bytes);
    plan_write(&plan, power, &text);
    ag_to_scenario_step(walk->tale, RETELL_MOVE, text.failed ? "" : text.bytes);
    ag_text_close(&text);
    ag_text_close(&plan.targets);
    ag_text_close(&plan.pays);
    ag_text_close(&plan.x);
    ag_text_close(&plan.mode);
    ag_text_close(&plan.way);
}

void ag_walk_move(ag_walk *walk, ag_seat seat, int option)
{
    static const char *const verbs[] = {
        [AG_MOVE_PLAY] = "plays",   [AG_MOVE_USE] = "uses",       [AG_MOVE_COMPLETE] = "completes",
        [AG_MOVE_PLACE] = "places", [AG_MOVE_ATTACK] = "attacks", [AG_MOVE_STRIKE] = "strikes"
    };
    ag_scene *scene = walk->scene;
    ag_text name = { 0 }, text = { 0 };
    ag_picks wanted = { .count = 1, .picks = { (uint16_t)option } };
    ag_option picked = *ag_scene_option(scene, option);
    char word[16];
    int power = power_number(scene, option);
    ag_walk_end_runs(walk);
    if (!ag_to_scenario_move(walk->L, scene, &option, &name) || name.failed) {
        char offered[96];
        ag_option_text(ag_game_rules(scene->game), &picked, AG_READER_ALL, offered, sizeof offered);
        ag_walk_part(walk, "no words of a scenario name the card of the move \"%s\"", offered);
        ag_text_close(&name);
        return;
    }
    ag_picks picks = { .count = 1, .picks = { (uint16_t)option } };
    ag_walk_swap_copies(walk, &wanted, &picks);
    walk->attack_before = ag_scene_proposals(scene);
    ag_walk_give(walk, seat, &picks);
    if (picked.kind == AG_MOVE_ATTACK) {
        finish_attack(walk, seat, &name);
    } else if (picked.kind == AG_MOVE_PLACE) {
        ag_text_add(&text, "t:places(%s, %s%s)", ag_walk_seat(walk, seat, word), name.bytes,
                    picked.value == 1 ? ", { face = \"up\" }" : "");
        ag_to_scenario_step(walk->tale, RETELL_MOVE, text.failed ? "" : text.bytes);
    } else {
        finish_move(walk, seat, verbs[picked.kind], &name, power);
    }
    ag_text_close(&name);
    ag_text_close(&text);
    ag_walk_compare(walk);
}
