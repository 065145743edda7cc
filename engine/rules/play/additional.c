// Additional resources: each is a link, with its face and its cost, besides the turn's resource.
#include "rules/play/play.h"

#include "rules/agenda/agenda.h"
#include "rules/agenda/choice.h"
#include "rules/numbers/links.h"
#include "rules/numbers/numbers.h"

void ag_additional_begin(ag_rules *rules, ag_seat seat, const ag_card_id *cards, int count,
                         int exhausted)
{
    ag_task *task = ag_task_push(rules, AG_TASK_ADDITIONAL);
    task->seat = seat;
    task->additional.exhausted = (uint8_t)(exhausted != 0);
    for (int i = 0; i < count; i++) {
        ag_ref ref = ag_ref_card(cards[i]);
        ag_task_give(rules, &ref, 1);
    }
}

// What is on its way was begun in stage PLACED.
enum { FACE, PLACED };

static void begin(ag_rules *rules, ag_task *task, ag_card_id card, int face_up)
{
    int exhausted = task->additional.exhausted;
    ag_seat seat = task->seat;
    task->stage = PLACED;
    int flags = AG_LINK_ADDITIONAL | (exhausted ? AG_LINK_EXHAUSTED : 0);  // CR 412.1c
    ag_place_begin(rules, seat, card, face_up, flags);
}

static int can_place(const ag_rules *rules, const ag_task *task, ag_card_id card)
{
    return ag_card_exists(rules->state, card) && ag_player_in(rules->state, task->seat)
           && ag_chain_room(rules->state) > 1 && !ag_player_cant(rules, task->seat, AG_CANT_PLACE);
}

ag_progress ag_additional_run(ag_rules *rules, ag_task *task)
{
    ag_picks picks;
    if (ag_choice_take(rules, &picks)) {
        begin(rules, task, ag_ref_as_card(ag_task_ref(rules, task, task->additional.next)),
              picks.picks[0] == 0);
        return AG_AGAIN;
    }
    if (task->stage == PLACED) {
        task->additional.placed += rules->state->reply.number > 0;
        task->stage = FACE;
        task->additional.next++;
    }
    while (task->additional.next < task->list_count
           && !can_place(rules, task,
                         ag_ref_as_card(ag_task_ref(rules, task, task->additional.next)))) {
        task->additional.next++;
    }
    ag_reply_clear(rules);
    if (task->additional.next >= task->list_count) {
        ag_reply_number(rules, task->additional.placed);
        return AG_DONE;
    }
    ag_card_id card = ag_ref_as_card(ag_task_ref(rules, task, task->additional.next));
    if (ag_face_up_refuse(rules, task->seat, card) != AG_REASON_NONE) {
        begin(rules, task, card, 0);
        return AG_AGAIN;
    }
    return ag_choice_ask_yes(rules, task->seat, AG_PROMPT_FACE, AG_RULE(CR_412_1b), card);
}
