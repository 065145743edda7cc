// Conceding as a cost: those who must agree, what still happens, and that the game is over then.
#include "rules/chain/chain.h"

#include "rules/agenda/choice.h"
#include "rules/change/change.h"
#include "rules/numbers/links.h"
#include "rules/play/play.h"

static uint8_t side_of(const ag_state *state, ag_seat seat)
{
    return ag_seats_in(state) & (uint8_t)~ag_seats_opposing(state, seat);
}

// ---- leave ----

// One after the other, clockwise from the player who wants to: `stage` of them were asked.
ag_progress ag_concede_ask(ag_rules *rules, ag_task *task)
{
    const ag_state *state = rules->state;
    const ag_link *link = ag_link_at(state, task->link);
    ag_picks picks;
    if (ag_choice_take(rules, &picks) && picks.picks[0] != 0) return ag_play_fail(rules);
    while (link != NULL && ++task->stage < state->seat_count) {
        ag_seat seat = ag_player_around(state, link->controller, task->stage);
        if (side_of(state, link->controller) & (1u << seat)) {
            return ag_choice_ask_yes(rules, seat, AG_PROMPT_CONCEDE, AG_RULE(CR_800_1b),
                                     link->card);
        }
    }
    return ag_play_done(rules);
}

// ---- the end ----

static void begin_effect(ag_rules *rules, const ag_link *link, ag_link_id id)
{
    const ag_card_def *def = ag_catalog_card(rules->catalog, link->printed);
    if (def->powers[link->power].functions & AG_BIT(AG_SLOT_EFFECT)) {
        ag_frame *frame = ag_frame_begin(rules, link->printed, link->power, AG_SLOT_EFFECT,
                                         link->card, link->controller);
        frame->link = id;
        frame->x = link->x;
        frame->paid = link->paid;
    }
}

static void concede(ag_rules *rules, ag_seat seat)
{
    ag_event event = ag_event_of(rules, AG_EVENT_CONCEDED, seat, (ag_card_id){ 0, 0 });
    event.rule = AG_RULE(CR_800_1b);
    ag_announce(rules, &event);
    ag_player_lose(rules, seat, AG_END_CONCEDED);
}

// CR 800.1c: first what the power says, for all in the game; then all is interrupted and over.
ag_progress ag_concede_run(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    const ag_link *link = ag_link_at(state, task->link);
    if (task->stage == 0 && link != NULL) {
        task->stage = 1;
        begin_effect(rules, link, task->link);
        return AG_AGAIN;
    }
    if (task->stage == 1 && link != NULL) {
        ag_seat who = link->controller;
        uint8_t all = side_of(state, who);  // CR 800.1b
        for (int seat = 1; seat <= state->seat_count; seat++) {
            if (all & (1u << seat)) concede(rules, (ag_seat)seat);
        }
        task->stage = 2;
        ag_link_close(rules, task->link);
        ag_chain_clear(rules, AG_RULE(CR_800_1c));
        return AG_AGAIN;
    }
    ag_reply_clear(rules);
    return AG_DONE;
}
