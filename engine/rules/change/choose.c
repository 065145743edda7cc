// Questions of scripts: one of them, of each player in turn, or of several who divide an amount.
#include "rules/change/change.h"

#include <string.h>

void ag_choose_begin(ag_rules *rules, const ag_choose_def *def, const ag_ref *options, int count)
{
    ag_task *task = ag_task_push(rules, AG_TASK_CHOOSE);
    task->choose.kind = def->kind;
    task->choose.who = def->who;
    task->choose.aim = def->aim;
    task->choose.prompt = def->prompt;
    task->choose.symbol = def->symbol;
    task->choose.min = def->min;
    task->choose.max = def->max;
    task->card = def->about;
    ag_task_give(rules, options, count > AG_OPTION_MAX ? AG_OPTION_MAX : count);
}

void ag_choose_yes_begin(ag_rules *rules, uint8_t who, int prompt, ag_symbol symbol,
                         ag_card_id about)
{
    ag_choose_def def = { .kind = AG_QUESTION_YES_NO,
                          .who = who,
                          .prompt = (uint16_t)prompt,
                          .symbol = symbol,
                          .min = 1,
                          .max = 1,
                          .about = about };
    ag_choose_begin(rules, &def, NULL, 0);
}

// What the asking script cites, the newest one; else that a text is carried out.
static int rule_of_asker(const ag_rules *rules, int kind)
{
    const ag_state *state = rules->state;
    const ag_frame *asker = &state->frames[0];
    for (int i = 1; i < state->used.frames; i++) {
        const ag_frame *frame = &state->frames[i];
        asker = frame->printed != 0 && frame->ordinal >= asker->ordinal ? frame : asker;
    }
    const ag_card_def *def = ag_catalog_card(rules->catalog, asker->printed);
    if (asker->printed != 0 && def->powers[asker->power].rule != AG_RULE_NONE) {
        return def->powers[asker->power].rule;
    }
    return kind == AG_QUESTION_YES_NO ? AG_RULE(CR_708_3) : AG_RULE(CR_709_2);
}

ag_progress ag_choice_run(ag_rules *rules, ag_task *task)
{
    ag_picks picks;
    if (!ag_choice_take(rules, &picks)) {
        // The seats to be asked may have left since the question was made.
        uint8_t asked = task->choose.who & ag_seats_in(rules->state);
        uint8_t left = asked;
        for (int seat = 1; seat <= rules->state->seat_count; seat++) {
            int lost = (rules->state->players[seat].flags & AG_PLAYER_LOST) != 0;
            left &= (uint8_t) ~(lost ? AG_BIT(seat) : 0);
        }
        task->choose.who = (left != 0 ? left : asked);
        if (task->choose.who == 0) {
            return ag_reply_none(rules);
        }
        ag_choice_open(rules, task->choose.kind, task->choose.who, task->choose.prompt,
                       rule_of_asker(rules, task->choose.kind), task->card);
        rules->state->choice.symbol = task->choose.symbol;
        ag_choice_bounds(rules, task->choose.min, task->choose.max);
        if (task->choose.kind == AG_QUESTION_YES_NO) {
            ag_choice_add(rules, AG_MOVE_YES, (ag_ref){ 0 });
            ag_choice_add(rules, AG_MOVE_NO, (ag_ref){ 0 });
        }
        for (int i = 0; i < task->list_count; i++) {
            ag_choice_offer(rules, ag_task_ref(rules, task, i), task->choose.aim);
        }
        return ag_choice_ready(rules);
    }
    if (task->choose.kind == AG_QUESTION_NUMBER) {
        ag_reply_number(rules, picks.number);
    } else if (task->choose.kind == AG_QUESTION_YES_NO) {
        ag_reply_number(rules, picks.picks[0] == 0);
    } else {
        for (int i = 0; i < picks.count; i++) {
            ag_reply_add(rules, ag_task_ref(rules, task, picks.picks[i]));
        }
    }
    return AG_DONE;
}

// ---- of each player (CR 802.1) ----

enum { WORDS_A_FILTER = sizeof(ag_filter) / sizeof(ag_ref) + 1 };

void ag_choose_each_begin(ag_rules *rules, const ag_each_def *def, const ag_filter *filter)
{
    AG_ASSERT(def->action <= AG_ACTION_COUNT);
    ag_task *task = ag_task_push(rules, AG_TASK_CHOOSE_EACH);
    task->each.seats = def->seats;
    task->each.action = def->action;
    task->each.symbol = def->symbol;
    task->each.min = def->min;
    task->each.max = def->max;
    task->card = def->about;
    task->each.aim = def->aim;
    task->each.listed = (uint16_t)def->option_count;
    // The options, or the filter, come first on the task's list; the picks follow.
    if (def->option_count > 0) {
        ag_task_give(rules, def->options, def->option_count);
        return;
    }
    ag_ref words[WORDS_A_FILTER] = { { 0 } };
    memcpy(words, filter, sizeof *filter);
    ag_task_give(rules, words, WORDS_A_FILTER);
}

static ag_progress each_ask(ag_rules *rules, const ag_task *task, ag_seat seat)
{
    ag_choice_pick(rules, seat, AG_PROMPT_SCRIPT, AG_RULE(CR_802_1), task->card);
    rules->state->choice.symbol = task->each.symbol;
    ag_choice_bounds(rules, task->each.min, task->each.max);
    for (int i = 0; i < task->each.listed; i++) {
        ag_choice_offer(rules, ag_task_ref(rules, task, i), task->each.aim);
    }
    if (task->each.listed == 0) {
        ag_filter filter;
        memcpy(&filter, &rules->state->words[task->list], sizeof filter);
        ag_context context = { .viewer = seat, .source = task->card };
        ag_card_id cards[AG_CARD_MAX];
        int count = ag_filter_list(rules, &filter, &context, cards, AG_CARD_MAX);
        for (int i = 0; i < count; i++) {
            // CR 709.2b: players who have to do something can't choose what it can't be done to.
            ag_task action = { .action.kind = task->each.action, .source = task->card };
            if (action.action.kind == AG_ACTION_COUNT || ag_action_can(rules, &action, cards[i])) {
                ag_choice_offer(rules, ag_ref_card(cards[i]), task->each.aim);
            }
        }
    }
    return ag_choice_ready(rules);
}

static ag_seat each_next(const ag_rules *rules, ag_task *task)
{
    ag_seat seat;
    while ((seat = ag_player_from_turn(rules->state, task->stage)) != 0) {  // CR 802.1
        if (task->each.seats & (1u << seat)) return seat;
        task->stage++;
    }
    return 0;
}

ag_progress ag_choice_each_run(ag_rules *rules, ag_task *task)
{
    ag_picks picks;
    if (ag_choice_take(rules, &picks)) {
        for (int i = 0; i < picks.count; i++) {
            ag_ref picked = rules->state->options[picks.picks[i]].ref;
            if (task->each.listed > 0) picked.seat = ag_player_from_turn(rules->state, task->stage);
            ag_task_give(rules, &picked, 1);
        }
        task->stage++;
    }
    ag_seat seat = each_next(rules, task);
    if (seat != 0) return each_ask(rules, task, seat);
    ag_reply_clear(rules);
    int first = task->each.listed > 0 ? task->each.listed : WORDS_A_FILTER;
    for (int i = first; i < task->list_count; i++) ag_reply_add(rules, ag_task_ref(rules, task, i));
    return AG_DONE;
}

// ---- shares ----

// A card's ref holds its most until its player was asked, then its share.
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
        ag_ref one = ag_task_ref(rules, task, task->share.next);
        int most = one.number < task->share.left ? one.number : task->share.left;
        int room = 0;
        for (int i = task->share.next + 1; i < task->list_count; i++) {
            room += ag_task_ref(rules, task, i).number;
        }
        int least = task->share.left - room;
        least = least > 0 ? least : 0;
        ag_choice_open(rules, AG_QUESTION_NUMBER, task->share.who, AG_PROMPT_SHARE,
                       AG_RULE(CR_709_2), ag_ref_as_card(one));
        ag_choice_bounds(rules, least < most ? least : most, most);
        return ag_choice_ready(rules);
    }
    ag_reply_clear(rules);
    for (int i = 0; i < task->share.next; i++) {
        ag_ref ref = ag_task_ref(rules, task, i);
        if (ref.number > 0) ag_reply_add(rules, ref);
    }
    return AG_DONE;
}
