// The automated side: what it answers, what it flips, whom it attacks.
#include "rules/automaton.h"

#include "rules/agenda.h"
#include "rules/chain.h"
#include "rules/combat.h"
#include "rules/deed.h"
#include "rules/draw.h"
#include "rules/filter.h"
#include "rules/keyword.h"
#include "rules/priority.h"
#include "rules/turn.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

int ag_is_automated(const ag_rules *rules, ag_seat seat)
{
    const ag_raid_def *raid = rules->catalog->raid;
    return raid != NULL && raid->automated && seat != 0 && seat == ag_boss_seat(rules->state);
}

uint8_t ag_seats_with_players(const ag_rules *rules, uint8_t seats)
{
    ag_seat boss = ag_boss_seat(rules->state);
    return ag_is_automated(rules, boss) ? seats & (uint8_t) ~(1u << boss) : seats;
}

// ---- what it answers ----

// A number from `min` to `max`; no dice fall for the only one.
static int between(ag_state *state, int min, int max)
{
    return max > min ? min + ag_pick_random(state, max - min + 1) : min;
}

// Of the options at `places` one at random, which goes to the answer and out of the row.
static void take_one(ag_state *state, uint16_t *places, int *count, ag_picks *out)
{
    int at = between(state, 0, *count - 1);
    out->picks[out->count++] = places[at];
    for (int i = at + 1; i < *count; i++) {
        places[i - 1] = places[i];
    }
    (*count)--;
}

// Whom it attacks: what the raid says, as long as that is among those that it can.
static int attacked_first(const ag_rules *rules, uint16_t *places)
{
    const ag_state *state = rules->state;
    const ag_raid_def *raid = rules->catalog->raid;
    ag_lens lens = { .viewer = state->turn.seat, .source = state->choice.about };
    int count = 0;
    for (int i = 0; i < state->choice.option_count && raid->attacks; i++) {
        ag_card_id card = ag_ref_as_card(state->options[i].ref);
        if (ag_filter_match(rules, &raid->attacked, &lens, card)) {
            places[count++] = (uint16_t)i;
        }
    }
    return count;
}

static int all_options(const ag_state *state, int kind, uint16_t *places)
{
    int count = 0;
    for (int i = 0; i < state->choice.option_count; i++) {
        if (kind < 0 || state->options[i].kind == kind) {
            places[count++] = (uint16_t)i;
        }
    }
    return count;
}

void ag_automaton_answer(ag_rules *rules, ag_picks *out)
{
    ag_state *state = rules->state;
    const ag_choice_state *choice = &state->choice;
    uint16_t places[AG_OPTION_MAX];
    int count = 0, wanted = 1;
    *out = (ag_picks){ .count = 0 };
    switch (choice->kind) {
    case AG_CHOICE_NUMBER: out->number = (int16_t)between(state, choice->min, choice->max); return;
    case AG_CHOICE_ACTION:  // it acts by its steps alone, and attacks where it must
        count = all_options(state, AG_OPTION_PASS, places);
        count = count > 0 ? count : all_options(state, AG_OPTION_ATTACK, places);
        break;
    case AG_CHOICE_PICK:
        wanted = between(state, choice->min, choice->max);
        if (choice->prompt == AG_PROMPT_ATTACK) {
            wanted = 1;
            count = attacked_first(rules, places);
        }
        break;
    default: break;
    }
    count = count > 0 ? count : all_options(state, -1, places);
    while (wanted-- > 0 && count > 0 && out->count < AG_REPLY_MAX) {
        take_one(state, places, &count, out);
    }
}

// ---- what it flips ----

enum { FLIPS_MAX = 1000 };

void ag_flips_add(ag_rules *rules, int count)
{
    ag_state *state = rules->state;
    AG_ASSERT(count >= 0);
    int flips = state->flips + (count < FLIPS_MAX ? count : FLIPS_MAX);
    state->flips = (uint16_t)(flips < FLIPS_MAX ? flips : FLIPS_MAX);
}

int ag_flips_ready(const ag_state *state)
{
    return state->flips > 0 && ag_chain_empty(state);
}

enum { FLIP_CARD, FLIP_ADDED, FLIP_OVER };

// The top card of the deck is played without a cost. What can't be, for it has no target, is put
// into the graveyard.
ag_progress ag_flip_run(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    ag_seat seat = ag_boss_seat(state);
    switch (task->stage++) {
    case FLIP_CARD:
        task->card = ag_deck_top(rules, seat, 0);
        state->flips = task->card.slot != 0 ? (uint16_t)(state->flips - 1) : 0;
        if (task->card.slot == 0) {
            return AG_DONE;
        }
        ag_chain_add_begin(rules, task->card, seat, 0);
        return AG_AGAIN;
    case FLIP_ADDED:
        if (ag_zone(state, task->card) == AG_ZONE_DECK) {
            ag_deed deed = { .kind = AG_DEED_TO_GRAVEYARD,
                             .flags = AG_DEED_BY_GAME,
                             .rule = AG_RULE(CR_707_2) };
            ag_card_id card = task->card;
            ag_deed_begin(rules, &deed, &card, 1);
        } else {
            ag_window_anew(state);
        }
        return AG_AGAIN;
    default: return AG_DONE;
    }
}

// As many as the keyword says on what it has in play.
static int flips_of_keyword(const ag_rules *rules, ag_seat seat)
{
    const ag_state *state = rules->state;
    int sum = 0;
    uint16_t slot = state->piles[ag_player_at(state, seat)->party].first;
    for (; slot != 0; slot = state->cards[slot].next) {
        sum += ag_keyword_sum(rules, ag_card_id_of(state, slot), AG_KEYWORD_FLIP);
    }
    return sum;
}

// A step in which so many cards are flipped, each one resolved before the next.
ag_progress ag_turn_flips(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    if (state->turn.ending || task->stage++ > 0) {
        return AG_DONE;
    }
    ag_seat seat = state->turn.seat;
    ag_lens lens = { .viewer = seat, .source = ag_player_at(state, seat)->hero };
    const ag_amount *amount = &ag_turn_of(rules, seat)->steps[state->turn.step - 1].amount;
    int count =
        amount->length > 0 ? ag_amount_value(rules, amount, &lens) : flips_of_keyword(rules, seat);
    ag_flips_add(rules, count > 0 ? count : 0);
    ag_window_begin(rules);
    return AG_AGAIN;
}

// ---- whom it attacks with ----

enum { ATTACKS_MAX = 200 };

// The hero first, then in the order in which they came.
static ag_card_id next_attacker(const ag_rules *rules, ag_seat seat)
{
    const ag_state *state = rules->state;
    const ag_player *player = ag_player_at(state, seat);
    ag_card_id next = { 0, 0 };
    uint32_t since = UINT32_MAX;
    uint16_t slot = state->piles[player->party].first;
    for (; slot != 0; slot = state->cards[slot].next) {
        ag_card_id id = ag_card_id_of(state, slot);
        uint32_t entered = ag_card_id_same(id, player->hero) ? 0 : state->cards[slot].entered;
        if (entered < since && ag_attacker_refuse(rules, seat, id) == AG_REASON_NONE) {
            since = entered;
            next = id;
        }
    }
    return next;
}

// Each attack is proposed as a player would: everybody may answer, and the combat is one.
ag_progress ag_turn_attacks(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    if (state->turn.ending) {
        return AG_DONE;
    }
    if (state->combat.stage != AG_COMBAT_NONE) {
        ag_task_push(rules, AG_TASK_COMBAT);
        return AG_AGAIN;
    }
    ag_card_id attacker = next_attacker(rules, state->turn.seat);
    if (attacker.slot == 0 || task->attacks.made++ == ATTACKS_MAX) {
        return AG_DONE;
    }
    ag_seat seat = state->turn.seat;
    ag_window_begin(rules);
    ag_propose_begin(rules, seat, attacker);
    return AG_AGAIN;
}
