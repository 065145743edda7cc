// Filters and amounts, without Lua. The viewer is the player whose "your" and "opposing" count.
#ifndef AG_RULES_NUMBERS_FILTER_H
#define AG_RULES_NUMBERS_FILTER_H

#include "rules/rules.h"
#include "state/card.h"

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

#endif
