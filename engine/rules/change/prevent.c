// What competes for a packet (CR 717.4), one thing at a time: first what raises it or changes its
// kind, chosen by the packet's controller (717.4a); then what replaces or prevents it and DEF,
// chosen by the controller of its destination (717.4b); last what divides it (717.4c), chosen by
// the same player. Each touches a packet once, so this ends.
#include "rules/change/change.h"

#include <string.h>

enum { DEF_POWER = 0xffff };  // an option's power where the option is a card's DEF

// One that competes: a ready watch, or a card with DEF.
typedef struct ag_rival {
    ag_ready ready;
    uint32_t key;  // what packets remember it by
    int by_def;    // it is the DEF of its source
    int group;     // GROUP_…
    int optional;
} ag_rival;

// Those that apply first, next and last.
enum { GROUP_RAISES, GROUP_REST, GROUP_DIVIDES };

#define RIVAL_MAX 64

static uint32_t key_of(const ag_ready *ready)
{
    // A keyword's powers are not the card's, nor one instance another, nor those that it was given.
    uint32_t nth = (uint32_t)(ready->instance + (ready->given ? AG_INSTANCES_MAX : 0));
    uint32_t apart = ready->power->keyword != 0 || ready->given ? 0x8000u | (nth & 0x7f) << 8 : 0;
    return ready->watch != 0 ? 0x80000000u | ready->watch
                             : (uint32_t)ready->source.slot << 16 | apart | ready->power_index;
}

// How an option says which power it is: those of keywords, and those that a card was given, are
// numbered after those of any card.
static uint16_t option_power(const ag_ready *ready)
{
    int of_keyword = ready->power != NULL && (ready->power->keyword != 0 || ready->given);
    return (uint16_t)(ready->power_index + (of_keyword ? AG_OPTION_KEYWORD : 0));
}

static int was_applied(const ag_packet *packet, uint32_t key)
{
    for (int i = 0; i < packet->applied_count; i++) {
        if (packet->applied[i] == key) return 1;  // CR 716.1e
    }
    return 0;
}

// CR 717.2c: heroes are shielders, and those that a modifier makes one.
static int is_shielder(const ag_rules *rules, ag_card_id card)
{
    return (ag_types(rules, card) & AG_TYPE_HERO)
           || ag_bound(rules, AG_FIELD_SHIELDER, card, card) == AG_BOUND_TO_IT;
}

// CR 304.3, 717.2c: ready equipment with DEF may be exhausted to shield its controller's hero.
static int add_def(const ag_rules *rules, const ag_packet *packet, ag_rival *out, int count)
{
    const ag_state *state = rules->state;
    const ag_card *subject = ag_card_at(state, packet->subject);
    // DEF does nothing about what is not preventable, or not a shielder's (CR 717.2c).
    if ((packet->flags & (AG_PACKET_HEAL | AG_PACKET_DECLINED | AG_PACKET_UNPREVENTABLE))
        || !is_shielder(rules, packet->subject)) {
        return count;
    }
    uint16_t slot = state->piles[ag_player_at(state, subject->controller)->party].first;
    for (; slot != 0 && count < RIVAL_MAX; slot = state->cards[slot].next) {
        ag_card_id id = ag_card_id_of(state, slot);
        int exhausted = state->cards[slot].flags & AG_CARD_EXHAUSTED;  // CR 411.1
        int ready = !exhausted && !ag_cant(rules, id, AG_CANT_EXHAUST)
                    && ag_pay_ready(rules, subject->controller, id) >= ag_toll(rules, id);
        if (ready && (ag_types(rules, id) & AG_TYPE_EQUIPMENT)
            && ag_numbers_of(rules, id)->def >= 1) {
            out[count++] = (ag_rival){ .ready = { .source = id, .power_index = DEF_POWER },
                                       .by_def = 1,
                                       .group = GROUP_REST,
                                       .optional = 1 };
        }
    }
    return count;
}

// How much a prevention takes: all, its amount, or what is left of a shield ("the next 2 damage").
static int takes(const ag_rules *rules, const ag_packet *packet, const ag_ready *ready)
{
    const ag_watch_def *def = &ready->power->watch;
    if (ready->watch != 0 && rules->state->watches[ready->watch].has_left) {
        return rules->state->watches[ready->watch].left;
    }
    if (def->prevents_all) return packet->amount;
    ag_context context = ag_ready_context(ready, packet->amount);
    int amount = ag_amount_value(rules, &def->amount, &context);
    // CR 717.6: less what the character was dealt, and what of it was prevented, this turn.
    int before = def->first ? ag_card_at(rules->state, packet->subject)->dealt_or_prevented : 0;
    return amount - before;
}

static int group_of(const ag_rules *rules, const ag_packet *packet, const ag_ready *ready)
{
    const ag_watch_def *def = &ready->power->watch;
    if (def->alters & AG_ALTER_PARTS) return GROUP_DIVIDES;  // CR 717.4c
    int kind = (def->alters & AG_ALTER_KIND) != 0;
    return kind || (def->raises && takes(rules, packet, ready) > 0) ? GROUP_RAISES : GROUP_REST;
}

// CR 701.4, CR 717.5: "once per turn" is one time, which all packets that are dealt together are.
static int is_over(const ag_rules *rules, const ag_packet *packet, const ag_ready *ready)
{
    if (!ag_watch_is_used(rules, ready)) return 0;
    for (int i = 1; i < rules->state->used.packets; i++) {
        const ag_packet *other = &rules->state->packets[i];
        if (other->stage != AG_PACKET_FREE && other->group == packet->group
            && was_applied(other, key_of(ready))) {
            return 0;
        }
    }
    return 1;
}

// Whether a modifier has anything to do with the packet as it is now.
static int competes(const ag_rules *rules, const ag_packet *packet, const ag_ready *ready)
{
    const ag_watch_def *def = &ready->power->watch;
    if (def->may && (packet->flags & AG_PACKET_DECLINED)) return 0;
    if (def->first && takes(rules, packet, ready) <= 0) return 0;
    if (is_over(rules, packet, ready)) return 0;
    return !(def->alters & AG_ALTER_SMASH) || ag_packet_smashes(rules, packet);  // CR 717.8
}

static int rivals_of(ag_rules *rules, const ag_packet *packet, ag_rival *out)
{
    ag_event event = ag_packet_event(rules, packet);
    ag_ready ready[AG_READY_MAX];
    AG_ASSERT(ag_event_uses[event.kind] == AG_USE_REPLACED);  // CR 407.2: healing is, too
    int found = ag_watch_ready(rules, AG_POWER_REPLACE, &event, ready, AG_READY_MAX);
    int count = 0;
    for (int i = 0; i < found && count < RIVAL_MAX; i++) {
        uint32_t key = key_of(&ready[i]);
        if (!was_applied(packet, key) && !ag_watch_at_work(rules->state, &ready[i])
            && ag_watch_condition(rules, &ready[i], &event) && competes(rules, packet, &ready[i])) {
            out[count++] = (ag_rival){ .ready = ready[i],
                                       .key = key,
                                       .group = group_of(rules, packet, &ready[i]),
                                       .optional = ready[i].power->watch.may };
        }
    }
    return add_def(rules, packet, out, count);
}

// The group that applies now; returns its size and moves it to the front.
static int first_group(ag_rival *rivals, int count, int *group)
{
    int kept = 0;
    *group = GROUP_DIVIDES;
    // CR 717.4, 717.4a
    for (int i = 0; i < count; i++) *group = rivals[i].group < *group ? rivals[i].group : *group;
    for (int i = 0; i < count; i++) {
        if (rivals[i].group == *group) rivals[kept++] = rivals[i];
    }
    return kept;
}

// ---- applying ----

static void lower(ag_rules *rules, ag_packet *packet, ag_card_id by, int amount)
{
    int prevented = amount < packet->amount ? amount : packet->amount;
    if (prevented > 0) {  // CR 717.2
        packet->amount -= prevented;
        packet->prevented += prevented;
        ag_card_note_dealt(rules->state, packet->subject, prevented);
        ag_event event =
            ag_event_of(rules, AG_EVENT_PREVENTED, ag_controller_of(rules->state, packet->subject),
                        packet->subject);
        event.source = by;
        event.source_printed = ag_doer_printed(rules, by);
        event.became = packet->source;
        event.amount = prevented;
        event.damage = packet->damage;
        ag_happen(rules, &event);  // CR 717.2d
    }
}

static void use_up(ag_rules *rules, const ag_ready *ready, int prevented)
{
    ag_watch_use(rules, ready->power, ready->source);
    if (ready->watch == 0) return;
    ag_watch *watch = &rules->state->watches[ready->watch];
    watch->left -= watch->has_left ? prevented : 0;  // CR 717.2a
    watch->spent = ready->power->watch.once;         // CR 717.5
    if (watch->has_left && watch->left <= 0) ag_watch_end(rules, ready->watch);
}

static void run_effect(ag_rules *rules, const ag_packet *packet, const ag_ready *ready,
                       const ag_event *event, const ag_ref *captured)
{
    if (!(ready->power->functions & AG_BIT(AG_SLOT_EFFECT))) return;
    ag_frame *frame = ag_watch_run(rules, ready);
    frame->event = *event;
    frame->x = ready->x;
    // it is still on its way
    if (ready->power->watch.tries) frame->packet = (uint16_t)(packet - rules->state->packets);
    memcpy(frame->captured, captured, 3 * sizeof captured[0]);
}

static void divide(ag_rules *rules, const ag_packet *packet, const ag_ready *ready)
{
    ag_card_id found[AG_CARD_MAX];
    ag_card_id among[AG_CARD_MAX];
    ag_context context = ag_ready_context(ready, packet->amount);
    int found_count =
        ag_filter_list(rules, &ready->power->watch.onto, &context, found, AG_CARD_MAX);
    int count = 0;
    for (int i = 0; i < found_count; i++) {
        among[count] = found[i];
        count += ag_is_character(rules, found[i]);
    }
    ag_packet_divide_begin(rules, (int)(packet - rules->state->packets), ready->controller, among,
                           count);
}

// CR 717.1: what is not changed stays as it is.
static void alter(ag_rules *rules, ag_packet *packet, const ag_ready *ready, const ag_ref *captured)
{
    const ag_watch_def *def = &ready->power->watch;
    int clears = (def->alters & AG_ALTER_NO_COMBAT ? AG_PACKET_COMBAT : 0)
                 | (def->alters & AG_ALTER_PREVENTABLE ? AG_PACKET_UNPREVENTABLE : 0);
    int sets = (def->alters & AG_ALTER_COMBAT ? AG_PACKET_COMBAT : 0)
               | (def->alters & AG_ALTER_UNPREVENTABLE ? AG_PACKET_UNPREVENTABLE : 0);
    packet->flags = (uint8_t)((packet->flags & ~clears) | sets);
    packet->damage = def->alters & AG_ALTER_TYPE ? def->becomes : packet->damage;
    if (def->alters & AG_ALTER_REDIRECT) {
        // CR 717.1: the packet goes to another character, and is otherwise as it was. CR 716.1d: it
        // is gone if that character can't have one.
        ag_card_id onto = ag_ref_as_card(captured[def->captured_subject + def->captured_source]);
        ag_context context = ag_ready_context(ready, packet->amount);
        if (!def->onto_captured && ag_filter_list(rules, &def->onto, &context, &onto, 1) == 0) {
            onto = ag_nobody;
        }
        ag_damage damage = { .controller = packet->controller,
                             .flags = packet->flags,
                             .damage = packet->damage,
                             .source = packet->source,
                             .with = packet->with };
        if (ag_packet_refuse(rules, &damage, onto) == AG_REASON_NONE) {
            packet->subject = onto;
            packet->flags &= (uint8_t)~AG_PACKET_DECLINED;
        } else {
            packet->amount = 0;
        }
    } else if (def->alters & AG_ALTER_SMASH) {
        ag_packet_smash(rules, (int)(packet - rules->state->packets));
    } else if (def->alters & AG_ALTER_DIVIDE) {  // CR 717.7
        divide(rules, packet, ready);
    }
}

static void apply_watch(ag_rules *rules, ag_packet *packet, const ag_rival *rival)
{
    const ag_ready *ready = &rival->ready;
    const ag_watch_def *def = &ready->power->watch;
    int runs = (ready->power->functions & AG_BIT(AG_SLOT_EFFECT)) != 0;
    ag_event event = ag_packet_event(rules, packet);
    ag_ref captured[3];
    if (runs && ag_watch_declines(rules, ready)) return;
    ag_watch_captured(rules, ready, captured);
    if (packet->applied_count < AG_APPLIED_MAX) {
        packet->applied[packet->applied_count++] = rival->key;  // CR 717.1: its damage types stay
    }
    int prevented = 0;
    if (def->raises) {
        packet->amount += takes(rules, packet, ready);
    } else if (def->prevents) {
        prevented = packet->amount;
        lower(rules, packet, ready->source, takes(rules, packet, ready));
        prevented -= packet->amount;
    } else if (def->alters != 0) {
        alter(rules, packet, ready, captured);
    } else if (!def->tries) {
        packet->amount = 0;  // CR 716.1: the replaced event never happens
    }
    use_up(rules, ready, prevented);
    run_effect(rules, packet, ready, &event, captured);
}

// CR 717.3: what was done first was done, even if none of the damage can be prevented.
int ag_packet_prevent(ag_rules *rules, int slot, ag_card_id by, int most)
{
    ag_packet *packet = &rules->state->packets[slot];
    int before = packet->amount;
    AG_ASSERT(packet->stage == AG_PACKET_OPEN);
    if (!(packet->flags & AG_PACKET_UNPREVENTABLE)) lower(rules, packet, by, most);
    return before - packet->amount;
}

static void apply(ag_rules *rules, ag_packet *packet, const ag_rival *rival)
{
    int before = packet->amount;
    if (rival->by_def) {
        ag_state *state = rules->state;
        int def = ag_numbers_of(rules, rival->ready.source)->def;
        ag_pay_exhaust(rules, ag_controller_of(state, rival->ready.source),
                       ag_toll(rules, rival->ready.source), rival->ready.source);
        ag_event event =
            ag_event_of(rules, AG_EVENT_EXHAUSTED, ag_controller_of(state, rival->ready.source),
                        rival->ready.source);
        event.rule = AG_RULE(CR_717_2c);
        ag_happen(rules, &event);
        ag_card_tire(ag_card_edit(state, rival->ready.source));
        ag_touch(state, AG_TOUCH_EXHAUSTED);
        lower(rules, packet, rival->ready.source, def);
    } else {
        apply_watch(rules, packet, rival);
    }
    ag_note_make(rules, (ag_note){ .kind = AG_NOTE_APPLIED,
                                   .packet = (uint16_t)(packet - rules->state->packets),
                                   .printed = rival->ready.printed,
                                   .power = rival->ready.power_index,
                                   .card = packet->subject,
                                   .source = rival->ready.source,
                                   .before = before,
                                   .after = packet->amount });
}

// ---- what packets have in common ----

enum { COMMON_MAX = 32 };  // modifiers that are looked at

// If one packet uses it up, it is not there for another: what counts down, and what a script does.
static int is_used_up(const ag_rules *rules, const ag_rival *rival)
{
    const ag_ready *ready = &rival->ready;
    if (rival->optional) return 0;  // a player who may decline it for one keeps it for the other
    int counts = ready->watch != 0 && rules->state->watches[ready->watch].has_left;
    return counts || ready->power->watch.tries;
}

// How much is left of what counts down; anything else is never enough.
static int32_t left_of(const ag_rules *rules, const ag_rival *rival)
{
    const ag_watch *watch = &rules->state->watches[rival->ready.watch];
    return watch->has_left ? watch->left : -1;
}

int ag_packets_common(ag_rules *rules, const int *slots, int count, int *out)
{
    ag_rival rivals[RIVAL_MAX];
    ag_rival common[COMMON_MAX];
    int alone = 1, used = 0, *next = out;
    uint32_t contested = 0, competing[AG_PACKET_MAX] = { 0 };  // bits: places in `common`
    int sharing[COMMON_MAX] = { 0 };
    int32_t sum[COMMON_MAX] = { 0 };
    for (int i = 0; i < count; i++) {
        const ag_packet *packet = &rules->state->packets[slots[i]];
        int found = packet->flags & AG_PACKET_PUT ? 0 : rivals_of(rules, packet, rivals);
        alone &= found < 2;
        for (int j = 0; j < found; j++) {
            int at = 0;
            while (at < used && common[at].key != rivals[j].key) at++;
            if (at < COMMON_MAX && is_used_up(rules, &rivals[j])) {
                used += at == used;
                common[at] = rivals[j];
                competing[i] |= AG_BIT(at);
                sharing[at]++;
                sum[at] += packet->amount;
            }
        }
    }
    // What is enough for all of them is contested by none, unless others change how much they are.
    for (int at = 0; at < used; at++) {
        int enough = alone && sum[at] <= left_of(rules, &common[at]);
        contested |= sharing[at] > 1 && !enough ? AG_BIT(at) : 0;
    }
    for (int i = 0; i < count; i++) {
        if (competing[i] & contested) *next++ = slots[i];
    }
    return (int)(next - out);
}

// ---- choosing ----

// Only one, or instances of one keyword of one card: nobody could tell in which order they apply.
// None of several is a card's DEF.
static int all_alike(const ag_rival *rivals, int count)
{
    for (int i = 1; i < count; i++) {
        const ag_ready *one = &rivals[i].ready;
        if (one->power->keyword == 0 || one->power != rivals[0].ready.power
            || !ag_card_id_same(one->source, rivals[0].ready.source)) {
            return 0;
        }
    }
    return 1;
}

ag_progress ag_packet_apply_next(ag_rules *rules, int slot)
{
    ag_packet *packet = &rules->state->packets[slot];
    ag_rival rivals[RIVAL_MAX];
    int group = GROUP_RAISES;
    int count = first_group(rivals, rivals_of(rules, packet, rivals), &group);
    int optional = 0;
    for (int i = 0; i < count; i++) optional += rivals[i].optional;
    if (count == 0) return AG_DONE;
    if (optional == 0 && all_alike(rivals, count)) {
        apply(rules, packet, &rivals[0]);
        return AG_AGAIN;
    }
    // CR 717.4a, 717.4b: of what raises it its controller, else that of its destination.
    ag_seat seat = group == GROUP_RAISES ? packet->controller
                                         : ag_controller_of(rules->state, packet->subject);
    // Its destination is gone: nobody leaves the game while a packet is open.
    if (!ag_player_in(rules->state, seat)) return AG_DONE;
    ag_choice_pick(rules, seat, AG_PROMPT_PREVENT, AG_RULE(CR_717_4), packet->subject);
    for (int i = 0; i < count; i++) {
        ag_option *option =
            ag_choice_add(rules, AG_MOVE_APPLY, ag_ref_card(rivals[i].ready.source));
        option->power = option_power(&rivals[i].ready);
        option->value = (int16_t)rivals[i].ready.watch;
    }
    if (optional == count) ag_choice_add(rules, AG_MOVE_NONE, (ag_ref){ 0 });
    return ag_choice_ready(rules);
}

void ag_packet_apply_picked(ag_rules *rules, int slot, const ag_option *option)
{
    ag_packet *packet = &rules->state->packets[slot];
    ag_rival rivals[RIVAL_MAX];
    int group = GROUP_RAISES;
    int count = first_group(rivals, rivals_of(rules, packet, rivals), &group);
    ag_option picked = *option;
    if (picked.kind == AG_MOVE_NONE) {
        packet->flags |= AG_PACKET_DECLINED;
        return;
    }
    for (int i = 0; i < count; i++) {
        if (ag_card_id_same(rivals[i].ready.source, ag_ref_as_card(picked.ref))
            && option_power(&rivals[i].ready) == picked.power
            && rivals[i].ready.watch == (uint16_t)picked.value) {
            apply(rules, packet, &rivals[i]);
            return;
        }
    }
    AG_ASSERT(!"what was offered competes still");
}
