// The state checker: what must hold between any two steps of any game.
#include <string.h>

#include "base/span.h"
#include "state/card.h"
#include "state/player.h"
#include "state/state.h"

static int complain(char *out, size_t capacity, const char *what, int at)
{
    ag_writer writer = ag_writer_open(out, capacity);
    ag_write(&writer, "%s (at %d)", what, at);
    return -1;
}

// Every card in use stands in exactly one pile, and the neighbours in each pile agree.
static int check_piles(const ag_state *state, char *out, size_t capacity)
{
    int in_piles = 0;
    for (int i = 1; i < state->used.piles; i++) {
        const ag_pile *pile = &state->piles[i];
        int count = 0;
        uint16_t before = 0;
        for (uint16_t slot = pile->first; slot != 0; slot = state->cards[slot].next) {
            const ag_card *card = &state->cards[slot];
            if (slot >= state->used.cards || ++count > AG_CARD_MAX) {
                return complain(out, capacity, "a pile runs in a circle or out of the cards", i);
            }
            if (card->pile != i || card->prev != before || !(card->flags & AG_CARD_USED)) {
                return complain(out, capacity, "a card does not agree with its pile", slot);
            }
            before = slot;
        }
        if (count != pile->count || pile->last != before) {
            return complain(out, capacity, "a pile does not know its count or its bottom", i);
        }
        in_piles += count;
    }
    int used = 0;
    for (int slot = 1; slot < state->used.cards; slot++) {
        used += (state->cards[slot].flags & AG_CARD_USED) != 0;
    }
    return used == in_piles ? 0
                            : complain(out, capacity, "a card stands in no pile", used - in_piles);
}

// Sequences that are under way come first, each with a player.
static int check_sequences(const ag_state *state, char *out, size_t capacity)
{
    for (int i = 0; i < AG_SEQUENCE_MAX; i++) {
        const ag_sequence *sequence = &state->sequences[i];
        int gap = i > 0 && sequence->which != 0 && state->sequences[i - 1].which == 0;
        if (gap || (sequence->which != 0 && sequence->seat == 0)) {
            return complain(out, capacity, "a sequence lies where none can be", i);
        }
    }
    return 0;
}

static int check_card(const ag_state *state, int slot, char *out, size_t capacity)
{
    const ag_card *card = &state->cards[slot];
    int zone = state->piles[card->pile].zone;
    int play = zone == AG_ZONE_PARTY || zone == AG_ZONE_RESOURCES;
    if (card->damage < 0) return complain(out, capacity, "a card has negative damage", slot);
    if (!play && card->damage != 0) {
        return complain(out, capacity, "a card outside play has damage", slot);
    }
    if (play && (card->controller == 0 || card->controller > state->seat_count)) {
        return complain(out, capacity, "a card in play has no controller", slot);
    }
    if (play && state->piles[card->pile].seat != card->controller) {
        return complain(out, capacity, "a card in play stands in another player's row", slot);
    }
    if (card->owner == 0 || card->owner > state->seat_count) {
        return complain(out, capacity, "a card has no owner", slot);
    }
    if (card->printed == 0) return complain(out, capacity, "a card has no cardboard", slot);
    if (card->readers != ag_card_readers(state, card)) {
        return complain(out, capacity, "it is not settled who sees a card", slot);
    }
    if (card->side > 1) return complain(out, capacity, "a card has more than two sides", slot);
    return 0;
}

static int check_chain(const ag_state *state, char *out, size_t capacity)
{
    for (int i = 1; i < state->used.links; i++) {
        const ag_link *link = &state->links[i];
        for (int j = 1; j < i; j++) {
            if (link->kind != AG_LINK_FREE && state->links[j].kind != AG_LINK_FREE
                && state->links[j].order == link->order) {
                return complain(out, capacity, "two links have one place", i);
            }
        }
        if (link->kind == AG_LINK_FREE && link->order != 0) {
            return complain(out, capacity, "a free link is not zero", i);
        }
    }
    for (int i = 1; i < state->used.targets; i++) {
        uint16_t link = state->targets[i].link;
        int left = link >= AG_LINK_MAX ? link - AG_LINK_MAX : 0;
        int is_left = left > 0 && left < state->used.left && state->left[left].slot != 0;
        if (link != 0 && !is_left
            && (link >= state->used.links || state->links[link].kind == AG_LINK_FREE)) {
            return complain(out, capacity, "a target of no link", i);
        }
    }
    return 0;
}

static int check_packets(const ag_state *state, char *out, size_t capacity)
{
    for (int i = 1; i < state->used.packets; i++) {
        const ag_packet *packet = &state->packets[i];
        if (packet->stage != AG_PACKET_FREE && (packet->amount < 0 || packet->prevented < 0)) {
            return complain(out, capacity, "a packet has a negative amount", i);
        }
    }
    return 0;
}

int ag_state_check_used(const ag_state *state, char *out, size_t capacity)
{
    int broken = check_piles(state, out, capacity);
    for (int slot = 1; slot < state->used.cards && !broken; slot++) {
        if (state->cards[slot].flags & AG_CARD_USED) {
            broken = check_card(state, slot, out, capacity);
        }
    }
    if (!broken) broken = check_chain(state, out, capacity);
    if (!broken) broken = check_packets(state, out, capacity);
    if (!broken) broken = check_sequences(state, out, capacity);
    return broken;
}

int ag_state_check(const ag_state *state, char *out, size_t capacity)
{
    int broken = ag_state_check_used(state, out, capacity);
    int rest = broken ? -1 : ag_state_rest(state);
    return rest < 0 ? broken : complain(out, capacity, "what is not used is not zero: array", rest);
}
