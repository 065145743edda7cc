// Targets: listed by data, chosen as a link is added, checked again as it resolves.
#include "rules/play/play.h"

// CR 706.1: untargetable cards in play are left out; protection from opponents counts only against
// opponents. AG_REASON_NONE where it can be targeted.
static ag_reason targeting_refuse(const ag_rules *rules, ag_seat by, ag_card_id card)
{
    const ag_state *state = rules->state;
    if (!ag_in_play(state, card)) return AG_REASON_NONE;
    if (ag_out_of_reach(rules, by, card)) return AG_REFUSE(CR_103_2, SET_APART);
    if (ag_has_keyword(rules, card, AG_KEYWORD_UNTARGETABLE)) {
        return AG_REFUSE(CR_706_1, UNTARGETABLE);
    }
    if (ag_has_keyword(rules, card, AG_KEYWORD_IMMUNE)) return AG_REFUSE(R101_3d, CANT_BE_TARGETED);
    if (ag_has_keyword(rules, card, AG_KEYWORD_INVINCIBLE)) {
        return AG_REFUSE(KW_INVINCIBLE, CANT_BE_TARGETED);
    }
    int opposed = ag_opposed(state, by, ag_controller_of(state, card));
    if (opposed && ag_has_keyword(rules, card, AG_KEYWORD_SPELLSHIELD)) {
        return AG_REFUSE(KW_SPELLSHIELD, CANT_BE_TARGETED);
    }
    return opposed && ag_cant(rules, card, AG_CANT_BE_TARGETED)
               ? AG_REFUSE(CR_706_1, CANT_BE_TARGETED)
               : AG_REASON_NONE;
}

static int link_fits(const ag_rules *rules, const ag_target_def *def, const ag_context *context,
                     const ag_link *link)
{
    if (link->kind == AG_LINK_FREE || (link->flags & AG_LINK_ANNOUNCING)) return 0;
    if (!ag_whose_match(rules, def->whose, context->viewer, link->controller)
        || !ag_target_within(rules, def, context, link->card)) {
        return 0;
    }
    if (def->effects) return link->kind == AG_LINK_EFFECT || link->kind == AG_LINK_TRIGGER;
    if (def->link_types == 0) {
        return link->kind != AG_LINK_RESOURCE && link->kind != AG_LINK_PROPOSAL;
    }
    // CR 711.3: a card while it is on the chain; a resource being placed cannot be targeted.
    return link->kind == AG_LINK_CARD && (ag_types(rules, link->card) & def->link_types) != 0;
}

typedef struct ag_ref_list {
    ag_ref *out;
    int capacity;
    int count;
} ag_ref_list;

static void list_add(ag_ref_list *list, ag_ref ref)
{
    if (list->count < list->capacity) list->out[list->count] = ref;
    list->count++;
}

static void list_cards(const ag_rules *rules, const ag_target_def *def, const ag_context *context,
                       ag_ref_list *list)
{
    ag_card_id cards[AG_CARD_MAX];
    // CR 706.1b: only cards in play if the text names no zone.
    int count = ag_filter_list(rules, &def->filter, context, cards, AG_CARD_MAX);
    for (int i = 0; i < count; i++) {
        if (ag_target_within(rules, def, context, cards[i])
            && targeting_refuse(rules, context->viewer, cards[i]) == AG_REASON_NONE) {
            list_add(list, ag_ref_card(cards[i]));
        }
    }
}

int ag_target_list(const ag_rules *rules, const ag_target_def *def, const ag_context *context,
                   ag_ref *out, int capacity)
{
    const ag_state *state = rules->state;
    ag_ref_list list = { .out = out, .capacity = capacity };
    switch (def->kind) {
    case AG_TARGET_CARD: list_cards(rules, def, context, &list); break;
    case AG_TARGET_LINK:
        for (uint16_t slot = 1; slot < state->used.links; slot++) {
            if (link_fits(rules, def, context, &state->links[slot])) {
                list_add(&list, ag_ref_link(ag_link_id_of(state, slot)));
            }
        }
        break;
    default:
        for (ag_seat seat = 1; seat <= state->seat_count; seat++) {
            const ag_player *player = ag_player_at(state, seat);
            if (!ag_player_in(state, seat)
                || !ag_whose_match(rules, def->whose, context->viewer, seat)
                || (def->kind == AG_TARGET_SEAT
                    && ag_seat_out_of_reach(state, context->viewer, seat))) {
                continue;
            }
            if (def->kind == AG_TARGET_SEAT) {
                list_add(&list, ag_ref_seat(seat));
                continue;
            }
            for (int deck = 0; deck < player->deck_count; deck++) {
                list_add(&list, (ag_ref){ .kind = AG_REF_PILE, .seat = player->graveyards[deck] });
            }
        }
    }
    return list.count;
}

int ag_target_divided(const ag_rules *rules, const ag_target_def *def, const ag_context *context)
{
    int32_t amount = ag_amount_value(rules, &def->divides, context);
    return amount < 0 ? 0 : amount > INT16_MAX ? INT16_MAX : (int)amount;
}

// CR 707.1d: each target has a share of at least 1, and nothing is divided among nobody.
int ag_target_min(const ag_rules *rules, const ag_target_def *def, const ag_context *context)
{
    int32_t min = def->min.length == 0 ? 1 : ag_amount_value(rules, &def->min, context);
    int least = def->divides.length > 0 && ag_target_divided(rules, def, context) > 0;
    return min < least ? least : min > 64 ? 64 : (int)min;
}

int ag_target_max(const ag_rules *rules, const ag_target_def *def, const ag_context *context)
{
    int32_t max = def->max.length == 0 ? 1 : ag_amount_value(rules, &def->max, context);
    int most = max < 0 ? 0 : max > 64 ? 64 : (int)max;
    int shares = def->divides.length > 0 ? ag_target_divided(rules, def, context) : most;
    return shares < most ? shares : most;
}

// CR 707.1: a card played from hand is on the chain before its targets are chosen, not in hand.
static int is_played_from_among(const ag_rules *rules, const ag_target_def *def,
                                const ag_context *context)
{
    return def->kind == AG_TARGET_CARD && ag_zone(rules->state, context->source) == AG_ZONE_HAND
           && ag_filter_match(rules, &def->filter, context, context->source)
           && ag_target_within(rules, def, context, context->source);
}

// ---- "another target": can all of them be chosen? (CR 707.1d) ----

// What may be aimed at, by number: cards, links, seats, graveyards.
enum {
    KEY_LINK = AG_CARD_MAX,
    KEY_SEAT = KEY_LINK + AG_LINK_MAX,
    KEY_PILE = KEY_SEAT + AG_SEAT_MAX + 1,
    KEY_COUNT = KEY_PILE + AG_PILE_MAX
};

static int key_of(ag_ref ref)
{
    return ref.kind == AG_REF_CARD   ? ref.slot
           : ref.kind == AG_REF_LINK ? KEY_LINK + ref.slot
           : ref.kind == AG_REF_SEAT ? KEY_SEAT + ref.seat
                                     : KEY_PILE + ref.seat;
}

typedef struct reach {  // which targets of a power could take what
    const ag_power_def *power;
    int first;  // those before it are chosen
    int min[AG_POWER_TARGET_MAX];
    uint8_t can[KEY_COUNT];  // AG_BIT(index)
} reach;

static void reach_fill(const ag_rules *rules, reach *out, const ag_context *context)
{
    for (int i = out->first; i < out->power->target_count; i++) {
        ag_ref refs[AG_CARD_MAX];
        const ag_target_def *def = &out->power->targets[i];
        int count = ag_target_list(rules, def, context, refs, AG_CARD_MAX);
        out->min[i] = ag_target_min(rules, def, context);
        for (int j = 0; j < count && j < AG_CARD_MAX; j++) {
            out->can[key_of(refs[j])] |= (uint8_t)AG_BIT(i);
        }
    }
}

// Target `index` has taken this: those that must differ from it can't.
static void reach_take(reach *of, int index, ag_ref ref)
{
    int left_out = 0;
    for (int i = of->first; i < of->power->target_count; i++) {
        left_out |= (of->power->targets[i].not_as & AG_BIT(index)) ? (int)AG_BIT(i) : 0;
    }
    of->can[key_of(ref)] &= (uint8_t)~left_out;
}

// Whether they all must differ from each other, and none of them is chosen yet.
static int is_group(const reach *of, int set)
{
    for (int i = 0; i < AG_POWER_TARGET_MAX; i++) {
        if (!(set & (int)AG_BIT(i))) continue;
        int others = set & ~(int)AG_BIT(i);
        if (i < of->first || i >= of->power->target_count
            || (of->power->targets[i].not_as & others) != others) {
            return 0;
        }
    }
    return 1;
}

// All can be chosen if each group of targets that must differ has enough to choose from.
static int reach_enough(const reach *of)
{
    for (int set = 1; set < (1 << AG_POWER_TARGET_MAX); set++) {
        int wanted = 0;
        if (!is_group(of, set)) continue;
        for (int i = 0; i < AG_POWER_TARGET_MAX; i++) {
            wanted += (set & (int)AG_BIT(i)) ? of->min[i] : 0;
        }
        for (int key = 0; key < KEY_COUNT && wanted > 0; key++) wanted -= (of->can[key] & set) != 0;
        if (wanted > 0) return 0;
    }
    return 1;
}

int ag_targets_left(const ag_rules *rules, const ag_power_def *power, const ag_context *context,
                    ag_link_id id, int index, ag_ref ref)
{
    reach left = { .power = power, .first = index + 1 };
    reach_fill(rules, &left, context);
    int base = ag_link_base(ag_link_at(rules->state, id));
    for (int i = 0; i <= index; i++) {
        ag_ref refs[AG_TARGET_MAX];
        int count = ag_link_targets(rules, id, base + i, 0, refs, AG_TARGET_MAX);
        for (int j = 0; j < count; j++) reach_take(&left, i, refs[j]);
    }
    reach_take(&left, index, ref);
    return reach_enough(&left);
}

int ag_targets_possible(const ag_rules *rules, const ag_power_def *power, const ag_context *context,
                        int room)
{
    for (int i = 0; i < power->target_count; i++) {
        const ag_target_def *def = &power->targets[i];
        int min = ag_target_min(rules, def, context);
        room -= min;
        if (min == 0) continue;
        int count = ag_target_list(rules, def, context, NULL, 0);
        if (room < 0 || count - is_played_from_among(rules, def, context) < min) return 0;
        if (ag_target_max(rules, def, context) < min) return 0;
    }
    if (ag_targets_relate(power)) {
        return ag_targets_related_left(rules, power, context, (ag_link_id){ 0, 0 }, 0,
                                       (ag_ref){ .kind = AG_REF_NONE });
    }
    int another = 0;
    for (int i = 0; i < power->target_count; i++) another |= power->targets[i].not_as;
    if (!another) return 1;
    reach all = { .power = power };
    reach_fill(rules, &all, context);
    if (ag_zone(rules->state, context->source) == AG_ZONE_HAND) all.can[context->source.slot] = 0;
    return reach_enough(&all);
}

ag_reason ag_target_def_refuse(const ag_rules *rules, const ag_target_def *def,
                               const ag_context *context, ag_card_id card)
{
    AG_ASSERT(def->kind == AG_TARGET_CARD);
    int fits = ag_filter_match(rules, &def->filter, context, card)
               && ag_target_within(rules, def, context, card);
    return fits ? targeting_refuse(rules, context->viewer, card)
                : AG_REFUSE(CR_706_1, DOES_NOT_FIT);
}

ag_reason ag_target_refuse(const ag_rules *rules, ag_link_id id, int index, ag_ref ref)
{
    const ag_link *link = ag_link_at(rules->state, id);
    const ag_target_def *def = link == NULL ? NULL : ag_link_target(rules, link, index);
    if (def == NULL) return AG_REFUSE(CR_706_1, NO_SUCH_TARGET);
    ag_context context = ag_link_context(link);
    if (def->kind == AG_TARGET_CARD) {
        return ag_target_def_refuse(rules, def, &context, ag_ref_as_card(ref));
    }
    ag_ref refs[AG_LINK_MAX + AG_SEAT_MAX * AG_DECK_MAX];
    int count = ag_target_list(rules, def, &context, refs, (int)(sizeof refs / sizeof refs[0]));
    for (int i = 0; i < count; i++) {
        if (ag_ref_same(refs[i], ref)) return AG_REASON_NONE;
    }
    return AG_REFUSE(CR_706_1, DOES_NOT_FIT);
}

int ag_target_legal(const ag_rules *rules, ag_link_id id, int index, ag_ref ref)
{
    return ag_target_refuse(rules, id, index, ref) == AG_REASON_NONE;
}

int ag_targets_recheck(ag_rules *rules, ag_link_id id)
{
    ag_state *state = rules->state;
    int targets = 0;
    int legal = 0;
    for (int i = 1; i < state->used.targets; i++) {
        ag_target *target = &state->targets[i];
        if (target->link != id.slot || target->index >= AG_LINK_TARGET_MAX) continue;
        target->gone = !ag_target_legal(rules, id, target->index, target->ref);
    }
    ag_targets_related_recheck(rules, id);
    for (int i = 1; i < state->used.targets; i++) {
        const ag_target *target = &state->targets[i];
        if (target->link != id.slot || target->index >= AG_LINK_TARGET_MAX) continue;
        targets++;
        legal += !target->gone;
    }
    // CR 709.2c: with some of them legal the rest is done.
    return targets > 0 && legal == 0;
}
