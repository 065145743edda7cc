// What a player with priority may do now, and the reason where he may not (CR 409, 410.2, 412, 701,
// 702).
#include <stddef.h>

#include "rules/chain.h"
#include "rules/derive.h"
#include "rules/filter.h"
#include "rules/known.h"
#include "rules/pay.h"
#include "rules/play.h"
#include "rules/target.h"
#include "rules/turn.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

// CR 410.2a: his own non-combat action phase, the chain empty.
const char *ag_slow_refuse(const ag_rules *rules, ag_seat seat)
{
    const ag_state *state = rules->state;
    if (state->turn.seat != seat) {
        return "CR 409.1: only on your own turn";
    }
    if (!ag_in_action_phase(state)) {
        return "CR 409.1: only in your action phase, outside combat";
    }
    return ag_chain_empty(state) ? NULL : "CR 409.1: only while the chain is empty";
}

// A legal game that answers itself thirty times is cut (docs/deviations.md): nothing more goes
// onto a full chain.
static const char *chain_refuse(const ag_rules *rules)
{
    return ag_chain_room(rules->state) > 0 ? NULL : "limit: the chain is full";
}

// CR 707.2: what could not be finished is not offered, or a bot would begin it for ever.
static const char *targets_refuse(const ag_rules *rules, int kind, ag_seat seat, ag_card_id card,
                                  int power)
{
    ag_link link = { .kind = (uint8_t)kind,
                     .card = card,
                     .printed = ag_printed_of(rules->state, card),
                     .power = (uint16_t)power,
                     .controller = seat };
    int least, most;
    return ag_play_x_range(rules, &link, &least, &most) ? NULL : "CR 706.1: no legal target";
}

static const char *text_refuse(const ag_rules *rules, ag_seat seat, ag_card_id card,
                               const ag_card_def *def)
{
    const ag_power_def *power = def->power_count > 0 ? &def->powers[0] : NULL;
    if (power == NULL || power->kind != AG_POWER_PLAY) {
        return NULL;
    }
    ag_lens lens = { .viewer = seat, .source = card };
    if (!ag_amount_holds(rules, &power->only_if, &lens)) {
        return "its condition does not hold";
    }
    return targets_refuse(rules, AG_LINK_CARD, seat, card, 0);
}

const char *ag_play_refuse(const ag_rules *rules, ag_seat seat, ag_card_id id)
{
    const ag_state *state = rules->state;
    const ag_card *card = ag_card_at(state, id);
    if (card == NULL || ag_zone(state, id) != AG_ZONE_HAND || card->owner != seat) {
        return "CR 409.1: it is not in your hand";
    }
    const ag_card_def *def = ag_catalog_card(rules->catalog, card->printed);
    const ag_side_def *side = &def->side[0];
    if (side->types & (AG_TYPE_QUEST | AG_TYPE_LOCATION)) {
        return "CR 201.2: it is placed, never played";
    }
    const char *slow = def->instant ? chain_refuse(rules) : ag_slow_refuse(rules, seat);
    if (slow != NULL) {
        return slow;
    }
    int cost = side->cost + ag_play_cost_change(rules, id, seat) + def->extra_cost.resources;
    const char *reason = ag_pay_refuse(rules, seat, id, &def->extra_cost, cost < 0 ? 0 : cost);
    if (reason != NULL) {
        return reason;
    }
    if (ag_play_forbidden(rules, id, seat)) {
        return "CR 103.2: an effect forbids it";
    }
    return text_refuse(rules, seat, id, def);
}

// CR 302.1, 701.3: [Activate] of an ally only once it was in the party as its controller's most
// recent turn began.
static int may_activate(const ag_rules *rules, const ag_card *card, const ag_card_def *def)
{
    const ag_player *player = ag_player_at(rules->state, card->controller);
    return !(def->side[card->side].types & AG_TYPE_ALLY) || card->party_since < player->turn_began;
}

static int has_activate(const ag_cost *cost)
{
    for (int i = 0; i < cost->part_count; i++) {
        if (cost->parts[i].kind == AG_COST_EXHAUST_THIS) {
            return 1;
        }
    }
    return 0;
}

static const char *power_refuse(const ag_rules *rules, ag_seat seat, const ag_card *card,
                                const ag_power_def *power, int index)
{
    if (!(card->side == 0 ? power->front : power->back)) {
        return "CR 700.2: that side does not show";
    }
    if (power->your_turn_only && rules->state->turn.seat != seat) {
        return "CR 701.1: only on your own turn";
    }
    if (power->once_per_turn && (card->used_power & AG_BIT(index))) {
        return "CR 701.4: once per turn";
    }
    return power->sorcery_timing ? ag_slow_refuse(rules, seat) : chain_refuse(rules);
}

const char *ag_use_refuse(const ag_rules *rules, ag_seat seat, ag_card_id id, int index)
{
    const ag_state *state = rules->state;
    const ag_card *card = ag_card_at(state, id);
    if (card == NULL || !ag_in_play(state, id) || card->controller != seat
        || ag_card_is_blank(card)) {
        return "CR 701.1: you do not control it in play";
    }
    const ag_card_def *def = ag_catalog_card(rules->catalog, card->printed);
    if (index >= def->power_count) {
        return "CR 701.1: it has no such power";
    }
    const ag_power_def *power = &def->powers[index];
    int row = ag_zone(state, id) == AG_ZONE_RESOURCES;
    if (power->kind != (row ? AG_POWER_REWARD : AG_POWER_PAYMENT) || !ag_has_powers(rules, id)) {
        return "CR 701.1: it has no such power here";
    }
    const char *reason = power_refuse(rules, seat, card, power, index);
    if (reason != NULL) {
        return reason;
    }
    if (has_activate(&power->cost) && !may_activate(rules, card, def)) {
        return "CR 302.1: it came into the party after your turn began";
    }
    reason = ag_pay_refuse(rules, seat, id, &power->cost, power->cost.resources);
    if (reason != NULL) {
        return reason;
    }
    ag_lens lens = { .viewer = seat, .source = id };
    if (!ag_amount_holds(rules, &power->only_if, &lens)) {
        return "its condition does not hold";
    }
    return targets_refuse(rules, AG_LINK_EFFECT, seat, id, index);
}

const char *ag_place_refuse(const ag_rules *rules, ag_seat seat, ag_card_id id)
{
    const ag_state *state = rules->state;
    const ag_player *player = ag_player_at(state, seat);
    const ag_card *card = ag_card_at(state, id);
    if (player->side == AG_SIDE_BOSS) {
        return "R100.3: a Boss player does not place resources";
    }
    if (card == NULL || ag_zone(state, id) != AG_ZONE_HAND || card->owner != seat) {
        return "CR 412.1: it is not in your hand";
    }
    if (player->placed > 0) {
        return "CR 412.1: one resource a turn";
    }
    return ag_slow_refuse(rules, seat);
}
