// The first target of what a move would play or use, read from the catalog and listed by the rules.
#include "game/facts/aim.h"

#include "rules/agenda/agenda.h"
#include "rules/numbers/numbers.h"
#include "rules/play/play.h"
#include "state/card.h"
#include "state/player.h"

// The card that the option would play, use or complete; for a mode, the card that asks.
static ag_card_id about_of(const ag_rules *rules, const ag_option *option)
{
    return option->kind == AG_MOVE_MODE ? rules->state->choice.about : ag_ref_as_card(option->ref);
}

// A mode of the link that is being announced.
static const ag_power_def *mode_of(const ag_rules *rules, const ag_option *option)
{
    const ag_state *state = rules->state;
    for (int i = 1; i < state->used.links; i++) {
        const ag_card_def *def = ag_catalog_card(rules->catalog, state->links[i].printed);
        if ((state->links[i].flags & AG_LINK_ANNOUNCING) && option->power < def->power_count
            && ag_card_id_same(state->links[i].card, state->choice.about)) {
            return &def->powers[option->power];
        }
    }
    return NULL;
}

// The power that the option would play, use or complete.
static const ag_power_def *power_of(const ag_rules *rules, const ag_option *option)
{
    ag_card_id card = ag_ref_as_card(option->ref);
    const ag_card_def *def = ag_card_def_of(rules->state, rules->catalog, card);
    switch (option->kind) {
    case AG_MOVE_PLAY:
        return def->power_count > 0 && def->powers[0].kind == AG_POWER_PLAY ? &def->powers[0]
                                                                            : NULL;
    case AG_MOVE_USE:
    case AG_MOVE_COMPLETE: return ag_owned_at(rules, card, option->power).def;
    case AG_MOVE_MODE: return mode_of(rules, option);
    default: return NULL;
    }
}

static const ag_target_def *first_target(const ag_rules *rules, const ag_option *option)
{
    const ag_power_def *power = power_of(rules, option);
    return power == NULL || power->target_count == 0 ? NULL : &power->targets[0];
}

int ag_option_aim(const ag_rules *rules, const ag_option *option)
{
    const ag_target_def *target = first_target(rules, option);
    return target == NULL ? AG_AIM_NONE : target->aim;
}

// A power whose cost is giving something up helps nobody.
static int gives_up(const ag_rules *rules, const ag_option *option)
{
    const ag_power_def *power = option->kind == AG_MOVE_USE ? power_of(rules, option) : NULL;
    return power != NULL && ag_concedes(&power->cost);
}

int ag_power_fits(const ag_rules *rules, const ag_power_def *power, ag_card_id source, ag_seat seat)
{
    const ag_target_def *target =
        power == NULL || power->target_count == 0 ? NULL : &power->targets[0];
    if (target == NULL || target->aim == AG_AIM_NONE || seat == 0) return -1;
    ag_context context = { .viewer = seat, .source = source };
    ag_ref refs[AG_CARD_MAX];
    int count = ag_target_list(rules, target, &context, refs, AG_CARD_MAX);
    int fits = 0;
    for (int i = 0; i < count; i++) {
        int opposed = ag_opposed(rules->state, seat, ag_seat_of_ref(rules, refs[i]));
        fits += opposed == (target->aim == AG_AIM_HARM);
    }
    return fits;
}

int ag_option_fits(const ag_rules *rules, const ag_option *option, ag_seat seat)
{
    return gives_up(rules, option)
               ? 0
               : ag_power_fits(rules, power_of(rules, option), about_of(rules, option), seat);
}
