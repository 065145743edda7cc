// Rift: how many allies of one race its player controls, for each time that the card has it.
#include "rules/rift.h"

#include "rules/agenda.h"
#include "rules/chain.h"
#include "rules/choice.h"
#include "rules/derive.h"
#include "rules/filter.h"
#include "rules/keyword.h"
#include "rules/pay.h"
#include "rules/play.h"
#include "state/card.h"
#include "state/player.h"

static int allies_of(const ag_rules *rules, ag_seat seat, int race)
{
    const ag_state *state = rules->state;
    uint16_t slot = state->piles[ag_player_at(state, seat)->party].first;
    int count = 0;
    for (; slot != 0; slot = state->cards[slot].next) {
        ag_card_id id = ag_card_id_of(state, slot);
        count += (ag_types(rules, id) & AG_TYPE_ALLY) && ag_has_tag(rules, id, (ag_symbol)race);
    }
    return count;
}

static int rifts_of(const ag_rules *rules, const ag_link *link)
{
    int is_card = link->kind == AG_LINK_CARD && ag_card_exists(rules->state, link->card);
    return is_card ? ag_has_keyword_anywhere(rules, link->card, AG_KEYWORD_RIFT) : 0;
}

int ag_rift_less(const ag_rules *rules, const ag_link *link)
{
    int rifts = rifts_of(rules, link);
    int most = 0;
    for (int race = AG_TAG_DRAENEI; race <= AG_TAG_UNDEAD && rifts > 0; race++) {
        int allies =
            link->race == 0 || link->race == race ? allies_of(rules, link->controller, race) : 0;
        most = allies > most ? allies : most;
    }
    return rifts * most;
}

// The races with which it can still be paid for.
ag_progress ag_rift_choose(ag_rules *rules, ag_task *task)
{
    ag_link *link = ag_link_edit(rules->state, task->link);
    ag_picks picks;
    if (ag_choice_take(rules, &picks)) {
        link->race = (uint8_t)rules->state->options[picks.picks[0]].ref.slot;
        return ag_play_done(rules);
    }
    int free = link->pays == AG_PAYS_NOTHING || (link->flags & AG_LINK_COSTLESS);
    if (free || rifts_of(rules, link) == 0) {
        return ag_play_done(rules);
    }
    ag_choice_open(rules, AG_CHOICE_PICK, (uint8_t)(1u << link->controller), AG_PROMPT_RIFT,
                   AG_RULE(CR_707_1e), link->card);
    for (int race = AG_TAG_DRAENEI; race <= AG_TAG_UNDEAD; race++) {
        ag_link trial = *link;
        trial.race = (uint8_t)race;
        if (ag_pay_link_refuse(rules, &trial) == AG_REASON_NONE) {
            ag_ref ref = { .kind = AG_REF_WORD, .slot = (uint16_t)race };
            ag_choice_add(rules, AG_OPTION_WORD, ref);
        }
    }
    if (rules->state->choice.option_count == 0) {
        rules->state->choice = (ag_choice_state){ .kind = AG_CHOICE_NONE };
        return ag_play_fail(rules);
    }
    return ag_choice_ready(rules);
}
