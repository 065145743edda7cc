// Costs and targets in English.
#include <stdio.h>

#include "base/assert.h"
#include "game/facts/cost_text.h"
#include "game/facts/filter_text.h"
#include "lua/data_lua.h"
#include "lua/draft.h"
#include "lua/say.h"
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

// "2", "X", "2 + X", "up to 3", "any number of".
static void say_number(const ag_say *say, const ag_cost_part *part)
{
    const char *between = "";
    if (part->x_count == 0 && part->min == 0 && part->max >= AG_COST_PICK_MAX) {
        ag_write(say->out, "any number of");
        return;
    }
    ag_write(say->out, part->min == 0 && part->x_count == 0 ? "up to " : "");
    if (part->max > 0 || part->x_count == 0) {
        ag_write(say->out, "%d", part->max);
        between = " + ";
    }
    for (int i = 0; i < part->x_count; i++) {
        ag_write(say->out, "%sX", between);
        between = " + ";
    }
}

static void say_picked(const ag_say *say, const ag_cost_part *part)
{
    int many = part->max != 1 || part->min != 1 || part->x_count > 0;
    ag_write(say->out, "%s ", ag_cost_words[part->kind]);
    if (part->kind == AG_COST_DISCARD || part->kind == AG_COST_REVEAL) {
        say_number(say, part);
        ag_write(say->out, " ");
        ag_filter_write(ag_host_catalog(say->host), &part->filter, many, say->out);
        return;
    }
    if (ag_filter_is_one(&part->filter)) {
        ag_say_filter(say, &part->filter);
        return;
    }
    say_number(say, part);
    ag_write(say->out, " ");
    ag_filter_write(ag_host_catalog(say->host), &part->filter, many, say->out);
    ag_write(say->out, part->of_one ? " of one graveyard" : "");
}

static void say_counters(const ag_say *say, const ag_cost_part *part)
{
    const char *name = ag_host_word(say->host, part->counter);
    if (part->all) {
        ag_write(say->out, "remove all %s counters from this", name);
    } else {
        ag_write(say->out, "remove %d %s %s from ", part->amount, name,
                 part->amount == 1 ? "counter" : "counters");
        if (part->kind == AG_COST_COUNTERS_OF) {
            ag_say_filter(say, &part->filter);
        } else {
            ag_write(say->out, "this");
        }
    }
}

static void say_part(const ag_say *say, const ag_cost_part *part)
{
    switch (part->kind) {
    case AG_COST_COUNTERS_OF:
    case AG_COST_REMOVE_COUNTERS: say_counters(say, part); break;
    case AG_COST_DAMAGE_ON:
        ag_write(say->out, "put %d damage on ", part->amount);
        ag_say_filter(say, &part->filter);
        break;
    case AG_COST_DAMAGE:
        if (part->max == INT16_MAX) {
            ag_write(say->out, "put any amount of damage on ");
        } else {
            ag_write(say->out, "put up to %d damage on ", part->max);
        }
        ag_say_filter(say, &part->filter);
        break;
    case AG_COST_DECK_TO_GRAVEYARD:
        ag_write(say->out, "put the top %d of your deck into your graveyard", part->max);
        break;
    case AG_COST_DISCARD:
    case AG_COST_DESTROY:
    case AG_COST_EXHAUST:
    case AG_COST_REMOVE:
    case AG_COST_TO_HAND:
    case AG_COST_TO_BOTTOM:
    case AG_COST_FLIP:
    case AG_COST_FACE_DOWN:
    case AG_COST_REVEAL: say_picked(say, part); break;
    default: ag_write(say->out, "%s", actions[part->kind] != NULL ? actions[part->kind] : "");
    }
}

static void say_resources(const ag_say *say, const ag_cost *cost)
{
    ag_write(say->out, "pay ");
    ag_write_cost(say->out, cost->resources, cost->x_count);
}

void ag_say_cost(const ag_say *say, const ag_cost *cost)
{
    const char *between = "";
    AG_ASSERT(cost->part_count <= AG_COST_PART_MAX);
    for (int i = 0; i < cost->part_count; i++) {
        ag_write(say->out, "%s", between);
        say_part(say, &cost->parts[i]);
        between = ", ";
    }
    if (cost->resources > 0 || cost->x_count > 0) {
        ag_write(say->out, "%s", between);
        say_resources(say, cost);
    } else if (cost->part_count == 0) {
        ag_write(say->out, "nothing");
    }
}

// ---- targets ----

static void say_count(const ag_say *say, const ag_target_def *target, int *many)
{
    int least = -1, most = -1;
    int fixed = ag_amount_fixed(&target->min, &least) && ag_amount_fixed(&target->max, &most);
    *many = !(fixed && most == 1);
    if (fixed && most >= AG_CARD_MAX) {
        ag_write(say->out, "any number of ");
    } else if (!fixed || most != 1 || least != 1) {
        ag_write(say->out, fixed && least == most ? "" : "up to ");
        ag_say_amount(say, &target->max);
        ag_write(say->out, " ");
    }
}

static void say_aimed(const ag_say *say, const ag_target_def *target, int many)
{
    static const char *const whose[] = { "", "your ", "friendly ", "opposing ", "" };
    const char *ending = many ? "s" : "";
    switch (target->kind) {
    case AG_TARGET_CARD:
        ag_filter_write(ag_host_catalog(say->host), &target->filter, many, say->out);
        break;
    case AG_TARGET_SEAT: ag_write(say->out, "%splayer%s", whose[target->whose], ending); break;
    case AG_TARGET_GRAVEYARD:
        ag_write(say->out, "%sgraveyard%s", whose[target->whose], ending);
        break;
    default: {
        ag_filter card = { .types = target->link_types, .whose = target->whose };
        if (target->effects || target->link_types == 0) {
            ag_write(say->out, "%s%s%s on the chain", whose[target->whose],
                     target->effects ? "effect" : "card or effect", ending);
        } else {
            ag_filter_write(ag_host_catalog(say->host), &card, 0, say->out);
            ag_write(say->out, " card%s on the chain", ending);
        }
    }
    }
}

static void say_limit(const ag_say *say, const ag_target_def *target)
{
    static const char *const names[] = { "", "cost", "ATK", "health" };
    if (target->stat == AG_STAT_NONE || target->stat > AG_STAT_HEALTH) return;
    ag_write(say->out, " with %s", names[target->stat]);
    if (target->least.length > 0) {
        ag_write(say->out, " ");
        ag_say_amount(say, &target->least);
        ag_write(say->out, target->most.length == 0 ? " or more" : "");
    }
    if (target->most.length > 0 && target->least.length == 0) {
        ag_write(say->out, " ");
        ag_say_amount(say, &target->most);
        ag_write(say->out, " or less");
    }
}

void ag_say_target(const ag_say *say, const ag_target_def *target)
{
    int many;
    AG_ASSERT(target->name != NULL);
    say_count(say, target, &many);
    ag_write(say->out, target->not_as != 0 ? "another target " : "target ");
    say_aimed(say, target, many);
    say_limit(say, target);
    ag_write(say->out, target->chosen_by != AG_WHOSE_ANY ? ", which its opponents choose" : "");
    ag_write(say->out, target->random ? ", chosen at random" : "");
    if (target->divides.length > 0) {
        ag_write(say->out, ", with ");
        ag_say_amount(say, &target->divides);
        ag_write(say->out, " divided among them");
    }
}

void ag_say_targets(const ag_say *say, const ag_power_def *power, int first)
{
    for (int i = first; i < power->target_count; i++) {
        ag_write(say->out, i == first ? "" : " and ");
        ag_say_target(say, &power->targets[i]);
    }
}
