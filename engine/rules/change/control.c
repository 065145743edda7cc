// Change of control (CR 401.3): the card stays what it is and goes into another player's row.
#include "rules/change/change.h"

#include <string.h>

// The controller by this modifier; players who have left the game control nothing (CR 102.2).
static ag_seat taker_of(const ag_rules *rules, const ag_live *live)
{
    ag_seat to = live->change->word != 0 ? (ag_seat)live->change->word : live->controller;
    int there = ag_player_in(rules->state, to) && ag_player_in(rules->state, live->controller);
    return there ? to : 0;
}

// The modifier that counts; NULL: none changes who controls the card.
static const ag_live *latest_of(const ag_rules *rules, ag_card_id id)
{
    const ag_live *latest = NULL;
    const ag_live *live = NULL;
    while ((live = ag_live_next(rules, AG_FIELD_CONTROL, live)) != NULL) {
        int later = latest == NULL || live->timestamp >= latest->timestamp;
        if (later && taker_of(rules, live) != 0 && ag_live_works_on(rules, live, id)) latest = live;
    }
    return latest;
}

// The controller of a card in play: as the latest modifier says; CR 401.3b: if none is left, the
// player under whom it entered play.
static ag_seat control_of(const ag_rules *rules, ag_card_id id)
{
    const ag_card *card = ag_card_at(rules->state, id);
    const ag_live *latest = latest_of(rules, id);
    AG_ASSERT(card != NULL);
    if (latest == NULL) return card->entered_under;
    return taker_of(rules, latest);
}

// CR 714.3b: links on the chain no longer make such a modifier; the existing ones end.
void ag_control_stirred(ag_rules *rules, ag_card_id source, int lasts)
{
    for (int i = 1; i < rules->state->used.links; i++) {
        ag_link *link = &rules->state->links[i];
        if (link->kind != AG_LINK_FREE && ag_card_id_same(link->card, source)) {
            link->stirred |= (uint16_t)AG_BIT(lasts);
        }
    }
    ag_lasting_end_while(rules, source, lasts);
}

// CR 401.1: heroes stay; R101.3b: opposing modifiers don't touch a Boss player's resource row.
static int may_change(const ag_rules *rules, ag_card_id id, ag_seat to)
{
    const ag_state *state = rules->state;
    const ag_card *card = ag_card_at(state, id);
    ag_seat boss = ag_kept_boss_seat(rules);
    const ag_live *by = latest_of(rules, id);
    int row = state->piles[card->pile].zone == AG_ZONE_RESOURCES;
    int of_boss = boss != 0 && (card->controller == boss || to == boss) && by != NULL
                  && ag_opposed(state, by->controller, boss);
    return to != 0 && !(ag_types(rules, id) & AG_TYPE_HERO) && !(row && of_boss)
           && !ag_cant_leave_party(rules, id);
}

// CR 401.3b: if it can go back to nobody, it is removed from the game.
static void go_to(ag_rules *rules, ag_card_id id, ag_seat to)
{
    if (ag_player_in(rules->state, to)) {
        // CR 401.3: it does not leave play; CR 401.3a: changes to it, and uses of its powers, stay.
        ag_state *state = rules->state;
        ag_card *card = ag_card_edit(state, id);
        int zone = state->piles[card->pile].zone;
        ag_event event = ag_event_of(rules, AG_EVENT_CONTROLLED, to, id);
        event.by = card->controller;
        ag_combat_remove(rules, id);
        ag_control_stirred(rules, id, AG_LASTS_WHILE_IN_PARTY);
        if (zone == AG_ZONE_PARTY) ag_depart(rules, &event);
        ag_pile_take(state, id.slot);
        card->controller = to;
        // CR 415.8b: it enters this party now.
        card->party_since = state->turn.number;
        card->flags &= (uint16_t)~AG_CARD_ATTACKED;  // it did not on their last turn
        ag_pile_put(state, id.slot, ag_pile_of(state, zone, to, 0), 1);
        ag_touch(state, AG_TOUCH_PLAY);
        ag_happen(rules, &event);
    } else {
        ag_card_move(rules, id, AG_ZONE_REMOVED, ag_owner_of(rules->state, id), 1);
    }
}

// CR 719.3: a modifier that takes a card by a number that depends on its controller would take and
// return it for ever. So a card goes back only where it would not be taken again: tried without
// moving it, leaving no trace in the state.
static int would_be_taken_again(ag_rules *rules, ag_card_id id)
{
    ag_state *state = rules->state;
    ag_card *card = ag_card_edit(state, id);
    ag_seat now = card->controller;
    uint32_t touches = state->touches, touched[AG_TOUCH_COUNT];
    memcpy(touched, state->touched, sizeof touched);
    card->controller = card->entered_under;
    ag_touch(state, AG_TOUCH_PLAY);
    int again = control_of(rules, id) == now;
    card->controller = now;
    state->touches = touches;
    memcpy(state->touched, touched, sizeof touched);
    rules->derived.known = 0;
    return again;
}

// 1 where the card goes to another player.
static int settle_card(ag_rules *rules, ag_card_id id)
{
    const ag_card *card = ag_card_at(rules->state, id);
    ag_seat to = control_of(rules, id), now = ag_controller_of(rules->state, id);
    int back = to == card->entered_under  // CR 719.3
               && ag_field_lives(ag_derive_now(rules), AG_FIELD_CONTROL);
    if (to == now || !may_change(rules, id, to) || (back && would_be_taken_again(rules, id))) {
        return 0;
    }
    go_to(rules, id, to);
    return 1;
}

void ag_control_give_back(ag_rules *rules, ag_card_id id)
{
    go_to(rules, id, control_of(rules, id));
}

static int has_strays(const ag_state *state, int pile)
{
    int strays = 0;
    for (uint16_t slot = state->piles[pile].first; slot != 0; slot = state->cards[slot].next) {
        strays |= state->cards[slot].controller != state->cards[slot].entered_under;
    }
    return strays;
}

// Mostly nothing in the game changes control, and nothing needs to be derived to know it.
static int nobody_takes(const ag_rules *rules)
{
    const ag_state *state = rules->state;
    if (ag_field_possible(rules, AG_FIELD_CONTROL)) return 0;
    int strays = 0;
    for (int seat = 1; seat <= state->seat_count && !strays; seat++) {
        strays = has_strays(state, state->players[seat].party)
                 || has_strays(state, state->players[seat].resources);
    }
    return !strays;
}

void ag_control_settle(ag_rules *rules)
{
    const ag_state *state = rules->state;
    if (ag_cached_holds(rules, AG_CACHED_CONTROL)) return;
    if (nobody_takes(rules)) {
        ag_cached_note(rules, AG_CACHED_CONTROL,
                       AG_BIT(AG_TOUCH_PLAY) | AG_BIT(AG_TOUCH_MODIFIERS));
        return;
    }
    const ag_derived *derived = ag_derive_now(rules);
    int changes = ag_field_lives(derived, AG_FIELD_CONTROL);
    uint32_t reads = changes ? ag_derive_reads(derived) : 0;
    // One that goes may decide which goes next; none goes twice, so this ends.
    uint8_t went[AG_CARD_MAX] = { 0 };
    for (int again = 1; again;) {
        again = 0;
        for (uint16_t slot = 1; slot < state->used.cards; slot++) {
            const ag_card *card = &state->cards[slot];
            int strays = card->controller != card->entered_under;
            if ((changes || strays) && !went[slot]
                && ag_in_play(state, ag_card_id_of(state, slot))) {
                went[slot] = (uint8_t)settle_card(rules, ag_card_id_of(state, slot));
                again |= went[slot];
            }
        }
    }
    ag_cached_note(rules, AG_CACHED_CONTROL,
                   reads | AG_BIT(AG_TOUCH_PLAY) | AG_BIT(AG_TOUCH_MODIFIERS));
}
