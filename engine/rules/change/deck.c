// Decks: the order in which several cards go there, decks that are turned over, what players may
// see of decks and hands (CR 415.3, 415.4).
#include "rules/change/change.h"

#include "rules/agenda/choice.h"
#include "rules/change/action.h"
#include "rules/numbers/live.h"

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
            uint16_t printed =
                ag_printed_of(rules->state, ag_ref_as_card(ag_task_ref(rules, action, i)));
            first = count == 0 ? printed : first;
            *differ |= printed != first;
            places[count++] = i;
        }
    }
    return count;
}

// The cards in the order that was named get their ranks; the one that was not named comes last.
static void rank(ag_rules *rules, const ag_task *action, const ag_picks *picks, const int *places,
                 int count)
{
    for (int i = 0; i < count; i++) {
        int at = count;
        for (int j = 0; j < picks->count; j++) at = picks->picks[j] == i ? j + 1 : at;
        ag_ref ref = ag_task_ref(rules, action, places[i]);
        ref.number = (int16_t)at;
        ag_task_set_ref(rules, action, places[i], ref);
    }
}

static ag_progress ask(ag_rules *rules, const ag_task *action, ag_seat seat, const int *places,
                       int count)
{
    ag_choice_open(rules, AG_QUESTION_PICK, (uint8_t)(1u << seat), AG_PROMPT_DECK_ORDER,
                   AG_RULE(CR_415_3c), action->source);
    for (int i = 0; i < count; i++) {
        ag_choice_add(rules, AG_MOVE_CARD, ag_task_ref(rules, action, places[i]));
    }
    ag_choice_bounds(rules, count - 1, count - 1);  // then the last one is clear
    return ag_choice_ready(rules);
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
        if (!ag_choice_take(rules, &picks)) return ask(rules, action, seat, places, count);
        rank(rules, action, &picks, places, count);
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
    ag_state *state = rules->state;
    const ag_player *player = ag_player_at(state, seat);
    AG_ASSERT(deck < player->deck_count);
    ag_pile_turn(state, player->decks[deck]);  // CR 415.3d
    ag_event event = ag_event_of(rules, AG_EVENT_DECK_TURNED, seat, (ag_card_id){ 0, 0 });
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

static void show_hand(ag_rules *rules, ag_seat seat)
{
    const ag_state *state = rules->state;
    uint16_t slot = state->piles[ag_player_at(state, seat)->hand].first;
    for (; slot != 0; slot = state->cards[slot].next) {
        show(rules, seat, ag_card_id_of(state, slot), 0, AG_RULE(CR_415_4a));
    }
}

static int show_by(ag_rules *rules, const ag_live *live, ag_seat seat)
{
    const ag_change *change = live->change;
    if (change->field == AG_FIELD_HAND) {
        show_hand(rules, seat);
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
        for (int seat = 1; seat <= rules->state->seat_count; seat++) {
            if ((shows & AG_LONG_BIT(live->change->field))
                && ag_live_works_on(rules, live, rules->state->players[seat].hero)
                && show_by(rules, live, (ag_seat)seat)) {
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
        ag_event limit = ag_event_of(rules, AG_EVENT_LIMIT, seat, (ag_card_id){ 0, 0 });
        limit.rule = AG_RULE(CR_800_2);
        ag_announce(rules, &limit);
        return (ag_card_id){ 0, 0 };
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
    if (made < count) {
        ag_event limit = ag_event_of(rules, AG_EVENT_LIMIT, seat, (ag_card_id){ 0, 0 });
        limit.rule = AG_RULE(CR_800_2);
        ag_announce(rules, &limit);
    }
    ag_event event = ag_event_of(rules, AG_EVENT_BUILT, seat, (ag_card_id){ 0, 0 });
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
    for (int i = 0; i < count; i++) cards[i] = ag_ref_as_card(ag_task_ref(rules, action, i));
    return ag_warp_begin(rules, cards, count);
}
