// Attachments (CR 400): one description says where one may be put, another where it may stay.
#include "rules/change/change.h"

// The modifier that describes the hosts of a card without an attach description of its own: the
// effect that attached it left it. The last one counts; NULL: none did.
static const ag_live *made_attachment(const ag_rules *rules, ag_card_id card)
{
    const ag_live *made = NULL;
    const ag_live *live = NULL;
    while ((live = ag_live_next(rules, AG_FIELD_ATTACHED, live)) != NULL) {
        if (ag_card_id_same(live->change->subject.only, card)) made = live;
    }
    return made;
}

static const ag_card_def *def_of(const ag_rules *rules, ag_card_id card)
{
    return ag_card_def_of(rules->state, rules->catalog, card);
}

// ---- where it may be put (CR 400.7) ----

static ag_filter description(const ag_rules *rules, ag_card_id card, ag_context *context)
{
    const ag_card_def *def = def_of(rules, card);
    const ag_live *made = def->attachment ? NULL : made_attachment(rules, card);
    if (made != NULL) {
        *context = ag_live_context(made);
        return made->change->amount.counted;
    }
    return def->attachment ? def->attach : (ag_filter){ .types = 0 };
}

// The number that its attach description asks for, if it is targeted: X is 0 by now (CR 201.3).
static const ag_target_def *host_target(const ag_rules *rules, ag_card_id card)
{
    const ag_card_def *def = def_of(rules, card);
    for (int i = 0; def->attachment == AG_ATTACH_TARGET && i < def->power_count; i++) {
        const ag_power_def *power = &def->powers[i];
        int says = def->attach_mode ? power->attaches : power->kind == AG_POWER_PLAY;
        if (says) {
            AG_ASSERT(power->target_count > 0);
            return &power->targets[0];
        }
    }
    return NULL;
}

int ag_attach_hosts(const ag_rules *rules, ag_seat mover, ag_card_id card, ag_card_id *out)
{
    // CR 400.7b: "opposing" is read by its controller, or by the player who puts it into play.
    int in_play = ag_zone(rules->state, card) == AG_ZONE_PARTY;
    ag_context context = { .viewer = (in_play ? ag_controller_of(rules->state, card) : mover),
                           .source = card };
    ag_filter filter = description(rules, card, &context);
    filter.zones = (uint16_t)AG_BIT(AG_ZONE_PARTY);          // CR 400.5
    const ag_target_def *target = host_target(rules, card);  // CR 400.7a
    ag_card_id found[AG_CARD_MAX];
    int count = ag_filter_list(rules, &filter, &context, found, AG_CARD_MAX);
    int kept = 0;
    for (int i = 0; i < count; i++) {  // CR 400.7c: it is not a target
        int within = target == NULL || ag_target_within(rules, target, &context, found[i]);
        if (!ag_card_id_same(found[i], card) && within
            && !ag_cant(rules, found[i], AG_CANT_BE_ATTACHED_TO)) {
            out[kept++] = found[i];
        }
    }
    return kept;
}

int ag_attach_fits(const ag_rules *rules, ag_seat mover, ag_card_id card, ag_card_id host)
{
    ag_card_id hosts[AG_CARD_MAX];
    int count = ag_attach_hosts(rules, mover, card, hosts);
    for (int i = 0; i < count; i++) {
        if (ag_card_id_same(hosts[i], host)) return 1;
    }
    return 0;
}

// ---- where it may stay (CR 400.6) ----

int ag_attach_is_loose(const ag_rules *rules, ag_card_id card)
{
    const ag_card *found = ag_card_at(rules->state, card);
    const ag_card_def *def = def_of(rules, card);
    if (!ag_is_attachment(rules, card)) return 0;
    if (def->stays_unattached && found->host.slot == 0) return 0;
    if (!ag_in_play(rules->state, found->host)) return 1;  // CR 400.5
    ag_context context = { .viewer = found->controller, .source = card };
    ag_filter host = def->attachment ? def->host : description(rules, card, &context);
    return !ag_filter_match(rules, &host, &context, found->host);
}

// ---- chosen as it enters play ----

// The first that enters without a host and must have one; -1: none.
static int needs_host(const ag_rules *rules, const ag_task *action)
{
    for (int i = 0; i < action->list_count && action->card.slot == 0; i++) {
        ag_ref ref = ag_task_ref(rules, action, i);
        ag_card_id id = ag_ref_as_card(ref);
        if (id.slot == 0 || ref.number != 0 || !ag_card_exists(rules->state, id)) continue;
        int way = def_of(rules, id)->attachment;
        // From the chain a target, or what the effect did, decides (CR 400.2, 400.4).
        int resolves = ag_zone(rules->state, id) == AG_ZONE_CHAIN;
        // CR 400.3, CR 400.7a
        if (resolves ? way == AG_ATTACH_CHOSEN : way != AG_ATTACH_NONE) return i;
    }
    return -1;
}

ag_progress ag_attach_choose(ag_rules *rules, ag_task *action)
{
    ag_picks picks;
    if (action->action.kind != AG_ACTION_ENTER_PLAY) return AG_DONE;
    int at = needs_host(rules, action);
    if (at >= 0 && ag_choice_take(rules, &picks)) {
        ag_ref ref = ag_task_ref(rules, action, at);
        ref.number = (int16_t)ag_ref_as_card(rules->state->options[picks.picks[0]].ref).slot;
        ag_task_set_ref(rules, action, at, ref);
        at = needs_host(rules, action);
    }
    for (; at >= 0; at = needs_host(rules, action)) {
        ag_card_id card = ag_task_card(rules, action, at);
        ag_card_id hosts[AG_CARD_MAX];
        int count = ag_attach_hosts(rules, action->seat, card, hosts);
        int resolves = ag_zone(rules->state, card) == AG_ZONE_CHAIN;
        if (count > 0) {
            ag_choice_pick(rules, action->seat, AG_PROMPT_ATTACH,
                           resolves ? AG_RULE(CR_400_3) : AG_RULE(CR_400_7a), card);
            ag_choice_offer_cards(rules, hosts, count, AG_AIM_NONE);
            return ag_choice_ready(rules);
        }
        if (resolves) {  // CR 400.3: into the graveyard, not into play
            action->action.kind = AG_ACTION_TO_GRAVEYARD;
            action->action.rule = AG_RULE(CR_400_3);
            return AG_DONE;
        }
        ag_task_set_ref(rules, action, at,
                        (ag_ref){ .kind = AG_REF_NONE });  // it stays where it is
    }
    return AG_DONE;
}

// ---- with its host (CR 400.5, 415.9c) ----

// Noted before the cards move: what is last known of the attachment keeps it, and the card that
// it becomes does not have it. By then it and its host are different cards.
void ag_attach_note_with_host(ag_rules *rules, const ag_task *action)
{
    ag_state *state = rules->state;
    for (int i = 0; i < action->list_count; i++) {
        ag_card_id id = ag_task_card(rules, action, i);
        ag_card_id host = id.slot == 0 ? id : ag_card_edit(state, id)->host;
        int goes = host.slot != 0 && !ag_card_exists(state, host);
        for (int j = 0; j < action->list_count && host.slot != 0; j++) {
            goes |= ag_card_id_same(ag_task_card(rules, action, j), host);
        }
        if (goes) ag_card_edit(state, id)->flags |= AG_CARD_WITH_HOST;  // CR 415.9c
    }
}

// R402.3a: what stays in play for the rest of the raid is detached, where others are destroyed.
int ag_attach_stays(ag_rules *rules, ag_card_id card)
{
    return def_of(rules, card)->stays_unattached && ag_detach(rules, card);
}

// What is attached to what has become a different card is destroyed by the game.
int ag_attach_let_go(ag_rules *rules)
{
    const ag_state *state = rules->state;
    ag_card_id loose[AG_CARD_MAX];
    int count = 0;
    for (ag_seat seat = 1; seat <= state->seat_count; seat++) {
        uint16_t slot = state->piles[ag_player_at(state, seat)->party].first;
        for (; slot != 0; slot = state->cards[slot].next) {
            ag_card_id host = state->cards[slot].host;
            ag_card_id card = ag_card_id_of(state, slot);
            int goes = host.slot != 0 && !ag_card_exists(state, host);
            if (goes && !ag_attach_stays(rules, card)) loose[count++] = card;
        }
    }
    if (count > 0) {
        ag_action action = { .kind = AG_ACTION_DESTROY,
                             .flags = AG_ACTION_BY_GAME,
                             .rule = AG_RULE(CR_400_5) };
        ag_action_begin(rules, &action, loose, count);
    }
    return count > 0;
}
