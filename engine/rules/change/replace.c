// What happens instead (CR 716): chosen for every card of an action, then done one after the other.
#include "rules/change/change.h"

#include <string.h>

enum { FITTING_MAX = 3 * AG_READY_MAX };

// Whatever takes a card out of play is a way of leaving it.
static int leaves_play(const ag_event *would)
{
    return would->from == AG_ZONE_PARTY && would->to != AG_ZONE_PARTY
           && would->to != AG_ZONE_NOWHERE && would->to != AG_ZONE_RESOURCES;
}

// The power that makes another action of it; NULL: none does.
static const ag_power_def *turned_by(const ag_rules *rules, const ag_event *would)
{
    ag_ready ready[AG_READY_MAX];
    ag_event event = *would;
    int by_game = (event.flags & AG_EVENT_BY_GAME) != 0;  // CR 103.3
    event.kind = AG_EVENT_LEFT_PLAY;
    int found = by_game || !leaves_play(would)
                    ? 0
                    : ag_watch_ready(rules, AG_POWER_REPLACE, &event, ready, AG_READY_MAX);
    for (int i = 0; i < found; i++) {
        int is = ready[i].power->watch.leaving_is;
        int same = is == AG_LEAVING_IS_REMOVAL ? would->to == AG_ZONE_REMOVED
                                               : would->kind == AG_EVENT_DESTROYED;
        if (is != 0 && !same) return ready[i].power;
    }
    return NULL;
}

// The ref says which action it is for that card, and its rule.
int ag_action_note_becomes(ag_rules *rules, ag_task *task)
{
    const uint64_t *replaced = rules->catalog->replaced;
    int any = (replaced[AG_EVENT_LEFT_PLAY / 64] & AG_LONG_BIT(AG_EVENT_LEFT_PLAY % 64)) != 0;
    int noted = 0;
    for (int i = 0; i < task->list_count && any && !ag_action_by_game(task); i++) {
        ag_ref ref = ag_task_ref(rules, task, i);
        if (ref.kind != AG_REF_CARD) continue;
        ag_event would = ag_action_event(rules, task, i);
        const ag_power_def *power = turned_by(rules, &would);
        if (power == NULL) continue;
        int removal = power->watch.leaving_is == AG_LEAVING_IS_REMOVAL;
        ref.seat = (uint8_t)(1 + (removal ? AG_ACTION_REMOVE : AG_ACTION_DESTROY));
        ref.number = (int16_t)power->rule;
        ag_task_set_ref(rules, task, i, ref);
        noted = 1;
    }
    return noted;
}

// Replacements by an effect alone.
static int ready_for(const ag_rules *rules, const ag_event *event, ag_ready *out)
{
    int found = ag_watch_ready(rules, AG_POWER_REPLACE, event, out, AG_READY_MAX);
    int kept = 0;
    for (int i = 0; i < found; i++) {
        int over = ag_watch_is_used(rules, &out[i]);  // CR 701.4
        if (out[i].power->watch.leaving_is == 0 && !over) out[kept++] = out[i];
    }
    return kept;
}

// All that fits the event, whatever its condition functions say.
static int fitting(const ag_rules *rules, const ag_event *would, ag_ready out[FITTING_MAX])
{
    ag_event event = *would;
    AG_ASSERT(ag_event_uses[event.kind] == AG_USE_REPLACED);
    int found = ready_for(rules, &event, out);
    if (leaves_play(&event)) {
        event.kind = AG_EVENT_LEFT_PLAY;
        found += ready_for(rules, &event, out + found);
    }
    event.kind = would->kind;
    if (ag_event_moves(&event)) {
        event.kind = AG_EVENT_MOVED;
        found += ready_for(rules, &event, out + found);
    }
    return found;
}

int ag_replaced(const ag_rules *rules, const ag_event *would)
{
    ag_ready all[FITTING_MAX];
    if (turned_by(rules, would) != NULL) return 1;
    int found = fitting(rules, would, all);  // CR 403.1
    for (int i = 0; i < found; i++) {
        if (!all[i].power->watch.may && ag_watch_condition_reads(rules, &all[i], would)) return 1;
    }
    return 0;
}

static int replacements_of(ag_rules *rules, const ag_task *task, int index, ag_ready *out)
{
    ag_event event = ag_action_event(rules, task, index);
    // CR 403.1: judged before: what would be replaced can't pay, but what may be declined can.
    if (task->action.rule == AG_RULE(CR_403_1) || ag_action_by_game(task)
        || (event.flags & AG_EVENT_BY_GAME)) {  // CR 103.3
        return 0;
    }
    ag_ready all[FITTING_MAX];
    int found = fitting(rules, &event, all);
    int count = 0;
    for (int i = 0; i < found; i++) {
        if (count < AG_READY_MAX && !ag_watch_at_work(rules->state, &all[i])
            && ag_watch_condition(rules, &all[i], &event)) {
            out[count++] = all[i];
        }
    }
    return count;
}

enum { HAS_CHOSEN = 1, APPLYING = 2 };  // the action's `replacing`

_Static_assert(AG_WATCH_MAX <= UINT8_MAX, "a slot stands in a byte of a ref");

// What was chosen for a card: a second list after the first one, made with the first choice. Each
// has two refs: whose power, and which. Keywords and given powers have scripts not the card's.
enum { CHOSEN_NOTHING = AG_REF_NUMBER, CHOSEN_POWER = AG_REF_CARD };

typedef struct ag_replacement_choice {
    ag_ref whose;   // of a delayed watch: `seat` is its slot
    ag_ref script;  // `slot`: printed, `life`: power, `number`: X, `seat`: whose
} ag_replacement_choice;
_Static_assert(sizeof(ag_replacement_choice) == 2 * sizeof(ag_ref), "no padding");

static uint32_t *chosen_at(ag_rules *rules, const ag_task *task, int index)
{
    return &rules->state->words[task->list + (task->list_count + 2 * index) * 2];
}

static ag_replacement_choice chosen(ag_rules *rules, const ag_task *task, int index)
{
    ag_replacement_choice one = { .whose = { .kind = AG_REF_NONE } };
    if (task->action.replacing & HAS_CHOSEN) {
        memcpy(&one, chosen_at(rules, task, index), sizeof one);
    }
    return one;
}

static void choose_for(ag_rules *rules, ag_task *task, int index, ag_replacement_choice one)
{
    if (!(task->action.replacing & HAS_CHOSEN)) {
        uint16_t count = task->list_count;
        for (int i = 0; i < count; i++) {
            ag_ref none[2] = { { .kind = AG_REF_NONE } };
            ag_task_give(rules, none, 2);
        }
        task->list_count = count;
        task->action.replacing |= HAS_CHOSEN;
    }
    if (rules->over == NULL) memcpy(chosen_at(rules, task, index), &one, sizeof one);
}

static ag_replacement_choice of_ready(const ag_ready *ready)
{
    return (ag_replacement_choice){ .whose = { .kind = CHOSEN_POWER,
                                               .seat = (uint8_t)ready->watch,
                                               .slot = ready->source.slot,
                                               .life = ready->source.life },
                                    .script = { .kind = AG_REF_NUMBER,
                                                .seat = ready->controller,
                                                .slot = ready->printed,
                                                .life = ready->power_index,
                                                .number = ready->x } };
}

static ag_replacement_choice nothing(int kind)
{
    return (ag_replacement_choice){ .whose = { .kind = (uint8_t)kind } };
}

// "The next time" replaces all that happens together, and is over with the last of it.
static void end_if_over(ag_rules *rules, const ag_task *task, int index, int slot)
{
    const ag_watch *watch = &rules->state->watches[slot];
    const ag_card_def *def = ag_catalog_card(rules->catalog, watch->printed);
    for (int i = index + 1; i < task->list_count; i++) {
        ag_ref ref = chosen(rules, task, i).whose;
        if (ref.kind == CHOSEN_POWER && ref.seat == slot) return;
    }
    if (def->powers[watch->power].watch.once) ag_watch_end(rules, slot);
}

// A die that was thrown has been seen, though it never was rolled.
static void tell_replaced(ag_rules *rules, ag_event would, ag_card_id by)
{
    would.kind = AG_EVENT_ROLL_REPLACED;
    would.source = by;
    would.source_printed = ag_printed_of(rules->state, by);
    ag_announce(rules, &would);
}

// 0: it can't, for its script fails; then look again at what it would have replaced.
static int replace_with(ag_rules *rules, ag_task *task, int index,
                        const ag_replacement_choice *with)
{
    ag_ref ref = with->whose;
    const ag_watch *watch = &rules->state->watches[ref.seat];
    ag_card_id source = ag_ref_as_card(ref);
    uint16_t printed = ref.seat != 0 ? watch->printed : with->script.slot;
    uint16_t power = with->script.life;
    ag_seat seat = ref.seat != 0 ? watch->controller : with->script.seat;
    if (printed == 0) {  // it ended meanwhile; even so, what it replaced does not happen
        ag_task_set_ref(rules, task, index, (ag_ref){ .kind = AG_REF_NONE });
        return 1;
    }
    if (ag_frame_declines(rules, printed, power, source, seat)) return 0;
    ag_watch_use(rules, &ag_catalog_card(rules->catalog, printed)->powers[power], source);
    ag_event event = ag_action_event(rules, task, index);
    if (event.kind == AG_EVENT_ROLLED) tell_replaced(rules, event, source);
    ag_task_set_ref(rules, task, index, (ag_ref){ .kind = AG_REF_NONE });  // CR 716.1a
    ag_frame *frame = ag_frame_begin(rules, printed, power, AG_SLOT_EFFECT, source, seat);
    frame->event = event;
    frame->x = with->script.number;
    if (ref.seat != 0) {
        memcpy(frame->captured, watch->captured, sizeof frame->captured);
        end_if_over(rules, task, index, ref.seat);
    }
    return 1;
}

// Begins what replaces the next card's part. Where its script fails, that card is looked at again.
static ag_progress apply_one(ag_rules *rules, ag_task *task)
{
    int index = task->action.next;
    ag_replacement_choice one = chosen(rules, task, index);
    int there = ag_task_ref(rules, task, index).kind != AG_REF_NONE;
    if (one.whose.kind == CHOSEN_POWER && there && !replace_with(rules, task, index, &one)) {
        choose_for(rules, task, index, nothing(AG_REF_NONE));
        task->action.replacing &= (uint8_t)~APPLYING;
        return AG_AGAIN;
    }
    task->action.next++;
    return AG_AGAIN;
}

// CR 716.1c: what replaces each card's part is settled for all of them before any of it happens.
static ag_progress choose_one(ag_rules *rules, ag_task *task)
{
    int index = task->action.next;
    ag_card_id id = ag_task_card(rules, task, index);
    ag_ready ready[AG_READY_MAX];
    ag_picks picks;
    int there = ag_task_ref(rules, task, index).kind != AG_REF_NONE;
    int open = there && chosen(rules, task, index).whose.kind == AG_REF_NONE;
    int count = open ? replacements_of(rules, task, index, ready) : 0;
    int optional = 0;
    for (int i = 0; i < count; i++) optional += ready[i].power->watch.may;
    int pick = count == 1 && optional == 0 ? 0 : -1;
    if (ag_choice_take(rules, &picks)) {
        const ag_option *option = &rules->state->options[picks.picks[0]];
        pick = option->kind == AG_MOVE_APPLY && option->value < count ? option->value : -1;
        choose_for(rules, task, index, nothing(CHOSEN_NOTHING));
    } else if (count > 0 && pick < 0) {
        int kind = task->action.kind;
        ag_seat affected = kind == AG_ACTION_DRAW || kind == AG_ACTION_ROLL
                               ? task->seat
                               : ag_controller_of(rules->state, id);
        affected = count == 1 ? ready[0].controller : affected;  // CR 712.7: "you may"
        // CR 716.1, CR 716.1b: the player affected chooses among replacements, and may decline
        // optional ones.
        ag_choice_pick(rules, affected, AG_PROMPT_REPLACE, AG_RULE(CR_716_1), id);
        for (int i = 0; i < count; i++) {
            ag_option *added = ag_choice_add(rules, AG_MOVE_APPLY, ag_ref_card(ready[i].source));
            added->power = ready[i].power_index;
            added->value = (int16_t)i;
        }
        if (optional == count) ag_choice_add(rules, AG_MOVE_NONE, (ag_ref){ 0 });
        return ag_choice_ready(rules);
    }
    if (pick >= 0) choose_for(rules, task, index, of_ready(&ready[pick]));
    task->action.next++;
    return AG_AGAIN;
}

ag_progress ag_replace_run(ag_rules *rules, ag_task *task)
{
    if (task->action.next < task->list_count) {
        return task->action.replacing & APPLYING ? apply_one(rules, task) : choose_one(rules, task);
    }
    if ((task->action.replacing & APPLYING) || !(task->action.replacing & HAS_CHOSEN)) {
        return AG_DONE;
    }
    task->action.replacing |= APPLYING;
    task->action.next = 0;
    return AG_AGAIN;
}
