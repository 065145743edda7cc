// Proposing a combat (CR 600, 601): what may attack what, and the link that proposes it.
#include "rules/combat/combat.h"

#include <string.h>

// ---- what may attack what (CR 601.2) ----

// Mounts neither attack nor are attacked, Totems do not attack.
static ag_reason kind_refuse(const ag_rules *rules, ag_card_id id, int attacks)
{
    const ag_catalog *catalog = rules->catalog;
    if (catalog->mount != 0 && ag_has_tag(rules, id, catalog->mount)) {
        return attacks ? AG_REFUSE(CR_302_3, MOUNT_ATTACKS) : AG_REFUSE(CR_302_3, MOUNT_ATTACKED);
    }
    return attacks && catalog->totem != 0 && ag_has_tag(rules, id, catalog->totem)
               ? AG_REFUSE(CR_305_3a, TOTEM_ATTACKS)
               : AG_REASON_NONE;
}

static ag_reason attacker_refuse(const ag_rules *rules, ag_seat seat, ag_card_id id)
{
    const ag_card *card = ag_card_at(rules->state, id);
    if (!ag_is_character(rules, id) || card->controller != seat) {
        return AG_REFUSE(CR_601_2, NOT_YOUR_CHARACTER);
    }
    if (card->flags & AG_CARD_EXHAUSTED) return AG_REFUSE(CR_601_2a, EXHAUSTED);
    if (ag_cant(rules, id, AG_CANT_ATTACK)) return AG_REFUSE(CR_103_2, CANT_ATTACK);
    ag_reason reason = kind_refuse(rules, id, 1);
    if (reason != AG_REASON_NONE) return reason;
    // CR 302.2: an ally attacks if it was there as its controller's last turn began; heroes always.
    int was_there = card->party_since < ag_player_at(rules->state, seat)->turn_began;
    int hero = ag_types(rules, id) & AG_TYPE_HERO;  // CR 301.3
    if (!was_there && !hero && !ag_has_keyword(rules, id, AG_KEYWORD_FEROCITY)) {
        return AG_REFUSE(CR_302_2, CAME_THIS_TURN);
    }
    return AG_REASON_NONE;
}

// Whether the two could fight, whatever the attacker is bound to.
static ag_reason pair_refuse(const ag_rules *rules, ag_seat seat, ag_card_id attacker,
                             ag_card_id defender)
{
    if (ag_bound(rules, AG_FIELD_CANT_ATTACK, attacker, defender) == AG_BOUND_TO_IT) {
        return AG_REFUSE(CR_103_2, CANT_ATTACK_THIS);
    }
    if (ag_parted(rules, attacker, defender)) return AG_REFUSE(CR_103_2, SET_APART);
    if (!ag_is_character(rules, defender)
        || !ag_opposed(rules->state, seat, ag_controller_of(rules->state, defender))) {
        return AG_REFUSE(CR_601_2, NOT_OPPOSING);
    }
    if (ag_has_keyword(rules, defender, AG_KEYWORD_ELUSIVE)) return AG_REFUSE(CR_601_2b, ELUSIVE);
    if (ag_has_keyword(rules, defender, AG_KEYWORD_IMMUNE)) {
        return AG_REFUSE(R101_3d, CANT_BE_ATTACKED);
    }
    return ag_cant(rules, defender, AG_CANT_BE_ATTACKED) ? AG_REFUSE(CR_103_2, CANT_BE_ATTACKED)
                                                         : kind_refuse(rules, defender, 0);
}

// CR 601.2b: what it may sabotage is neither Elusive nor a friendly player's.
static int can_be_sabotaged(const ag_rules *rules, ag_seat seat, ag_card_id thing)
{
    const ag_state *state = rules->state;
    ag_seat whose = ag_controller_of(state, thing);
    whose = whose != 0 ? whose : ag_owner_of(state, thing);
    return !ag_has_keyword(rules, thing, AG_KEYWORD_ELUSIVE) && ag_opposed(state, seat, whose);
}

// What may be proposed as defender, in the order of the players: returns how many of `capacity`.
static int defenders_for(const ag_rules *rules, ag_seat seat, ag_card_id attacker, ag_card_id *out,
                         int capacity)
{
    const ag_state *state = rules->state;
    int count = 0;
    for (ag_seat other = 1; other <= state->seat_count; other++) {
        uint16_t slot = state->piles[ag_player_at(state, other)->party].first;
        for (; slot != 0 && count < capacity; slot = state->cards[slot].next) {
            ag_card_id id = ag_card_id_of(state, slot);
            // CR 601.2e
            if (pair_refuse(rules, seat, attacker, id) == AG_REASON_NONE) out[count++] = id;
        }
    }
    // The things that it may sabotage, after the `count` that it may attack.
    ag_card_id things[AG_CARD_MAX];
    int found = ag_has_keyword(rules, attacker, AG_KEYWORD_SABOTAGE)  // CR 600.1
                    ? ag_bound_list(rules, AG_FIELD_SABOTAGES, attacker, things)
                    : 0;
    for (int i = 0; i < found && count < capacity; i++) {
        if (pair_refuse(rules, seat, attacker, things[i]) != AG_REASON_NONE
            && can_be_sabotaged(rules, seat, things[i])) {
            out[count++] = things[i];
        }
    }
    return count;
}

// Those of them that the attacker is bound to.
static int proposable_for(const ag_rules *rules, ag_seat seat, ag_card_id attacker, ag_card_id *out)
{
    int count = defenders_for(rules, seat, attacker, out, AG_CARD_MAX);
    return ag_bound_defenders(rules, attacker, out, count);
}

// ---- what is sabotaged and not a card: players, and their decks, hands and graveyards ----

// The kinds that the attacker can sabotage: 1 << AG_THING_….
static int things_of(const ag_rules *rules, ag_card_id attacker)
{
    int things = 0;
    const ag_live *live = NULL;
    if (!ag_has_keyword(rules, attacker, AG_KEYWORD_SABOTAGE)) return 0;
    while ((live = ag_live_next(rules, AG_FIELD_SABOTAGES, live)) != NULL) {
        if (ag_live_works_on(rules, live, attacker)) things |= live->change->word;
    }
    return things;
}

// "Must attack if able" names nobody: the attacker itself fits as well.
static int must_attack_anything(const ag_rules *rules, ag_card_id attacker)
{
    return ag_bound(rules, AG_FIELD_MUST_ATTACK, attacker, attacker) == AG_BOUND_TO_IT;
}

int ag_attack_is_bound(const ag_rules *rules, ag_seat seat, ag_card_id attacker)
{
    ag_card_id cards[AG_CARD_MAX];
    if (proposable_for(rules, seat, attacker, cards) == 0) return 0;
    return ag_bound(rules, AG_FIELD_ATTACKS_ONLY, attacker, cards[0]) == AG_BOUND_TO_IT
           || (ag_bound(rules, AG_FIELD_MUST_ATTACK, attacker, cards[0]) == AG_BOUND_TO_IT
               && !must_attack_anything(rules, attacker));
}

enum { THING_MAX = AG_PILE_MAX + AG_SEAT_MAX };

// The things that may be proposed as defender, in the order of the players. Returns how many.
static int things_for(const ag_rules *rules, ag_seat seat, ag_card_id attacker, ag_ref *out)
{
    const ag_state *state = rules->state;
    int things = things_of(rules, attacker), count = 0;
    if (things == 0 || ag_attack_is_bound(rules, seat, attacker)) return 0;
    for (ag_seat other = 1; other <= state->seat_count; other++) {
        if (!ag_player_in(state, other) || !ag_opposed(state, seat, other)     // CR 601.2b
            || ag_is_apart(rules, attacker) != ag_seat_apart(state, other)) {  // CR 103.2
            continue;
        }
        if (things & AG_BIT(AG_THING_PLAYER)) out[count++] = ag_ref_seat(other);
        for (int i = 1; i < state->used.piles; i++) {
            const ag_pile *pile = &state->piles[i];
            if (pile->seat == other && (things & AG_BIT(pile->zone))) {
                out[count++] = (ag_ref){ .kind = AG_REF_PILE, .seat = (uint8_t)i };
            }
        }
    }
    return count;
}

static int may_sabotage(const ag_rules *rules, ag_seat seat, ag_card_id attacker, ag_ref thing)
{
    ag_ref things[THING_MAX];
    int may = attacker_refuse(rules, seat, attacker) == AG_REASON_NONE;
    int count = may ? things_for(rules, seat, attacker, things) : 0;
    for (int i = 0; i < count; i++) {
        if (ag_ref_same(things[i], thing)) return 1;
    }
    return 0;
}

// The proposed thing; AG_REF_NONE where cards are proposed.
static ag_ref proposed_thing(const ag_rules *rules, ag_link_id proposal)
{
    ag_ref ref;
    int count = ag_link_targets(rules, proposal, AG_PROPOSED_INDEX, 0, &ref, 1);
    return count > 0 && ref.kind != AG_REF_CARD ? ref : (ag_ref){ .kind = AG_REF_NONE };
}

ag_reason ag_attack_refuse(const ag_rules *rules, ag_seat seat, ag_card_id attacker,
                           ag_card_id defender)
{
    ag_reason reason = attacker_refuse(rules, seat, attacker);
    if (reason != AG_REASON_NONE) return reason;  // CR 601.2e
    reason = pair_refuse(rules, seat, attacker, defender);
    ag_card_id defenders[AG_CARD_MAX];
    int may = reason == AG_REASON_NONE || ag_binds(rules, AG_FIELD_SABOTAGES);
    int count = may ? proposable_for(rules, seat, attacker, defenders) : 0;
    for (int i = 0; i < count; i++) {
        if (ag_card_id_same(defenders[i], defender)) return AG_REASON_NONE;
    }
    if (reason != AG_REASON_NONE) {
        // What it could sabotage, but for that.
        int elusive = !ag_is_character(rules, defender)
                      && ag_has_keyword(rules, defender, AG_KEYWORD_ELUSIVE)
                      && ag_has_keyword(rules, attacker, AG_KEYWORD_SABOTAGE)
                      && ag_bound(rules, AG_FIELD_SABOTAGES, attacker, defender) == AG_BOUND_TO_IT;
        return elusive ? AG_REFUSE(CR_601_2b, ELUSIVE) : reason;
    }
    return ag_bound(rules, AG_FIELD_ATTACKS_ONLY, attacker, defender) == AG_BOUND_TO_OTHERS
               ? AG_REFUSE(CR_601_2c, ATTACKS_ONLY_OTHERS)
               : AG_REFUSE(CR_600_2a, MUST_ATTACK_ANOTHER);
}

// CR 600.3: the proposal as it would be, with what attacking costs. 0: nothing.
static int proposal_costs(const ag_rules *rules, ag_seat seat, ag_card_id attacker, ag_link *out)
{
    *out = (ag_link){ .kind = AG_LINK_PROPOSAL,
                      .card = attacker,
                      .printed = ag_printed_of(rules->state, attacker),
                      .controller = seat };
    if (ag_binds(rules, AG_FIELD_ATTACK_COST)) ag_way_added(rules, out);
    ag_cost none = { .resources = 0 };
    return out->added[0].printed != 0 || ag_toll_of_link(rules, out, &none) > 0;
}

static ag_reason cost_refuse(const ag_rules *rules, ag_seat seat, ag_card_id attacker)
{
    ag_link link;
    if (!proposal_costs(rules, seat, attacker, &link)) return AG_REASON_NONE;
    return ag_pay_link_refuse(rules, &link) != AG_REASON_NONE ? AG_REFUSE(CR_600_3, ATTACK_COST)
                                                              : AG_REASON_NONE;
}

ag_reason ag_attacking_refuse(const ag_rules *rules, ag_seat seat)
{
    return ag_slow_refuse(rules, seat);  // CR 601.1
}

ag_reason ag_attacker_refuse(const ag_rules *rules, ag_seat seat, ag_card_id attacker)
{
    ag_reason reason = ag_attacking_refuse(rules, seat);
    if (reason == AG_REASON_NONE) reason = attacker_refuse(rules, seat, attacker);
    ag_card_id one;
    ag_ref things[THING_MAX];
    if (reason == AG_REASON_NONE && defenders_for(rules, seat, attacker, &one, 1) == 0
        && things_for(rules, seat, attacker, things) == 0) {
        reason = AG_REFUSE(CR_601_2, NOBODY_TO_ATTACK);
    }
    return reason != AG_REASON_NONE ? reason : cost_refuse(rules, seat, attacker);
}

// Whether the attacker must attack one of those that it may propose.
static int is_forced(const ag_rules *rules, ag_seat seat, ag_card_id attacker)
{
    ag_card_id defenders[AG_CARD_MAX];
    int count = proposable_for(rules, seat, attacker, defenders);
    for (int i = 0; i < count; i++) {
        if (ag_bound(rules, AG_FIELD_MUST_ATTACK, attacker, defenders[i]) == AG_BOUND_TO_IT) {
            return 1;
        }
    }
    ag_ref things[THING_MAX];
    return must_attack_anything(rules, attacker) && things_for(rules, seat, attacker, things) > 0;
}

int ag_must_attack(const ag_rules *rules, ag_seat seat)
{
    const ag_state *state = rules->state;
    if (ag_slow_refuse(rules, seat) != AG_REASON_NONE  // CR 600.2
        || !ag_binds(rules, AG_FIELD_MUST_ATTACK)) {
        return 0;
    }
    uint16_t slot = state->piles[ag_player_at(state, seat)->party].first;
    for (; slot != 0; slot = state->cards[slot].next) {
        ag_card_id id = ag_card_id_of(state, slot);
        ag_link link;  // CR 600.3: nobody must pay
        if (attacker_refuse(rules, seat, id) == AG_REASON_NONE && is_forced(rules, seat, id)
            && !proposal_costs(rules, seat, id, &link)) {
            return 1;
        }
    }
    return 0;
}

// ---- the proposal (CR 601) ----

void ag_propose_begin(ag_rules *rules, ag_seat seat, ag_card_id attacker)
{
    ag_task *task = ag_task_push(rules, AG_TASK_PROPOSE);
    task->seat = seat;
    task->card = attacker;
}

// There is one proposal, however many it names: it happens once, and the rest is only announced.
static void tell_proposed(ag_rules *rules, int kind, ag_link_id id, ag_card_id defender,
                          int only_told)
{
    const ag_link *link = ag_link_at(rules->state, id);
    ag_event event = ag_event_of(rules, kind, link->controller, defender);
    ag_thing_name(rules, &event, proposed_thing(rules, id));
    event.source = link->card;
    event.source_printed = link->printed;
    event.link = id;
    if (only_told) {
        ag_announce(rules, &event);
    } else {
        ag_happen(rules, &event);
    }
}

// If it can attack several at once, the player chooses how many; a sabotage has one defender.
static int most_defenders(const ag_rules *rules, ag_card_id attacker, const ag_card_id *defenders,
                          int count)
{
    int most = ag_attacks_at_once(rules, attacker);  // CR 601.2
    for (int i = 0; i < count; i++) most = ag_is_character(rules, defenders[i]) ? most : 1;
    return most < count ? most : count;
}

int ag_proposed(const ag_rules *rules, ag_link_id proposal, ag_card_id *out)
{
    ag_ref refs[AG_DEFENDER_MAX];
    int count = ag_link_targets(rules, proposal, AG_PROPOSED_INDEX, 0, refs, AG_DEFENDER_MAX);
    int kept = 0;
    for (int i = 0; i < count; i++) {
        if (refs[i].kind == AG_REF_CARD) out[kept++] = ag_ref_as_card(refs[i]);
    }
    return kept;
}

static void open_proposal(ag_rules *rules, ag_task *task, const ag_picks *picks)
{
    ag_state *state = rules->state;
    ag_link trial;
    proposal_costs(rules, task->seat, task->card, &trial);
    task->link = ag_link_open(rules, &(ag_link){ .kind = AG_LINK_PROPOSAL,
                                                 .flags = AG_LINK_ANNOUNCING,
                                                 .card = task->card,
                                                 .printed = trial.printed,
                                                 .controller = task->seat });
    memcpy(ag_link_edit(state, task->link)->added, trial.added, sizeof trial.added);
    for (int i = 0; i < picks->count; i++) {
        ag_target_add(rules, task->link, AG_PROPOSED_INDEX, state->options[picks->picks[i]].ref);
    }
}

static ag_progress proposed(ag_rules *rules, ag_link_id id)
{
    ag_state *state = rules->state;
    ag_card_id defenders[AG_DEFENDER_MAX];
    int count = ag_proposed(rules, id, defenders);
    ag_link_edit(state, id)->flags &= (uint8_t)~AG_LINK_ANNOUNCING;
    state->links_added++;
    state->turn.passes = 0;
    for (int i = 0; i < count; i++) {
        tell_proposed(rules, AG_EVENT_PROPOSED, id, defenders[i], i > 0);
    }
    if (proposed_thing(rules, id).kind != AG_REF_NONE) {
        tell_proposed(rules, AG_EVENT_PROPOSED, id, ag_nobody, 0);
    }
    return AG_DONE;
}

// Stage 0: the defenders; 1: what the cost is paid with; 2: it is paid; 3: it is proposed. A cost
// that can't be paid in the end takes the proposal back (CR 707.2).
ag_progress ag_combat_propose(ag_rules *rules, ag_task *task)
{
    static const uint8_t steps[] = { 0, AG_TASK_CHOOSE_COSTS, AG_TASK_PAY };
    ag_picks picks;
    if (task->stage == 0) {
        if (!ag_choice_take(rules, &picks)) {
            ag_card_id defenders[AG_CARD_MAX];
            ag_ref things[THING_MAX];
            int count = proposable_for(rules, task->seat, task->card, defenders);
            int more = things_for(rules, task->seat, task->card, things);
            ag_choice_pick(rules, task->seat, AG_PROMPT_ATTACK, AG_RULE(CR_601_2), task->card);
            ag_choice_bounds(rules, 1,
                             more > 0 ? 1 : most_defenders(rules, task->card, defenders, count));
            ag_choice_offer_cards(rules, defenders, count, AG_AIM_HARM);
            for (int i = 0; i < more; i++) ag_choice_offer(rules, things[i], AG_AIM_HARM);
            return ag_choice_ready(rules);
        }
        open_proposal(rules, task, &picks);
        ag_link trial;
        task->stage = proposal_costs(rules, task->seat, task->card, &trial) ? 1 : 3;
        ag_reply_clear(rules);
    }
    ag_link_id link = task->link;
    // its player left the game in the middle of it
    if (ag_link_at(rules->state, link) == NULL) return AG_DONE;
    if (rules->state->reply.number < 0) {
        ag_link_close(rules, link);
        return ag_reply_none(rules);
    }
    if (task->stage == 3) return proposed(rules, link);
    ag_task_push(rules, steps[task->stage++])->link = link;
    return AG_AGAIN;
}

int ag_proposal_others(const ag_rules *rules, ag_link_id proposal, ag_card_id *out)
{
    const ag_link *link = ag_link_at(rules->state, proposal);
    ag_card_id proposed[AG_DEFENDER_MAX];
    int taken = ag_proposed(rules, proposal, proposed);
    int count = proposable_for(rules, link->controller, link->card, out);
    int kept = 0;
    for (int i = 0; i < count; i++) {
        int is_taken = 0;
        for (int j = 0; j < taken; j++) is_taken |= ag_card_id_same(out[i], proposed[j]);
        if (!is_taken) out[kept++] = out[i];
    }
    return kept;
}

int ag_proposal_change(ag_rules *rules, ag_link_id proposal, ag_card_id before, ag_card_id after)
{
    ag_state *state = rules->state;
    const ag_link *link = ag_link_at(state, proposal);
    ag_card_id others[AG_CARD_MAX];
    int count = 0;
    if (link != NULL && link->kind == AG_LINK_PROPOSAL) {
        count = ag_proposal_others(rules, proposal, others);
    }
    for (int i = 0; i < count; i++) {
        int at = ag_proposed_at(state, proposal.slot, before);
        if (at != 0 && ag_card_id_same(others[i], after)) {
            state->targets[at].ref = ag_ref_card(after);
            tell_proposed(rules, AG_EVENT_PROPOSAL_CHANGED, proposal, after, 1);
            return 1;
        }
    }
    return 0;
}

// CR 601.3: the proposal is checked again as it resolves; if it is no longer legal there is no
// combat. Of several defenders those that are still legal stay.
int ag_combat_begin(ag_rules *rules, ag_link_id proposal)
{
    ag_state *state = rules->state;
    const ag_link *link = ag_link_at(state, proposal);
    ag_combat *combat = &state->combat;
    ag_card_id defenders[AG_DEFENDER_MAX];
    int count = ag_proposed(rules, proposal, defenders);
    AG_ASSERT(combat->stage == AG_COMBAT_NONE);
    AG_ASSERT(link->kind == AG_LINK_PROPOSAL);
    int defences = 0;
    for (int i = 0; i < count && !(link->flags & AG_LINK_UNAIMED); i++) {
        if (ag_attack_refuse(rules, state->turn.seat, link->card, defenders[i]) == AG_REASON_NONE) {
            int fights =
                pair_refuse(rules, state->turn.seat, link->card, defenders[i]) == AG_REASON_NONE;
            combat->defences[defences++] =
                (ag_defence){ .proposed = defenders[i],
                              .sabotage = !fights && !ag_is_character(rules, defenders[i]) };
        }
    }
    ag_ref thing = proposed_thing(rules, proposal);
    if (thing.kind != AG_REF_NONE && !(link->flags & AG_LINK_UNAIMED)
        && may_sabotage(rules, state->turn.seat, link->card, thing)) {
        combat->defences[defences++] =
            (ag_defence){ .sabotage = 1, .thing = thing.kind, .at = thing.seat };
    }
    if (defences == 0) return 0;
    combat->defence_count = (uint8_t)defences;
    combat->stage = AG_COMBAT_ATTACK;
    combat->attacking_seat = ag_controller_of(state, link->card);
    combat->attacker = link->card;
    ag_touch(state, AG_TOUCH_COMBAT);
    return 1;
}

int ag_attacks_at_once(const ag_rules *rules, ag_card_id attacker)
{
    int32_t most = 1;
    const ag_live *live = NULL;
    while ((live = ag_live_next(rules, AG_FIELD_ATTACKS, live)) != NULL) {
        ag_context context = { .viewer = live->controller, .source = live->source, .x = live->x };
        if (ag_live_works_on(rules, live, attacker)) {
            int32_t value = ag_amount_value(rules, &live->change->amount, &context);
            most = live->change->op == AG_CHANGE_SET ? value : most + value;
        }
    }
    return most < 1 ? 1 : most > AG_DEFENDER_MAX ? AG_DEFENDER_MAX : (int)most;
}

// Only those that the modifiers of the field name, if any of them does.
static int keep_bound(const ag_rules *rules, int field, ag_card_id attacker, ag_card_id *defenders,
                      int count)
{
    int kept = 0;
    for (int i = 0; i < count; i++) {
        if (ag_bound(rules, field, attacker, defenders[i]) == AG_BOUND_TO_IT) {
            defenders[kept++] = defenders[i];
        }
    }
    return kept > 0 ? kept : count;
}

// CR 600.2b: "can attack only" goes first, and "must attack" chooses among what it leaves.
int ag_bound_defenders(const ag_rules *rules, ag_card_id attacker, ag_card_id *defenders, int count)
{
    count = keep_bound(rules, AG_FIELD_ATTACKS_ONLY, attacker, defenders, count);  // CR 601.2c
    return keep_bound(rules, AG_FIELD_MUST_ATTACK, attacker, defenders, count);    // CR 600.2a
}
