// Card facts as the rules read them. The catalog belongs to one game: a card gets its number when
// the game first uses it, so numbers do not depend on the database. The script host (lua/) fills
// it; nobody changes it afterwards.
#ifndef AG_STATE_CATALOG_H
#define AG_STATE_CATALOG_H

#include <stdint.h>

#include "state/data.h"
#include "state/limits.h"

#define AG_NAME_MAX 63
#define AG_POWER_TARGET_MAX 4
#define AG_MODE_MAX 8                   // several of them may be chosen
#define AG_LINK_TARGET_MAX (AG_POWER_TARGET_MAX * AG_MODE_MAX)
#define AG_SIDE_KEYWORDS_MAX 8
// A script may declare half as many for one cost: an alternate and an additional cost are added up.
#define AG_COST_PART_MAX 8

// ---- costs (CR 403) ----

// What a part of a cost takes: of the card itself (ag_cost_is_of_this), or of `min` to `max` cards
// that match and are chosen.
enum {
    AG_COST_NONE,
    AG_COST_EXHAUST_THIS,       // [Activate]
    AG_COST_DESTROY_THIS,
    AG_COST_REMOVE_THIS,        // from the game
    AG_COST_FLIP_THIS,
    AG_COST_FACE_DOWN_THIS,     // a resource turned face down
    AG_COST_TO_HAND_THIS,
    AG_COST_DISCARD,            // from the payer's hand
    AG_COST_DESTROY,
    AG_COST_EXHAUST,            // … ready and in play
    AG_COST_REMOVE,             // from the game, from the zones that the filter names
    AG_COST_TO_HAND,
    AG_COST_TO_BOTTOM,          // of the deck
    AG_COST_FLIP,
    AG_COST_FACE_DOWN,          // resources turned face down
    AG_COST_REVEAL,             // from the payer's hand
    AG_COST_COUNTERS_OF,        // `amount` counters named `counter` from each
    AG_COST_DAMAGE_ON,          // put `amount` damage on each
    AG_COST_DAMAGE,  // `min` to `max` damage on the one matching card (the chosen number is `paid`)
    // `min` counters named `counter` from this card; or `all`, even 0 (CR 403.4)
    AG_COST_REMOVE_COUNTERS,
    AG_COST_DECK_TO_GRAVEYARD,  // the top `min` cards of the payer's deck
    AG_COST_CONCEDE,            // the payer's whole side concedes the game (CR 800.1)
    AG_COST_KIND_COUNT
};

// Those of the card itself stand first.
static inline int ag_cost_is_of_this(int kind)
{
    return kind <= AG_COST_TO_HAND_THIS;
}

typedef struct ag_cost_part {
    uint8_t kind;
    uint8_t x_count;    // X is added to the number of cards this many times
    uint8_t all;        // all counters
    uint8_t of_one;     // all cards from one graveyard
    uint8_t moves;      // the card itself has left its zone by now, so it can't be one of them
    uint8_t x_most;     // the most that X may be; 0: as much as there is
    ag_symbol counter;
    int16_t min;
    int16_t max;
    int16_t amount;
    ag_filter filter;
} ag_cost_part;

typedef struct ag_cost {
    int16_t resources;          // the (n) of the cost
    uint8_t x_count;            // how many X stand in it (CR 201.3)
    uint8_t part_count;
    uint8_t moves;  // its card leaves its zone as the link is announced, so it can't exhaust to pay
    ag_cost_part parts[AG_COST_PART_MAX];
} ag_cost;

// ---- targets (CR 706) ----

enum { AG_TARGET_CARD, AG_TARGET_LINK, AG_TARGET_SEAT, AG_TARGET_GRAVEYARD };
// What being a target means for the card; bots read it.
enum { AG_AIM_NONE, AG_AIM_HARM, AG_AIM_HELP };

// What two may have in common.
enum {
    AG_ALIKE_TYPE,
    AG_ALIKE_CLASS,
    AG_ALIKE_RACE,
    AG_ALIKE_NAME,
    AG_ALIKE_CONTROLLER,
    AG_ALIKE_COUNT
};

typedef struct ag_target_def {
    const char *name;    // as the script reads it: t.<name>
    uint8_t kind;
    uint8_t aim;
    uint8_t whose;       // AG_WHOSE_… for seats, graveyards and links
    uint8_t link_types;  // links: AG_TYPE_… bits below 256 of the card; 0: any link
    uint8_t chosen_by;   // AG_WHOSE_ANY: the controller; AG_WHOSE_OPPOSING: the opponents together
    uint8_t random;      // the game chooses (CR 706.5)
    uint8_t effects;     // links: only effects, not cards (CR 711.3)
    uint8_t not_as;      // "another": AG_BIT(index) of the targets that it must differ from
    uint8_t one_graveyard;           // all of them lie in the graveyards of one player
    uint8_t one_each;                // 1 + AG_ALIKE_… that no two of them share; 0: no demand
    uint8_t total;                   // AG_STAT_… of which all have `total_most` at most; 0: any
    uint8_t shares[AG_ALIKE_COUNT];  // AG_BIT(index) of earlier targets that it is like in this
    uint8_t stat;        // AG_STAT_… that must lie between `least` and `most`; 0: no demand
    ag_filter filter;    // for cards
    ag_amount least;     // length 0: no limit
    ag_amount most;
    ag_amount total_most;
    ag_amount divides;   // divided among them when they are chosen (CR 707.1d); length 0: nothing
    ag_amount min;       // 1 and 1 for a plain "target"
    ag_amount max;
} ag_target_def;

// ---- powers (CR 700) ----

enum {
    AG_POWER_PLAY,          // the text of a card that is played: its targets and effect
    AG_POWER_CONTINUOUS,    // gives …
    AG_POWER_TRIGGER,       // when …, at …
    AG_POWER_PAYMENT,       // pays …
    AG_POWER_REWARD,        // a quest's
    AG_POWER_REPLACE,       // instead …, prevents …
    AG_POWER_LATER,         // a delayed trigger or replacement that an effect begins by name
    AG_POWER_TERM,          // a cost of something: "rather than" its own, added to it, or
                            // asked for by an effect (CR 403)
    AG_POWER_AS,            // what happens as something else happens: as.… (CR 704.1b)
    AG_POWER_ENTERS,        // how cards enter play (CR 710.1b)
    AG_POWER_CALL,          // a function that the rules call for a raid (phase steps, hooks)
    AG_POWER_KIND_COUNT
};

// The functions of a power. Each is a function of the script, called by (version, power, slot).
enum {
    AG_SLOT_EFFECT,
    AG_SLOT_CONDITION,          // a part of the event that a trigger or replacement watches for
    AG_SLOT_COUNT
};

// What a replacement does to a packet (CR 717.1).
enum {
    AG_ALTER_TYPE = 1,          // the damage becomes one of the types `becomes`
    AG_ALTER_COMBAT = 2,
    AG_ALTER_NO_COMBAT = 4,
    AG_ALTER_UNPREVENTABLE = 8,
    AG_ALTER_PREVENTABLE = 16,
    AG_ALTER_REDIRECT = 32,     // to the first that matches `onto`
    AG_ALTER_DIVIDE = 64,       // divided by its player among those that match `onto` (CR 717.7)
    AG_ALTER_SMASH = 128,       // CR 717.8
    AG_ALTER_KIND = AG_ALTER_TYPE | AG_ALTER_COMBAT | AG_ALTER_NO_COMBAT | AG_ALTER_UNPREVENTABLE
                    | AG_ALTER_PREVENTABLE,
    AG_ALTER_PARTS = AG_ALTER_DIVIDE | AG_ALTER_SMASH,
};

// What a trigger or replacement watches for.
enum { AG_TO_ANY, AG_TO_FRONT, AG_TO_BACK };
enum { AG_LEAVING_IS_DESTRUCTION = 1, AG_LEAVING_IS_REMOVAL };

typedef struct ag_watch_def {
    uint8_t event;              // AG_EVENT_… ; for replacements the event that would happen
    uint8_t has_subject;        // the filter `subject` must match the event's card
    uint8_t has_source;         // the filter `source` must match the event's source
    uint8_t whose;  // AG_WHOSE_… of the event's player, for events about players (turns, draws)
    uint8_t combat;             // 0 any, 1 combat damage only, 2 other damage only
    uint8_t may;  // optional: asked on resolution (CR 708.3), or when the replacement applies
    uint8_t once;               // ends after it has happened once
    uint8_t prevents;           // a prevention of damage (CR 717.2)
    uint8_t prevents_all;
    uint8_t raises;             // a replacement that only adds `amount` to the packet (CR 717.4)
    uint8_t part;               // AG_PART_… that begins, 0: any
    uint8_t next_turn;          // LATER: not in the turn in which it is begun
    uint8_t order;              // of those of its player that wait it resolves as this one; 0: none
    uint8_t captured_subject;   // LATER: only for the card that the effect handed over first
    uint8_t captured_source;    // … which does it: the first that was not the subject
    uint8_t has_with;           // the filter `with` must match what deals the damage (CR 408.3d)
    uint8_t fatal;              // fatal damage only (CR 405.2)
    uint8_t first;  // the first `amount` that the character is dealt in a turn (CR 717.6)
    uint8_t tries;              // its effect decides whether the damage is prevented (CR 717.3)
    uint8_t alters;             // AG_ALTER_…
    uint8_t may_action;  // 1 + AG_ACTION_… that a trigger may do to its targets or card, or 0
    // 1 + what must not have happened this turn (rules/numbers/this_turn.c); 0: nothing.
    uint8_t first_time;
    uint8_t onto_captured;      // LATER: redirected onto the card that the effect handed over
    uint8_t last;               // leaving a party: nothing that `subject` matches stays there
    uint8_t to_side;            // turned over: only to AG_TO_FRONT or AG_TO_BACK
    // A replacement of leaving play without an effect: what happens in its place, 0: another one.
    uint8_t leaving_is;
    uint16_t from, into;        // AG_BIT(AG_ZONE_…) that a move may be from and to, 0 any
    ag_symbol phase;            // which AG_PART_OF_RAID begins
    ag_symbol named;            // which counters, mark or word of the raid it is about, 0 any
    uint16_t damage;            // damage types that fit, 0 any
    uint16_t becomes;
    int32_t at_least;           // the event's amount is at least this
    int32_t reaches;            // with it the damage that the card was dealt this turn is; 0: any
    ag_filter subject;
    ag_filter source;
    ag_filter with;
    ag_filter onto;
    ag_amount amount;           // how much is prevented or added
    ag_amount condition;        // "if …" as data; length 0: none
} ag_watch_def;

enum { AG_USED_BY_CONTROLLER, AG_USED_BY_OPPONENTS, AG_USED_BY_ALL };

// CR 710.1b: how a card enters play.
typedef struct ag_entering {
    uint8_t exhausted;
    uint8_t spare;
    ag_symbol counter;          // its name, 0: none
    ag_amount damage;
    ag_amount counters;
} ag_entering;

// "[Trait] Hero:" of a power: a word of the type line, a class or a faction
// (CR 206.1c). No word: any hero will do.
typedef struct ag_trait {
    ag_symbol word;
    uint16_t classes;           // AG_BIT(AG_CLASS_…)
    uint8_t factions;           // AG_BIT(AG_FACTION_…)
    uint8_t spare[3];
} ag_trait;

// What an effect does, as far as its compiled script says: enough to weigh it, not to predict it.
enum { AG_SUMMARY_X = -1 };        // as much as X

typedef struct ag_summary {
    uint32_t does;              // AG_DOES_… of aggro.h
    int16_t damage;             // the largest packet; AG_SUMMARY_X
    int16_t healing;
    int16_t cards;              // drawn
    uint16_t read;              // 1: this was worked out
} ag_summary;

typedef struct ag_power_def {
    uint8_t kind;
    uint8_t functions;          // AG_BIT(AG_SLOT_…)
    uint8_t target_count;
    uint8_t mode_count;  // "choose one": each mode is a power of its own, from `mode_first` on
    uint8_t mode_first;
    uint8_t opponent_chooses;   // the mode (CR 707.1c)
    uint8_t used_by;  // payment: AG_USED_BY_…, besides or instead of its controller (CR 701.2)
    uint8_t off_chain;          // a special action: nobody can answer it
    uint8_t uninterruptible;    // players can't interrupt its effect
    uint8_t your_turn_only;
    uint8_t once_per_turn;
    uint8_t change_count;
    uint8_t front;              // works while the front side shows
    uint8_t back;               // works while the back side shows
    uint8_t sorcery_timing;     // only in the non-combat action phase with an empty chain ([Basic])
    uint8_t later_replaces;     // AG_POWER_LATER: a replacement or prevention (else a trigger)
    uint16_t zones;             // where it works (AG_BIT(AG_ZONE_…)); 0: in play (CR 700.2)
    uint8_t use;                // once_per_turn: its number among those of its card
    uint8_t attaches;           // a mode with which the card is an attachment (CR 305.2d)
    uint8_t granted;            // its card does not have it, but gives it to others
    uint8_t x_at_most;          // "X can't be more than …"; 0: nothing said
    ag_symbol id;               // its name in the script, 0: none
    const char *text;           // of a mode: what its player sees when choosing; NULL: nothing
    uint16_t rule;              // AG_RULE_… that its script cites, 0: none
    uint8_t keyword;            // 1 + AG_KEYWORD_… that it is a power of; 0: none
    ag_trait hero;              // works while its controller's hero has this trait
    ag_watch_def watch;         // triggers, replacements, later; asked most often
    ag_cost cost;               // payment and reward powers
    ag_target_def targets[AG_POWER_TARGET_MAX];
    ag_amount modes_least;      // how many are chosen, each once
    ag_amount modes_most;       // "you may choose both": the most; length 0: modes_least
    ag_amount only_if;          // may be used (or the card be played) only if; length 0: always
    ag_amount worth;            // to its user, as it tells bots; length 0: nothing
    const ag_change *changes;   // continuous powers
    ag_entering enters;
} ag_power_def;

// Whether its functions are told of an event: "function(me, event, t)". A mode waits for what the
// power waits for that offers it.
static inline int ag_power_has_event(const ag_power_def *power)
{
    switch (power->kind) {
    case AG_POWER_PLAY: return power->watch.event != 0;
    case AG_POWER_PAYMENT:
    case AG_POWER_REWARD:
    case AG_POWER_CALL: return 0;
    default: return 1;
    }
}

// ---- cards ----

// "Head (1)": at most `count` cards with this tag in one party (CR 414.3).
typedef struct ag_restriction {
    ag_symbol tag;
    uint16_t count;
} ag_restriction;

// An instance of a keyword, with the number behind it (1 where it takes none).
typedef struct ag_keyword_print {
    uint8_t keyword;            // AG_KEYWORD_…
    uint8_t spare;
    int16_t number;
} ag_keyword_print;

enum { AG_TAG_MAX = 16 };

// How an attachment gets its host: target 0 of the text, a choice on resolution, or named by the
// effect (CR 400.2-400.4).
enum { AG_ATTACH_NONE, AG_ATTACH_TARGET, AG_ATTACH_CHOSEN, AG_ATTACH_EFFECT };

typedef struct ag_side_def {
    uint32_t types;             // AG_TYPE_…
    uint64_t keywords;          // AG_LONG_BIT(AG_KEYWORD_…)
    uint16_t damage;            // AG_DAMAGE_…
    int16_t cost;               // the number in the corner; quests 0 (CR 201.2)
    uint8_t cost_x;             // how many X are added to it
    uint8_t tag_count;
    uint8_t restriction_count;
    uint8_t has_atk;
    uint8_t has_cost;           // a number in the corner; a card without one costs 0 (CR 201.2)
    int16_t atk;
    int16_t health;
    int16_t def;
    int16_t strike;
    ag_symbol tags[AG_TAG_MAX];
    ag_restriction restrictions[3];
    uint8_t keyword_count;
    // Of `keywords`, one for each time that it is printed.
    ag_keyword_print instances[AG_SIDE_KEYWORDS_MAX];
    const char *called;         // its name at a table in another language; NULL: `name`
    const char *name;
    const char *text;           // our own words, numbers filled in
} ag_side_def;

// What the decks of a hero may hold besides what shares its icons (CR 100.2a): AG_BIT(AG_CLASS_…)
// and AG_BIT(AG_FACTION_…); of `one_faction` one for the whole deck. copies 0: four of a name.
typedef struct ag_deckbuilding {
    uint16_t classes;
    uint8_t factions, one_faction, copies;
} ag_deckbuilding;

// Who has a fixture in play: its controller as with any card, nobody, or the raiders together.
enum { AG_OF_CONTROLLER, AG_OF_NOBODY, AG_OF_RAIDERS };

typedef struct ag_card_def {
    // Fields that are read of every card again and again stand together in one cache line.
    const ag_power_def *powers; // the PLAY power first, where there is one
    uint16_t kinds;             // AG_BIT(AG_POWER_…) of its powers
    uint16_t elsewhere;         // AG_BIT(AG_ZONE_…) outside play where it has powers (CR 703.3a)
    uint16_t plain;             // 1: no power that watches or changes anything while in play
    uint8_t power_count;
    uint8_t shared;             // others besides its controller may use a power of it
    uint8_t of;                 // AG_OF_…: a fixture that no player has
    uint8_t instant;
    uint8_t ongoing;
    uint8_t attachment;         // AG_ATTACH_…
    uint8_t attach_mode;        // … only where that mode was chosen (CR 305.2d)
    uint8_t unique;
    uint8_t token;
    uint8_t master;             // a master hero: it is played, and takes over (CR 301.4)
    uint8_t rather_first;  // the AG_POWER_TERMs that may be paid instead of its cost (CR 403.3)
    uint8_t rather_count;
    uint8_t boss_order;         // which Boss (or stage) of its raid, 0: none
    uint8_t factions;           // icons, AG_BIT(AG_FACTION_…)
    uint16_t classes;           // icons, AG_BIT(AG_CLASS_…)
    ag_symbol name;
    uint64_t key_hash;          // what the game hash knows it by
    ag_symbol talent;           // the talent spec of a hero, which is not a tag (CR 202.5); 0: none
    uint8_t side_count;         // 1 or 2
    uint8_t unlimited;
    uint8_t cant_be_interrupted;
    uint8_t stays_unattached;   // without a host it stays in play, where others are destroyed
    uint8_t destroyed_to;       // the zone it goes to from a party as it is destroyed; 0: graveyard
    ag_symbol capacity_name;    // a location: the counters it has room for (CR 306.3); 0: any
    uint16_t capacity;
    const char *requires_trait; // "traitor_hero", or NULL
    ag_deckbuilding deckbuilding;
    ag_side_def side[2];
    ag_cost extra_cost;         // additional costs to play it, or to place a quest face up (CR 403)
    ag_filter attach;           // attach description (CR 400.1)
    ag_filter host;             // host description of an attachment (CR 400.6)
    uint64_t tallies;  // what it asks the game to count: AG_LONG_BIT(number in the catalog)
    const char *rarity;         // facts of its printing, which no rule reads; NULL: none
    int32_t number;             // in its set; -1: none
    char key[AG_NAME_MAX + 1];
    char script[33];            // the hash of its script
} ag_card_def;

// ---- a raid, as the rules read it ----

enum {
    AG_STEP_READY,              // CR 501.1a
    AG_STEP_DRAW,               // CR 501.2; `amount` cards, 1 where it has none
    AG_STEP_CALL,               // power `power` of the raid's script, off the chain
    AG_STEP_WINDOW,             // a priority window
    AG_STEP_ACTION,             // CR 502
    AG_STEP_END,                // CR 503: end phase window, then wrap-up
    AG_STEP_FLIPS,              // an automated side flips `amount` cards
    AG_STEP_ATTACKS,            // … and attacks with all that it can
};
enum { AG_PHASE_NONE, AG_PHASE_START, AG_PHASE_SCRIPT, AG_PHASE_ACTION, AG_PHASE_END };

typedef struct ag_step_def {
    uint8_t kind;
    uint8_t phase;
    uint16_t power;
    const char *name;           // "Event phase": shown as it begins, NULL within a phase
    ag_amount amount;
    ag_amount only_if;          // of a phase's first step: if 0, its `whole` steps are skipped
    uint8_t whole;
    ag_symbol called;           // its phase as scripts name it; 0: no phase of the raid's own
} ag_step_def;

// The sides of a raid. In a duel there is no Boss player, and each player is a side, from
// AG_SIDE_ONE on.
enum { AG_SIDE_BOSS = 1, AG_SIDE_RAIDERS, AG_SIDE_COUNT, AG_SIDE_ONE = AG_SIDE_COUNT };
#define AG_STEP_MAX 24

typedef struct ag_turn_def {
    uint8_t step_count;
    ag_step_def steps[AG_STEP_MAX];
} ag_turn_def;

// A sequence: steps that span priority windows.
enum {
    AG_SEQUENCE_ONCE,    // a function, off the chain; the raid waits for what it added to the chain
    AG_SEQUENCE_AGAIN,   // … done again until it adds nothing
    AG_SEQUENCE_EFFECT,  // a function on the chain: an effect of no card
};
#define AG_SEQUENCE_STEP_MAX 12

typedef struct ag_sequence_step {
    uint16_t kind;
    uint16_t power;             // of the raid's script
} ag_sequence_step;

typedef struct ag_sequence_def {
    const char *word;           // what scripts call it
    const char *name;
    uint8_t step_count;
    ag_sequence_step steps[AG_SEQUENCE_STEP_MAX];
} ag_sequence_def;

enum { AG_RAID_MODE_MAX = 8, AG_DECK_KIND_MAX = 4 };

// One kind of cards that a deck may hold: of this type, set and tag,
// and without `without`; NULL: any.
typedef struct ag_deck_kind {
    const char *type, *set, *tag, *without;
} ag_deck_kind;

// What a mode of a raid lets one of the Boss player's decks hold.
typedef struct ag_deck_limits {
    uint8_t deck;                           // which of the raid's
    uint8_t kind_count;                     // each card is of one of these; 0: any card
    ag_deck_kind kinds[AG_DECK_KIND_MAX];
    uint16_t copies;                        // of one card, at most; 0: any number
    uint16_t at_least;                      // cards in all
} ag_deck_limits;

typedef struct ag_mode_def {
    const char *name;                       // "heroic"
    const char *rule;                       // "BT:Heroic Mode"; "": no rule mentions it
    uint8_t raiders_min, raiders_max;
    uint8_t limit_count;                    // the other decks are as in the raid's folder
    ag_deck_limits limits[AG_DECK_MAX];
} ag_mode_def;

typedef struct ag_raid_def {
    uint16_t printed;                   // the raid's own script (type RAID, CALL powers)
    const char *key;
    const char *name;
    ag_turn_def turn[AG_SIDE_COUNT];    // by AG_SIDE_…
    uint8_t word_count;
    const char *word_names[AG_RAID_WORD_MAX];
    int32_t words[AG_RAID_WORD_MAX];    // their values as the game starts
    uint8_t words_of_mode;              // 1: some of them are not those of the raid itself
    uint8_t deck_count;                 // the Boss player's decks, in the order of the raid file
    const char *deck_names[AG_DECK_MAX];
    ag_symbol deck_symbols[AG_DECK_MAX];     // the same names, to compare without reading them
    uint8_t unshuffled;                 // AG_BIT(deck): it begins in the order of its file
    uint8_t boss_first;                 // the Boss player goes first; else the raider to their left
    uint8_t skips_first_draw;           // the first player skips the first draw step
    uint8_t boss_mulligan;
    uint8_t strike_classic;  // strikes are links of the defend window (2006 to 2012, not CR 303.2)
    uint8_t hand_max[AG_SIDE_COUNT];    // by AG_SIDE_…
    uint8_t raiders_min, raiders_max;
    uint8_t mode_count;                 // modes of the raid itself; 0: none
    ag_mode_def modes[AG_RAID_MODE_MAX];
    uint8_t duel;                       // not a raid: two players with a deck each (CR 101, 102)
    uint16_t setup_power;               // CALL powers of the raid's script + 1; 0: none
    uint16_t from_boss_power;  // called when the game begins at a later Boss, after mulligans
    uint16_t wrap_up_power;  // called in each wrap-up step, before discarding to the maximum
    uint16_t end_power;      // called once, as the game ends: it looks, and keeps cards
    uint8_t automated;                  // there is no Boss player (rules/turn/flips.c)
    uint8_t attacks;  // 1: its characters attack what matches `attacked`, if they can
    ag_filter attacked;
    uint8_t attacks_else;  // 1: where none of them can be, what matches `attacked_else`, or none
    ag_filter attacked_else;
    uint8_t printed_health;  // a Boss has fatal damage at what its card prints
    const char *text;   // what it is about, for people; NULL: it does not say
    const char *apart;  // what a player who is set apart is called ("ghost"); NULL: nothing
    uint8_t sequence_count;
    uint8_t destroyed;                  // 1 + the sequence with which a Boss is destroyed; 0: none
    ag_sequence_def sequences[AG_SEQUENCE_MAX];
    uint16_t fatal_power;  // called when a Boss has fatal damage (pre-priority processing)
    const char *boss_keys[16];          // the Boss cards in order; the first starts in play
    uint8_t boss_count;
} ag_raid_def;

// What the data of a symbol may have (ag_catalog_data).
enum { AG_DATA_BYTES_MAX = 64, AG_DATA_WORD_SIZE = 2 + 2 * AG_DATA_BYTES_MAX };

// What is counted as it happens: an event to cards that match, of any player (ag_tally). Stored as
// data of a symbol.
typedef struct ag_tally_def {
    ag_filter of;
    uint8_t event;              // AG_EVENT_…
    uint8_t spare[7];
} ag_tally_def;
_Static_assert(sizeof(ag_tally_def) == AG_DATA_BYTES_MAX, "data without padding");

typedef struct ag_catalog {
    uint16_t count;                 // cards 1 to count
    const ag_card_def **cards;      // [printed]; [0] is an empty card
    const ag_raid_def *raid;
    uint16_t elsewhere;             // zones outside play where any card has a power that works
    uint16_t keywords;              // the card that has the powers of all keywords; 0: none
    uint64_t keyword_words;  // AG_LONG_BIT(AG_KEYWORD_…) that a card prints or a power of one gives
    uint64_t fields;                // AG_LONG_BIT(AG_FIELD_…) that a continuous power changes
    uint8_t unreachable;            // 1: one says AG_CANT_BE_REACHED
    uint64_t replaced[2];           // bit AG_EVENT_…: some card has a power that replaces it
    uint16_t keyword_kinds[128];    // [event]: AG_BIT(AG_POWER_…) of the keywords' powers for it
    uint64_t keyword_events[128];   // [event]: AG_LONG_BIT(AG_KEYWORD_…) that have such a power
    uint64_t keywords_of[AG_POWER_KIND_COUNT];  // [kind]: the keywords with a power of this kind
    struct {
        uint8_t first, end;                 // the last one + 1
    } keyword_powers[AG_KEYWORD_COUNT];     // its powers within that card
    uint16_t given_kinds[128];  // [event]: the same for powers that continuous powers give
    uint16_t symbol_count;
    const char **symbols;       // [symbol]
    struct {
        ag_symbol what;         // an ag_tally_def
        uint16_t event;
    } tallies[AG_TALLY_KIND_MAX];
    int tally_count;
    ag_symbol mount, totem;     // tags that rules name (CR 302.3, 305.3a); 0: not used
} ag_catalog;

static inline const ag_card_def *ag_catalog_card(const ag_catalog *catalog, uint16_t printed)
{
    return catalog->cards[printed <= catalog->count ? printed : 0];
}

// The number of the card with this key, or 0.
uint16_t ag_catalog_find(const ag_catalog *catalog, const char *key);

// The place of the deck of this name among the raid's; -1: it has none that is called so.
int ag_raid_deck_called(const ag_raid_def *raid, const char *name);

// Whether the raid keeps this word for itself: nobody is shown it.
static inline int ag_raid_word_is_own(const char *word)
{
    return word[0] == '_';
}

// Whether the power is a rule of the raid itself, which no card has: its "me" is the Boss player.
static inline int ag_power_of_raid(const ag_card_def *def, int power)
{
    return (def->side[0].types & AG_TYPE_RAID) != 0 && !def->powers[power].granted;
}

// The symbol for a word, or 0 where no script of this game ever used the word.
ag_symbol ag_catalog_symbol(const ag_catalog *catalog, const char *word);

// A symbol can stand for data that has no room where it is needed: then it is numbered, kept and
// saved as words are. Its word is "\1" and two letters, "a" to "p", for each byte; no script can
// write it.
// Writes the bytes, at most `size`; returns how many. 0: it is a word.
int ag_catalog_data(const ag_catalog *catalog, ag_symbol symbol, void *out, int size);
// What a symbol that must be one of these stands for.
ag_filter ag_catalog_filter(const ag_catalog *catalog, ag_symbol symbol);
ag_tally_def ag_catalog_tally(const ag_catalog *catalog, ag_symbol symbol);

// The tags that a filter asks for by this symbol: it is one, or stands for several. How many.
enum { AG_TAGS_ASKED_MAX = AG_DATA_BYTES_MAX / sizeof(ag_symbol) };
int ag_catalog_tags(const ag_catalog *catalog, ag_symbol symbol,
                    ag_symbol out[AG_TAGS_ASKED_MAX]);

#endif
