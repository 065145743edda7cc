// What is chosen as a link is added, before its cost is counted: X, modes, targets (CR 707.1b to
// 707.1d).
#include "rules/play.h"

#include "rules/chain.h"
#include "rules/choice.h"
#include "rules/filter.h"
#include "rules/pay.h"
#include "rules/target.h"
#include "state/card.h"
#include "state/player.h"

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
        return ag_play_done(rules);
    }
    int least, most;
    if (x_count(rules, link) == 0 || !AG_RULE_HOLDS(CR_201_3) || !AG_RULE_HOLDS(CR_707_1b)) {
        return ag_play_done(rules);
    }
    if (!ag_play_x_range(rules, link, &least, &most)) {
        return ag_play_fail(rules);
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
        return ag_play_done(rules);
    }
    const ag_power_def *power = ag_link_power(rules, link, NULL);
    if (power == NULL || power->mode_count == 0 || !AG_RULE_HOLDS(CR_707_1c)) {
        return ag_play_done(rules);
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
        return ag_play_fail(rules);
    }
    return ag_choice_ready(rules);
}

// ---- targets ----

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
        return ag_play_done(rules);
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
            return ag_play_done(rules);
        }
        return ag_play_fail(rules);
    }
    ag_choice_open(rules, AG_CHOICE_PICK, choosers(rules, link, def), AG_PROMPT_TARGET,
                   AG_RULE(CR_706_1), link->card);
    ag_choice_bounds(rules, min, max < min ? min : max);
    for (int i = 0; i < count; i++) {
        ag_choice_add(rules, option_kind(refs[i]), refs[i])->aim = def->aim;
    }
    return ag_choice_ready(rules);
}
