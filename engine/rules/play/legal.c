// What a player with priority may do now, or the reason why not (CR 409, 410.2, 412, 701, 702).
#include "rules/play/play.h"

#include <stddef.h>

// CR 410.2a: the player's own non-combat action phase, the chain empty.
ag_reason ag_slow_refuse(const ag_rules *rules, ag_seat seat)
{
    const ag_state *state = rules->state;
    if (state->turn.seat != seat) return AG_REFUSE(CR_409_1, NOT_YOUR_TURN);
    if (!ag_in_action_phase(state)) return AG_REFUSE(CR_409_1, NOT_ACTION_PHASE);  // CR 502.1
    return ag_chain_empty(state) ? AG_REASON_NONE : AG_REFUSE(CR_409_1, CHAIN_NOT_EMPTY);
}

// A legal game that answers itself thirty times is cut at a full chain (docs/deviations.md).
static ag_reason chain_refuse(const ag_rules *rules)
{
    return ag_chain_room(rules->state) > 0 ? AG_REASON_NONE : AG_REFUSE(CR_410_1, CHAIN_FULL);
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

// CR 707.2: what can't be finished is not offered, or a bot would begin it for ever.
static ag_reason targets_refuse(const ag_rules *rules, const ag_link *link)
{
    int least, most;
    return ag_play_x_range(rules, link, &least, &most) ? AG_REASON_NONE
                                                       : AG_REFUSE(CR_706_1, NO_LEGAL_TARGET);
}

static ag_reason cost_refuse(const ag_rules *rules, const ag_link *link)
{
    int least, most;
    if (ag_pay_falls(rules, link) && ag_play_x_range(rules, link, &least, &most)) {
        return AG_REASON_NONE;  // with an X that makes it cheap enough
    }
    return ag_pay_link_refuse(rules, link);
}

// CR 201.2, CR 306.1, CR 409.2.
static int is_placed(const ag_card_def *def)
{
    return (def->side[0].types & (AG_TYPE_QUEST | AG_TYPE_LOCATION)) != 0;
}

ag_reason ag_play_way_refuse(const ag_rules *rules, ag_seat seat, ag_card_id id, const ag_way *way)
{
    const ag_card_def *def = ag_card_def_of(rules->state, rules->catalog, id);
    if (is_placed(def)) return AG_REFUSE(CR_201_2, ONLY_PLACED);
    if ((def->side[0].types & AG_TYPE_HERO) && !def->master) {
        return AG_REFUSE(CR_301_4, NO_MASTER_HERO);
    }
    if (ag_hero_is_away(rules, seat)) return AG_REFUSE(CR_301_5, HERO_AWAY);
    ag_link link = link_of(rules, AG_LINK_CARD, seat, id, 0);
    link.pays = way->pays;
    link.term = way->term;
    ag_way_added(rules, &link);
    ag_reason reason = cost_refuse(rules, &link);
    if (reason != AG_REASON_NONE) return reason;  // CR 707.2
    if (ag_play_forbidden(rules, id, seat)) return AG_REFUSE(CR_103_2, FORBIDDEN);
    if (ag_player_cant(rules, seat, AG_CANT_PLAY)) return AG_REFUSE(CR_103_2, CANT_PLAY);
    const ag_power_def *power = def->power_count > 0 ? &def->powers[0] : NULL;
    if (power == NULL || power->kind != AG_POWER_PLAY) return AG_REASON_NONE;
    ag_context context = { .viewer = link.controller, .source = link.card };
    if (!ag_amount_holds(rules, &power->only_if, &context)) return AG_REFUSE(CR_409_1, CONDITION);
    return targets_refuse(rules, &link);
}

ag_reason ag_play_refuse(const ag_rules *rules, ag_seat seat, ag_card_id id)
{
    const ag_card_def *def = ag_card_def_of(rules->state, rules->catalog, id);
    if (def->side[0].types & AG_TYPE_FIXTURE) return AG_REFUSE(CR_409_1, FIXTURE);
    ag_reason slow = def->instant ? chain_refuse(rules) : ag_slow_refuse(rules, seat);
    int waits = slow != AG_REASON_NONE && !is_placed(def);
    if ((waits || is_placed(def)) && ag_way_is_own(rules, seat, id)) {
        return waits ? slow : AG_REFUSE(CR_201_2, ONLY_PLACED);  // most cards, most of the time
    }
    ag_way ways[AG_WAY_MAX];
    int count = ag_ways(rules, seat, id, ways);
    if (count == 0 || waits) return count == 0 ? AG_REFUSE(CR_409_1, NOT_IN_HAND) : slow;
    ag_reason reason = AG_REASON_NONE;
    for (int i = 0; i < count; i++) {
        ag_reason other = ag_play_way_refuse(rules, seat, id, &ways[i]);
        if (other == AG_REASON_NONE) return AG_REASON_NONE;
        reason = reason == AG_REASON_NONE ? other : reason;
    }
    return reason;
}

// CR 302.2, 701.3: [Activate] of an ally only if it was there as its controller's last turn began.
static int may_activate(const ag_rules *rules, ag_card_id id)
{
    const ag_card *card = ag_card_at(rules->state, id);
    const ag_player *player = ag_player_at(rules->state, card->controller);
    int waits = ag_types(rules, id) & AG_TYPE_ALLY;  // CR 305.2b
    return !waits || card->party_since < player->turn_began
           || ag_has_keyword(rules, id, AG_KEYWORD_TIME_IS_MONEY);
}

// CR 701.4a: also one that it lost and has again; not a given one that found no room in the record.
static int was_used(const ag_state *state, const ag_card *card, const ag_owned *owned)
{
    if (!owned->given) return (card->used_power & AG_BIT(owned->def->use)) != 0;
    return owned->grant == 0 || state->grants[owned->grant].used;
}

static ag_reason power_refuse(const ag_rules *rules, ag_seat seat, const ag_card *card,
                              const ag_owned *owned)
{
    const ag_power_def *power = owned->def;
    if (!owned->given && !(card->side == 0 ? power->front : power->back)) {  // R101.1, CR 301.2a
        return AG_REFUSE(CR_700_2, OTHER_SIDE);
    }
    if (power->your_turn_only && rules->state->turn.seat != seat) {
        return AG_REFUSE(CR_701_1, NOT_YOUR_TURN);
    }
    int used = power->once_per_turn && was_used(rules->state, card, owned);
    return used ? AG_REFUSE(CR_701_4, USED_THIS_TURN) : AG_REASON_NONE;
}

// CR 701.2: at any time with priority, unless it says otherwise (CR 701.1a, CR 702.1a).
static ag_reason timing_refuse(const ag_rules *rules, ag_seat seat, const ag_power_def *power)
{
    return power->sorcery_timing ? ag_slow_refuse(rules, seat) : chain_refuse(rules);
}

// CR 701.2: by the controller, unless it says otherwise.
static int is_for(const ag_rules *rules, const ag_card *card, ag_seat seat, int used_by)
{
    if (ag_catalog_card(rules->catalog, card->printed)->of == AG_OF_RAIDERS) {
        return ag_player_at(rules->state, seat)->side == AG_SIDE_RAIDERS;
    }
    ag_seat user = ag_card_seat(card);
    int opposed = ag_opposed(rules->state, user, seat);
    switch (used_by) {
    case AG_USED_BY_OPPONENTS: return opposed;
    case AG_USED_BY_ALL: return 1;
    default: return user == seat;
    }
}

// CR 701.2, 702.2: its controller, outside play its owner; or a player who may use it all the same.
static ag_reason user_refuse(const ag_rules *rules, ag_seat seat, ag_card_id id,
                             const ag_power_def *power)
{
    const ag_card *card = ag_card_at(rules->state, id);
    int zone = ag_zone(rules->state, id);
    int works = power->zones == 0 ? ag_in_play(rules->state, id) : (power->zones >> zone) & 1;
    if (!works || ag_card_is_blank(card)) {
        return works ? AG_REFUSE(CR_701_1, FACE_DOWN) : AG_REFUSE(CR_701_1, NOT_IN_PLAY);
    }
    return is_for(rules, card, seat, power->used_by) || ag_way_to_use(rules, seat, id)
               ? AG_REASON_NONE
               : AG_REFUSE(CR_701_2, NOT_FOR_YOU);
}

static ag_reason owned_refuse(const ag_rules *rules, ag_seat seat, ag_card_id id,
                              const ag_owned *owned, int pays)
{
    const ag_card *card = ag_card_at(rules->state, id);
    const ag_power_def *power = owned->def;
    if (card == NULL || power == NULL) {
        return card == NULL ? AG_REFUSE(CR_701_1, NOT_IN_PLAY) : AG_REFUSE(CR_701_1, NO_SUCH_POWER);
    }
    ag_reason reason = user_refuse(rules, seat, id, power);
    if (reason != AG_REASON_NONE) return reason;
    if (ag_cant(rules, id, AG_CANT_USE_POWERS)) return AG_REFUSE(CR_103_2, CANT_USE_POWERS);
    int row = ag_zone(rules->state, id) == AG_ZONE_RESOURCES;
    int usable = power->kind == AG_POWER_PAYMENT || (row && power->kind == AG_POWER_REWARD);
    if (!usable || !(owned->given || ag_has_powers(rules, id))) {
        return AG_REFUSE(CR_701_1, NO_SUCH_POWER_HERE);
    }
    if (!ag_hero_has(rules, ag_card_seat(card), &power->hero)) {
        return AG_REFUSE(CR_206_1c, OTHER_HERO);
    }
    reason = power_refuse(rules, seat, card, owned);
    if (reason != AG_REASON_NONE) return reason;
    if (ag_cost_has(&power->cost, AG_COST_EXHAUST_THIS) && !may_activate(rules, id)) {  // CR 701.3
        return AG_REFUSE(CR_302_2, CAME_THIS_TURN);
    }
    ag_link link = link_of(rules, AG_LINK_EFFECT, seat, id, owned->power);
    link.printed = owned->printed;
    link.pays = (uint8_t)pays;
    ag_way_added(rules, &link);
    reason = cost_refuse(rules, &link);
    if (reason != AG_REASON_NONE) return reason;
    ag_context context = { .viewer = seat, .source = id };
    if (!ag_amount_holds(rules, &power->only_if, &context)) return AG_REFUSE(CR_701_1, CONDITION);
    return targets_refuse(rules, &link);
}

ag_reason ag_use_at_once_refuse(const ag_rules *rules, ag_seat seat, ag_card_id id, int index,
                                int pays)
{
    ag_owned owned = ag_owned_at(rules, id, index);
    return owned_refuse(rules, seat, id, &owned, pays);
}

ag_reason ag_use_refuse(const ag_rules *rules, ag_seat seat, ag_card_id id, int index)
{
    ag_owned owned = ag_owned_at(rules, id, index);
    ag_reason slow = owned.def != NULL ? timing_refuse(rules, seat, owned.def) : AG_REASON_NONE;
    ag_reason reason = owned_refuse(rules, seat, id, &owned, AG_PAYS_PRINTED);
    return reason != AG_REASON_NONE ? reason : slow;
}

int ag_may_use(const ag_rules *rules, ag_seat seat, ag_card_id id, int index)
{
    ag_owned owned = ag_owned_at(rules, id, index);
    return owned.def != NULL && timing_refuse(rules, seat, owned.def) == AG_REASON_NONE
           && owned_refuse(rules, seat, id, &owned, AG_PAYS_PRINTED) == AG_REASON_NONE;
}

ag_reason ag_place_refuse(const ag_rules *rules, ag_seat seat, ag_card_id id)
{
    const ag_player *player = ag_player_at(rules->state, seat);
    if (player->side == AG_SIDE_BOSS) return AG_REFUSE(R100_3, BOSS_PLACES);
    if (!ag_way_is_own(rules, seat, id)) return AG_REFUSE(CR_412_1, NOT_IN_HAND);
    if (player->placed > 0) return AG_REFUSE(CR_412_1, PLACED_ALREADY);
    if (ag_player_cant(rules, seat, AG_CANT_PLACE)) return AG_REFUSE(CR_103_2, CANT_PLACE);
    return ag_slow_refuse(rules, seat);  // CR 412.1a
}

// CR 412.1b, 412.1c: a quest or location, whose face-up cost can be paid.
ag_reason ag_face_up_refuse(const ag_rules *rules, ag_seat seat, ag_card_id id)
{
    if (!(ag_types(rules, id) & (AG_TYPE_QUEST | AG_TYPE_LOCATION))) {
        return AG_REFUSE(CR_412_1b, FACE_DOWN_ONLY);
    }
    ag_link link = link_of(rules, AG_LINK_RESOURCE, seat, id, 0);
    return ag_pay_link_refuse(rules, &link) != AG_REASON_NONE ? AG_REFUSE(CR_412_1b, FACE_UP_COST)
                                                              : AG_REASON_NONE;
}
