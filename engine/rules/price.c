// What is chosen to pay the cost of a link with, part after part (CR 403.1, 707.1e).
#include "rules/play.h"

#include "rules/chain.h"
#include "rules/choice.h"
#include "rules/pay.h"
#include "rules/target.h"
#include "state/card.h"
#include "state/player.h"

static int part_asks(const ag_cost_part *part)
{
    return part->kind >= AG_COST_DISCARD && part->kind <= AG_COST_DAMAGE;
}

// CR 403.1: what an earlier part of the same kind has taken can't be taken again.
static int is_taken(const ag_rules *rules, const ag_task *task, const ag_cost *cost,
                    ag_card_id card)
{
    for (int i = 0; i < task->a; i++) {
        ag_ref refs[AG_REPLY_MAX];
        int count = ag_link_targets(rules, task->link, AG_COST_INDEX + i, 0, refs, AG_REPLY_MAX);
        for (int j = 0; j < count && cost->parts[i].kind == cost->parts[task->a].kind; j++) {
            if (ag_card_id_same(ag_ref_as_card(refs[j]), card)) {
                return 1;
            }
        }
    }
    return 0;
}

static ag_progress ask_part(ag_rules *rules, const ag_task *task, const ag_cost *cost)
{
    const ag_link *link = ag_link_at(rules->state, task->link);
    ag_cost_part part = ag_pay_part(cost, task->a, link->card);
    ag_card_id cards[AG_CARD_MAX];
    int found = ag_pay_candidates(rules, link->controller, link->card, &part, cards, AG_CARD_MAX);
    int count = 0;
    for (int i = 0; i < found; i++) {
        if (!is_taken(rules, task, cost, cards[i])) {
            cards[count++] = cards[i];
        }
    }
    int damage = part.kind == AG_COST_DAMAGE;
    if (count < (damage ? 1 : part.min)) {
        return AG_DONE;
    }
    ag_choice_open(rules, damage ? AG_CHOICE_NUMBER : AG_CHOICE_PICK,
                   (uint8_t)(1u << link->controller), AG_PROMPT_COST, AG_RULE(CR_403_1),
                   link->card);
    ag_choice_bounds(rules, part.min, part.max);
    for (int i = 0; i < (damage ? 1 : count); i++) {
        ag_choice_add(rules, AG_OPTION_CARD, ag_ref_card(cards[i]));
    }
    return ag_choice_ready(rules);
}

ag_progress ag_play_costs(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    ag_link *link = ag_link_edit(state, task->link);
    const ag_cost *cost = ag_pay_cost(rules, link);
    ag_picks picks;
    if (ag_choice_take(rules, &picks)) {
        if (cost->parts[task->a].kind == AG_COST_DAMAGE) {
            link->paid = picks.number;
            ag_target_add(rules, task->link, AG_COST_INDEX + task->a, state->options[0].ref);
        }
        for (int i = 0; i < picks.count; i++) {
            ag_target_add(rules, task->link, AG_COST_INDEX + task->a,
                          state->options[picks.picks[i]].ref);
        }
        task->a++;
    }
    while (task->a < cost->part_count && !part_asks(&cost->parts[task->a])) {
        task->a++;
    }
    if (task->a >= cost->part_count) {
        return ag_play_done(rules);
    }
    ag_progress progress = ask_part(rules, task, cost);
    return progress == AG_DONE ? ag_play_fail(rules) : progress;
}
