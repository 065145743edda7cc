// What is chosen to pay the cost of a link with, part after part (CR 403.1, 707.1e).
#include "rules/agenda.h"
#include "rules/play.h"

#include "rules/chain.h"
#include "rules/choice.h"
#include "rules/concede.h"
#include "rules/known.h"
#include "rules/derive.h"
#include "rules/packet.h"
#include "rules/pay.h"
#include "rules/target.h"
#include "rules/toll.h"
#include "state/card.h"
#include "state/player.h"

static int is_taken(const ag_rules *rules, const ag_task *task, const ag_cost *cost,
                    ag_card_id card)
{
    for (int i = 0; i < task->costs.part; i++) {
        ag_ref refs[AG_REPLY_MAX];
        int count = ag_link_targets(rules, task->link, AG_COST_INDEX + i, 0, refs, AG_REPLY_MAX);
        for (int j = 0;
             j < count && ag_pay_excludes(&cost->parts[i], &cost->parts[task->costs.part]); j++) {
            if (ag_card_id_same(ag_ref_as_card(refs[j]), card)) {
                return 1;
            }
        }
    }
    return 0;
}

// The cards that may pay the part that is asked about. Once it is known whose graveyard they come
// from `owner`, those of others are left out.
static int cards_for(const ag_rules *rules, const ag_task *task, const ag_cost *cost,
                     const ag_cost_part *part, ag_card_id *cards)
{
    const ag_link *link = ag_link_at(rules->state, task->link);
    int found = ag_pay_candidates(rules, link->controller, link->card, part, cards, AG_CARD_MAX);
    int count = 0;
    for (int i = 0; i < found; i++) {
        int others =
            task->costs.owner != 0 && ag_owner_of(rules->state, cards[i]) != task->costs.owner;
        if (!others && !is_taken(rules, task, cost, cards[i])) {
            cards[count++] = cards[i];
        }
    }
    if (part->kind != AG_COST_EXHAUST) {
        return count;
    }
    int left = ag_pay_ready(rules, link->controller, ag_pay_tired(cost, link->card))
               - ag_pay_resources(rules, link);
    return ag_toll_afford(rules, left, part->max, cards, count);
}

static uint8_t owners_of(const ag_state *state, const ag_card_id *cards, int count)
{
    uint8_t seats = 0;
    for (int i = 0; i < count; i++) {
        seats |= (uint8_t)(1u << ag_owner_of(state, cards[i]));
    }
    return seats;
}

static void open_question(ag_rules *rules, const ag_link *link, int kind)
{
    ag_choice_open(rules, kind, (uint8_t)(1u << link->controller), AG_PROMPT_COST,
                   AG_RULE(CR_403_1), link->card);
}

static ag_progress ask_whose(ag_rules *rules, const ag_link *link, uint8_t owners)
{
    open_question(rules, link, AG_CHOICE_PICK);
    for (int seat = 1; seat <= rules->state->seat_count; seat++) {
        if (owners & (1u << seat)) {
            ag_choice_add(rules, AG_OPTION_SEAT, ag_ref_seat((ag_seat)seat));
        }
    }
    return ag_choice_ready(rules);
}

// CR 405.3: no more than fatal damage can be put on a character, so that more of it pays nothing.
static int damage_room(const ag_rules *rules, ag_card_id source, ag_card_id on, int most)
{
    int room = ag_health(rules, on) - ag_card_at(rules->state, on)->damage;
    AG_ASSERT(most >= 0);
    if (room < 0 || ag_packet_refuse_put(rules, source, on) != AG_REASON_NONE) {
        return 0;
    }
    return room < most ? room : most;
}

static ag_progress ask_part(ag_rules *rules, const ag_task *task, const ag_cost *cost)
{
    const ag_link *link = ag_link_at(rules->state, task->link);
    ag_cost_part part = ag_pay_part(cost, task->costs.part, link->card);
    ag_card_id cards[AG_CARD_MAX];
    int count = cards_for(rules, task, cost, &part, cards);
    int damage = part.kind == AG_COST_DAMAGE;
    if (count < (damage ? 1 : part.min)) {
        return AG_DONE;
    }
    uint8_t owners = owners_of(rules->state, cards, count);
    if (part.of_one && task->costs.owner == 0 && (owners & (owners - 1)) != 0) {
        return ask_whose(rules, link, owners);
    }
    open_question(rules, link, damage ? AG_CHOICE_NUMBER : AG_CHOICE_PICK);
    ag_choice_bounds(rules, part.min,
                     damage ? damage_room(rules, link->card, cards[0], part.max) : part.max);
    for (int i = 0; i < (damage ? 1 : count); i++) {
        ag_choice_add(rules, AG_OPTION_CARD, ag_ref_card(cards[i]));
    }
    return ag_choice_ready(rules);
}

// What was picked stands among the link's targets; a number that was not fixed is what it "paid".
static void take_picks(ag_rules *rules, ag_task *task, const ag_cost_part *part,
                       const ag_picks *picks)
{
    ag_state *state = rules->state;
    ag_link *link = ag_link_edit(state, task->link);
    if (part->kind == AG_COST_DAMAGE) {
        link->paid = picks->number;
        ag_target_add(rules, task->link, AG_COST_INDEX + task->costs.part, state->options[0].ref);
    }
    for (int i = 0; i < picks->count; i++) {
        ag_ref ref = state->options[picks->picks[i]].ref;
        if (ref.kind == AG_REF_SEAT) {
            task->costs.owner = ref.seat;
            return;
        }
        ag_target_add(rules, task->link, AG_COST_INDEX + task->costs.part, ref);
    }
    if (part->kind != AG_COST_DAMAGE && (part->min != part->max || part->x_count > 0)) {
        link->paid = (int16_t)picks->count;
    }
    task->costs.part++;
    task->costs.owner = 0;
}

// At last those are asked whose leave it takes (CR 800.1b): their answer is that of the task.
static ag_progress done(ag_rules *rules, ag_task *task, const ag_cost *cost)
{
    ag_link_id link = task->link;
    if (task->stage > 0) {
        return AG_DONE;
    }
    task->stage = 1;
    if (!ag_concedes(cost)) {
        return ag_play_done(rules);
    }
    ag_task_push(rules, AG_TASK_CONCEDE_ASK)->link = link;
    return AG_AGAIN;
}

ag_progress ag_play_costs(ag_rules *rules, ag_task *task)
{
    ag_cost cost;
    ag_picks picks;
    ag_pay_cost(rules, ag_link_at(rules->state, task->link), &cost);
    if (ag_choice_take(rules, &picks)) {
        take_picks(rules, task, &cost.parts[task->costs.part], &picks);
    }
    while (task->costs.part < cost.part_count && !ag_pay_asks(&cost.parts[task->costs.part])) {
        task->costs.part++;
    }
    if (task->costs.part >= cost.part_count) {
        return done(rules, task, &cost);
    }
    ag_progress progress = ask_part(rules, task, &cost);
    return progress == AG_DONE ? ag_play_fail(rules) : progress;
}
