// Targets: what the link of an effect chose and may still affect (CR 706).
#include "lua/words/call.h"

// CR 706: a plain "target" is exactly one; anything else is read as a group.
static int is_one(const ag_amount *amount)
{
    return amount->length == 1 && amount->steps[0].op == AG_OP_CONST && amount->steps[0].value == 1;
}

static const char *next_target(void *context, int index)
{
    const ag_power_def *power = context;
    return index < power->target_count ? power->targets[index].name : NULL;
}

static const ag_power_def *power_of(const ag_run *run, const ag_targets_handle *targets)
{
    const ag_card_def *def = ag_catalog_card(run->rules->catalog, targets->printed);
    AG_ASSERT(targets->power < def->power_count);
    return &def->powers[targets->power];
}

static int find_target(lua_State *L, const ag_power_def *power)
{
    return ag_lua_find(L, NULL, "there is no target", ag_arg_name(L, 2), next_target,
                       (void *)power);
}

// Where its targets begin among those of the link: each of several modes has its own.
static int base_of(const ag_run *run, const ag_targets_handle *targets)
{
    const ag_link *link = ag_link_at(run->rules->state, targets->link);
    if (link == NULL || link->modes == 0) return 0;
    const ag_card_def *def = ag_catalog_card(run->rules->catalog, link->printed);
    ag_link at = *link;
    at.mode = (uint8_t)(1 + targets->power - def->powers[link->power].mode_first);
    return ag_link_base(&at);
}

int ag_index_targets(lua_State *L)
{
    const ag_run *run = ag_run_now(L, "targets");
    const ag_targets_handle *targets = luaL_checkudata(L, 1, AG_META_TARGETS);
    const ag_power_def *power = power_of(run, targets);
    int index = find_target(L, power);
    const ag_target_def *target = &power->targets[index];
    ag_ref refs[AG_TARGET_MAX];
    int count = ag_link_targets(run->rules, targets->link, base_of(run, targets) + index, 1, refs,
                                AG_TARGET_MAX);
    if (!is_one(&target->min) || !is_one(&target->max)) {
        return ag_push_group(L, refs, count < AG_TARGET_MAX ? count : AG_TARGET_MAX);
    }
    return ag_push_ref(L, count > 0 ? refs[0] : (ag_ref){ .kind = AG_REF_NONE });
}

// CR 707.1d: the shares were fixed as it was played; a share of a target that has become illegal is
// lost.
static int targets_divided(ag_api_call *call)
{
    lua_State *L = call->L;
    const ag_run *run = call->run;
    const ag_targets_handle *targets = call->on.places;
    int index = base_of(run, targets) + find_target(L, power_of(run, targets));
    ag_ref all[AG_TARGET_MAX], legal[AG_TARGET_MAX];
    int count = ag_link_targets(run->rules, targets->link, index, 0, all, AG_TARGET_MAX);
    int legal_count = ag_link_targets(run->rules, targets->link, index, 1, legal, AG_TARGET_MAX);
    int pairs = 0;
    lua_createtable(L, legal_count, 0);
    for (int i = 0; i < count; i++) {
        if (pairs == legal_count || !ag_ref_same(all[i], legal[pairs])) continue;
        pairs++;
        int share = ag_link_share(run->rules, targets->link, index, i);
        ag_give_pair(L, pairs, ag_ref_number(share), all[i]);
    }
    return 1;
}

const ag_api_row ag_api_targets[] = {
    { AG_API_LOOK, AG_ON_PLACES, "divided", targets_divided, AG_GIVES_LIST,
      .returns = "a list of { amount, target }", .errors = "a name that no target has",
      .rule = "CR 707.1d",
      .takes = { { "name", AG_SHAPE_ANY, .needed = AG_NEEDED, .as = "\"name\"" } },
      .doc = "What was divided among them as the link was added, for source:deal_each. The share "
             "of a target that is illegal now is lost." },
    { .kind = AG_API_END },
};
