// Moving, attaching and swapping: what an object is afterwards.
#include "rules/change/change.h"

#include <string.h>

// ---- leaving combat ----

int ag_combat_remove(ag_rules *rules, ag_card_id card)
{
    ag_combat *combat = &rules->state->combat;
    ag_state *state = rules->state;
    int removed = 0;
    for (uint16_t slot = 1; slot < state->used.links; slot++) {  // CR 601.2f
        ag_link *link = &state->links[slot];
        int at = link->kind == AG_LINK_PROPOSAL ? ag_proposed_at(state, slot, card) : 0;
        if (at != 0) {
            state->targets[at].ref = (ag_ref){ .kind = AG_REF_NONE };
            removed = 1;
        }
        if (link->kind == AG_LINK_PROPOSAL && ag_card_id_same(link->card, card)) {
            link->flags |= AG_LINK_UNAIMED;
            removed = 1;
        }
    }
    if (combat->stage == AG_COMBAT_NONE) return removed;  // CR 602.4
    if (ag_card_id_same(combat->attacker, card)) {
        combat->attacker = ag_nobody;
        removed = 1;
    }
    for (int i = 0; i < combat->defence_count; i++) {
        ag_defence *defence = &combat->defences[i];
        if (ag_card_id_same(defence->proposed, card)) {
            defence->proposed = ag_nobody;
            removed = 1;
        }
        if (ag_card_id_same(defence->defender, card)) {
            defence->defender = ag_nobody;
            removed = 1;
        }
    }
    for (int i = combat->strike_count - 1; i >= 0; i--) {  // CR 303: the association ends
        if (ag_card_id_same(combat->strikes[i].weapon, card)
            || ag_card_id_same(combat->strikes[i].wielder, card)) {
            combat->strikes[i] = combat->strikes[--combat->strike_count];
            combat->strikes[combat->strike_count] = (ag_strike){ { 0, 0 }, { 0, 0 } };
        }
    }
    ag_touch(rules->state, AG_TOUCH_COMBAT);
    return removed;
}

static int pile_for(const ag_state *state, const ag_card *card, int zone, ag_seat seat)
{
    const ag_player *owner = ag_player_at(state, card->owner);
    const ag_player *player = ag_player_at(state, seat);
    switch (zone) {
    case AG_ZONE_DECK: return owner->decks[card->home];
    case AG_ZONE_GRAVEYARD:  // R101.3c: each deck has its own graveyard
        return owner->graveyards[card->home];
    case AG_ZONE_HAND: return owner->hand;
    case AG_ZONE_REMOVED: return owner->removed;
    case AG_ZONE_ASIDE: return owner->aside;
    case AG_ZONE_PARTY: return player->party;
    case AG_ZONE_RESOURCES: return player->resources;
    default: AG_ASSERT(!"a zone to move to"); return 0;
    }
}

ag_card_id ag_card_become(ag_rules *rules, uint16_t slot)
{
    if (rules->state->cards[slot].life == UINT16_MAX) {
        rules->over = "a card moves more often than the engine counts";
        return ag_card_id_of(rules->state, slot);
    }
    return ag_card_renew(rules->state, slot);
}

ag_card_id ag_card_move(ag_rules *rules, ag_card_id id, int zone, ag_seat seat, int bottom)
{
    ag_state *state = rules->state;
    ag_card *card = ag_card_edit(state, id);
    int from = state->piles[card->pile].zone;
    AG_ASSERT(from != zone || zone == AG_ZONE_DECK || zone == AG_ZONE_PARTY
              || state->piles[card->pile].seat != card->owner);

    // CR 709.2d: from play and the chain modifiers may ask later; from elsewhere only what runs.
    int by_all = from == AG_ZONE_PARTY || from == AG_ZONE_RESOURCES || from == AG_ZONE_CHAIN;
    if (by_all || ag_known_asked(state)) ag_known_keep(rules, id);
    if (by_all) ag_combat_remove(rules, id);
    // CR 415.7a: a face-down resource is removed from the game face down.
    int keeps = from == AG_ZONE_RESOURCES && zone == AG_ZONE_REMOVED;
    uint16_t down = keeps ? card->flags & AG_CARD_FACE_DOWN : 0;
    ag_pile_take(state, id.slot);
    ag_card_id now = ag_card_become(rules, id.slot);  // CR 415.9a; CR 404.1b: without counters
    card->flags |= down;
    if (zone == AG_ZONE_PARTY || zone == AG_ZONE_RESOURCES) {
        card->controller = seat;
        card->entered_under = seat;
        card->party_since = state->turn.number;
    }
    ag_pile_put(state, id.slot, pile_for(state, card, zone, seat), bottom);
    return now;
}

int ag_attach(ag_rules *rules, ag_card_id id, ag_card_id host)
{
    ag_state *state = rules->state;
    if (!ag_in_play(state, id) || !ag_in_play(state, host) || ag_card_id_same(id, host)) return 0;
    if (ag_cant(rules, host, AG_CANT_BE_ATTACHED_TO)) return 0;
    ag_card *card = ag_card_edit(state, id);
    card->host = host;
    card->attached = ag_state_timestamp(state);
    ag_touch(state, AG_TOUCH_PLAY);
    ag_event event = ag_event_by(rules, AG_EVENT_ATTACHED, card->controller, id, host);
    ag_happen(rules, &event);
    return 1;
}

int ag_detach(ag_rules *rules, ag_card_id id)
{
    ag_state *state = rules->state;
    if (!ag_in_play(state, id) || ag_card_at(state, id)->host.slot == 0) return 0;
    ag_card *card = ag_card_edit(state, id);
    ag_event event = ag_event_by(rules, AG_EVENT_DETACHED, card->controller, id, card->host);
    card->host = ag_nobody;
    // CR 400.1: the attach description of an effect that made it an attachment ends as it detaches.
    for (int i = rules->state->used.modifiers - 1; i >= 1; i--) {
        const ag_modifier *modifier = &rules->state->modifiers[i];
        if (modifier->printed != 0 && modifier->change.field == AG_FIELD_ATTACHED
            && ag_card_id_same(modifier->change.subject.only, id)) {
            ag_modifier_drop(rules, i);
        }
    }
    ag_control_stirred(rules, id, AG_LASTS_WHILE_ATTACHED);  // CR 714.3: not under another host
    ag_touch(state, AG_TOUCH_PLAY);
    ag_announce(rules, &event);
    return 1;
}

// R101.4: attachments, counters and modifiers stay because the object stays; it is undamaged, and
// ready unless stated otherwise. The old cardboard is removed from the game. Nothing sees a Boss
// leave or enter play; R101.2: the party stays.
void ag_swap(ag_rules *rules, ag_card_id id, uint16_t printed, int keeps)
{
    ag_state *state = rules->state;
    ag_card *card = ag_card_edit(state, id);
    uint16_t old = card->printed;
    AG_ASSERT(printed != 0);
    ag_event event = ag_event_of(rules, AG_EVENT_SWAPPED, card->controller, id);
    event.source = id;
    event.source_printed = old;
    event.card_printed = printed;

    card->printed = printed;
    card->side = 0;
    card->damage = (keeps & AG_SWAP_KEEPS_DAMAGE) ? card->damage : 0;
    card->used_power = 0;
    if (!(keeps & AG_SWAP_KEEPS_READINESS)) card->flags &= (uint16_t)~AG_CARD_EXHAUSTED;
    ag_touch(state, AG_TOUCH_CARDS);
    ag_touch(state, AG_TOUCH_PLAY);
    ag_touch(state, AG_TOUCH_DAMAGE);
    ag_touch(state, AG_TOUCH_EXHAUSTED);

    // The set-aside card of the new cardboard takes the place of the old one among the removed.
    int aside = ag_player_at(state, card->owner)->aside;
    for (uint16_t slot = state->piles[aside].first; slot != 0; slot = state->cards[slot].next) {
        if (state->cards[slot].printed == printed) {
            state->cards[slot].printed = old;
            ag_touch(state, AG_TOUCH_CARDS);
            ag_card_move(rules, ag_card_id_of(state, slot), AG_ZONE_REMOVED, card->owner, 0);
            break;
        }
    }
    ag_announce(rules, &event);
}

// CR 402.3b: the same card, so that links and modifiers stay with it; its powers are new ones.
// CR 402.3c: what was chosen for the other is not copied.
void ag_become_copy(ag_rules *rules, ag_card_id id, ag_card_id of)
{
    ag_state *state = rules->state;
    ag_card *card = ag_card_edit(state, id);
    const ag_card *other = ag_card_at(state, of);
    if (other == NULL || !ag_in_play(state, id)) return;  // CR 402.3
    uint16_t own = card->original != 0 ? card->original : card->printed;
    card->printed = other->printed;  // CR 402.3a: what is copied may be a copy itself
    card->original = own;
    card->side = 0;
    card->flags &= (uint16_t)~AG_CARD_SIZED;  // CR 404.2: what a token was made with can be copied
    card->flags |= other->flags & AG_CARD_SIZED;
    card->made_atk = other->made_atk;
    card->made_health = other->made_health;
    card->used_power = 0;
    memset(card->memory, 0, sizeof card->memory);
    ag_touch(state, AG_TOUCH_CARDS);
    ag_touch(state, AG_TOUCH_PLAY);
    ag_touch(state, AG_TOUCH_MODIFIERS);
    ag_event event = ag_event_of(rules, AG_EVENT_COPIES, card->controller, id);
    event.source = of;
    event.source_printed = other->printed;
    event.card_printed = own;
    ag_happen(rules, &event);
}
