// Groups: several cards, or several players, in order. A group never changes; verbs make new
// groups.
#include "lua/words/call.h"

// Comparing two handles is cheap: this many comparisons cost one step.
enum { LOOKS_A_STEP = 8 };

static int holds(const ag_ref *refs, int count, ag_ref ref)
{
    for (int i = 0; i < count; i++) {
        if (ag_ref_same(refs[i], ref)) return 1;
    }
    return 0;
}

// The members of a group, or the one handle. Returns how many.
static int members(lua_State *L, int index, const char *word, const ag_ref **out)
{
    const ag_group *group = ag_to_group(L, index);
    if (group != NULL) {
        *out = group->refs;
        return group->count;
    }
    const ag_ref *handle = ag_to_handle(L, index);
    ag_arg_expect(L, index, word, handle != NULL,
                  "expected a group, a card or a player (numbers are card.atk …)");
    *out = handle;
    return 1;
}

// ---- verbs ----

static int group_where(ag_api_call *call)
{
    const ag_group *group = call->on.group;
    ag_context context = ag_run_context(call->run);
    context.any_zone = 1;
    int count = 0;
    ag_host_spend(ag_host_of(call->L), group->count);
    for (int i = 0; i < group->count && count < AG_CARD_MAX; i++) {
        ag_card_id card = ag_ref_as_card(group->refs[i]);
        if (ag_filter_match(call->rules, call->arg[0].filter, &context, card)) {
            call->cards[0][count++] = card;
        }
    }
    return ag_push_cards(call->L, call->cards[0], count);
}

int ag_group_has(const ag_group *group, ag_ref ref)
{
    return holds(group->refs, group->count, ref);
}

static int group_has(ag_api_call *call)
{
    const ag_group *group = call->on.group;
    const ag_ref *handle = ag_to_handle(call->L, 2);
    ag_host_spend(ag_host_of(call->L), group->count / LOOKS_A_STEP);
    return ag_give_yes(call, handle != NULL && ag_group_has(group, *handle));
}

static int group_random(ag_api_call *call)
{
    const ag_group *group = call->on.group;
    ag_ref left[AG_CARD_MAX];
    int count = group->count < AG_CARD_MAX ? group->count : AG_CARD_MAX;
    int wanted = call->arg[0].number < count ? call->arg[0].number : count;
    ag_host_spend(ag_host_of(call->L), count / LOOKS_A_STEP);
    memcpy(left, group->refs, (size_t)count * sizeof left[0]);
    for (int i = 0; i < wanted; i++) {
        int pick = i + ag_pick_random(call->state, count - i);
        ag_ref picked = left[pick];
        left[pick] = left[i];
        left[i] = picked;
    }
    if (ag_call_has(call, 0)) return ag_push_group(call->L, left, wanted);
    return wanted == 1 ? ag_push_ref(call->L, left[0]) : ag_give_none(call);
}

// ---- operators ----

int ag_index_group(lua_State *L)
{
    const ag_group *group = ag_arg_group(L, 1, "group");
    int whole;
    lua_Integer index = lua_tointegerx(L, 2, &whole);
    if (lua_type(L, 2) != LUA_TNUMBER || !whole) return 0;
    int is_there = index >= 1 && index <= group->count;
    return ag_push_ref(L, is_there ? group->refs[index - 1] : (ag_ref){ .kind = AG_REF_NONE });
}

static int group_length(lua_State *L)
{
    return ag_lua_push_number(L, ag_arg_group(L, 1, "#")->count);
}

static int group_plus(lua_State *L)
{
    const ag_ref *parts[2];
    int counts[2];
    ag_ref all[AG_CARD_MAX];
    int count = 0;
    for (int part = 0; part < 2; part++) {
        counts[part] = members(L, part + 1, "+", &parts[part]);
        ag_host_spend(ag_host_of(L), counts[part] * (count + counts[part]) / LOOKS_A_STEP);
        for (int i = 0; i < counts[part] && count < AG_CARD_MAX; i++) {
            if (!holds(all, count, parts[part][i])) all[count++] = parts[part][i];
        }
    }
    int mixed = count > 0 && (all[0].kind == AG_REF_SEAT) != (all[count - 1].kind == AG_REF_SEAT);
    ag_arg_need(L, "+", !mixed, "cards and players don't make a group");
    return ag_push_group(L, all, count);
}

static int group_minus(lua_State *L)
{
    const ag_group *group = ag_arg_group(L, 1, "-");
    const ag_ref *gone;
    int gone_count = members(L, 2, "-", &gone);
    ag_ref left[AG_CARD_MAX];
    int count = 0;
    ag_host_spend(ag_host_of(L), group->count * gone_count / LOOKS_A_STEP);
    for (int i = 0; i < group->count && count < AG_CARD_MAX; i++) {
        if (!holds(gone, gone_count, group->refs[i])) left[count++] = group->refs[i];
    }
    return ag_push_group(L, left, count);
}

static int group_equal(lua_State *L)
{
    const ag_group *a = ag_to_group(L, 1);
    const ag_group *b = ag_to_group(L, 2);
    int same = a != NULL && b != NULL && a->count == b->count;
    ag_host_spend(ag_host_of(L), same ? a->count / LOOKS_A_STEP : 0);
    for (int i = 0; same && i < a->count; i++) same = ag_ref_same(a->refs[i], b->refs[i]);
    return ag_lua_push_flag(L, same);
}

const luaL_Reg ag_group_operators[] = {
    { "__len", group_length }, { "__add", group_plus }, { "__sub", group_minus },
    { "__eq", group_equal },   { NULL, NULL },
};

const luaL_Reg ag_member_operators[] = { { "__add", group_plus }, { NULL, NULL } };

const ag_api_row ag_api_group[] = {
    { AG_API_LOOK, AG_ON_GROUP, "where", group_where, AG_GIVES_GROUP,
      .takes = { { "filter", AG_SHAPE_FILTER, .needed = AG_NEEDED } },
      .doc = "Those that match, in whatever zone they are where the filter names none." },
    { AG_API_LOOK, AG_ON_GROUP, "has", group_has, AG_GIVES_YES,
      .takes = { { "card", AG_SHAPE_ANY, .needed = AG_NEEDED } },
      .doc = "Whether it is among them." },
    { AG_API_VERB, AG_ON_GROUP, "random", group_random, AG_GIVES_OBJECT,
      .returns = "one of them (nil where there is none); with n, a group", .rule = "CR 706.5",
      .takes = { { "n", AG_SHAPE_INTEGER, .doc = "how many" } },
      .doc = "Picks at random, with the dice of the game." },
    { .kind = AG_API_END },
};
