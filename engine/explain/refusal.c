// Refusals: what the rules say against a move, and which card or rule caused it.
#include "explain/why.h"

#include "rules/combat/combat.h"
#include "rules/numbers/numbers.h"
#include "rules/numbers/live.h"
#include "rules/play/play.h"
#include "state/card.h"

// ---- the reason ----

// The first reason against a power of the kind, and which power that is; no
// reason if any power may be used.
static ag_reason refuse_powers(const ag_rules *rules, const ag_attempt *attempt, int kind,
                               int *power)
{
    ag_reason reason = AG_REASON_NONE;
    ag_card_id card = attempt->card;
    int count = 0, nth = attempt->nth;
    for (int i = 0; i < ag_owned_count(rules, card); i++) {
        const ag_power_def *its = ag_owned_at(rules, card, i).def;
        if (its->kind != kind || (++count != nth && nth != 0)) continue;
        ag_reason other = ag_use_refuse(rules, attempt->seat, card, i);
        if (other == AG_REASON_NONE) return AG_REASON_NONE;
        *power = reason == AG_REASON_NONE ? i : *power;
        reason = reason == AG_REASON_NONE ? other : reason;
    }
    return reason == AG_REASON_NONE ? AG_REASON_CR_701_1_NO_SUCH_POWER : reason;
}

static ag_reason refuse_move(const ag_rules *rules, const ag_attempt *attempt, int *power)
{
    ag_reason reason;
    ag_seat seat = attempt->seat;
    ag_card_id card = attempt->card;
    switch (attempt->move) {
    case AG_WHY_PLAY: return ag_play_refuse(rules, seat, card);
    case AG_WHY_PLACE: return ag_place_refuse(rules, seat, card);
    case AG_WHY_COMPLETE: return refuse_powers(rules, attempt, AG_POWER_REWARD, power);
    case AG_WHY_USE: return refuse_powers(rules, attempt, AG_POWER_PAYMENT, power);
    case AG_WHY_PROTECT: return ag_protect_refuse(rules, seat, card);
    case AG_WHY_STRIKE: return ag_strike_refuse(rules, seat, card);
    default:  // whose turn it is comes first; then why it can't attack this one
        reason = ag_attacking_refuse(rules, seat);
        if (reason == AG_REASON_NONE && attempt->other.slot != 0) {
            reason = ag_attack_refuse(rules, seat, card, attempt->other);
        }
        return reason != AG_REASON_NONE ? reason : ag_attacker_refuse(rules, seat, card);
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

// A refusal that a raid's script makes by one of the raid's own rules cites that rule.
static void cite(ag_refusal *out, const ag_rules *rules, uint16_t rule)
{
    if (rule >= AG_RULE_COUNT) out->rule = ag_rule_text(rules->catalog, rule);
}

static void add_cause(ag_refusal *out, uint16_t printed)
{
    for (int i = 0; i < out->cause_count; i++) {
        if (out->causes[i] == printed) return;
    }
    if (printed != 0 && out->cause_count < AG_CAUSES_MAX) out->causes[out->cause_count++] = printed;
}

// Names the effects that forbid something to the card.
static void add_causes(ag_refusal *out, const ag_rules *rules, ag_card_id card)
{
    const ag_derived *derived = ag_derive_now(rules);
    for (int i = 0; i < derived->live_count; i++) {
        const ag_live *live = &derived->live[i];
        if (forbids(live) && ag_live_works_on(rules, live, card)) {
            add_cause(out, ag_doer_printed(rules, live->source));
            const ag_card_def *def = ag_catalog_card(rules->catalog, live->printed);
            uint16_t rule = live->indefinite ? def->powers[live->power].rule : 0;
            cite(out, rules, rule);
            if (live->source.slot == 0 && rule != 0) {  // what the raid says itself
                out->rule = ag_rule_text(rules->catalog, rule);
            }
        }
    }
}

int ag_refusal_of(const ag_rules *rules, ag_reason reason, const ag_card_id *cards, int count,
                  ag_refusal *out)
{
    int cause = ag_reason_causes[reason];
    *out = (ag_refusal){ .reason = reason,
                         .rule = ag_rule_numbers[ag_reason_rules[reason]],
                         .text = ag_reason_texts[reason],
                         .power = -1 };
    if (cause == AG_CAUSE_APART) cite(out, rules, rules->state->apart_rule);
    for (int i = 0; i < count && cause == AG_CAUSE_EFFECT; i++) {
        if (cards[i].slot != 0) add_causes(out, rules, cards[i]);
    }
    return reason != AG_REASON_NONE;
}

int ag_move_refusal(const ag_rules *rules, const ag_attempt *attempt, ag_refusal *out)
{
    int power = -1;
    ag_card_id card = attempt->card, hero = rules->state->players[attempt->seat].hero;
    const ag_card_id about[] = { card, hero, attempt->other };
    AG_ASSERT(attempt->move >= 0 && attempt->move < AG_WHY_MOVES);
    ag_reason reason = refuse_move(rules, attempt, &power);
    int refused = ag_refusal_of(rules, reason, about, 3, out);
    if (power >= 0 && ag_reason_causes[reason] == AG_CAUSE_POWER) {
        cite(out, rules, ag_owned_at(rules, card, power).def->rule);
    }
    out->power = power;
    return refused;
}
