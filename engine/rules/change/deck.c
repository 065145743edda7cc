// Decks: the order in which several cards go there, decks that are turned over, what players may
// see of decks and hands (CR 415.3, 415.4).
#include "rules/change/change.h"

// ---- several cards at once (CR 415.3c) ----

static int goes_to_deck(const ag_task *action)
{
    return action->action.kind == AG_ACTION_TO_DECK_TOP
           || action->action.kind == AG_ACTION_TO_DECK_BOTTOM;
}

// The player whose deck this card of the action goes into; 0: it does not go at all, or what is to
// happen to it has become another action.
static ag_seat deck_of(const ag_rules *rules, const ag_task *action, int index)
{
    ag_ref ref = ag_task_ref(rules, action, index);
    ag_card_id id = ag_ref_as_card(ref);
    if (id.slot == 0 || ref.seat != 0) return 0;
    return (action->flags & AG_ACTION_OWN) ? action->seat : ag_owner_of(rules->state, id);
}

// The cards that go into this player's deck: at most as many as can be named in one answer.
// `*differ`: not all of them are the same cardboard.
static int cards_for(const ag_rules *rules, const ag_task *action, ag_seat seat, int *places,
                     int *differ)
{
    int count = 0;
    uint16_t first = 0;
    *differ = 0;
    for (int i = 0; i < action->list_count && count < AG_REPLY_MAX; i++) {
        if (deck_of(rules, action, i) == seat) {
            uint16_t printed = ag_printed_of(rules->state, ag_task_card(rules, action, i));
            first = count == 0 ? printed : first;
            *differ |= printed != first;
            places[count++] = i;
        }
    }
    return count;
}

ag_progress ag_deck_order(ag_rules *rules, ag_task *action)
{
    int places[AG_REPLY_MAX], differ;
    ag_picks picks;
    AG_ASSERT(goes_to_deck(action));
    int asks = !(action->flags & AG_ACTION_ORDERED);
    for (; asks; action->action.ordered++) {  // CR 415.3c
        ag_seat seat = ag_player_from_turn(rules->state, action->action.ordered);
        if (seat == 0) break;
        int count = cards_for(rules, action, seat, places, &differ);
        if (!differ) continue;
        if (!ag_choice_take(rules, &picks)) {
            ag_choice_pick(rules, seat, AG_PROMPT_DECK_ORDER, AG_RULE(CR_415_3c), action->source);
            for (int i = 0; i < count; i++) {
                ag_choice_add(rules, AG_MOVE_CARD, ag_task_ref(rules, action, places[i]));
            }
            ag_choice_bounds(rules, count - 1, count - 1);  // then the last one is clear
            return ag_choice_ready(rules);
        }
        // The cards in the order that was named get their ranks; the one that was not named comes
        // last.
        for (int i = 0; i < count; i++) {
            int at = count;
            for (int j = 0; j < picks.count; j++) at = picks.picks[j] == i ? j + 1 : at;
            ag_ref ref = ag_task_ref(rules, action, places[i]);
            ref.number = (int16_t)at;
            ag_task_set_ref(rules, action, places[i], ref);
        }
    }
    return AG_DONE;
}

void ag_deck_order_apply(ag_rules *rules, ag_task *action)
{
    if (!goes_to_deck(action)) return;
    // Onto the deck the top one goes last; what has no rank keeps its place among those like it.
    int down = action->action.kind == AG_ACTION_TO_DECK_TOP ? -1 : 1;
    for (int i = 1; i < action->list_count; i++) {
        ag_ref ref = ag_task_ref(rules, action, i);
        int at = i;
        for (; at > 0; at--) {
            ag_ref before = ag_task_ref(rules, action, at - 1);
            if (before.number * down <= ref.number * down) break;
            ag_task_set_ref(rules, action, at, before);
        }
        ag_task_set_ref(rules, action, at, ref);
    }
    for (int i = 0; i < action->list_count; i++) {
        ag_ref ref = ag_task_ref(rules, action, i);
        ref.number = 0;
        ag_task_set_ref(rules, action, i, ref);
    }
}

// ---- turned over (CR 415.3d) ----

void ag_deck_turn_over(ag_rules *rules, ag_seat seat, int deck)
{
    const ag_player *player = ag_player_at(rules->state, seat);
    AG_ASSERT(deck < player->deck_count);
    ag_pile_turn(rules->state, player->decks[deck]);  // CR 415.3d
    ag_event event = ag_event_of(rules, AG_EVENT_DECK_TURNED, seat, ag_nobody);
    event.word = (uint8_t)deck;
    ag_announce(rules, &event);
}

// ---- top cards and hands that are seen (CR 415.3e, 415.3f, 415.4a) ----

// To the player `who`, or to everybody (0). 1 where everybody sees it who did not before.
static int show(ag_rules *rules, ag_seat seat, ag_card_id id, ag_seat who, uint16_t rule)
{
    ag_state *state = rules->state;
    int everybody = who == 0;
    uint8_t seen = everybody ? UINT8_MAX : (uint8_t)(1u << who);
    if (id.slot == 0 || (state->cards[id.slot].seen & seen) == seen) return 0;
    ag_card_show(state, id.slot, seen);
    ag_touch(state, AG_TOUCH_ELSEWHERE);
    if (everybody) {
        ag_event event = ag_event_of(rules, AG_EVENT_REVEALED, seat, id);
        event.rule = rule;
        ag_announce(rules, &event);
    }
    return everybody;
}

static int show_top(ag_rules *rules, ag_seat seat, ag_seat who)
{
    const ag_state *state = rules->state;
    ag_card_id top = ag_card_id_of(state, state->piles[ag_player_at(state, seat)->decks[0]].first);
    return show(rules, seat, top, who, AG_RULE(CR_415_3f)) && ag_warp_begin(rules, &top, 1);
}

static int show_by(ag_rules *rules, const ag_live *live, ag_seat seat)
{
    const ag_change *change = live->change;
    if (change->field == AG_FIELD_HAND) {
        const ag_state *state = rules->state;
        uint16_t slot = state->piles[ag_player_at(state, seat)->hand].first;
        for (; slot != 0; slot = state->cards[slot].next) {
            show(rules, seat, ag_card_id_of(state, slot), 0, AG_RULE(CR_415_4a));
        }
        return 0;
    }
    // CR 415.3e to its player or the effect's, CR 415.3f to everybody.
    ag_seat who[] = { [AG_TOP_SEEN] = seat, [AG_TOP_SEEN_BY_YOU] = live->controller };
    return show_top(rules, seat, who[change->word]);
}

int ag_decks_show(ag_rules *rules)
{
    const uint64_t shows = AG_LONG_BIT(AG_FIELD_TOP) | AG_LONG_BIT(AG_FIELD_HAND);
    const ag_derived *derived = ag_derive_now(rules);
    if (!(derived->fields & shows)) return 0;
    for (int i = 0; i < derived->live_count; i++) {
        const ag_live *live = &derived->live[i];
        for (ag_seat seat = 1; seat <= rules->state->seat_count; seat++) {
            if ((shows & AG_LONG_BIT(live->change->field))
                && ag_live_works_on(rules, live, rules->state->players[seat].hero)
                && show_by(rules, live, seat)) {
                return 1;  // one after the other: a Warp may change what is seen
            }
        }
    }
    return 0;
}

ag_card_id ag_deck_make(ag_rules *rules, ag_seat seat, uint16_t printed, int home)
{
    ag_state *state = rules->state;
    AG_ASSERT(printed != 0);
    if (ag_card_room(state) == 0) {
        ag_limit_tell(rules, seat, ag_nobody, AG_RULE(CR_800_2));
        return ag_nobody;
    }
    ag_card_id card = ag_card_open(state, printed, seat, home, AG_CARD_LATE);
    ag_pile_put(state, card.slot, ag_player_at(state, seat)->aside, 1);
    ag_touch(state, AG_TOUCH_ELSEWHERE);
    return card;
}

void ag_deck_build(ag_rules *rules, ag_seat seat, const uint16_t *printed, int count)
{
    ag_state *state = rules->state;
    int room = ag_card_room(state);
    int made = count < room ? count : room;  // CR 800.2
    for (int i = 0; i < made; i++) {
        ag_card_id card = ag_card_open(state, printed[i], seat, 0, AG_CARD_LATE);
        ag_pile_put(state, card.slot, ag_player_at(state, seat)->decks[0], 1);
    }
    ag_touch(state, AG_TOUCH_ELSEWHERE);
    if (made < count) ag_limit_tell(rules, seat, ag_nobody, AG_RULE(CR_800_2));
    ag_event event = ag_event_of(rules, AG_EVENT_BUILT, seat, ag_nobody);
    event.amount = made;
    ag_announce(rules, &event);
    ag_shuffle(rules, seat, 0);  // CR 800.2c
}

// ---- Warp: what comes to light ----

int ag_may_warp(const ag_rules *rules, ag_card_id id)
{
    ag_task action = { .action.kind = AG_ACTION_REMOVE, .source = id };
    return ag_card_exists(rules->state, id) && ag_zone(rules->state, id) == AG_ZONE_DECK
           && ag_has_keyword_anywhere(rules, id, AG_KEYWORD_WARP)
           && ag_action_can(rules, &action, id);
}

int ag_warp_begin(ag_rules *rules, const ag_card_id *cards, int count)
{
    int begun = 0;
    for (int i = 0; i < count; i++) {
        if (ag_may_warp(rules, cards[i])) {
            ag_ref ref = ag_ref_card(cards[i]);
            if (!begun) ag_task_push(rules, AG_TASK_WARP);
            begun = 1;
            ag_task_give(rules, &ref, 1);
        }
    }
    return begun;
}

int ag_warp_of_action(ag_rules *rules, const ag_task *action)
{
    ag_card_id cards[AG_FRAME_OBJECT_MAX];
    int count = action->action.kind == AG_ACTION_REVEAL ? action->list_count : 0;
    for (int i = 0; i < count; i++) cards[i] = ag_task_card(rules, action, i);
    return ag_warp_begin(rules, cards, count);
}

// Drawing, discarding, shuffling and rolling.

// R101.3c: when a deck of a Boss player runs out, the game refills it from its own graveyard, off
// the chain. What is left of it stays on top: it is used up first.
static void refill(ag_rules *rules, ag_seat seat, int deck)
{
    ag_state *state = rules->state;
    const ag_player *player = ag_player_at(state, seat);
    int pile = player->decks[deck];
    uint16_t left[AG_CARD_MAX];
    int count = 0;
    uint16_t slot;
    if (player->side != AG_SIDE_BOSS || state->piles[player->graveyards[deck]].count == 0) return;
    while ((slot = state->piles[pile].first) != 0) {
        ag_pile_take(state, slot);
        left[count++] = slot;
    }
    while ((slot = state->piles[player->graveyards[deck]].first) != 0) {
        ag_card_move(rules, ag_card_id_of(state, slot), AG_ZONE_DECK, seat, 0);
    }
    ag_deck_tell(rules, AG_EVENT_REFILLED, seat, deck);
    ag_shuffle(rules, seat, deck);
    while (count > 0) ag_pile_put(state, left[--count], pile, 0);
}

void ag_deck_reach(ag_rules *rules, ag_seat seat, int deck, int count)
{
    const ag_player *player = ag_player_at(rules->state, seat);
    AG_ASSERT(deck >= 0 && deck < AG_DECK_MAX);
    if (deck < player->deck_count && rules->state->piles[player->decks[deck]].count < count) {
        refill(rules, seat, deck);
    }
}

ag_card_id ag_deck_top(ag_rules *rules, ag_seat seat, int deck)
{
    ag_state *state = rules->state;
    const ag_player *player = ag_player_at(state, seat);
    AG_ASSERT(deck >= 0 && deck < AG_DECK_MAX);
    if (deck >= player->deck_count) return ag_nobody;
    ag_deck_reach(rules, seat, deck, 1);
    return ag_card_id_of(state, state->piles[player->decks[deck]].first);
}

// ---- revealing from a deck ----

// What raises the number, the oldest first; later parts of the effect see those cards, too.
int ag_reveal_count(ag_rules *rules, ag_seat seat, ag_card_id source, int count)
{
    ag_ready ready[AG_READY_MAX];
    ag_event event = ag_event_of(rules, AG_EVENT_REVEALS, seat, ag_nobody);
    event.source = source;
    event.amount = count;
    int found = ag_watch_ready(rules, AG_POWER_REPLACE, &event, ready, AG_READY_MAX);
    for (int i = 0; i < found; i++) {  // CR 716.1f
        const ag_watch_def *watch = &ready[i].power->watch;
        ag_context context = ag_ready_context(&ready[i], event.amount);
        if (ag_watch_condition(rules, &ready[i], &event) && event.amount >= watch->at_least) {
            event.amount += ag_amount_value(rules, &watch->amount, &context);
        }
    }
    return event.amount > 0 ? event.amount : 0;
}

// ---- drawing ----

// Players may skip a draw by choice as often as they like, within reason.
enum { DRAWS_MAX = 100 };

void ag_draw_begin(ag_rules *rules, ag_seat seat, int deck, int count)
{
    ag_task *task = ag_task_push(rules, AG_TASK_DRAW);
    task->seat = seat;
    task->draw.deck = (uint8_t)deck;
    task->draw.count = count;
}

void ag_draw_until_begin(ag_rules *rules, ag_seat seat, int hand)
{
    ag_draw_begin(rules, seat, ag_player_at(rules->state, seat)->draws_from, hand);
    ag_task_top(rules)->draw.until = 1;
}

// Whether the task goes on.
static int draws_more(const ag_rules *rules, ag_task *task)
{
    const ag_state *state = rules->state;
    int hand = state->piles[ag_player_at(state, task->seat)->hand].count;
    int decked =
        task->draw.drawn > 0 && (ag_player_at(state, task->seat)->flags & AG_PLAYER_DECKED);
    if (!ag_player_in(state, task->seat) || decked || ag_is_automated(rules, task->seat)
        || ag_player_cant(rules, task->seat, AG_CANT_DRAW)) {
        return 0;  // CR 103.2: not even from an empty deck
    }
    if (!task->draw.until) return task->draw.drawn < task->draw.count;
    // CR 713.2: nothing at the limit. CR 713.2a: draws that become something else do not count.
    return task->draw.drawn < DRAWS_MAX && hand < task->draw.count;
}

// CR 415.9f: several draws are one at a time.
ag_progress ag_draw_run(ag_rules *rules, ag_task *task)
{
    for (int i = 0; i < rules->state->reply.count && task->draw.drawn > 0; i++) {
        ag_task_give(rules, &rules->state->reply.refs[i], 1);
    }
    if (!draws_more(rules, task)) {
        ag_reply_clear(rules);
        for (int i = 0; i < task->list_count; i++) ag_reply_add(rules, ag_task_ref(rules, task, i));
        return AG_DONE;
    }
    if (ag_decks_show(rules)) {
        ag_reply_clear(rules);
        return AG_AGAIN;
    }
    task->draw.drawn++;
    ag_card_id top = ag_deck_top(rules, task->seat, task->draw.deck);
    ag_action action = { .kind = AG_ACTION_DRAW, .seat = task->seat };
    ag_seat seat = task->seat;
    ag_action_begin(rules, &action, &top, 1);
    if (top.slot == 0) ag_task_set_ref(rules, ag_task_top(rules), 0, ag_ref_seat(seat));
    return AG_AGAIN;
}

// CR 415.9f: it is seen after it happened. Nothing is drawn from an empty deck, and the player who
// draws loses in processing (410.6b).
void ag_draw_happens(ag_rules *rules, ag_task *task, int index)
{
    ag_ref ref = ag_task_ref(rules, task, index);
    if (ref.kind == AG_REF_SEAT) {
        if (ag_player_at(rules->state, task->seat)->side != AG_SIDE_BOSS) {
            ag_player_edit(rules->state, task->seat)->flags |= AG_PLAYER_DECKED;
        }
        ag_task_set_ref(rules, task, index, (ag_ref){ .kind = AG_REF_NONE });
        return;
    }
    ag_card_id drawn = ag_card_move(rules, ag_ref_as_card(ref), AG_ZONE_HAND, task->seat, 1);
    ag_event event = ag_event_of(rules, AG_EVENT_DRAWN, task->seat, drawn);
    event.from = AG_ZONE_DECK;
    event.to = AG_ZONE_HAND;
    ag_happen(rules, &event);
    ag_task_set_ref(rules, task, index, ag_ref_card(drawn));
}

// ---- discarding ----

void ag_discard_begin(ag_rules *rules, ag_seat seat, ag_card_id source, int count)
{
    ag_task *task = ag_task_push(rules, AG_TASK_DISCARD);
    task->seat = seat;
    task->source = source;
    task->discard.count = count;
}

ag_progress ag_discard_run(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    ag_picks picks;
    if (task->stage != 0) return AG_DONE;  // the reply is that of the action
    if (ag_choice_take(rules, &picks)) {
        ag_card_id cards[AG_REPLY_MAX];
        for (int i = 0; i < picks.count; i++) {
            cards[i] = ag_ref_as_card(state->options[picks.picks[i]].ref);
        }
        ag_action action = { .kind = AG_ACTION_DISCARD,
                             .seat = task->seat,
                             .source = task->source };
        task->stage = 1;
        ag_action_begin(rules, &action, cards, picks.count);
        return AG_AGAIN;
    }
    if (!ag_player_in(state, task->seat) || task->discard.count <= 0) {
        return ag_reply_none(rules);
    }
    if (ag_is_automated(rules, task->seat)) {
        // A player without a hand puts as many cards from the top of the deck into the graveyard.
        ag_card_id those[AG_REPLY_MAX];
        int count = 0;
        uint16_t place = state->piles[ag_player_at(state, task->seat)->decks[0]].first;
        for (; place != 0 && count < task->discard.count && count < AG_REPLY_MAX;
             place = state->cards[place].next) {
            those[count++] = ag_card_id_of(state, place);
        }
        // It does so itself: no other player takes a card from there (R101.3c).
        ag_action done = { .kind = AG_ACTION_TO_GRAVEYARD,
                           .seat = task->seat,
                           .source = ag_player_at(state, task->seat)->hero };
        task->stage = 1;
        ag_action_begin(rules, &done, those, count);
        return AG_AGAIN;
    }
    ag_choice_pick(rules, task->seat, AG_PROMPT_DISCARD, AG_RULE(CR_415_4), ag_nobody);
    const ag_pile *hand = &state->piles[ag_player_at(state, task->seat)->hand];
    for (uint16_t slot = hand->first; slot != 0; slot = state->cards[slot].next) {
        ag_card_id id = ag_card_id_of(state, slot);
        if (!ag_cant_be_discarded(rules, id)) ag_choice_add(rules, AG_MOVE_CARD, ag_ref_card(id));
    }
    ag_choice_bounds(rules, task->discard.count, task->discard.count);
    return ag_choice_ready(rules);
}

// ---- rolling ----

void ag_roll_begin(ag_rules *rules, ag_seat seat, int shows)
{
    ag_action action = { .kind = AG_ACTION_ROLL, .seat = seat };
    ag_ref die = ag_ref_seat(seat);
    AG_ASSERT(shows >= 0);
    die.number = (int16_t)(shows > 0 ? shows : ag_roll(rules->state));
    die.life = shows > 0;
    ag_action_begin(rules, &action, NULL, 0);
    ag_task_give(rules, &die, 1);
}

// CR 716.1a: a roll that is replaced never happens, and what is rolled instead is its result: that
// of all rolls below, each of which waits for what replaces it.
void ag_roll_happens(ag_rules *rules, const ag_task *task)
{
    ag_event event = ag_action_event(rules, task, 0);
    if (ag_task_ref(rules, task, 0).kind != AG_REF_SEAT) return;
    ag_happen(rules, &event);
    for (int i = rules->state->used.tasks - 2; i >= 0; i--) {
        const ag_task *below = &rules->state->tasks[i];
        int rolls = below->kind == AG_TASK_ACTION && below->action.kind == AG_ACTION_ROLL;
        if (rolls) ag_task_set_ref(rules, below, 0, ag_ref_number(event.amount));
    }
}
