// Apart: what keeps players and cards from doing anything to each other.
#include "rules/numbers/known.h"

#include "rules/numbers/numbers.h"

int ag_seat_apart(const ag_state *state, ag_seat seat)
{
    return (ag_player_at(state, seat)->flags & AG_PLAYER_APART) != 0;
}

// It is set apart itself, whoever controls it.
static int is_apart_alone(const ag_state *state, ag_card_id id)
{
    const ag_card *card = ag_card_at(state, id);
    return card != NULL && (card->flags & AG_CARD_APART);
}

int ag_is_apart(const ag_rules *rules, ag_card_id id)
{
    const ag_state *state = rules->state;
    const ag_card *card = ag_card_at(state, id);
    if (card == NULL || state->piles[card->pile].zone != AG_ZONE_PARTY) return 0;
    return is_apart_alone(state, id)
           || (ag_seat_apart(state, card->controller) && ag_is_character(rules, id));
}

int ag_seat_out_of_reach(const ag_state *state, ag_seat by, ag_seat seat)
{
    return by != 0 && seat != 0 && ag_seat_apart(state, by) != ag_seat_apart(state, seat);
}

// R501.1b, R402.2b: for them it is not there.
int ag_unreachable(const ag_rules *rules, ag_seat by, ag_card_id id)
{
    const ag_state *state = rules->state;
    const ag_card *card = rules->catalog->unreachable && by != 0 ? ag_card_at(state, id) : NULL;
    return card != NULL && state->piles[card->pile].zone == AG_ZONE_PARTY
           && ag_opposed(state, by, card->controller)
           && (ag_numbers_of(rules, id)->cant & AG_LONG_BIT(AG_CANT_BE_REACHED)) != 0;
}

int ag_out_of_reach(const ag_rules *rules, ag_seat by, ag_card_id id)
{
    const ag_state *state = rules->state;
    const ag_card *card = ag_card_at(state, id);
    if (card == NULL || by == 0 || state->piles[card->pile].zone != AG_ZONE_PARTY) return 0;
    int differs = ag_seat_apart(state, by) != ag_is_apart(rules, id);
    return (differs && ag_is_character(rules, id)) || ag_unreachable(rules, by, id);
}

int ag_parted(const ag_rules *rules, ag_card_id source, ag_card_id subject)
{
    if (is_apart_alone(rules->state, source)) return ag_is_apart(rules, subject);
    ag_seat seat = ag_controller_of(rules->state, source);
    return ag_out_of_reach(rules, seat, subject);
}
