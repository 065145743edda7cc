// What can't happen to a card: "can't" beats "do" (CR 103.2), but not the game (CR 103.3).
#include "rules/change/change.h"

int ag_action_by_game(const ag_task *task)
{
    int of_raid = task->action.kind == AG_ACTION_REMOVE && (task->flags & AG_ACTION_OF_RAID);
    return of_raid || (task->flags & AG_ACTION_BY_GAME);
}

// R101.3b, R101.3c: opposing modifiers neither add to nor take from the Boss player's resource row,
// and take nothing from that player's decks and graveyards.
static int boss_zones_forbid(const ag_rules *rules, const ag_task *task, const ag_card *card)
{
    const ag_state *state = rules->state;
    ag_seat boss = ag_kept_boss_seat(rules);
    if (ag_action_by_game(task) || boss == 0
        || !ag_opposed(state, ag_controller_of(state, task->source), boss)) {
        return 0;
    }
    int to = ag_action_zone(task->action.kind);
    const ag_pile *pile = &state->piles[card->pile];
    if (to == AG_ZONE_RESOURCES && task->seat == boss) return 1;
    if (to == AG_ZONE_NOWHERE || pile->seat != boss) return 0;
    if (pile->zone == AG_ZONE_RESOURCES) return 1;
    return pile->zone == AG_ZONE_DECK || pile->zone == AG_ZONE_GRAVEYARD;
}

// CR 415.8b.
int ag_cant_leave_party(const ag_rules *rules, ag_card_id id)
{
    return ag_zone(rules->state, id) == AG_ZONE_PARTY && ag_cant(rules, id, AG_CANT_LEAVE_PARTY);
}

// Will of the Forsaken does not keep what has fatal damage, or no health.
int ag_cant_leave_play(const ag_rules *rules, ag_card_id id)
{
    const ag_card *card = ag_card_at(rules->state, id);
    int lives = card != NULL && card->damage < ag_health(rules, id);
    return ag_cant(rules, id, AG_CANT_LEAVE_PLAY) || ag_cant_leave_party(rules, id)
           || (lives && ag_has_keyword(rules, id, AG_KEYWORD_WILL_OF_THE_FORSAKEN));
}

// What can't leave play can't be destroyed either: into the graveyard is out of play.
int ag_cant_be_destroyed(const ag_rules *rules, ag_card_id id)
{
    return ag_cant(rules, id, AG_CANT_BE_DESTROYED) || ag_cant_leave_play(rules, id);
}

int ag_cant_be_discarded(const ag_rules *rules, ag_card_id id)
{
    return ag_cant(rules, id, AG_CANT_BE_DISCARDED)
           || ag_player_cant(rules, ag_owner_of(rules->state, id), AG_CANT_DISCARD);
}

static int can_be_destroyed(const ag_rules *rules, const ag_task *task, ag_card_id id)
{
    if (!ag_in_play(rules->state, id)) return 0;
    // R101.3a: a Boss can be destroyed only by fatal damage, or by what it says itself.
    int own = (task->flags & AG_ACTION_FATAL) || ag_card_id_same(task->source, id);
    if (ag_is_kept_boss(rules, id) && !own) return 0;
    // CR 103.4: all of a wave is judged before any of it happens.
    return (task->flags & AG_ACTION_BY_GAME) || !ag_cant_be_destroyed(rules, id);
}

static int is_placed(const ag_card_def *def)
{
    uint32_t types = def->side[0].types;
    return (types & (AG_TYPE_QUEST | AG_TYPE_LOCATION)) != 0
           || ((types & AG_TYPE_EVENT) && !def->ongoing);
}

// CR 415.8d, 306.1: neither what goes to the graveyard as it resolves nor what is placed.
static int belongs_in_a_party(const ag_task *task, const ag_card_def *def)
{
    // CR 404.2a: tokens are cards like others, whatever their type.
    if (ag_action_as(task) != 0) {  // CR 300.1d
        return 1;                   // it enters as something that does
    }
    uint32_t types = def->side[0].types;
    int resolves_away = (types & AG_TYPE_ABILITY) && !def->ongoing && !(types & AG_TYPE_ALLY);
    return !resolves_away && !is_placed(def);
}

// CR 103.1: a rule of the raid gives way to a card that contradicts it: one of the side whose card
// it is, that removes it from the game. What a card says that it can't, it can't.
static int gives_way(const ag_rules *rules, const ag_task *task, ag_card_id id)
{
    const ag_state *state = rules->state;
    ag_seat by = ag_controller_of(state, task->source), owner = ag_owner_of(state, id);
    if (task->action.kind != AG_ACTION_REMOVE || by == 0 || ag_opposed(state, by, owner)) return 0;
    const ag_live *live = NULL;
    while ((live = ag_live_next(rules, AG_FIELD_CANT, live)) != NULL) {
        int same = live->change->word == AG_CANT_LEAVE_UNDESTROYED;
        if (same && live->source.slot != 0 && ag_live_works_on(rules, live, id)) return 0;
    }
    return 1;
}

// From the row into the party, or back, is not out of play. The game may remove it (CR 103.3).
static int forbidden_move(const ag_rules *rules, const ag_task *task, ag_card_id id, int from)
{
    int to = ag_action_zone(task->action.kind);
    int leaves = ag_in_play(rules->state, id) && to != AG_ZONE_PARTY && to != AG_ZONE_RESOURCES;
    int by_rule = ag_action_by_game(task) && to == AG_ZONE_REMOVED;
    int removed = to == AG_ZONE_REMOVED && ag_cant(rules, id, AG_CANT_BE_REMOVED);
    int discarded = task->action.kind == AG_ACTION_TO_GRAVEYARD && from == AG_ZONE_HAND;
    int undestroyed = leaves && ag_cant(rules, id, AG_CANT_LEAVE_UNDESTROYED)  // R303.2b
                      && !gives_way(rules, task, id);
    int departs = to == AG_ZONE_RESOURCES && ag_cant_leave_party(rules, id);
    int kept = removed || undestroyed || departs || (leaves && ag_cant_leave_play(rules, id));
    return (!by_rule && kept) || (discarded && ag_cant_be_discarded(rules, id));
}

static int can_move(const ag_rules *rules, const ag_task *task, ag_card_id id)
{
    int to = ag_action_zone(task->action.kind);
    int from = ag_zone(rules->state, id);
    if (to == AG_ZONE_NOWHERE) return 1;
    if (task->action.kind == AG_ACTION_TO_GRAVEYARD && ag_in_play(rules->state, id)) {
        return can_be_destroyed(rules, task, id);  // CR 415.9d
    }
    // A Boss leaves play only by destruction or a swap.
    if (ag_is_boss(rules, id) && !ag_action_by_game(task)) return 0;
    return (to == AG_ZONE_DECK || to != from || (task->flags & AG_ACTION_OWN))  // CR 415.2
           && !forbidden_move(rules, task, id, from);
}

// CR 102.2: what was removed with its owner stays so, CR 404.2c: as does a token that left play.
static int is_gone_for_good(const ag_state *state, const ag_card *card, int rule)
{
    // CR 301.4a, 301.4d: of the heroes that were taken over from, the starting one may return.
    if ((card->flags & AG_CARD_GONE) && rule != AG_RULE(CR_301_4d)) return 1;
    int zone = state->piles[card->pile].zone;
    int in_play = zone == AG_ZONE_PARTY || zone == AG_ZONE_RESOURCES;
    int left = (card->flags & AG_CARD_TOKEN) && !in_play && zone != AG_ZONE_ASIDE;
    int is_copy = (card->flags & AG_CARD_COPY) != 0;  // CR 402.1: it exists only on the chain
    return left || is_copy || !ag_player_in(state, card->owner);
}

// Nobody who is set apart from the player of an effect is reached by it, nor are their hands and
// decks: what is done to those, their players would do. The game, costs and what a card
// does to itself reach everything.
static int is_reached(const ag_rules *rules, const ag_task *task, ag_card_id id)
{
    const ag_state *state = rules->state;
    int itself = task->source.slot == 0 || ag_card_id_same(task->source, id);
    int paid = task->action.rule == AG_RULE(CR_403_1);  // a cost is not a modifier
    int zone = ag_zone(state, id);
    int of_player = zone == AG_ZONE_HAND || zone == AG_ZONE_DECK;
    ag_seat by = ag_controller_of(state, task->source);
    return ag_action_by_game(task) || itself || paid
           || (!ag_out_of_reach(rules, by, id)
               && !(of_player && ag_seat_out_of_reach(state, by, ag_owner_of(state, id))));
}

// CR 412.1b: in the row only what is placed face up may lie so. CR 415.7b: what was removed face
// down may be any card.
static int can_turn_up(const ag_rules *rules, ag_card_id id)
{
    const ag_card *card = ag_card_at(rules->state, id);
    int zone = ag_zone(rules->state, id);
    int in_row =
        zone == AG_ZONE_RESOURCES && is_placed(ag_catalog_card(rules->catalog, card->printed));
    return ag_card_is_blank(card) && (in_row || zone == AG_ZONE_REMOVED);
}

int ag_action_can(const ag_rules *rules, const ag_task *task, ag_card_id id)
{
    const ag_state *state = rules->state;
    const ag_card *card = ag_card_at(state, id);
    if (card == NULL || !is_reached(rules, task, id)
        || is_gone_for_good(state, card, task->action.rule)
        || boss_zones_forbid(rules, task, card)) {
        return 0;
    }
    int exhausted = (card->flags & AG_CARD_EXHAUSTED) != 0;
    switch (task->action.kind) {
    case AG_ACTION_DESTROY: return can_be_destroyed(rules, task, id);
    case AG_ACTION_DISCARD:
        return ag_zone(state, id) == AG_ZONE_HAND && !ag_cant_be_discarded(rules, id);
    case AG_ACTION_DRAW: return ag_zone(state, id) == AG_ZONE_DECK;
    case AG_ACTION_EXHAUST:  // CR 411.1
        return ag_in_play(state, id) && !exhausted && !ag_cant(rules, id, AG_CANT_EXHAUST);
    case AG_ACTION_READY:
        return ag_in_play(state, id) && exhausted && !ag_cant(rules, id, AG_CANT_READY);
    case AG_ACTION_FLIP:
        if (ag_zone(state, id) != AG_ZONE_PARTY
            || ag_card_def_of(state, rules->catalog, id)->side_count < 2
            || ag_cant(rules, id, AG_CANT_FLIP)) {
            return 0;
        }
        // R101.3a: opposing modifiers can't turn a Boss over, unless that Boss is their source.
        return !ag_is_kept_boss(rules, id) || ag_card_id_same(task->source, id)
               || !ag_opposed(state, ag_controller_of(state, task->source),
                              ag_controller_of(state, id));
    case AG_ACTION_FACE_DOWN:
        return ag_zone(state, id) == AG_ZONE_RESOURCES && !(card->flags & AG_CARD_FACE_DOWN);
    case AG_ACTION_FACE_UP: return can_turn_up(rules, id);
    case AG_ACTION_ENTER_PLAY:
        return ag_zone(state, id) != AG_ZONE_PARTY && ag_player_in(state, task->seat)
               && (!ag_hero_enters(task)
                   || ag_hero_refuse(rules, id, task->seat, task->action.rule) == AG_REASON_NONE)
               && belongs_in_a_party(task, ag_catalog_card(rules->catalog, card->printed));
    default: return can_move(rules, task, id);
    }
}
