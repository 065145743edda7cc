// Inspire (CR 501.1b): as another player's cards ready, each such power may ready one exhausted
// card of its own player. All choose first, in turn order, then everything readies at once.
#include "rules/turn/turn.h"

#include "rules/agenda/agenda.h"
#include "rules/agenda/choice.h"
#include "rules/change/action.h"
#include "rules/numbers/live.h"
#include "rules/numbers/numbers.h"

// One power of one card: which cards it may ready.
typedef struct ag_claim {
    ag_seat seat;
    ag_card_id card;
    const ag_filter *what;
} ag_claim;

static int claims_of(const ag_rules *rules, const ag_live *live, ag_card_id id)
{
    return live->change->field == AG_FIELD_INSPIRES && ag_live_works_on(rules, live, id)
           && ag_has_keyword(rules, id, AG_KEYWORD_INSPIRE);
}

// The claim number `nth` of all players but the turn player; 0: there are no more.
static int claim_at(const ag_rules *rules, int nth, ag_claim *out)
{
    const ag_state *state = rules->state;
    const ag_derived *derived = ag_derive_now(rules);
    ag_seat seat = 0;
    for (int i = 1; (seat = ag_player_from_turn(state, i)) != 0; i++) {
        uint16_t slot = state->piles[ag_player_at(state, seat)->party].first;
        for (; slot != 0; slot = state->cards[slot].next) {
            ag_card_id id = ag_card_id_of(state, slot);
            for (int j = 0; j < derived->live_count; j++) {
                if (claims_of(rules, &derived->live[j], id) && nth-- == 0) {
                    *out = (ag_claim){ seat, id, &derived->live[j].change->amount.counted };
                    return 1;
                }
            }
        }
    }
    return 0;
}

static ag_progress ask(ag_rules *rules, const ag_task *task, const ag_claim *claim)
{
    ag_card_id cards[AG_CARD_MAX];
    ag_context context = { .viewer = claim->seat, .source = claim->card };
    int count = ag_filter_list(rules, claim->what, &context, cards, AG_CARD_MAX);
    int offered = 0;
    ag_choice_open(rules, AG_QUESTION_PICK, (uint8_t)(1u << claim->seat), AG_PROMPT_INSPIRE,
                   AG_RULE(CR_501_1b), claim->card);
    for (int i = 0; i < count; i++) {
        const ag_card *card = ag_card_at(rules->state, cards[i]);
        int own = card->controller == claim->seat && (card->flags & AG_CARD_EXHAUSTED);
        if (own && !ag_task_lists(rules, task, cards[i])) {
            ag_choice_add(rules, AG_MOVE_CARD, ag_ref_card(cards[i]));
            offered++;
        }
    }
    ag_choice_bounds(rules, 0, offered > 0);
    return ag_choice_ready(rules);
}

static void ready_together(ag_rules *rules, const ag_task *task)
{
    ag_state *state = rules->state;
    const ag_player *player = ag_player_at(state, state->turn.seat);
    const int rows[] = { player->party, player->resources };
    ag_card_id cards[AG_CARD_MAX];
    int count = 0;
    for (int i = 0; i < 2; i++) {
        for (uint16_t slot = state->piles[rows[i]].first; slot != 0;
             slot = state->cards[slot].next) {
            if (state->cards[slot].flags & AG_CARD_EXHAUSTED) {
                cards[count++] = ag_card_id_of(state, slot);
            }
        }
    }
    for (int i = 0; i < task->list_count; i++) {
        cards[count++] = ag_ref_as_card(ag_task_ref(rules, task, i));
    }
    ag_action action = { .kind = AG_ACTION_READY,
                         .flags = AG_ACTION_SILENT,
                         .seat = state->turn.seat };
    ag_action_begin(rules, &action, cards, count);
}

void ag_ready_begin(ag_rules *rules)
{
    ag_task_push(rules, AG_TASK_INSPIRE);
}

enum { INSPIRE_CHOOSE, INSPIRE_READY, INSPIRE_OVER };

ag_progress ag_inspire_run(ag_rules *rules, ag_task *task)
{
    ag_picks picks;
    ag_claim claim;
    if (task->stage == INSPIRE_CHOOSE && ag_choice_take(rules, &picks)) {
        if (picks.count > 0) {
            ag_ref ref = rules->state->options[picks.picks[0]].ref;
            ag_task_give(rules, &ref, 1);
        }
        task->inspire.next++;
        return AG_AGAIN;
    }
    if (task->stage == INSPIRE_CHOOSE  // CR 501.1b
        && claim_at(rules, task->inspire.next, &claim)) {
        return ask(rules, task, &claim);
    }
    if (task->stage < INSPIRE_READY) {
        task->stage = INSPIRE_READY;
        ready_together(rules, task);
        return AG_AGAIN;
    }
    return AG_DONE;
}
