// What a player with priority may do now, and the reason where he may not (CR 409, 410.2, 412, 701,
// 702).
#include <stddef.h>

#include "rules/chain.h"
#include "rules/derive.h"
#include "rules/filter.h"
#include "rules/hero.h"
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
    if (!AG_RULE_HOLDS(CR_410_2a)) {
        return NULL;
    }
    if (state->turn.seat != seat) {
        return "CR 409.1: only on your own turn";
    }
    if (AG_RULE_HOLDS(CR_502_1) && !ag_in_action_phase(state)) {
        return "CR 409.1: only in your action phase, outside combat";
    }
    return ag_chain_empty(state) ? NULL : "CR 409.1: only while the chain is empty";
}

// A legal game that answers itself thirty times is cut (docs/deviations.md): nothing more goes
// onto a full chain.
static const char *chain_refuse(const ag_rules *rules)
{
    return ag_chain_room(rules->state) > 0 ? NULL : "CR 410.1: the chain is full";
}

// The link that would be added, to be judged before it is.
static ag_link link_of(const ag_rules *rules, int kind, ag_seat seat, ag_card_id card, int power)
{
    return (ag_link){ .kind = (uint8_t)kind,
                      .card = card,
                      .printed = ag_printed_of(rules->state, card),
                      .power = (uint16_t)power,
                      .controller = seat };
}

// CR 707.2: what could not be finished is not offered, or a bot would begin it for ever.
static const char *targets_refuse(const ag_rules *rules, const ag_link *link)
{
    int least, most;
    int legal = ag_play_x_range(rules, link, &least, &most) || !AG_RULE_HOLDS(CR_706_1);
    return legal ? NULL : "CR 706.1: no legal target";
}

static const char *cost_refuse(const ag_rules *rules, const ag_link *link)
{
    ag_cost cost;
    int resources = ag_pay_sum(rules, link);
    ag_pay_cost(rules, link, &cost);
    if (resources < 0 && !AG_RULE_HOLDS(CR_403_2)) {
        return "CR 403.2: less than nothing can't be paid";
    }
    return ag_pay_refuse(rules, link->controller, link->card, &cost, resources < 0 ? 0 : resources);
}

static const char *text_refuse(const ag_rules *rules, const ag_link *link, const ag_card_def *def)
{
    const ag_power_def *power = def->power_count > 0 ? &def->powers[0] : NULL;
    if (power == NULL || power->kind != AG_POWER_PLAY) {
        return NULL;
    }
    ag_lens lens = { .viewer = link->controller, .source = link->card };
    if (!ag_amount_holds(rules, &power->only_if, &lens)) {
        return "CR 409.1: its condition does not hold";
    }
    return targets_refuse(rules, link);
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
    int is_placed = AG_RULE_HOLDS(CR_201_2) && AG_RULE_HOLDS(CR_306_1) && AG_RULE_HOLDS(CR_409_2);
    if (is_placed && (side->types & (AG_TYPE_QUEST | AG_TYPE_LOCATION))) {
        return "CR 201.2: it is placed, never played";
    }
    if ((side->types & AG_TYPE_HERO) && !(def->master && AG_RULE_HOLDS(CR_301_4))) {
        return "CR 301.4: of the heroes only a master hero is played";
    }
    if (AG_RULE_HOLDS(CR_301_5) && ag_hero_is_away(rules, seat)) {
        return "CR 301.5: no hero is in your party";
    }
    int any_time = def->instant || !AG_RULE_HOLDS(CR_409_1);
    const char *slow = any_time ? chain_refuse(rules) : ag_slow_refuse(rules, seat);
    if (slow != NULL) {
        return slow;
    }
    ag_link link = link_of(rules, AG_LINK_CARD, seat, id, 0);
    const char *reason = cost_refuse(rules, &link);
    if (reason != NULL && AG_RULE_HOLDS(CR_707_2)) {
        return reason;
    }
    if (AG_RULE_HOLDS(CR_103_2) && ag_play_forbidden(rules, id, seat)) {
        return "CR 103.2: an effect forbids it";
    }
    if (ag_player_cant(rules, seat, AG_CANT_PLAY)) {
        return "CR 103.2: an effect keeps you from playing cards";
    }
    return text_refuse(rules, &link, def);
}

// CR 302.2, 701.3: [Activate] of an ally only once it was in the party as its controller's most
// recent turn began.
static int may_activate(const ag_rules *rules, ag_card_id id)
{
    const ag_card *card = ag_card_at(rules->state, id);
    const ag_player *player = ag_player_at(rules->state, card->controller);
    int waits = !AG_RULE_HOLDS(CR_305_2b) || (ag_types(rules, id) & AG_TYPE_ALLY);
    return !AG_RULE_HOLDS(CR_302_2) || !waits || card->party_since < player->turn_began
           || ag_has_keyword(rules, id, AG_KEYWORD_TIME_IS_MONEY);
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
                                const ag_power_def *power)
{
    int shows = AG_RULE_HOLDS(R101_1) && AG_RULE_HOLDS(CR_301_2a);
    if (shows && !(card->side == 0 ? power->front : power->back)) {
        return "CR 700.2: that side does not show";
    }
    if (AG_RULE_HOLDS(CR_701_1) && power->your_turn_only && rules->state->turn.seat != seat) {
        return "CR 701.1: only on your own turn";
    }
    int used = power->once_per_turn && (card->used_power & AG_BIT(power->use));
    if (AG_RULE_HOLDS(CR_701_4) && used) {
        return "CR 701.4: once per turn";
    }
    int basic =
        power->sorcery_timing
        && (power->kind == AG_POWER_REWARD ? AG_RULE_HOLDS(CR_702_1a) : AG_RULE_HOLDS(CR_701_1a));
    int slow = basic || !AG_RULE_HOLDS(CR_701_2);
    return slow ? ag_slow_refuse(rules, seat) : chain_refuse(rules);
}

// CR 701.2: by the controller, unless it says otherwise.
static int is_for(const ag_state *state, const ag_card *card, ag_seat seat, int used_by)
{
    int opposed = ag_opposed(state, card->controller, seat);
    switch (used_by) {
    case AG_USED_BY_OPPONENTS: return opposed;
    case AG_USED_BY_ALL: return 1;
    default: return card->controller == seat;
    }
}

const char *ag_use_refuse(const ag_rules *rules, ag_seat seat, ag_card_id id, int index)
{
    const ag_state *state = rules->state;
    const ag_card *card = ag_card_at(state, id);
    if (card == NULL || !ag_in_play(state, id) || ag_card_is_blank(card)) {
        return "CR 701.1: it is not in play";
    }
    const ag_card_def *def = ag_catalog_card(rules->catalog, card->printed);
    if (!is_for(state, card, seat, index < def->power_count ? def->powers[index].used_by : 0)) {
        return "CR 701.2: you do not control it, and its power is not for you";
    }
    if (index >= def->power_count) {
        return "CR 701.1: it has no such power";
    }
    const ag_power_def *power = &def->powers[index];
    int row = ag_zone(state, id) == AG_ZONE_RESOURCES;
    if (ag_cant(rules, id, AG_CANT_USE_POWERS)) {
        return "CR 103.2: an effect keeps its powers from being used";
    }
    int usable = power->kind == AG_POWER_PAYMENT || (row && power->kind == AG_POWER_REWARD);
    if (!usable || !ag_has_powers(rules, id)) {
        return "CR 701.1: it has no such power here";
    }
    const char *reason = power_refuse(rules, seat, card, power);
    if (reason != NULL) {
        return reason;
    }
    if (AG_RULE_HOLDS(CR_701_3) && has_activate(&power->cost) && !may_activate(rules, id)) {
        return "CR 302.2: it came into the party after your turn began";
    }
    ag_link link = link_of(rules, AG_LINK_EFFECT, seat, id, index);
    reason = cost_refuse(rules, &link);
    if (reason != NULL) {
        return reason;
    }
    ag_lens lens = { .viewer = seat, .source = id };
    if (!ag_amount_holds(rules, &power->only_if, &lens)) {
        return "CR 701.1: its condition does not hold";
    }
    return targets_refuse(rules, &link);
}

const char *ag_place_refuse(const ag_rules *rules, ag_seat seat, ag_card_id id)
{
    const ag_state *state = rules->state;
    const ag_player *player = ag_player_at(state, seat);
    const ag_card *card = ag_card_at(state, id);
    if (AG_RULE_HOLDS(R100_3) && player->side == AG_SIDE_BOSS) {
        return "R100.3: a Boss player does not place resources";
    }
    if (card == NULL || ag_zone(state, id) != AG_ZONE_HAND || card->owner != seat) {
        return "CR 412.1: it is not in your hand";
    }
    if (AG_RULE_HOLDS(CR_412_1) && player->placed > 0) {
        return "CR 412.1: one resource a turn";
    }
    if (ag_player_cant(rules, seat, AG_CANT_PLACE)) {
        return "CR 103.2: an effect keeps you from placing resources";
    }
    return AG_RULE_HOLDS(CR_412_1a) ? ag_slow_refuse(rules, seat) : NULL;
}
