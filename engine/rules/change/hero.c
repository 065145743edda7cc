// Heroes that change: master heroes take over what their party's hero is and has (CR 301.4), and a
// hero may be away for a time (CR 301.5). Besides, how a player loses (CR 102.1), and which
// sequence of the raid begins as a Boss is destroyed.
#include "rules/change/change.h"

#include <string.h>

// ---- readers ----

static int is_hero(const ag_rules *rules, ag_card_id id)
{
    return (ag_card_def_of(rules->state, rules->catalog, id)->side[0].types & AG_TYPE_HERO) != 0;
}

static int has_boss(const ag_rules *rules, ag_seat seat)
{
    return ag_player_at(rules->state, seat)->side == AG_SIDE_BOSS;
}

static int hero_in_party(const ag_state *state, ag_seat seat)
{
    const ag_card *hero = ag_card_at(state, ag_player_at(state, seat)->hero);
    return hero != NULL && hero->pile == ag_player_at(state, seat)->party;
}

int ag_hero_is_away(const ag_rules *rules, ag_seat seat)
{
    int had_one = ag_player_at(rules->state, seat)->hero.slot != 0;
    return had_one && !has_boss(rules, seat) && !hero_in_party(rules->state, seat);
}

ag_reason ag_hero_refuse(const ag_rules *rules, ag_card_id id, ag_seat seat, int rule)
{
    if (!is_hero(rules, id)) return AG_REASON_NONE;
    if (has_boss(rules, seat) && hero_in_party(rules->state, seat)) {
        return AG_REFUSE(R101_4, ONLY_BY_SWAP);
    }
    int master = ag_card_def_of(rules->state, rules->catalog, id)->master;
    int returns = rule == AG_RULE(CR_301_4d);
    if (hero_in_party(rules->state, seat) && !master && !returns) {
        return AG_REFUSE(CR_301_5, SECOND_HERO);
    }
    return AG_REASON_NONE;
}

int ag_hero_takes_over(const ag_rules *rules, ag_card_id id, ag_seat seat)
{
    return is_hero(rules, id) && hero_in_party(rules->state, seat);
}

int ag_hero_enters(const ag_task *action)
{
    uint16_t as = ag_action_as(action);
    return as == 0 || (as & AG_TYPE_HERO);  // CR 300.1d
}

// ---- which of several comes first (CR 301.4e) ----

ag_progress ag_hero_order(ag_rules *rules, ag_task *action)
{
    int places[AG_SEAT_MAX], count = 0;
    ag_picks picks;
    int asks = ag_hero_enters(action) && !action->action.ordered;  // CR 301.4e
    for (int i = 0; i < action->list_count && asks && count < AG_SEAT_MAX; i++) {
        ag_card_id id = ag_task_card(rules, action, i);
        if (id.slot != 0 && is_hero(rules, id)) places[count++] = i;
    }
    if (count < 2) return AG_DONE;
    if (ag_choice_take(rules, &picks)) {
        ag_choice_put_in_order(rules, action, &picks, places, count);
        action->action.ordered = 1;
        return AG_DONE;
    }
    return ag_choice_ask_order(rules, action, places, count, AG_PROMPT_HEROES, AG_RULE(CR_301_4e));
}

// ---- one takes over from the other (CR 301.4a) ----

// CR 301.4a: it is as damaged and as ready as it was. The object in play keeps its id, and so its
// attachments, counters, modifiers, targets and combat (CR 301.4b); the cardboards change places.
static void exchange(ag_state *state, ag_card *hero, ag_card *gone)
{
    ag_card was = *hero;
    hero->printed = gone->printed;
    hero->owner = gone->owner;
    hero->home = gone->home;
    hero->side = gone->side;
    hero->used_power = 0;
    hero->entered = ag_state_timestamp(state);
    memset(hero->memory, 0, sizeof hero->memory);
    gone->printed = was.printed;
    gone->owner = was.owner;
    gone->home = was.home;
    gone->side = was.side;
    gone->flags |= AG_CARD_GONE;
    ag_touch(state, AG_TOUCH_CARDS);
}

ag_card_id ag_hero_take_over(ag_rules *rules, ag_card_id id, ag_seat seat)
{
    ag_state *state = rules->state;
    ag_card_id hero = ag_player_at(state, seat)->hero;
    uint16_t old = ag_card_edit(state, hero)->printed;
    ag_seat old_owner = ag_card_edit(state, hero)->owner;
    // The game removes the old hero from play, for good; what looks back on it sees it.
    ag_event event = ag_event_of(rules, AG_EVENT_REMOVED, seat, hero);
    event.flags |= AG_EVENT_BY_GAME;
    event.from = AG_ZONE_PARTY;
    event.to = AG_ZONE_REMOVED;
    event.rule = AG_RULE(CR_301_4a);
    ag_happen(rules, &event);
    event.kind = AG_EVENT_LEFT_PLAY;
    ag_happen(rules, &event);
    // else the starting hero, as it was removed
    if (ag_zone(state, id) != AG_ZONE_REMOVED) id = ag_card_move(rules, id, AG_ZONE_REMOVED, 0, 1);
    exchange(state, ag_card_edit(state, hero), ag_card_edit(state, id));
    ag_pile_take(state, id.slot);
    ag_pile_put(state, id.slot, ag_player_at(state, old_owner)->removed, 1);
    ag_touch(state, AG_TOUCH_PLAY);
    // CR 301.4c: it becomes another hero by name.
    ag_symbol before = ag_catalog_card(rules->catalog, old)->name;
    if (before != ag_card_def_of(rules->state, rules->catalog, hero)->name) {
        ag_event told = ag_event_of(rules, AG_EVENT_HERO_BECOMES, seat, hero);
        told.source_printed = old;
        ag_happen(rules, &told);
    }
    return hero;
}

void ag_hero_entered(ag_rules *rules, ag_card_id id)
{
    if (is_hero(rules, id)) {
        ag_player_edit(rules->state, ag_card_at(rules->state, id)->controller)->hero = id;
    }
}

// CR 102.1a: a player whose hero is destroyed loses, at once; not if it leaves in another way. A
// destroyed Boss is not a player who loses: the raid decides that (R100.2). An automated side does.
void ag_hero_falls(ag_rules *rules, ag_card_id id)
{
    for (ag_seat seat = 1; seat <= rules->state->seat_count; seat++) {
        int falls = ag_card_id_same(rules->state->players[seat].hero, id);
        if (falls && seat != ag_kept_boss_seat(rules)) ag_player_lose(rules, seat, AG_END_HERO);
    }
}

int ag_hero_return_begin(ag_rules *rules, ag_seat seat, ag_card_id source)
{
    ag_state *state = rules->state;
    uint16_t printed = ag_player_at(state, seat)->starting;
    for (uint16_t slot = 1; slot < state->used.cards; slot++) {
        ag_card_id id = ag_card_id_of(state, slot);
        if ((state->cards[slot].flags & AG_CARD_GONE) && state->cards[slot].printed == printed
            && state->cards[slot].owner == seat) {
            ag_action action = { .kind = AG_ACTION_ENTER_PLAY,
                                 .seat = seat,
                                 .rule = AG_RULE(CR_301_4d),
                                 .source = source };
            ag_action_begin(rules, &action, &id, 1);
            return 1;
        }
    }
    return 0;
}

// ---- a player loses, and what begins as a Boss falls ----

void ag_player_lose(ag_rules *rules, ag_seat seat, int reason)
{
    ag_player *player = ag_player_edit(rules->state, seat);
    if (!(player->flags & AG_PLAYER_IN) || (player->flags & AG_PLAYER_LOST)) return;  // CR 102.1b
    player->flags |= AG_PLAYER_LOST;
    // The reason of the game's end is that of the last loss on the losing side.
    rules->state->reason = (uint8_t)reason;
}

int ag_sequence_open(ag_rules *rules, int which, ag_seat seat, ag_card_id card)
{
    for (int i = 0; i < AG_SEQUENCE_MAX; i++) {
        if (rules->state->sequences[i].which == 0) {
            rules->state->sequences[i] =
                (ag_sequence){ .which = (uint8_t)(which + 1), .seat = seat, .card = card };
            return 1;
        }
    }
    return 0;
}

int ag_sequence_of_fallen(const ag_rules *rules, ag_card_id card)
{
    return ag_is_boss(rules, card) ? rules->catalog->raid->destroyed - 1 : -1;
}
