// Targets that know of one another: what the others are decides whether one of them fits. Judged as
// each is chosen, so that all can be (CR 707.1d), and again as the link resolves (CR 709.2a).
#include "rules/play/play.h"

// How often a way to choose all that must be chosen is looked for; beyond it there may be one.
enum { TRIES_MAX = 20000 };

typedef struct related {
    const ag_rules *rules;
    const ag_power_def *power;
    const ag_context *context;
    int count;
    struct {
        int index;  // which target of the power
        ag_ref ref;
    } chosen[AG_TARGET_MAX + 1];
} related;

int ag_target_one_by_one(const ag_target_def *def)
{
    return def->one_graveyard || def->one_each != 0 || def->total != AG_STAT_NONE;
}

static int has_shares(const ag_target_def *def)
{
    int shares = 0;
    for (int what = 0; what < AG_ALIKE_COUNT; what++) shares |= def->shares[what];
    return shares != 0;
}

int ag_targets_relate(const ag_power_def *power)
{
    int relate = 0;
    for (int i = 0; i < power->target_count; i++) {
        relate |= ag_target_one_by_one(&power->targets[i]) || has_shares(&power->targets[i]);
    }
    return relate;
}

// ---- does one fit those that are chosen? ----

// "A target that shares a type with that target": with each that is there, and there must be one.
static int shares_enough(const related *of, int index, ag_ref ref)
{
    const ag_target_def *def = &of->power->targets[index];
    for (int what = 0; what < AG_ALIKE_COUNT; what++) {
        int missing = def->shares[what];
        for (int i = 0; i < of->count; i++) {
            int other = of->chosen[i].index;
            int asks = (def->shares[what] & AG_BIT(other)) != 0
                       || (of->power->targets[other].shares[what] & AG_BIT(index)) != 0;
            if (asks && !ag_refs_share(of->rules, what, ref, of->chosen[i].ref)) return 0;
            missing &= ~(int)AG_BIT(other);
        }
        if (missing != 0) return 0;
    }
    return 1;
}

// Two refs of one target.
static int go_together(const ag_rules *rules, const ag_target_def *def, ag_ref one, ag_ref other)
{
    ag_seat owner = ag_owner_of(rules->state, ag_ref_as_card(one));
    if (def->one_graveyard && owner != ag_owner_of(rules->state, ag_ref_as_card(other))) return 0;
    return def->one_each == 0 || !ag_refs_share(rules, def->one_each - 1, one, other);
}

static int stat_of(const ag_rules *rules, const ag_target_def *def, ag_ref ref)
{
    return ag_stat_of(rules, ag_ref_as_card(ref), def->total);
}

// Added to the others of its target it is not more than the text allows.
static int total_fits(const related *of, int index, ag_ref ref)
{
    const ag_target_def *def = &of->power->targets[index];
    if (def->total == AG_STAT_NONE) return 1;
    int total = stat_of(of->rules, def, ref);
    for (int i = 0; i < of->count; i++) {
        if (of->chosen[i].index == index) total += stat_of(of->rules, def, of->chosen[i].ref);
    }
    return total <= ag_amount_value(of->rules, &def->total_most, of->context);
}

static int fits(const related *of, int index, ag_ref ref)
{
    const ag_target_def *def = &of->power->targets[index];
    for (int i = 0; i < of->count; i++) {
        int own = of->chosen[i].index == index;
        ag_ref other = of->chosen[i].ref;
        int another = own || (def->not_as & AG_BIT(of->chosen[i].index)) != 0;
        if (another && ag_ref_same(ref, other)) return 0;
        if (own && !go_together(of->rules, def, ref, other)) return 0;
    }
    return total_fits(of, index, ref) && shares_enough(of, index, ref);
}

static void add(related *to, int index, ag_ref ref)
{
    AG_ASSERT(to->count <= AG_TARGET_MAX);
    to->chosen[to->count].index = index;
    to->chosen[to->count++].ref = ref;
}

// What one mode of the link has chosen, but for `besides` as its target `index`.
static void add_chosen(related *to, ag_link_id id, int base, int index, ag_ref besides)
{
    for (int i = 0; i < to->power->target_count; i++) {
        ag_ref refs[AG_TARGET_MAX];
        int count = ag_link_targets(to->rules, id, base + i, 0, refs, AG_TARGET_MAX);
        for (int j = 0; j < count; j++) {
            if (i != index || !ag_ref_same(refs[j], besides)) add(to, i, refs[j]);
        }
    }
}

ag_reason ag_target_related_refuse(const ag_rules *rules, ag_link_id id, int index, ag_ref besides,
                                   ag_ref ref)
{
    const ag_link *link = ag_link_at(rules->state, id);
    const ag_power_def *power = ag_link_aims(rules, link, index);
    int base = index - index % AG_POWER_TARGET_MAX;
    if (power == NULL || !ag_targets_relate(power)) return AG_REASON_NONE;
    ag_context context = ag_link_context(link);
    related now = { .rules = rules, .power = power, .context = &context };
    add_chosen(&now, id, base, index - base, besides);
    return fits(&now, index - base, ref) ? AG_REASON_NONE : AG_REFUSE(CR_706_1, NOT_WITH_OTHERS);
}

// ---- can all of them be chosen? (CR 707.1d) ----

typedef struct search {
    related so_far;
    int count;  // of refs that must still be chosen
    int index[AG_TARGET_MAX];
    int at[AG_TARGET_MAX + 1];  // which of the options each of them takes
    int option_count[AG_POWER_TARGET_MAX];
    ag_ref options[AG_POWER_TARGET_MAX][AG_CARD_MAX];
} search;

// One after the other, and back where nothing fits. The refs of one target have no order.
static int can_all_be_chosen(search *of)
{
    related *now = &of->so_far;
    int n = 0, tries = 0;
    const ag_rules *rules = now->rules;
    for (int i = 0; i < now->power->target_count; i++) {
        const ag_target_def *def = &now->power->targets[i];
        int wanted = ag_target_min(rules, def, now->context);
        for (int j = 0; j < now->count; j++) wanted -= now->chosen[j].index == i;
        for (; wanted > 0 && now->count + of->count < AG_TARGET_MAX; wanted--) {
            of->index[of->count++] = i;
        }
        int count = ag_target_list(rules, def, now->context, of->options[i], AG_CARD_MAX);
        of->option_count[i] = count < AG_CARD_MAX ? count : AG_CARD_MAX;
    }
    of->at[0] = 0;
    while (n >= 0 && n < of->count && tries < TRIES_MAX) {
        int index = of->index[n];
        // The next option of the n-th that fits, from where it is; what is being played, not (CR
        // 707.1).
        int nth = of->index[n], at = of->at[n];
        ag_card_id source = now->context->source;
        int in_hand = ag_zone(now->rules->state, source) == AG_ZONE_HAND;
        for (; at < of->option_count[nth]; at++) {
            ag_ref ref = of->options[nth][at];
            (tries)++;
            if (in_hand && ag_ref_same(ref, ag_ref_card(source))) continue;
            if (fits(now, nth, ref)) break;
        }
        of->at[n] = at;
        if (of->at[n] < of->option_count[index]) {
            add(now, index, of->options[index][of->at[n]]);
            int again = n + 1 < of->count && of->index[n + 1] == index;
            of->at[n + 1] = again ? of->at[n] + 1 : 0;
            n++;
        } else if (--n >= 0) {
            now->count--;
            of->at[n]++;
        }
    }
    return n >= 0;
}

int ag_targets_related_left(const ag_rules *rules, const ag_power_def *power,
                            const ag_context *context, ag_link_id id, int index, ag_ref ref)
{
    search all;
    all.count = 0;
    all.so_far.rules = rules;
    all.so_far.power = power;
    all.so_far.context = context;
    all.so_far.count = 0;
    const ag_link *link = ag_link_at(rules->state, id);
    if (link != NULL) add_chosen(&all.so_far, id, ag_link_base(link), -1, (ag_ref){ 0 });
    if (ref.kind != AG_REF_NONE) add(&all.so_far, index, ref);
    return can_all_be_chosen(&all);
}

// ---- as the link resolves (CR 709.2a) ----

// It is compared with what the others are, or last were: with those that are illegal, too.
static int is_related_still(const ag_rules *rules, ag_link_id id, const ag_target_def *def,
                            const ag_target *target)
{
    int base = target->index - target->index % AG_POWER_TARGET_MAX;
    int alike = target->whose == 0 || target->whose == ag_seat_of_ref(rules, target->ref);
    for (int what = 0; what < AG_ALIKE_COUNT; what++) {
        for (int other = 0; def->shares[what] >> other != 0; other++) {
            ag_ref refs[AG_TARGET_MAX];
            int asks = (def->shares[what] & AG_BIT(other)) != 0;
            int count = asks ? ag_link_targets(rules, id, base + other, 0, refs, AG_TARGET_MAX) : 0;
            for (int i = 0; i < count; i++) {
                alike &= ag_refs_share(rules, what, target->ref, refs[i]);
            }
        }
    }
    return alike;
}

// Those that are legal, added up, are not more than the text allows.
static int is_total_within(const ag_rules *rules, ag_link_id id, const ag_target_def *def,
                           int index)
{
    ag_ref refs[AG_TARGET_MAX];
    if (def->total == AG_STAT_NONE) return 1;
    int count = ag_link_targets(rules, id, index, 1, refs, AG_TARGET_MAX);
    int total = 0;
    for (int i = 0; i < count; i++) total += stat_of(rules, def, refs[i]);
    ag_context context = ag_link_context(ag_link_at(rules->state, id));
    return total <= ag_amount_value(rules, &def->total_most, &context);
}

// NULL: it is not a target of this link's text.
static const ag_target_def *def_of(const ag_rules *rules, ag_link_id id, const ag_target *target)
{
    if (target->link != id.slot || target->index >= AG_LINK_TARGET_MAX) return NULL;
    return ag_link_target(rules, ag_link_at(rules->state, id), target->index);
}

void ag_targets_related_recheck(ag_rules *rules, ag_link_id id)
{
    ag_state *state = rules->state;
    uint32_t too_much = 0;
    for (int i = 1; i < state->used.targets; i++) {
        ag_target *target = &state->targets[i];
        const ag_target_def *def = def_of(rules, id, target);
        target->gone |= def != NULL && !is_related_still(rules, id, def, target);
    }
    for (int i = 1; i < state->used.targets; i++) {
        const ag_target *target = &state->targets[i];
        const ag_target_def *def = def_of(rules, id, target);
        int within = def == NULL || is_total_within(rules, id, def, target->index);
        too_much |= within ? 0 : AG_BIT(target->index);
    }
    for (int i = 1; i < state->used.targets; i++) {
        ag_target *target = &state->targets[i];
        const ag_target_def *def = def_of(rules, id, target);
        target->gone |= def != NULL && (too_much & AG_BIT(target->index)) != 0;
    }
}
