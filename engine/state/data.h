// Filters, amounts and changes as data: what a script declares and C evaluates
// without calling Lua. They stand in the catalog (printed powers) and in the state
// (definite modifiers), so they hold no pointers.
#ifndef AG_STATE_DATA_H
#define AG_STATE_DATA_H

#include <stdint.h>

#include "state/ids.h"
#include "state/words.h"

// Words that scripts bring (tags, names, counters) are numbered by the
// catalog of the game, in order of first use.
typedef uint16_t ag_symbol;

// What a card has gained or lost besides the tags that it prints: a list of tags, with AG_TAG_LOST
// of those that it lost, and of the icons of factions that it gained. Words have smaller numbers.
enum { AG_TAG_ICON = 0x7ff0, AG_WORDS_MAX = AG_TAG_ICON, AG_TAG_LOST = 0x8000 };

// Whose card it must be, as seen by the viewer (the controller of the power or link that asks).
enum {
    AG_WHOSE_ANY,
    AG_WHOSE_YOURS,         // the viewer controls it; outside play and chain: owns it (CR 401.2)
    AG_WHOSE_FRIENDLY,      // of the viewer's side, the viewer included
    AG_WHOSE_OPPOSING,      // of another side
    AG_WHOSE_SEAT,          // of the player `seat`
    AG_WHOSE_OF_EVENT,      // of the player who controls, or last controlled, the event's card
    AG_WHOSE_OF_HOST,       // of the player who controls what the asking card is attached to
    AG_WHOSE_RAIDING,       // of a player who raids
    AG_WHOSE_COUNT
};

enum { AG_EXTREME_LOWEST = 0x80 };  // with the smallest one

// What the mark of a filter means: the card bears it; it is in the party of the player who controls
// the bearer; or the mark is the name of the Boss player's deck that the card belongs to, or does
// not; or the name of counters that lie on it, or do not; or data, a filter that something attached
// to it fits, or nothing does. A filter asks for one of these.
enum {
    AG_MARK_BORNE, AG_MARK_PARTY, AG_MARK_DECK, AG_MARK_OTHER_DECK, AG_MARK_COUNTER,
    AG_MARK_NO_COUNTER, AG_MARK_ATTACHED, AG_MARK_NOT_ATTACHED
};

typedef struct ag_range {
    uint8_t stat;           // AG_STAT_…; AG_STAT_NONE: no demand
    uint8_t spare;
    int16_t min;
    int16_t max;
} ag_range;

typedef struct ag_filter {
    uint64_t is;            // all of these states
    uint64_t isnt;          // none of these states
    uint32_t types;         // any of these types; 0: any; with AG_TYPES_BUT: no other type
    ag_symbol mark;         // a mark, a deck or a counter; 0: no demand
    uint8_t mark_means;     // AG_MARK_…
    uint8_t extreme;        // of those that match otherwise, those with the largest AG_STAT_…
    uint16_t zones;         // any of these zones (AG_BIT(AG_ZONE_…)); 0: a party
    uint8_t whose;
    ag_seat seat;           // for AG_WHOSE_SEAT
    ag_symbol tags[2];      // all of these, each a tag or data: tags of which it has one; 0: any
    ag_symbol name;
    uint8_t keyword;        // 1 + AG_KEYWORD_…; 0: no demand
    uint8_t classes;        // 1 + AG_CLASS_… that the card's icons must show; 0: no demand
    ag_range ranges[2];
    ag_card_id only;        // exactly this card
    ag_card_id except;      // any but this card
} ag_filter;
_Static_assert(sizeof(ag_filter) == 56, "filters stand in the state: no padding");

// An expression in postfix order: each operation takes its operands from
// a small stack and leaves one value.
enum {
    AG_OP_NONE,
    AG_OP_CONST,            // value
    AG_OP_X,                // the X of the link or effect that asks
    AG_OP_WORD,             // the raid's word number `arg` (a stage, a count)
    AG_OP_STAT,             // AG_STAT_… `arg` of the source card
    AG_OP_COUNT,            // how many cards match the amount's filter
    AG_OP_SUM,              // the sum of AG_STAT_… `arg` over the cards that match it
    AG_OP_EVENT,            // the amount of the event that triggered this
    AG_OP_TURN_OWN,         // 1 on the viewer's turn
    AG_OP_ITS,              // AG_STAT_… `arg` of the card that is changed
    AG_OP_MOST,             // the largest AG_STAT_… `arg` of the matching cards, else 0
    AG_OP_HERO,             // AG_STAT_… `arg` of the viewer's hero
    AG_OP_DREW_BLOOD,       // 1 if an ally of the viewer dealt damage to an opposing hero this turn
    AG_OP_FIRST_TURN,       // 1 on the viewer's first turn
    AG_OP_PLAYED,           // 1 if the viewer played a card of the types `value` this turn
    AG_OP_KIN,              // the most matching cards that share a standard race
    AG_OP_OUTNUMBERED,      // how many more matching cards an opponent has than the viewer, else 0
    AG_OP_NAMESAKES,        // the most matching cards that share a name
    AG_OP_TARGETING,        // 1 if what is being paid for targets a matching card
    AG_OP_RIVALS_MOST,      // how many matching cards the opponent has who has most of them
    AG_OP_RIVALS_FEWEST,    // … who has fewest
    AG_OP_DURING,           // 1 while AG_PART_… `arg` is under way (of a raid's: `value`)
    // How often something has happened to cards, those of AG_WHOSE_… `arg`, with AG_TALLY_THIS_TURN
    // in this turn alone: `value` stands for an ag_tally_def.
    AG_OP_TALLY,
    AG_OP_HERO_IS,          // 1 if the viewer's hero, or the last one, matches the amount's filter
    AG_OP_PLUS,
    AG_OP_MINUS,
    AG_OP_TIMES,
    AG_OP_MIN,
    AG_OP_MAX,
    AG_OP_HALF_UP,
    AG_OP_HALF_DOWN,
    AG_OP_EQUAL,
    AG_OP_AT_LEAST,
    AG_OP_NOT,
    AG_OP_AND,
};

#define AG_EXPR_MAX 9
typedef struct ag_expr_step {
    uint8_t op;
    uint8_t arg;
    int16_t value;
} ag_expr_step;

enum { AG_TALLY_THIS_TURN = 0x80 };  // in `arg`

// Whether it is about the cards that match a filter: the amount's, or the one for which the step's
// `value` stands (data, ag_catalog_data).
static inline int ag_op_counts(int op)
{
    return op == AG_OP_COUNT || op == AG_OP_SUM || op == AG_OP_MOST || op == AG_OP_KIN
           || op == AG_OP_OUTNUMBERED || op == AG_OP_NAMESAKES || op == AG_OP_TARGETING
           || op == AG_OP_RIVALS_MOST || op == AG_OP_RIVALS_FEWEST || op == AG_OP_HERO_IS;
}

// An amount (or a condition: not 0) with the first filter that it counts. `length` 0 means none.
typedef struct ag_amount {
    ag_expr_step steps[AG_EXPR_MAX];
    uint8_t length;
    uint8_t spare[3];
    ag_filter counted;
} ag_amount;
_Static_assert(sizeof(ag_amount) == 96, "amounts stand in the state: no padding");

// SET of AG_FIELD_PLAYABLE and AG_FIELD_RATHER_THAN: without paying its cost; of AG_FIELD_POWERS
// and AG_FIELD_LOSES_KEYWORD: it can't regain them either; of AG_FIELD_TAG: it loses the tag.
enum { AG_CHANGE_PLUS, AG_CHANGE_SET, AG_CHANGE_DOUBLE };

// What a continuous modifier does, as data only (CR 714).
typedef struct ag_change {
    ag_filter subject;
    ag_amount amount;       // for numeric fields
    ag_amount condition;    // length 0: always
    uint8_t field;          // AG_FIELD_…
    uint8_t op;             // AG_CHANGE_…
    // What the field takes: AG_KEYWORD_…, AG_CANT_…, a damage bit, a tag symbol; of costs 1 + the
    // least that a reduction leaves, or 1 + the AG_POWER_TERM of the script.
    uint16_t word;
    uint32_t reads;         // AG_BIT(AG_TOUCH_…) that subject, amount and condition look at
} ag_change;
_Static_assert(sizeof(ag_change) == 256, "changes stand in the state: no padding");

// Aspects of the state that derived numbers may read. Each has a counter that its writers raise.
enum {
    AG_TOUCH_PLAY,          // who and what is in play, which side is up, who controls it
    AG_TOUCH_MODIFIERS,
    AG_TOUCH_EXHAUSTED,
    AG_TOUCH_DAMAGE,
    AG_TOUCH_COMBAT,
    AG_TOUCH_COUNTERS,
    AG_TOUCH_WORDS,
    AG_TOUCH_TURN,
    AG_TOUCH_ELSEWHERE,     // hands, decks, graveyards
    AG_TOUCH_CARDS,         // which cards exist: one is added, ceases to exist or becomes another
    AG_TOUCH_COUNT
};

#endif
