// Locations: a player with several face up keeps one of them, the others are turned face down (CR
// 410.6g).
#include "rules/location.h"

#include "rules/agenda.h"
#include "rules/choice.h"
#include "rules/deed.h"
#include "rules/derive.h"
#include "rules/settled.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

static int locations_of(const ag_rules *rules, ag_seat seat, ag_card_id *out)
{
    const ag_state *state = rules->state;
    uint16_t slot = state->piles[ag_player_at(state, seat)->resources].first;
    int count = 0;
    for (; slot != 0; slot = state->cards[slot].next) {
        const ag_card_def *def = ag_catalog_card(rules->catalog, state->cards[slot].printed);
        if ((def->side[0].types & AG_TYPE_LOCATION) && !ag_card_is_blank(&state->cards[slot])) {
            out[count++] = ag_card_id_of(state, slot);
        }
    }
    return count;
}

static int is_kept(const ag_rules *rules, const ag_task *wave, ag_card_id card)
{
    for (int i = 0; i < wave->list_count; i++) {
        if (ag_card_id_same(ag_ref_as_card(ag_task_ref(rules, wave, i)), card)) {
            return 1;
        }
    }
    return 0;
}

static int has_chosen(const ag_rules *rules, const ag_task *wave, const ag_card_id *cards,
                      int count)
{
    for (int i = 0; i < count; i++) {
        if (is_kept(rules, wave, cards[i])) {
            return 1;
        }
    }
    return 0;
}

ag_progress ag_location_choose(ag_rules *rules, ag_task *wave)
{
    ag_state *state = rules->state;
    ag_picks picks;
    ag_seat seat;
    if (ag_choice_take(rules, &picks)) {
        ag_ref kept = state->options[picks.picks[0]].ref;
        ag_task_give(rules, &kept, 1);
    } else if (ag_settled_holds(rules, AG_SETTLED_LOCATIONS)) {
        return AG_DONE;
    }
    for (int nth = 0; (seat = ag_player_from_turn(state, nth)) != 0; nth++) {
        ag_card_id cards[AG_CARD_MAX];
        int count = locations_of(rules, seat, cards);
        if (count < 2 || has_chosen(rules, wave, cards, count)) {
            continue;
        }
        ag_choice_open(rules, AG_CHOICE_PICK, (uint8_t)(1u << seat), AG_PROMPT_LOCATION,
                       AG_RULE(CR_410_6g), (ag_card_id){ 0, 0 });
        for (int i = 0; i < count; i++) {
            ag_choice_add(rules, AG_OPTION_CARD, ag_ref_card(cards[i]))->aim = AG_AIM_HELP;
        }
        return ag_choice_ready(rules);
    }
    if (wave->list_count == 0) {
        ag_settled_note(rules, AG_SETTLED_LOCATIONS, AG_BIT(AG_TOUCH_PLAY));
    }
    return AG_DONE;
}

int ag_location_turn(ag_rules *rules, const ag_task *wave)
{
    ag_card_id others[AG_CARD_MAX];
    int count = 0;
    for (int seat = 1; seat <= rules->state->seat_count && wave->list_count > 0; seat++) {
        ag_card_id cards[AG_CARD_MAX];
        int found = locations_of(rules, (ag_seat)seat, cards);
        for (int i = 0; i < found && has_chosen(rules, wave, cards, found); i++) {
            if (!is_kept(rules, wave, cards[i])) {
                others[count++] = cards[i];
            }
        }
    }
    if (count > 0) {
        ag_deed deed = { .kind = AG_DEED_FACE_DOWN,
                         .flags = AG_DEED_BY_GAME,
                         .rule = AG_RULE(CR_410_6g) };
        ag_deed_begin(rules, &deed, others, count);
    }
    return count > 0;
}
