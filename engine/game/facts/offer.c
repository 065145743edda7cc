// Modes, X and worth of a move, worked out without announcing it.
#include "game/facts/offer.h"

#include "base/assert.h"
#include "game/facts/aim.h"
#include "game/facts/chosen.h"
#include "game/facts/summary.h"
#include "rules/agenda/agenda.h"
#include "rules/numbers/numbers.h"
#include "rules/play/play.h"

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

// The power that the link plays or uses; NULL: a card without one.
static const ag_power_def *power_of(const ag_rules *rules, const ag_link *link)
{
    const ag_card_def *def = ag_catalog_card(rules->catalog, link->printed);
    const ag_power_def *power = link->power < def->power_count ? &def->powers[link->power] : NULL;
    int reads = power != NULL && (link->kind != AG_LINK_CARD || power->kind == AG_POWER_PLAY);
    return reads ? power : NULL;
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

static void offer_x(const ag_rules *rules, const ag_link *link, ag_view_option *out)
{
    const ag_card_def *def = ag_catalog_card(rules->catalog, link->printed);
    int least;
    out->cost_x =
        link->kind == AG_LINK_CARD ? def->side[0].cost_x : def->powers[link->power].cost.x_count;
    out->has_x = ag_pay_x_count(rules, link) > 0;
    if (out->has_x) (void)ag_play_x_range(rules, link, &least, &out->x_most);
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
        .aim = power->target_count > 0 ? power->targets[0].aim : AG_AIM_NONE,
        .value = ag_power_fits(rules, power, link->card, link->controller),
        .worth = worth_of(rules, link, power),
    };
}

static void offer_modes(const ag_rules *rules, const ag_link *link, ag_offered_modes *into,
                        ag_view_option *out)
{
    const ag_power_def *power = power_of(rules, link);
    if (power == NULL || into->count + power->mode_count > AG_OFFERED_MODES_MAX) return;
    out->modes = &into->modes[into->count];
    out->mode_count = power->mode_count;
    for (int i = 0; i < power->mode_count; i++) add_mode(rules, link, power->mode_first, i, into);
}

void ag_offer(const ag_rules *rules, const ag_option *option, ag_seat seat, ag_offered_modes *into,
              ag_view_option *out)
{
    if (option->kind == AG_MOVE_MODE) {
        const ag_link *asking = ag_link_asking(rules);
        if (asking != NULL && into->count < AG_OFFERED_MODES_MAX) {
            ag_link link = *asking;
            link.controller = seat;
            out->modes = &into->modes[into->count];
            out->mode_count = 1;
            add_mode(rules, &link, option->power - option->value, option->value, into);
            ag_summary_fill_x(rules, asking, &into->modes[into->count - 1].summary);
            out->worth = out->modes[0].worth;
        }
        return;
    }
    ag_link link = link_of(rules, option, seat);
    if (link.kind != AG_LINK_FREE) {
        offer_x(rules, &link, out);
        link.x = (int16_t)out->x_most;
        out->worth = worth_of(rules, &link, power_of(rules, &link));
        offer_modes(rules, &link, into, out);
    }
}
