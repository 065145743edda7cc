// Losing, and leaving the game with all that one owns (CR 102.1-102.3, R100.2).
#include "rules/chain/chain.h"

const char *const ag_end_words[AG_END_COUNT] = {
    "", "hero destroyed", "decked", "conceded", "final Boss destroyed", "an effect", "endless loop",
};

const char *const ag_winner_words[AG_WINNER_COUNT] = {
    "", "boss", "raiders", "draw", "player 1", "player 2", "player 3", "player 4", "player 5",
};

// CR 102.2: the game removes all cards that the player owns, wherever they are.
static void remove_cards_of(ag_rules *rules, ag_seat seat)
{
    ag_state *state = rules->state;
    for (uint16_t slot = 1; slot < state->used.cards; slot++) {
        const ag_card *card = &state->cards[slot];
        if ((card->flags & AG_CARD_USED) && card->owner == seat
            && state->piles[card->pile].zone != AG_ZONE_REMOVED) {
            ag_card_move(rules, ag_card_id_of(state, slot), AG_ZONE_REMOVED, seat, 1);
        }
    }
}

// CR 401.3b: cards of others go back to the player under whose control they entered play.
static void give_back(ag_rules *rules, ag_seat seat)
{
    ag_state *state = rules->state;
    for (uint16_t slot = 1; slot < state->used.cards; slot++) {
        ag_card *card = &state->cards[slot];
        ag_card_id id = ag_card_id_of(state, slot);
        if (!(card->flags & AG_CARD_USED) || card->controller != seat || card->owner == seat
            || !ag_in_play(state, id)) {
            continue;
        }
        ag_control_give_back(rules, id);
    }
}

// CR 102.2: the player's continuous modifiers and delayed triggers stop.
static void end_modifiers_of(ag_rules *rules, ag_seat seat)
{
    const ag_state *state = rules->state;
    for (int i = state->used.modifiers - 1; i >= 1; i--) {
        if (state->modifiers[i].controller == seat) ag_modifier_drop(rules, i);
    }
    for (int i = state->used.watches - 1; i >= 1; i--) {
        if (state->watches[i].controller == seat) ag_watch_end(rules, i);
    }
}

static int winner_of_side(int side)
{
    static const uint8_t winners[] = { AG_WINNER_DRAW, AG_WINNER_BOSS, AG_WINNER_RAIDERS };
    return side < AG_SIDE_ONE ? winners[side] : AG_WINNER_ONE + side - AG_SIDE_ONE;
}

// CR 102.1: a player without opponents has won, once those have left; AG_WINNER_NONE: there are.
static int winner_without(const ag_state *state, uint8_t leaving)
{
    int last = 0, left = 0;
    for (ag_seat seat = 1; seat <= state->seat_count; seat++) {
        int stays = ag_player_in(state, seat) && !(leaving & (1u << seat));
        int side = state->players[seat].side;
        left += stays && side != last;
        last = stays ? side : last;
    }
    return left > 1 ? AG_WINNER_NONE : winner_of_side(last);  // CR 102.1a: all at once is a draw
}

// What the raid does as it ends, before anybody leaves: it only looks, so it runs at once.
static void call_at_end(ag_rules *rules, int winner)
{
    const ag_raid_def *raid = rules->catalog->raid;
    uint16_t power = (uint16_t)(raid->end_power - 1);
    if (raid->end_power == 0 || rules->state->winner != AG_WINNER_NONE
        || ag_power_is_blank(rules->state, raid->printed, power)) {
        return;
    }
    ag_frame frame = { .printed = raid->printed,
                       .power = power,
                       .slot = AG_SLOT_EFFECT,
                       .seat = ag_boss_seat(rules->state) };
    frame.event = ag_event_of(rules, AG_EVENT_GAME_ENDS, 0, ag_nobody);
    frame.event.word = (uint8_t)winner;
    if (rules->port->test(rules->port->host, rules, &frame) < 0) ag_power_blank(rules, &frame, 1);
}

void ag_end_as_loop(ag_rules *rules)
{
    call_at_end(rules, AG_WINNER_DRAW);
    rules->state->winner = AG_WINNER_DRAW;
    rules->state->reason = AG_END_LOOP;
}

// R100.2
static void end(ag_rules *rules, int winner)
{
    rules->state->winner = (uint8_t)winner;
    ag_event event = ag_event_of(rules, AG_EVENT_GAME_ENDS, 0, ag_nobody);
    event.word = (uint8_t)winner;
    event.amount = rules->state->reason;
    ag_announce(rules, &event);
}

int ag_players_leave(ag_rules *rules)
{
    ag_state *state = rules->state;
    uint8_t leaving = 0;
    for (ag_seat seat = 1; seat <= state->seat_count; seat++) {
        int lost = (state->players[seat].flags & AG_PLAYER_LOST) != 0;
        leaving |= (uint8_t)(lost && ag_player_in(state, seat)) << seat;
    }
    int open = state->winner == AG_WINNER_NONE;
    int winner = open ? winner_without(state, leaving) : AG_WINNER_NONE;
    if (winner != AG_WINNER_NONE) call_at_end(rules, winner);
    for (ag_seat seat = 1; seat <= state->seat_count; seat++) {
        if (leaving & (1u << seat)) state->players[seat].flags &= (uint8_t)~AG_PLAYER_IN;
    }
    for (ag_seat seat = 1; seat <= state->seat_count; seat++) {
        if (!(leaving & (1u << seat))) continue;
        state->turn.passes = 0;  // CR 410.4: the player's pass was one of those in succession
        ag_event event = ag_event_of(rules, AG_EVENT_LOST, seat, ag_nobody);
        event.amount = state->reason;
        ag_happen(rules, &event);
        for (uint16_t slot = 1; slot < state->used.links; slot++) {
            const ag_link *link = &state->links[slot];
            // A link that resolves right now finishes its script; its card leaves with its owner
            // even so.
            if (link->kind != AG_LINK_FREE && link->controller == seat
                && !(link->flags & AG_LINK_RESOLVING)) {
                ag_link_leave(rules, ag_link_id_of(state, slot));
            }
        }
        end_modifiers_of(rules, seat);
        give_back(rules, seat);
        remove_cards_of(rules, seat);
        // CR 102.2: with the player goes what was theirs and not a card.
        for (int i = 0; i < state->combat.defence_count; i++) {
            ag_defence *defence = &state->combat.defences[i];
            if (defence->thing != 0 && ag_seat_of_ref(rules, ag_defence_thing(defence)) == seat) {
                defence->thing = defence->at = 0;
                ag_touch(state, AG_TOUCH_COMBAT);
            }
        }
    }
    if (winner != AG_WINNER_NONE) end(rules, winner);
    return leaving != 0;
}

// Conceding as a cost: those who must agree, what still happens, and that the game is over then.

static uint8_t side_of(const ag_state *state, ag_seat seat)
{
    return ag_seats_in(state) & (uint8_t)~ag_seats_opposing(state, seat);
}

// ---- leave ----

// One after the other, clockwise from the player who wants to: `stage` of them were asked.
ag_progress ag_concede_ask(ag_rules *rules, ag_task *task)
{
    const ag_state *state = rules->state;
    const ag_link *link = ag_link_at(state, task->link);
    ag_picks picks;
    if (ag_choice_take(rules, &picks) && picks.picks[0] != 0) return ag_play_fail(rules);
    while (link != NULL && ++task->stage < state->seat_count) {
        ag_seat seat = ag_player_around(state, link->controller, task->stage);
        if (side_of(state, link->controller) & (1u << seat)) {
            return ag_choice_ask_yes(rules, seat, AG_PROMPT_CONCEDE, AG_RULE(CR_800_1b),
                                     link->card);
        }
    }
    return ag_reply_none(rules);
}

// ---- the end ----

// CR 800.1c: first what the power says, for all in the game; then all is interrupted and over.
ag_progress ag_concede_run(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    const ag_link *link = ag_link_at(state, task->link);
    if (task->stage == 0 && link != NULL) {
        task->stage = 1;
        const ag_card_def *def = ag_catalog_card(rules->catalog, link->printed);
        if (def->powers[link->power].functions & AG_BIT(AG_SLOT_EFFECT)) {
            ag_frame *frame = ag_frame_begin(rules, link->printed, link->power, AG_SLOT_EFFECT,
                                             link->card, link->controller);
            frame->link = task->link;
            frame->x = link->x;
            frame->paid = link->paid;
        }
        return AG_AGAIN;
    }
    if (task->stage == 1 && link != NULL) {
        uint8_t all = side_of(state, link->controller);  // CR 800.1b
        for (ag_seat seat = 1; seat <= state->seat_count; seat++) {
            if (all & (1u << seat)) {
                ag_event event = ag_event_of(rules, AG_EVENT_CONCEDED, seat, ag_nobody);
                event.rule = AG_RULE(CR_800_1b);
                ag_announce(rules, &event);
                ag_player_lose(rules, seat, AG_END_CONCEDED);
            }
        }
        task->stage = 2;
        ag_link_close(rules, task->link);
        ag_chain_clear(rules, AG_RULE(CR_800_1c));
        return AG_AGAIN;
    }
    return ag_reply_none(rules);
}
