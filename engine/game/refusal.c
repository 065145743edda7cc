// Refusals: what the rules say against a move, and who or what made them say so.
#include "game/refusal.h"

#include <stdio.h>
#include <string.h>

#include "rules/combat.h"
#include "rules/derive.h"
#include "rules/grant.h"
#include "rules/known.h"
#include "rules/live.h"
#include "rules/play.h"
#include "state/card.h"

// Not in one piece: here no rule is enforced.
#define NO_SUCH_POWER                                                                              \
    "CR 701.1"                                                                                     \
    ": it has no such power"

// ---- the reason ----

// The first reason against a power of the kind, and which one that is; NULL as soon as one may be
// used.
static const char *refuse_powers(const ag_rules *rules, ag_seat seat, ag_card_id card, int kind,
                                 int nth, int *power)
{
    const char *reason = NULL;
    int count = 0;
    for (int i = 0; i < ag_owned_count(rules, card); i++) {
        const ag_power_def *its = ag_owned_at(rules, card, i).def;
        if (its->kind != kind || (++count != nth && nth != 0)) {
            continue;
        }
        const char *other = ag_use_refuse(rules, seat, card, i);
        if (other == NULL) {
            return NULL;
        }
        *power = reason == NULL ? i : *power;
        reason = reason == NULL ? other : reason;
    }
    return reason == NULL ? NO_SUCH_POWER : reason;
}

static const char *refuse_move(const ag_rules *rules, int move, ag_seat seat, ag_card_id card,
                               ag_card_id other, int nth, int *power)
{
    const char *reason;
    switch (move) {
    case AG_WHY_PLAY: return ag_play_refuse(rules, seat, card);
    case AG_WHY_PLACE: return ag_place_refuse(rules, seat, card);
    case AG_WHY_COMPLETE: return refuse_powers(rules, seat, card, AG_POWER_REWARD, nth, power);
    case AG_WHY_USE: return refuse_powers(rules, seat, card, AG_POWER_PAYMENT, nth, power);
    case AG_WHY_PROTECT: return ag_protect_refuse(rules, seat, card);
    case AG_WHY_STRIKE: return ag_strike_refuse(rules, seat, card);
    default:  // whose turn it is comes first; then what keeps it from this one is the better answer
        reason = ag_attacking_refuse(rules, seat);
        if (reason == NULL && other.slot != 0) {
            reason = ag_attack_refuse(rules, seat, card, other);
        }
        return reason != NULL ? reason : ag_attacker_refuse(rules, seat, card);
    }
}

// ---- what stands behind it ----

static int forbids(const ag_live *live)
{
    switch (live->change->field) {
    case AG_FIELD_CANT:
    case AG_FIELD_BARRED:
    case AG_FIELD_POWERS:
    case AG_FIELD_LOSES_KEYWORD:
    case AG_FIELD_CANT_ATTACK:
    case AG_FIELD_MUST_ATTACK:
    case AG_FIELD_ATTACKS_ONLY: return 1;
    default: return 0;
    }
}

static int is_by_an_effect(const char *reason)
{
    return strncmp(reason, "CR 103.2", 8) == 0 || strstr(reason, "effect") != NULL
           || strstr(reason, "no such power here") != NULL || strstr(reason, "must attack") != NULL
           || strstr(reason, "only others") != NULL;
}

// What the script of a raid says with one of the raid's own rules is refused by that rule.
static void cite(ag_refusal *out, const ag_rules *rules, uint16_t rule)
{
    if (rule >= AG_RULE_COUNT) {
        snprintf(out->number, sizeof out->number, "%s", ag_rule_text(rules->catalog, rule));
        out->rule = out->number;
    }
}

static void add_cause(ag_refusal *out, uint16_t printed)
{
    for (int i = 0; i < out->cause_count; i++) {
        if (out->causes[i] == printed) {
            return;
        }
    }
    if (printed != 0 && out->cause_count < AG_CAUSES_MAX) {
        out->causes[out->cause_count++] = printed;
    }
}

// The effects that forbid something to the card are named.
static void add_causes(ag_refusal *out, const ag_rules *rules, ag_card_id card)
{
    const ag_derived *derived = ag_derive_now(rules);
    for (int i = 0; i < derived->live_count; i++) {
        const ag_live *live = &derived->live[i];
        if (forbids(live) && ag_live_works_on(rules, live, card)) {
            add_cause(out, ag_printed_of(rules->state, live->source));
            const ag_card_def *def = ag_catalog_card(rules->catalog, live->printed);
            cite(out, rules, live->indefinite ? def->powers[live->power].rule : 0);
        }
    }
}

// What a power says of itself: whose it is, when, how often and under which condition.
static int is_by_its_power(const char *reason)
{
    return strstr(reason, "own turn") != NULL || strstr(reason, "power is not for you") != NULL
           || strstr(reason, "its condition") != NULL || strstr(reason, "once per turn") != NULL;
}

int ag_refusal_of(const ag_rules *rules, const char *reason, const ag_card_id *cards, int count,
                  ag_refusal *out)
{
    *out = (ag_refusal){ .reason = reason, .rule = "", .text = "", .power = -1 };
    if (reason == NULL) {
        return 0;
    }
    const char *colon = strstr(reason, ": ");
    AG_ASSERT(colon != NULL);
    snprintf(out->number, sizeof out->number, "%.*s", (int)(colon - reason), reason);
    out->rule = out->number;
    out->text = colon + 2;
    if (strstr(reason, "set apart") != NULL) {
        cite(out, rules, rules->state->apart_rule);
        return 1;
    }
    for (int i = 0; i < count && is_by_an_effect(reason); i++) {
        if (cards[i].slot != 0) {
            add_causes(out, rules, cards[i]);
        }
    }
    return 1;
}

int ag_move_refusal(const ag_rules *rules, int move, ag_seat seat, ag_card_id card,
                    ag_card_id other, int nth, ag_refusal *out)
{
    int power = -1;
    const ag_card_id about[] = { card, rules->state->players[seat].hero, other };
    AG_ASSERT(move >= 0 && move < AG_WHY_MOVES);
    const char *reason = refuse_move(rules, move, seat, card, other, nth, &power);
    int refused = ag_refusal_of(rules, reason, about, 3, out);
    if (refused && power >= 0 && is_by_its_power(reason)) {
        cite(out, rules, ag_owned_at(rules, card, power).def->rule);
    }
    out->power = power;
    return refused;
}
