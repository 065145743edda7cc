// As a card enters play, is placed, or a turn starts: effects that run before, how it comes in.
#include "rules/change/change.h"

#include <string.h>

// CR 710.1a: they are created simultaneously; what one takes away comes too late for another.
int ag_as_begin(ag_rules *rules, const ag_event *event)
{
    ag_ready ready[AG_READY_MAX];
    int begun = 0;
    int count = ag_watch_ready(rules, AG_POWER_AS, event, ready, AG_READY_MAX);  // CR 704.1b
    if (ag_card_exists(rules->state, event->card) && !ag_in_play(rules->state, event->card)) {
        count +=
            ag_watch_ready_entering(rules, AG_POWER_AS, event, ready + count, AG_READY_MAX - count);
    }
    for (int i = count - 1; i >= 0; i--) {  // the last one begun runs first
        if (ag_watch_condition(rules, &ready[i], event) && !ag_watch_declines(rules, &ready[i])) {
            ag_watch_run(rules, &ready[i])->event = *event;
            begun = 1;
        }
    }
    return begun;
}

void ag_as_came_along(ag_rules *rules, ag_card_id before, ag_card_id now, uint32_t since,
                      const int32_t *memory)
{
    ag_state *state = rules->state;
    memcpy(ag_card_edit(state, now)->memory, memory, sizeof state->cards[0].memory);
    for (int i = 1; i < state->used.modifiers; i++) {
        ag_modifier *modifier = &state->modifiers[i];
        if (modifier->printed == 0 || modifier->timestamp <= since) continue;
        if (ag_card_id_same(modifier->change.subject.only, before)) {
            modifier->change.subject.only = now;
        }
        if (ag_card_id_same(modifier->source, before)) modifier->source = now;
    }
    for (int i = 1; i < state->used.watches; i++) {
        if (state->watches[i].timestamp > since
            && ag_card_id_same(state->watches[i].source, before)) {
            state->watches[i].source = now;
        }
    }
    for (int i = 1; i < state->used.waiting; i++) {  // what it did itself as it entered
        ag_waiting *waiting = &state->waiting[i];
        if (ag_card_id_same(waiting->source, before)
            && ag_card_id_same(waiting->event.source, before)) {
            waiting->source = now;
            waiting->event.source = now;
        }
    }
    for (uint16_t slot = 1; slot < state->used.cards; slot++) {
        if (ag_card_id_same(state->cards[slot].held_by, before)) state->cards[slot].held_by = now;
    }
    ag_touch(state, AG_TOUCH_MODIFIERS);
}

// CR 201.3: a card that enters play from the chain is resolving still; any other has no X.
static int16_t x_of(const ag_state *state, ag_card_id id)
{
    for (int i = 1; i < state->used.links; i++) {
        const ag_link *link = &state->links[i];
        if (link->kind == AG_LINK_CARD && link->card.slot == id.slot) return link->x;
    }
    return 0;
}

// CR 710.1b: one after the other, and all of it counts. A card that has lost its powers as it
// entered no longer says anything; one that enters at the same time does not yet.
void ag_entered_so(ag_rules *rules, const ag_event *event, uint32_t since)
{
    ag_ready ready[AG_READY_MAX];
    ag_state *state = rules->state;
    int count = ag_watch_ready(rules, AG_POWER_ENTERS, event, ready, AG_READY_MAX);
    for (int i = 0; i != count; i++) {
        const ag_card *source = ag_card_at(state, ready[i].source);
        int own = ag_card_id_same(ready[i].source, event->card);
        int of_raid = ready[i].source.slot == 0;
        if (own || of_raid || (source != NULL && source->entered <= since)) {
            ag_card *card = ag_card_edit(state, event->card);
            const ag_entering *how = &ready[i].power->enters;
            ag_context context = { .viewer = ready[i].controller,
                                   .source = ready[i].source,
                                   .x = x_of(state, ready[i].source) };
            int damage = ag_amount_value(rules, &how->damage, &context);
            int counters = ag_amount_value(rules, &how->counters, &context);
            card->flags |= how->exhausted ? AG_CARD_EXHAUSTED : 0;
            ag_card_damage(card, damage);
            if (counters > 0 && ag_counters_fit(rules, event->card, how->counter)) {
                ag_counter_add(state, event->card, how->counter, counters);
            }
            ag_touch(state, AG_TOUCH_EXHAUSTED);
            ag_touch(state, AG_TOUCH_DAMAGE);
        }
    }
}

// The order of modifiers that start to apply at once. It matters where one undoes what another
// does: both set the same number, or one takes what the other gives.

// ---- where it matters ----

static int takes(const ag_change *change, const ag_change *other)
{
    int powers = other->field == AG_FIELD_KEYWORD || other->field == AG_FIELD_POWER;
    switch (change->field) {
    case AG_FIELD_POWERS: return powers;
    case AG_FIELD_LOSES_KEYWORD:
        return other->field == AG_FIELD_KEYWORD && other->word == change->word;
    case AG_FIELD_SWITCH: return other->field == AG_FIELD_ATK || other->field == AG_FIELD_HEALTH;
    default: return 0;
    }
}

// Doubling is last anyway (CR 719.4); a card has not what it can't have, whatever came first.
static int is_ageless(const ag_change *change)
{
    return change->op == AG_CHANGE_DOUBLE || ag_change_denies(change);
}

// Sums are the same in any order.
static int clash(const ag_change *one, const ag_change *other)
{
    if (is_ageless(one) || is_ageless(other)) return 0;
    int set =
        one->op == AG_CHANGE_SET || other->op == AG_CHANGE_SET || one->field == AG_FIELD_CONTROL;
    return (one->field == other->field && set) || takes(one, other) || takes(other, one);
}

static int power_clashes(const ag_power_def *power, const ag_card_def *with)
{
    for (int i = 0; i < with->power_count; i++) {
        const ag_power_def *other = &with->powers[i];
        int works = other->kind == AG_POWER_CONTINUOUS && other->front && other->zones == 0;
        for (int j = 0; j < power->change_count * other->change_count && works; j++) {
            if (clash(&power->changes[j % power->change_count],
                      &other->changes[j / power->change_count])) {
                return 1;
            }
        }
    }
    return 0;
}

int ag_timestamps_matter(const ag_catalog *catalog, uint16_t one, uint16_t other)
{
    const ag_card_def *def = ag_catalog_card(catalog, one);
    const ag_card_def *with = ag_catalog_card(catalog, other);
    int matters = 0;
    for (int i = 0; i < def->power_count && one != other && !with->plain; i++) {
        const ag_power_def *power = &def->powers[i];
        if (power->kind == AG_POWER_CONTINUOUS && power->front && power->zones == 0) {
            matters |= power_clashes(power, with);
        }
    }
    return matters;
}

// ---- asked ----

enum { ASKED_MAX = 16 };

static uint16_t printed_at(const ag_rules *rules, const ag_task *action, int index)
{
    return ag_printed_of(rules->state, ag_task_card(rules, action, index));
}

ag_progress ag_timestamp_order(ag_rules *rules, ag_task *action)
{
    int places[ASKED_MAX];
    ag_picks picks;
    if (action->action.kind != AG_ACTION_ENTER_PLAY || action->list_count < 2
        || action->action.in_order) {
        return AG_DONE;
    }
    // The places in the action's list of those that clash with another.
    int count = 0;
    for (int i = 0; i < action->list_count && count < ASKED_MAX; i++) {
        uint16_t printed = printed_at(rules, action, i);
        int clashes = 0;
        for (int j = 0; j < action->list_count && !clashes; j++) {
            clashes = ag_timestamps_matter(rules->catalog, printed, printed_at(rules, action, j));
        }
        places[count] = i;
        count += clashes;
    }
    if (count < 2) return AG_DONE;
    if (ag_choice_take(rules, &picks)) {
        ag_choice_put_in_order(rules, action, &picks, places, count);
        action->action.in_order = 1;
        return AG_DONE;
    }
    return ag_choice_ask_order(rules, action, places, count, AG_PROMPT_STAMPS, AG_RULE(CR_718_3));
}

// Stash: while it is shown a card is blank except for its Stash, so it stays face down, and only
// its Stash triggers. It may be on its way face down already: what it prints counts.

enum { STASH_DECLINED = -1, STASH_OPEN, STASH_SHOWN };

ag_progress ag_stash_choose(ag_rules *rules, ag_task *action)
{
    ag_picks picks;
    for (int i = 0; i < action->list_count; i++) {
        ag_ref ref = ag_task_ref(rules, action, i);
        ag_card_id id = ag_ref_as_card(ref);
        uint16_t printed = ag_printed_of(rules->state, id);
        uint64_t has = ag_catalog_card(rules->catalog, printed)->side[0].keywords;
        int may = (action->flags & AG_ACTION_DOWN) && id.slot != 0 && ref.number == STASH_OPEN
                  && (has & AG_LONG_BIT(AG_KEYWORD_STASH));  // KW Stash
        if (!may) continue;
        if (!ag_choice_take(rules, &picks)) {
            return ag_choice_ask_yes(rules, action->seat, AG_PROMPT_STASH, AG_RULE(KW_STASH),
                                     ag_ref_as_card(ref));
        }
        ref.number = picks.picks[0] == 0 ? STASH_SHOWN : STASH_DECLINED;
        ag_task_set_ref(rules, action, i, ref);
    }
    return AG_DONE;
}

void ag_stash_entered(ag_rules *rules, const ag_task *action, int number, ag_card_id card)
{
    if (action->action.kind != AG_ACTION_TO_RESOURCES || number != STASH_SHOWN) return;
    ag_event event = ag_event_of(rules, AG_EVENT_STASHED, action->seat, card);
    event.flags &= (uint8_t)~AG_EVENT_HIDDEN;
    event.seen = UINT8_MAX;
    ag_happen(rules, &event);
    ag_trigger_keyword(rules, &event, AG_KEYWORD_STASH);
    event.kind = AG_EVENT_TURNED_DOWN;
    event.rule = AG_RULE(KW_STASH);
    ag_happen(rules, &event);
}

// Tokens enter play (CR 404.2): cards in all respects until they leave it.

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
    if (count < tokens->count) ag_limit_tell(rules, seat, ag_nobody, AG_RULE(CR_404_2));
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
    if (task->stage != 0) return AG_DONE;  // the reply is that of the action
    if (!ag_player_in(rules->state, task->seat)) return ag_reply_none(rules);
    int count = ag_token_make(rules, &task->tokens, task->seat, made);
    task->stage = 1;
    ag_action action = { .kind = AG_ACTION_ENTER_PLAY,
                         .flags = task->flags,
                         .seat = task->seat,
                         .source = task->source };
    ag_action_begin(rules, &action, made, count);
    return AG_AGAIN;
}
