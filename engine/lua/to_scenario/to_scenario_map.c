// Maps the cards and options of the recorded game to those of the scene.
#include <string.h>

#include "lua/to_scenario/to_scenario_walk.h"
#include "rules/agenda/choice.h"
#include "rules/numbers/links.h"
#include "state/card.h"
#include "state/zone.h"

static const ag_state *then_of(const ag_walk *walk)
{
    return ag_game_rules(walk->tale->game)->state;
}

// ---- cards ----

static int is_there(const ag_state *state, uint16_t slot)
{
    return slot != 0 && slot < state->used.cards && (state->cards[slot].flags & AG_CARD_USED) != 0;
}

// Each catalog has numbers of its own, so cards are compared by key.
static int same_card(const ag_walk *walk, uint16_t then, uint16_t now)
{
    const ag_state *was = then_of(walk), *is = ag_scene_state(walk->scene);
    const ag_card_def *a =
        ag_catalog_card(ag_game_rules(walk->tale->game)->catalog, was->cards[then].printed);
    const ag_card_def *b =
        ag_catalog_card(ag_game_rules(walk->scene->game)->catalog, is->cards[now].printed);
    return strcmp(a->key, b->key) == 0;
}

static int same_place(const ag_walk *walk, uint16_t then, uint16_t now)
{
    const ag_state *was = then_of(walk), *is = ag_scene_state(walk->scene);
    const ag_pile *a = &was->piles[was->cards[then].pile], *b = &is->piles[is->cards[now].pile];
    return a->zone == b->zone && a->seat == b->seat && a->index == b->index;
}

static int is_partner(const ag_walk *walk, uint16_t now)
{
    for (int slot = 1; slot < then_of(walk)->used.cards; slot++) {
        if (walk->slots[slot] == now) return 1;
    }
    return 0;
}

// In the order of the pile, which is that of the slots if all cards were placed: copies are paired
// from the top.
static void pair_pile(ag_walk *walk, const ag_pile *pile)
{
    const ag_state *was = then_of(walk), *is = ag_scene_state(walk->scene);
    for (uint16_t slot = pile->first; slot != 0; slot = was->cards[slot].next) {
        if (walk->slots[slot] != 0) continue;
        int twin = ag_pile_of(is, pile->zone, pile->seat, pile->index);
        uint16_t now = twin == 0 ? 0 : is->piles[twin].first;
        while (now != 0
               && (!same_card(walk, slot, now) || !same_place(walk, slot, now)
                   || is_partner(walk, now))) {
            now = is->cards[now].next;
        }
        walk->slots[slot] = now;
    }
}

void ag_walk_pair(ag_walk *walk)
{
    const ag_state *was = then_of(walk), *is = ag_scene_state(walk->scene);
    for (uint16_t slot = 1; slot < AG_CARD_MAX; slot++) {
        uint16_t now = walk->slots[slot];
        if (now != 0
            && (!is_there(was, slot) || !is_there(is, now) || !same_card(walk, slot, now))) {
            walk->slots[slot] = 0;
        }
    }
    for (int seat = 1; seat <= was->seat_count; seat++) {
        uint16_t hero = was->players[seat].hero.slot;
        if (hero != 0 && is_there(was, hero)) {
            walk->slots[hero] = is->players[seat].hero.slot;
        }
    }
    for (int pile = 1; pile < was->used.piles; pile++) {
        pair_pile(walk, &was->piles[pile]);
    }
}

// ---- options ----

static int same_ref(const ag_walk *walk, ag_ref then, ag_ref now)
{
    const ag_state *was = then_of(walk), *is = ag_scene_state(walk->scene);
    if (then.kind != now.kind) return 0;
    switch (then.kind) {
    case AG_REF_CARD: return walk->slots[then.slot] == now.slot && now.slot != 0;
    case AG_REF_LINK: {
        const ag_link *a = ag_link_at(was, ag_ref_as_link(then));
        const ag_link *b = ag_link_at(is, ag_ref_as_link(now));
        return a != NULL && b != NULL && a->kind == b->kind && a->power == b->power
               && a->controller == b->controller && walk->slots[a->card.slot] == b->card.slot;
    }
    case AG_REF_SEAT: return then.seat == now.seat;
    case AG_REF_PILE: {
        const ag_pile *a = &was->piles[then.seat], *b = &is->piles[now.seat];
        return a->zone == b->zone && a->seat == b->seat && a->index == b->index;
    }
    default: return then.number == now.number;
    }
}

static int same_option(const ag_walk *walk, const ag_option *then, const ag_option *now)
{
    int by_power =
        then->kind == AG_MOVE_USE || then->kind == AG_MOVE_COMPLETE || then->kind == AG_MOVE_WAY;
    int by_value = then->kind == AG_MOVE_PLACE || then->kind == AG_MOVE_MODE
                   || then->kind == AG_MOVE_NUMBER || then->kind == AG_MOVE_WAY;
    return then->kind == now->kind && same_ref(walk, then->ref, now->ref)
           && (!by_power || then->power == now->power) && (!by_value || then->value == now->value);
}

// The n-th of several equal options there is the n-th here. -1: it is not offered.
static int map_option(const ag_walk *walk, int option)
{
    const ag_state *was = then_of(walk), *is = ag_scene_state(walk->scene);
    const ag_option *wanted = &was->options[option];
    int last = -1;
    int nth = 0;
    for (int i = 0; i < is->choice.option_count && last < 0; i++) {
        last = same_option(walk, wanted, &is->options[i]) ? i : -1;
    }
    for (int i = 0; i < option && last >= 0; i++) {
        nth += same_option(walk, &was->options[i], &is->options[last]);
    }
    for (int i = last; i >= 0 && i < is->choice.option_count; i++) {
        if (same_option(walk, wanted, &is->options[i]) && nth-- == 0) return i;
    }
    return -1;
}

int ag_walk_map_picks(const ag_walk *walk, const ag_entry *entry, const uint32_t *data,
                      ag_picks *out)
{
    const ag_state *was = then_of(walk);
    *out = (ag_picks){ .number = (int16_t)entry->number, .count = entry->pick_count };
    for (int i = 0; i < entry->pick_count; i++) {
        int option = (int)data[i] < was->choice.option_count ? map_option(walk, (int)data[i]) : -1;
        if (option < 0) return 0;
        out->picks[i] = (uint16_t)option;
    }
    return 1;
}

void ag_walk_swap_copies(ag_walk *walk, const ag_picks *wanted, const ag_picks *picked)
{
    for (int i = 0; i < wanted->count && i < picked->count; i++) {
        uint16_t a = ag_scene_option(walk->scene, wanted->picks[i])->ref.slot;
        uint16_t b = ag_scene_option(walk->scene, picked->picks[i])->ref.slot;
        for (int slot = 1; slot < AG_CARD_MAX && a != b; slot++) {
            if (walk->slots[slot] == a || walk->slots[slot] == b) {
                walk->slots[slot] = walk->slots[slot] == a ? b : a;
            }
        }
    }
}
