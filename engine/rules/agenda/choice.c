// Choices: a task opens one, the player asked answers, the same task takes it as it runs again.
#include "rules/agenda/agenda.h"

#include <string.h>

void ag_choice_open(ag_rules *rules, int kind, uint8_t who, int prompt, int rule, ag_card_id about)
{
    ag_state *state = rules->state;
    AG_ASSERT(state->choice.kind == AG_QUESTION_NONE);
    AG_ASSERT(who != 0);
    AG_ASSERT(rule != AG_RULE_NONE);
    memset(state->options, 0, state->used.options * sizeof state->options[0]);
    state->used.options = 0;
    ag_reply_clear(rules);
    state->choice = (ag_choice_state){ .kind = (uint8_t)kind,
                                       .who = who,
                                       .prompt = (uint16_t)prompt,
                                       .rule = (uint16_t)rule,
                                       .min = 1,
                                       .max = 1,
                                       .about = about };
    state->choice.printed = state->cards[about.slot].printed;
}

void ag_choice_pick(ag_rules *rules, ag_seat seat, int prompt, int rule, ag_card_id about)
{
    ag_choice_open(rules, AG_QUESTION_PICK, (uint8_t)(1u << seat), prompt, rule, about);
}

void ag_choice_bounds(ag_rules *rules, int min, int max)
{
    AG_ASSERT(min <= max);
    rules->state->choice.min = (int16_t)min;
    rules->state->choice.max = (int16_t)max;
}

ag_option *ag_choice_add(ag_rules *rules, int kind, ag_ref ref)
{
    ag_state *state = rules->state;
    // past the maximum the last option gives way to the new one
    if (state->used.options >= AG_OPTION_MAX) state->used.options--;
    ag_option *option = &state->options[state->used.options++];
    *option = (ag_option){ .kind = (uint8_t)kind, .ref = ref };
    state->choice.option_count = state->used.options;
    return option;
}

void ag_choice_offer(ag_rules *rules, ag_ref ref, int aim)
{
    static const uint8_t moves[] = {
        [AG_REF_NONE] = AG_MOVE_NUMBER,  [AG_REF_CARD] = AG_MOVE_CARD, [AG_REF_LINK] = AG_MOVE_LINK,
        [AG_REF_SEAT] = AG_MOVE_SEAT,    [AG_REF_PILE] = AG_MOVE_PILE, [AG_REF_WORD] = AG_MOVE_WORD,
        [AG_REF_NUMBER] = AG_MOVE_NUMBER
    };
    ag_option *option = ag_choice_add(rules, moves[ref.kind], ref);
    option->aim = (uint8_t)aim;
    option->value = ref.number;
}

void ag_choice_offer_cards(ag_rules *rules, const ag_card_id *cards, int count, int aim)
{
    for (int i = 0; i < count; i++) ag_choice_offer(rules, ag_ref_card(cards[i]), aim);
}

static void reply_with(ag_rules *rules, const ag_picks *picks)
{
    ag_reply_clear(rules);
    for (int i = 0; i < picks->count; i++) ag_reply_add(rules, ag_ref_number(picks->picks[i]));
    ag_reply_number(rules, picks->number);
}

// CR 102.3: a player who has lost, or conceded, decides nothing any more: the least legal answer is
// taken, or the others decide alone, and the player leaves with the next processing.
static uint8_t who_decides(const ag_state *state)
{
    uint8_t who = state->choice.who;
    for (int seat = 1; seat <= state->seat_count; seat++) {
        if (state->players[seat].flags & AG_PLAYER_LOST) who &= (uint8_t) ~(1u << seat);
    }
    return who;
}

static void least(const ag_state *state, ag_picks *out)
{
    const ag_choice_state *choice = &state->choice;
    int last = choice->option_count - 1;  // "none of them" is offered last
    *out = (ag_picks){ .number = choice->min };
    if (choice->kind == AG_QUESTION_YES_NO) {
        out->picks[out->count++] = 1;
    } else if (choice->kind != AG_QUESTION_NUMBER && choice->min == 1
               && state->options[last].kind == AG_MOVE_NONE) {
        out->picks[out->count++] = (uint16_t)last;
    } else if (choice->kind != AG_QUESTION_NUMBER) {
        for (int i = 0; i < choice->min; i++) out->picks[out->count++] = (uint16_t)i;
    }
}

// The only legal answer, if there is only one.
static int forced(const ag_choice_state *choice, ag_picks *out)
{
    out->count = 0;
    out->number = choice->min;  // nobody reads it but where a number is asked for
    switch (choice->kind) {
    case AG_QUESTION_NUMBER: return choice->min == choice->max;
    case AG_QUESTION_ACTION:
    case AG_QUESTION_PICK:
        if (choice->max == 0) return 1;
        if (choice->min == choice->option_count && choice->min <= AG_REPLY_MAX) {
            out->count = choice->option_count;
            for (int i = 0; i < out->count; i++) out->picks[i] = (uint16_t)i;
            return 1;
        }
        return 0;
    default: return 0;
    }
}

ag_progress ag_choice_ready(ag_rules *rules)
{
    ag_choice_state *choice = &rules->state->choice;
    if (choice->kind == AG_QUESTION_PICK || choice->kind == AG_QUESTION_ACTION) {
        int count = choice->option_count;
        choice->max = (int16_t)(choice->max > count ? count : choice->max);
        choice->min = (int16_t)(choice->min > choice->max ? choice->max : choice->min);
        AG_ASSERT(choice->kind != AG_QUESTION_ACTION || count > 0);
    }
    ag_picks only;
    uint8_t who = who_decides(rules->state);
    if (who == 0) {
        least(rules->state, &only);
        reply_with(rules, &only);
        choice->answered = 1;
        return AG_AGAIN;
    }
    ag_seat boss = ag_boss_seat(rules->state);
    uint8_t sitting = ag_is_automated(rules, boss) ? who & (uint8_t) ~(1u << boss) : who;
    if (sitting == 0) {
        ag_automaton_answer(rules, &only);
        reply_with(rules, &only);
        choice->answered = 1;
        return AG_AGAIN;
    }
    choice->who = sitting;
    if (forced(choice, &only) && (!rules->state->ask_all || choice->option_count == 0)) {
        reply_with(rules, &only);
        choice->answered = 1;
        return AG_AGAIN;
    }
    return AG_ASK;
}

ag_progress ag_choice_ask_yes(ag_rules *rules, ag_seat seat, int prompt, int rule, ag_card_id about)
{
    ag_choice_open(rules, AG_QUESTION_YES_NO, (uint8_t)(1u << seat), prompt, rule, about);
    ag_choice_add(rules, AG_MOVE_YES, (ag_ref){ 0 });
    ag_choice_add(rules, AG_MOVE_NO, (ag_ref){ 0 });
    return ag_choice_ready(rules);
}

int ag_choice_take(ag_rules *rules, ag_picks *picks)
{
    ag_state *state = rules->state;
    if (state->choice.kind == AG_QUESTION_NONE || !state->choice.answered) return 0;
    picks->count = state->reply.count;  // nobody reads after the last pick, or the first
    picks->picks[0] = 0;
    picks->number = (int16_t)state->reply.number;
    for (int i = 0; i < picks->count; i++) {
        picks->picks[i] = (uint16_t)state->reply.refs[i].number;
        AG_ASSERT(picks->picks[i] < state->used.options);
    }
    state->choice = (ag_choice_state){ .kind = AG_QUESTION_NONE };
    ag_reply_clear(rules);
    return 1;
}

// ---- answers ----

static int same_as_proposal(const ag_state *state, const ag_picks *picks)
{
    if (state->reply.count != picks->count || state->reply.number != picks->number) return 0;
    for (int i = 0; i < picks->count; i++) {
        if (state->reply.refs[i].number != (int16_t)picks->picks[i]) return 0;
    }
    return 1;
}

int ag_choice_answer(ag_rules *rules, ag_seat seat, const ag_picks *picks)
{
    ag_state *state = rules->state;
    ag_choice_state *choice = &state->choice;
    if (!same_as_proposal(state, picks)) {
        choice->agreed = 0;
        reply_with(rules, picks);
    }
    choice->agreed |= (uint8_t)(1u << seat);
    if ((choice->agreed & choice->who) != choice->who) return 0;
    choice->answered = 1;
    if (choice->prompt != AG_PROMPT_PAY) state->decisions++;
    return 1;
}

// ---- orders ----

ag_progress ag_choice_ask_order(ag_rules *rules, const ag_task *task, const int *places, int count,
                                int prompt, int rule)
{
    ag_choice_pick(rules, task->seat, prompt, rule, ag_nobody);
    for (int i = 0; i < count; i++) {
        ag_choice_add(rules, AG_MOVE_CARD, ag_task_ref(rules, task, places[i]));
    }
    ag_choice_bounds(rules, count - 1, count - 1);  // the last one is clear
    return ag_choice_ready(rules);
}

void ag_choice_put_in_order(ag_rules *rules, const ag_task *task, const ag_picks *picks,
                            const int *places, int count)
{
    AG_ASSERT(count > 0 && count < 32);
    uint32_t left = AG_BIT(count) - 1;
    for (int i = 0; i < count; i++) {
        int pick = i < picks->count ? picks->picks[i] : 0;
        while (!(left & AG_BIT(pick))) pick++;  // the one that was not named comes last
        left &= ~AG_BIT(pick);
        ag_task_set_ref(rules, task, places[i], rules->state->options[pick].ref);
    }
}

// What an automated side answers.

// A number from `min` to `max`; no dice are rolled where only one fits.
static int between(ag_state *state, int min, int max)
{
    return max > min ? min + ag_pick_random(state, max - min + 1) : min;
}

// Moves one of the options at `places`, at random, from the row to the answer.
static void take_one(ag_state *state, uint16_t *places, int *count, ag_picks *out)
{
    int at = between(state, 0, *count - 1);
    out->picks[out->count++] = places[at];
    for (int i = at + 1; i < *count; i++) places[i - 1] = places[i];
    (*count)--;
}

// Those that it may attack and the filter names.
static int attacked_of(const ag_rules *rules, const ag_filter *filter, uint16_t *places)
{
    const ag_state *state = rules->state;
    ag_context context = { .viewer = state->turn.seat, .source = state->choice.about };
    int count = 0;
    for (int i = 0; i < state->choice.option_count; i++) {
        ag_card_id card = ag_ref_as_card(state->options[i].ref);
        if (ag_filter_match(rules, filter, &context, card)) places[count++] = (uint16_t)i;
    }
    return count;
}

// What it attacks: what the raid says, as long as that is among the possible ones.
static int attacked_first(const ag_rules *rules, uint16_t *places)
{
    const ag_raid_def *raid = rules->catalog->raid;
    int count = raid->attacks ? attacked_of(rules, &raid->attacked, places) : 0;
    if (count > 0 || !raid->attacks_else) return count;
    return attacked_of(rules, &raid->attacked_else, places);
}

static int all_options(const ag_state *state, int kind, uint16_t *places)
{
    int count = 0;
    for (int i = 0; i < state->choice.option_count; i++) {
        if (kind < 0 || state->options[i].kind == kind) places[count++] = (uint16_t)i;
    }
    return count;
}

void ag_automaton_answer(ag_rules *rules, ag_picks *out)
{
    ag_state *state = rules->state;
    const ag_choice_state *choice = &state->choice;
    uint16_t places[AG_OPTION_MAX];
    int count = 0, wanted = 1;
    *out = (ag_picks){ .count = 0 };
    switch (choice->kind) {
    case AG_QUESTION_NUMBER:
        out->number = (int16_t)between(state, choice->min, choice->max);
        return;
    case AG_QUESTION_ACTION:  // it acts only by its steps, and attacks where it must
        count = all_options(state, AG_MOVE_PASS, places);
        count = count > 0 ? count : all_options(state, AG_MOVE_ATTACK, places);
        break;
    case AG_QUESTION_PICK:
        wanted = between(state, choice->min, choice->max);
        if (choice->prompt == AG_PROMPT_ATTACK) {
            wanted = 1;
            count = attacked_first(rules, places);
        }
        // CR 717.2c: its armor is used while it can be
        if (choice->prompt == AG_PROMPT_PREVENT) count = all_options(state, AG_MOVE_APPLY, places);
        break;
    default: break;
    }
    count = count > 0 ? count : all_options(state, -1, places);
    while (wanted-- > 0 && out->count < AG_REPLY_MAX) take_one(state, places, &count, out);
}

// Dice: what is rolled at random, and what was prepared to be rolled (CR 415.3).

void ag_deck_tell(ag_rules *rules, int kind, ag_seat seat, int deck)
{
    ag_event event = ag_event_of(rules, kind, seat, ag_nobody);
    event.word = (uint8_t)deck;
    ag_announce(rules, &event);
}

void ag_dice_drop(ag_state *state, int at)
{
    AG_ASSERT(at >= 0);
    AG_ASSERT(at < state->dice_count);
    memmove(state->dice + at, state->dice + at + 1, sizeof state->dice - (size_t)at - 1);
    state->dice[AG_DICE_MAX - 1] = 0;
    state->dice_count--;
}

int ag_dice_next(const ag_state *state, int from, int to)
{
    for (int at = 0; at < state->dice_count; at++) {
        if (state->dice[at] >= from && state->dice[at] <= to) return at;
    }
    return -1;
}

void ag_shuffle(ag_rules *rules, ag_seat seat, int deck)
{
    ag_state *state = rules->state;
    int pile = ag_player_at(state, seat)->decks[deck];
    AG_ASSERT(pile != 0);
    int at = ag_dice_next(state, AG_DIE_SHUFFLE, AG_DIE_SHUFFLE);
    if (at >= 0) {
        ag_dice_drop(state, at);
        ag_pile_hide(state, pile);
    } else {
        ag_pile_shuffle(state, pile);
    }
    ag_deck_tell(rules, AG_EVENT_SHUFFLED, seat, deck);
}

int ag_roll(ag_state *state)
{
    // A prepared die takes the place of a random one: later random results stay as they are.
    int roll = (int)ag_rng_below(&state->rng, 6) + 1;
    int at = ag_dice_next(state, 1, 6);
    if (at >= 0) {
        roll = state->dice[at];
        ag_dice_drop(state, at);
    }
    return roll;
}

int ag_pick_random(ag_state *state, int count)
{
    int at = ag_dice_next(state, AG_DIE_PICK, AG_DIE_SHUFFLE - 1);
    AG_ASSERT(count > 0);
    if (at >= 0 && state->dice[at] - AG_DIE_PICK < count) {
        int pick = state->dice[at] - AG_DIE_PICK;
        ag_dice_drop(state, at);
        return pick;
    }
    return (int)ag_rng_below(&state->rng, (uint32_t)count);
}
