// What is remembered of this turn: what one has done to another ("that was dealt combat damage by
// your hero this turn"), and what each card has done, or what has happened to it, for the first
// time, whether or not anything watched.
#include "rules/numbers/live.h"

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

// ---- what happens for the first time ----

enum { OF_CARD, BY_CARD, BY_PLAYER };

static const struct {
    uint8_t event;
    uint8_t by;      // recorded for the card that does it, or for its player
    uint8_t combat;  // combat damage alone
} kinds[] = {
    [DID_ATTACK] = { AG_EVENT_ATTACKS, OF_CARD, 0 },
    { AG_EVENT_PROTECTS, OF_CARD, 0 },
    { AG_EVENT_STRUCK, OF_CARD, 0 },
    { AG_EVENT_EXHAUSTED, OF_CARD, 0 },
    { AG_EVENT_DAMAGED, OF_CARD, 0 },
    { AG_EVENT_DAMAGED, BY_CARD, 0 },
    { AG_EVENT_DAMAGED, BY_CARD, 1 },
    { AG_EVENT_HEALED, BY_CARD, 0 },
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
    if (watch->first_time == 0) return 1;  // CR 703.1
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

// How often something has happened to cards that match a filter: counted as it happens, of what the
// cards of this game ask for, by the player whose cards they were.

int32_t ag_tally_value(const ag_rules *rules, const ag_expr_step *step, const ag_context *context)
{
    const ag_state *state = rules->state;
    ag_symbol what = (ag_symbol)(uint16_t)step->value;
    ag_filter of = { .whose = (uint8_t)(step->arg & ~AG_TALLY_THIS_TURN) };
    int32_t sum = 0;
    for (int i = 1; i < state->used.tallies; i++) {
        const ag_tally *tally = &state->tallies[i];
        if (tally->what != what || !ag_whose_holds(rules, &of, context, tally->seat)) continue;
        int now = tally->turn == state->turn.number ? tally->now : 0;
        sum += step->arg & AG_TALLY_THIS_TURN ? now : tally->ever;
    }
    return sum;
}

static ag_tally *tally_open(ag_state *state, ag_symbol what, ag_seat seat)
{
    for (int i = 1; i < state->used.tallies; i++) {
        ag_tally *tally = &state->tallies[i];
        if (tally->what == what && tally->seat == seat) return tally;
    }
    AG_ASSERT(state->used.tallies < AG_TALLY_MAX);
    ag_tally *tally = &state->tallies[state->used.tallies++];
    *tally = (ag_tally){ .what = what, .seat = seat };
    return tally;
}

// CR 707.3: the card counts as it is now, just before it leaves, whatever it becomes.
void ag_tally_note(ag_rules *rules, const ag_event *event)
{
    const ag_catalog *catalog = rules->catalog;
    if (catalog->tally_count == 0) return;
    ag_seat seat = ag_controller_of(rules->state, event->card);
    ag_context context = { .viewer = seat != 0 ? seat : ag_owner_of(rules->state, event->card),
                           .any_zone = 1 };
    uint64_t asked = ag_tallies_asked(rules);
    for (; asked != 0; asked &= asked - 1) {
        int number = __builtin_ctzll(asked);
        if (catalog->tallies[number].event != event->kind) continue;
        ag_tally_def def = ag_catalog_tally(catalog, catalog->tallies[number].what);
        if (ag_filter_match(rules, &def.of, &context, event->card)) {
            ag_tally *tally =
                tally_open(rules->state, catalog->tallies[number].what, context.viewer);
            tally->now = tally->turn == rules->state->turn.number ? tally->now : 0;
            tally->turn = rules->state->turn.number;
            tally->now = (uint16_t)(tally->now + (tally->now < UINT16_MAX));
            tally->ever = (uint16_t)(tally->ever + (tally->ever < UINT16_MAX));
            ag_touch(rules->state, AG_TOUCH_WORDS);
        }
    }
}
