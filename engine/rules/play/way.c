// Ways to play a card, each from what is live now: the own hand, permissions for other zones,
// alternate costs (CR 403.3, 409.1).
#include "rules/play/play.h"

typedef struct ways {
    const ag_rules *rules;
    ag_seat seat;
    ag_card_id card;
    ag_way *out;
    int count;
} ways;

static void add_way(ways *to, ag_way way)
{
    if (to->count < AG_WAY_MAX) to->out[to->count++] = way;
}

// The player who has the permission, and whether it was used already this turn.
static int is_allowed(const ag_rules *rules, const ag_live *live, ag_seat seat)
{
    const ag_card *source = ag_card_at(rules->state, live->source);
    if (live->controller != seat || !ag_live_generated(ag_derive_now(rules), live)) return 0;
    if (live->modifier != 0 || source == NULL) return 1;
    const ag_power_def *power =
        &ag_catalog_card(rules->catalog, live->printed)->powers[live->power];
    return !power->once_per_turn || !(source->used_power & AG_BIT(power->use));
}

static ag_way way_of(const ag_rules *rules, const ag_live *live)
{
    const ag_power_def *power =
        &ag_catalog_card(rules->catalog, live->printed)->powers[live->power];
    ag_way way = { .source = live->source };
    if (live->change->op == AG_CHANGE_SET) {
        way.pays = AG_PAYS_NOTHING;
    } else if (live->change->word != 0) {
        way.pays = AG_PAYS_TERM;
        way.term = (ag_term){ live->printed, (uint16_t)(live->change->word - 1) };
    }
    if (live->modifier != 0) {
        way.modifier = rules->state->modifiers[live->modifier].once ? live->modifier : 0;
    } else if (power->once_per_turn) {
        way.use = (uint8_t)(1 + power->use);
    }
    return way;
}

static int term_holds(const ag_rules *rules, ag_term term, ag_seat seat, ag_card_id source)
{
    const ag_power_def *power = &ag_catalog_card(rules->catalog, term.printed)->powers[term.power];
    ag_context context = { .viewer = seat, .source = source };
    AG_ASSERT(power->kind == AG_POWER_TERM);
    return ag_amount_holds(rules, &power->only_if, &context);
}

// Most modifiers of costs are about the card that has them: that is known without asking more.
static int is_of_another(const ag_rules *rules, const ag_live *live, ag_card_id card)
{
    const ag_filter *subject = &live->change->subject;
    ag_card_id one;
    return subject->only.slot == 0 && ag_filter_names_one(rules, subject, live->source, &one)
           && !ag_card_id_same(one, card);
}

// CR 403.3: one alternate cost at most, its own or one that something gives it.
static void add_alternates(ways *to)
{
    const ag_rules *rules = to->rules;
    uint16_t printed = ag_printed_of(rules->state, to->card);
    const ag_card_def *def = ag_catalog_card(rules->catalog, printed);
    for (int i = 0; i < def->rather_count; i++) {
        ag_term term = { printed, (uint16_t)(def->rather_first + i) };
        if (term_holds(rules, term, to->seat, to->card)) {
            add_way(to, (ag_way){ .pays = AG_PAYS_TERM, .term = term, .source = to->card });
        }
    }
    const ag_live *live = NULL;
    while ((live = ag_live_next(rules, AG_FIELD_RATHER_THAN, live)) != NULL) {
        if (!is_of_another(rules, live, to->card) && is_allowed(rules, live, to->seat)
            && ag_live_plays(rules, live, to->card, to->seat)) {
            ag_way way = way_of(rules, live);
            int holds =
                way.pays != AG_PAYS_TERM || term_holds(rules, way.term, to->seat, live->source);
            if (holds) add_way(to, way);
        }
    }
}

// CR 409.1: from elsewhere only if something says so. What is paid then may be said with it.
static void add_permitted(ways *to)
{
    const ag_rules *rules = to->rules;
    const ag_live *live = NULL;
    while ((live = ag_live_next(rules, AG_FIELD_PLAYABLE, live)) != NULL) {
        if (!is_allowed(rules, live, to->seat) || !ag_live_works_on(rules, live, to->card)) {
            continue;
        }
        ag_way way = way_of(rules, live);
        add_way(to, way);
        int before = to->count;
        if (way.pays == AG_PAYS_PRINTED) add_alternates(to);
        for (int j = before; j < to->count; j++) {  // allowed by both
            to->out[j].use = to->out[j].use != 0 ? to->out[j].use : way.use;
            to->out[j].modifier = to->out[j].modifier != 0 ? to->out[j].modifier : way.modifier;
        }
    }
}

int ag_way_is_own(const ag_rules *rules, ag_seat seat, ag_card_id card)
{
    return ag_zone(rules->state, card) == AG_ZONE_HAND && ag_owner_of(rules->state, card) == seat;
}

int ag_ways(const ag_rules *rules, ag_seat seat, ag_card_id card, ag_way *out)
{
    ways to = { rules, seat, card, out, 0 };
    if (!ag_card_exists(rules->state, card)) return 0;
    if (ag_way_is_own(rules, seat, card)) {
        add_way(&to, (ag_way){ .source = card });
        add_alternates(&to);
    }
    add_permitted(&to);
    return to.count;
}

// ---- which cards ----

static int list_for(const ag_rules *rules, ag_seat seat, int field, ag_card_id *out, int capacity)
{
    int count = 0;
    const ag_live *live = NULL;
    while ((live = ag_live_next(rules, field, live)) != NULL) {
        ag_context context = ag_live_context(live);
        if (!is_allowed(rules, live, seat)
            || !ag_amount_holds(rules, &live->change->condition, &context)) {
            continue;
        }
        ag_card_id cards[AG_CARD_MAX];
        int found = ag_filter_list(rules, &live->change->subject, &context, cards, AG_CARD_MAX);
        for (int j = 0; j < found && count < capacity; j++) {
            if (!ag_cards_have(out, count, cards[j])) out[count++] = cards[j];
        }
    }
    return count;
}

int ag_way_cards(const ag_rules *rules, ag_seat seat, ag_card_id *out, int capacity)
{
    int count = list_for(rules, seat, AG_FIELD_PLAYABLE, out, capacity);
    int kept = 0;
    for (int i = 0; i < count; i++) {
        if (!ag_way_is_own(rules, seat, out[i])) out[kept++] = out[i];
    }
    return kept;
}

int ag_way_used(const ag_rules *rules, ag_seat seat, ag_card_id *out, int capacity)
{
    return list_for(rules, seat, AG_FIELD_USABLE, out, capacity);
}

int ag_way_to_use(const ag_rules *rules, ag_seat seat, ag_card_id card)
{
    const ag_live *live = NULL;
    while ((live = ag_live_next(rules, AG_FIELD_USABLE, live)) != NULL) {  // CR 702.2b
        if (is_allowed(rules, live, seat) && ag_live_works_on(rules, live, card)) return 1;
    }
    return 0;
}

// ---- what is added, and what is used up ----

// Whether what the modifier says of costs is about this link.
static int is_about(const ag_rules *rules, const ag_live *live, const ag_link *link)
{
    if (link->kind == AG_LINK_PROPOSAL) return ag_live_works_on(rules, live, link->card);
    return link->kind == AG_LINK_CARD
               ? ag_live_plays(rules, live, link->card, link->controller)
               : link->kind == AG_LINK_EFFECT && ag_live_works_on(rules, live, link->card);
}

void ag_way_added(const ag_rules *rules, ag_link *link)
{
    int count = 0;
    int field = link->kind == AG_LINK_PROPOSAL ? AG_FIELD_ATTACK_COST : AG_FIELD_EXTRA_COST;
    const ag_live *live = NULL;
    while (count < 2 && (live = ag_live_next(rules, field, live)) != NULL) {
        if (!is_of_another(rules, live, link->card) && is_about(rules, live, link)) {  // CR 704.1a
            link->added[count++] = (ag_term){ live->printed, (uint16_t)(live->change->word - 1) };
        }
    }
}

// What changes the cost of this link and then ends: it is marked before the cost is paid, for the
// link's own card may be part of it, and be a different one afterwards (CR 707.1e).
void ag_way_settle(ag_rules *rules, ag_link_id link)
{
    ag_state *state = rules->state;
    const ag_link *added = ag_link_at(state, link);
    const ag_derived *derived = ag_derive_now(rules);
    for (int i = 0; i < derived->live_count && added != NULL; i++) {
        const ag_live *live = &derived->live[i];
        if (live->modifier != 0 && state->modifiers[live->modifier].once
            && (live->change->field == AG_FIELD_COST || live->change->field == AG_FIELD_USE_COST
                || live->change->field == AG_FIELD_EXTRA_COST)
            && is_about(rules, live, added)
            && ag_live_prices(live, ag_pay_resource_x(rules, added))) {
            state->modifiers[live->modifier].once = AG_ONCE_TAKEN;
        }
    }
}

// The link is taken back: what was to be used up for it is there for another one.
void ag_way_unsettle(ag_state *state)
{
    for (int slot = 1; slot < state->used.modifiers; slot++) {
        if (state->modifiers[slot].once == AG_ONCE_TAKEN) state->modifiers[slot].once = AG_ONCE;
    }
}

// Additional resources: each is a link, with its face and its cost, besides the turn's resource.

void ag_additional_begin(ag_rules *rules, ag_seat seat, const ag_card_id *cards, int count,
                         int exhausted)
{
    ag_task *task = ag_task_push(rules, AG_TASK_ADDITIONAL);
    task->seat = seat;
    task->additional.exhausted = (uint8_t)(exhausted != 0);
    ag_task_give_cards(rules, cards, count);
}

// What is on its way was begun in stage PLACED.
enum { FACE, PLACED };

static void begin(ag_rules *rules, ag_task *task, ag_card_id card, int face_up)
{
    int exhausted = task->additional.exhausted;
    ag_seat seat = task->seat;
    task->stage = PLACED;
    int flags = AG_LINK_ADDITIONAL | (exhausted ? AG_LINK_EXHAUSTED : 0);  // CR 412.1c
    ag_place_begin(rules, seat, card, face_up, flags);
}

ag_progress ag_additional_run(ag_rules *rules, ag_task *task)
{
    ag_picks picks;
    if (ag_choice_take(rules, &picks)) {
        begin(rules, task, ag_task_card(rules, task, task->additional.next), picks.picks[0] == 0);
        return AG_AGAIN;
    }
    if (task->stage == PLACED) {
        task->additional.placed += rules->state->reply.number > 0;
        task->stage = FACE;
        task->additional.next++;
    }
    ag_card_id card = { 0, 0 };
    for (; task->additional.next < task->list_count; task->additional.next++) {
        card = ag_task_card(rules, task, task->additional.next);
        if (ag_card_exists(rules->state, card) && ag_player_in(rules->state, task->seat)
            && ag_chain_room(rules->state) > 1
            && !ag_player_cant(rules, task->seat, AG_CANT_PLACE)) {
            break;
        }
    }
    ag_reply_clear(rules);
    if (task->additional.next >= task->list_count) {
        ag_reply_number(rules, task->additional.placed);
        return AG_DONE;
    }
    if (ag_face_up_refuse(rules, task->seat, card) != AG_REASON_NONE) {
        begin(rules, task, card, 0);
        return AG_AGAIN;
    }
    return ag_choice_ask_yes(rules, task->seat, AG_PROMPT_FACE, AG_RULE(CR_412_1b), card);
}

// Warp: one card after the other, as its owner chooses, is removed from the game and may be played
// without paying its cost. It goes onto the chain above the link that resolves, so that the last
// one played resolves first.

enum { WARP_CHOOSE, WARP_REMOVED, WARP_PLAY };

// "Until you use a Warp power that was granted this way": the modifier that ends so; 0: none.
static int granted(const ag_rules *rules, ag_card_id id)
{
    const ag_live *live = NULL;
    while ((live = ag_live_next(rules, AG_FIELD_KEYWORD, live)) != NULL) {
        if (live->change->word == AG_KEYWORD_WARP && rules->state->modifiers[live->modifier].once
            && ag_live_works_on(rules, live, id)) {
            return live->modifier;
        }
    }
    return 0;
}

static ag_progress remove_it(ag_rules *rules, ag_task *task, ag_card_id id)
{
    ag_action action = { .kind = AG_ACTION_REMOVE,
                         .seat = ag_owner_of(rules->state, id),
                         .rule = AG_RULE(KW_WARP),
                         .source = id };
    task->stage = WARP_REMOVED;
    for (int slot; (slot = granted(rules, id)) != 0;) ag_modifier_drop(rules, slot);
    ag_action_begin(rules, &action, &id, 1);
    return AG_AGAIN;
}

// What can't be played stays where it is.
static ag_progress ask_to_play(ag_rules *rules, ag_task *task)
{
    const ag_reply *reply = &rules->state->reply;
    ag_way way = { .pays = AG_PAYS_NOTHING };
    ag_card_id id = reply->count == 1 ? ag_ref_as_card(reply->refs[0]) : ag_nobody;
    task->stage = WARP_CHOOSE;
    if (!ag_card_exists(rules->state, id) || ag_zone(rules->state, id) != AG_ZONE_REMOVED
        || ag_chain_room(rules->state) <= 1) {
        return AG_AGAIN;
    }
    ag_seat seat = ag_owner_of(rules->state, id);
    if (ag_play_way_refuse(rules, seat, id, &way) != AG_REASON_NONE) return AG_AGAIN;
    task->stage = WARP_PLAY;
    task->card = id;
    return ag_choice_ask_yes(rules, seat, AG_PROMPT_WARP_PLAY, AG_RULE(KW_WARP), id);
}

ag_progress ag_warp_run(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    ag_picks picks;
    ag_seat seat;
    int taken = ag_choice_take(rules, &picks);
    if (taken && task->stage == WARP_CHOOSE && picks.count > 0) {
        return remove_it(rules, task, ag_ref_as_card(state->options[picks.picks[0]].ref));
    }
    if (taken && task->stage == WARP_CHOOSE) task->warp.nth++;  // at once, or not at all
    if (taken && task->stage == WARP_PLAY) {
        ag_card_id card = task->card;
        ag_way way = { .source = card, .pays = AG_PAYS_NOTHING };
        task->stage = WARP_CHOOSE;
        if (picks.picks[0] == 0) {
            ag_play_begin(rules, ag_owner_of(state, card), card, &way);
            return AG_AGAIN;
        }
    }
    if (task->stage == WARP_REMOVED) return ask_to_play(rules, task);
    for (; (seat = ag_player_from_turn(state, task->warp.nth)) != 0; task->warp.nth++) {
        // The cards of one player that the player may still remove; or none.
        int open = 0;
        for (int i = 0; i < task->list_count; i++) {
            ag_card_id id = ag_task_card(rules, task, i);
            if (!ag_may_warp(rules, id) || ag_owner_of(rules->state, id) != seat) continue;
            if (!open) ag_choice_pick(rules, seat, AG_PROMPT_WARP, AG_RULE(KW_WARP), id);
            open = 1;
            ag_choice_offer(rules, ag_ref_card(id), AG_AIM_HELP);
        }
        if (open) {
            ag_choice_bounds(rules, 0, 1);
            return ag_choice_ready(rules);
        }
    }
    return ag_reply_none(rules);
}
