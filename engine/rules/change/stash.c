// Stash: while it is shown a card is blank except for its Stash, so it stays face down, and only
// its Stash triggers. It may be on its way face down already: what it prints counts.
#include "rules/change/action.h"

#include "rules/agenda/agenda.h"
#include "rules/agenda/choice.h"
#include "rules/numbers/known.h"

enum { STASH_DECLINED = -1, STASH_OPEN, STASH_SHOWN };

static int may_stash(const ag_rules *rules, const ag_task *action, ag_ref ref)
{
    ag_card_id id = ag_ref_as_card(ref);
    uint16_t printed = ag_printed_of(rules->state, id);
    uint64_t has = ag_catalog_card(rules->catalog, printed)->side[0].keywords;
    return (action->flags & AG_ACTION_DOWN) && id.slot != 0 && ref.number == STASH_OPEN
           && (has & AG_LONG_BIT(AG_KEYWORD_STASH));  // KW Stash
}

ag_progress ag_stash_choose(ag_rules *rules, ag_task *action)
{
    ag_picks picks;
    for (int i = 0; i < action->list_count; i++) {
        ag_ref ref = ag_task_ref(rules, action, i);
        if (!may_stash(rules, action, ref)) continue;
        if (!ag_choice_take(rules, &picks)) {
            return ag_choice_ask_yes(rules, action->seat, AG_PROMPT_STASH, AG_RULE(KW_STASH),
                                     ag_ref_as_card(ref));
        }
        ref.number = picks.picks[0] == 0 ? STASH_SHOWN : STASH_DECLINED;
        ag_task_set_ref(rules, action, i, ref);
    }
    return AG_DONE;
}

void ag_stash_entered(ag_rules *rules, const ag_task *action, int number, ag_card_id card)
{
    if (action->action.kind != AG_ACTION_TO_RESOURCES || number != STASH_SHOWN) return;
    ag_event event = ag_event_of(rules, AG_EVENT_STASHED, action->seat, card);
    event.flags &= (uint8_t)~AG_EVENT_HIDDEN;
    event.seen = UINT8_MAX;
    ag_happen(rules, &event);
    ag_trigger_keyword(rules, &event, AG_KEYWORD_STASH);
    event.kind = AG_EVENT_TURNED_DOWN;
    event.rule = AG_RULE(KW_STASH);
    ag_happen(rules, &event);
}
