// Tokens enter play (CR 404.2): cards in all respects until they leave it.
#include "rules/change/action.h"

#include "rules/agenda/agenda.h"

void ag_token_begin(ag_rules *rules, uint16_t printed, ag_seat seat, int count, ag_card_id source,
                    int flags)
{
    AG_ASSERT(printed != 0);
    ag_task *task = ag_task_push(rules, AG_TASK_TOKENS);
    task->tokens.printed = printed;
    task->seat = seat;
    task->tokens.count = count;
    task->source = source;
    task->flags = (uint8_t)flags;
}

void ag_token_size(ag_rules *rules, int atk, int health)
{
    ag_task *task = ag_task_top(rules);
    AG_ASSERT(task->kind == AG_TASK_TOKENS);
    task->tokens.sized = 1;
    task->tokens.atk = atk;
    task->tokens.health = health;
}

// The player who puts a token into play owns it; it comes from nowhere: made aside, it enters.
ag_progress ag_token_run(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    ag_card_id made[AG_FRAME_OBJECT_MAX];
    if (task->stage != 0 || !ag_player_in(state, task->seat)) {
        if (task->stage == 0) ag_reply_clear(rules);
        return AG_DONE;  // the reply is that of the action
    }
    int room = ag_card_room(state);  // CR 404.2
    int count = task->tokens.count < room ? task->tokens.count : room;
    if (count < task->tokens.count) {
        ag_event event = ag_event_of(rules, AG_EVENT_LIMIT, task->seat, (ag_card_id){ 0, 0 });
        event.rule = AG_RULE_CR_404_2;
        ag_announce(rules, &event);
    }
    AG_ASSERT(count <= AG_FRAME_OBJECT_MAX);
    for (int i = 0; i < count; i++) {
        int sized = task->tokens.sized != 0;  // CR 404.2
        made[i] = ag_card_open(state, task->tokens.printed, task->seat, 0,
                               sized ? AG_CARD_TOKEN | AG_CARD_SIZED : AG_CARD_TOKEN);
        ag_card_edit(state, made[i])->made_atk = (int16_t)task->tokens.atk;
        ag_card_edit(state, made[i])->made_health = (int16_t)task->tokens.health;
        ag_pile_put(state, made[i].slot, ag_player_at(state, task->seat)->aside, 1);
    }
    task->stage = 1;
    ag_action action = { .kind = AG_ACTION_ENTER_PLAY,
                         .flags = task->flags,
                         .seat = task->seat,
                         .source = task->source };
    ag_action_begin(rules, &action, made, count);
    return AG_AGAIN;
}
