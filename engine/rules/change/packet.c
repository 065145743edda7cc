// Packets: opened, settled one by one in the order of CR 802.2 and CR 717.4, then dealt together.
#include "rules/change/change.h"

#include <string.h>

// ---- opening ----

// CR 408.2b: no packet for what is not a character, can't be dealt damage, or has nothing to heal.
ag_reason ag_packet_refuse(const ag_rules *rules, const ag_damage *damage, ag_card_id subject)
{
    if (!ag_is_character(rules, subject)) return AG_REFUSE(CR_408_2b, NOT_A_CHARACTER);
    if (ag_parted(rules, damage->source, subject)) return AG_REFUSE(CR_103_2, SET_APART);
    if (damage->flags & AG_PACKET_HEAL) {
        int heals = ag_card_at(rules->state, subject)->damage > 0;
        if (!heals) return AG_REFUSE(CR_407_3, NOTHING_TO_HEAL);
        return ag_cant(rules, subject, AG_CANT_BE_HEALED) ? AG_REFUSE(CR_103_2, CANT_BE_HEALED)
                                                          : AG_REASON_NONE;
    }
    // Why it can't be damaged in any way (R101.3d, CR 103.2), or not be dealt this damage (CR
    // 405.5): what is put is not dealt (CR 405.3). AG_REASON_NONE: it can.
    if (ag_has_keyword(rules, subject, AG_KEYWORD_IMMUNE)) {
        return AG_REFUSE(R101_3d, CANT_BE_DAMAGED);
    }
    if (ag_cant(rules, subject, AG_CANT_BE_DAMAGED)) return AG_REFUSE(CR_103_2, CANT_BE_DAMAGED);
    int put = (damage->flags & AG_PACKET_PUT) != 0;
    if (put) return AG_REASON_NONE;
    if (ag_numbers_of(rules, subject)->barred & damage->damage) {
        return AG_REFUSE(CR_405_5, DAMAGE_TYPE_BARRED);
    }
    return ag_cant(rules, subject, AG_CANT_BE_DEALT) ? AG_REFUSE(CR_405_5, CANT_BE_DEALT)
                                                     : AG_REASON_NONE;
}

ag_reason ag_packet_refuse_put(const ag_rules *rules, ag_card_id source, ag_card_id subject)
{
    ag_damage damage = { .flags = AG_PACKET_PUT, .source = source };
    return ag_packet_refuse(rules, &damage, subject);
}

// What becomes of a packet, for those who ask what changed it; `before` is what was left of it.
static void note_packet(const ag_rules *rules, uint8_t kind, int slot, int before)
{
    const ag_packet *packet = &rules->state->packets[slot];
    ag_note_make(rules, (ag_note){ .kind = kind,
                                   .packet = (uint16_t)slot,
                                   .card = packet->subject,
                                   .source = packet->source,
                                   .before = before,
                                   .after = packet->amount });
}

int ag_packet_open(ag_rules *rules, const ag_damage *damage, ag_card_id subject, int amount)
{
    ag_state *state = rules->state;
    // CR 104.1, CR 408.2a: 0 is a number too, but not a packet.
    ag_reason reason =
        amount <= 0 ? AG_REFUSE(CR_408_2a, NO_DAMAGE) : ag_packet_refuse(rules, damage, subject);
    if (reason != AG_REASON_NONE) {
        ag_note_make(rules, (ag_note){ .kind = AG_NOTE_NO_PACKET,
                                       .card = subject,
                                       .source = damage->source,
                                       .before = damage->flags,
                                       .reason = reason });
        return 0;
    }
    int slot = 1;
    while (slot < state->used.packets && state->packets[slot].stage != AG_PACKET_FREE) slot++;
    if (slot == AG_PACKET_MAX) {
        ag_limit_tell(rules, 0, subject, AG_RULE(CR_408_1));
        return 0;
    }
    state->packets[slot] = (ag_packet){ .stage = AG_PACKET_OPEN,
                                        .flags = damage->flags,
                                        .controller = damage->controller,
                                        .subject = subject,
                                        .source = damage->source,
                                        .with = damage->with,
                                        .amount = amount > AG_NUMBER_MAX ? AG_NUMBER_MAX : amount,
                                        .damage = damage->damage };
    if (slot == state->used.packets) state->used.packets++;
    note_packet(rules, AG_NOTE_PACKET, slot, amount);
    return slot;
}

void ag_packet_split(ag_rules *rules, int from, ag_card_id subject, int amount)
{
    ag_packet part = rules->state->packets[from];
    ag_damage damage = { .controller = part.controller,
                         .flags = part.flags & (uint8_t) ~(AG_PACKET_SMASH | AG_PACKET_DECLINED),
                         .damage = part.damage,
                         .source = part.source,
                         .with = part.with };
    int slot = ag_packet_open(rules, &damage, subject, amount);
    if (slot == 0) return;
    ag_packet *made = &rules->state->packets[slot];
    made->group = part.group;
    // CR 717.4c: what was applied to the whole is not applied to its parts.
    made->applied_count = part.applied_count;
    memcpy(made->applied, part.applied, sizeof part.applied);
}

static uint16_t next_group(const ag_state *state)
{
    uint16_t group = 1;
    for (int i = 1; i < state->used.packets; i++) {
        if (state->packets[i].group >= group) group = (uint16_t)(state->packets[i].group + 1);
    }
    return group;
}

void ag_packets_begin(ag_rules *rules)
{
    ag_state *state = rules->state;
    uint16_t group = next_group(state);
    for (int i = 1; i < state->used.packets; i++) {
        if (state->packets[i].stage != AG_PACKET_FREE && state->packets[i].group == 0) {
            state->packets[i].group = group;
        }
    }
    ag_task_push(rules, AG_TASK_PACKETS_DEAL)->packets.group = group;
    ag_task_push(rules, AG_TASK_PACKETS)->packets.group = group;
}

void ag_damage_begin(ag_rules *rules, const ag_damage *damage, const ag_card_id *subjects,
                     int count, int amount)
{
    for (int i = 0; i < count; i++) ag_packet_open(rules, damage, subjects[i], amount);  // CR 405.4
    ag_packets_begin(rules);
}

// ---- settling ----

// CR 802.2: the turn player's characters first, then clockwise.
static int next_to_settle(const ag_state *state, int group)
{
    for (int nth = 0;; nth++) {
        ag_seat seat = ag_player_from_turn(state, nth);
        for (int i = 1; i < state->used.packets; i++) {
            const ag_packet *packet = &state->packets[i];
            if (packet->stage == AG_PACKET_OPEN && packet->group == group
                && (seat == 0 || ag_controller_of(state, packet->subject) == seat)) {
                return i;
            }
        }
        if (seat == 0) return 0;
    }
}

// CR 802.2: those of one player that share what is not enough for all, so that the player is asked.
static int in_common(ag_rules *rules, ag_task *task, int slot, ag_seat *seat, int *out)
{
    const ag_state *state = rules->state;
    int slots[AG_PACKET_MAX], count = 0, among = 0;
    *seat = ag_controller_of(state, state->packets[slot].subject);
    if (task->packets.unshared & AG_BIT(*seat)) return 0;
    for (int i = 1; i < state->used.packets; i++) {
        const ag_packet *packet = &state->packets[i];
        if (packet->stage == AG_PACKET_OPEN && packet->group == task->packets.group
            && ag_controller_of(state, packet->subject) == *seat) {
            slots[count++] = i;
        }
    }
    int shared = count > 1 ? ag_packets_common(rules, slots, count, out) : 0;
    task->packets.unshared |= shared == 0 ? AG_BIT(*seat) : 0;
    for (int i = 0; i < shared; i++) among |= out[i] == slot;
    return among ? shared : 0;
}

enum { ASKED_WHICH = 1 };

// Which of them is settled next, of several that have something in common.
static int ask_which(ag_rules *rules, ag_task *task, int slot)
{
    int slots[AG_PACKET_MAX];
    ag_seat seat;
    int count = in_common(rules, task, slot, &seat, slots);
    if (count < 2) return 0;
    ag_choice_pick(rules, seat, AG_PROMPT_PACKETS, AG_RULE(CR_802_2), ag_nobody);
    for (int i = 0; i < count; i++) {
        ag_card_id subject = rules->state->packets[slots[i]].subject;
        ag_choice_add(rules, AG_MOVE_CARD, ag_ref_card(subject))->value = (int16_t)slots[i];
    }
    task->stage = ASKED_WHICH;
    return 1;
}

// CR 717.5: "the next time" is over, unless these packets replace others, which are open still.
static void all_settled(ag_rules *rules)
{
    for (int i = 1; i < rules->state->used.packets; i++) {
        if (rules->state->packets[i].stage == AG_PACKET_OPEN) return;
    }
    for (int slot = rules->state->used.watches - 1; slot >= 1; slot--) {
        if (rules->state->watches[slot].spent) ag_watch_end(rules, slot);
    }
}

// The way of a packet: it is opened; what competes for it applies, one thing at a time, until
// nothing does (prevent.c), then it is settled; when all of its group are settled they are dealt,
// told first and then added to the damage; those that it was fatal to are destroyed later
// (turn/process.c). Here: the next step of the packet at hand, or the next packet.
ag_progress ag_packets_settle(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    ag_picks picks;
    if (task->stage == ASKED_WHICH && ag_choice_take(rules, &picks)) {
        task->packets.slot = (uint16_t)state->options[picks.picks[0]].value;
        task->stage = 0;
        return AG_AGAIN;
    }
    if (ag_choice_take(rules, &picks)) {
        ag_packet_apply_picked(rules, task->packets.slot, &state->options[picks.picks[0]]);
        return AG_AGAIN;
    }
    int slot = task->packets.slot;
    if (slot == 0 || state->packets[slot].stage != AG_PACKET_OPEN
        || state->packets[slot].group != task->packets.group) {
        slot = next_to_settle(state, task->packets.group);
        if (slot == 0) {
            all_settled(rules);
            return AG_DONE;
        }
        if (ask_which(rules, task, slot)) return ag_choice_ready(rules);
        task->packets.slot = (uint16_t)slot;
    }
    ag_packet *packet = &state->packets[slot];
    // CR 405.3: put damage is never replaced or prevented.
    int put = (packet->flags & AG_PACKET_PUT) != 0;
    if (put || packet->amount < 1
        || packet->applied_count >= AG_APPLIED_MAX) {  // CR 104.1, CR 408.2a
        packet->stage = AG_PACKET_SETTLED;
        return AG_AGAIN;
    }
    ag_progress progress = ag_packet_apply_next(rules, slot);
    if (progress == AG_DONE) {
        if (packet->flags & AG_PACKET_SMASH) ag_packet_smash(rules, slot);  // CR 405.8
        packet->stage = AG_PACKET_SETTLED;
        return AG_AGAIN;
    }
    return progress;
}

// ---- dealing ----

// CR 405.2: fatal where all that is dealt at the same time brings the damage up to its health.
static int is_fatal(const ag_rules *rules, const ag_packet *packet)
{
    const ag_state *state = rules->state;
    const ag_card *card = ag_card_at(state, packet->subject);
    int damage = card == NULL ? 0 : card->damage;
    for (int i = 1; i < state->used.packets; i++) {
        const ag_packet *other = &state->packets[i];
        int together = other == packet
                       || (packet->stage == AG_PACKET_SETTLED && other->stage == AG_PACKET_SETTLED
                           && other->group == packet->group
                           && ag_card_id_same(other->subject, packet->subject));
        damage += together ? other->amount : 0;
    }
    return card != NULL && packet->amount > 0 && ag_is_fatal(rules, packet->subject, damage);
}

ag_event ag_packet_event(const ag_rules *rules, const ag_packet *packet)
{
    int kind = (packet->flags & AG_PACKET_HEAL)  ? AG_EVENT_HEALED
               : (packet->flags & AG_PACKET_PUT) ? AG_EVENT_DAMAGE_PUT
                                                 : AG_EVENT_DAMAGED;
    ag_event event = ag_event_by(rules, kind, ag_controller_of(rules->state, packet->subject),
                                 packet->subject, packet->source);
    event.by = packet->controller;
    event.amount = packet->amount;
    event.damage = packet->damage;
    event.flags |= (packet->flags & AG_PACKET_COMBAT) ? AG_EVENT_COMBAT : 0;
    event.rule = (packet->flags & AG_PACKET_COMBAT) ? AG_RULE(CR_603_1) : AG_RULE_NONE;
    event.flags |= (packet->flags & AG_PACKET_UNPREVENTABLE) ? AG_EVENT_UNPREVENTABLE : 0;
    event.became = packet->with;
    // CR 405.2
    if (kind == AG_EVENT_DAMAGED && is_fatal(rules, packet)) event.flags |= AG_EVENT_FATAL;
    return event;
}

// CR 103.2, 405.5: it may have become what its destination can't be dealt.
static int cant_be_dealt_now(const ag_rules *rules, const ag_packet *packet)
{
    ag_damage damage = { .controller = packet->controller,
                         .flags = packet->flags,
                         .damage = packet->damage,
                         .source = packet->source,
                         .with = packet->with };
    return !(packet->flags & (AG_PACKET_HEAL | AG_PACKET_PUT))
           && ag_packet_refuse(rules, &damage, packet->subject) != AG_REASON_NONE;
}

// What a packet would really do: healing stops at no damage (CR 407.1), put damage at fatal
// (CR 405.3).
static int real_amount(const ag_rules *rules, const ag_packet *packet)
{
    const ag_card *card = ag_card_at(rules->state, packet->subject);
    if (card == NULL || !ag_is_character(rules, packet->subject)  // CR 408.2b
        || cant_be_dealt_now(rules, packet)) {
        return 0;
    }
    int most = AG_NUMBER_MAX;
    if (packet->flags & AG_PACKET_HEAL) {
        most = card->damage;
    } else if (packet->flags & AG_PACKET_PUT) {  // CR 405.3
        most = ag_health(rules, packet->subject) - card->damage;
    }
    int amount = packet->amount < most ? packet->amount : most;
    return amount < 0 ? 0 : amount;
}

// "If an ally you controlled dealt damage to an opposing hero this turn", "if your hero dealt
// combat damage to" one: the controllers now count. Later questions may come when either card is
// gone, so it is noted on the player.
static void note_blood(ag_rules *rules, const ag_packet *packet)
{
    ag_state *state = rules->state;
    ag_seat seat = ag_controller_of(state, packet->source);
    int hero = (ag_types(rules, packet->subject) & AG_TYPE_HERO) != 0;
    if (hero) {
        // What was dealt is dealt with the card of its text, in combat with all that its source
        // struck with (CR 408.3d).
        const ag_combat *combat = &state->combat;
        ag_card_id with[AG_STRIKE_MAX + 2] = { packet->source, packet->with };
        int count = 2;
        for (int i = 0; i < combat->strike_count && (packet->flags & AG_PACKET_COMBAT); i++) {
            int own = ag_card_id_same(combat->strikes[i].wielder, packet->source);
            if (own) with[count++] = combat->strikes[i].weapon;
        }
        ag_seat whose = ag_controller_of(state, packet->subject);
        for (int i = 0; i < count; i++) {
            int there = ag_card_exists(state, with[i]);
            if (there) ag_card_edit(state, with[i])->hurt_heroes |= (uint8_t)AG_BIT(whose);
        }
    }
    if (!hero || !ag_opposed(state, seat, ag_controller_of(state, packet->subject))) return;
    ag_player *player = ag_player_edit(state, seat);
    int by_ally = (ag_types(rules, packet->source) & AG_TYPE_ALLY) != 0;
    player->flags |= by_ally ? AG_PLAYER_DREW_BLOOD : 0;
    player->fought |=
        (packet->flags & AG_PACKET_COMBAT) != 0 && ag_card_id_same(player->hero, packet->source);
    ag_touch(state, AG_TOUCH_TURN);
}

void ag_card_damage(ag_card *card, int change)
{
    int damage = card->damage + change;
    card->damage = (int16_t)(damage > 30000 ? 30000 : damage < 0 ? 0 : damage);
}

static void add_damage(ag_rules *rules, const ag_packet *packet)
{
    ag_state *state = rules->state;
    ag_card *card = ag_card_edit(state, packet->subject);
    int heals = (packet->flags & AG_PACKET_HEAL) != 0;
    ag_card_damage(card, heals ? -packet->amount : packet->amount);  // CR 407.1
    if (!heals && !(packet->flags & AG_PACKET_PUT)) {
        card->damaged_at = state->priorities + 1;
        ag_card_note_dealt(state, packet->subject, packet->amount);
        int combat = packet->flags & AG_PACKET_COMBAT ? AG_DEALING_COMBAT : 0;
        ag_dealing_note(state, packet->subject, packet->source, AG_DEALING_DAMAGE | combat);
        note_blood(rules, packet);
        // "If your hero has dealt fire damage this turn": the hero that the player has now.
        ag_seat seat = ag_controller_of(state, packet->source);
        if (ag_card_id_same(state->players[seat].hero, packet->source)) {
            ag_player_edit(state, seat)->dealt |= (uint8_t)packet->damage;
            ag_touch(state, AG_TOUCH_TURN);
        }
    }
    ag_touch(state, AG_TOUCH_DAMAGE);
}

void ag_damage_removed(ag_rules *rules, ag_card_id id, int amount)
{
    ag_card *card = ag_card_edit(rules->state, id);
    AG_ASSERT(amount >= 0 && amount <= card->damage);
    if (amount == 0) return;
    ag_event event = ag_event_of(rules, AG_EVENT_DAMAGE_REMOVED, card->controller, id);
    event.amount = amount;
    ag_happen(rules, &event);
    card->damage = (int16_t)(card->damage - amount);
    ag_touch(rules->state, AG_TOUCH_DAMAGE);
}

// All at once: triggers look at the state before any of it (CR 703.4), then all of it is added.
ag_progress ag_packets_deal(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    ag_reply_clear(rules);
    int total = 0;
    ag_moment_begin(rules);
    for (int i = 1; i < state->used.packets; i++) {
        ag_packet *packet = &state->packets[i];
        if (packet->group != task->packets.group || packet->stage == AG_PACKET_FREE) continue;
        int left = packet->amount;
        packet->amount = real_amount(rules, packet);
        note_packet(rules, AG_NOTE_DEALT, i, left);
        if (packet->amount > 0) {  // CR 717.2b
            ag_event event = ag_packet_event(rules, packet);
            ag_happen(rules, &event);
            // As soon as it is announced: of several that are dealt it at once one is the last, and
            // one makes the damage of this turn so much.
            if (event.kind == AG_EVENT_DAMAGED) {
                ag_card_note_damage(rules->state, event.card, event.amount);
            }
            if (event.flags & AG_EVENT_FATAL) {
                ag_card_edit(rules->state, event.card)->flags |= AG_CARD_FELLED;
                ag_touch(rules->state, AG_TOUCH_DAMAGE);
            }
            ag_reply_add(rules, ag_ref_card(packet->subject));
            total += packet->amount;
        }
    }
    for (int i = 1; i < state->used.packets; i++) {
        const ag_packet *packet = &state->packets[i];
        if (packet->group == task->packets.group && packet->stage != AG_PACKET_FREE
            && packet->amount > 0) {
            add_damage(rules, packet);
        }
    }
    ag_moment_end(rules);
    for (int i = 1; i < state->used.packets; i++) {
        if (state->packets[i].group == task->packets.group) {
            state->packets[i] = (ag_packet){ .stage = AG_PACKET_FREE };
        }
    }
    while (state->used.packets > 1
           && state->packets[state->used.packets - 1].stage == AG_PACKET_FREE) {
        state->used.packets--;
    }
    ag_reply_number(rules, total);
    return AG_DONE;
}

// Packets that are divided: what is more than fatal goes to the hero, or as a player chooses.

// What is left of its health.
static int exactly_fatal(const ag_rules *rules, ag_card_id id)
{
    const ag_card *card = ag_card_at(rules->state, id);
    int left = card == NULL ? 0 : ag_health(rules, id) - card->damage;
    return left > 0 ? left : 0;
}

int ag_packet_smashes(const ag_rules *rules, const ag_packet *packet)
{
    return (ag_types(rules, packet->subject) & AG_TYPE_ALLY) != 0
           && packet->amount > exactly_fatal(rules, packet->subject);
}

void ag_packet_smash(ag_rules *rules, int slot)
{
    ag_packet *packet = &rules->state->packets[slot];
    if (!ag_packet_smashes(rules, packet)) return;
    ag_card_id ally = packet->subject;
    ag_card_id hero = ag_player_at(rules->state, ag_controller_of(rules->state, ally))->hero;
    int fatal = exactly_fatal(rules, ally);
    int rest = packet->amount - fatal;
    ag_packet_split(rules, slot, ally, fatal);
    ag_packet_split(rules, slot, hero, rest);
    packet->amount = 0;
}

// ---- divided as a player chooses ----

void ag_packet_divide_begin(ag_rules *rules, int packet, ag_seat seat, const ag_card_id *among,
                            int count)
{
    ag_task *task = ag_task_push(rules, AG_TASK_DIVIDE);
    AG_ASSERT(count >= 0);
    task->divide.packet = (uint16_t)packet;
    task->seat = seat;
    task->divide.left = rules->state->packets[packet].amount;
    ag_task_give_cards(rules, among, count);
}

static void assign(ag_rules *rules, ag_task *task, int amount)
{
    ag_card_id card = ag_task_card(rules, task, task->divide.next++);
    ag_packet_split(rules, task->divide.packet, card, amount);
    task->divide.left -= amount;
}

ag_progress ag_packet_divide_run(ag_rules *rules, ag_task *task)
{
    ag_picks picks;
    if (ag_choice_take(rules, &picks)) {
        assign(rules, task, picks.number);
        return AG_AGAIN;
    }
    int last = task->divide.next + 1 == task->list_count;
    // every point is assigned
    if (last || !ag_player_in(rules->state, task->seat)) assign(rules, task, task->divide.left);
    if (task->divide.next >= task->list_count || task->divide.left <= 0) {
        rules->state->packets[task->divide.packet].amount = 0;
        return AG_DONE;
    }
    ag_choice_open(rules, AG_QUESTION_NUMBER, (uint8_t)(1u << task->seat), AG_PROMPT_DIVIDE_DAMAGE,
                   AG_RULE(CR_717_7), ag_task_card(rules, task, task->divide.next));
    ag_choice_bounds(rules, 0, task->divide.left < INT16_MAX ? task->divide.left : INT16_MAX);
    return ag_choice_ready(rules);
}
