// Adding a link, step by step (CR 707.1). Each step is a task of its own; if one cannot be
// finished, all of it is taken back as if it had never begun (CR 707.2).
#include "rules/play.h"

#include <string.h>

#include "rules/agenda.h"
#include "rules/chain.h"
#include "rules/choice.h"
#include "rules/deed.h"
#include "rules/derive.h"
#include "rules/event.h"
#include "rules/filter.h"
#include "rules/known.h"
#include "rules/pay.h"
#include "rules/target.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

static const uint8_t steps[] = {
    AG_TASK_CHOOSE_X,     AG_TASK_CHOOSE_MODE, AG_TASK_CHOOSE_TARGETS,
    AG_TASK_CHOOSE_COSTS, AG_TASK_PAY,         AG_TASK_ADDED,
};
enum { STEP_COUNT = sizeof steps };

// ---- announcing ----

// A card as it was before it was announced lies on the task's list, so that it can be put back
// exactly.
enum { REFS_A_CARD = sizeof(ag_card) / sizeof(ag_ref) };

static ag_task *announce(ag_rules *rules, ag_link_id link)
{
    ag_task *task = ag_task_push(rules, AG_TASK_ANNOUNCE);
    task->link = link;
    return task;
}

static void announce_card(ag_rules *rules, int kind, ag_seat seat, ag_card_id id, uint8_t flags)
{
    ag_state *state = rules->state;
    ag_card before = *ag_card_at(state, id);
    int hides = AG_RULE_HOLDS(CR_705_2) && (flags & AG_LINK_FACE_DOWN);
    uint8_t down = hides ? AG_CARD_FACE_DOWN : 0;

    ag_pile_take(state, id.slot);
    ag_card_id now = ag_card_renew(state, id.slot);
    ag_card *card = ag_card_edit(state, now);
    card->controller = seat;
    card->flags |= down;
    ag_pile_put(state, id.slot, ag_pile_of(state, AG_ZONE_CHAIN, 0, 0), 0);

    ag_link_id link = ag_link_open(rules, kind, now, before.printed, 0, seat,
                                   (uint8_t)(flags | AG_LINK_ANNOUNCING));
    announce(rules, link);
    ag_ref words[REFS_A_CARD];
    memcpy(words, &before, sizeof before);
    ag_task_give(rules, words, REFS_A_CARD);
}

void ag_play_begin(ag_rules *rules, ag_seat seat, ag_card_id card)
{
    announce_card(rules, AG_LINK_CARD, seat, card, 0);
}

void ag_place_begin(ag_rules *rules, ag_seat seat, ag_card_id card, int face_up)
{
    announce_card(rules, AG_LINK_RESOURCE, seat, card,
                  face_up ? AG_LINK_COSTLESS : AG_LINK_COSTLESS | AG_LINK_FACE_DOWN);
}

void ag_chain_add_begin(ag_rules *rules, ag_card_id card, ag_seat seat, uint8_t flags)
{
    announce_card(rules, AG_LINK_CARD, seat, card, (uint8_t)(flags | AG_LINK_COSTLESS));
}

void ag_use_begin(ag_rules *rules, ag_seat seat, ag_card_id card, int power)
{
    announce(rules, ag_link_open(rules, AG_LINK_EFFECT, card, ag_printed_of(rules->state, card),
                                 (uint16_t)power, seat, AG_LINK_ANNOUNCING));
}

void ag_trigger_link(ag_rules *rules, const ag_waiting *waiting)
{
    ag_link_id id =
        ag_link_open(rules, AG_LINK_TRIGGER, waiting->source, waiting->printed, waiting->power,
                     waiting->controller, AG_LINK_ANNOUNCING | AG_LINK_COSTLESS);
    ag_link *link = ag_link_edit(rules->state, id);
    link->event = waiting->event;
    memcpy(link->captured, waiting->captured, sizeof link->captured);
    announce(rules, id);
}

// CR 707.2: the card is again the very card that it was, in its old place.
static void put_card_back(ag_rules *rules, const ag_task *task)
{
    ag_state *state = rules->state;
    ag_card before;
    memcpy(&before, &state->words[task->list], sizeof before);
    uint16_t slot = ag_link_at(state, task->link)->card.slot;
    ag_pile_take(state, slot);
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
    ag_touch(state, AG_TOUCH_ELSEWHERE);
}

static void take_back(ag_rules *rules, const ag_task *task)
{
    if (task->list_count > 0) {
        put_card_back(rules, task);
    }
    ag_link_close(rules, task->link);
}

ag_progress ag_play_announce(ag_rules *rules, ag_task *task)
{
    if (ag_link_at(rules->state, task->link) == NULL) {
        return AG_DONE;  // its player left the game in the middle of it
    }
    if (task->stage > 0 && rules->state->reply.number < 0) {
        take_back(rules, task);
        ag_reply_clear(rules);
        return AG_DONE;
    }
    if (task->stage == STEP_COUNT) {
        return AG_DONE;
    }
    ag_link_id link = task->link;
    ag_reply_clear(rules);
    ag_task_push(rules, steps[task->stage++])->link = link;
    return AG_AGAIN;
}

static ag_progress fail(ag_rules *rules)
{
    ag_reply_clear(rules);
    ag_reply_number(rules, -1);
    return AG_DONE;
}

static ag_progress done(ag_rules *rules)
{
    ag_reply_clear(rules);
    return AG_DONE;
}

// ---- X and modes ----

static int x_count(const ag_rules *rules, const ag_link *link)
{
    int count = ag_pay_cost(rules, link)->x_count;
    if (link->kind == AG_LINK_CARD && !(link->flags & AG_LINK_COSTLESS)) {
        count += ag_catalog_card(rules->catalog, link->printed)->side[0].cost_x;
    }
    return count;
}

static ag_lens lens_of(const ag_link *link)
{
    return (ag_lens){ .viewer = link->controller,
                      .source = link->card,
                      .x = link->x,
                      .event_amount = link->event.amount };
}

// How many targets the list of all targets has room for, less what the cost will pick.
static int room_for(const ag_rules *rules, const ag_link *link)
{
    return AG_TARGET_MAX - rules->state->used.targets - ag_pay_picks(ag_pay_cost(rules, link));
}

static int has_targets(const ag_rules *rules, const ag_link *link)
{
    const ag_card_def *def = ag_catalog_card(rules->catalog, link->printed);
    const ag_power_def *power = ag_link_power(rules, link, NULL);
    ag_lens lens = lens_of(link);
    int room = room_for(rules, link);
    if (room < 0 || power == NULL) {
        return room >= 0;
    }
    if (power->mode_count == 0) {
        return ag_targets_possible(rules, power, &lens, room);
    }
    for (int i = 0; i < power->mode_count; i++) {
        if (ag_targets_possible(rules, &def->powers[power->mode_first + i], &lens, room)) {
            return 1;
        }
    }
    return 0;
}

int ag_play_x_range(const ag_rules *rules, const ag_link *link, int *least, int *most)
{
    int ready = ag_pay_ready(rules, link->controller);
    int has_x = x_count(rules, link) > 0;
    int found = 0;
    ag_link trial = *link;
    *least = *most = 0;
    for (trial.x = 0; !has_x || ag_pay_resources(rules, &trial) <= ready; trial.x++) {
        if (has_targets(rules, &trial)) {
            *least = found ? *least : trial.x;
            *most = trial.x;
            found = 1;
        }
        if (!has_x) {
            break;
        }
    }
    return found;
}

ag_progress ag_play_x(ag_rules *rules, ag_task *task)
{
    ag_link *link = ag_link_edit(rules->state, task->link);
    ag_picks picks;
    if (ag_choice_take(rules, &picks)) {
        link->x = picks.number;
        return done(rules);
    }
    int least, most;
    if (x_count(rules, link) == 0 || !AG_RULE_HOLDS(CR_201_3) || !AG_RULE_HOLDS(CR_707_1b)) {
        return done(rules);
    }
    if (!ag_play_x_range(rules, link, &least, &most)) {
        return fail(rules);
    }
    ag_choice_open(rules, AG_CHOICE_NUMBER, (uint8_t)(1u << link->controller), AG_PROMPT_X,
                   AG_RULE(CR_201_3), link->card);
    ag_choice_bounds(rules, least, most);
    return ag_choice_ready(rules);
}

ag_progress ag_play_mode(ag_rules *rules, ag_task *task)
{
    ag_link *link = ag_link_edit(rules->state, task->link);
    ag_picks picks;
    if (ag_choice_take(rules, &picks)) {
        link->mode = (uint8_t)(1 + rules->state->options[picks.picks[0]].value);
        return done(rules);
    }
    const ag_power_def *power = ag_link_power(rules, link, NULL);
    if (power == NULL || power->mode_count == 0 || !AG_RULE_HOLDS(CR_707_1c)) {
        return done(rules);
    }
    const ag_card_def *def = ag_catalog_card(rules->catalog, link->printed);
    ag_lens lens = lens_of(link);
    ag_choice_open(rules, AG_CHOICE_PICK, (uint8_t)(1u << link->controller), AG_PROMPT_MODE,
                   AG_RULE(CR_707_1), link->card);
    for (int i = 0; i < power->mode_count; i++) {
        const ag_power_def *mode = &def->powers[power->mode_first + i];
        if (ag_targets_possible(rules, mode, &lens, room_for(rules, link))) {
            ag_option *option = ag_choice_add(rules, AG_OPTION_MODE, (ag_ref){ 0 });
            option->value = (int16_t)i;
            option->power = (uint16_t)(power->mode_first + i);
        }
    }
    if (rules->state->choice.option_count == 0) {
        rules->state->choice = (ag_choice_state){ .kind = AG_CHOICE_NONE };
        return fail(rules);
    }
    return ag_choice_ready(rules);
}

// ---- targets ----

static void tell_targeted(ag_rules *rules, ag_link_id id, ag_ref ref)
{
    const ag_link *link = ag_link_at(rules->state, id);
    ag_event event = ag_event_of(rules, AG_EVENT_TARGETED, link->controller, ag_ref_as_card(ref));
    if (ref.kind == AG_REF_SEAT) {
        event.kind = AG_EVENT_TARGETED_PLAYER;
        event.seat = ref.seat;
    } else if (ref.kind == AG_REF_LINK) {
        const ag_link *aimed = ag_link_at(rules->state, ag_ref_as_link(ref));
        event.card = aimed->card;
        event.card_printed = aimed->printed;
    } else if (ref.kind != AG_REF_CARD) {
        return;
    }
    event.source = link->card;
    event.source_printed = link->printed;
    event.by = link->controller;
    event.link = id;
    ag_happen(rules, &event);
}

static int option_kind(ag_ref ref)
{
    return ref.kind == AG_REF_CARD   ? AG_OPTION_CARD
           : ref.kind == AG_REF_LINK ? AG_OPTION_LINK
           : ref.kind == AG_REF_SEAT ? AG_OPTION_SEAT
                                     : AG_OPTION_PILE;
}

// Who chooses a target: the link's controller, or where the text says so his opponents together.
static uint8_t choosers(const ag_rules *rules, const ag_link *link, const ag_target_def *def)
{
    uint8_t opponents = ag_seats_opposing(rules->state, link->controller);
    int theirs = def->chosen_by == AG_WHOSE_OPPOSING && opponents != 0;
    return theirs ? opponents : (uint8_t)(1u << link->controller);
}

// One target of the power after the other; `a` is the one that is being chosen.
ag_progress ag_play_targets(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    ag_link *link = ag_link_edit(state, task->link);
    const ag_power_def *power = ag_link_power(rules, link, NULL);
    ag_picks picks;
    if (ag_choice_take(rules, &picks)) {
        for (int i = 0; i < picks.count; i++) {
            ag_target_add(rules, task->link, task->a, state->options[picks.picks[i]].ref);
        }
        task->a++;
    }
    if (power == NULL || task->a >= power->target_count) {
        return done(rules);
    }
    const ag_target_def *def = &power->targets[task->a];
    ag_lens lens = lens_of(link);
    ag_ref refs[AG_CARD_MAX];
    int count = ag_target_list(rules, def, &lens, task->link, refs, AG_CARD_MAX);
    int min = ag_target_min(rules, def, &lens);
    int room = room_for(rules, link);
    for (int i = task->a + 1; i < power->target_count; i++) {
        room -= ag_target_min(rules, &power->targets[i], &lens);
    }
    int max = ag_target_max(rules, def, &lens);
    max = max < room ? max : room;
    if (count < min || room < min) {
        int gone = link->kind != AG_LINK_TRIGGER || AG_RULE_HOLDS(CR_708_2);
        if ((link->flags & AG_LINK_REST_RESOURCES) || !gone) {
            link->flags |= AG_LINK_UNAIMED;  // an event goes on the chain all the same (R201.2)
            return done(rules);
        }
        return fail(rules);
    }
    ag_choice_open(rules, AG_CHOICE_PICK, choosers(rules, link, def), AG_PROMPT_TARGET,
                   AG_RULE(CR_706_1), link->card);
    ag_choice_bounds(rules, min, max < min ? min : max);
    for (int i = 0; i < count; i++) {
        ag_choice_add(rules, option_kind(refs[i]), refs[i])->aim = def->aim;
    }
    return ag_choice_ready(rules);
}

// ---- choices of the cost ----

static int part_asks(const ag_cost_part *part)
{
    return part->kind >= AG_COST_DISCARD && part->kind <= AG_COST_DAMAGE;
}

// CR 403.1: what an earlier part of the same kind has taken can't be taken again.
static int is_taken(const ag_rules *rules, const ag_task *task, const ag_cost *cost,
                    ag_card_id card)
{
    for (int i = 0; i < task->a; i++) {
        ag_ref refs[AG_REPLY_MAX];
        int count = ag_link_targets(rules, task->link, AG_COST_INDEX + i, 0, refs, AG_REPLY_MAX);
        for (int j = 0; j < count && cost->parts[i].kind == cost->parts[task->a].kind; j++) {
            if (ag_card_id_same(ag_ref_as_card(refs[j]), card)) {
                return 1;
            }
        }
    }
    return 0;
}

static ag_progress ask_part(ag_rules *rules, const ag_task *task, const ag_cost *cost)
{
    const ag_link *link = ag_link_at(rules->state, task->link);
    ag_cost_part part = ag_pay_part(cost, task->a, link->card);
    ag_card_id cards[AG_CARD_MAX];
    int found = ag_pay_candidates(rules, link->controller, link->card, &part, cards, AG_CARD_MAX);
    int count = 0;
    for (int i = 0; i < found; i++) {
        if (!is_taken(rules, task, cost, cards[i])) {
            cards[count++] = cards[i];
        }
    }
    int damage = part.kind == AG_COST_DAMAGE;
    if (count < (damage ? 1 : part.min)) {
        return AG_DONE;
    }
    ag_choice_open(rules, damage ? AG_CHOICE_NUMBER : AG_CHOICE_PICK,
                   (uint8_t)(1u << link->controller), AG_PROMPT_COST, AG_RULE(CR_403_1),
                   link->card);
    ag_choice_bounds(rules, part.min, part.max);
    for (int i = 0; i < (damage ? 1 : count); i++) {
        ag_choice_add(rules, AG_OPTION_CARD, ag_ref_card(cards[i]));
    }
    return ag_choice_ready(rules);
}

ag_progress ag_play_costs(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    ag_link *link = ag_link_edit(state, task->link);
    const ag_cost *cost = ag_pay_cost(rules, link);
    ag_picks picks;
    if (ag_choice_take(rules, &picks)) {
        if (cost->parts[task->a].kind == AG_COST_DAMAGE) {
            link->paid = picks.number;
            ag_target_add(rules, task->link, AG_COST_INDEX + task->a, state->options[0].ref);
        }
        for (int i = 0; i < picks.count; i++) {
            ag_target_add(rules, task->link, AG_COST_INDEX + task->a,
                          state->options[picks.picks[i]].ref);
        }
        task->a++;
    }
    while (task->a < cost->part_count && !part_asks(&cost->parts[task->a])) {
        task->a++;
    }
    if (task->a >= cost->part_count) {
        return done(rules);
    }
    ag_progress progress = ask_part(rules, task, cost);
    return progress == AG_DONE ? fail(rules) : progress;
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
    default: return (link->flags & AG_LINK_COSTLESS) ? AG_EVENT_ADDED : AG_EVENT_PLAYED;
    }
}

static void tell_added(ag_rules *rules, ag_link_id id)
{
    const ag_link *link = ag_link_at(rules->state, id);
    ag_event event = ag_event_of(rules, event_of_link(rules, link), link->controller, link->card);
    event.card_printed = link->printed;
    event.link = id;
    event.amount = link->x;
    ag_happen(rules, &event);
    ag_ref refs[AG_TARGET_MAX];
    for (int index = 0; index < AG_POWER_TARGET_MAX; index++) {
        int count = ag_link_targets(rules, id, index, 0, refs, AG_TARGET_MAX);
        for (int i = 0; i < count; i++) {
            tell_targeted(rules, id, refs[i]);
        }
    }
}

ag_progress ag_play_added(ag_rules *rules, ag_task *task)
{
    ag_state *state = rules->state;
    ag_link *link = ag_link_edit(state, task->link);
    if (task->stage > 0) {
        return done(rules);
    }
    task->stage = 1;
    link->flags &= (uint8_t)~AG_LINK_ANNOUNCING;
    state->links_added++;
    state->turn.passes = 0;
    if (link->kind == AG_LINK_RESOURCE) {
        ag_player_edit(state, link->controller)->placed++;
    }
    tell_added(rules, task->link);
    if (link->kind != AG_LINK_EFFECT) {
        return done(rules);
    }
    const ag_power_def *power =
        &ag_catalog_card(rules->catalog, link->printed)->powers[link->power];
    if (power->once_per_turn && ag_card_exists(state, link->card)) {
        AG_ASSERT(power->use < AG_USES_MAX);
        ag_card_edit(state, link->card)->used_power |= (uint16_t)AG_BIT(power->use);
    }
    int reward = power->kind == AG_POWER_REWARD;
    if (!reward || !AG_RULE_HOLDS(CR_702_2)) {
        return done(rules);
    }
    // CR 702: as the last part of adding it, the quest is turned face down.
    ag_card_id quest = link->card;
    ag_deed deed = { .kind = AG_DEED_FACE_DOWN,
                     .flags = AG_DEED_BY_GAME,
                     .rule = AG_RULE(CR_702_1),
                     .source = quest };
    ag_deed_begin(rules, &deed, &quest, 1);
    return AG_AGAIN;
}
