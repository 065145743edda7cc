// Shares: each question leaves the last cards no more than they can take, so that all is divided.
#include "rules/share.h"

#include "rules/agenda.h"
#include "rules/choice.h"
#include "state/player.h"

// A card's ref holds its most until it was asked for, then its share.
void ag_share_begin(ag_rules *rules, uint8_t who, int amount, const ag_card_id *cards,
                    const int16_t *caps, int count)
{
    AG_ASSERT(who != 0);
    AG_ASSERT(amount >= 0);
    ag_task *task = ag_task_push(rules, AG_TASK_SHARE);
    task->share.who = who;
    task->share.left = amount;
    for (int i = 0; i < count; i++) {
        ag_ref ref = ag_ref_card(cards[i]);
        ref.number = caps[i];
        ag_task_give(rules, &ref, 1);
    }
}

static int room_behind(const ag_rules *rules, const ag_task *task)
{
    int room = 0;
    for (int i = task->share.next + 1; i < task->list_count; i++) {
        room += ag_task_ref(rules, task, i).number;
    }
    return room;
}

static ag_progress ask(ag_rules *rules, const ag_task *task)
{
    ag_ref ref = ag_task_ref(rules, task, task->share.next);
    int most = ref.number < task->share.left ? ref.number : task->share.left;
    int least = task->share.left - room_behind(rules, task);
    least = least > 0 ? least : 0;
    ag_choice_open(rules, AG_CHOICE_NUMBER, task->share.who, AG_PROMPT_SHARE, AG_RULE(CR_709_2),
                   ag_ref_as_card(ref));
    ag_choice_bounds(rules, least < most ? least : most, most);
    return ag_choice_ready(rules);
}

ag_progress ag_share_run(ag_rules *rules, ag_task *task)
{
    ag_picks picks;
    if (ag_choice_take(rules, &picks)) {
        ag_ref ref = ag_task_ref(rules, task, task->share.next);
        ref.number = picks.number;
        ag_task_set_ref(rules, task, task->share.next, ref);
        task->share.left -= picks.number;
        task->share.next++;
    }
    uint8_t asked = task->share.who & ag_seats_in(rules->state);
    if (task->share.next < task->list_count && asked != 0) {
        task->share.who = asked;
        return ask(rules, task);
    }
    ag_reply_clear(rules);
    for (int i = 0; i < task->share.next; i++) {
        ag_ref ref = ag_task_ref(rules, task, i);
        if (ref.number > 0) {
            ag_reply_add(rules, ref);
        }
    }
    return AG_DONE;
}
