// What can't happen to a card: "can't" beats "do" (CR 103.2), what the game does is not stopped by
// it (CR 103.3).
#include "rules/can.h"

#include "rules/deed.h"
#include "rules/derive.h"
#include "rules/known.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

// R101.3b, R101.3c: opposing modifiers neither add to nor take from the Boss player's resource row,
// and take nothing from his decks and graveyards.
static int boss_zones_forbid(const ag_rules *rules, const ag_task *task, const ag_card *card)
{
    const ag_state *state = rules->state;
    ag_seat boss = ag_boss_seat(state);
    ag_seat doer = ag_controller_of(state, task->source);
    if ((task->flags & AG_DEED_BY_GAME) || boss == 0 || !ag_opposed(state, doer, boss)) {
        return 0;
    }
    int to = ag_deed_zone(task->a);
    const ag_pile *pile = &state->piles[card->pile];
    if (to == AG_ZONE_RESOURCES && task->seat == boss) {
        return AG_RULE_HOLDS(R101_3b);
    }
    if (to == AG_ZONE_NOWHERE || pile->seat != boss) {
        return 0;
    }
    if (pile->zone == AG_ZONE_RESOURCES) {
        return AG_RULE_HOLDS(R101_3b);
    }
    return AG_RULE_HOLDS(R101_3c)
           && (pile->zone == AG_ZONE_DECK || pile->zone == AG_ZONE_GRAVEYARD);
}

static int can_be_destroyed(const ag_rules *rules, const ag_task *task, ag_card_id id)
{
    if (!ag_in_play(rules->state, id)) {
        return 0;
    }
    // R101.3a: a Boss can be destroyed only by fatal damage.
    if (AG_RULE_HOLDS(R101_3a) && ag_is_boss(rules, id) && !(task->flags & AG_DEED_FATAL)) {
        return 0;
    }
    return (task->flags & AG_DEED_BY_GAME) || !ag_cant(rules, id, AG_CANT_BE_DESTROYED);
}

static int can_flip(const ag_rules *rules, const ag_task *task, ag_card_id id)
{
    const ag_state *state = rules->state;
    if (ag_zone(state, id) != AG_ZONE_PARTY
        || ag_card_def_of(state, rules->catalog, id)->side_count < 2) {
        return 0;
    }
    // R101.3a: opposing modifiers can't turn a Boss over, unless that Boss is their source.
    return !AG_RULE_HOLDS(R101_3a) || !ag_is_boss(rules, id) || ag_card_id_same(task->source, id)
           || !ag_opposed(state, ag_controller_of(state, task->source),
                          ag_controller_of(state, id));
}

// CR 415.8d, 306.1: what resolves into the graveyard, and what is placed as a resource, does not.
static int belongs_in_a_party(const ag_card_def *def)
{
    uint32_t types = def->side[0].types;
    int passes = (types & AG_TYPE_ABILITY) && !def->ongoing && !(types & AG_TYPE_ALLY);
    int is_placed = (types & (AG_TYPE_QUEST | AG_TYPE_LOCATION | AG_TYPE_EVENT)) != 0;
    return !(passes && AG_RULE_HOLDS(CR_415_8d)) && !is_placed;
}

static int can_move(const ag_rules *rules, const ag_task *task, ag_card_id id)
{
    int to = ag_deed_zone(task->a);
    if (to == AG_ZONE_NOWHERE) {
        return 1;
    }
    if (task->a == AG_DEED_TO_GRAVEYARD && ag_in_play(rules->state, id)) {
        return can_be_destroyed(rules, task, id);  // CR 415.9d
    }
    // A Boss leaves play by destruction or a swap alone.
    if (ag_is_boss(rules, id) && !(task->flags & AG_DEED_BY_GAME)) {
        return 0;
    }
    return to == AG_ZONE_DECK || to != ag_zone(rules->state, id);
}

// CR 102.2: what was removed with its owner never comes back. CR 404.2c: nor does a token that has
// left play.
static int is_gone_for_good(const ag_state *state, const ag_card *card)
{
    int zone = state->piles[card->pile].zone;
    int in_play = zone == AG_ZONE_PARTY || zone == AG_ZONE_RESOURCES;
    int left = (card->flags & AG_CARD_TOKEN) && !in_play && zone != AG_ZONE_ASIDE;
    return left || !ag_player_in(state, card->owner);
}

int ag_deed_can(const ag_rules *rules, const ag_task *task, ag_card_id id)
{
    const ag_state *state = rules->state;
    const ag_card *card = ag_card_at(state, id);
    if (card == NULL || is_gone_for_good(state, card) || boss_zones_forbid(rules, task, card)) {
        return 0;
    }
    int exhausted = (card->flags & AG_CARD_EXHAUSTED) != 0;
    switch (task->a) {
    case AG_DEED_DESTROY: return can_be_destroyed(rules, task, id);
    case AG_DEED_DISCARD: return ag_zone(state, id) == AG_ZONE_HAND;
    case AG_DEED_EXHAUST:  // CR 411.1
        return ag_in_play(state, id) && !(exhausted && AG_RULE_HOLDS(CR_411_1));
    case AG_DEED_READY:
        return ag_in_play(state, id) && exhausted && !ag_cant(rules, id, AG_CANT_READY);
    case AG_DEED_FLIP: return can_flip(rules, task, id);
    case AG_DEED_FACE_DOWN:
        return ag_zone(state, id) == AG_ZONE_RESOURCES && !(card->flags & AG_CARD_FACE_DOWN);
    case AG_DEED_ENTER_PLAY:
        return ag_zone(state, id) != AG_ZONE_PARTY && ag_player_in(state, task->seat)
               && belongs_in_a_party(ag_catalog_card(rules->catalog, card->printed));
    default: return can_move(rules, task, id);
    }
}
