// Aiming: the targets of a link are chosen one after the other as it is added, so that all of them
// can be chosen: magnets first, or at random; what is divided is divided here (CR 706, 707.1d).
#include "rules/play/play.h"

#include <string.h>

enum { SINGLE_MAGNET = 1, SINGLE_RELATED };  // why one is asked for, and the rest later

// ---- readers ----

static int count_chosen(const ag_rules *rules, ag_link_id id, int index)
{
    ag_ref refs[AG_TARGET_MAX];
    return ag_link_targets(rules, id, index, 0, refs, AG_TARGET_MAX);
}

// CR 706.1: "another target" is a ref that no other of the link's targets has, chosen once.
static int is_chosen(const ag_rules *rules, ag_link_id id, const ag_target_def *def, int index,
                     ag_ref ref)
{
    int base = index - index % AG_POWER_TARGET_MAX;  // of its mode
    for (int other = 0; other < AG_POWER_TARGET_MAX; other++) {
        ag_ref refs[AG_TARGET_MAX];
        int excludes = base + other == index || (def->not_as & AG_BIT(other));
        int count = excludes ? ag_link_targets(rules, id, base + other, 0, refs, AG_TARGET_MAX) : 0;
        for (int i = 0; i < count; i++) {
            if (ag_ref_same(refs[i], ref)) return 1;
        }
    }
    return 0;
}

static int index_of(const ag_rules *rules, ag_link_id id, ag_ref ref)
{
    for (int index = 0; index < AG_LINK_TARGET_MAX; index++) {
        ag_ref refs[AG_TARGET_MAX];
        int count = ag_link_targets(rules, id, index, 0, refs, AG_TARGET_MAX);
        for (int i = 0; i < count; i++) {
            if (ag_ref_same(refs[i], ref)) return index;
        }
    }
    return -1;
}

// ---- what is announced ----

void ag_target_tell(ag_rules *rules, ag_link_id id, ag_ref ref)
{
    const ag_link *link = ag_link_at(rules->state, id);
    ag_event event = ag_event_of(rules, AG_EVENT_TARGETED, link->controller, ag_ref_as_card(ref));
    if (ref.kind == AG_REF_SEAT) {
        event.kind = AG_EVENT_TARGETED_PLAYER;
        event.seat = ref.seat;
    } else if (ref.kind == AG_REF_LINK) {
        const ag_link *aimed = ag_link_known(rules->state, ag_ref_as_link(ref));
        if (aimed == NULL) return;  // a copy keeps targets that are gone (CR 402.1c)
        event.card = aimed->card;
        event.card_printed = ag_shown_as(rules, aimed->printed, aimed->card, aimed->given);
    } else if (ref.kind != AG_REF_CARD) {
        return;
    }
    event.source = link->card;
    event.source_printed = ag_shown_as(rules, link->printed, link->card, link->given);
    event.by = link->controller;
    event.link = id;
    ag_happen(rules, &event);
}

// ---- what can be chosen ----

typedef struct aim {  // the target that is being chosen
    const ag_power_def *power;
    const ag_target_def *def;
    ag_link_id link;
    int index;  // among the targets of its mode
    int place;  // among those of the link
    ag_context context;
    int min, max;  // how many more of them
    int count;
    ag_ref refs[AG_CARD_MAX];
} aim;

static void keep_where(const ag_rules *rules, aim *at,
                       int (*fits)(const ag_rules *, const aim *, ag_ref))
{
    int kept = 0;
    for (int i = 0; i < at->count; i++) {
        if (fits(rules, at, at->refs[i])) at->refs[kept++] = at->refs[i];
    }
    at->count = kept;
}

static int is_left(const ag_rules *rules, const aim *at, ag_ref ref)
{
    return !is_chosen(rules, at->link, at->def, at->place, ref);
}

// CR 707.1d: with it the targets that follow can still be chosen, whatever order the text has.
static int leaves_the_rest(const ag_rules *rules, const aim *at, ag_ref ref)
{
    return ag_targets_left(rules, at->power, &at->context, at->link, at->index, ref);
}

static int can_be_paid(const ag_rules *rules, const aim *at, ag_ref ref)
{
    const ag_link *link = ag_link_at(rules->state, at->link);
    int chosen = count_chosen(rules, at->link, at->place);
    return ag_afford(rules, link, at->power, at->index, chosen, ref);
}

// CR 706.1, 707.1d: what the other targets are decides whether it fits, and what fits after it.
static int is_related(const ag_rules *rules, const aim *at, ag_ref ref)
{
    return ag_target_related_refuse(rules, at->link, at->place, (ag_ref){ 0 }, ref)
               == AG_REASON_NONE
           && ag_targets_related_left(rules, at->power, &at->context, at->link, at->index, ref);
}

// All but the options, which are many and listed later.
static void aim_at(const ag_rules *rules, ag_link_id id, const ag_power_def *power, int index,
                   aim *at)
{
    const ag_link *link = ag_link_at(rules->state, id);
    at->power = power;
    at->def = &power->targets[index];
    at->link = id;
    at->index = index;
    at->place = ag_link_base(link) + index;
    at->context = ag_link_context(link);
    int room = ag_play_room(rules, link);
    for (int i = index + 1; i < power->target_count; i++) {
        room -= ag_target_min(rules, &power->targets[i], &at->context);
    }
    int chosen = count_chosen(rules, id, at->place);
    at->min = ag_target_min(rules, at->def, &at->context);
    at->max = ag_target_max(rules, at->def, &at->context);
    at->min = at->min > chosen ? at->min - chosen : 0;
    at->max -= chosen;
    at->max = at->max < room ? at->max : room;
}

// ---- magnets (CR 706.4) ----

// Nothing outside the parties is one.
static int is_magnet(const ag_rules *rules, const aim *at, ag_ref ref)
{
    ag_card_id card = ag_ref_as_card(ref);
    const ag_link *link = ag_link_at(rules->state, at->link);
    ag_seat seat = ag_controller_of(rules->state, card);
    return ag_numbers_of(rules, card)->magnet && ag_opposed(rules->state, link->controller, seat)
           && index_of(rules, at->link, ref) < 0;
}

// If magnets can't wait for a target that follows, one of them must be chosen now. A player who may
// choose "up to" so many may choose none of them at all.
static int demand_magnet(const ag_rules *rules, aim *at, int chosen)
{
    int magnets = 0;
    if (!ag_binds(rules, AG_FIELD_MAGNET) || at->max < 1) return 0;  // CR 706.4
    for (int i = 0; i < at->count; i++) magnets += is_magnet(rules, at, at->refs[i]);
    // How many of the targets that follow must be chosen, and could take a magnet then.
    int later = 0;
    for (int i = at->index + 1; i < at->power->target_count; i++) {
        const ag_target_def *def = &at->power->targets[i];
        ag_ref refs[AG_CARD_MAX];
        int count = ag_target_min(rules, def, &at->context) == 0
                        ? 0
                        : ag_target_list(rules, def, &at->context, refs, AG_CARD_MAX);
        int could = 0;
        for (int j = 0; j < count && !could; j++) could = is_magnet(rules, at, refs[j]);
        later += could;
    }
    if (magnets <= later) return 0;
    keep_where(rules, at, is_magnet);
    at->min = at->min > 0 || chosen > 0 ? 1 : 0;
    at->max = 1;
    return 1;
}

// Each that is chosen says what the next may be.
static int demand_one(aim *at)
{
    if (!ag_target_one_by_one(at->def) || at->max < 2) return 0;
    at->min = at->min > 0 ? 1 : 0;
    at->max = 1;
    return 1;
}

// ---- choosing ----

static ag_progress ask(ag_rules *rules, const aim *at)
{
    const ag_link *link = ag_link_at(rules->state, at->link);
    // The players who choose a target: the link's controller, or by the text all opponents.
    uint8_t opponents = ag_seats_opposing(rules->state, link->controller);
    int theirs = at->def->chosen_by == AG_WHOSE_OPPOSING && opponents != 0;
    ag_choice_open(rules, AG_QUESTION_PICK,
                   (theirs ? opponents : (uint8_t)(1u << link->controller)), AG_PROMPT_TARGET,
                   AG_RULE(CR_706_1), link->card);
    ag_choice_bounds(rules, at->min, at->max < at->min ? at->min : at->max);
    for (int i = 0; i < at->count; i++) {
        ag_choice_offer(rules, at->refs[i], at->def->aim);
    }
    return ag_choice_ready(rules);
}

static void add_target(ag_rules *rules, ag_link_id id, int place, ag_ref ref)
{
    ag_state *state = rules->state;
    const ag_target_def *def = ag_link_target(rules, ag_link_at(state, id), place);
    ag_target_add(rules, id, place, ref);
    if (def->one_each == 1 + AG_ALIKE_CONTROLLER) {  // CR 709.2a: it must stay that player's
        state->targets[state->used.targets - 1].whose = ag_seat_of_ref(rules, ref);
    }
}

// CR 706.5: as many as there must be, each picked at random among those that are left.
static void take_at_random(ag_rules *rules, aim *at)
{
    for (int i = 0; i < at->min; i++) {
        aim magnets = *at;
        keep_where(rules, &magnets, is_magnet);
        if (magnets.count > 0) {  // CR 706.4
            add_target(rules, at->link, at->place,
                       magnets.refs[ag_pick_random(rules->state, magnets.count)]);
            keep_where(rules, at, is_left);
            continue;
        }
        int pick = ag_pick_random(rules->state, at->count);
        add_target(rules, at->link, at->place, at->refs[pick]);
        memmove(&at->refs[pick], &at->refs[pick + 1],
                (size_t)(at->count - pick - 1) * sizeof at->refs[0]);
        at->count--;
    }
}

// ---- dividing ----

// How much is left for the targets from `next` on, each of which has at least 1.
static int left_to_divide(const ag_rules *rules, const aim *at, int next)
{
    int left = ag_target_divided(rules, at->def, &at->context);
    for (int i = 0; i < next; i++) left -= ag_link_share(rules, at->link, at->place, i);
    return left;
}

// CR 707.1d: asks for the number of each target but the last, which has what is left.
static ag_progress divide(ag_rules *rules, ag_task *task, const aim *at)
{
    int count = count_chosen(rules, task->link, at->place);
    int next = task->targets.share - 1;
    int left = left_to_divide(rules, at, next);
    if (next >= count - 1) {
        if (count > 0) ag_link_share_set(rules, task->link, at->place, next, left);
        return AG_DONE;
    }
    ag_ref refs[AG_TARGET_MAX];
    const ag_link *link = ag_link_at(rules->state, task->link);
    ag_link_targets(rules, task->link, at->place, 0, refs, AG_TARGET_MAX);
    ag_choice_open(rules, AG_QUESTION_NUMBER, (uint8_t)(1u << link->controller), AG_PROMPT_DIVIDE,
                   AG_RULE(CR_707_1d), link->card);
    ag_choice_bounds(rules, 1, left - (count - 1 - next));
    ag_choice_offer(rules, refs[next], AG_AIM_NONE);
    return ag_choice_ready(rules);
}

// ---- one target after the other ----

static void next_target(ag_task *task)
{
    task->targets.index++;
    task->targets.share = 0;
}

static void take(ag_rules *rules, ag_task *task, const ag_picks *picks)
{
    int place = ag_link_base(ag_link_at(rules->state, task->link)) + task->targets.index;
    if (task->targets.share > 0) {
        ag_link_share_set(rules, task->link, place, task->targets.share - 1, picks->number);
        task->targets.share++;
        return;
    }
    for (int i = 0; i < picks->count; i++) {
        add_target(rules, task->link, place, rules->state->options[picks->picks[i]].ref);
    }
    int more = task->targets.single != 0 && picks->count > 0;
    task->targets.share = more ? 0 : 1;
}

static ag_progress choose(ag_rules *rules, ag_task *task, aim *at)
{
    at->count = ag_target_list(rules, at->def, &at->context, at->refs, AG_CARD_MAX);
    keep_where(rules, at, is_left);
    if (ag_targets_relate(at->power)) {
        keep_where(rules, at, is_related);
    } else if (at->def->not_as != 0) {  // CR 707.1d
        keep_where(rules, at, leaves_the_rest);
    }
    keep_where(rules, at, can_be_paid);
    ag_link *link = ag_link_edit(rules->state, task->link);
    if (at->count < at->min || at->max < at->min) {
        if (link->flags & AG_LINK_REST_RESOURCES) {
            link->flags |= AG_LINK_UNAIMED;  // an event goes on the chain all the same (R201.2)
            return ag_reply_none(rules);
        }
        return ag_play_fail(rules);  // CR 708.2
    }
    if (at->def->random) {  // CR 706.5
        int last = !ag_target_one_by_one(at->def) || at->min < 2;
        at->min = last ? at->min : 1;
        take_at_random(rules, at);
        task->targets.share = (uint16_t)last;
        return AG_AGAIN;  // the loop continues with the shares
    }
    int chosen = count_chosen(rules, at->link, at->place);
    if (chosen > 0 && at->max < 1) {
        task->targets.share = 1;  // magnets have taken all its places
        return AG_AGAIN;
    }
    task->targets.single = demand_magnet(rules, at, chosen) ? SINGLE_MAGNET
                           : demand_one(at)                 ? SINGLE_RELATED
                                                            : 0;
    return ask(rules, at);
}

static ag_progress aim_mode(ag_rules *rules, ag_task *task)
{
    const ag_power_def *power = ag_link_power(rules, ag_link_at(rules->state, task->link), NULL);
    while (power != NULL && task->targets.index < power->target_count) {
        int divides = power->targets[task->targets.index].divides.length > 0;  // CR 707.1d
        if (task->targets.share > 0 && !divides) {
            next_target(task);
            continue;
        }
        aim at;
        aim_at(rules, task->link, power, task->targets.index, &at);
        ag_progress progress =
            task->targets.share == 0 ? choose(rules, task, &at) : divide(rules, task, &at);
        if (task->targets.share == 0 || progress != AG_DONE) return progress;
        next_target(task);
    }
    return AG_DONE;
}

// Those of one mode after the other, where there are several.
ag_progress ag_play_targets(ag_rules *rules, ag_task *task)
{
    ag_link *link = ag_link_edit(rules->state, task->link);
    ag_picks picks;
    if (ag_choice_take(rules, &picks)) take(rules, task, &picks);
    do {
        ag_progress progress = aim_mode(rules, task);
        if (progress != AG_DONE || rules->state->reply.number < 0) return progress;
        task->targets.index = 0;
    } while (ag_link_next_mode(link));
    return ag_reply_none(rules);
}

ag_reason ag_target_asked_refuse(const ag_rules *rules, ag_ref ref)
{
    const ag_state *state = rules->state;
    int at = state->used.tasks - 1;
    while (at >= 0 && state->tasks[at].kind != AG_TASK_CHOOSE_TARGETS) at--;
    if (at < 0) return AG_REFUSE(CR_706_1, NOTHING_ASKED);
    const ag_task *task = &state->tasks[at];
    int base = ag_link_base(ag_link_at(state, task->link));
    ag_reason reason = ag_target_refuse(rules, task->link, base + task->targets.index, ref);
    if (reason != AG_REASON_NONE) return reason;
    if (task->targets.single == SINGLE_MAGNET) return AG_REFUSE(CR_706_4, MAGNET_FIRST);
    const ag_link *link = ag_link_at(state, task->link);
    aim open = { .power = ag_link_power(rules, link, NULL),
                 .def = ag_link_target(rules, link, base + task->targets.index),
                 .link = task->link,
                 .index = task->targets.index,
                 .place = base + task->targets.index };
    if (!is_left(rules, &open, ref)) return AG_REFUSE(CR_706_1, CHOSEN_ALREADY);
    reason = ag_target_related_refuse(rules, task->link, open.place, (ag_ref){ 0 }, ref);
    if (reason != AG_REASON_NONE) return reason;
    return can_be_paid(rules, &open, ref) ? AG_REFUSE(CR_707_1d, OTHERS_UNCHOSEN)
                                          : AG_REFUSE(CR_403_6, TARGET_COSTS_MORE);
}

// ---- changing a target (CR 706.2) ----

ag_reason ag_target_change_refuse(const ag_rules *rules, ag_link_id id, ag_ref from, ag_ref to)
{
    const ag_link *link = ag_link_at(rules->state, id);
    int index = link == NULL ? -1 : index_of(rules, id, from);
    const ag_target_def *def = index < 0 ? NULL : ag_link_target(rules, link, index);
    if (def == NULL) return AG_REFUSE(CR_706_2, NOT_TARGETED);
    if (is_chosen(rules, id, def, index, to)) return AG_REFUSE(CR_706_1, TARGETED_ALREADY);
    if (ag_ref_same(to, ag_ref_link(id))) return AG_REFUSE(CR_706_1, LINK_ITSELF);
    ag_reason reason = ag_target_related_refuse(rules, id, index, from, to);
    if (reason != AG_REASON_NONE) return reason;
    return ag_target_refuse(rules, id, index, to);
}

int ag_target_change(ag_rules *rules, ag_link_id id, ag_ref from, ag_ref to)
{
    if (ag_target_change_refuse(rules, id, from, to) != AG_REASON_NONE) return 0;  // CR 706.2
    ag_link_target_replace(rules, id, index_of(rules, id, from), from, to);
    ag_target_tell(rules, id, to);
    return 1;
}

// ---- could target (CR 706.6) ----

// The first of its targets that the ref fits now; -1: none.
static int power_place(const ag_rules *rules, const ag_power_def *power, const ag_context *context,
                       ag_ref to)
{
    for (int i = 0; i < power->target_count; i++) {
        ag_ref refs[AG_CARD_MAX];
        int count = ag_target_list(rules, &power->targets[i], context, refs, AG_CARD_MAX);
        for (int j = 0; j < count && j < AG_CARD_MAX; j++) {
            if (ag_ref_same(refs[j], to)) return i;
        }
    }
    return -1;
}

int ag_target_place(const ag_rules *rules, ag_seat seat, ag_card_id card, ag_ref to)
{
    const ag_card_def *def = ag_catalog_card(rules->catalog, ag_printed_of(rules->state, card));
    ag_context context = { .viewer = seat, .source = card };
    int aims = def->power_count > 0 && def->powers[0].kind == AG_POWER_PLAY;
    return aims ? power_place(rules, &def->powers[0], &context, to) : -1;
}

int ag_could_target(const ag_rules *rules, ag_card_id card, ag_ref to)
{
    const ag_card_def *def = ag_catalog_card(rules->catalog, ag_printed_of(rules->state, card));
    const ag_power_def *play = def->power_count > 0 ? &def->powers[0] : NULL;
    if (play == NULL || play->kind != AG_POWER_PLAY) return 0;  // CR 706.6
    ag_context context = { .viewer = ag_controller_of(rules->state, card), .source = card };
    int could = power_place(rules, play, &context, to) >= 0;
    for (int i = 0; i < play->mode_count && !could; i++) {
        could = power_place(rules, &def->powers[play->mode_first + i], &context, to) >= 0;
    }
    return could;
}
