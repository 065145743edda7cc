// Events: announced once, in order, and hashed in a form that no layout or compiler changes.
#include "rules/agenda/agenda.h"

#include <string.h>

#include "base/hash.h"
#include "rules/numbers/known.h"

static uint8_t seats_that_see(const ag_rules *rules, ag_card_id id, uint8_t all)
{
    const ag_state *state = rules->state;
    const ag_card *card = ag_card_at(state, id);
    uint8_t seats = 0;
    if (card == NULL) return 0xff;
    if (ag_card_is_public(state, card)) return all;
    for (int seat = 1; seat <= state->seat_count; seat++) {
        if (ag_card_seen_by(state, card, (ag_seat)seat)) seats |= (uint8_t)(1u << seat);
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
