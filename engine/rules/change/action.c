// Actions: can it happen, is it replaced, what looks back, then it happens to all at once.
#include "rules/change/change.h"

#include <string.h>

// How each action is announced, and where it puts the card (NOWHERE: it stays where it is).
// `comes`: a card comes to the action's player, and that is announced about them afterwards.
static const struct {
    uint8_t event;
    uint8_t zone;
    unsigned bottom : 1;
    unsigned comes : 1;
    unsigned after : 1;  // CR 703.3c: announced afterwards
    uint8_t as;          // what "as …" waits for; 0: leaving play
    ag_progress (*asks)(ag_rules *rules, ag_task *action);  // before it happens
} actions[AG_ACTION_COUNT] = {
    [AG_ACTION_DESTROY] = { .event = AG_EVENT_DESTROYED, .zone = AG_ZONE_GRAVEYARD },
    [AG_ACTION_DISCARD] = { .event = AG_EVENT_DISCARDED, .zone = AG_ZONE_GRAVEYARD },
    [AG_ACTION_TO_HAND] = { .event = AG_EVENT_MOVED, .zone = AG_ZONE_HAND, .bottom = 1 },
    [AG_ACTION_TO_DECK_TOP] = { .event = AG_EVENT_MOVED,
                                .zone = AG_ZONE_DECK,
                                .asks = ag_deck_order },
    [AG_ACTION_TO_DECK_BOTTOM] = { .event = AG_EVENT_MOVED,
                                   .zone = AG_ZONE_DECK,
                                   .bottom = 1,
                                   .asks = ag_deck_order },
    [AG_ACTION_TO_GRAVEYARD] = { .event = AG_EVENT_MOVED, .zone = AG_ZONE_GRAVEYARD },
    [AG_ACTION_REMOVE] = { .event = AG_EVENT_REMOVED, .zone = AG_ZONE_REMOVED },
    [AG_ACTION_TO_RESOURCES] = { .event = AG_EVENT_MOVED,
                                 .zone = AG_ZONE_RESOURCES,
                                 .bottom = 1,
                                 .as = AG_EVENT_PLACED,
                                 .asks = ag_stash_choose },
    [AG_ACTION_ENTER_PLAY] = { .event = AG_EVENT_ENTERED_PLAY,
                               .zone = AG_ZONE_PARTY,
                               .bottom = 1,
                               .comes = 1,
                               .after = 1,
                               .as = AG_EVENT_ENTERED_PLAY,
                               .asks = ag_hero_order },
    [AG_ACTION_EXHAUST] = { .event = AG_EVENT_EXHAUSTED },
    [AG_ACTION_READY] = { .event = AG_EVENT_READIED },
    [AG_ACTION_FLIP] = { .event = AG_EVENT_FLIPPED, .as = AG_EVENT_FLIPPED },
    [AG_ACTION_FACE_DOWN] = { .event = AG_EVENT_TURNED_DOWN },
    [AG_ACTION_REVEAL] = { .event = AG_EVENT_REVEALED },
    [AG_ACTION_DRAW] = { .event = AG_EVENT_DRAWN, .zone = AG_ZONE_HAND, .comes = 1 },
    [AG_ACTION_FACE_UP] = { .event = AG_EVENT_TURNED_UP, .after = 1 },
    [AG_ACTION_ROLL] = { .event = AG_EVENT_ROLLED, .comes = 1 },
};

uint16_t ag_action_as(const ag_task *action)
{
    return action->action.kind == AG_ACTION_ENTER_PLAY ? action->action.as_types : 0;
}

int ag_action_zone(int kind)
{
    AG_ASSERT(kind < AG_ACTION_COUNT);
    return actions[kind].zone;
}

void ag_action_begin(ag_rules *rules, const ag_action *action, const ag_card_id *cards, int count)
{
    AG_ASSERT(action->kind < AG_ACTION_COUNT);
    AG_ASSERT(count >= 0 && count <= AG_FRAME_OBJECT_MAX);
    ag_task *task = ag_task_push(rules, AG_TASK_ACTION);
    task->action.kind = action->kind;
    task->action.rule = action->rule;
    task->flags = action->flags;
    task->seat = action->seat;
    task->source = action->source;
    task->card = action->host;
    task->action.as_types = action->as_types;
    ag_task_give_cards(rules, cards, count);
}

// CR 410.6: a wave destroys for different reasons at once: each card's rule is its ref's number.
void ag_action_begin_wave(ag_rules *rules, const ag_card_id *cards, const uint16_t *reasons,
                          int count)
{
    ag_task_push(rules, AG_TASK_ACTION)->action.kind = AG_ACTION_DESTROY;
    for (int i = 0; i < count; i++) {
        ag_ref ref = ag_ref_card(cards[i]);
        ref.number = (int16_t)reasons[i];
        ag_task_give(rules, &ref, 1);
    }
}

// The action as it is for one of its cards.
static void task_for(const ag_rules *rules, const ag_task *task, int index, ag_task *one)
{
    *one = *task;
    ag_ref ref = ag_task_ref(rules, task, index);
    if (ref.kind == AG_REF_CARD && ref.seat != 0) {  // it becomes another action
        one->action.kind = (uint8_t)(ref.seat - 1);
        one->action.rule = (uint16_t)ref.number;
        one->flags &= AG_ACTION_SILENT;
    } else if (task->action.kind == AG_ACTION_ENTER_PLAY && ref.number != 0) {
        // The host chosen for it.
        one->card = ag_card_id_of(rules->state, (uint16_t)ref.number);
    } else if (ref.number != 0 && task->action.kind == AG_ACTION_DESTROY) {
        one->action.rule = (uint16_t)ref.number;
        one->flags |= one->action.rule == AG_RULE(CR_410_6a) ? AG_ACTION_FATAL : AG_ACTION_BY_GAME;
    }
}

// ---- what can't be (CR 103.2) ----

static void leave_out_what_cant_be(ag_rules *rules, ag_task *task)
{
    for (int i = 0; i < task->list_count; i++) {
        ag_ref ref = ag_task_ref(rules, task, i);
        int twice = 0;
        for (int j = 0; j < i && !twice; j++) {
            ag_card_id other = ag_task_card(rules, task, j);
            twice = ag_card_id_same(ag_ref_as_card(ref), other);
        }
        ag_task one;
        task_for(rules, task, i, &one);
        if (ref.kind != AG_REF_CARD) continue;  // a draw from an empty deck, a die
        if (twice || !ag_action_can(rules, &one, ag_ref_as_card(ref))) {
            ag_task_set_ref(rules, task, i, (ag_ref){ .kind = AG_REF_NONE });
        }
    }
}

// CR 415.9d, 415.9e: into the graveyard from play is destroyed, from hand discarded.
static int event_kind(const ag_task *task, int from)
{
    if (task->action.kind != AG_ACTION_TO_GRAVEYARD) return actions[task->action.kind].event;
    return from == AG_ZONE_HAND                                 ? AG_EVENT_DISCARDED
           : from == AG_ZONE_PARTY || from == AG_ZONE_RESOURCES ? AG_EVENT_DESTROYED
                                                                : AG_EVENT_MOVED;
}

// CR 415.9d: where a card says that it goes, destroyed in a party, for the graveyard; 0: nothing.
static int own_zone(const ag_rules *rules, const ag_task *task, ag_card_id id)
{
    const ag_state *state = rules->state;
    if (event_kind(task, AG_ZONE_PARTY) != AG_EVENT_DESTROYED) return 0;
    if (!ag_card_exists(state, id) || ag_zone(state, id) != AG_ZONE_PARTY) return 0;
    return ag_catalog_card(rules->catalog, ag_printed_of(state, id))->destroyed_to;
}

static int zone_for(const ag_rules *rules, const ag_task *task, ag_card_id id)
{
    int falls = task->action.kind == AG_ACTION_DESTROY && ag_sequence_of_fallen(rules, id) >= 0;
    int own = own_zone(rules, task, id);
    if ((task->action.kind == AG_ACTION_TO_HAND || own == AG_ZONE_HAND)
        && ag_is_automated(rules, ag_owner_of(rules->state, id))) {
        return AG_ZONE_DECK;  // it has no hand: on top of the deck
    }
    if (own != 0) return own;
    return falls ? AG_ZONE_REMOVED : actions[task->action.kind].zone;  // R302.1, R502.1a
}

// ---- what is announced ----

// Announced before it happens, yet everybody sees what is revealed, or goes where all may look.
static int is_public_after(const ag_task *task, int from)
{
    int zone = actions[task->action.kind].zone;
    int turned_up = task->action.kind == AG_ACTION_REMOVE && (task->flags & AG_ACTION_UP);
    // CR 415.7a: what lies face up there is seen already
    if (zone == AG_ZONE_REMOVED && from == AG_ZONE_RESOURCES && !turned_up) return 0;
    int seen = zone == AG_ZONE_GRAVEYARD || zone == AG_ZONE_REMOVED;
    return task->action.kind == AG_ACTION_REVEAL || (seen && !(task->flags & AG_ACTION_DOWN));
}

static ag_event event_of_action(const ag_rules *rules, const ag_task *task, ag_card_id id)
{
    const ag_state *state = rules->state;
    const ag_card *card = ag_card_at(state, id);
    ag_seat seat = actions[task->action.kind].comes ? task->seat : ag_controller_of(state, id);
    int from = card == NULL ? AG_ZONE_NOWHERE : state->piles[card->pile].zone;
    ag_event event = ag_event_by(rules, event_kind(task, from), seat, id, task->source);
    event.by = ag_controller_of(state, task->source);
    event.from = (uint8_t)from;
    event.to = (uint8_t)zone_for(rules, task, id);
    if (card != NULL && is_public_after(task, from)) {
        event.seen = UINT8_MAX;
        event.flags &= (uint8_t)~AG_EVENT_HIDDEN;
    }
    event.flags |= (task->flags & AG_ACTION_BY_GAME) ? AG_EVENT_BY_GAME : 0;
    // CR 410.6a: without health it is destroyed too, but not by fatal damage.
    int fatal = (task->flags & AG_ACTION_FATAL) && ag_health(rules, id) > 0;
    event.flags |= fatal ? AG_EVENT_FATAL : 0;
    int turns = task->action.kind == AG_ACTION_FLIP;
    event.flags |= turns && card && card->side == 0 ? AG_EVENT_TO_BACK : 0;
    event.rule = turns && ag_is_boss(rules, id) ? AG_RULE(R101_1b) : task->action.rule;
    return event;
}

ag_event ag_action_event(const ag_rules *rules, const ag_task *task, int index)
{
    ag_task one;
    task_for(rules, task, index, &one);
    ag_ref ref = ag_task_ref(rules, task, index);
    ag_event event = event_of_action(rules, &one, ag_ref_as_card(ref));
    ag_ref die = ref.kind == AG_REF_SEAT ? ref : (ag_ref){ .kind = AG_REF_NONE };
    event.amount = die.number;
    event.word = (uint8_t)die.life;
    return event;
}

int ag_action_is_replaced(const ag_rules *rules, int kind, ag_seat seat, ag_card_id source,
                          ag_card_id card)
{
    const uint64_t *replaced = rules->catalog->replaced;
    int stays = actions[kind].zone == AG_ZONE_NOWHERE;
    int named = actions[kind].event;
    // asked for every resource that could pay
    if (stays && (replaced[named / 64] & AG_LONG_BIT(named % 64)) == 0) return 0;
    ag_task task = { .action = { .kind = (uint8_t)kind, .rule = AG_RULE(CR_403_1) },
                     .seat = seat,
                     .source = source };
    ag_event event = event_of_action(rules, &task, card);
    return ag_replaced(rules, &event);
}

// ---- what happens ----

static void stay_and_change(ag_rules *rules, const ag_task *task, ag_card_id id)
{
    ag_state *state = rules->state;
    ag_card *card = ag_card_edit(state, id);
    switch (task->action.kind) {
    case AG_ACTION_EXHAUST:
        ag_card_tire(card);
        ag_touch(state, AG_TOUCH_EXHAUSTED);
        break;
    case AG_ACTION_READY:
        card->flags &= (uint16_t)~AG_CARD_EXHAUSTED;
        ag_touch(state, AG_TOUCH_EXHAUSTED);
        ag_control_stirred(rules, id, AG_LASTS_WHILE_EXHAUSTED);
        break;
    case AG_ACTION_FLIP:  // CR 301.2, R101.1b: whichever side shows; CR 301.2c: damage stays
        card->side ^= 1;
        ag_touch(state, AG_TOUCH_PLAY);
        break;
    case AG_ACTION_FACE_DOWN:
    case AG_ACTION_FACE_UP:
        ag_card_turn(state, id.slot, task->action.kind == AG_ACTION_FACE_DOWN);
        ag_touch(state, AG_TOUCH_PLAY);
        break;
    case AG_ACTION_REVEAL: ag_card_show(state, id.slot, UINT8_MAX); break;
    default: AG_ASSERT(!"a deed that stays in place");
    }
}

// CR 415.8a: resource rows are part of the play zone.
static int is_play_zone(const ag_state *state, ag_card_id id)
{
    const ag_card *card = ag_card_at(state, id);
    int zone = card == NULL ? AG_ZONE_NOWHERE : state->piles[card->pile].zone;
    return zone == AG_ZONE_PARTY || zone == AG_ZONE_RESOURCES;
}

static ag_card_id move_and_enter(ag_rules *rules, const ag_task *task, ag_card_id id)
{
    ag_state *state = rules->state;
    int zone = zone_for(rules, task, id);
    int was_in_play = is_play_zone(state, id);
    uint32_t since = state->clock;
    int32_t memory[AG_MEMORY_MAX];
    memcpy(memory, ag_card_edit(state, id)->memory, sizeof memory);
    ag_seat seat = task->seat;  // in play: whose it is; elsewhere a card is its owner's
    ag_card *own = (task->flags & AG_ACTION_OWN) ? ag_card_edit(state, id) : NULL;
    if (own != NULL && own->owner != task->seat) {  // CR 415.2; R101.3c: its own belong to a deck
        own->owner = task->seat;
        own->home = 0;
    }
    int as_hero = zone == AG_ZONE_PARTY && ag_hero_enters(task);
    if (as_hero && ag_hero_takes_over(rules, id, seat)) return ag_hero_take_over(rules, id, seat);
    int bottom = (actions[task->action.kind].bottom || own_zone(rules, task, id) != 0)
                 && (zone != AG_ZONE_DECK || task->action.kind != AG_ACTION_TO_HAND);
    ag_card_id now = ag_card_move(rules, id, zone, seat, bottom);
    if (task->action.kind == AG_ACTION_TO_DECK_TOP) {
        ag_pile_sink(state, now.slot, task->action.above);
    }
    ag_card *card = ag_card_edit(state, now);
    if (task->action.kind == AG_ACTION_REMOVE && (task->flags & AG_ACTION_UP)) {
        ag_card_turn(state, now.slot, 0);
    } else if (task->flags & AG_ACTION_EXHAUSTED) {
        card->flags |= AG_CARD_EXHAUSTED;
    }
    if (task->flags & AG_ACTION_DOWN) ag_card_turn(state, now.slot, 1);
    if (ag_action_as(task) != 0) {  // CR 300.1d
        card->as_types = ag_action_as(task);
        ag_touch(state, AG_TOUCH_PLAY);
    }
    if (task->flags & AG_ACTION_HOLD) card->held_by = task->source;
    if (task->action.since != 0) {  // "as" effects ran for it, or for one that enters with it
        since = task->action.since;
        ag_as_came_along(rules, id, now, since, memory);
    }
    if (zone == AG_ZONE_PARTY || (zone == AG_ZONE_RESOURCES && !was_in_play)) {
        ag_event event = event_of_action(rules, task, now);
        event.kind = AG_EVENT_ENTERED_PLAY;
        event.seat = seat;
        ag_entered_so(rules, &event, since);
    }
    if (as_hero) ag_hero_entered(rules, now);
    // CR 710.1c
    if (zone == AG_ZONE_PARTY && task->card.slot != 0) ag_attach(rules, now, task->card);
    return now;
}

// CR 703.4: triggers look back on what leaves or changes, so it is announced before it happens;
// what enters is announced after.
static void tell_before(ag_rules *rules, const ag_task *task)
{
    for (int i = 0; i < task->list_count; i++) {
        ag_card_id id = ag_task_card(rules, task, i);
        if (id.slot == 0) continue;
        ag_task one;
        task_for(rules, task, i, &one);
        ag_event event = event_of_action(rules, &one, id);
        if (ag_event_moves(&event)) {
            ag_event other = event;
            other.kind = (uint8_t)AG_EVENT_MOVED;
            ag_trigger_notice(rules, &other);
        }
        if (task->flags & AG_ACTION_SILENT) {
            ag_trigger_notice(rules, &event);  // it happens all the same
            continue;
        }
        if (ag_event_looks_back(event.kind)) ag_happen(rules, &event);
        if (event.from == AG_ZONE_PARTY && event.to != AG_ZONE_NOWHERE) {
            event.kind = AG_EVENT_LEFT_PLAY;
            ag_happen(rules, &event);
            ag_depart(rules, &event);
        }
    }
}

// CR 703.3a, 703.3c: what works outside play sees its card come there. Nothing is announced.
static void notice_arrivals(ag_rules *rules, const ag_task *task, const uint8_t *from)
{
    int zone = actions[task->action.kind].zone;
    for (int i = 0; i < task->list_count && zone != AG_ZONE_NOWHERE && zone != AG_ZONE_PARTY; i++) {
        ag_card_id id = ag_task_card(rules, task, i);
        if (id.slot != 0 && ag_card_exists(rules->state, id)) {
            ag_task one = *task;
            int fell = ag_zone(rules->state, id) == AG_ZONE_GRAVEYARD;
            one.action.kind =
                fell && zone != AG_ZONE_GRAVEYARD ? (uint8_t)AG_ACTION_DESTROY : one.action.kind;
            ag_event event = event_of_action(rules, &one, id);
            event.seat = ag_owner_of(rules->state, id);
            event.from = from[i];
            event.to = (uint8_t)ag_zone(rules->state, id);
            event.became = id;
            if (zone == AG_ZONE_RESOURCES && (task->flags & AG_ACTION_PLACED)) {  // CR 412.1
                ag_event placed = event;
                placed.kind = AG_EVENT_PLACED;
                placed.seat = task->seat;
                ag_trigger_notice(rules, &placed);
            }
            event.kind = (uint8_t)event_kind(&one, from[i]);
            ag_trigger_notice_come(rules, &event);
        }
    }
}

static void do_all(ag_rules *rules, ag_task *task, uint8_t *from)
{
    if (event_kind(task, AG_ZONE_PARTY) == AG_EVENT_DESTROYED) {
        ag_attach_note_with_host(rules, task);
    }
    for (int i = 0; i < task->list_count; i++) {
        ag_card_id id = ag_task_card(rules, task, i);
        if (task->action.kind == AG_ACTION_ROLL) ag_roll_happens(rules, task);
        if (task->action.kind == AG_ACTION_DRAW
            && ag_task_ref(rules, task, i).kind != AG_REF_NONE) {
            ag_draw_happens(rules, task, i);
            continue;
        }
        if (id.slot == 0) continue;
        if (actions[task->action.kind].zone == AG_ZONE_NOWHERE) {
            stay_and_change(rules, task, id);
            continue;
        }
        ag_task one;
        task_for(rules, task, i, &one);
        from[i] = (uint8_t)ag_zone(rules->state, id);
        if (event_kind(&one, from[i]) == AG_EVENT_DESTROYED) ag_hero_falls(rules, id);
        int sequence = one.action.kind == AG_ACTION_DESTROY ? ag_sequence_of_fallen(rules, id) : -1;
        ag_seat seat = ag_controller_of(rules->state, id);
        int answered = ag_task_ref(rules, task, i).number;
        ag_card_id now = move_and_enter(rules, &one, id);
        if (sequence >= 0) ag_sequence_open(rules, sequence, seat, now);
        // CR 415.9b: triggers on the move of the card may find it only where this move put it.
        ag_state *state = rules->state;
        for (int j = 1; j < state->used.waiting; j++) {
            ag_event *event = &state->waiting[j].event;
            if (ag_card_id_same(event->card, id) && event->to == ag_zone(state, now)) {
                event->became = now;
            }
        }
        ag_task_set_ref(rules, task, i, ag_ref_card(now));
        ag_stash_entered(rules, task, answered, now);
    }
}

// CR 703.3c: what a card says on the side it is turned to works already, and sees the turning.
static void notice_turned(ag_rules *rules, const ag_task *task)
{
    for (int i = 0; i < task->list_count && task->action.kind == AG_ACTION_FLIP; i++) {
        ag_card_id id = ag_task_card(rules, task, i);
        if (id.slot == 0) continue;
        ag_event event = event_of_action(rules, task, id);
        event.flags ^= AG_EVENT_TO_BACK;  // it shows that side by then
        ag_trigger_notice_turned(rules, &event);
    }
}

// CR 703.3c: what enters together sees each other enter.
static void tell_after(ag_rules *rules, const ag_task *task)
{
    notice_turned(rules, task);
    for (int i = 0; i < task->list_count; i++) {
        ag_card_id id = ag_task_card(rules, task, i);
        int after = actions[task->action.kind].after;  // CR 710.1
        if (id.slot != 0 && after && ag_card_exists(rules->state, id)) {
            ag_event event = event_of_action(rules, task, id);
            event.from = AG_ZONE_NOWHERE;
            ag_happen(rules, &event);
        }
    }
}

static void answer(ag_rules *rules, const ag_task *task)
{
    ag_reply_clear(rules);
    for (int i = 0; i < task->list_count; i++) {
        ag_ref ref = ag_task_ref(rules, task, i);
        if (ref.kind == AG_REF_CARD) ag_reply_add(rules, ref);  // CR 709.2f
        if (task->action.kind == AG_ACTION_ROLL) ag_reply_number(rules, ref.number);
    }
}

// CR 704.1b, 710.1a: first what is done as it happens to the cards.
static int begin_as(ag_rules *rules, ag_task *task)
{
    int begun = 0;
    int comes =
        task->action.kind == AG_ACTION_ENTER_PLAY || task->action.kind == AG_ACTION_TO_RESOURCES;
    for (int i = task->list_count - 1; i >= 0; i--) {
        ag_card_id id = ag_task_card(rules, task, i);
        if (id.slot != 0) {
            ag_task one;
            task_for(rules, task, i, &one);
            ag_event event = event_of_action(rules, &one, id);
            int leaves = event.from == AG_ZONE_PARTY && event.to != AG_ZONE_NOWHERE;
            int as = actions[task->action.kind].as;
            as = as == 0 && leaves ? AG_EVENT_LEFT_PLAY : as;
            event.seat = comes ? task->seat : event.seat;
            event.kind = (uint8_t)as;
            begun |= as != 0 && ag_as_begin(rules, &event);
        }
    }
    task->action.since = begun && comes ? rules->state->clock : 0;
    return begun;
}

enum { ACTION_REVEAL, ACTION_CHECK, ACTION_REPLACE, ACTION_AS, ACTION_DONE, ACTION_EACH };

// CR 415.9e: several cards are discarded one at a time.
static ag_progress discard_each(ag_rules *rules, ag_task *task)
{
    const ag_reply *reply = &rules->state->reply;
    if (task->stage == ACTION_EACH && task->action.next > 0) {
        ag_ref done = reply->count == 1 ? reply->refs[0] : (ag_ref){ .kind = AG_REF_NONE };
        ag_task_set_ref(rules, task, task->action.next - 1, done);
    }
    task->stage = ACTION_EACH;
    if (task->action.next >= task->list_count) {
        answer(rules, task);
        return AG_DONE;
    }
    ag_card_id card = ag_task_card(rules, task, task->action.next++);
    ag_action action = { .kind = AG_ACTION_DISCARD,
                         .flags = task->flags,
                         .seat = task->seat,
                         .rule = task->action.rule,
                         .source = task->source };
    ag_action_begin(rules, &action, &card, 1);
    return AG_AGAIN;
}

// CR 415.9e: to discard a card is to reveal it from hand first.
static void reveal_first(ag_rules *rules, const ag_task *task)
{
    ag_card_id card = ag_task_card(rules, task, 0);
    ag_action action = { .kind = AG_ACTION_REVEAL,
                         .flags = AG_ACTION_SILENT,
                         .seat = task->seat,
                         .source = task->source };
    ag_action_begin(rules, &action, &card, ag_zone(rules->state, card) == AG_ZONE_HAND);
}

ag_progress ag_action_run(ag_rules *rules, ag_task *task)
{
    int discards = task->action.kind == AG_ACTION_DISCARD;  // CR 415.9e
    if (discards && task->list_count > 1) return discard_each(rules, task);
    if (task->stage == ACTION_REVEAL) {
        task->stage = ACTION_CHECK;
        if (discards && task->list_count == 1) {
            reveal_first(rules, task);
            return AG_AGAIN;
        }
    }
    if (task->stage == ACTION_CHECK) {
        ag_progress progress = ag_attach_choose(rules, task);
        progress = progress == AG_DONE ? ag_toll_settle(rules, task) : progress;
        if (progress != AG_DONE) return progress;
        leave_out_what_cant_be(rules, task);
        if (ag_action_note_becomes(rules, task)) leave_out_what_cant_be(rules, task);
        task->stage = ACTION_REPLACE;
    }
    if (task->stage == ACTION_REPLACE) {
        ag_progress progress = ag_replace_run(rules, task);
        if (progress != AG_DONE) return progress;
        if (actions[task->action.kind].asks != NULL) {
            progress = actions[task->action.kind].asks(rules, task);
        }
        progress = progress == AG_DONE ? ag_timestamp_order(rules, task) : progress;
        if (progress != AG_DONE) return progress;
        task->stage = ACTION_AS;
        if (begin_as(rules, task)) return AG_AGAIN;
    }
    if (task->stage == ACTION_AS) {
        leave_out_what_cant_be(rules, task);  // a replacement may have changed what can be
        ag_moment_begin(rules);
        tell_before(rules, task);  // CR 703.4
        ag_deck_order_apply(rules, task);
        uint8_t from[AG_FRAME_OBJECT_MAX] = { 0 };
        AG_ASSERT(task->list_count <= AG_FRAME_OBJECT_MAX);
        do_all(rules, task, from);
        tell_after(rules, task);
        notice_arrivals(rules, task, from);
        ag_moment_end(rules);
        task->stage = ACTION_DONE;
        int moved = actions[task->action.kind].zone != AG_ZONE_NOWHERE;
        if ((moved && ag_attach_let_go(rules)) || ag_warp_of_action(rules, task)) return AG_AGAIN;
    }
    answer(rules, task);
    return AG_DONE;
}
