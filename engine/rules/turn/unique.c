// Uniqueness (CR 414): the player who violates it chooses what the game destroys, one by one.
#include "rules/turn/turn.h"

// How many cards of the party share what restricts this card; `limit` is how many may.
typedef struct ag_kinship {
    ag_symbol tag;  // 0: the name of a unique card
    ag_symbol name;
    int limit;
    int wield;  // or: the kinds of equipment that are too much for the hero's hands
    int rule;   // what they violate
} ag_kinship;

static int related(const ag_rules *rules, ag_card_id id, const ag_kinship *kinship)
{
    const ag_card_def *def = ag_card_def_of(rules->state, rules->catalog, id);
    if (ag_card_is_blank(ag_card_at(rules->state, id))) return 0;
    if (kinship->wield != 0) return (ag_wield_kind(rules, id) & kinship->wield) != 0;
    return kinship->tag != 0 ? ag_has_tag(rules, id, kinship->tag)
                             : def->unique && def->name == kinship->name;
}

// The next card in play under the seat's control: the party, then the resource row. 0: none.
static uint16_t next_in_play(const ag_state *state, ag_seat seat, uint16_t after)
{
    const ag_player *player = ag_player_at(state, seat);
    uint16_t next = after != 0 ? state->cards[after].next : state->piles[player->party].first;
    int in_party = after == 0 || state->cards[after].pile == player->party;
    return next == 0 && in_party ? state->piles[player->resources].first : next;
}

static int count_related(const ag_rules *rules, ag_seat seat, const ag_kinship *kinship,
                         ag_card_id *out)
{
    int count = 0;
    for (uint16_t slot = 0; (slot = next_in_play(rules->state, seat, slot)) != 0;) {
        ag_card_id id = ag_card_id_of(rules->state, slot);
        if (related(rules, id, kinship)) {
            if (out != NULL) out[count] = id;
            count++;
        }
    }
    return count;
}

// "You can control an additional Pet": what modifiers add to the number of a tag.
static int added_to_limit(const ag_rules *rules, ag_seat seat, ag_symbol tag)
{
    int32_t more = 0;
    const ag_live *live = NULL;
    while ((live = ag_live_next(rules, AG_FIELD_LIMIT, live)) != NULL) {
        if (live->change->word == tag
            && ag_live_works_on(rules, live, ag_player_at(rules->state, seat)->hero)) {
            ag_context context = ag_live_context(live);
            more += ag_amount_value(rules, &live->change->amount, &context);
        }
    }
    return (int)more;
}

// CR 414.3: two unique cards of one name; more cards with a restriction tag than its number; more
// in hand than a hero has hands for.
static int violation_of(const ag_rules *rules, ag_seat seat, ag_kinship *found)
{
    const ag_state *state = rules->state;
    for (uint16_t slot = 0; (slot = next_in_play(state, seat, slot)) != 0;) {
        const ag_card *card = &state->cards[slot];
        const ag_card_def *def = ag_catalog_card(rules->catalog, card->printed);
        const ag_side_def *side = &def->side[card->side];
        if (ag_card_is_blank(card)) continue;
        if (def->unique) {
            *found = (ag_kinship){ .name = def->name, .limit = 1, .rule = AG_RULE(CR_414_3a) };
            if (count_related(rules, seat, found, NULL) > found->limit) return 1;
        }
        for (int i = 0; i < side->restriction_count; i++) {
            *found = (ag_kinship){ .tag = side->restrictions[i].tag,
                                   .limit = side->restrictions[i].count,
                                   .rule = AG_RULE(CR_414_3b) };
            if (!ag_has_tag(rules, ag_card_id_of(state, slot), found->tag)) continue;
            found->limit += added_to_limit(rules, seat, found->tag);
            if (!(found->tag == AG_TAG_MELEE || found->tag == AG_TAG_RANGED
                  || found->tag == AG_TAG_OFF_HAND)
                && count_related(rules, seat, found, NULL) > found->limit) {
                return 1;
            }
        }
    }
    *found = (ag_kinship){ .wield = 0 };
    found->wield = ag_wield_violation(rules, seat, &found->rule);
    return found->wield != 0;
}

// CR 414.2: the turn player repairs first, until nothing is left to repair.
static ag_seat violator(const ag_rules *rules, ag_kinship *found)
{
    ag_seat seat;
    for (int nth = 0; (seat = ag_player_from_turn(rules->state, nth)) != 0; nth++) {
        if (violation_of(rules, seat, found)) return seat;
    }
    return 0;
}

// Nobody violates it, or since nobody did, nothing in play and no tags have changed.
static int is_observed(const ag_rules *rules)
{
    ag_kinship found;
    if (ag_cached_holds(rules, AG_CACHED_UNIQUE)) return 1;
    if (violator(rules, &found) != 0) return 0;
    const ag_derived *derived = ag_derive_now(rules);
    ag_cached_note(rules, AG_CACHED_UNIQUE,
                   (derived->moves_uniqueness
                        ? ag_derive_reads(derived)
                        : AG_BIT(AG_TOUCH_PLAY) | AG_BIT(AG_TOUCH_MODIFIERS)));
    return 1;
}

int ag_unique_check(const ag_rules *rules)
{
    ag_kinship found;
    return !ag_cached_holds(rules, AG_CACHED_UNIQUE) || violator(rules, &found) == 0;
}

// Control first, since uniqueness looks at it. Answers to the interrupted task wait on this list.
int ag_unique_begin(ag_rules *rules)
{
    ag_state *state = rules->state;
    ag_control_settle(rules);  // CR 401.3
    ag_grants_settle(rules);   // CR 718.2f
    state->unique_checked = state->touches;
    if (is_observed(rules)) return 0;  // CR 414.1, CR 710.1f
    ag_task_push(rules, AG_TASK_UNIQUENESS)->uniqueness.number = state->reply.number;
    ag_task_give(rules, state->reply.refs, state->reply.count);
    return 1;
}

int ag_unique_due(const ag_state *state)
{
    if (state->choice.kind != AG_QUESTION_NONE || state->unique_checked == state->touches) return 0;
    // What happens at once is looked at when it has happened (CR 414.1, CR 710.1f).
    int top = state->used.tasks > 0 ? state->tasks[state->used.tasks - 1].kind : AG_TASK_NONE;
    return top != AG_TASK_ACTION && top != AG_TASK_WAVE && top != AG_TASK_UNIQUENESS;
}

ag_progress ag_unique_run(ag_rules *rules, ag_task *task)
{
    ag_kinship found;
    ag_picks picks;
    if (ag_choice_take(rules, &picks)) {
        ag_card_id card = ag_ref_as_card(rules->state->options[picks.picks[0]].ref);
        ag_action action = { .kind = AG_ACTION_DESTROY,
                             .flags = AG_ACTION_BY_GAME,
                             .rule = AG_RULE(CR_414_2) };
        ag_action_begin(rules, &action, &card, 1);
        return AG_AGAIN;
    }
    ag_seat seat = violator(rules, &found);
    if (seat == 0) {
        ag_reply_clear(rules);
        for (int i = 0; i < task->list_count; i++) ag_reply_add(rules, ag_task_ref(rules, task, i));
        ag_reply_number(rules, task->uniqueness.number);
        return AG_DONE;
    }
    ag_card_id cards[AG_CARD_MAX];
    int count = count_related(rules, seat, &found, cards);
    ag_task destroyed = { .action.kind = AG_ACTION_DESTROY, .flags = AG_ACTION_BY_GAME };
    ag_choice_pick(rules, seat, AG_PROMPT_UNIQUE, found.rule,
                   ag_nobody);  // CR 414.2
    for (int i = 0; i < count; i++) {
        if (ag_action_can(rules, &destroyed, cards[i])) {  // R101.3a: a Boss stays
            ag_choice_add(rules, AG_MOVE_CARD, ag_ref_card(cards[i]));
        }
    }
    return ag_choice_ready(rules);
}
