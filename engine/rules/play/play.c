// Adding a link, step by step (CR 707.1). Each step is a task of its own; if one cannot be
// finished, all of it is taken back as if it had never begun (CR 707.2).
#include "rules/play/play.h"

#include <string.h>

// ---- links come and go ----

ag_link_id ag_link_open(ag_rules *rules, const ag_link *wanted)
{
    ag_state *state = rules->state;
    uint16_t slot = 1;
    while (slot < state->used.links && state->links[slot].kind != AG_LINK_FREE) slot++;
    AG_ASSERT(slot < AG_LINK_MAX);
    // Effects that play, copy or add what plays, copies or adds them again: no trigger is counted
    // there (CR 803.3), and nobody is asked.
    state->turn_links += ag_frames_open(state) != 0;
    if (state->turn_links > AG_TURN_LINKS_MAX) {
        rules->over = "effects set off more effects in one turn than the engine allows";
    }
    if (slot == state->used.links) state->used.links++;
    ag_link *link = &state->links[slot];
    uint16_t life = (uint16_t)(link->life + 1);
    uint16_t empowered = ag_empowered(rules, wanted->controller, wanted->card);
    *link = *wanted;
    link->life = life;
    link->empowered = empowered;
    link->order = ag_state_timestamp(state);
    return (ag_link_id){ slot, life };
}

void ag_copy_cease(ag_rules *rules, ag_card_id card)
{
    ag_known_keep(rules, card);
    ag_pile_take(rules->state, card.slot);
    ag_card_close(rules->state, card.slot);
}

void ag_link_close(ag_rules *rules, ag_link_id id)
{
    ag_state *state = rules->state;
    ag_link *link = ag_link_edit(state, id);
    uint16_t life = link->life;
    ag_link_keep(rules, id);
    ag_targets_close(rules, id.slot);
    ag_card_id card = link->kind == AG_LINK_CARD ? link->card : ag_nobody;
    int copy = ag_zone(state, card) == AG_ZONE_CHAIN
               && (ag_card_edit(state, card)->flags & AG_CARD_COPY) != 0;
    *link = (ag_link){ .life = life };  // the life stays, so that old ids stay stale
    if (copy) ag_copy_cease(rules, card);
}

static const uint8_t steps[] = {
    AG_TASK_CHOOSE_X,     AG_TASK_CHOOSE_MODE, AG_TASK_CHOOSE_TARGETS, AG_TASK_CHOOSE_RACE,
    AG_TASK_CHOOSE_COSTS, AG_TASK_PAY,         AG_TASK_ADDED,
};
enum { STEP_COUNT = sizeof steps, STEP_COSTS = 4 };

// ---- announcing ----

// A card as it was before it was announced is on the task's list, to be restored exactly.
enum { REFS_A_CARD = (sizeof(ag_card) + sizeof(ag_ref) - 1) / sizeof(ag_ref) };

static ag_task *announce(ag_rules *rules, ag_link_id link)
{
    ag_task *task = ag_task_push(rules, AG_TASK_ANNOUNCE);
    task->link = link;
    return task;
}

static ag_task *announce_card(ag_rules *rules, int kind, ag_seat seat, ag_card_id id, uint8_t flags)
{
    ag_state *state = rules->state;
    ag_card before = *ag_card_at(state, id);
    uint8_t from = (uint8_t)ag_zone(state, id);
    uint16_t down = (flags & AG_LINK_FACE_DOWN) ? AG_CARD_FACE_DOWN : 0;  // CR 705.2

    ag_pile_take(state, id.slot);
    ag_card_id now = ag_card_become(rules, id.slot);
    ag_card *card = ag_card_edit(state, now);
    card->controller = seat;
    card->flags |= down;
    ag_pile_put(state, id.slot, ag_pile_of(state, AG_ZONE_CHAIN, 0, 0), 0);

    ag_link_id link =
        ag_link_open(rules, &(ag_link){ .kind = (uint8_t)kind,
                                        .flags = (uint8_t)(flags | AG_LINK_ANNOUNCING),
                                        .card = now,
                                        .printed = before.printed,
                                        .controller = seat,
                                        .event.from = from });
    announce(rules, link);
    ag_ref words[REFS_A_CARD] = { { 0 } };
    memcpy(words, &before, sizeof before);
    ag_task_give(rules, words, REFS_A_CARD);
    return ag_task_top(rules);
}

// The way stays with the task: what allowed it is used up once the link is added.
void ag_play_begin(ag_rules *rules, ag_seat seat, ag_card_id card, const ag_way *way)
{
    ag_task *task = announce_card(rules, AG_LINK_CARD, seat, card, 0);
    ag_link *link = ag_link_edit(rules->state, task->link);
    link->pays = way->pays;
    link->term = way->term;
    ag_way_added(rules, link);
    task->card = way->source;
    task->announce.use = way->use;
    task->announce.modifier = way->modifier;
}

// CR 403.3: which of the ways that can be paid, before anything is announced.
ag_progress ag_play_way(ag_rules *rules, ag_task *task)
{
    ag_way ways[AG_WAY_MAX], way;
    ag_picks picks;
    ag_card_id card = task->card;
    ag_seat seat = task->seat;
    if (task->stage > 0) return AG_DONE;
    int found = ag_ways(rules, seat, card, ways);
    int count = 0;
    for (int i = 0; i < found; i++) {
        if (ag_play_way_refuse(rules, seat, card, &ways[i]) == AG_REASON_NONE) {
            ways[count++] = ways[i];
        }
    }
    int chosen = ag_choice_take(rules, &picks);
    if (count == 0) return AG_DONE;
    way = ways[chosen ? picks.picks[0] : 0];
    if (chosen || count == 1) {
        task->stage = 1;
        ag_play_begin(rules, seat, card, &way);
        return AG_AGAIN;
    }
    ag_choice_pick(rules, seat, AG_PROMPT_WAY, AG_RULE(CR_403_3), card);
    for (int i = 0; i < count; i++) {
        ag_option *option = ag_choice_add(rules, AG_MOVE_WAY, ag_ref_card(ways[i].source));
        ag_link link = { .kind = AG_LINK_CARD,
                         .card = card,
                         .printed = ag_printed_of(rules->state, card),
                         .controller = seat,
                         .pays = ways[i].pays,
                         .term = ways[i].term };
        option->value = (int16_t)ag_pay_resources(rules, &link);
        option->power = ways[i].pays;
    }
    return ag_choice_ready(rules);
}

void ag_play_choose_way(ag_rules *rules, ag_seat seat, ag_card_id card)
{
    ag_task *task = ag_task_push(rules, AG_TASK_CHOOSE_WAY);
    task->seat = seat;
    task->card = card;
}

// CR 412.1b: face up it may cost something.
void ag_place_begin(ag_rules *rules, ag_seat seat, ag_card_id card, int face_up, int flags)
{
    flags |= face_up ? 0 : AG_LINK_COSTLESS | AG_LINK_FACE_DOWN;
    announce_card(rules, AG_LINK_RESOURCE, seat, card, (uint8_t)flags);
}

void ag_chain_add_begin(ag_rules *rules, ag_card_id card, ag_seat seat, uint8_t flags)
{
    announce_card(rules, AG_LINK_CARD, seat, card, (uint8_t)(flags | AG_LINK_COSTLESS));
}

// Events and what raids trigger say that players can't interrupt them (R402.1a).
static uint8_t flags_of(const ag_rules *rules, uint16_t printed, int power, int flags)
{
    const ag_power_def *def = &ag_catalog_card(rules->catalog, printed)->powers[power];
    return (uint8_t)(def->uninterruptible ? flags | AG_LINK_UNINTERRUPTIBLE : flags);
}

void ag_use_begin(ag_rules *rules, ag_seat seat, ag_card_id card, int power, int pays)
{
    ag_owned owned = ag_owned_at(rules, card, power);
    AG_ASSERT(owned.def != NULL);
    ag_link link = { .kind = AG_LINK_EFFECT,
                     .flags = flags_of(rules, owned.printed, owned.power, AG_LINK_ANNOUNCING),
                     .card = card,
                     .printed = owned.printed,
                     .power = owned.power,
                     .controller = seat,
                     .pays = (uint8_t)pays,
                     .grant = owned.grant,
                     .given = owned.given };
    ag_link_id id = ag_link_open(rules, &link);
    ag_way_added(rules, ag_link_edit(rules->state, id));
    announce(rules, id);
}

// ---- what an effect asks for ----

static ag_link cost_link(ag_seat seat, ag_card_id card, ag_term term)
{
    return (ag_link){ .kind = AG_LINK_COST,
                      .flags = AG_LINK_ANNOUNCING,
                      .card = card,
                      .printed = term.printed,
                      .power = term.power,
                      .controller = seat,
                      .pays = AG_PAYS_TERM,
                      .term = term };
}

int ag_can_pay(const ag_rules *rules, ag_seat seat, ag_card_id card, ag_term term)
{
    ag_link link = cost_link(seat, card, term);
    return ag_pay_link_refuse(rules, &link) == AG_REASON_NONE;
}

void ag_pay_begin(ag_rules *rules, ag_seat seat, ag_card_id card, ag_term term)
{
    ag_link link = cost_link(seat, card, term);
    ag_task *task = announce(rules, ag_link_open(rules, &link));
    AG_ASSERT(steps[STEP_COSTS] == AG_TASK_CHOOSE_COSTS);
    task->stage = STEP_COSTS;
}

void ag_trigger_link(ag_rules *rules, const ag_waiting *waiting)
{
    int flags = AG_LINK_ANNOUNCING | AG_LINK_COSTLESS;
    ag_link link = { .kind = AG_LINK_TRIGGER,
                     .flags = flags_of(rules, waiting->printed, waiting->power, flags),
                     .card = waiting->source,
                     .printed = waiting->printed,
                     .power = waiting->power,
                     .controller = waiting->controller,
                     .x = waiting->x,
                     .event = waiting->event,
                     .given = waiting->given };
    memcpy(link.captured, waiting->captured, sizeof link.captured);
    announce(rules, ag_link_open(rules, &link));
}

// CR 707.2: the card is again the very card that it was, in its old place.
static void put_card_back(ag_rules *rules, const ag_task *task)
{
    ag_state *state = rules->state;
    ag_card before;
    memcpy(&before, &state->words[task->list], sizeof before);
    uint16_t slot = ag_link_at(state, task->link)->card.slot;
    ag_pile_take(state, slot);
    const ag_card *announced = &state->cards[slot];
    memcpy(before.veils, announced->veils, sizeof before.veils);
    before.readers = announced->readers;
    state->cards[slot] = before;
    ag_card *card = &state->cards[slot];
    ag_pile *pile = &state->piles[before.pile];
    if (card->prev != 0) {
        state->cards[card->prev].next = slot;
    } else {
        pile->first = slot;
    }
    if (card->next != 0) {
        state->cards[card->next].prev = slot;
    } else {
        pile->last = slot;
    }
    pile->count++;
    ag_card_settle_sight(state, slot);  // all have seen it meanwhile
    ag_touch(state, AG_TOUCH_ELSEWHERE);
}

ag_progress ag_play_announce(ag_rules *rules, ag_task *task)
{
    if (ag_link_at(rules->state, task->link) == NULL) {
        ag_way_unsettle(rules->state);
        return AG_DONE;  // its player left the game in the middle of it
    }
    if (task->stage > 0 && rules->state->reply.number < 0) {
        if (task->list_count > 0) put_card_back(rules, task);
        ag_way_unsettle(rules->state);
        ag_link_close(rules, task->link);
        return ag_reply_none(rules);
    }
    if (task->stage == STEP_COUNT) {
        ag_way way = { .source = task->card,
                       .use = (uint8_t)task->announce.use,
                       .modifier = task->announce.modifier };
        ag_state *state = rules->state;
        for (int slot = 1; slot < state->used.modifiers; slot++) {
            if (state->modifiers[slot].once == AG_ONCE_TAKEN) ag_modifier_drop(rules, slot);
        }
        if (way.modifier != 0) ag_modifier_drop(rules, way.modifier);
        if (way.use != 0 && ag_card_exists(state, way.source)) {
            ag_card_edit(state, way.source)->used_power |= (uint16_t)AG_BIT(way.use - 1);
        }
        ag_reply_clear(rules);
        ag_reply_number(rules, 1);
        return AG_DONE;
    }
    ag_link_id link = task->link;
    int only_paid = ag_link_at(rules->state, link)->kind == AG_LINK_COST;
    if (only_paid && steps[task->stage] == AG_TASK_ADDED) {
        ag_ref refs[AG_REPLY_MAX];
        int count = ag_link_paid(rules, link, refs);
        ag_reply_clear(rules);
        ag_reply_number(rules, 1);
        for (int i = 0; i < count; i++) ag_reply_add(rules, refs[i]);
        ag_link_close(rules, link);
        return AG_DONE;
    }
    ag_reply_clear(rules);
    if (steps[task->stage] == AG_TASK_PAY) ag_way_settle(rules, link);
    ag_task_push(rules, steps[task->stage++])->link = link;
    return AG_AGAIN;
}

ag_progress ag_play_fail(ag_rules *rules)
{
    ag_reply_clear(rules);
    ag_reply_number(rules, -1);
    return AG_DONE;
}

// ---- added ----

static int event_of_link(const ag_rules *rules, const ag_link *link)
{
    const ag_card_def *def = ag_catalog_card(rules->catalog, link->printed);
    switch (link->kind) {
    case AG_LINK_RESOURCE: return AG_EVENT_PLACED;
    case AG_LINK_TRIGGER: return AG_EVENT_TRIGGERED;
    case AG_LINK_EFFECT:
        return def->powers[link->power].kind == AG_POWER_REWARD ? AG_EVENT_COMPLETED
                                                                : AG_EVENT_USED;
    default:  // what an automated side flips is played
        return (link->flags & AG_LINK_COSTLESS) && !ag_is_automated(rules, link->controller)
                   ? AG_EVENT_ADDED
                   : AG_EVENT_PLAYED;
    }
}

static void tell_added(ag_rules *rules, ag_link_id id)
{
    const ag_link *link = ag_link_at(rules->state, id);
    if (event_of_link(rules, link) == AG_EVENT_PLAYED) {
        const ag_card_def *def = ag_catalog_card(rules->catalog, link->printed);
        ag_player_edit(rules->state, link->controller)->played |= (uint8_t)def->side[0].types;
        ag_touch(rules->state, AG_TOUCH_TURN);
    }
    ag_event event = ag_event_of(rules, event_of_link(rules, link), link->controller, link->card);
    event.card_printed = ag_shown_as(rules, link->printed, link->card, link->given);
    event.link = id;
    event.amount = link->x;
    ag_announce(rules, &event);
    // Not told, but watches may ask where a card came from. A trigger has its own event there.
    event.from = link->kind == AG_LINK_TRIGGER ? (uint8_t)AG_ZONE_NOWHERE : link->event.from;
    ag_trigger_notice(rules, &event);
    ag_ref refs[AG_TARGET_MAX];
    for (int index = 0; index < AG_LINK_TARGET_MAX; index++) {
        int count = ag_link_targets(rules, id, index, 0, refs, AG_TARGET_MAX);
        for (int i = 0; i < count; i++) ag_target_tell(rules, id, refs[i]);
    }
}

ag_progress ag_play_added(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    if (task->stage > 0) return ag_reply_none(rules);
    ag_link *link = ag_link_edit(state, task->link);
    task->stage = 1;
    link->flags &= (uint8_t)~AG_LINK_ANNOUNCING;
    state->links_added++;
    state->turn.passes = 0;
    if (link->kind == AG_LINK_RESOURCE && !(link->flags & AG_LINK_ADDITIONAL)) {
        ag_player_edit(state, link->controller)->placed++;
    }
    tell_added(rules, task->link);
    if (link->kind != AG_LINK_EFFECT) return ag_reply_none(rules);
    const ag_power_def *power =
        &ag_catalog_card(rules->catalog, link->printed)->powers[link->power];
    if (power->once_per_turn && link->grant != 0) {
        // Its card may be gone by now: it was what the power cost.
        AG_ASSERT(link->grant != 0 && link->grant < AG_GRANT_MAX);
        if (ag_card_id_same(state->grants[link->grant].card, link->card)) {
            state->grants[link->grant].used = 1;
        }
    } else {
        ag_watch_use(rules, power, link->card);
    }
    if (power->off_chain) {  // a special action: it is done before anybody can answer
        ag_task_push(rules, AG_TASK_RESOLVE)->link = task->link;
        return AG_AGAIN;
    }
    int reward = power->kind == AG_POWER_REWARD;
    if (reward) {  // CR 702.2: with that it is completed
        ag_player_edit(state, link->controller)->flags |= AG_PLAYER_COMPLETED;
        ag_touch(state, AG_TOUCH_TURN);
    }
    if (!reward) return ag_reply_none(rules);
    // CR 702: as the last part of adding it, the quest is turned face down.
    ag_card_id quest = link->card;
    ag_action action = { .kind = AG_ACTION_FACE_DOWN,
                         .flags = AG_ACTION_BY_GAME,
                         .rule = AG_RULE(CR_702_1),
                         .source = quest };
    ag_action_begin(rules, &action, &quest, 1);
    return AG_AGAIN;
}
