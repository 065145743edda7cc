// Wielding: how many weapons and off-hand equipment a hero can have in hand (CR 406, 414.3c).
#include "rules/combat/combat.h"

#include "rules/numbers/numbers.h"

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

int ag_wield_counts(ag_symbol tag)
{
    return tag == AG_TAG_MELEE || tag == AG_TAG_RANGED || tag == AG_TAG_OFF_HAND;
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

static ag_card_id hero(const ag_rules *rules, ag_seat seat)
{
    return rules->state->players[seat].hero;
}

// How the player's hero wields (CR 406).
static int dual(const ag_rules *rules, ag_seat seat)
{
    return ag_has_keyword(rules, hero(rules, seat), AG_KEYWORD_DUAL_WIELD);
}

static int heavy_dual(const ag_rules *rules, ag_seat seat)
{
    return ag_has_keyword(rules, hero(rules, seat), AG_KEYWORD_TWO_HANDED_DUAL_WIELD);
}

static int dual_shield(const ag_rules *rules, ag_seat seat)
{
    return ag_has_keyword(rules, hero(rules, seat), AG_KEYWORD_DUAL_SHIELD);
}

static int sextuple(const ag_rules *rules, ag_seat seat)
{
    return ag_has_keyword(rules, hero(rules, seat), AG_KEYWORD_SEXTUPLE_WIELD);
}

static int infinite(const ag_rules *rules, ag_seat seat)
{
    return ag_has_keyword(rules, hero(rules, seat), AG_KEYWORD_INFINITE_WIELD);
}

// CR 414.3b, CR 414.3c: one melee weapon, and one off-hand equipment unless both hands are full.
static int fits_without(const ag_hands *hands)
{
    return hands->one + hands->two <= 1 && hands->off <= 1
           && (hands->two_handed == 0 || hands->off == 0);
}

// CR 406.2: the pairs of the table; CR 406.2a: nothing besides them.
static int fits_a_pair(const ag_rules *rules, ag_seat seat, const ag_hands *hands)
{
    int melee = hands->one + hands->two;
    if (dual(rules, seat) && hands->one == 2 && hands->two == 0 && hands->off == 0) return 1;
    if (heavy_dual(rules, seat)
        && ((melee == 2 && hands->off == 0)
            || (hands->two == 1 && hands->one == 0 && hands->off == 1))) {
        return 1;
    }
    return dual_shield(rules, seat) && hands->off == 2 && hands->shields == 2 && melee == 0;
}

// CR 406.3, CR 406.5: six hands, one for an off-hand equipment; any number of one-handed ones.
static int fits_many(const ag_rules *rules, ag_seat seat, const ag_hands *hands)
{
    int needed = hands->one + 2 * hands->two;
    if (sextuple(rules, seat) && hands->off <= 1 && needed + hands->off <= 6) {  // CR 406.3a
        return 1;
    }
    return infinite(rules, seat) && hands->two == 0 && hands->off <= 1
           && (hands->two_handed == 0 || hands->off == 0);
}

int ag_wield_violation(const ag_rules *rules, ag_seat seat, int *rule)
{
    ag_hands hands = hands_of(rules, seat);
    int ranged = ag_has_keyword(rules, hero(rules, seat), AG_KEYWORD_RANGED_DUAL_WIELD);
    if (hands.ranged > 1 + ranged) {  // CR 406.4
        *rule = ranged ? AG_RULE(CR_406_4) : AG_RULE(CR_414_3b);
        return AG_WIELD_RANGED;
    }
    if (fits_without(&hands) || fits_a_pair(rules, seat, &hands)
        || fits_many(rules, seat, &hands)) {
        return 0;
    }
    if (dual(rules, seat) || heavy_dual(rules, seat) || dual_shield(rules, seat)) {
        *rule = AG_RULE(CR_406_2a);
        return AG_WIELD_MELEE | AG_WIELD_OFF_HAND;
    }
    if (sextuple(rules, seat)) {
        *rule = AG_RULE(CR_406_3);
        return AG_WIELD_MELEE | AG_WIELD_OFF_HAND;
    }
    *rule = AG_RULE(CR_414_3b);
    int allowed = infinite(rules, seat) && hands.two == 0;  // CR 406.5: they are never too many
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
    if (count <= 1) {  // CR 303.2c
        return 1;
    }
    if (hands.ranged + melee != count) {  // CR 406.6
        return 0;
    }
    // Who has several of one kind in hand may have them, and strikes with them all (CR 414.3b).
    return hands.ranged == 0 || melee == 0;
}
