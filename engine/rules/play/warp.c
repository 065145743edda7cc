// Warp: one card after the other, as its owner chooses, is removed from the game and may be played
// without paying its cost. It goes onto the chain above the link that resolves, so that the last
// one played resolves first.
#include "rules/play/play.h"

#include "rules/agenda/choice.h"
#include "rules/change/change.h"
#include "rules/change/action.h"
#include "rules/numbers/links.h"
#include "rules/numbers/live.h"

enum { WARP_CHOOSE, WARP_REMOVED, WARP_PLAY };

// The cards of one player that the player may still remove; or none.
static int ask_which(ag_rules *rules, const ag_task *task, ag_seat seat)
{
    int open = 0;
    for (int i = 0; i < task->list_count; i++) {
        ag_card_id id = ag_ref_as_card(ag_task_ref(rules, task, i));
        if (!ag_may_warp(rules, id) || ag_owner_of(rules->state, id) != seat) continue;
        if (!open) {
            ag_choice_open(rules, AG_QUESTION_PICK, (uint8_t)(1u << seat), AG_PROMPT_WARP,
                           AG_RULE(KW_WARP), id);
        }
        open = 1;
        ag_choice_add(rules, AG_MOVE_CARD, ag_ref_card(id))->aim = AG_AIM_HELP;
    }
    if (open) ag_choice_bounds(rules, 0, 1);
    return open;
}

// "Until you use a Warp power that was granted this way": the modifier that ends so; 0: none.
static int granted(const ag_rules *rules, ag_card_id id)
{
    const ag_live *live = NULL;
    while ((live = ag_live_next(rules, AG_FIELD_KEYWORD, live)) != NULL) {
        if (live->change->word == AG_KEYWORD_WARP && rules->state->modifiers[live->modifier].once
            && ag_live_works_on(rules, live, id)) {
            return live->modifier;
        }
    }
    return 0;
}

static ag_progress remove_it(ag_rules *rules, ag_task *task, ag_card_id id)
{
    ag_action action = { .kind = AG_ACTION_REMOVE,
                         .seat = ag_owner_of(rules->state, id),
                         .rule = AG_RULE(KW_WARP),
                         .source = id };
    task->stage = WARP_REMOVED;
    for (int slot; (slot = granted(rules, id)) != 0;) ag_modifier_drop(rules, slot);
    ag_action_begin(rules, &action, &id, 1);
    return AG_AGAIN;
}

// What can't be played stays where it is.
static ag_progress ask_to_play(ag_rules *rules, ag_task *task)
{
    const ag_reply *reply = &rules->state->reply;
    ag_way way = { .pays = AG_PAYS_NOTHING };
    ag_card_id id = reply->count == 1 ? ag_ref_as_card(reply->refs[0]) : (ag_card_id){ 0, 0 };
    task->stage = WARP_CHOOSE;
    if (!ag_card_exists(rules->state, id) || ag_zone(rules->state, id) != AG_ZONE_REMOVED
        || ag_chain_room(rules->state) <= 1) {
        return AG_AGAIN;
    }
    ag_seat seat = ag_owner_of(rules->state, id);
    if (ag_play_way_refuse(rules, seat, id, &way) != AG_REASON_NONE) return AG_AGAIN;
    task->stage = WARP_PLAY;
    task->card = id;
    return ag_choice_ask_yes(rules, seat, AG_PROMPT_WARP_PLAY, AG_RULE(KW_WARP), id);
}

ag_progress ag_warp_run(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    ag_picks picks;
    ag_seat seat;
    int taken = ag_choice_take(rules, &picks);
    if (taken && task->stage == WARP_CHOOSE && picks.count > 0) {
        return remove_it(rules, task, ag_ref_as_card(state->options[picks.picks[0]].ref));
    }
    if (taken && task->stage == WARP_CHOOSE) {
        task->warp.nth++;  // at once, or not at all
    }
    if (taken && task->stage == WARP_PLAY) {
        ag_card_id card = task->card;
        ag_way way = { .source = card, .pays = AG_PAYS_NOTHING };
        task->stage = WARP_CHOOSE;
        if (picks.picks[0] == 0) {
            ag_play_begin(rules, ag_owner_of(state, card), card, &way);
            return AG_AGAIN;
        }
    }
    if (task->stage == WARP_REMOVED) return ask_to_play(rules, task);
    for (; (seat = ag_player_from_turn(state, task->warp.nth)) != 0; task->warp.nth++) {
        if (ask_which(rules, task, seat)) return ag_choice_ready(rules);
    }
    ag_reply_clear(rules);
    return AG_DONE;
}
