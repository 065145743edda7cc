// Links as they are: what is on the chain, whose text, what was chosen (CR 705, 706).
#include "rules/numbers/numbers.h"

// ---- the chain ----

const ag_link *ag_link_at(const ag_state *state, ag_link_id id)
{
    if (id.slot >= state->used.links) return NULL;
    const ag_link *link = &state->links[id.slot];
    return link->kind != AG_LINK_FREE && link->life == id.life ? link : NULL;
}

ag_link *ag_link_edit(ag_state *state, ag_link_id id)
{
    AG_ASSERT(ag_link_at(state, id) != NULL);
    return &state->links[id.slot];
}

ag_link_id ag_link_id_of(const ag_state *state, uint16_t slot)
{
    return (ag_link_id){ slot, state->links[slot].life };
}

ag_link_id ag_chain_top(const ag_state *state)
{
    uint16_t top = 0;
    for (uint16_t slot = 1; slot < state->used.links; slot++) {
        if (state->links[slot].order > state->links[top].order) top = slot;  // of a free one: 0
    }
    return ag_link_id_of(state, top);
}

int ag_chain_empty(const ag_state *state)
{
    return ag_chain_top(state).slot == 0;
}

int ag_chain_room(const ag_state *state)
{
    int room = AG_LINK_MAX - state->used.links;
    for (int slot = 1; slot < state->used.links; slot++) {
        room += state->links[slot].kind == AG_LINK_FREE;
    }
    return room;
}

uint16_t ag_link_of_card(const ag_state *state, ag_card_id card)
{
    for (uint16_t slot = 1; slot < state->used.links; slot++) {
        const ag_link *link = &state->links[slot];
        if (link->kind == AG_LINK_CARD && ag_card_id_same(link->card, card)) return slot;
    }
    return 0;
}

// ---- the text at work ----

const ag_power_def *ag_link_power(const ag_rules *rules, const ag_link *link, int *index)
{
    const ag_card_def *def = ag_catalog_card(rules->catalog, link->printed);
    int power = link->power;
    if (link->kind == AG_LINK_RESOURCE || link->kind == AG_LINK_PROPOSAL
        || link->kind == AG_LINK_STRIKE || power >= def->power_count) {
        return NULL;
    }
    if (link->kind == AG_LINK_CARD && def->powers[power].kind != AG_POWER_PLAY) return NULL;
    if (link->mode > 0) power = def->powers[power].mode_first + link->mode - 1;
    if (index != NULL) *index = power;
    return &def->powers[power];
}

// The mode after `mode` (1 and on) among those that were chosen; 0: none.
static int mode_after(const ag_link *link, int mode)
{
    for (int next = mode + 1; next <= AG_MODE_MAX; next++) {
        if (link->modes & AG_BIT(next - 1)) return next;
    }
    return 0;
}

int ag_link_next_mode(ag_link *link)
{
    int next = mode_after(link, link->mode);
    link->mode = (uint8_t)(next > 0 ? next : mode_after(link, 0));
    return next > 0;
}

int ag_link_base(const ag_link *link)
{
    int before = 0;
    for (int mode = mode_after(link, 0); mode > 0 && mode < link->mode;
         mode = mode_after(link, mode)) {
        before++;
    }
    return before * AG_POWER_TARGET_MAX;
}

const ag_power_def *ag_link_aims(const ag_rules *rules, const ag_link *link, int index)
{
    ag_link at = *link;
    at.mode = (uint8_t)(link->modes != 0 ? mode_after(link, 0) : link->mode);
    for (int i = 0; i < index / AG_POWER_TARGET_MAX; i++) {
        if (!ag_link_next_mode(&at)) return NULL;
    }
    return ag_link_power(rules, &at, NULL);
}

const ag_target_def *ag_link_target(const ag_rules *rules, const ag_link *link, int index)
{
    const ag_power_def *power = ag_link_aims(rules, link, index);
    int own = index % AG_POWER_TARGET_MAX;
    return power != NULL && own < power->target_count ? &power->targets[own] : NULL;
}

// ---- targets ----

void ag_target_add(ag_rules *rules, ag_link_id id, int index, ag_ref ref)
{
    ag_state *state = rules->state;
    AG_ASSERT(ag_link_at(state, id) != NULL);
    if (state->used.targets == AG_TARGET_MAX) {
        rules->over = "more targets than the engine has room for";
        return;
    }
    // Targets are in the order in which they were chosen.
    state->targets[state->used.targets++] =
        (ag_target){ .link = id.slot, .index = (uint8_t)index, .ref = ref };
}

void ag_targets_close(ag_rules *rules, uint16_t link_slot)
{
    ag_state *state = rules->state;
    int kept = 1;
    for (int i = 1; i < state->used.targets; i++) {
        if (state->targets[i].link != link_slot) state->targets[kept++] = state->targets[i];
    }
    for (int i = kept; i < state->used.targets; i++) state->targets[i] = (ag_target){ .link = 0 };
    state->used.targets = (uint16_t)kept;
}

int ag_link_left(const ag_state *state, ag_link_id id)
{
    for (int i = 1; i < state->used.left; i++) {
        if (state->left[i].slot == id.slot && state->left[i].link.life == id.life) return i;
    }
    return 0;
}

// Where the targets of a link are: those of one that has left the chain come last.
uint16_t ag_link_place(const ag_state *state, ag_link_id id)
{
    int left = ag_link_left(state, id);
    return (uint16_t)(left > 0 ? AG_LINK_MAX + left : id.slot);
}

int ag_link_targets(const ag_rules *rules, ag_link_id id, int index, int legal_only, ag_ref *out,
                    int capacity)
{
    const ag_state *state = rules->state;
    uint16_t place = ag_link_place(state, id);
    int count = 0;
    for (int i = 1; i < state->used.targets && count < capacity; i++) {
        const ag_target *target = &state->targets[i];
        int left_out = legal_only && target->gone;  // CR 706.3
        if (target->link == place && target->index == index && !left_out) {
            out[count++] = target->ref;
        }
    }
    return count;
}

int ag_link_paid(const ag_rules *rules, ag_link_id id, ag_ref *out)
{
    int count = 0;
    for (int part = 0; part < AG_COST_PART_MAX; part++) {
        count +=
            ag_link_targets(rules, id, AG_COST_INDEX + part, 0, out + count, AG_REPLY_MAX - count);
    }
    return count;
}

// The place of the n-th ref of a target among all targets; 0: none.
static int place_of(const ag_state *state, ag_link_id id, int index, int n)
{
    for (int i = 1; i < state->used.targets; i++) {
        const ag_target *target = &state->targets[i];
        if (target->link == id.slot && target->index == index && n-- == 0) return i;
    }
    return 0;
}

int ag_link_share(const ag_rules *rules, ag_link_id id, int index, int n)
{
    return rules->state->targets[place_of(rules->state, id, index, n)].share;
}

void ag_link_share_set(ag_rules *rules, ag_link_id id, int index, int n, int share)
{
    int place = place_of(rules->state, id, index, n);
    AG_ASSERT(place > 0);
    rules->state->targets[place].share = (int16_t)share;
}

void ag_link_target_replace(ag_rules *rules, ag_link_id id, int index, ag_ref from, ag_ref to)
{
    ag_state *state = rules->state;
    for (int n = 0, place; (place = place_of(state, id, index, n)) > 0; n++) {
        if (ag_ref_same(state->targets[place].ref, from)) {
            state->targets[place].ref = to;
            state->targets[place].gone = 0;
            if (state->targets[place].whose != 0) {
                state->targets[place].whose = ag_seat_of_ref(rules, to);
            }
            return;
        }
    }
}

// ---- proposals ----

int ag_proposed_at(const ag_state *state, uint16_t link, ag_card_id card)
{
    for (int i = 1; i < state->used.targets; i++) {
        const ag_target *target = &state->targets[i];
        if (target->link == link && target->index == AG_PROPOSED_INDEX
            && ag_ref_same(target->ref, ag_ref_card(card))) {
            return i;
        }
    }
    return 0;
}

