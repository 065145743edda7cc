// Losing, and leaving the game with all that one owns (CR 102.1-102.3, R100.2).
#include "rules/chain/chain.h"

#include "rules/change/change.h"
#include "rules/numbers/links.h"

const char *const ag_end_words[AG_END_COUNT] = {
    "", "hero destroyed", "decked", "conceded", "final Boss destroyed", "an effect", "endless loop",
};

const char *const ag_winner_words[AG_WINNER_COUNT] = {
    "", "boss", "raiders", "draw", "player 1", "player 2",
};

static void close_links_of(ag_rules *rules, ag_seat seat)
{
    ag_state *state = rules->state;
    for (uint16_t slot = 1; slot < state->used.links; slot++) {
        const ag_link *link = &state->links[slot];
        // A link that resolves right now finishes its script; its card leaves with its owner even
        // so.
        if (link->kind != AG_LINK_FREE && link->controller == seat
            && !(link->flags & AG_LINK_RESOLVING)) {
            ag_link_leave(rules, ag_link_id_of(state, slot));
        }
    }
}

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

static const uint8_t winner_of_side[AG_SIDE_COUNT] = {
    [0] = AG_WINNER_DRAW,
    [AG_SIDE_BOSS] = AG_WINNER_BOSS,
    [AG_SIDE_RAIDERS] = AG_WINNER_RAIDERS,
    [AG_SIDE_ONE] = AG_WINNER_ONE,
    [AG_SIDE_TWO] = AG_WINNER_TWO,
};

// CR 102.1: a player without opponents has won.
static void decide(ag_rules *rules)
{
    ag_state *state = rules->state;
    int last = 0, left = 0;
    for (int seat = 1; seat <= state->seat_count; seat++) {
        int side = state->players[seat].side;
        int counts = ag_player_in(state, (ag_seat)seat) && side != last;
        left += counts;
        last = counts ? side : last;
    }
    if (state->winner != AG_WINNER_NONE || left > 1) return;
    // R100.2; CR 102.1a: all at once is a draw.
    state->winner = winner_of_side[last];
    ag_event event = ag_event_of(rules, AG_EVENT_GAME_ENDS, 0, (ag_card_id){ 0, 0 });
    event.word = state->winner;
    event.amount = state->reason;
    ag_announce(rules, &event);
}

int ag_players_leave(ag_rules *rules)
{
    ag_state *state = rules->state;
    uint8_t leaving = 0;
    for (int seat = 1; seat <= state->seat_count; seat++) {
        int lost = (state->players[seat].flags & AG_PLAYER_LOST) != 0;
        if (lost && ag_player_in(state, (ag_seat)seat)) {
            leaving |= (uint8_t)(1u << seat);
            state->players[seat].flags &= (uint8_t)~AG_PLAYER_IN;
        }
    }
    for (int seat = 1; seat <= state->seat_count; seat++) {
        if (!(leaving & (1u << seat))) continue;
        state->turn.passes = 0;  // CR 410.4: the player's pass was one of those in succession
        ag_event event = ag_event_of(rules, AG_EVENT_LOST, (ag_seat)seat, (ag_card_id){ 0, 0 });
        event.amount = state->reason;
        ag_happen(rules, &event);
        close_links_of(rules, (ag_seat)seat);
        end_modifiers_of(rules, (ag_seat)seat);
        give_back(rules, (ag_seat)seat);
        remove_cards_of(rules, (ag_seat)seat);
    }
    decide(rules);
    return leaving != 0;
}
