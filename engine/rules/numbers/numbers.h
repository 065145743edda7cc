// What a card is and may do now: derived numbers (CR 714, 718), keywords, powers that it was given.
#ifndef AG_RULES_NUMBERS_NUMBERS_H
#define AG_RULES_NUMBERS_NUMBERS_H

#include "rules/rules.h"
#include "state/card.h"

// Filters and amounts, without Lua. The viewer is the player whose "your" and "opposing" count.

// What a link that is being paid for targets: what was chosen for it, and what is tried besides.
typedef struct ag_aims {
    ag_link_id link;  // nobody: nothing was chosen yet
    const ag_ref *tried;
    int count;
} ag_aims;

typedef struct ag_context {
    ag_seat viewer;
    ag_card_id source;  // what "this" and "attached" refer to
    int x;
    int32_t event_amount;
    ag_card_id event_card;  // which card that event is about
    ag_card_id changed;     // the card that a modifier changes right now
    // 1: a face-down card has the types that it prints, as they count while it is played; 0: it has
    // none (CR 412.1).
    int unveiled;
    int any_zone;           // 1: a filter without zones fits in every zone (as events look)
    const ag_aims *aims;    // NULL: nothing is being paid for
    ag_card_id supposed;    // judged as if it were attacking
} ag_context;

// States that are about what a modifier changes.
#define AG_IS_OF_IT (AG_IS_ITS_NAME | AG_IS_ATTACKED_BY_IT)

// What its text is judged with: its targets, modes, condition.
ag_context ag_link_context(const ag_link *link);
int ag_filter_match(const ag_rules *rules, const ag_filter *filter, const ag_context *context,
                    ag_card_id card);

// Whether only one card can fit, such as the source itself or its host; *one is then that card, or
// nobody. Most of what modifiers say is about one card, so this is asked first: inline.
static inline int ag_filter_names_one(const ag_rules *rules, const ag_filter *filter,
                                      ag_card_id source, ag_card_id *one)
{
    if (filter->only.slot != 0) {
        *one = filter->only;
    } else if (filter->is & AG_IS_THIS) {
        *one = source;
    } else if (filter->is & AG_IS_HOST) {
        const ag_card *card = ag_card_at(rules->state, source);
        *one = card != NULL ? card->host : (ag_card_id){ 0, 0 };
    } else {
        return 0;
    }
    return 1;
}

// All that match, in the order of players from the viewer on, rows and time of entry. Returns how
// many there are; writes at most `capacity`.
int ag_filter_list(const ag_rules *rules, const ag_filter *filter, const ag_context *context,
                   ag_card_id *out, int capacity);
int ag_filter_count(const ag_rules *rules, const ag_filter *filter, const ag_context *context);
// Whether a player fits AG_WHOSE_… seen from the viewer.
int ag_whose_match(const ag_rules *rules, int whose, ag_seat viewer, ag_seat seat);
// What a step of the amount counts; `room` holds it where it is another filter than the first.
const ag_filter *ag_amount_counted(const ag_catalog *catalog, const ag_amount *amount,
                                   const ag_expr_step *step, ag_filter *room);
// The same for what a filter asks (AG_WHOSE_… and the seat alone), also of the host or the event.
int ag_whose_holds(const ag_rules *rules, const ag_filter *filter, const ag_context *context,
                   ag_seat holder);
int32_t ag_amount_value(const ag_rules *rules, const ag_amount *amount, const ag_context *context);
int32_t ag_tally_value(const ag_rules *rules, const ag_expr_step *step, const ag_context *context);
// 1 for a length of 0.
int ag_amount_holds(const ag_rules *rules, const ag_amount *condition, const ag_context *context);
// The aspects that a filter, an amount or a number looks at: AG_BIT(AG_TOUCH_…).
uint32_t ag_filter_reads(const ag_filter *filter);
uint32_t ag_amount_reads(const ag_catalog *catalog, const ag_amount *amount);
uint32_t ag_stat_reads(int stat);

// ---- of a card's number ----

// Whether the card's number is one that the text asks for ("with cost X", "with cost less than …").
int ag_target_within(const ag_rules *rules, const ag_target_def *def, const ag_context *context,
                     ag_card_id card);

// What a card is and may do now: derived numbers (CR 714, 718), keywords, powers that it was given.

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
// What its ATK would be as it attacks.
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
ag_seat ag_kept_boss_seat(const ag_rules *rules);  // that player's; 0: there is none
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
    if (card == NULL || ag_card_is_blank(card)) return 0;
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
// Whether any card has one now.
int ag_grants_held(const ag_rules *rules);

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

// What cards and players are to others, and what is remembered of them: last known information
// (CR 707.3), roles in combat, those who are set apart, this turn.

// ---- last known information ----

void ag_known_keep(ag_rules *rules, ag_card_id card);  // called as it is about to move
const ag_known *ag_known_find(const ag_state *state, ag_card_id card);  // NULL: nothing is known
void ag_known_sweep(ag_rules *rules);

// Whether something runs or waits that may refer to any card: an effect, a trigger, a link.
int ag_known_asked(const ag_state *state);

int ag_known_has_tag(const ag_rules *rules, const ag_known *known, ag_symbol tag);

// These readers answer for cards that are gone as well.
ag_seat ag_controller_of(const ag_state *state, ag_card_id card);
ag_seat ag_owner_of(const ag_state *state, ag_card_id card);
uint16_t ag_printed_of(const ag_state *state, ag_card_id card);
const ag_card *ag_card_or_known(const ag_state *state, ag_card_id card);  // NULL: nothing is known
uint32_t ag_types_known(const ag_rules *rules, ag_card_id card);          // AG_TYPE_…

// What people see of an effect of this script: the power of a keyword is its source's.
uint16_t ag_shown_as(const ag_rules *rules, uint16_t printed, ag_card_id source, int given);
// Of whom a modifier is said to be: of its card, or of the raid, where no card makes it.
uint16_t ag_doer_printed(const ag_rules *rules, ag_card_id source);
int ag_stat_of(const ag_rules *rules, ag_card_id card, int stat);  // AG_STAT_…

// ---- what two have in common: AG_ALIKE_… ----

extern const char *const ag_alike_words[AG_ALIKE_COUNT];
int ag_cards_share(const ag_rules *rules, int what, ag_card_id one, ag_card_id other);
// Players share nothing but who controls: what is theirs has their seat.
int ag_refs_share(const ag_rules *rules, int what, ag_ref one, ag_ref other);
ag_seat ag_seat_of_ref(const ag_rules *rules, ag_ref ref);  // 0: it is not known

// ---- links that have left the chain ----

// The link, or as it was when it left the chain, as long as something under way refers to it
// (CR 707.3); NULL: nothing is known of it.
const ag_link *ag_link_known(const ag_state *state, ag_link_id id);
// Keeps a card's link that is about to leave the chain, if something refers to it.
void ag_link_keep(ag_rules *rules, ag_link_id id);
// Forgets what nothing refers to any more.
void ag_link_sweep(ag_rules *rules);

// ---- roles ----

int ag_is_attacking(const ag_state *state, ag_card_id card);
int ag_is_defending(const ag_state *state, ag_card_id card);
int ag_is_protecting(const ag_state *state, ag_card_id card);
// CR 602.3: a character defends there, or something that is not a card, as its defence has begun.
int ag_is_defence(const ag_state *state, const ag_defence *defence);
int ag_in_combat(const ag_state *state, ag_card_id card);
// Whether the card is an attachment now, by its text or by what attached it (CR 400.1).
int ag_is_attachment(const ag_rules *rules, ag_card_id card);
// The card that bears the mark; the zero id: none.
ag_card_id ag_mark_of(const ag_state *state, ag_symbol name);
const ag_mark *ag_mark_find(const ag_state *state, ag_symbol name);  // NULL: no such mark
int ag_is_automated(const ag_rules *rules, ag_seat seat);
// 1 in the turn player's non-combat action phase (CR 502.1).
int ag_in_action_phase(const ag_state *state);
int ag_frames_open(const ag_state *state);

// ---- those who are set apart ----

int ag_is_apart(const ag_rules *rules, ag_card_id card);  // a character in play: it, or its player
int ag_seat_apart(const ag_state *state, ag_seat seat);
// What a player does (targets, modifiers, actions) does not reach this character; this player.
int ag_out_of_reach(const ag_rules *rules, ag_seat by, ag_card_id card);
int ag_seat_out_of_reach(const ag_state *state, ag_seat by, ag_seat seat);
// What a character does itself: attack, deal damage.
int ag_parted(const ag_rules *rules, ag_card_id source, ag_card_id subject);
// A card in a party to which, by a modifier, no opponent can do anything.
int ag_unreachable(const ag_rules *rules, ag_seat by, ag_card_id card);

// ---- this turn: who has done what to whom, and what happens for the first time ----

// Whether one card has done any of AG_DEALING_… to the other this turn.
int ag_dealing_was(const ag_state *state, ag_card_id to, ag_card_id by, int what);
// Records it.
void ag_dealing_note(ag_state *state, ag_card_id to, ag_card_id by, int what);
// As a turn begins.
void ag_dealings_forget(ag_state *state);
int ag_attacked_now(const ag_card *card);  // this turn (CR 602.1)
// 1 + the number under which such events are recorded, 0: they are not. `by`: for the card that
// does it, else for the one that it happens to.
int ag_first_of(int event, int by, int combat);
// Whether the event happens to its card for the first time this turn; 1 for any other watch.
int ag_first_holds(const ag_rules *rules, const ag_watch_def *watch, const ag_event *event);
// Records it. Everything that waits for the first time has noticed it.
void ag_first_note(ag_rules *rules, const ag_event *event);

// ---- how often something has happened (ag_tally) ----

// Counts the event for what cards of this game ask. Its card is still as it was.
void ag_tally_note(ag_rules *rules, const ag_event *event);

// Links as they are (CR 705, 706): what is on the chain, whose text it carries, what was chosen.

// ---- the chain ----

const ag_link *ag_link_at(const ag_state *state, ag_link_id id);  // NULL: no longer on the chain
ag_link *ag_link_edit(ag_state *state, ag_link_id id);
ag_link_id ag_link_id_of(const ag_state *state, uint16_t slot);
ag_link_id ag_chain_top(const ag_state *state);  // the zero id: empty
int ag_chain_empty(const ag_state *state);
int ag_chain_room(const ag_state *state);  // links that still fit

// The slot of the link by which a card is on the chain; 0: it is not there.
uint16_t ag_link_of_card(const ag_state *state, ag_card_id card);

// ---- the text at work ----

// The power whose text the link carries: the mode's or the card's. NULL: none (a plain ally).
const ag_power_def *ag_link_power(const ag_rules *rules, const ag_link *link, int *index);
// CR 707.1c: several modes are at work one after the other, in the order of the text. Moves on to
// the next one; 0 where that is the first again.
int ag_link_next_mode(ag_link *link);
// Where the targets of the mode at work begin among those of the link.
int ag_link_base(const ag_link *link);
// The text that aims at target `index` of the link, in any of its modes; NULL: there is none.
const ag_power_def *ag_link_aims(const ag_rules *rules, const ag_link *link, int index);
// What target `index` of the link must be like, in any of its modes; NULL: there is no such target.
const ag_target_def *ag_link_target(const ag_rules *rules, const ag_link *link, int index);

// ---- targets ----

// Targets of a link, in order; with `legal_only` those found illegal left out. Returns how many.
int ag_link_targets(const ag_rules *rules, ag_link_id id, int index, int legal_only, ag_ref *out,
                    int capacity);
void ag_target_add(ag_rules *rules, ag_link_id id, int index, ag_ref ref);
// The share of the n-th ref of target `index` in what the link divides (CR 707.1d); 0: nothing.
int ag_link_share(const ag_rules *rules, ag_link_id id, int index, int n);
void ag_link_share_set(ag_rules *rules, ag_link_id id, int index, int n, int share);
// Puts `to` in the place of `from`, with its share.
void ag_link_target_replace(ag_rules *rules, ag_link_id id, int index, ag_ref from, ag_ref to);
void ag_targets_close(ag_rules *rules, uint16_t link_slot);
// The number by which its targets know a link: its slot, and another once it has left the chain.
int ag_link_left(const ag_state *state, ag_link_id id);  // its place in state->left; 0: none
uint16_t ag_link_place(const ag_state *state, ag_link_id id);

// A link keeps the host that its effect named for its card as a target with this number (CR 400.4).
enum { AG_HOST_INDEX = 160 };
enum { AG_WIELDER_INDEX = 161 };
// The proposed defenders are targets of the proposal's link, with this number.
enum { AG_PROPOSED_INDEX = 128 };

// The place of a proposed defender among the targets of a proposal; 0: the card is not one.
int ag_proposed_at(const ag_state *state, uint16_t link, ag_card_id card);

// Choices for part `n` of a cost are among the link's targets at this index + n; those of all
// parts. Returns how many; `out` holds AG_REPLY_MAX.
enum { AG_COST_INDEX = 64 };
int ag_link_paid(const ag_rules *rules, ag_link_id id, ag_ref *out);

#endif
