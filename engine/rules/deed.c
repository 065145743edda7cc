// Deeds: can it happen, is it replaced, who looks back, then it happens to all at once.
#include "rules/deed.h"

#include <string.h>

#include "rules/agenda.h"
#include "rules/choice.h"
#include "rules/derive.h"
#include "rules/event.h"
#include "rules/frame.h"
#include "rules/known.h"
#include "rules/move.h"
#include "rules/trigger.h"
#include "rules/unique.h"
#include "rules/watch.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

// What each deed is told as, and where it puts the card (NOWHERE: it stays where it is).
static const struct {
    uint8_t event;
    uint8_t zone;
    uint8_t bottom;
} deeds[AG_DEED_COUNT] = {
    [AG_DEED_DESTROY] = { AG_EVENT_DESTROYED, AG_ZONE_GRAVEYARD, 0 },
    [AG_DEED_DISCARD] = { AG_EVENT_DISCARDED, AG_ZONE_GRAVEYARD, 0 },
    [AG_DEED_TO_HAND] = { AG_EVENT_MOVED, AG_ZONE_HAND, 1 },
    [AG_DEED_TO_DECK_TOP] = { AG_EVENT_MOVED, AG_ZONE_DECK, 0 },
    [AG_DEED_TO_DECK_BOTTOM] = { AG_EVENT_MOVED, AG_ZONE_DECK, 1 },
    [AG_DEED_TO_GRAVEYARD] = { AG_EVENT_MOVED, AG_ZONE_GRAVEYARD, 0 },
    [AG_DEED_REMOVE] = { AG_EVENT_REMOVED, AG_ZONE_REMOVED, 0 },
    [AG_DEED_TO_RESOURCES] = { AG_EVENT_MOVED, AG_ZONE_RESOURCES, 1 },
    [AG_DEED_ENTER_PLAY] = { AG_EVENT_ENTERED_PLAY, AG_ZONE_PARTY, 1 },
    [AG_DEED_EXHAUST] = { AG_EVENT_EXHAUSTED, AG_ZONE_NOWHERE, 0 },
    [AG_DEED_READY] = { AG_EVENT_READIED, AG_ZONE_NOWHERE, 0 },
    [AG_DEED_FLIP] = { AG_EVENT_FLIPPED, AG_ZONE_NOWHERE, 0 },
    [AG_DEED_FACE_DOWN] = { AG_EVENT_TURNED_DOWN, AG_ZONE_NOWHERE, 0 },
    [AG_DEED_REVEAL] = { AG_EVENT_REVEALED, AG_ZONE_NOWHERE, 0 },
};

void ag_deed_begin(ag_rules *rules, const ag_deed *deed, const ag_card_id *cards, int count)
{
    AG_ASSERT(deed->kind < AG_DEED_COUNT);
    AG_ASSERT(count >= 0 && count <= AG_FRAME_OBJECT_MAX);
    ag_task *task = ag_task_push(rules, AG_TASK_DEED);
    task->a = deed->kind;
    task->b = deed->rule;
    task->flags = deed->flags;
    task->seat = deed->seat;
    task->source = deed->source;
    task->card = deed->host;
    for (int i = 0; i < count; i++) {
        ag_ref ref = ag_ref_card(cards[i]);
        ag_task_give(rules, &ref, 1);
    }
}

// ---- what can't be (CR 103.2) ----

// R101.3b, R101.3c: opposing modifiers neither add to nor take from the Boss player's resource row,
// and take nothing from his decks and graveyards.
static int boss_zones_forbid(const ag_rules *rules, const ag_task *task, const ag_card *card)
{
    const ag_state *state = rules->state;
    ag_seat boss = ag_boss_seat(state);
    ag_seat doer = ag_controller_of(state, task->source);
    if ((task->flags & AG_DEED_BY_GAME) || boss == 0 || !ag_opposed(state, doer, boss)) {
        return 0;
    }
    int to = deeds[task->a].zone;
    const ag_pile *pile = &state->piles[card->pile];
    if (to == AG_ZONE_RESOURCES && task->seat == boss) {
        return 1;
    }
    if (to == AG_ZONE_NOWHERE || pile->seat != boss) {
        return 0;
    }
    return pile->zone == AG_ZONE_RESOURCES || pile->zone == AG_ZONE_DECK
           || pile->zone == AG_ZONE_GRAVEYARD;
}

static int can_be_destroyed(const ag_rules *rules, const ag_task *task, ag_card_id id)
{
    if (!ag_in_play(rules->state, id)) {
        return 0;
    }
    // R101.3a: a Boss can be destroyed only by fatal damage.
    if (ag_is_boss(rules, id) && !(task->flags & AG_DEED_FATAL)) {
        return 0;
    }
    return (task->flags & AG_DEED_BY_GAME) || !ag_cant(rules, id, AG_CANT_BE_DESTROYED);
}

static int can_flip(const ag_rules *rules, const ag_task *task, ag_card_id id)
{
    const ag_state *state = rules->state;
    if (ag_zone(state, id) != AG_ZONE_PARTY
        || ag_card_def_of(state, rules->catalog, id)->side_count < 2) {
        return 0;
    }
    // R101.3a: opposing modifiers can't turn a Boss over, unless that Boss is their source.
    return !ag_is_boss(rules, id) || ag_card_id_same(task->source, id)
           || !ag_opposed(state, ag_controller_of(state, task->source),
                          ag_controller_of(state, id));
}

// CR 415.8d, 306.1: what resolves into the graveyard, and what is placed as a resource, does not.
static int belongs_in_a_party(const ag_card_def *def)
{
    uint32_t types = def->side[0].types;
    int passes = (types & AG_TYPE_ABILITY) && !def->ongoing && !(types & AG_TYPE_ALLY);
    return !passes && !(types & (AG_TYPE_QUEST | AG_TYPE_LOCATION | AG_TYPE_EVENT));
}

static int can_move(const ag_rules *rules, const ag_task *task, ag_card_id id)
{
    int to = deeds[task->a].zone;
    if (to == AG_ZONE_NOWHERE) {
        return 1;
    }
    if (task->a == AG_DEED_TO_GRAVEYARD && ag_in_play(rules->state, id)) {
        return can_be_destroyed(rules, task, id);  // CR 415.9d
    }
    // A Boss leaves play by destruction or a swap alone.
    if (ag_is_boss(rules, id) && !(task->flags & AG_DEED_BY_GAME)) {
        return 0;
    }
    return to == AG_ZONE_DECK || to != ag_zone(rules->state, id);
}

// CR 102.2: what was removed with its owner never comes back. CR 404.2c: nor does a token that has
// left play.
static int is_gone_for_good(const ag_state *state, const ag_card *card)
{
    int zone = state->piles[card->pile].zone;
    int in_play = zone == AG_ZONE_PARTY || zone == AG_ZONE_RESOURCES;
    int left = (card->flags & AG_CARD_TOKEN) && !in_play && zone != AG_ZONE_ASIDE;
    return left || !ag_player_in(state, card->owner);
}

static int can_happen(const ag_rules *rules, const ag_task *task, ag_card_id id)
{
    const ag_state *state = rules->state;
    const ag_card *card = ag_card_at(state, id);
    if (card == NULL || is_gone_for_good(state, card) || boss_zones_forbid(rules, task, card)) {
        return 0;
    }
    int exhausted = (card->flags & AG_CARD_EXHAUSTED) != 0;
    switch (task->a) {
    case AG_DEED_DESTROY: return can_be_destroyed(rules, task, id);
    case AG_DEED_DISCARD: return ag_zone(state, id) == AG_ZONE_HAND;
    case AG_DEED_EXHAUST:  // CR 411.1
        return ag_in_play(state, id) && !exhausted;
    case AG_DEED_READY:
        return ag_in_play(state, id) && exhausted && !ag_cant(rules, id, AG_CANT_READY);
    case AG_DEED_FLIP: return can_flip(rules, task, id);
    case AG_DEED_FACE_DOWN:
        return ag_zone(state, id) == AG_ZONE_RESOURCES && !(card->flags & AG_CARD_FACE_DOWN);
    case AG_DEED_ENTER_PLAY:
        return ag_zone(state, id) != AG_ZONE_PARTY && ag_player_in(state, task->seat)
               && belongs_in_a_party(ag_catalog_card(rules->catalog, card->printed));
    default: return can_move(rules, task, id);
    }
}

static void leave_out_what_cant_be(ag_rules *rules, ag_task *task)
{
    for (int i = 0; i < task->list_count; i++) {
        ag_ref ref = ag_task_ref(rules, task, i);
        int twice = 0;
        for (int j = 0; j < i && !twice; j++) {
            twice = ag_ref_same(ref, ag_task_ref(rules, task, j));
        }
        if (twice || !can_happen(rules, task, ag_ref_as_card(ref))) {
            ag_task_set_ref(rules, task, i, (ag_ref){ .kind = AG_REF_NONE });
        }
    }
}

// ---- what is told ----

// It is told before it happens, and yet everybody sees what is revealed, or goes where all may
// look.
static int is_public_after(const ag_task *task, const ag_card *card, int from)
{
    int zone = deeds[task->a].zone;
    if (zone == AG_ZONE_REMOVED && from == AG_ZONE_RESOURCES && ag_card_is_blank(card)) {
        return 0;  // CR 415.7a
    }
    int seen = zone == AG_ZONE_GRAVEYARD || zone == AG_ZONE_PARTY || zone == AG_ZONE_REMOVED;
    return task->a == AG_DEED_REVEAL || (seen && !(task->flags & AG_DEED_DOWN));
}

// CR 415.9d, 415.9e: into the graveyard from play is destroyed, from hand discarded.
static int event_kind(const ag_task *task, int from)
{
    if (task->a != AG_DEED_TO_GRAVEYARD) {
        return deeds[task->a].event;
    }
    return from == AG_ZONE_HAND                                 ? AG_EVENT_DISCARDED
           : from == AG_ZONE_PARTY || from == AG_ZONE_RESOURCES ? AG_EVENT_DESTROYED
                                                                : AG_EVENT_MOVED;
}

static ag_event event_of_deed(const ag_rules *rules, const ag_task *task, ag_card_id id)
{
    const ag_state *state = rules->state;
    const ag_card *card = ag_card_at(state, id);
    ag_seat seat = task->a == AG_DEED_ENTER_PLAY ? task->seat : ag_controller_of(state, id);
    int from = card == NULL ? AG_ZONE_NOWHERE : state->piles[card->pile].zone;
    ag_event event = ag_event_of(rules, event_kind(task, from), seat, id);
    event.source = task->source;
    event.source_printed = ag_printed_of(state, task->source);
    event.by = ag_controller_of(state, task->source);
    event.from = (uint8_t)from;
    event.to = deeds[task->a].zone;
    if (card != NULL && is_public_after(task, card, from)) {
        event.seen = UINT8_MAX;
        event.flags &= (uint8_t)~AG_EVENT_HIDDEN;
    }
    event.flags |= (task->flags & AG_DEED_BY_GAME) ? AG_EVENT_BY_GAME : 0;
    // CR 410.6a: without health it is destroyed too, but not by fatal damage.
    int fatal = (task->flags & AG_DEED_FATAL) && ag_health(rules, id) > 0;
    event.flags |= fatal ? AG_EVENT_FATAL : 0;
    int turns_boss = task->a == AG_DEED_FLIP && ag_is_boss(rules, id);
    event.rule = turns_boss ? AG_RULE(R101_1b) : task->b;
    return event;
}

// ---- what is replaced (CR 716) ----

static int replacements_of(ag_rules *rules, const ag_task *task, ag_card_id id, ag_ready *out)
{
    if (task->flags & AG_DEED_BY_GAME) {
        return 0;  // CR 103.3
    }
    ag_event event = event_of_deed(rules, task, id);
    ag_ready all[AG_READY_MAX];
    AG_ASSERT(ag_event_uses[event.kind] == AG_USE_REPLACED);
    int found = ag_watch_ready(rules, AG_POWER_REPLACE, &event, all, AG_READY_MAX);
    int count = 0;
    for (int i = 0; i < found; i++) {
        if (!ag_watch_at_work(rules->state, &all[i])
            && ag_watch_condition(rules, &all[i], &event)) {
            out[count++] = all[i];
        }
    }
    return count;
}

// 0: it can't, for its script fails; what it would have replaced is looked at again.
static int replace_with(ag_rules *rules, ag_task *task, int index, const ag_ready *ready)
{
    ag_card_id id = ag_ref_as_card(ag_task_ref(rules, task, index));
    if (ag_frame_declines(rules, ready->printed, ready->power_index, ready->source,
                          ready->controller)) {
        return 0;
    }
    ag_event event = event_of_deed(rules, task, id);
    ag_task_set_ref(rules, task, index, (ag_ref){ .kind = AG_REF_NONE });
    ag_frame *frame = ag_frame_begin(rules, ready->printed, ready->power_index, AG_SLOT_EFFECT,
                                     ready->source, ready->controller);
    frame->event = event;
    frame->x = ready->x;
    ag_watch_captured(rules, ready, frame->captured);
    if (ready->watch != 0 && ready->power->watch.once) {
        ag_watch_end(rules, ready->watch);
    }
    return 1;
}

// CR 716.1: the player affected chooses among replacements that compete; optional ones may be
// declined.
static ag_progress ask_replacement(ag_rules *rules, ag_card_id id, const ag_ready *ready, int count,
                                   int may_decline)
{
    ag_seat seat = ag_controller_of(rules->state, id);
    ag_choice_open(rules, AG_CHOICE_PICK, (uint8_t)(1u << seat), AG_PROMPT_REPLACE,
                   AG_RULE(CR_716_1), id);
    for (int i = 0; i < count; i++) {
        ag_option *option = ag_choice_add(rules, AG_OPTION_APPLY, ag_ref_card(ready[i].source));
        option->power = ready[i].power_index;
        option->value = (int16_t)i;
    }
    if (may_decline) {
        ag_choice_add(rules, AG_OPTION_NONE, (ag_ref){ 0 });
    }
    return ag_choice_ready(rules);
}

static ag_progress replace_one(ag_rules *rules, ag_task *task)
{
    ag_card_id id = ag_ref_as_card(ag_task_ref(rules, task, task->number));
    ag_ready ready[AG_READY_MAX];
    ag_picks picks;
    int count = id.slot == 0 ? 0 : replacements_of(rules, task, id, ready);
    if (ag_choice_take(rules, &picks)) {
        const ag_option *option = &rules->state->options[picks.picks[0]];
        int applies = option->kind == AG_OPTION_APPLY && option->value < count;
        if (!applies || replace_with(rules, task, task->number, &ready[option->value])) {
            task->number++;
        }
        return AG_AGAIN;
    }
    int optional = 0;
    for (int i = 0; i < count; i++) {
        optional += ready[i].power->watch.may;
    }
    if (count == 1 && optional == 0) {
        task->number += replace_with(rules, task, task->number, &ready[0]);
        return AG_AGAIN;
    }
    if (count > 0) {
        return ask_replacement(rules, id, ready, count, optional == count);
    }
    task->number++;
    return AG_AGAIN;
}

// ---- what happens ----

static void stay_and_change(ag_rules *rules, const ag_task *task, ag_card_id id)
{
    ag_state *state = rules->state;
    ag_card *card = ag_card_edit(state, id);
    switch (task->a) {
    case AG_DEED_EXHAUST:
        card->flags |= AG_CARD_EXHAUSTED;
        ag_touch(state, AG_TOUCH_EXHAUSTED);
        break;
    case AG_DEED_READY:
        card->flags &= (uint8_t)~AG_CARD_EXHAUSTED;
        ag_touch(state, AG_TOUCH_EXHAUSTED);
        break;
    case AG_DEED_FLIP:  // R101.1b: whichever side shows; CR 301: readiness stays
        card->side ^= 1;
        ag_touch(state, AG_TOUCH_PLAY);
        break;
    case AG_DEED_FACE_DOWN:
        card->flags |= AG_CARD_FACE_DOWN;
        ag_touch(state, AG_TOUCH_PLAY);
        break;
    case AG_DEED_REVEAL: card->seen = 0xff; break;
    default: AG_ASSERT(!"a deed that stays in place");
    }
}

static ag_card_id move_and_enter(ag_rules *rules, const ag_task *task, ag_card_id id)
{
    ag_state *state = rules->state;
    int zone = deeds[task->a].zone;
    int own_row = zone == AG_ZONE_PARTY || zone == AG_ZONE_RESOURCES;
    ag_seat seat = own_row ? task->seat : ag_owner_of(state, id);
    ag_card_id now = ag_card_move(rules, id, zone, seat, deeds[task->a].bottom);
    ag_card *card = ag_card_edit(state, now);
    if (task->flags & AG_DEED_EXHAUSTED) {
        card->flags |= AG_CARD_EXHAUSTED;
    }
    if (task->flags & AG_DEED_DOWN) {
        card->flags |= AG_CARD_FACE_DOWN;
    }
    if (task->flags & AG_DEED_HOLD) {
        card->held_by = task->source;
    }
    if (zone == AG_ZONE_PARTY && task->card.slot != 0) {
        ag_attach(rules, now, task->card);
    }
    return now;
}

// CR 415.9b: triggers that watched the card move may find it where this move put it, and nowhere
// else.
static void remember_what_it_became(ag_rules *rules, const ag_task *task, ag_card_id before,
                                    ag_card_id after)
{
    ag_state *state = rules->state;
    for (int i = 1; i < state->used.waiting; i++) {
        ag_event *event = &state->waiting[i].event;
        if (ag_card_id_same(event->card, before) && event->to == deeds[task->a].zone) {
            event->became = after;
        }
    }
}

// CR 703.4: what leaves or changes is looked back on, so it is told before it happens; what enters
// is told after.
static void tell_before(ag_rules *rules, const ag_task *task)
{
    for (int i = 0; i < task->list_count; i++) {
        ag_card_id id = ag_ref_as_card(ag_task_ref(rules, task, i));
        if (id.slot == 0) {
            continue;
        }
        ag_event event = event_of_deed(rules, task, id);
        if (task->flags & AG_DEED_SILENT) {
            ag_trigger_notice(rules, &event);  // it happens all the same
            continue;
        }
        if (task->a != AG_DEED_ENTER_PLAY) {
            ag_happen(rules, &event);
        }
        if (event.from == AG_ZONE_PARTY && event.to != AG_ZONE_NOWHERE) {
            event.kind = AG_EVENT_LEFT_PLAY;
            ag_happen(rules, &event);
        }
    }
}

static void do_all(ag_rules *rules, ag_task *task)
{
    for (int i = 0; i < task->list_count; i++) {
        ag_card_id id = ag_ref_as_card(ag_task_ref(rules, task, i));
        if (id.slot == 0) {
            continue;
        }
        if (deeds[task->a].zone == AG_ZONE_NOWHERE) {
            stay_and_change(rules, task, id);
            continue;
        }
        ag_card_id now = move_and_enter(rules, task, id);
        remember_what_it_became(rules, task, id, now);
        ag_task_set_ref(rules, task, i, ag_ref_card(now));
    }
}

static void tell_after(ag_rules *rules, const ag_task *task)
{
    for (int i = 0; i < task->list_count; i++) {
        ag_card_id id = ag_ref_as_card(ag_task_ref(rules, task, i));
        if (id.slot != 0 && task->a == AG_DEED_ENTER_PLAY && ag_card_exists(rules->state, id)) {
            ag_event event = event_of_deed(rules, task, id);
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
        if (ref.kind == AG_REF_CARD) {
            ag_reply_add(rules, ref);
        }
    }
}

// CR 400.5: as a host becomes a different card, what is attached to it is destroyed by the game.
// 1 where something was.
static int let_go_of_attachments(ag_rules *rules, const ag_task *task)
{
    const ag_state *state = rules->state;
    ag_card_id loose[AG_CARD_MAX];
    int count = 0;
    for (int seat = 1; seat <= state->seat_count && deeds[task->a].zone != AG_ZONE_NOWHERE;
         seat++) {
        uint16_t slot = state->piles[ag_player_at(state, (ag_seat)seat)->party].first;
        for (; slot != 0; slot = state->cards[slot].next) {
            ag_card_id host = state->cards[slot].host;
            if (host.slot != 0 && !ag_card_exists(state, host)) {
                loose[count++] = ag_card_id_of(state, slot);
            }
        }
    }
    if (count > 0) {
        ag_deed deed = { .kind = AG_DEED_DESTROY,
                         .flags = AG_DEED_BY_GAME,
                         .rule = AG_RULE(CR_400_5) };
        ag_deed_begin(rules, &deed, loose, count);
    }
    return count > 0;
}

enum { DEED_CHECK, DEED_REPLACE, DEED_DONE };

ag_progress ag_deed_run(ag_rules *rules, ag_task *task)
{
    if (task->stage == DEED_CHECK) {
        leave_out_what_cant_be(rules, task);
        task->stage = DEED_REPLACE;
    }
    if (task->stage == DEED_REPLACE) {
        if (task->number < task->list_count) {
            return replace_one(rules, task);
        }
        leave_out_what_cant_be(rules, task);  // a replacement may have changed what can be
        tell_before(rules, task);
        do_all(rules, task);
        tell_after(rules, task);
        task->stage = DEED_DONE;
        int violated = task->a == AG_DEED_ENTER_PLAY && ag_unique_begin(rules);
        if (let_go_of_attachments(rules, task) || violated) {
            return AG_AGAIN;
        }
    }
    answer(rules, task);
    return AG_DONE;
}
