// What is remembered of this turn: what has dealt damage to what ("that was dealt combat damage by
// your hero this turn"), and what each card has done, or what has happened to it, for the first
// time, whether or not anything watched.
#include "rules/numbers/known.h"

#include <string.h>

// ---- what has dealt damage to what ----

// The slot of the pair; 0: none.
static int dealt_of(const ag_state *state, ag_card_id victim, ag_card_id source)
{
    AG_ASSERT(state->used.damage_dealt >= 1);
    AG_ASSERT(state->used.damage_dealt <= AG_DAMAGE_DEALT_MAX);
    for (int i = 1; i < state->used.damage_dealt; i++) {
        const ag_damage_dealt *dealt = &state->damage_dealt[i];
        if (ag_card_id_same(dealt->victim, victim) && ag_card_id_same(dealt->source, source)) {
            return i;
        }
    }
    return 0;
}

int ag_damage_dealt_was(const ag_state *state, ag_card_id victim, ag_card_id source, int combat)
{
    int slot = dealt_of(state, victim, source);
    return slot != 0 && (state->damage_dealt[slot].combat || !combat);
}

// The oldest gives way: more pairs than there is room for is a turn of damage to everybody.
static ag_damage_dealt *dealt_open(ag_state *state)
{
    if (state->used.damage_dealt == AG_DAMAGE_DEALT_MAX) {
        memmove(&state->damage_dealt[1], &state->damage_dealt[2],
                (AG_DAMAGE_DEALT_MAX - 2) * sizeof(ag_damage_dealt));
        state->used.damage_dealt--;
    }
    return &state->damage_dealt[state->used.damage_dealt++];
}

void ag_damage_dealt_note(ag_state *state, const ag_packet *packet)
{
    AG_ASSERT(!(packet->flags & (AG_PACKET_HEAL | AG_PACKET_PUT)));
    if (packet->amount == 0 || packet->source.slot == 0) return;
    int slot = dealt_of(state, packet->subject, packet->source);
    ag_damage_dealt *dealt = slot != 0 ? &state->damage_dealt[slot] : dealt_open(state);
    if (slot == 0) {
        *dealt = (ag_damage_dealt){ .victim = packet->subject, .source = packet->source };
    }
    dealt->combat |= (packet->flags & AG_PACKET_COMBAT) != 0;
    ag_touch(state, AG_TOUCH_DAMAGE);
}

void ag_damage_dealt_forget(ag_state *state)
{
    AG_ASSERT(state->used.damage_dealt >= 1);
    memset(&state->damage_dealt[1], 0,
           (size_t)(state->used.damage_dealt - 1) * sizeof(ag_damage_dealt));
    state->used.damage_dealt = 1;
    ag_touch(state, AG_TOUCH_TURN);
}

// ---- what happens for the first time ----

enum { OF_CARD, BY_CARD, BY_PLAYER };

static const struct {
    uint8_t event;
    uint8_t by;      // recorded for the card that does it, or for its player
    uint8_t combat;  // combat damage alone
} kinds[] = {
    { AG_EVENT_ATTACKS, OF_CARD, 0 },     { AG_EVENT_PROTECTS, OF_CARD, 0 },
    { AG_EVENT_STRUCK, OF_CARD, 0 },      { AG_EVENT_EXHAUSTED, OF_CARD, 0 },
    { AG_EVENT_DAMAGED, OF_CARD, 0 },     { AG_EVENT_DAMAGED, BY_CARD, 0 },
    { AG_EVENT_DAMAGED, BY_CARD, 1 },     { AG_EVENT_HEALED, BY_CARD, 0 },
    { AG_EVENT_COMPLETED, BY_PLAYER, 0 },  // the player's flag
};
enum { KINDS = sizeof kinds / sizeof kinds[0] };
_Static_assert(KINDS - 1 <= 8, "a bit of ag_card.did for each of a card");

int ag_first_of(int event, int by, int combat)
{
    for (int i = 0; i < KINDS; i++) {
        int whose = kinds[i].by == BY_PLAYER || kinds[i].by == (by ? BY_CARD : OF_CARD);
        if (kinds[i].event == event && whose && kinds[i].combat == combat) return i + 1;
    }
    return 0;
}

static ag_card_id card_of(int kind, const ag_event *event)
{
    return kinds[kind].by == BY_CARD ? event->source : event->card;
}

int ag_first_holds(const ag_rules *rules, const ag_watch_def *watch, const ag_event *event)
{
    if (watch->first_time == 0) {  // CR 703.1
        return 1;
    }
    int kind = watch->first_time - 1;
    if (kinds[kind].by == BY_PLAYER) {
        return !(rules->state->players[event->seat].flags & AG_PLAYER_COMPLETED);
    }
    const ag_card *card = ag_card_at(rules->state, card_of(kind, event));
    return card == NULL || !(card->did & AG_BIT(kind));
}

void ag_first_note(ag_rules *rules, const ag_event *event)
{
    for (int i = 0; i < KINDS; i++) {
        if (kinds[i].event != event->kind || kinds[i].by == BY_PLAYER
            || (kinds[i].combat && !(event->flags & AG_EVENT_COMBAT))) {
            continue;
        }
        ag_card_id id = card_of(i, event);
        if (ag_card_exists(rules->state, id)) {
            // No aspect is touched: only ag_first_holds reads it, and nothing that is kept.
            ag_card_edit(rules->state, id)->did |= (uint8_t)AG_BIT(i);
        }
    }
}
