// The chain: links in order, resolved from the top, interrupted; their cards (CR 705, 709, 711).
#include "rules/chain/chain.h"

#include <string.h>

// Whether a sequence waits for this link: then no end of a turn takes it off the chain.
static int sequence_waits_for(const ag_state *state, ag_link_id link)
{
    const ag_link_id waits = state->sequences[0].waits;
    return state->sequences[0].which != 0 && waits.slot == link.slot && waits.life == link.life;
}

// ---- links come and go ----

static int can_be_interrupted(const ag_rules *rules, const ag_link *link)
{
    const ag_card_def *def = ag_catalog_card(rules->catalog, link->printed);
    if (link->kind == AG_LINK_RESOURCE || link->kind == AG_LINK_PROPOSAL) return 0;
    if ((link->flags & AG_LINK_UNINTERRUPTIBLE)
        || (link->kind == AG_LINK_CARD && def->cant_be_interrupted)) {
        return 0;
    }
    return !ag_chain_protects(rules, link);
}

// Announces it and takes the link off the chain. Returns its card, if that is still there.
static ag_card_id take_off(ag_rules *rules, ag_link_id id, int flags, int rule)
{
    ag_state *state = rules->state;
    const ag_link *link = ag_link_at(state, id);
    ag_event event = ag_event_of(rules, AG_EVENT_INTERRUPTED, link->controller, link->card);
    event.card_printed = ag_shown_as(rules, link->printed, link->card, link->given);
    event.link = id;
    event.flags |= (uint8_t)flags;
    event.rule = (uint16_t)rule;
    ag_happen(rules, &event);
    int is_card = link->kind == AG_LINK_CARD || link->kind == AG_LINK_RESOURCE;
    int on_chain = is_card && ag_zone(state, link->card) == AG_ZONE_CHAIN;
    ag_card_id card = on_chain ? link->card : ag_nobody;
    ag_link_close(rules, id);
    return ag_card_exists(state, card) ? card : ag_nobody;  // a copy has ceased to exist
}

// CR 711.1: its card goes to the graveyard, seen and, if players did it, replaceable (CR 103.3).
static void interrupt(ag_rules *rules, ag_link_id id, int by_game, int rule)
{
    ag_action action = { .kind = AG_ACTION_TO_GRAVEYARD,
                         .flags = by_game ? AG_ACTION_BY_GAME | AG_ACTION_SILENT : AG_ACTION_SILENT,
                         .rule = AG_RULE(CR_711_1) };
    ag_card_id card = take_off(rules, id, by_game ? AG_EVENT_BY_GAME : 0, rule);
    ag_action_begin(rules, &action, &card, card.slot != 0);
}

int ag_link_interrupt(ag_rules *rules, ag_link_id id)
{
    const ag_link *link = ag_link_at(rules->state, id);
    // A link can't interrupt itself.
    int itself = link != NULL && (link->flags & AG_LINK_RESOLVING);
    if (link == NULL || itself || !can_be_interrupted(rules, link)) return 0;  // CR 711.2
    interrupt(rules, id, 0, AG_RULE(CR_711_1));
    return 1;
}

void ag_chain_clear(ag_rules *rules, int rule)
{
    ag_state *state = rules->state;
    for (uint16_t slot = 1; slot < state->used.links; slot++) {
        const ag_link *link = &state->links[slot];
        // What a raid waits for must come (R302.2): it stays for the next window.
        int waited_for = sequence_waits_for(state, ag_link_id_of(state, slot));
        if (link->kind != AG_LINK_FREE && !(link->flags & AG_LINK_RESOLVING) && !waited_for) {
            interrupt(rules, ag_link_id_of(state, slot), 1, rule);
        }
    }
}

void ag_link_leave(ag_rules *rules, ag_link_id id)
{
    ag_state *state = rules->state;
    ag_card_id card = take_off(rules, id, AG_EVENT_BY_GAME, AG_RULE(CR_102_2));  // CR 103.3
    if (card.slot != 0) ag_card_move(rules, card, AG_ZONE_GRAVEYARD, ag_owner_of(state, card), 0);
}

// ---- resolving (CR 709) ----

// CR 703.2: what the text says after "if" is judged again; a condition function is part of the
// trigger event, and was judged as that happened.
static int if_still_holds(const ag_rules *rules, const ag_link *link, const ag_power_def *power)
{
    if (link->kind != AG_LINK_TRIGGER) return 1;
    ag_context context = ag_link_context(link);
    return ag_amount_holds(rules, &power->watch.condition, &context);
}

static void begin_effect(ag_rules *rules, ag_link_id id, const ag_power_def *power, int index)
{
    const ag_link *link = ag_link_at(rules->state, id);
    if (power == NULL || !(power->functions & AG_BIT(AG_SLOT_EFFECT))) return;
    // CR 705.3: it has the text of its source, whatever becomes of the source.
    ag_frame *frame = ag_frame_begin(rules, link->printed, (uint16_t)index, AG_SLOT_EFFECT,
                                     link->card, link->controller);
    frame->link = id;
    frame->x = link->x;
    frame->paid = link->paid;
    frame->event = link->event;
    memcpy(frame->captured, link->captured, sizeof frame->captured);
}

static void tell_resolved(ag_rules *rules, ag_link_id id)
{
    const ag_link *link = ag_link_at(rules->state, id);
    if (link->kind == AG_LINK_RESOURCE || link->kind == AG_LINK_PROPOSAL) return;
    ag_event event = ag_event_of(rules, AG_EVENT_RESOLVED, link->controller, link->card);
    event.symbol = link->kind == AG_LINK_EFFECT ? link->event.symbol : 0;  // a raid's has a name
    event.card_printed = ag_shown_as(rules, link->printed, link->card, link->given);
    event.link = id;
    ag_happen(rules, &event);
}

static int attaches(const ag_rules *rules, const ag_link *link)
{
    const ag_power_def *power = ag_link_power(rules, link, NULL);
    return power != NULL && power->attaches;
}

// Where the card of a resolved link goes (CR 709.2, R201.2a). Pushes at most one action.
static void card_goes_on(ag_rules *rules, ag_link_id id)
{
    const ag_link *link = ag_link_at(rules->state, id);
    const ag_card_def *def = ag_catalog_card(rules->catalog, link->printed);
    int is_card = link->kind == AG_LINK_CARD || link->kind == AG_LINK_RESOURCE;
    if (!is_card || ag_zone(rules->state, link->card) != AG_ZONE_CHAIN) return;
    // CR 305.1: into the graveyard, which others see and may replace.
    ag_action action = { .kind = AG_ACTION_TO_GRAVEYARD,
                         .flags = AG_ACTION_SILENT,
                         .seat = link->controller,
                         .rule = AG_RULE(CR_305_1),
                         .source = link->card };
    // CR 709.2g, CR 305.2a; CR 305.2d: it is ongoing in the mode that attaches it.
    int stays = ((def->side[0].types & (AG_TYPE_ALLY | AG_TYPE_EQUIPMENT | AG_TYPE_HERO)) != 0
                 || def->ongoing)
                && (!def->attach_mode || attaches(rules, link));
    if (link->kind == AG_LINK_RESOURCE || (link->flags & AG_LINK_REST_RESOURCES)) {
        action.kind = AG_ACTION_TO_RESOURCES;
        action.flags = AG_ACTION_BY_GAME | AG_ACTION_SILENT;
        action.rule = AG_RULE_NONE;
        int down = link->kind == AG_LINK_CARD || (link->flags & AG_LINK_FACE_DOWN);  // CR 412.1b
        int tired = link->kind == AG_LINK_RESOURCE && (link->flags & AG_LINK_EXHAUSTED);
        action.flags |= (uint8_t)((down ? AG_ACTION_DOWN : 0) | (tired ? AG_ACTION_EXHAUSTED : 0));
    } else if (stays) {
        ag_ref host = { .kind = AG_REF_NONE };
        if (def->attachment == AG_ATTACH_TARGET) ag_link_targets(rules, id, 0, 1, &host, 1);
        ag_link_targets(rules, id, AG_HOST_INDEX, 1, &host, 1);  // CR 400.4: its effect named it
        // CR 400.2: where another target is still legal, but not the host, it enters play attached
        // to nothing, and processing destroys it.
        action.kind = AG_ACTION_ENTER_PLAY;
        action.flags = 0;
        action.rule = AG_RULE_NONE;
        action.host = ag_ref_as_card(host);
    }
    ag_card_id card = link->card;
    ag_action_begin(rules, &action, &card, 1);
}

static void note_what_came_along(ag_rules *rules, const ag_link *link)
{
    const ag_reply *reply = &rules->state->reply;
    ag_card_id now = reply->count == 1 ? ag_ref_as_card(reply->refs[0]) : ag_nobody;
    if (link->kind == AG_LINK_CARD && now.slot == link->card.slot  // CR 415.9b
        && ag_zone(rules->state, now) == AG_ZONE_PARTY) {
        // CR 415.9b: what the link did and made follows the card that entered play: "removed this
        // way", its memory, its delayed triggers and its modifiers.
        ag_state *state = rules->state;
        const ag_known *known = ag_known_find(state, link->card);
        if (known != NULL) {
            memcpy(ag_card_edit(state, now)->memory, known->card.memory, sizeof known->card.memory);
        }
        for (uint16_t j = 1; j < state->used.cards; j++) {
            if (ag_card_id_same(state->cards[j].held_by, link->card)) state->cards[j].held_by = now;
        }
        for (int i = 1; i < state->used.watches; i++) {
            if (ag_card_id_same(state->watches[i].source, link->card)) {
                state->watches[i].source = now;
            }
        }
        for (int i = 1; i < state->used.modifiers; i++) {
            if (ag_card_id_same(state->modifiers[i].source, link->card)) {
                state->modifiers[i].source = now;
                ag_touch(state, AG_TOUCH_MODIFIERS);
            }
        }
    }
}

enum { RESOLVE_CHECK, RESOLVE_EFFECT, RESOLVE_CARD, RESOLVE_CLOSE };

// CR 712.7: a trigger's player is asked whether to do what it says only where all of it can be
// done: to its targets that are left, or to its card where it has none.
static int can_be_done_whole(const ag_rules *rules, ag_link_id id, const ag_power_def *power)
{
    const ag_link *link = ag_link_at(rules->state, id);
    ag_task action = { .action.kind = (uint8_t)(power->watch.may_action - 1),
                       .seat = link->controller,
                       .source = link->card };
    if (power->watch.may_action == 0) return 1;
    ag_ref refs[AG_TARGET_MAX] = { ag_ref_card(link->card) };
    int count = power->target_count == 0;
    for (int i = 0; i < power->target_count; i++) {
        int index = ag_link_base(link) + i;
        count += ag_link_targets(rules, id, index, 1, refs + count, AG_TARGET_MAX - count);
    }
    int can = count > 0;
    for (int i = 0; i < count; i++) {
        can = can && refs[i].kind == AG_REF_CARD
              && ag_action_can(rules, &action, ag_ref_as_card(refs[i]));
    }
    return can;
}

static ag_progress resolve_check(ag_rules *rules, ag_task *task, const ag_link *link,
                                 const ag_power_def *power)
{
    ag_link_edit(rules->state, task->link)->flags |= AG_LINK_RESOLVING;
    int lost = ag_targets_recheck(rules, task->link);
    int rule = AG_RULE(CR_709_2a);
    if (!if_still_holds(rules, link, power)) {
        rule = lost ? rule : AG_RULE(CR_703_2);
        lost = 1;
    }
    if (lost) {  // CR 709.2a: by the game, so even an event
        interrupt(rules, task->link, 1, rule);
        return AG_AGAIN;
    }
    // An event that never had a target does nothing and becomes a resource.
    if (link->flags & AG_LINK_UNAIMED) {
        task->stage = RESOLVE_CARD;
        return AG_AGAIN;
    }
    task->stage = RESOLVE_EFFECT;
    if (link->kind == AG_LINK_TRIGGER && power->watch.may) {  // CR 708.3
        if (ag_trigger_declines(rules, link) || !can_be_done_whole(rules, task->link, power)) {
            task->stage = RESOLVE_CARD;
            return AG_AGAIN;
        }
        ag_choose_yes_begin(rules, (uint8_t)(1u << link->controller), AG_PROMPT_MAY, 0, link->card);
    } else {
        ag_reply_clear(rules);
        ag_reply_number(rules, 1);
    }
    return AG_AGAIN;
}

// One mode after the other, if several were chosen (CR 707.1c).
static ag_progress resolve_effect(ag_rules *rules, ag_task *task, const ag_power_def *power,
                                  int index)
{
    int declined = task->resolve.effects == 0 && rules->state->reply.number == 0;
    if (declined) {
        task->stage = RESOLVE_CARD;
        return AG_AGAIN;
    }
    task->resolve.effects++;
    // CR 709.2
    // CR 709.2c: of several modes, one whose targets are all illegal does nothing.
    const ag_link *link = ag_link_at(rules->state, task->link);
    ag_ref refs[AG_TARGET_MAX];
    int all = 0, legal = 0;
    for (int i = 0; power != NULL && i < power->target_count; i++) {
        int nth = ag_link_base(link) + i;
        all += ag_link_targets(rules, task->link, nth, 0, refs, AG_TARGET_MAX);
        legal += ag_link_targets(rules, task->link, nth, 1, refs, AG_TARGET_MAX);
    }
    if (!(all > 0 && legal == 0 && (link->modes & (link->modes - 1)) != 0)) {
        begin_effect(rules, task->link, power, index);
    }
    if (!ag_link_next_mode(ag_link_edit(rules->state, task->link))) task->stage = RESOLVE_CARD;
    return AG_AGAIN;
}

ag_progress ag_chain_resolve(ag_rules *rules, ag_task *task)
{
    const ag_link *link = ag_link_at(rules->state, task->link);
    int index = 0;
    if (link == NULL) return AG_DONE;  // it left the chain while it resolved
    const ag_power_def *power = ag_link_power(rules, link, &index);
    switch (task->stage) {
    case RESOLVE_CHECK: return resolve_check(rules, task, link, power);
    case RESOLVE_EFFECT: return resolve_effect(rules, task, power, index);
    case RESOLVE_CARD:
        task->stage = RESOLVE_CLOSE;
        tell_resolved(rules, task->link);
        ag_reply_clear(rules);
        card_goes_on(rules, task->link);
        return AG_AGAIN;
    default:
        note_what_came_along(rules, link);
        if (link->kind == AG_LINK_PROPOSAL && !ag_combat_begin(rules, task->link)) {
            interrupt(rules, task->link, 1, AG_RULE(CR_601_3));
            return AG_AGAIN;
        }
        if (link->kind == AG_LINK_STRIKE) ag_strike_resolve(rules, task->link);
        ag_link_close(rules, task->link);
        return AG_DONE;
    }
}
