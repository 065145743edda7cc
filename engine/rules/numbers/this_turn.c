// What is remembered of this turn: what one has done to another ("that was dealt combat damage by
// your hero this turn"), and what each card has done, or what has happened to it, for the first
// time, whether or not anything watched.
#include "rules/numbers/known.h"

#include <string.h>

enum { DID_ATTACK };  // a bit of ag_card.did: the place among the kinds below

// ---- what one has done to another ----

// The slot of the pair; 0: none.
static int dealing_of(const ag_state *state, ag_card_id to, ag_card_id by)
{
    AG_ASSERT(state->used.dealings >= 1);
    AG_ASSERT(state->used.dealings <= AG_DEALING_MAX);
    for (int i = 1; i < state->used.dealings; i++) {
        const ag_dealing *dealing = &state->dealings[i];
        if (ag_card_id_same(dealing->to, to) && ag_card_id_same(dealing->by, by)) return i;
    }
    return 0;
}

int ag_dealing_was(const ag_state *state, ag_card_id to, ag_card_id by, int what)
{
    return (state->dealings[dealing_of(state, to, by)].what & what) != 0;
}

// The oldest gives way: more pairs than there is room for is a turn of damage to everybody.
static ag_dealing *dealing_open(ag_state *state)
{
    if (state->used.dealings == AG_DEALING_MAX) {
        memmove(&state->dealings[1], &state->dealings[2],
                (AG_DEALING_MAX - 2) * sizeof(ag_dealing));
        state->used.dealings--;
    }
    return &state->dealings[state->used.dealings++];
}

void ag_dealing_note(ag_state *state, ag_card_id to, ag_card_id by, int what)
{
    if (to.slot == 0 || by.slot == 0) return;
    int slot = dealing_of(state, to, by);
    ag_dealing *dealing = slot != 0 ? &state->dealings[slot] : dealing_open(state);
    if (slot == 0) *dealing = (ag_dealing){ .to = to, .by = by };
    dealing->what |= (uint8_t)what;
    ag_touch(state, what & AG_DEALING_ATTACK ? AG_TOUCH_TURN : AG_TOUCH_DAMAGE);
}

void ag_dealings_forget(ag_state *state)
{
    AG_ASSERT(state->used.dealings >= 1);
    memset(&state->dealings[1], 0, (size_t)(state->used.dealings - 1) * sizeof(ag_dealing));
    state->used.dealings = 1;
    ag_touch(state, AG_TOUCH_TURN);
}

int ag_attacked_now(const ag_card *card)
{
    return (card->did & AG_BIT(DID_ATTACK)) != 0;
}

void ag_attack_keep(ag_card *card)
{
    card->flags &= (uint16_t)~AG_CARD_ATTACKED;
    card->flags |= ag_attacked_now(card) ? AG_CARD_ATTACKED : 0;
}

// ---- what happens for the first time ----

enum { OF_CARD, BY_CARD, BY_PLAYER };

static const struct {
    uint8_t event;
    uint8_t by;      // recorded for the card that does it, or for its player
    uint8_t combat;  // combat damage alone
} kinds[] = {
    [DID_ATTACK] = { AG_EVENT_ATTACKS, OF_CARD, 0 },
    { AG_EVENT_PROTECTS, OF_CARD, 0 },
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
            // Filters ask who attacked; of the others only ag_first_holds reads.
            ag_card_edit(rules->state, id)->did |= (uint8_t)AG_BIT(i);
            if (i == DID_ATTACK) ag_touch(rules->state, AG_TOUCH_TURN);
        }
    }
}
