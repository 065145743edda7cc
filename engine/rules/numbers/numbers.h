// What a card is and may do now: derived numbers (CR 714, 718), keywords, powers that it was given.
#ifndef AG_RULES_NUMBERS_NUMBERS_H
#define AG_RULES_NUMBERS_NUMBERS_H

#include "rules/numbers/filter.h"
#include "rules/rules.h"
#include "state/card.h"

// Works the cache out again if an aspect that it read was written.
const ag_derived *ag_derive_refresh(const ag_rules *rules);

// The cache, fresh. Asked more often than anything changes: one counter says nothing was written.
static inline const ag_derived *ag_derive_now(const ag_rules *rules)
{
    const ag_derived *derived = &rules->derived;
    return derived->known && derived->touches == rules->state->touches ? derived
                                                                       : ag_derive_refresh(rules);
}

// The aspects that the numbers may have been worked out from: AG_BIT(AG_TOUCH_…).
uint32_t ag_derive_reads(const ag_derived *derived);

// Whether any live modifier changes this field (AG_FIELD_…).
static inline int ag_field_lives(const ag_derived *derived, int field)
{
    return (derived->fields & AG_LONG_BIT(field)) != 0;
}

// Whether anything in this game may change the field: known without working any number out.
int ag_field_possible(const ag_rules *rules, int field);

// All that gives or takes a keyword.
#define AG_KEYWORD_FIELDS                                                                          \
    (AG_LONG_BIT(AG_FIELD_KEYWORD) | AG_LONG_BIT(AG_FIELD_LOSES_KEYWORD)                           \
     | AG_LONG_BIT(AG_FIELD_POWERS) | AG_LONG_BIT(AG_FIELD_INSPIRES)                               \
     | AG_LONG_BIT(AG_FIELD_SABOTAGES))

// Everything that decides whether a card has a power.
#define AG_DECIDING_FIELDS (AG_KEYWORD_FIELDS | AG_LONG_BIT(AG_FIELD_POWER))

// The keywords of a weapon that a hero who struck with it has for the combat (CR 303.2b).
#define AG_STRIKE_KEYWORDS                                                                         \
    (AG_LONG_BIT(AG_KEYWORD_LONG_RANGE) | AG_LONG_BIT(AG_KEYWORD_STEALTH)                          \
     | AG_LONG_BIT(AG_KEYWORD_ABSORB) | AG_LONG_BIT(AG_KEYWORD_CONSPICUOUS)                        \
     | AG_LONG_BIT(AG_KEYWORD_SMASH))

// What is printed on a card outside the parties. It holds until the next call.
const ag_numbers *ag_numbers_of_printed(const ag_rules *rules, ag_card_id card);

// In the party as modifiers make it; elsewhere what is printed; of nobody's id nothing.
static inline const ag_numbers *ag_numbers_of(const ag_rules *rules, ag_card_id id)
{
    const ag_derived *derived = ag_derive_now(rules);
    const ag_card *card = ag_card_at(rules->state, id);
    int in_party = card != NULL && rules->state->piles[card->pile].zone == AG_ZONE_PARTY;
    return in_party ? &derived->numbers[id.slot] : ag_numbers_of_printed(rules, id);
}

int ag_atk(const ag_rules *rules, ag_card_id card);
// supposed.c: what its ATK would be as it attacks.
int ag_atk_in_attack(const ag_rules *rules, ag_card_id card);
int ag_health(const ag_rules *rules, ag_card_id card);
int ag_is_fatal(const ag_rules *rules, ag_card_id card, int damage);
// For comparisons and calculations (CR 104.2).
int ag_atk_raw(const ag_rules *rules, ag_card_id card);
int ag_health_raw(const ag_rules *rules, ag_card_id card);
uint64_t ag_keywords(const ag_rules *rules, ag_card_id card);  // AG_LONG_BIT(AG_KEYWORD_…)
// The same, if its rule is in force.
int ag_has_keyword(const ag_rules *rules, ag_card_id card, int keyword);
// By the player's hero: draw, discard, play, place.
int ag_player_cant(const ag_rules *rules, ag_seat seat, int cant);
// With those of what it struck with (CR 303.2b).
uint16_t ag_damage_types(const ag_rules *rules, ag_card_id card);
int ag_has_tag(const ag_rules *rules, ag_card_id card, ag_symbol tag);
// Of a side that prints some tags and has gained or lost others.
int ag_side_has_tag(const ag_side_def *side, const ag_symbol changed[AG_GAINED_TAGS_MAX],
                    ag_symbol tag);
// AG_BIT(AG_FACTION_…) of its icons, as it is or as it last was (CR 206.1b).
uint8_t ag_factions(const ag_rules *rules, ag_card_id card);
// As printed on the hero of the seat.
int ag_hero_has(const ag_rules *rules, ag_seat seat, const ag_trait *trait);
int ag_has_powers(const ag_rules *rules, ag_card_id card);
int ag_is_character(const ag_rules *rules, ag_card_id card);
int ag_is_boss(const ag_rules *rules, ag_card_id card);  // R101.1
// A Boss whom a Boss player plays: R101.3 keeps things off it. Of an automated side it does not.
int ag_is_kept_boss(const ag_rules *rules, ag_card_id card);

// What a card can't (AG_CANT_…), in any zone (CR 103.2). Mostly nothing says so of any: inline.
int ag_cant_by_some(const ag_rules *rules, ag_card_id card, int cant);
static inline int ag_cant(const ag_rules *rules, ag_card_id card, int cant)
{
    int said = (ag_derive_now(rules)->cants & AG_LONG_BIT(cant)) != 0;
    return said && ag_cant_by_some(rules, card, cant);
}

// AG_TYPE_…, none for what is face down. Where the numbers are fresh they hold it for all in the
// party: inline. The other one is for a card that is there, face up.
uint32_t ag_types_of(const ag_rules *rules, ag_card_id id, const ag_card *card);
static inline uint32_t ag_types(const ag_rules *rules, ag_card_id id)
{
    const ag_derived *derived = &rules->derived;
    const ag_card *card = ag_card_at(rules->state, id);
    if (card == NULL || ag_card_is_blank(card)) {
        return 0;
    }
    int fresh = derived->known && derived->touches == rules->state->touches;
    return fresh && rules->state->piles[card->pile].zone == AG_ZONE_PARTY
               ? derived->numbers[id.slot].types
               : ag_types_of(rules, id, card);
}

// A card that is not in play but would be played by `seat`: what modifiers make of its cost (below
// 0 where they take more than it has), and whether one forbids it.
typedef struct ag_cost_sum {
    int field;  // AG_FIELD_COST of a card that is played, AG_FIELD_USE_COST of a power or reward
    ag_card_id card;
    ag_seat seat;
    int printed;      // as printed, or its alternate cost
    int substituted;  // 1: an alternate cost, which no "costs n" sets
    int added;
    int x_count;  // how many X stand in it
    int16_t x;  // what was chosen for its X, for what the card says of its own cost
    const struct ag_aims *aims;  // what it targets; NULL: nothing yet
} ag_cost_sum;
int ag_play_sum(const ag_rules *rules, const ag_cost_sum *sum);
int ag_play_cost(const ag_rules *rules, ag_card_id card, ag_seat seat, int printed);
int ag_play_forbidden(const ag_rules *rules, ag_card_id card, ag_seat seat);

// Whether a modifier keeps players from interrupting this link (CR 711).
int ag_chain_protects(const ag_rules *rules, const ag_link *link);

// The hand size of a player (CR 415.4, R100.4).
int ag_hand_max(const ag_rules *rules, ag_seat seat);

// What decides who may have what in play: AG_BIT(AG_TOUCH_…).
uint32_t ag_uniqueness_reads(const ag_rules *rules);

// Computes everything again in `aside`, without the cache: what tests compare with.
void ag_derive_all(const ag_rules *rules, ag_rules *aside);

// 0 where the cache says the same of every card in play, and of the powers that cards were given,
// as computing afresh; else the slot of a card where it does not.
int ag_derive_check(const ag_rules *rules, ag_rules *aside);

// ---- what modifiers say of a card, and of two ----

// What the modifiers of a field (MUST_ATTACK, PROTECTS, WIELDS …) say of this card and another one:
// an attacker and a defender, a wielder and a weapon. A modifier's amount.counted is the filter of
// those that it names. Of what concerns one card alone (SHIELDER) `other` is the same card.
enum { AG_UNBOUND, AG_BOUND_TO_OTHERS, AG_BOUND_TO_IT };
int ag_bound(const ag_rules *rules, int field, ag_card_id card, ag_card_id other);

// What modifiers of a field (SABOTAGES) name for this card, each once, in the order of players.
// How many of AG_CARD_MAX.
int ag_bound_list(const ag_rules *rules, int field, ag_card_id card, ag_card_id *out);
// Whether the card is one of these.
int ag_cards_have(const ag_card_id *cards, int count, ag_card_id card);
// Whether any modifier of this field is live.
int ag_binds(const ag_rules *rules, int field);
// What modifiers demand for attacking or exhausting with it; 0: nothing.
int ag_toll(const ag_rules *rules, ag_card_id card);

// ---- keywords ----

#define AG_INSTANCES_MAX 16

typedef struct ag_instance {
    int16_t number;  // after the keyword; 1 where it takes none
    uint16_t spare;
    uint32_t timestamp;  // its card's, or of what gave it (CR 718.2f)
} ag_instance;

// The keywords (AG_LONG_BIT) that have a power of this kind (AG_POWER_…) and one for the event,
// mostly the same one; AG_EVENT_COUNT: any event.
uint64_t ag_keywords_with(const ag_rules *rules, int kind, int event);
// The keyword (AG_LONG_BIT) that the change gives; 0: none.
uint64_t ag_keywords_given(const ag_change *change);
// Whether what it takes, powers or a keyword, can't be had again either (CR 103.2).
int ag_change_denies(const ag_change *change);
// Those that some card may have: printed, given by a power or a modifier. Nothing is derived.
uint64_t ag_keywords_possible(const ag_rules *rules);
// The instances of the keyword that the card has now, as it got them; returns how many.
int ag_keyword_instances(const ag_rules *rules, ag_card_id card, int keyword,
                         ag_instance out[AG_INSTANCES_MAX]);
// The cards that are the sources of what gives it the keyword now, each once. Returns how many.
int ag_keyword_givers(const ag_rules *rules, ag_card_id card, int keyword, ag_card_id *out,
                      int capacity);
// How often it has the keyword, in whatever zone it is: printed, or given to it there.
int ag_has_keyword_anywhere(const ag_rules *rules, ag_card_id id, int keyword);
// Their sum: "Assault 2" and "Assault 1" are 3.
int ag_keyword_sum(const ag_rules *rules, ag_card_id card, int keyword);
// What kinds of heroes and allies a player controls besides this card, for Empower:
// AG_BIT(AG_CLASS_…) of their icons, and AG_BIT(AG_CLASS_COUNT) for a Monster icon.
uint16_t ag_empowered(const ag_rules *rules, ag_seat seat, ag_card_id beside);

// ---- powers that cards were given ("target ally has '…' this turn", CR 700.1, 706.1c) ----

const ag_power_def *ag_held_power(const ag_rules *rules, const ag_held *held);
// Whether any card can have such powers in this game: known without working any number out.
int ag_grants_possible(const ag_rules *rules);
// Whether any card has one now.
int ag_grants_held(const ag_rules *rules);
// Whether one of this kind (AG_POWER_…) that any card can have waits for the event; of
// AG_EVENT_COUNT: whether there are any at all. Known as quickly.
int ag_grants_wait(const ag_rules *rules, int kind, int event);

// A power that a card has: one that it prints, or one that it was given.
typedef struct ag_owned {
    const ag_power_def *def;  // NULL: it has no such power
    uint16_t printed;         // whose script, and which of its powers
    uint16_t power;
    uint8_t given;
    uint16_t grant;  // its slot in `grants`, 0: it has none
} ag_owned;

// The powers of a card are numbered: those that it prints, then given ones, the oldest first.
int ag_owned_count(const ag_rules *rules, ag_card_id card);
ag_owned ag_owned_at(const ag_rules *rules, ag_card_id card, int index);
// Since when its own powers count: it is there (CR 718.2a-c), or has them again (CR 718.2f).
uint32_t ag_grant_timestamp_of(const ag_state *state, ag_card_id card, uint32_t there);
// Records what cards were given, lost and have again. At once, or other things come between.
void ag_grants_settle(ag_rules *rules);
void ag_grant_use(ag_state *state, ag_card_id card, uint16_t grant);
void ag_grants_turn(ag_state *state);  // a new turn: nothing was used

#endif
