// Tokens enter play (CR 404.2): cards in all respects until they leave it.
#include "rules/change/action.h"

#include "rules/agenda/agenda.h"

void ag_token_begin(ag_rules *rules, const ag_tokens *tokens, ag_seat seat, ag_card_id source,
                    int flags)
{
    AG_ASSERT(tokens->printed != 0);
    ag_task *task = ag_task_push(rules, AG_TASK_TOKENS);
    task->tokens = *tokens;
    task->seat = seat;
    task->source = source;
    task->flags = (uint8_t)flags;
}

// The player who puts a token into play owns it; it comes from nowhere: made aside, it enters.
int ag_token_make(ag_rules *rules, const ag_tokens *tokens, ag_seat seat, ag_card_id *made)
{
    ag_state *state = rules->state;
    int room = ag_card_room(state);  // CR 404.2
    int count = tokens->count < room ? tokens->count : room;
    if (count < tokens->count) {
        ag_event event = ag_event_of(rules, AG_EVENT_LIMIT, seat, (ag_card_id){ 0, 0 });
        event.rule = AG_RULE_CR_404_2;
        ag_announce(rules, &event);
    }
    AG_ASSERT(count <= AG_FRAME_OBJECT_MAX);
    for (int i = 0; i < count; i++) {
        int sized = tokens->sized != 0;  // CR 404.2
        made[i] = ag_card_open(state, tokens->printed, seat, 0,
                               sized ? AG_CARD_TOKEN | AG_CARD_SIZED : AG_CARD_TOKEN);
        ag_card_edit(state, made[i])->made_atk = (int16_t)tokens->atk;
        ag_card_edit(state, made[i])->made_health = (int16_t)tokens->health;
        ag_pile_put(state, made[i].slot, ag_player_at(state, seat)->aside, 1);
    }
    return count;
}

ag_progress ag_token_run(ag_rules *rules, ag_task *task)
{
    ag_card_id made[AG_FRAME_OBJECT_MAX];
    if (task->stage != 0 || !ag_player_in(rules->state, task->seat)) {
        if (task->stage == 0) ag_reply_clear(rules);
        return AG_DONE;  // the reply is that of the action
    }
    int count = ag_token_make(rules, &task->tokens, task->seat, made);
    task->stage = 1;
    ag_action action = { .kind = AG_ACTION_ENTER_PLAY,
                         .flags = task->flags,
                         .seat = task->seat,
                         .source = task->source };
    ag_action_begin(rules, &action, made, count);
    return AG_AGAIN;
}
