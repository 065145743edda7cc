// A move and the questions that follow it, as one line of a scenario.
#include "game/log/sentence.h"
#include "game/view/view.h"
#include "lua/to_scenario/to_scenario_run.h"
#include "rules/agenda/choice.h"
#include "rules/numbers/numbers.h"
#include "state/card.h"

// The answers of one kind, up to the last that does not answer itself.
typedef struct plan_list {
    const char *all, *needed;  // NULL: none
} plan_list;

// What the line of a move says besides the move.
typedef struct move_plan {
    const char *x, *mode, *way;  // NULL: nothing, or what it is without a word
    plan_list targets, pays;
} move_plan;

static void plan_note(ag_walk *walk, int prompt, move_plan *plan, const char *value, int usual)
{
    const char *said = usual ? NULL : value;
    switch (prompt) {
    case AG_PROMPT_X: plan->x = said; return;
    case AG_PROMPT_WAY: plan->way = said; return;
    case AG_PROMPT_MODE: plan->mode = said; return;
    default: break;
    }
    int pays = prompt == AG_PROMPT_PAY || prompt == AG_PROMPT_COST;
    plan_list *list = pays ? &plan->pays : &plan->targets;
    list->all =
        list->all == NULL ? value : ag_arena_print(&walk->run->memory, "%s, %s", list->all, value);
    list->needed = usual ? list->needed : list->all;
}

// One question that follows a move: takes the answer of the game, or the only legal one.
static void follow_one(ag_walk *walk, ag_seat seat, move_plan *plan)
{
    ag_picks picks, usual;
    int has_usual = ag_scene_default(walk->scene, &usual);
    int prompt = ag_scene_state(walk->scene)->choice.prompt;
    if (!ag_walk_take_picks(walk, &picks)) {
        ag_walk_part_asked(walk, "a question of a move has no answer in the game");
        return;
    }
    int is_usual = has_usual && ag_picks_same(&picks, &usual);
    const char *value = ag_walk_value(walk, &picks);
    if (value == NULL && !is_usual) {
        ag_walk_part(walk, "no words of a scenario give an answer of a move");
        return;
    }
    plan_note(walk, prompt, plan, value != NULL ? value : "\"none\"", is_usual);
    ag_walk_give(walk, seat, &picks);
}

static const char *add_field(ag_walk *walk, const char *fields, const char *name, const char *value)
{
    if (value == NULL) return fields;
    return ag_arena_print(&walk->run->memory, "%s%s%s = %s", fields, *fields != '\0' ? ", " : "",
                          name, value);
}

static const char *add_field_list(ag_walk *walk, const char *fields, const char *name,
                                  const char *list)
{
    if (list == NULL) return fields;
    return add_field(walk, fields, name, ag_arena_print(&walk->run->memory, "{ %s }", list));
}

// The number of the option's power as scenarios count them, if the card offers several now; else 0.
static int power_number(const ag_scene *scene, const ag_option *wanted)
{
    const ag_rules *rules = ag_game_rules(scene->game);
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

static void finish_attack(ag_walk *walk, ag_seat seat, const char *name)
{
    ag_arena *memory = &walk->run->memory;
    ag_picks picks;
    const char *who = ag_walk_seat(walk, seat), *value = NULL;
    if (ag_scene_state(walk->scene)->choice.prompt == AG_PROMPT_ATTACK
        && ag_walk_take_picks(walk, &picks)) {
        value = ag_walk_value(walk, &picks);
    }
    if (value == NULL) {
        ag_walk_part_asked(walk, "no words of a scenario name the defender");
        return;
    }
    walk->attack = ag_arena_print(memory, "t:attacks(%s, %s, %s)", who, name, value);
    walk->attack_from = walk->run->steps.count;
    ag_walk_step(walk, STEP_MOVE,
                 ag_arena_print(memory, "t:proposes(%s, %s, %s)", who, name, value));
    ag_walk_give(walk, seat, &picks);
}

static void finish_move(ag_walk *walk, ag_seat seat, const char *verb, const char *name, int power)
{
    ag_arena *memory = &walk->run->memory;
    move_plan plan = { .x = NULL };
    while (ag_walk_goes_on(walk) && ag_scene_is_announcing(walk->scene)
           && ag_scene_asks(walk->scene, seat)) {
        follow_one(walk, seat, &plan);
    }
    const char *fields = power > 0 ? ag_arena_print(memory, "power = %d", power) : "";
    fields = add_field(walk, fields, "x", plan.x);
    fields = add_field(walk, fields, "mode", plan.mode);
    fields = add_field(walk, fields, "way", plan.way);
    fields = add_field_list(walk, fields, "targets", plan.targets.needed);
    fields = add_field_list(walk, fields, "pay", plan.pays.needed);
    fields = *fields != '\0' ? ag_arena_print(memory, ", { %s }", fields) : "";
    ag_walk_step(
        walk, STEP_MOVE,
        ag_arena_print(memory, "t:%s(%s, %s%s)", verb, ag_walk_seat(walk, seat), name, fields));
}

void ag_walk_move(ag_walk *walk, ag_seat seat, int option)
{
    static const char *const verbs[] = {
        [AG_MOVE_PLAY] = "plays",
        [AG_MOVE_USE] = "uses",
        [AG_MOVE_COMPLETE] = "completes",
        [AG_MOVE_STRIKE] = "strikes",
    };
    ag_scene *scene = walk->scene;
    ag_option picked = *ag_scene_option(scene, option);
    int power = power_number(scene, &picked);
    ag_walk_end_runs(walk);
    const char *name = ag_walk_card(walk, &option);
    if (name == NULL) {
        char offered[96];
        ag_option_text(ag_game_rules(scene->game), &picked, AG_READER_ALL, offered, sizeof offered);
        ag_walk_part(walk, ag_arena_print(&walk->run->memory,
                                          "no words of a scenario name the card of the move \"%s\"",
                                          offered));
        return;
    }
    walk->attack_before = ag_scene_proposals(scene);
    ag_walk_give(walk, seat, &(ag_picks){ .count = 1, .picks = { (uint16_t)option } });
    if (picked.kind == AG_MOVE_ATTACK) {
        finish_attack(walk, seat, name);
    } else if (picked.kind == AG_MOVE_PLACE) {
        ag_walk_step(walk, STEP_MOVE,
                     ag_arena_print(&walk->run->memory, "t:places(%s, %s%s)",
                                    ag_walk_seat(walk, seat), name,
                                    picked.value == 1 ? ", { face = \"up\" }" : ""));
    } else {
        finish_move(walk, seat, verbs[picked.kind], name, power);
    }
    ag_walk_compare(walk);
}
