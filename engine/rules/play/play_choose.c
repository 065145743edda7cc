// What is chosen as a link is added, before targets and cost: X and modes (CR 707.1b, 707.1c).
#include "rules/play/play.h"

// ---- X and modes ----

int ag_play_room(const ag_rules *rules, const ag_link *link)
{
    ag_cost cost;
    int picks = 0;
    ag_pay_cost(rules, link, &cost);
    for (int i = 0; i < cost.part_count; i++) {
        const ag_cost_part *part = &cost.parts[i];
        picks += part->kind == AG_COST_DAMAGE ? 1 : ag_pay_asks(part) ? part->max : 0;
    }
    return AG_TARGET_MAX - rules->state->used.targets - picks;
}

// CR 707.1c: "choose X": so many, be it none.
static int modes_wanted(const ag_rules *rules, const ag_power_def *power, const ag_context *context)
{
    int32_t wanted = ag_amount_value(rules, &power->modes_least, context);
    return wanted > 0 ? (int)wanted : 0;
}

// "If your hero is a Dwarf, you may choose both": worked out now, and never fewer than required.
static int modes_allowed(const ag_rules *rules, const ag_power_def *power,
                         const ag_context *context)
{
    int wanted = modes_wanted(rules, power, context);
    if (power->modes_most.length == 0) return wanted;
    int32_t most = ag_amount_value(rules, &power->modes_most, context);
    return most < wanted ? wanted : most > power->mode_count ? power->mode_count : (int)most;
}

static int can_aim(const ag_rules *rules, const ag_link *link, const ag_power_def *power,
                   const ag_context *context, int room)
{
    return ag_targets_possible(rules, power, context, room)
           && ag_afford(rules, link, power, 0, 0, (ag_ref){ .kind = AG_REF_NONE });
}

static int has_targets(const ag_rules *rules, const ag_link *link)
{
    const ag_card_def *def = ag_catalog_card(rules->catalog, link->printed);
    const ag_power_def *power = ag_link_power(rules, link, NULL);
    ag_context context = ag_link_context(link);
    int room = ag_play_room(rules, link);
    if (room < 0 || power == NULL) return room >= 0;
    if (power->mode_count == 0) return can_aim(rules, link, power, &context, room);
    int possible = 0;
    for (int i = 0; i < power->mode_count; i++) {
        possible += can_aim(rules, link, &def->powers[power->mode_first + i], &context, room);
    }
    return possible >= modes_wanted(rules, power, &context);
}

static int can_pay(const ag_rules *rules, const ag_link *link)
{
    // The X that the text allows at most; an X that nothing bounds ends somewhere (CR 104.1).
    const ag_power_def *power = ag_link_power(rules, link, NULL);
    int said = power != NULL ? power->x_at_most : 0;
    return link->x <= (said > 0 ? said : AG_X_MAX)
           && ag_pay_link_refuse(rules, link) == AG_REASON_NONE;
}

int ag_play_x_range(const ag_rules *rules, const ag_link *link, int *least, int *most)
{
    int has_x = ag_pay_x_count(rules, link) > 0;
    int falls = has_x && ag_pay_falls(rules, link);
    int found = 0;
    ag_link trial = *link;
    *least = *most = 0;
    for (trial.x = 0; trial.x <= AG_X_MAX; trial.x++) {
        if (has_x && !can_pay(rules, &trial)) {
            if (found || !falls) break;
            continue;
        }
        if (has_targets(rules, &trial)) {
            *least = found ? *least : trial.x;
            *most = trial.x;
            found = 1;
        }
        if (!has_x) break;
    }
    return found;
}

ag_progress ag_play_x(ag_rules *rules, ag_task *task)
{
    ag_link *link = ag_link_edit(rules->state, task->link);
    ag_picks picks;
    if (ag_choice_take(rules, &picks)) {
        link->x = picks.count > 0 ? rules->state->options[picks.picks[0]].value : picks.number;
        return ag_reply_none(rules);
    }
    int least, most;
    if (ag_pay_x_count(rules, link) == 0) return ag_reply_none(rules);  // CR 201.3, CR 707.1b
    if (!ag_play_x_range(rules, link, &least, &most)) return ag_play_fail(rules);
    // "Target ally with cost X": offers only an X that something fits, each by itself if there are
    // gaps.
    ag_link trial = *link;
    int fits = 0;
    for (trial.x = (int16_t)least; trial.x <= most; trial.x++) fits += has_targets(rules, &trial);
    int gaps = fits < most - least + 1;
    ag_choice_open(rules, gaps ? AG_QUESTION_PICK : AG_QUESTION_NUMBER,
                   (uint8_t)(1u << link->controller), AG_PROMPT_X, AG_RULE(CR_201_3), link->card);
    if (!gaps) {
        ag_choice_bounds(rules, least, most);
        return ag_choice_ready(rules);
    }
    for (trial.x = (int16_t)least; trial.x <= most; trial.x++) {
        if (has_targets(rules, &trial)) {
            ag_choice_add(rules, AG_MOVE_NUMBER, (ag_ref){ 0 })->value = (int16_t)trial.x;
        }
    }
    ag_choice_bounds(rules, 1, 1);
    return ag_choice_ready(rules);
}

static ag_progress ask_mode(ag_rules *rules, const ag_link *link, const ag_power_def *power,
                            uint8_t who)
{
    const ag_card_def *def = ag_catalog_card(rules->catalog, link->printed);
    ag_context context = ag_link_context(link);
    ag_choice_open(rules, AG_QUESTION_PICK, who, AG_PROMPT_MODE, AG_RULE(CR_707_1), link->card);
    for (int i = 0; i < power->mode_count; i++) {
        const ag_power_def *mode = &def->powers[power->mode_first + i];
        if (can_aim(rules, link, mode, &context, ag_play_room(rules, link))) {
            ag_option *option = ag_choice_add(rules, AG_MOVE_MODE, (ag_ref){ 0 });
            option->value = (int16_t)i;
            option->power = (uint16_t)(power->mode_first + i);
        }
    }
    int least = modes_wanted(rules, power, &context);
    int most = modes_allowed(rules, power, &context);
    int offered = rules->state->choice.option_count;
    if (offered < least || most == 0) {
        rules->state->choice = (ag_choice_state){ .kind = AG_QUESTION_NONE };
        return most == 0 ? ag_reply_none(rules) : ag_play_fail(rules);
    }
    ag_choice_bounds(rules, least, most < offered ? most : offered);
    return ag_choice_ready(rules);
}

ag_progress ag_play_mode(ag_rules *rules, ag_task *task)
{
    ag_link *link = ag_link_edit(rules->state, task->link);
    ag_picks picks;
    if (ag_choice_take(rules, &picks)) {
        const ag_option *picked = &rules->state->options[picks.picks[0]];
        if (picked->kind != AG_MOVE_SEAT) {
            link->chooser = task->mode.opponent != 0 ? task->mode.opponent : link->controller;
            // Each once, and in the order of the text (CR 707.1c).
            for (int i = 0; i < picks.count; i++) {
                link->modes |= (uint8_t)AG_BIT(rules->state->options[picks.picks[i]].value);
            }
            link->mode = 0;
            (void)ag_link_next_mode(link);
            return ag_reply_none(rules);
        }
        task->mode.opponent = picked->ref.seat;
    }
    const ag_power_def *power = ag_link_power(rules, link, NULL);
    if (power == NULL || power->mode_count == 0) return ag_reply_none(rules);  // CR 707.1c
    uint8_t opponents = ag_seats_opposing(rules->state, link->controller);
    int theirs = power->opponent_chooses && opponents != 0;
    if (theirs && task->mode.opponent == 0) {
        // CR 707.1c: "an opponent chooses one": which opponent is chosen first.
        ag_choice_pick(rules, link->controller, AG_PROMPT_OPPONENT, AG_RULE(CR_707_1c), link->card);
        for (int i = 0; i < rules->state->seat_count; i++) {
            ag_seat seat = ag_player_around(rules->state, link->controller, i);
            if (opponents & (1u << seat)) ag_choice_add(rules, AG_MOVE_SEAT, ag_ref_seat(seat));
        }
        return ag_choice_ready(rules);
    }
    return ask_mode(rules, link, power,
                    (uint8_t)(1u << (theirs ? task->mode.opponent : link->controller)));
}
