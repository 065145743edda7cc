// What a move that can't be paid would cost, part by part, and what could
// pay for it (CR 403, 707.1e).
#include <stdio.h>
#include <string.h>

#include "game/log/sentence.h"
#include "game/facts/cost_text.h"
#include "game/facts/filter_text.h"
#include "explain/why.h"
#include "rules/change/change.h"
#include "rules/play/play.h"
#include "state/card.h"

enum { FILTER_BYTES = 256 };

// The link as it would be added, with the costs that others add.
static ag_link link_of(const ag_rules *rules, int move, ag_seat seat, ag_card_id card, int power)
{
    int kind = move == AG_WHY_PLAY     ? AG_LINK_CARD
               : move == AG_WHY_ATTACK ? AG_LINK_PROPOSAL
                                       : AG_LINK_EFFECT;
    ag_link link = { .kind = (uint8_t)kind,
                     .card = card,
                     .printed = ag_printed_of(rules->state, card),
                     .controller = seat };
    if (power >= 0) {
        ag_owned owned = ag_owned_at(rules, card, power);
        link.printed = owned.printed;
        link.power = owned.power;
    }
    ag_way_added(rules, &link);
    return link;
}

static void add_parts(ag_why *out, const ag_rules *rules, const ag_link *link, const ag_cost *cost)
{
    for (int i = 0; i < cost->part_count; i++) {
        ag_cost_part part = ag_pay_part(cost, i, link->card);
        char filter[FILTER_BYTES];
        if (ag_cost_words[part.kind] == NULL) continue;
        int there = ag_pay_candidates(rules, link->controller, link->card, &part, NULL, 0);
        ag_filter_text(rules->catalog, &part.filter, filter, sizeof filter);
        ag_why_step(out, "CR 403.1", "it costs: %s %d (%s); %d can be taken",
                    ag_cost_words[part.kind], part.min > 0 ? part.min : 1, filter, there);
    }
}

void ag_why_cost(ag_why *out, const ag_rules *rules, int move, ag_seat seat, ag_card_id card,
                 int power)
{
    ag_link link = link_of(rules, move, seat, card, power);
    ag_cost cost;
    int resources = ag_pay_resources(rules, &link);
    ag_pay_cost(rules, &link, &cost);
    if (resources > 0) {
        ag_why_step(out, "CR 403.6", "it costs: %d; %d can be exhausted to pay", resources,
                    ag_pay_ready(rules, seat, ag_pay_exhausted(&cost, card)));
    }
    add_parts(out, rules, &link, &cost);
    for (size_t i = 0; i < sizeof link.added / sizeof link.added[0]; i++) {
        if (link.added[i].printed != 0) {
            ag_why_step(out, "CR 707.1e", "%s adds to the cost",
                        ag_printed_name(rules->catalog, link.added[i].printed));
            ag_why_card(out, rules, link.added[i].printed);
        }
    }
}
