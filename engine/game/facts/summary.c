// What effects do and take, as fields of a view.
#include "game/facts/summary.h"

#include "game/facts/chosen.h"
#include "rules/agenda/agenda.h"
#include "rules/numbers/numbers.h"
#include "state/card.h"

ag_view_summary ag_power_summary(const ag_rules *rules, uint16_t printed, int power)
{
    const ag_summary *summary =
        rules->port->summary != NULL && power >= 0
            ? rules->port->summary(rules->port->host, printed, (uint16_t)power)
            : NULL;
    return summary == NULL ? (ag_view_summary){ .does = 0 }
                           : (ag_view_summary){ .does = summary->does,
                                                .damage = summary->damage,
                                                .healing = summary->healing,
                                                .cards = summary->cards };
}

ag_view_summary ag_play_summary(const ag_rules *rules, uint16_t printed)
{
    const ag_card_def *def = ag_catalog_card(rules->catalog, printed);
    int has_text = def->power_count > 0 && def->powers[0].kind == AG_POWER_PLAY;
    return has_text ? ag_power_summary(rules, printed, 0) : (ag_view_summary){ .does = 0 };
}

const ag_link *ag_link_asking(const ag_rules *rules)
{
    const ag_state *state = rules->state;
    for (int i = 1; i < state->used.links; i++) {
        const ag_link *link = &state->links[i];
        if (link->kind != AG_LINK_FREE && (link->flags & (AG_LINK_ANNOUNCING | AG_LINK_RESOLVING))
            && ag_card_id_same(link->card, state->choice.about)) {
            return link;
        }
    }
    return NULL;
}

void ag_summary_fill_x(const ag_rules *rules, const ag_link *link, ag_view_summary *summary)
{
    ag_chosen chosen = ag_chosen_for(rules, link);
    if (chosen.has_x) {
        summary->damage = summary->damage < 0 ? chosen.x : summary->damage;
        summary->healing = summary->healing < 0 ? chosen.x : summary->healing;
        summary->cards = summary->cards < 0 ? chosen.x : summary->cards;
    }
}

ag_view_summary ag_option_summary(const ag_rules *rules, const ag_option *option)
{
    ag_card_id card = ag_ref_as_card(option->ref);
    if (option->kind == AG_MOVE_PLAY) {
        return ag_play_summary(rules, ag_printed_of(rules->state, card));
    }
    if (option->kind == AG_MOVE_USE || option->kind == AG_MOVE_COMPLETE) {
        ag_owned owned = ag_owned_at(rules, card, option->power);
        return owned.def != NULL ? ag_power_summary(rules, owned.printed, owned.power)
                                 : (ag_view_summary){ .does = 0 };
    }
    if (option->kind == AG_MOVE_TRIGGER) {
        const ag_waiting *waiting = &rules->state->waiting[option->value];
        return ag_power_summary(rules, waiting->printed, waiting->power);
    }
    const ag_link *link = option->kind == AG_MOVE_MODE ? ag_link_asking(rules) : NULL;
    ag_view_summary summary = { .does = 0 };
    if (link != NULL) {
        summary = ag_power_summary(rules, link->printed, option->power);
        ag_summary_fill_x(rules, link, &summary);
    }
    return summary;
}

ag_view_summary ag_link_summary(const ag_rules *rules, const ag_link *link)
{
    int index = -1;
    int has_effect =
        link->kind == AG_LINK_CARD || link->kind == AG_LINK_EFFECT || link->kind == AG_LINK_TRIGGER;
    const ag_power_def *power = has_effect ? ag_link_power(rules, link, &index) : NULL;
    ag_view_summary summary = { .does = 0 };
    if (power != NULL) {
        summary = ag_power_summary(rules, link->printed, index);
        ag_summary_fill_x(rules, link, &summary);
    }
    return summary;
}

int ag_link_aim(const ag_rules *rules, const ag_link *link)
{
    const ag_power_def *power = ag_link_power(rules, link, NULL);
    return power != NULL && power->target_count > 0 ? power->targets[0].aim : AG_AIM_NONE;
}

int ag_link_aimed(const ag_rules *rules, const ag_link *link, int *aim, ag_card_id out[4])
{
    ag_ref refs[AG_TARGET_MAX];
    int index = -1;
    int count = 0;
    const ag_power_def *power = ag_link_power(rules, link, &index);
    ag_link_id id = ag_link_id_of(rules->state, (uint16_t)(link - rules->state->links));
    *aim = ag_link_aim(rules, link);
    for (int i = 0; power != NULL && i < power->target_count; i++) {
        int found = ag_link_targets(rules, id, i, 0, refs, AG_TARGET_MAX);
        for (int j = 0; j < found && j < AG_TARGET_MAX && count < 4; j++) {
            if (refs[j].kind == AG_REF_CARD) out[count++] = ag_ref_as_card(refs[j]);
        }
    }
    return count;
}

static uint32_t takes_of(const ag_cost *cost)
{
    static const uint8_t kinds[AG_COST_KIND_COUNT] = {
        [AG_COST_EXHAUST_THIS] = AG_TAKES_EXHAUST, [AG_COST_DESTROY_THIS] = AG_TAKES_ITSELF,
        [AG_COST_REMOVE_THIS] = AG_TAKES_ITSELF,   [AG_COST_TO_HAND_THIS] = AG_TAKES_ITSELF,
        [AG_COST_FLIP_THIS] = AG_TAKES_FLIP,       [AG_COST_DISCARD] = AG_TAKES_OTHERS,
        [AG_COST_DESTROY] = AG_TAKES_PLAY,         [AG_COST_EXHAUST] = AG_TAKES_OTHERS,
        [AG_COST_REMOVE] = AG_TAKES_OTHERS,        [AG_COST_TO_HAND] = AG_TAKES_PLAY,
        [AG_COST_TO_BOTTOM] = AG_TAKES_OTHERS,     [AG_COST_FLIP] = AG_TAKES_OTHERS,
        [AG_COST_FACE_DOWN] = AG_TAKES_OTHERS,     [AG_COST_DAMAGE_ON] = AG_TAKES_BLOOD,
        [AG_COST_DAMAGE] = AG_TAKES_BLOOD,
    };
    uint32_t takes = 0;
    for (int i = 0; i < cost->part_count; i++) takes |= kinds[cost->parts[i].kind];
    return takes;
}

int ag_option_cost(const ag_rules *rules, const ag_option *option, uint32_t *takes)
{
    const ag_card_id card = ag_ref_as_card(option->ref);
    if (option->kind == AG_MOVE_PLAY) {
        uint16_t printed = ag_printed_of(rules->state, card);
        *takes = takes_of(&ag_catalog_card(rules->catalog, printed)->extra_cost);
        return 0;
    }
    int pays = option->kind == AG_MOVE_USE || option->kind == AG_MOVE_COMPLETE;
    const ag_power_def *power = pays ? ag_owned_at(rules, card, option->power).def : NULL;
    *takes = power != NULL ? takes_of(&power->cost) : 0;
    return power != NULL ? power->cost.resources : 0;
}
