// Moves before they are made: what they do, take and aim at, read from the catalog.
#include "game/facts/offer.h"

#include "base/assert.h"
#include "game/facts/chosen.h"
#include "rules/agenda/agenda.h"
#include "rules/numbers/numbers.h"
#include "rules/play/play.h"
#include "state/card.h"
#include "state/player.h"

// ---- what effects do ----

ag_view_summary ag_power_summary(const ag_rules *rules, uint16_t printed, int power)
{
    const ag_summary *summary =
        rules->port->summary != NULL && power >= 0
            ? rules->port->summary(rules->port->host, printed, (uint16_t)power)
            : NULL;
    return summary == NULL ? (ag_view_summary){ .does = 0 }
                           : (ag_view_summary){ .does = summary->does,
                                                .damage = summary->damage,
                                                .healing = summary->healing,
                                                .cards = summary->cards };
}

ag_view_summary ag_play_summary(const ag_rules *rules, uint16_t printed)
{
    const ag_card_def *def = ag_catalog_card(rules->catalog, printed);
    int has_text = def->power_count > 0 && def->powers[0].kind == AG_POWER_PLAY;
    return has_text ? ag_power_summary(rules, printed, 0) : (ag_view_summary){ .does = 0 };
}

static const ag_link *link_asking(const ag_rules *rules, int flags)
{
    const ag_state *state = rules->state;
    for (int i = 1; i < state->used.links; i++) {
        const ag_link *link = &state->links[i];
        if (link->kind != AG_LINK_FREE && (link->flags & flags)
            && ag_card_id_same(link->card, state->choice.about)) {
            return link;
        }
    }
    return NULL;
}

const ag_link *ag_link_asking(const ag_rules *rules)
{
    return link_asking(rules, AG_LINK_ANNOUNCING | AG_LINK_RESOLVING);
}

// What one power of a link does; an amount of X becomes the X that was chosen, once it was.
static ag_view_summary summary_in(const ag_rules *rules, const ag_link *link, int power)
{
    ag_view_summary summary = ag_power_summary(rules, link->printed, power);
    ag_chosen chosen = ag_chosen_for(rules, link);
    if (chosen.has_x) {
        summary.damage = summary.damage < 0 ? chosen.x : summary.damage;
        summary.healing = summary.healing < 0 ? chosen.x : summary.healing;
        summary.cards = summary.cards < 0 ? chosen.x : summary.cards;
    }
    return summary;
}

ag_view_summary ag_option_summary(const ag_rules *rules, const ag_option *option)
{
    const ag_view_summary none = { .does = 0 };
    ag_card_id card = ag_ref_as_card(option->ref);
    const ag_waiting *waiting = &rules->state->waiting[0];
    const ag_link *link;
    ag_owned owned;
    switch (option->kind) {
    case AG_MOVE_PLAY: return ag_play_summary(rules, ag_printed_of(rules->state, card));
    case AG_MOVE_USE:
    case AG_MOVE_COMPLETE:
        owned = ag_owned_at(rules, card, option->power);
        return owned.def != NULL ? ag_power_summary(rules, owned.printed, owned.power) : none;
    case AG_MOVE_TRIGGER:
        waiting += option->value;
        return ag_power_summary(rules, waiting->printed, waiting->power);
    case AG_MOVE_MODE:
        link = ag_link_asking(rules);
        return link != NULL ? summary_in(rules, link, option->power) : none;
    default: return none;
    }
}

ag_view_summary ag_link_summary(const ag_rules *rules, const ag_link *link)
{
    int index = -1;
    int has_effect =
        link->kind == AG_LINK_CARD || link->kind == AG_LINK_EFFECT || link->kind == AG_LINK_TRIGGER;
    const ag_power_def *power = has_effect ? ag_link_power(rules, link, &index) : NULL;
    return power != NULL ? summary_in(rules, link, index) : (ag_view_summary){ .does = 0 };
}

// ---- where they are aimed ----

static int aim_of(const ag_power_def *power)
{
    return power != NULL && power->target_count > 0 ? power->targets[0].aim : AG_AIM_NONE;
}

int ag_link_aim(const ag_rules *rules, const ag_link *link)
{
    return aim_of(ag_link_power(rules, link, NULL));
}

int ag_link_aimed(const ag_rules *rules, const ag_link *link, int *aim, ag_card_id out[4])
{
    ag_ref refs[AG_TARGET_MAX];
    int count = 0;
    const ag_power_def *power = ag_link_power(rules, link, NULL);
    ag_link_id id = ag_link_id_of(rules->state, (uint16_t)(link - rules->state->links));
    *aim = aim_of(power);
    for (int i = 0; power != NULL && i < power->target_count; i++) {
        int found = ag_link_targets(rules, id, i, 0, refs, AG_TARGET_MAX);
        for (int j = 0; j < found && j < AG_TARGET_MAX && count < 4; j++) {
            if (refs[j].kind == AG_REF_CARD) out[count++] = ag_ref_as_card(refs[j]);
        }
    }
    return count;
}

// The power that the option would play, use or complete, or the mode of what is being announced.
static const ag_power_def *power_of_option(const ag_rules *rules, const ag_option *option)
{
    ag_card_id card = ag_ref_as_card(option->ref);
    const ag_card_def *def = ag_card_def_of(rules->state, rules->catalog, card);
    const ag_link *link;
    switch (option->kind) {
    case AG_MOVE_PLAY:
        return def->power_count > 0 && def->powers[0].kind == AG_POWER_PLAY ? def->powers : NULL;
    case AG_MOVE_USE:
    case AG_MOVE_COMPLETE: return ag_owned_at(rules, card, option->power).def;
    case AG_MOVE_MODE:
        link = link_asking(rules, AG_LINK_ANNOUNCING);
        if (link == NULL) return NULL;
        def = ag_catalog_card(rules->catalog, link->printed);
        return option->power < def->power_count ? &def->powers[option->power] : NULL;
    default: return NULL;
    }
}

int ag_option_aim(const ag_rules *rules, const ag_option *option)
{
    return aim_of(power_of_option(rules, option));
}

// How many fit the aim of a power of `source` that `seat` would use.
static int power_fits(const ag_rules *rules, const ag_power_def *power, ag_card_id source,
                      ag_seat seat)
{
    int aim = aim_of(power);
    if (aim == AG_AIM_NONE || seat == 0) return -1;
    ag_context context = { .viewer = seat, .source = source };
    ag_ref refs[AG_CARD_MAX];
    int count = ag_target_list(rules, &power->targets[0], &context, refs, AG_CARD_MAX);
    int fits = 0;
    for (int i = 0; i < count; i++) {
        int opposed = ag_opposed(rules->state, seat, ag_seat_of_ref(rules, refs[i]));
        fits += opposed == (aim == AG_AIM_HARM);
    }
    return fits;
}

int ag_option_fits(const ag_rules *rules, const ag_option *option, ag_seat seat)
{
    const ag_power_def *power = power_of_option(rules, option);
    // A power whose cost is giving something up helps nobody.
    if (option->kind == AG_MOVE_USE && power != NULL
        && ag_cost_has(&power->cost, AG_COST_CONCEDE)) {
        return 0;
    }
    // For a mode, the card that asks.
    ag_card_id about =
        option->kind == AG_MOVE_MODE ? rules->state->choice.about : ag_ref_as_card(option->ref);
    return power_fits(rules, power, about, seat);
}

// ---- what they take ----

static uint32_t takes_of(const ag_cost *cost)
{
    static const uint8_t kinds[AG_COST_KIND_COUNT] = {
        [AG_COST_EXHAUST_THIS] = AG_TAKES_EXHAUST, [AG_COST_DESTROY_THIS] = AG_TAKES_ITSELF,
        [AG_COST_REMOVE_THIS] = AG_TAKES_ITSELF,   [AG_COST_TO_HAND_THIS] = AG_TAKES_ITSELF,
        [AG_COST_FLIP_THIS] = AG_TAKES_FLIP,       [AG_COST_DISCARD] = AG_TAKES_OTHERS,
        [AG_COST_DESTROY] = AG_TAKES_PLAY,         [AG_COST_EXHAUST] = AG_TAKES_OTHERS,
        [AG_COST_REMOVE] = AG_TAKES_OTHERS,        [AG_COST_TO_HAND] = AG_TAKES_PLAY,
        [AG_COST_TO_BOTTOM] = AG_TAKES_OTHERS,     [AG_COST_FLIP] = AG_TAKES_OTHERS,
        [AG_COST_FACE_DOWN] = AG_TAKES_OTHERS,     [AG_COST_DAMAGE_ON] = AG_TAKES_BLOOD,
        [AG_COST_DAMAGE] = AG_TAKES_BLOOD,
    };
    uint32_t takes = 0;
    for (int i = 0; i < cost->part_count; i++) takes |= kinds[cost->parts[i].kind];
    return takes;
}

int ag_option_cost(const ag_rules *rules, const ag_option *option, uint32_t *takes)
{
    const ag_card_id card = ag_ref_as_card(option->ref);
    if (option->kind == AG_MOVE_PLAY) {
        *takes = takes_of(&ag_card_def_of(rules->state, rules->catalog, card)->extra_cost);
        return 0;
    }
    int pays = option->kind == AG_MOVE_USE || option->kind == AG_MOVE_COMPLETE;
    const ag_power_def *power = pays ? power_of_option(rules, option) : NULL;
    *takes = power != NULL ? takes_of(&power->cost) : 0;
    return power != NULL ? power->cost.resources : 0;
}

// ---- what they leave open ----

// The link that the option would add; of kind AG_LINK_FREE if it adds none.
static ag_link link_of(const ag_rules *rules, const ag_option *option, ag_seat seat)
{
    ag_card_id card = ag_ref_as_card(option->ref);
    ag_link link = { .kind = AG_LINK_FREE, .card = card, .controller = seat };
    if (option->kind == AG_MOVE_PLAY) {
        link.kind = AG_LINK_CARD;
        link.printed = ag_printed_of(rules->state, card);
    } else if (option->kind == AG_MOVE_USE || option->kind == AG_MOVE_COMPLETE) {
        ag_owned owned = ag_owned_at(rules, card, option->power);
        link.kind = owned.def != NULL ? AG_LINK_EFFECT : AG_LINK_FREE;
        link.printed = owned.printed;
        link.power = owned.power;
        link.grant = owned.grant;
        link.given = owned.given;
    }
    if (link.kind != AG_LINK_FREE) ag_way_added(rules, &link);
    return link;
}

// What its script says, for the seat that decides. It is bounded, so that no word of a script
// makes up for the end of a hero.
static int worth_of(const ag_rules *rules, const ag_link *link, const ag_power_def *power)
{
    enum { MOST = 1000 };
    if (power == NULL || power->worth.length == 0 || link->controller == 0) return 0;
    ag_context context = ag_link_context(link);
    int worth = ag_amount_value(rules, &power->worth, &context);
    return worth > MOST ? MOST : worth < -MOST ? -MOST : worth;
}

// Appends one mode.
static void add_mode(const ag_rules *rules, const ag_link *link, int first, int mode,
                     ag_offered_modes *into)
{
    const ag_card_def *def = ag_catalog_card(rules->catalog, link->printed);
    const ag_power_def *power = &def->powers[first + mode];
    AG_ASSERT(into->count < AG_OFFERED_MODES_MAX);
    into->modes[into->count++] = (ag_view_mode){
        .text = ag_mode_text(rules, link->printed, first, mode),
        .summary = ag_power_summary(rules, link->printed, first + mode),
        .aim = aim_of(power),
        .value = power_fits(rules, power, link->card, link->controller),
        .worth = worth_of(rules, link, power),
    };
}

static void offer_mode(const ag_rules *rules, const ag_option *option, ag_seat seat,
                       ag_offered_modes *into, ag_view_option *out)
{
    const ag_link *asking = ag_link_asking(rules);
    if (asking == NULL || into->count == AG_OFFERED_MODES_MAX) return;
    ag_link link = *asking;
    link.controller = seat;
    ag_view_mode *mode = &into->modes[into->count];
    add_mode(rules, &link, option->power - option->value, option->value, into);
    mode->summary = summary_in(rules, asking, option->power);
    out->modes = mode;
    out->mode_count = 1;
    out->worth = mode->worth;
}

void ag_offer(const ag_rules *rules, const ag_option *option, ag_seat seat, ag_offered_modes *into,
              ag_view_option *out)
{
    if (option->kind == AG_MOVE_MODE) {
        offer_mode(rules, option, seat, into, out);
        return;
    }
    ag_link link = link_of(rules, option, seat);
    if (link.kind == AG_LINK_FREE) return;
    const ag_card_def *def = ag_catalog_card(rules->catalog, link.printed);
    const ag_power_def *power = link.power < def->power_count ? &def->powers[link.power] : NULL;
    int is_card = link.kind == AG_LINK_CARD, least;
    out->cost_x = is_card ? def->side[0].cost_x : power->cost.x_count;
    out->has_x = ag_pay_x_count(rules, &link) > 0;
    if (out->has_x) (void)ag_play_x_range(rules, &link, &least, &out->x_most);
    link.x = (int16_t)out->x_most;
    if (power == NULL || (is_card && power->kind != AG_POWER_PLAY)) return;  // a card without text
    out->worth = worth_of(rules, &link, power);
    if (into->count + power->mode_count > AG_OFFERED_MODES_MAX) return;
    out->modes = &into->modes[into->count];
    out->mode_count = power->mode_count;
    for (int i = 0; i < power->mode_count; i++) {
        add_mode(rules, &link, power->mode_first, i, into);
    }
}
