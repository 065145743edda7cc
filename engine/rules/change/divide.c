// Packets that are divided: what is more than fatal goes to the hero, or as a player chooses.
#include "rules/change/packet.h"

#include "rules/agenda/agenda.h"
#include "rules/agenda/choice.h"
#include "rules/numbers/known.h"
#include "rules/numbers/numbers.h"

// What is left of its health.
static int exactly_fatal(const ag_rules *rules, ag_card_id id)
{
    const ag_card *card = ag_card_at(rules->state, id);
    int left = card == NULL ? 0 : ag_health(rules, id) - card->damage;
    return left > 0 ? left : 0;
}

int ag_packet_smashes(const ag_rules *rules, const ag_packet *packet)
{
    return (ag_types(rules, packet->subject) & AG_TYPE_ALLY) != 0
           && packet->amount > exactly_fatal(rules, packet->subject);
}

void ag_packet_smash(ag_rules *rules, int slot)
{
    ag_packet *packet = &rules->state->packets[slot];
    if (!ag_packet_smashes(rules, packet)) return;
    ag_card_id ally = packet->subject;
    ag_seat seat = ag_controller_of(rules->state, ally);
    ag_card_id hero = ag_player_at(rules->state, seat)->hero;
    int fatal = exactly_fatal(rules, ally);
    int rest = packet->amount - fatal;
    ag_packet_split(rules, slot, ally, fatal);
    ag_packet_split(rules, slot, hero, rest);
    packet->amount = 0;
}

// ---- divided as a player chooses ----

void ag_packet_divide_begin(ag_rules *rules, int packet, ag_seat seat, const ag_card_id *among,
                            int count)
{
    ag_task *task = ag_task_push(rules, AG_TASK_DIVIDE);
    AG_ASSERT(count >= 0);
    task->divide.packet = (uint16_t)packet;
    task->seat = seat;
    task->divide.left = rules->state->packets[packet].amount;
    for (int i = 0; i < count; i++) {
        ag_ref ref = ag_ref_card(among[i]);
        ag_task_give(rules, &ref, 1);
    }
}

static void assign(ag_rules *rules, ag_task *task, int amount)
{
    ag_card_id card = ag_ref_as_card(ag_task_ref(rules, task, task->divide.next++));
    ag_packet_split(rules, task->divide.packet, card, amount);
    task->divide.left -= amount;
}

ag_progress ag_packet_divide_run(ag_rules *rules, ag_task *task)
{
    ag_picks picks;
    if (ag_choice_take(rules, &picks)) {
        assign(rules, task, picks.number);
        return AG_AGAIN;
    }
    int last = task->divide.next + 1 == task->list_count;
    if (last || !ag_player_in(rules->state, task->seat)) {
        assign(rules, task, task->divide.left);  // every point is assigned
    }
    if (task->divide.next >= task->list_count || task->divide.left <= 0) {
        rules->state->packets[task->divide.packet].amount = 0;
        return AG_DONE;
    }
    ag_card_id card = ag_ref_as_card(ag_task_ref(rules, task, task->divide.next));
    ag_choice_open(rules, AG_QUESTION_NUMBER, (uint8_t)(1u << task->seat), AG_PROMPT_DIVIDE_DAMAGE,
                   AG_RULE(CR_717_7), card);
    ag_choice_bounds(rules, 0, task->divide.left < INT16_MAX ? task->divide.left : INT16_MAX);
    return ag_choice_ready(rules);
}
