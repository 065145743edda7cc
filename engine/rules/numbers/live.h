// Continuous modifiers: which are in force now, which depends on which, in which order they apply.
#ifndef AG_RULES_NUMBERS_LIVE_H
#define AG_RULES_NUMBERS_LIVE_H

#include "rules/numbers/numbers.h"

// ---- what lives (CR 714, 718) ----

// Lists them, with what they read and change.
void ag_live_collect(const ag_rules *rules, ag_derived *derived);
// Adds what these cards of the party have by keywords, known by then; 1 where there is any.
int ag_live_collect_keywords(const ag_rules *rules, ag_derived *derived, const uint16_t *slots,
                             int count);
// Adds what cards have by powers that they were given, as known by then; 1 where there is any.
int ag_live_collect_held(const ag_rules *rules, ag_derived *derived);
// Whether what lasts so long, by AG_LASTS_…, is at work now; a break has ended it (CR 714.3b).
int ag_lasts_now(const ag_state *state, int lasts, ag_seat lasts_seat, ag_card_id source);
// When the powers of a card in play begin to count (CR 718.2a, 718.2b).
uint32_t ag_live_timestamp(const ag_card *card);
// The next live modifier of this field after `after` (NULL: the first), in order; NULL: none.
const ag_live *ag_live_next(const ag_rules *rules, int field, const ag_live *after);
// The context in which its filters and amounts are read.
ag_context ag_live_context(const ag_live *live);
// Not where its card lost its powers (CR 700.3, 704.1a).
int ag_live_generated(const ag_derived *derived, const ag_live *live);
int ag_live_works_on(const ag_rules *rules, const ag_live *live, ag_card_id card);
// The same in a context of its own, such as that of an attack not made yet.
int ag_live_would_work_on(const ag_rules *rules, const ag_live *live, const ag_context *context,
                          ag_card_id card);
// Not kept from the card because somebody is set apart.
int ag_live_reaches(const ag_rules *rules, const ag_live *live, ag_card_id card);
// Whether it is about this card as one that `seat` plays, wherever the card is.
int ag_live_plays(const ag_rules *rules, const ag_live *live, ag_card_id card, ag_seat seat);
// Whether it is about a cost in which X stands so often: of costs `x_cost` means the one that is
// paid, not another one of the same card (R505:The Skull of Gul'dan).
int ag_live_prices(const ag_live *live, int x_count);
// A number after it: plus, set or doubled.
int16_t ag_live_changed(int16_t number, const ag_live *live, int32_t value);

// What one such counter adds to the numbers of its card, by its name: "+1/+1" (CR 404.1c).
typedef struct ag_counter_size {
    int8_t atk, health, def;
} ag_counter_size;

int ag_counter_is_sized(const ag_catalog *catalog, ag_symbol name, ag_counter_size *out);

// ---- as they are applied (derive.c) ----

// What sets marks that nothing reads while numbers are worked out: it depends on others, nothing
// depends on it, and in which order such marks are set means nothing.
#define AG_MARKING_FIELDS                                                                          \
    (AG_LONG_BIT(AG_FIELD_CANT) | AG_LONG_BIT(AG_FIELD_MAGNET) | AG_LONG_BIT(AG_FIELD_BARRED))

static inline int ag_live_marks(const ag_live *live)
{
    const ag_change *change = live->change;
    // What can't be reached is not found by filters.
    return (AG_MARKING_FIELDS & AG_LONG_BIT(change->field)) != 0
           && !(change->field == AG_FIELD_CANT && change->word == AG_CANT_BE_REACHED);
}

// Before they are applied: nobody holds anything.
void ag_grant_apply(const ag_rules *rules, ag_derived *derived, const ag_live *live,
                    ag_card_id card);
void ag_grant_lose(ag_derived *derived, ag_card_id card);
// Where an opponent would take a Boss's powers (R101.3a).
int ag_live_kept_off(const ag_rules *rules, const ag_live *live, ag_card_id card);

// ---- which depends on which (CR 719.1, 719.4) ----

// A set of those that live: a bit each.
typedef struct ag_row {
    uint64_t words[AG_LIVE_MAX / 64];
} ag_row;

// A set of cards in play, by slot.
typedef struct ag_card_set {
    uint64_t words[AG_CARD_MAX / 64];
} ag_card_set;

// What modifiers apply to: the cards in the parties, then those in resource rows.
typedef struct ag_slots {
    int party;
    int all;
    uint16_t slots[AG_CARD_MAX];
} ag_slots;

typedef struct ag_graph {
    const ag_rules *rules;
    const ag_derived *derived;
    ag_row on[AG_LIVE_MAX];  // on[a] has b: a depends on b
    ag_row of_field[AG_FIELD_COUNT];
    uint64_t reads[AG_LIVE_MAX];
    uint64_t writes;  // AG_LONG_BIT(AG_FIELD_…) of all of them
    uint64_t tested;  // those of them that any of them reads
    int count;        // 0: nothing depends on anything
    int words;        // of a row that are in use
    int card_words;   // of a set of cards that are in use
    const ag_slots *in_play;
    // By slot: those of `tested` that any of them may write on the card.
    uint64_t open[AG_CARD_MAX];
    ag_row worked;                   // those for which `works` is known
    ag_card_set works[AG_LIVE_MAX];  // the cards that each may work on
} ag_graph;

// The fields that its subject, amount and condition look at: AG_LONG_BIT(AG_FIELD_…).
uint64_t ag_depend_reads(const ag_rules *rules, const ag_live *live);
// Works out which of those that live depends on which.
void ag_depend_note(const ag_rules *rules, const ag_derived *derived, const ag_slots *in_play,
                    ag_graph *graph);
// Whether it is in the row; the first in the row after `at`, AG_LIVE_MAX: none.
int ag_row_has(const ag_row *row, int at);
int ag_row_next(const ag_row *row, int at, int words);

// ---- in which order (CR 718) ----

// ---- outside play ----

// The slots of all cards in this game that have such a power or keyword, rising; how many.
int ag_outside_cards(const ag_rules *rules, const uint16_t **slots);
// What they, and the others, ask the game to count: AG_LONG_BIT(number in the catalog).
uint64_t ag_tallies_asked(const ag_rules *rules);
// Whether such a power, or keyword, may wait for the event outside play.
int ag_outside_waits(const ag_rules *rules, int kind, int event);
// Records where each of them lies; and whether all lie, and show, as recorded: then they add the
// same to the numbers, whatever else was drawn, discarded or shuffled.
void ag_outside_note(const ag_rules *rules);
int ag_outside_same(const ag_rules *rules);

// ---- answers that still hold ----

// Whether what it read is the same though something was written.
int ag_cached_still(const ag_rules *rules, int which);

// Whether AG_CACHED_… holds. Mostly nothing at all was written since it was asked: inline.
static inline int ag_cached_holds(const ag_rules *rules, int which)
{
    AG_ASSERT(which >= 0 && which < AG_CACHED_COUNT);
    const ag_cached *cached = &rules->derived.cached[which];
    return rules->derived.known && cached->reads != 0
           && (cached->touches == rules->state->touches || ag_cached_still(rules, which));
}

// It was worked out now, having read AG_BIT(AG_TOUCH_…).
void ag_cached_note(const ag_rules *rules, int which, uint32_t reads);

#endif
