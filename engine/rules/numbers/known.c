// Last known information, and readers that fall back on it.
#include "rules/numbers/numbers.h"

#include <string.h>

const ag_known *ag_known_find(const ag_state *state, ag_card_id card)
{
    for (int i = 1; i < state->used.known; i++) {
        const ag_known *known = &state->known[i];
        if (known->slot == card.slot && known->card.life == card.life  // CR 707.3, CR 709.2d
            && card.slot != 0) {
            return known;
        }
    }
    return NULL;
}

static int known_slot(ag_state *state)
{
    int slot = 1;
    while (slot < state->used.known && state->known[slot].slot != 0) slot++;
    return slot;
}

void ag_known_keep(ag_rules *rules, ag_card_id id)
{
    ag_state *state = rules->state;
    int slot = known_slot(state);
    if (slot == AG_KNOWN_MAX) {
        ag_known_sweep(rules);
        slot = known_slot(state);
    }
    // many cards gone at once: a script that reads one of them is at fault
    if (slot == AG_KNOWN_MAX) return;
    const ag_card *card = ag_card_at(state, id);
    AG_ASSERT(card != NULL);
    const ag_numbers *numbers = ag_numbers_of(rules, id);
    state->known[slot] = (ag_known){ .slot = id.slot,
                                     .atk = (int16_t)ag_stat_of(rules, id, AG_STAT_ATK),
                                     .health = (int16_t)ag_stat_of(rules, id, AG_STAT_HEALTH),
                                     .cost = (int16_t)ag_stat_of(rules, id, AG_STAT_COST),
                                     .def = numbers->def,
                                     .damage = numbers->damage,
                                     .keywords = ag_keywords(rules, id),
                                     .types = ag_types(rules, id),
                                     .card = *card };
    memcpy(state->known[slot].tags, numbers->tags, sizeof numbers->tags);
    if (slot == state->used.known) state->used.known++;
}

static int takes(const ag_ref captured[3], ag_ref ref)
{
    return ag_ref_same(captured[0], ref) || ag_ref_same(captured[1], ref)
           || ag_ref_same(captured[2], ref);
}

static int referred(const ag_state *state, ag_card_id id)
{
    for (int i = 1; i < state->used.modifiers; i++) {
        if (ag_card_id_same(state->modifiers[i].source, id)) return 1;
    }
    for (int i = 1; i < state->used.watches; i++) {
        const ag_watch *watch = &state->watches[i];
        if (ag_card_id_same(watch->source, id) || takes(watch->captured, ag_ref_card(id))) return 1;
    }
    for (int seat = 1; seat <= state->seat_count; seat++) {
        if (ag_card_id_same(state->players[seat].hero, id)) return 1;
    }
    return 0;
}

int ag_known_asked(const ag_state *state)
{
    return ag_frames_open(state) || state->used.waiting > 1 || !ag_chain_empty(state);
}

void ag_known_sweep(ag_rules *rules)
{
    ag_state *state = rules->state;
    if (ag_known_asked(state)) return;
    ag_link_sweep(rules);
    for (int i = 1; i < state->used.known; i++) {
        ag_known *known = &state->known[i];
        if (known->slot != 0 && !referred(state, (ag_card_id){ known->slot, known->card.life })) {
            *known = (ag_known){ .slot = 0 };
        }
    }
    while (state->used.known > 1 && state->known[state->used.known - 1].slot == 0) {
        state->used.known--;
    }
}

const ag_card *ag_card_or_known(const ag_state *state, ag_card_id id)
{
    const ag_card *card = ag_card_at(state, id);
    if (card != NULL) return card;
    const ag_known *known = ag_known_find(state, id);
    return known == NULL ? NULL : &known->card;
}

ag_seat ag_controller_of(const ag_state *state, ag_card_id id)
{
    const ag_card *card = ag_card_or_known(state, id);
    return card == NULL ? 0 : ag_card_seat(card);
}

ag_seat ag_owner_of(const ag_state *state, ag_card_id id)
{
    const ag_card *card = ag_card_or_known(state, id);
    return card == NULL ? 0 : card->owner;
}

uint16_t ag_printed_of(const ag_state *state, ag_card_id id)
{
    const ag_card *card = ag_card_or_known(state, id);
    return card == NULL ? 0 : card->printed;
}

uint32_t ag_types_known(const ag_rules *rules, ag_card_id id)
{
    const ag_known *known =
        ag_card_exists(rules->state, id) ? NULL : ag_known_find(rules->state, id);
    return known != NULL ? known->types : ag_types(rules, id);
}

int ag_known_has_tag(const ag_rules *rules, const ag_known *known, ag_symbol tag)
{
    const ag_card_def *def = ag_catalog_card(rules->catalog, known->card.printed);
    return ag_side_has_tag(&def->side[known->card.side], known->tags, tag);
}

uint16_t ag_shown_as(const ag_rules *rules, uint16_t printed, ag_card_id source, int given)
{
    int of_keyword = printed != 0 && printed == rules->catalog->keywords;
    return of_keyword || given ? ag_printed_of(rules->state, source) : printed;
}

uint16_t ag_doer_printed(const ag_rules *rules, ag_card_id source)
{
    return source.slot != 0 ? ag_printed_of(rules->state, source) : rules->catalog->raid->printed;
}

static int printed_cost(const ag_rules *rules, ag_card_id id, const ag_card *card)
{
    const ag_side_def *side = &ag_catalog_card(rules->catalog, card->printed)->side[card->side];
    int cost = side->cost;
    // CR 201.4: a token costs 0.
    int token = (card->flags & AG_CARD_TOKEN) != 0;
    if (ag_card_is_blank(card) || token) return 0;
    // CR 201.3: X is 0 except on the chain, where it is what was chosen.
    int link = side->cost_x == 0 ? 0 : ag_link_of_card(rules->state, id);
    return cost + side->cost_x * rules->state->links[link].x;
}

int ag_stat_of(const ag_rules *rules, ag_card_id id, int stat)
{
    const ag_state *state = rules->state;
    const ag_card *card = ag_card_or_known(state, id);
    if (card == NULL) return 0;
    const ag_known *known =  // CR 712.3b
        ag_card_exists(state, id) ? NULL : ag_known_find(state, id);
    switch (stat) {
    case AG_STAT_COST:  // CR 201.1: as printed, whatever it costs to play
        return known != NULL ? known->cost : printed_cost(rules, id, card);
    case AG_STAT_ATK: return known != NULL ? known->atk : ag_atk_raw(rules, id);
    case AG_STAT_HEALTH: return known != NULL ? known->health : ag_health_raw(rules, id);
    case AG_STAT_DAMAGE: return card->damage;
    case AG_STAT_DEALT: return card->dealt;
    case AG_STAT_DEF: return known != NULL ? known->def : ag_numbers_of(rules, id)->def;
    case AG_STAT_REMAINING: return ag_stat_of(rules, id, AG_STAT_HEALTH) - card->damage;
    case AG_STAT_COUNTERS: {
        int count = 0;
        for (int i = 1; i < state->used.counters; i++) {
            count += ag_card_id_same(state->counters[i].card, id) ? state->counters[i].count : 0;
        }
        return count;
    }
    default: return 0;
    }
}

// ---- links that have left the chain ----

const ag_link *ag_link_known(const ag_state *state, ag_link_id id)
{
    const ag_link *link = ag_link_at(state, id);
    int left = link == NULL ? ag_link_left(state, id) : 0;
    return left > 0 ? &state->left[left].link : link;
}

// Whether something is about the link: what happened to it, or what it took along.
static int refers(ag_link_id of_event, const ag_ref captured[3], ag_link_id id)
{
    return ag_ref_same(ag_ref_link(of_event), ag_ref_link(id)) || takes(captured, ag_ref_link(id));
}

static int is_referred(const ag_state *state, ag_link_id id)
{
    int found = 0;
    for (int i = 1; i < state->used.waiting; i++) {
        found |= refers(state->waiting[i].event.link, state->waiting[i].captured, id);
    }
    for (int i = 1; i < state->used.links; i++) {
        found |= refers(state->links[i].event.link, state->links[i].captured, id);
    }
    for (int i = 1; i < state->used.frames; i++) {
        found |= refers(state->frames[i].event.link, state->frames[i].captured, id);
    }
    for (int i = 1; i < state->used.watches; i++) {
        found |= takes(state->watches[i].captured, ag_ref_link(id));
    }
    return found;
}

static void forget(ag_rules *rules, int left)
{
    ag_state *state = rules->state;
    ag_targets_close(rules, (uint16_t)(AG_LINK_MAX + left));
    state->left[left] = (ag_left){ .slot = 0 };
    while (state->used.left > 1 && state->left[state->used.left - 1].slot == 0) state->used.left--;
}

void ag_link_sweep(ag_rules *rules)
{
    ag_state *state = rules->state;
    for (int i = state->used.left - 1; i > 0; i--) {
        ag_link_id id = { state->left[i].slot, state->left[i].link.life };
        if (id.slot != 0 && !is_referred(state, id)) forget(rules, i);
    }
}

// If there is no room, the one that left first is forgotten.
static int free_place(ag_rules *rules)
{
    ag_state *state = rules->state;
    int oldest = 1;
    for (int i = 1; i < state->used.left; i++) {
        if (state->left[i].slot == 0) return i;
        oldest = state->left[i].link.order < state->left[oldest].link.order ? i : oldest;
    }
    if (state->used.left < AG_LEFT_MAX) return state->used.left++;
    ag_targets_close(rules, (uint16_t)(AG_LINK_MAX + oldest));
    return oldest;
}

void ag_link_keep(ag_rules *rules, ag_link_id id)
{
    ag_state *state = rules->state;
    const ag_link *link = ag_link_at(state, id);
    if (link->kind != AG_LINK_CARD) return;  // CR 707.3
    ag_link_sweep(rules);
    if (!is_referred(state, id)) return;
    int place = free_place(rules);
    state->left[place] = (ag_left){ .link = *link, .slot = id.slot };
    for (int i = 1; i < state->used.targets; i++) {
        if (state->targets[i].link == id.slot) {
            state->targets[i].link = (uint16_t)(AG_LINK_MAX + place);
        }
    }
}
