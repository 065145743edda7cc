// Costs and targets in English.
#include <string.h>

#include "base/assert.h"
#include "game/facts/cost_text.h"
#include "game/facts/filter_text.h"
#include "lua/data/data_lua.h"
#include "lua/describe/say.h"
#include "rules/numbers/numbers.h"

void ag_say_cost(const ag_say *say, const ag_cost *cost)
{
    char text[512];
    ag_writer out = ag_writer_open(text, sizeof text);
    int pays = cost->resources > 0 || cost->x_count > 0;
    ag_cost_write(ag_host_catalog(say->host), cost,
                  say->by_others ? AG_WHOSE_OF_EVENT : AG_WHOSE_YOURS, &out);
    if (pays) {
        ag_says(say, "(");
        ag_write_cost(say->out, cost->resources, cost->x_count);
        int one = cost->part_count == 1 && cost->parts[0].kind != AG_COST_EXHAUST_THIS;
        ag_says(say, cost->part_count == 0 ? ")" : one ? ") and " : "), ");
    }
    ag_says(say, "%s", pays || cost->part_count > 0 ? text : "(0)");
}

// ---- targets ----

// A number, or X: it stands before what is counted.
static int is_short(const ag_amount *amount)
{
    int number;
    return ag_amount_fixed(amount, &number)
           || (amount->length == 1 && amount->steps[0].op == AG_OP_X);
}

static int is_exact(const ag_target_def *target)
{
    int least, most;
    if (ag_amount_fixed(&target->min, &least) && ag_amount_fixed(&target->max, &most)) {
        return least == most;
    }
    return memcmp(&target->min, &target->max, sizeof target->min) == 0;
}

// "", "2 ", "up to 3 ", "any number of ", "as many ". 1: they may be several.
static int say_count(const ag_say *say, const ag_target_def *target)
{
    int least = -1, most = -1;
    int fixed = ag_amount_fixed(&target->min, &least) && ag_amount_fixed(&target->max, &most);
    if (fixed && most >= AG_CARD_MAX) {
        ag_says(say, "any number of ");
    } else if (!fixed || most != 1 || least != 1) {
        ag_says(say, is_exact(target) ? "" : "up to ");
        ag_says(say, is_short(&target->max) ? "%a " : "as many ", &target->max);
    }
    return !(fixed && most == 1);
}

static void say_aimed(const ag_say *say, const ag_target_def *target)
{
    static const char *const owners[AG_WHOSE_COUNT] = {
        "", "your ", "friendly ", "opposing ", [AG_WHOSE_RAIDING] = "raiding ",
    };
    if (target->kind == AG_TARGET_CARD) {
        int yours = ag_filter_is_yours(&target->filter);
        ag_filter of = target->filter;
        of.whose = yours ? AG_WHOSE_ANY : of.whose;
        ag_says(say, yours ? "%n of yours" : "%n", &of);  // not "target your ally"
    } else if (target->kind == AG_TARGET_LINK && !target->effects && target->link_types != 0) {
        ag_filter card = { .types = target->link_types, .whose = target->whose };
        ag_filter_write(ag_host_catalog(say->host), &card, 0, say->out);
        ag_says(say, " card[|s] on the chain");
    } else {
        ag_says(say,
                target->kind == AG_TARGET_SEAT        ? "%splayer[|s]"
                : target->kind == AG_TARGET_GRAVEYARD ? "%sgraveyard[|s]"
                : target->effects                     ? "%seffect[|s] on the chain"
                                                      : "%scard or effect[|s] on the chain",
                owners[target->whose]);
    }
}

// How many they are, where that takes several words.
static void say_at_most(const ag_say *say, const ag_target_def *target)
{
    if (!is_short(&target->max)) ag_says(say, " as %a", &target->max);
}

// What the others among its targets decide.
static void say_related(const ag_say *say, const ag_target_def *target)
{
    static const char *const places[] = { "first", "second", "third", "fourth" };
    ag_says(say, target->one_graveyard ? ", all of one graveyard" : "");
    if (target->total != AG_STAT_NONE) {
        ag_says(say, ", with a total %s of %a or less", ag_stat_names[target->total],
                &target->total_most);
    }
    if (target->one_each != 0) {
        ag_says(say, ", no two with the same %s", ag_alike_words[target->one_each - 1]);
    }
    for (int what = 0; what < AG_ALIKE_COUNT; what++) {
        for (int i = 0; i < AG_POWER_TARGET_MAX; i++) {
            if (target->shares[what] & AG_BIT(i)) {
                ag_says(say, ", which shares a %s with the %s target", ag_alike_words[what],
                        places[i]);
            }
        }
    }
}

void ag_say_target(const ag_say *say, const ag_power_def *power, int index)
{
    const ag_target_def *target = &power->targets[index];
    ag_say now = *say;
    AG_ASSERT(index < power->target_count && target->name != NULL);
    now.many = say_count(say, target);
    int hard = target->filter.whose == AG_WHOSE_OF_EVENT || target->max.length > 1;
    if (hard && say->untold != NULL) *say->untold = 1;
    int another = (target->not_as & (AG_BIT(index) - 1)) != 0;  // … than one before it
    ag_says(&now, another ? "another target " : "target ");
    say_aimed(&now, target);
    if (target->stat != AG_STAT_NONE) {
        ag_says(&now, " with %s", ag_stat_names[target->stat]);
        int least = target->least.length > 0, most = target->most.length > 0;
        ag_says(&now, least && most ? " %a" : least ? " %a or more" : "", &target->least);
        ag_says(&now, most && !least ? " %a or less" : "", &target->most);
    }
    say_at_most(&now, target);
    say_related(&now, target);
    ag_says(&now, target->chosen_by != AG_WHOSE_ANY ? " of your opponents' choice" : "");
    ag_says(&now, target->random ? ", chosen at random" : "");
    ag_says(&now, target->divides.length > 0 ? ", with %a divided among them" : "",
            &target->divides);
}
