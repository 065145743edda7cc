// Costs and targets in English.
#include "base/assert.h"
#include "game/facts/cost_text.h"
#include "game/facts/filter_text.h"
#include "lua/data/data_lua.h"
#include "lua/describe/say.h"
#include "rules/play/pay.h"

// ---- costs ----

// What is done without a choice; ag_cost_words says what is done to chosen cards.
static const char *const actions[AG_COST_KIND_COUNT] = {
    [AG_COST_EXHAUST_THIS] = "exhaust this",
    [AG_COST_DESTROY_THIS] = "destroy this",
    [AG_COST_REMOVE_THIS] = "remove this from the game",
    [AG_COST_FLIP_THIS] = "flip this",
    [AG_COST_FACE_DOWN_THIS] = "turn this face down",
    [AG_COST_TO_HAND_THIS] = "return this to hand",
    [AG_COST_CONCEDE] = "concede the game",
};

// "destroy 2 + X of …", "discard up to 3 cards", "exhaust any number of your allies".
static void say_picked(const ag_say *say, const ag_cost_part *part)
{
    int optional = part->min == 0 && part->x_count == 0;
    int in_hand = part->kind == AG_COST_DISCARD || part->kind == AG_COST_REVEAL;
    ag_say now = *say;
    now.many = part->max != 1 || part->min != 1 || part->x_count > 0;
    ag_says(&now, "%s ", ag_cost_words[part->kind]);
    if (!in_hand && ag_filter_is_one(&part->filter)) {
        ag_says(&now, "%f", &part->filter);
        return;
    }
    if (optional && part->max >= AG_COST_PICK_MAX) {
        ag_says(&now, "any number of");
    } else {
        ag_says(&now, optional ? "up to " : "");
        ag_write_cost(say->out, part->max, part->x_count);
    }
    ag_says(&now, part->of_one ? " %n of one graveyard" : " %n", &part->filter);
}

static void say_counters(const ag_say *say, const ag_cost_part *part)
{
    const ag_filter this = { .is = AG_IS_THIS };
    ag_say now = *say;
    now.many = part->amount != 1;
    if (part->all) {
        ag_says(&now, "remove all %w counters from this", part->counter);
    } else {
        ag_says(&now, "remove %d %w counter[|s] from %f", part->amount, part->counter,
                part->kind == AG_COST_COUNTERS_OF ? &part->filter : &this);
    }
}

static void say_part(const ag_say *say, const ag_cost_part *part)
{
    switch (part->kind) {
    case AG_COST_COUNTERS_OF:
    case AG_COST_REMOVE_COUNTERS: say_counters(say, part); break;
    case AG_COST_DAMAGE_ON: ag_says(say, "put %d damage on %f", part->amount, &part->filter); break;
    case AG_COST_DAMAGE:
        ag_says(say, part->max == INT16_MAX ? "put any amount of" : "put up to %d", part->max);
        ag_says(say, " damage on %f", &part->filter);
        break;
    case AG_COST_DECK_TO_GRAVEYARD:
        ag_says(say, "put the top %d of your deck into your graveyard", part->max);
        break;
    default:
        if (ag_cost_words[part->kind] != NULL) {
            say_picked(say, part);
        } else {
            AG_ASSERT(actions[part->kind] != NULL);
            ag_says(say, actions[part->kind]);
        }
    }
}

void ag_say_cost(const ag_say *say, const ag_cost *cost)
{
    AG_ASSERT(cost->part_count <= AG_COST_PART_MAX);
    for (int i = 0; i < cost->part_count; i++) {
        ag_says(say, i > 0 ? ", " : "");
        say_part(say, &cost->parts[i]);
    }
    if (cost->resources > 0 || cost->x_count > 0) {
        ag_says(say, cost->part_count > 0 ? ", pay " : "pay ");
        ag_write_cost(say->out, cost->resources, cost->x_count);
    } else if (cost->part_count == 0) {
        ag_says(say, "nothing");
    }
}

// ---- targets ----

// "", "2 ", "up to 3 ", "any number of ". 1: they may be several.
static int say_count(const ag_say *say, const ag_target_def *target)
{
    int least = -1, most = -1;
    int fixed = ag_amount_fixed(&target->min, &least) && ag_amount_fixed(&target->max, &most);
    if (fixed && most >= AG_CARD_MAX) {
        ag_says(say, "any number of ");
    } else if (!fixed || most != 1 || least != 1) {
        ag_says(say, fixed && least == most ? "%a " : "up to %a ", &target->max);
    }
    return !(fixed && most == 1);
}

static void say_aimed(const ag_say *say, const ag_target_def *target)
{
    static const char *const owners[] = { "", "your ", "friendly ", "opposing ", "" };
    const char *whose = owners[target->whose];
    if (target->kind == AG_TARGET_CARD) {
        ag_says(say, "%n", &target->filter);
    } else if (target->kind == AG_TARGET_SEAT) {
        ag_says(say, "%splayer[|s]", whose);
    } else if (target->kind == AG_TARGET_GRAVEYARD) {
        ag_says(say, "%sgraveyard[|s]", whose);
    } else if (target->effects) {
        ag_says(say, "%seffect[|s] on the chain", whose);
    } else if (target->link_types == 0) {
        ag_says(say, "%scard or effect[|s] on the chain", whose);
    } else {
        ag_filter card = { .types = target->link_types, .whose = target->whose };
        ag_filter_write(ag_host_catalog(say->host), &card, 0, say->out);
        ag_says(say, " card[|s] on the chain");
    }
}

void ag_say_target(const ag_say *say, const ag_target_def *target)
{
    ag_say now = *say;
    AG_ASSERT(target->name != NULL);
    now.many = say_count(say, target);
    ag_says(&now, target->not_as != 0 ? "another target " : "target ");
    say_aimed(&now, target);
    if (target->stat != AG_STAT_NONE) {
        ag_says(&now, " with %s", ag_stat_names[target->stat]);
        int least = target->least.length > 0, most = target->most.length > 0;
        ag_says(&now, least && most ? " %a" : least ? " %a or more" : "", &target->least);
        ag_says(&now, most && !least ? " %a or less" : "", &target->most);
    }
    ag_says(&now, target->chosen_by != AG_WHOSE_ANY ? ", which its opponents choose" : "");
    ag_says(&now, target->random ? ", chosen at random" : "");
    ag_says(&now, target->divides.length > 0 ? ", with %a divided among them" : "",
            &target->divides);
}
