// Striking with a weapon (CR 303.2), as the rules have it since version 7.4: at the attack and the
// defend point, off the chain.
#include "rules/combat/combat.h"

static int strike_cost(const ag_rules *rules, ag_card_id weapon)
{
    int cost = ag_numbers_of(rules, weapon)->strike;
    return (cost < 0 ? 0 : cost) + ag_toll(rules, weapon);
}

ag_reason ag_strike_refuse(const ag_rules *rules, ag_seat seat, ag_card_id weapon)
{
    const ag_card *card = ag_card_at(rules->state, weapon);
    if (!(ag_types(rules, weapon) & AG_TYPE_WEAPON)
        || card->pile != ag_player_at(rules->state, seat)->party) {
        return AG_REFUSE(CR_303_2, NO_WEAPON);
    }
    if (card->flags & AG_CARD_EXHAUSTED) return AG_REFUSE(CR_303_2, EXHAUSTED);  // CR 411.1
    // CR 303.3: also on the turn it came.
    if (ag_cant(rules, weapon, AG_CANT_EXHAUST)) return AG_REFUSE(CR_103_2, CANT_EXHAUST_TO_STRIKE);
    if (ag_action_is_replaced(rules, AG_ACTION_EXHAUST, seat, weapon, weapon)) {
        return AG_REFUSE(CR_403_1, STRIKE_REPLACED);
    }
    if (ag_cant(rules, weapon, AG_CANT_STRIKE) || ag_player_cant(rules, seat, AG_CANT_STRIKE)) {
        return AG_REFUSE(CR_103_2, CANT_STRIKE);
    }
    return ag_pay_ready(rules, seat, ag_nobody) < strike_cost(rules, weapon)
               ? AG_REFUSE(CR_303_2, STRIKE_COST)
               : AG_REASON_NONE;
}

static int weapons_for(const ag_rules *rules, ag_seat seat, ag_card_id *out)
{
    const ag_state *state = rules->state;
    int count = 0;
    uint16_t slot = state->piles[ag_player_at(state, seat)->party].first;
    for (; slot != 0; slot = state->cards[slot].next) {
        ag_card_id id = ag_card_id_of(state, slot);
        if (ag_strike_refuse(rules, seat, id) == AG_REASON_NONE) out[count++] = id;
    }
    return count;
}

// The weapons that this wielder can add to the chosen ones, to strike (CR 303.2d, 406.6).
static int addable(const ag_rules *rules, const ag_task *task, ag_seat seat, ag_card_id *weapons)
{
    ag_card_id together[AG_STRIKE_MAX + 1];
    // What the player has struck with in this combat, then what is chosen now (CR 303.2c).
    const ag_combat *combat = &rules->state->combat;
    int held = 0;
    for (int i = 0; i < combat->strike_count; i++) {
        if (ag_controller_of(rules->state, combat->strikes[i].weapon) == seat) {
            together[held++] = combat->strikes[i].weapon;
        }
    }
    for (int i = 0; i < task->list_count; i++) together[held++] = ag_task_card(rules, task, i);

    int hero = (ag_types(rules, task->card) & AG_TYPE_HERO) != 0;
    int cost = 0;
    for (int i = 0; i < task->list_count; i++) {
        cost += strike_cost(rules, ag_task_card(rules, task, i));
    }
    int left = ag_pay_ready(rules, seat, ag_nobody) - cost;
    int count = held < AG_STRIKE_MAX ? weapons_for(rules, seat, weapons) : 0;
    int kept = 0;
    for (int i = 0; i < count; i++) {
        int may = hero  // CR 303.2d
                  || ag_bound(rules, AG_FIELD_WIELDS, task->card, weapons[i]) == AG_BOUND_TO_IT;
        together[held] = weapons[i];
        if (may && !ag_task_lists(rules, task, weapons[i]) && strike_cost(rules, weapons[i]) <= left
            && ag_wield_strikes(rules, together, held + 1)) {  // CR 403.1
            weapons[kept++] = weapons[i];
        }
    }
    return kept;
}

// ---- classic: on the chain (2006 to 2012) ----

int ag_strike_classic_may(const ag_rules *rules, ag_seat seat, ag_card_id weapon,
                          ag_card_id wielder)
{
    const ag_state *state = rules->state;
    ag_card_id together[AG_STRIKE_MAX + 1] = { weapon };
    int count = 1;
    int again = 0;
    AG_ASSERT(state->strike_classic && state->combat.stage == AG_COMBAT_DEFEND);
    AG_ASSERT(ag_controller_of(state, wielder) == seat);
    int wields = (ag_types(rules, wielder) & AG_TYPE_HERO)  // CR 303.2d
                 || ag_bound(rules, AG_FIELD_WIELDS, wielder, weapon) == AG_BOUND_TO_IT;
    if (!wields || !ag_in_combat(state, wielder)) return 0;
    for (int i = 0; i < state->combat.strike_count; i++) {
        ag_card_id struck = state->combat.strikes[i].weapon;
        if (ag_card_id_same(struck, weapon)) {
            again = 1;  // one that was readied strikes again
        } else if (ag_controller_of(state, struck) == seat) {
            together[count++] = struck;
        }
    }
    return state->combat.strike_count < AG_STRIKE_MAX
           && (again || ag_wield_strikes(rules, together, count))  // CR 303.2c
           && ag_strike_refuse(rules, seat, weapon) == AG_REASON_NONE;
}

static void pay_for_strike(ag_rules *rules, ag_card_id wielder, ag_card_id weapon)
{
    ag_state *state = rules->state;
    ag_seat seat = ag_controller_of(state, wielder);
    ag_pay_exhaust(rules, seat, strike_cost(rules, weapon), ag_nobody);
    ag_event event = ag_event_by(rules, AG_EVENT_STRUCK, seat, weapon, wielder);
    ag_happen(rules, &event);
    event = ag_event_of(rules, AG_EVENT_EXHAUSTED, seat, weapon);
    ag_trigger_notice(rules, &event);  // CR 303.2: part of striking, and announced as such
    ag_card_tire(ag_card_edit(state, weapon));
    ag_touch(state, AG_TOUCH_EXHAUSTED);
}

void ag_strike_begin(ag_rules *rules, ag_seat seat, ag_card_id weapon, ag_card_id wielder)
{
    ag_state *state = rules->state;
    ag_link_id id = ag_link_open(rules, &(ag_link){ .kind = AG_LINK_STRIKE,
                                                    .card = weapon,
                                                    .printed = ag_printed_of(state, weapon),
                                                    .controller = seat });
    ag_target_add(rules, id, AG_WIELDER_INDEX, ag_ref_card(wielder));
    state->links_added++;
    state->turn.passes = 0;
    pay_for_strike(rules, wielder, weapon);
}

static void associate(ag_rules *rules, ag_card_id wielder, ag_card_id weapon)
{
    ag_state *state = rules->state;
    AG_ASSERT(state->combat.strike_count < AG_STRIKE_MAX);
    state->combat.strikes[state->combat.strike_count++] = (ag_strike){ weapon, wielder };
    ag_touch(state, AG_TOUCH_COMBAT);
}

void ag_strike_resolve(ag_rules *rules, ag_link_id link)
{
    ag_state *state = rules->state;
    ag_card_id weapon = ag_link_at(state, link)->card;
    ag_ref wielder = { .kind = AG_REF_NONE };
    ag_link_targets(rules, link, AG_WIELDER_INDEX, 0, &wielder, 1);
    if (ag_card_exists(state, weapon) && ag_in_combat(state, ag_ref_as_card(wielder))
        && state->combat.strike_count < AG_STRIKE_MAX) {
        associate(rules, ag_ref_as_card(wielder), weapon);
    }
}

// ---- at the attack and defend points ----

// CR 406.6: all that are chosen strike together.
static ag_progress strike_all(ag_rules *rules, ag_task *task)
{
    for (int i = 0; i < task->list_count; i++) {
        ag_card_id weapon = ag_task_card(rules, task, i);
        pay_for_strike(rules, task->card, weapon);
        associate(rules, task->card, weapon);
    }
    return AG_DONE;
}

// Heroes wield, and those that a modifier lets; one weapon after the other is chosen (CR 303.2).
ag_progress ag_combat_strikes(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    ag_picks picks;
    if (ag_choice_take(rules, &picks)) {
        const ag_option *option = &state->options[picks.picks[0]];
        if (option->kind != AG_MOVE_CARD) return strike_all(rules, task);
        ag_task_give(rules, &option->ref, 1);
    }
    ag_seat seat = ag_controller_of(state, task->card);
    int wields =
        ag_is_character(rules, task->card) && ag_player_in(state, seat) && !state->strike_classic;
    ag_card_id weapons[AG_CARD_MAX];
    int count = wields ? addable(rules, task, seat, weapons) : 0;
    if (count == 0) return strike_all(rules, task);
    ag_choice_pick(rules, seat, AG_PROMPT_STRIKE, AG_RULE(CR_303_2), task->card);
    ag_choice_offer_cards(rules, weapons, count, AG_AIM_NONE);
    ag_choice_add(rules, AG_MOVE_NONE, (ag_ref){ 0 });
    return ag_choice_ready(rules);
}

// Wielding: how many weapons and off-hand equipment a hero can have in hand (CR 406, 414.3c).

static const struct {
    ag_symbol tag;
    uint8_t kind;
} kinds[] = {
    { AG_TAG_MELEE, AG_WIELD_MELEE },           { AG_TAG_RANGED, AG_WIELD_RANGED },
    { AG_TAG_OFF_HAND, AG_WIELD_OFF_HAND },     { AG_TAG_SHIELD, AG_WIELD_SHIELD },
    { AG_TAG_TWO_HANDED, AG_WIELD_TWO_HANDED },
};

int ag_wield_kind(const ag_rules *rules, ag_card_id card)
{
    int kind = 0;
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        kind |= ag_has_tag(rules, card, kinds[i].tag) ? kinds[i].kind : 0;
    }
    return kind;
}

// What a player has in hand.
typedef struct ag_hands {
    int one;  // melee weapons that need one hand
    int two;  // and those that need two
    int ranged;
    int off;         // off-hand equipment
    int shields;     // of it
    int two_handed;  // of all
} ag_hands;

static void hold(ag_hands *hands, int kind)
{
    int two_handed = (kind & AG_WIELD_TWO_HANDED) != 0;
    if (kind & AG_WIELD_MELEE) {
        hands->one += !two_handed;
        hands->two += two_handed;
    }
    hands->ranged += (kind & AG_WIELD_RANGED) != 0;
    hands->off += (kind & AG_WIELD_OFF_HAND) != 0;
    hands->shields += (kind & AG_WIELD_OFF_HAND) && (kind & AG_WIELD_SHIELD);
    hands->two_handed += two_handed;
}

static ag_hands hands_of(const ag_rules *rules, ag_seat seat)
{
    const ag_state *state = rules->state;
    ag_hands hands = { 0 };
    uint16_t slot = state->piles[ag_player_at(state, seat)->party].first;
    for (; slot != 0; slot = state->cards[slot].next) {
        ag_card_id id = ag_card_id_of(state, slot);
        if (ag_types(rules, id) & AG_TYPE_EQUIPMENT) hold(&hands, ag_wield_kind(rules, id));
    }
    return hands;
}

// Whether the player's hero wields like that (CR 406).
static int wields(const ag_rules *rules, ag_seat seat, int keyword)
{
    return ag_has_keyword(rules, rules->state->players[seat].hero, keyword);
}

// CR 406.2: the pairs of the table; CR 406.2a: nothing besides them.
static int fits_a_pair(const ag_rules *rules, ag_seat seat, const ag_hands *hands)
{
    int melee = hands->one + hands->two;
    if (wields(rules, seat, AG_KEYWORD_DUAL_WIELD) && hands->one == 2 && hands->two == 0
        && hands->off == 0) {
        return 1;
    }
    if (wields(rules, seat, AG_KEYWORD_TWO_HANDED_DUAL_WIELD)
        && ((melee == 2 && hands->off == 0)
            || (hands->two == 1 && hands->one == 0 && hands->off == 1))) {
        return 1;
    }
    return wields(rules, seat, AG_KEYWORD_DUAL_SHIELD) && hands->off == 2 && hands->shields == 2
           && melee == 0;
}

// CR 406.3, CR 406.5: six hands, one for an off-hand equipment; any number of one-handed ones.
static int fits_many(const ag_rules *rules, ag_seat seat, const ag_hands *hands)
{
    int needed = hands->one + 2 * hands->two;
    // CR 406.3a
    if (wields(rules, seat, AG_KEYWORD_SEXTUPLE_WIELD) && hands->off <= 1
        && needed + hands->off <= 6) {
        return 1;
    }
    return wields(rules, seat, AG_KEYWORD_INFINITE_WIELD) && hands->two == 0 && hands->off <= 1
           && (hands->two_handed == 0 || hands->off == 0);
}

int ag_wield_violation(const ag_rules *rules, ag_seat seat, int *rule)
{
    ag_hands hands = hands_of(rules, seat);
    int ranged = wields(rules, seat, AG_KEYWORD_RANGED_DUAL_WIELD);
    if (hands.ranged > 1 + ranged) {  // CR 406.4
        *rule = ranged ? AG_RULE(CR_406_4) : AG_RULE(CR_414_3b);
        return AG_WIELD_RANGED;
    }
    // CR 414.3b, CR 414.3c: one melee weapon, and one off-hand equipment unless both hands are
    // full.
    if ((hands.one + hands.two <= 1 && hands.off <= 1 && (hands.two_handed == 0 || hands.off == 0))
        || fits_a_pair(rules, seat, &hands) || fits_many(rules, seat, &hands)) {
        return 0;
    }
    if (wields(rules, seat, AG_KEYWORD_DUAL_WIELD)
        || wields(rules, seat, AG_KEYWORD_TWO_HANDED_DUAL_WIELD)
        || wields(rules, seat, AG_KEYWORD_DUAL_SHIELD)) {
        *rule = AG_RULE(CR_406_2a);
        return AG_WIELD_MELEE | AG_WIELD_OFF_HAND;
    }
    if (wields(rules, seat, AG_KEYWORD_SEXTUPLE_WIELD)) {
        *rule = AG_RULE(CR_406_3);
        return AG_WIELD_MELEE | AG_WIELD_OFF_HAND;
    }
    *rule = AG_RULE(CR_414_3b);
    int allowed = wields(rules, seat, AG_KEYWORD_INFINITE_WIELD)
                  && hands.two == 0;  // CR 406.5: they are never too many
    if (hands.one + hands.two > 1 && !allowed) return AG_WIELD_MELEE;
    if (hands.off > 1) return AG_WIELD_OFF_HAND;
    *rule = AG_RULE(CR_414_3c);
    return AG_WIELD_TWO_HANDED | AG_WIELD_OFF_HAND;
}

int ag_wield_strikes(const ag_rules *rules, const ag_card_id *weapons, int count)
{
    ag_hands hands = { 0 };
    for (int i = 0; i < count; i++) hold(&hands, ag_wield_kind(rules, weapons[i]));
    int melee = hands.one + hands.two;
    if (count <= 1) return 1;                     // CR 303.2c
    if (hands.ranged + melee != count) return 0;  // CR 406.6
    // Who has several of one kind in hand may have them, and strikes with them all (CR 414.3b).
    return hands.ranged == 0 || melee == 0;
}
