// Leaving a party. Triggers look back on it (CR 703.4), so they notice it while the card is still
// there; what leaves with it in the same moment is there as well, yet must not count as staying.
#include "rules/agenda/agenda.h"

#include <string.h>

#include "base/hash.h"

// ---- leaving a party ----

void ag_departed_forget(ag_rules *rules)
{
    memset(rules->departed, 0, sizeof rules->departed);
}

void ag_depart(ag_rules *rules, const ag_event *event)
{
    AG_ASSERT(event->card.slot != 0);
    AG_ASSERT(event->card.slot < AG_CARD_MAX);
    ag_event leaves = *event;
    leaves.kind = AG_EVENT_LEFT_PARTY;
    leaves.seat = ag_controller_of(rules->state, event->card);
    leaves.rule = AG_RULE(CR_415_8b);
    ag_trigger_notice(rules, &leaves);
    if (rules->moment) rules->departed[event->card.slot / 64] |= AG_LONG_BIT(event->card.slot % 64);
}

int ag_depart_last(const ag_rules *rules, const ag_watch_def *watch, const ag_event *event,
                   const ag_context *context)
{
    const ag_state *state = rules->state;
    int party = event->kind == AG_EVENT_LEFT_PARTY;
    AG_ASSERT(party || event->kind == AG_EVENT_LEFT_PLAY);
    AG_ASSERT(watch->has_subject);
    for (ag_seat seat = 1; seat <= state->seat_count; seat++) {
        uint16_t slot =
            party && seat != event->seat ? 0 : state->piles[ag_player_at(state, seat)->party].first;
        for (; slot != 0; slot = state->cards[slot].next) {
            int gone = slot == event->card.slot
                       || (rules->departed[slot / 64] & AG_LONG_BIT(slot % 64)) != 0;
            if (!gone
                && ag_filter_match(rules, &watch->subject, context, ag_card_id_of(state, slot))) {
                return 0;
            }
        }
    }
    return 1;
}

int ag_trigger_waiting(const ag_rules *rules)
{
    return rules->state->used.waiting > 1;
}

static void wait_for_chain(ag_rules *rules, const ag_ready *ready, const ag_event *event)
{
    ag_state *state = rules->state;
    if (state->used.waiting == AG_WAITING_MAX) {
        ag_limit_tell(rules, 0, ready->source, AG_RULE(CR_708_1));
        return;
    }
    ag_waiting *waiting = &state->waiting[state->used.waiting++];
    *waiting = (ag_waiting){ .printed = ready->printed,
                             .power = ready->power_index,
                             .source = ready->source,
                             .controller = ready->controller,  // CR 705.4
                             .given = ready->given,
                             .x = ready->x,
                             .event = *event,
                             .order = ag_state_timestamp(state) };
    ag_watch_captured(rules, ready, waiting->captured);
}

// Those that fit the event wait for the chain, if their condition functions agree.
static void notice(ag_rules *rules, const ag_event *event, const ag_ready *ready, int count)
{
    for (int i = 0; i < count; i++) {
        int holds = ag_watch_condition(rules, &ready[i], event);
        ag_note_make(rules, (ag_note){ .kind = (holds ? AG_NOTE_TRIGGERS : AG_NOTE_CONDITION),
                                       .printed = ready[i].printed,
                                       .power = ready[i].power_index,
                                       .source = ready[i].source,
                                       .event = event });
        if (!holds) continue;
        wait_for_chain(rules, &ready[i], event);
        if (ready[i].watch != 0 && ready[i].power->watch.once) {
            rules->state->watches[ready[i].watch].spent = 1;
        }
    }
}

void ag_trigger_notice(ag_rules *rules, const ag_event *event)
{
    ag_ready ready[AG_READY_MAX];
    AG_ASSERT(ag_event_uses[event->kind] >= AG_USE_TIMED);
    ag_note_make(rules, (ag_note){ .kind = AG_NOTE_HAPPENS, .event = event });
    notice(rules, event, ready,
           ag_watch_ready(rules, AG_POWER_TRIGGER, event, ready, AG_READY_MAX));
    ag_first_note(rules, event);
    ag_tally_note(rules, event);
    if (!rules->moment) ag_watches_end_triggered(rules);  // CR 703.1a
}

void ag_trigger_notice_turned(ag_rules *rules, const ag_event *event)
{
    ag_ready ready[AG_READY_MAX];
    AG_ASSERT(event->kind == AG_EVENT_FLIPPED);
    notice(rules, event, ready, ag_watch_ready_turned(rules, event, ready, AG_READY_MAX));
}

void ag_trigger_notice_come(ag_rules *rules, const ag_event *event)
{
    ag_ready ready[AG_READY_MAX];
    ag_event other = *event;
    int count = ag_watch_ready_come(rules, event, ready, AG_READY_MAX);
    notice(rules, event, ready, count);
    if (ag_event_moves(event)) {
        other.kind = AG_EVENT_MOVED;
        count = ag_watch_ready_come(rules, &other, ready, AG_READY_MAX);
        notice(rules, &other, ready, count);
    }
}

// CR 703.5: of events that did not happen only their card is known.
void ag_trigger_card(ag_rules *rules, ag_card_id card)
{
    ag_ready ready[AG_READY_MAX];
    int count = ag_watch_ready_of(rules, AG_POWER_TRIGGER, card, ready, AG_READY_MAX);
    for (int i = 0; i < count; i++) {
        int kind = ready[i].power->watch.event;
        ag_event event = ag_event_of(rules, kind, ready[i].controller, card);
        event.source = card;
        wait_for_chain(rules, &ready[i], &event);
    }
}

void ag_trigger_keyword(ag_rules *rules, const ag_event *event, int keyword)
{
    uint16_t printed = ag_printed_of(rules->state, event->card);
    const ag_card_def *def = ag_catalog_card(rules->catalog, printed);
    ag_context context = { .viewer = event->seat, .source = event->card, .any_zone = 1 };
    for (int i = 0; i < def->power_count; i++) {
        const ag_power_def *power = &def->powers[i];
        if (power->keyword == keyword + 1 && power->kind == AG_POWER_TRIGGER
            && ag_amount_holds(rules, &power->watch.condition, &context)) {
            ag_ready ready = { .power = power,
                               .source = event->card,
                               .controller = event->seat,
                               .printed = printed,
                               .power_index = (uint16_t)i };
            wait_for_chain(rules, &ready, event);
        }
    }
}

void ag_moment_begin(ag_rules *rules)
{
    AG_ASSERT(!rules->moment);
    rules->moment = 1;
    ag_departed_forget(rules);
}

void ag_moment_end(ag_rules *rules)
{
    AG_ASSERT(rules->moment);
    rules->moment = 0;
    ag_departed_forget(rules);
    ag_watches_end_triggered(rules);
}

static void notice_part(ag_rules *rules, int part, ag_symbol phase)
{
    ag_event event = ag_event_of(rules, AG_EVENT_PART_BEGINS, rules->state->turn.seat, ag_nobody);
    event.word = (uint8_t)part;
    event.symbol = phase;
    ag_trigger_notice(rules, &event);  // CR 500.2
}

void ag_part_begins(ag_rules *rules, int part)
{
    AG_ASSERT(part > AG_PART_TURN && part < AG_PART_COUNT);
    notice_part(rules, part, 0);
}

void ag_phase_begins(ag_rules *rules, ag_symbol phase)
{
    AG_ASSERT(phase != 0);
    notice_part(rules, AG_PART_OF_RAID, phase);
}

// Events: announced once, in order, and hashed in a form that no layout or compiler changes.

static uint8_t seats_that_see(const ag_rules *rules, ag_card_id id, uint8_t all)
{
    const ag_state *state = rules->state;
    const ag_card *card = ag_card_at(state, id);
    uint8_t seats = 0;
    if (card == NULL) return 0xff;
    if (ag_card_is_public(state, card)) return all;
    for (ag_seat seat = 1; seat <= state->seat_count; seat++) {
        if (ag_card_seen_by(state, card, seat)) seats |= (uint8_t)(1u << seat);
    }
    return seats;
}

ag_event ag_event_of(const ag_rules *rules, int kind, ag_seat seat, ag_card_id card)
{
    ag_event event;
    memset(&event, 0, sizeof event);
    event.kind = (uint8_t)kind;
    event.seat = seat;
    event.card = card;
    event.became = card;
    if (card.slot != 0) {
        event.card_printed = ag_printed_of(rules->state, card);
        uint8_t all = (uint8_t)(((1u << rules->state->seat_count) - 1) << 1);
        event.seen = seats_that_see(rules, card, all);
        if ((event.seen & all) != all) event.flags |= AG_EVENT_HIDDEN;
    }
    return event;
}

ag_event ag_event_by(const ag_rules *rules, int kind, ag_seat seat, ag_card_id card,
                     ag_card_id source)
{
    ag_event event = ag_event_of(rules, kind, seat, card);
    event.source = source;
    event.source_printed = ag_printed_of(rules->state, source);
    return event;
}

void ag_limit_tell(ag_rules *rules, ag_seat seat, ag_card_id card, int rule)
{
    ag_event event = ag_event_of(rules, AG_EVENT_LIMIT, seat, card);
    event.rule = (uint16_t)rule;
    ag_announce(rules, &event);
}

// What is hashed: words, seats, keys and amounts; never slots, catalog numbers or positions.
typedef struct ag_canonical {
    uint64_t word;
    uint64_t card;
    uint64_t source;
    uint64_t symbol;
    int32_t amount;
    uint8_t seat, by, flags, from;
    uint8_t to, detail;
    uint16_t damage;
    uint32_t spare;  // the size is a multiple of eight
} ag_canonical;
_Static_assert(sizeof(ag_canonical) == 48, "hashed as bytes: no padding");

void ag_announce(ag_rules *rules, const ag_event *event)
{
    ag_state *state = rules->state;
    AG_ASSERT(event->kind < AG_EVENT_COUNT);
    ag_event told = *event;
    told.rule = event->rule != AG_RULE_NONE ? event->rule : ag_event_rules[event->kind];
    // Whether damage is fatal, and to which side a card is turned, follows from the rest.
    int follows = AG_EVENT_TO_BACK | (event->kind == AG_EVENT_DAMAGED ? AG_EVENT_FATAL : 0);
    ag_canonical canonical = {
        .word = ag_hash_text(ag_event_words[event->kind]),
        .card = ag_catalog_card(rules->catalog, event->card_printed)->key_hash,
        .source = ag_catalog_card(rules->catalog, event->source_printed)->key_hash,
        .symbol = event->symbol == 0 ? 0 : ag_hash_text(rules->catalog->symbols[event->symbol]),
        .amount = event->amount,
        .seat = event->seat,
        .by = event->by,
        .flags = event->flags & (uint8_t)~follows,
        .from = event->from,
        .to = event->to,
        .detail = event->word,
        .damage = event->damage,
    };
    state->told_hash = ag_hash(state->told_hash, &canonical, sizeof canonical);
    state->told_count++;
    if (rules->announced != NULL) rules->announced(rules->announced_context, rules, &told);
}

void ag_happen(ag_rules *rules, const ag_event *event)
{
    ag_announce(rules, event);
    ag_trigger_notice(rules, event);
}
