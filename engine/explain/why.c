// Why something can't be done now, what it would cost, and where a number comes from: the reasons
// of the rules, with the cards that cause them.
#include "explain/why.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "game/facts/cost_text.h"
#include "game/facts/filter_text.h"
#include "game/log/sentence.h"
#include "rules/agenda/agenda.h"
#include "rules/change/change.h"
#include "rules/rules.h"
#include "rules/numbers/numbers.h"
#include "rules/numbers/live.h"
#include "rules/play/play.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

enum { TEXT_MAX = 256 };

// ---- the answer ----

void ag_why_say(ag_why *out, const char *rule, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(out->reason, sizeof out->reason, format, arguments);
    va_end(arguments);
    snprintf(out->rule, sizeof out->rule, "%s", rule);
}

void ag_why_step(ag_why *out, const char *rule, const char *format, ...)
{
    if (out->step_count == AG_WHY_STEPS_MAX) return;
    ag_why_line *step = &out->steps[out->step_count++];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(step->text, sizeof step->text, format, arguments);
    va_end(arguments);
    snprintf(step->rule, sizeof step->rule, "%s", rule);
}

void ag_why_card(ag_why *out, const ag_rules *rules, uint16_t printed)
{
    const char *key = ag_catalog_card(rules->catalog, printed)->key;
    for (int i = 0; i < out->card_count; i++) {
        if (strcmp(out->cards[i], key) == 0) return;
    }
    if (printed != 0 && out->card_count < AG_WHY_CARDS_MAX) {
        snprintf(out->cards[out->card_count++], sizeof out->cards[0], "%s", key);
    }
}

void ag_why_refused(ag_why *out, const char *before, ag_reason reason)
{
    AG_ASSERT(reason != AG_REASON_NONE);
    ag_why_say(out, ag_rule_numbers[ag_reason_rules[reason]], "%s: %s.", before,
               ag_reason_texts[reason]);
}

const char *ag_why_name(const ag_rules *rules, ag_card_id card)
{
    return ag_printed_name(rules->catalog, ag_printed_of(rules->state, card));
}

static void add_causes(ag_why *out, const ag_rules *rules, const ag_refusal *refusal)
{
    for (int i = 0; i < refusal->cause_count; i++) {
        ag_why_card(out, rules, refusal->causes[i]);
        ag_why_step(out, refusal->rule, "by an effect of %s",
                    ag_printed_name(rules->catalog, refusal->causes[i]));
    }
}

// ---- moves ----

// The link as it would be added, with the costs that others add.
static ag_link link_of(const ag_rules *rules, const ag_attempt *attempt, int power)
{
    int move = attempt->move;
    ag_card_id card = attempt->card;
    int kind = move == AG_WHY_PLAY     ? AG_LINK_CARD
               : move == AG_WHY_ATTACK ? AG_LINK_PROPOSAL
                                       : AG_LINK_EFFECT;
    ag_link link = { .kind = (uint8_t)kind,
                     .card = card,
                     .printed = ag_printed_of(rules->state, card),
                     .controller = attempt->seat };
    if (power >= 0) {
        ag_owned owned = ag_owned_at(rules, card, power);
        link.printed = owned.printed;
        link.power = owned.power;
    }
    ag_way_added(rules, &link);
    return link;
}

// Adds steps: what the move would cost (with this of the card's powers; -1: none), part by part,
// and what can pay for it (CR 403, 707.1e).
static void add_cost(ag_why *out, const ag_rules *rules, const ag_attempt *attempt, int power)
{
    ag_link link = link_of(rules, attempt, power);
    ag_cost cost;
    int resources = ag_pay_resources(rules, &link);
    ag_pay_cost(rules, &link, &cost);
    if (resources > 0) {
        ag_card_id exhausted = ag_pay_exhausted(&cost, attempt->card);
        ag_why_step(out, "CR 403.6", "it costs: %d; %d can be exhausted to pay", resources,
                    ag_pay_ready(rules, attempt->seat, exhausted));
    }
    for (int i = 0; i < cost.part_count; i++) {
        ag_cost_part part = ag_pay_part(&cost, i, link.card);
        char filter[TEXT_MAX];
        if (ag_cost_words[part.kind] == NULL) continue;
        int there = ag_pay_candidates(rules, link.controller, link.card, &part, NULL, 0);
        ag_filter_text(rules->catalog, &part.filter, filter, sizeof filter);
        ag_why_step(out, "CR 403.1", "it costs: %s %d (%s); %d can be taken",
                    ag_cost_words[part.kind], part.min > 0 ? part.min : 1, filter, there);
    }
    for (size_t i = 0; i < sizeof link.added / sizeof link.added[0]; i++) {
        uint16_t adds = link.added[i].printed;
        if (adds == 0) continue;
        ag_why_step(out, "CR 707.1e", "%s adds to the cost", ag_printed_name(rules->catalog, adds));
        ag_why_card(out, rules, adds);
    }
}

// Nothing forbids the move, but a player must be asked for one.
static ag_reason window_refuse(const ag_game *game, int move, ag_seat seat)
{
    const ag_choice_state *choice = &ag_game_rules(game)->state->choice;
    int protects = move == AG_WHY_PROTECT, strikes = move == AG_WHY_STRIKE;
    int is_asked = protects  ? choice->prompt == AG_PROMPT_PROTECT
                   : strikes ? choice->prompt == AG_PROMPT_STRIKE
                             : choice->kind == AG_QUESTION_ACTION;
    if (ag_game_over(game)) return AG_REASON_CR_102_1_GAME_OVER;
    if (is_asked && (choice->who & AG_BIT(seat))) return AG_REASON_NONE;
    return protects  ? AG_REASON_CR_602_2_NOT_ASKED
           : strikes ? AG_REASON_CR_303_2_NOT_ASKED
                     : AG_REASON_CR_410_1_NO_PRIORITY;
}

void ag_why_move(ag_game *game, const ag_attempt *attempt, ag_why *out)
{
    static const char *const words[AG_WHY_MOVES] = {
        [AG_WHY_PLAY] = "be played",        [AG_WHY_PLACE] = "be placed",
        [AG_WHY_COMPLETE] = "be completed", [AG_WHY_USE] = "be used",
        [AG_WHY_ATTACK] = "attack",         [AG_WHY_PROTECT] = "protect",
        [AG_WHY_STRIKE] = "be struck with",
    };
    const ag_rules *rules = ag_game_rules(game);
    ag_card_id card = attempt->card, other = attempt->other;
    AG_ASSERT(attempt->move >= 0 && attempt->move < AG_WHY_MOVES);
    AG_ASSERT(ag_card_exists(rules->state, card));
    char text[TEXT_MAX];
    ag_refusal refusal;
    int refused = ag_move_refusal(rules, attempt, &refusal);
    ag_reason closed = refused ? AG_REASON_NONE : window_refuse(game, attempt->move, attempt->seat);
    int can = !refused && closed == AG_REASON_NONE;
    ag_why_card(out, rules, ag_printed_of(rules->state, card));
    ag_why_card(out, rules, ag_printed_of(rules->state, other));
    snprintf(text, sizeof text, "%s %s %s%s%s", ag_why_name(rules, card), can ? "can" : "can't",
             words[attempt->move], other.slot != 0 ? " " : "",
             other.slot != 0 ? ag_why_name(rules, other) : "");
    if (can) {
        ag_why_say(out, "", "%s: nothing forbids it.", text);
    } else if (!refused) {
        ag_why_refused(out, text, closed);
    } else {
        ag_why_say(out, refusal.rule, "%s: %s.", text, refusal.text);
        add_causes(out, rules, &refusal);
        if (ag_reason_causes[refusal.reason] == AG_CAUSE_COST) {
            add_cost(out, rules, attempt, refusal.power);
        }
    }
}

// ---- targets ----

// Whether the power could be the one for which the card is played, used or completed in its zone.
static int may_aim(const ag_power_def *power, int in_play)
{
    if (power->target_count == 0) return 0;
    return in_play ? power->kind != AG_POWER_PLAY && power->kind != AG_POWER_CALL
                   : power->kind == AG_POWER_PLAY;
}

typedef struct aiming {
    const ag_rules *rules;
    ag_seat seat;
    ag_card_id card, on;
    ag_reason reason;  // the first one
    const ag_filter *filter;
    ag_card_id magnet;  // must be targeted instead; slot 0: none
    int legal;
} aiming;

// CR 706.4: the magnet that takes the places of a single description; slot 0: none.
static ag_card_id magnet_before(const aiming *at, const ag_power_def *power,
                                const ag_context *context)
{
    const ag_state *state = at->rules->state;
    ag_card_id first = { 0, 0 };
    int count = 0;
    for (uint16_t slot = 1; slot < state->used.cards && power->target_count == 1; slot++) {
        ag_card_id card = ag_card_id_of(state, slot);
        if (!ag_card_exists(state, card) || !ag_in_play(state, card)
            || !ag_numbers_of(at->rules, card)->magnet
            || !ag_opposed(state, at->seat, ag_controller_of(state, card))
            || ag_target_def_refuse(at->rules, &power->targets[0], context, card)
                   != AG_REASON_NONE) {
            continue;
        }
        if (ag_card_id_same(card, at->on)) return (ag_card_id){ 0, 0 };
        first = count++ == 0 ? card : first;
    }
    int places = count > 0 ? ag_target_max(at->rules, &power->targets[0], context) : 0;
    return count > 0 && count >= places ? first : (ag_card_id){ 0, 0 };
}

static void aim_power(aiming *at, const ag_owned *owned)
{
    const ag_power_def *it = owned->def;
    ag_link link = { .kind = it->kind == AG_POWER_PLAY ? AG_LINK_CARD : AG_LINK_EFFECT,
                     .card = at->card,
                     .printed = owned->printed,
                     .power = owned->power,
                     .controller = at->seat };
    int least, most;
    int possible = ag_play_x_range(at->rules, &link, &least, &most);
    ag_context context = { .viewer = at->seat, .source = at->card, .x = possible ? most : 0 };
    for (int i = 0; i < it->target_count && !at->legal; i++) {
        const ag_target_def *target = &it->targets[i];
        if (target->kind != AG_TARGET_CARD) continue;
        ag_reason reason = ag_target_def_refuse(at->rules, target, &context, at->on);
        at->magnet =
            reason == AG_REASON_NONE ? magnet_before(at, it, &context) : (ag_card_id){ 0, 0 };
        reason = at->magnet.slot != 0 ? AG_REASON_CR_706_4_MAGNET : reason;
        at->legal = reason == AG_REASON_NONE;
        if (at->reason == AG_REASON_NONE) {
            at->reason = reason;
            at->filter = &target->filter;
        }
    }
}

void ag_why_target(ag_game *game, ag_seat seat, ag_card_id card, ag_card_id on, int nth,
                   ag_why *out)
{
    const ag_rules *rules = ag_game_rules(game);
    int in_play = ag_in_play(rules->state, card);
    aiming at = { .rules = rules, .seat = seat, .card = card, .on = on };
    char text[TEXT_MAX], filter[TEXT_MAX];
    int count = 0;
    for (int power = 0; power < ag_owned_count(rules, card) && !at.legal; power++) {
        ag_owned owned = ag_owned_at(rules, card, power);
        if (may_aim(owned.def, in_play) && (++count == nth || nth == 0)) aim_power(&at, &owned);
    }
    ag_why_card(out, rules, ag_printed_of(rules->state, card));
    ag_why_card(out, rules, ag_printed_of(rules->state, on));
    snprintf(text, sizeof text, "%s can't target %s", ag_why_name(rules, card),
             ag_why_name(rules, on));
    if (at.legal) {
        ag_why_say(out, "", "%s can target %s: nothing forbids it.", ag_why_name(rules, card),
                   ag_why_name(rules, on));
    } else if (at.reason == AG_REASON_NONE) {
        ag_why_say(out, "CR 706.1", "%s: it has no such target.", text);
    } else {
        ag_refusal refusal;
        ag_refusal_of(rules, at.reason, &on, 1, &refusal);
        ag_why_say(out, refusal.rule, "%s: %s.", text, refusal.text);
        ag_filter_text(rules->catalog, at.filter, filter, sizeof filter);
        ag_why_step(out, "CR 706.1", "It targets: %s", filter);
        if (at.magnet.slot != 0) {
            ag_why_step(out, "CR 706.4", "%s must be targeted where it can be",
                        ag_why_name(rules, at.magnet));
            ag_why_card(out, rules, ag_printed_of(rules->state, at.magnet));
        }
        add_causes(out, rules, &refusal);
    }
}

// ---- numbers ----

typedef struct adding {
    ag_why *out;
    ag_card_id card;
    int field, number;
} adding;

static void note_number(void *context, const ag_rules *rules, const ag_note *note)
{
    adding *sum = context;
    if (note->kind != AG_NOTE_NUMBER || note->live->change->field != sum->field
        || !ag_card_id_same(note->card, sum->card)) {
        return;
    }
    uint16_t doer = ag_doer_printed(rules, note->source);
    const char *name = ag_printed_name(rules->catalog, doer);
    int op = note->live->change->op;
    sum->number = ag_live_changed((int16_t)sum->number, note->live, note->after);
    if (op == AG_CHANGE_DOUBLE) {
        ag_why_step(sum->out, "CR 719.4", "%s: doubled, which makes %d", name, sum->number);
    } else if (op == AG_CHANGE_SET) {
        ag_why_step(sum->out, "CR 718.1", "%s: it becomes %d", name, sum->number);
    } else {
        ag_why_step(sum->out, "CR 718.1", "%s: %+d, which makes %d", name, note->after,
                    sum->number);
    }
    ag_why_card(sum->out, rules, doer);
}

// CR 303.2b: the weapons that it struck with in this combat.
static void add_strikes(adding *sum, const ag_rules *rules)
{
    const ag_combat *combat = &rules->state->combat;
    for (int i = 0; i < combat->strike_count && sum->field == AG_FIELD_ATK; i++) {
        ag_card_id weapon = combat->strikes[i].weapon;
        if (!ag_card_id_same(combat->strikes[i].wielder, sum->card)
            || !ag_card_exists(rules->state, weapon)) {
            continue;
        }
        int atk = ag_numbers_of(rules, weapon)->atk;
        sum->number += atk;
        ag_why_step(sum->out, "CR 303.2b", "%s: struck with, %+d, which makes %d",
                    ag_why_name(rules, weapon), atk, sum->number);
        ag_why_card(sum->out, rules, ag_printed_of(rules->state, weapon));
    }
}

static int printed_number(const ag_rules *rules, int field, ag_card_id id)
{
    const ag_card *card = ag_card_at(rules->state, id);
    const ag_side_def *side = &ag_catalog_card(rules->catalog, card->printed)->side[card->side];
    int sized = (card->flags & AG_CARD_SIZED) != 0;
    return field == AG_FIELD_ATK      ? sized ? card->made_atk : side->atk
           : field == AG_FIELD_HEALTH ? sized ? card->made_health : side->health
           : field == AG_FIELD_DEF    ? side->def
                                      : side->cost;
}

// The rule for where the number is printed on the card.
static const char *print_rule(const ag_rules *rules, int field, ag_card_id card)
{
    switch (field) {
    case AG_FIELD_ATK: return "CR 205.1";
    case AG_FIELD_DEF: return "CR 304.2";
    case AG_FIELD_COST: return "CR 201.1";
    default: return ag_types(rules, card) & AG_TYPE_HERO ? "CR 301.1" : "CR 302.1";
    }
}

static const char *const number_words[] = { [AG_FIELD_ATK] = "ATK",
                                            [AG_FIELD_HEALTH] = "health",
                                            [AG_FIELD_DEF] = "DEF",
                                            [AG_FIELD_COST] = "cost" };

// What playing a card costs besides its cost (CR 707.1e), and the part that no modifier of this
// number explains: the card's two numbers were switched (CR 712.9).
static void add_rest(adding *sum, const ag_rules *rules)
{
    const ag_card_def *def =
        ag_catalog_card(rules->catalog, ag_printed_of(rules->state, sum->card));
    int extra = sum->field == AG_FIELD_COST ? def->extra_cost.resources : 0;
    sum->number += extra;
    if (extra != 0) {
        ag_why_step(sum->out, "CR 707.1e", "additional cost: %+d, which makes %d", extra,
                    sum->number);
    }
    int now = sum->field == AG_FIELD_ATK      ? ag_atk_raw(rules, sum->card)
              : sum->field == AG_FIELD_HEALTH ? ag_health_raw(rules, sum->card)
                                              : sum->number;
    if (now != sum->number) ag_why_step(sum->out, "CR 712.9", "switched: which makes %d", now);
    sum->number = now;
}

ag_status ag_why_number(ag_game *game, int field, ag_card_id card, ag_why *out, ag_error *error)
{
    const ag_rules *rules = ag_game_rules(game);
    ag_rules *aside = calloc(1, sizeof *aside);
    if (aside == NULL) return ag_no_memory(error, "a number to work out");
    adding sum = { .out = out, .card = card, .field = field };
    sum.number = printed_number(rules, field, card);
    const char *printed = print_rule(rules, field, card);
    ag_why_card(out, rules, ag_printed_of(rules->state, card));
    ag_why_step(out, printed, "printed: %d", sum.number);
    *aside = *rules;
    aside->derived.known = 0;
    aside->noted = note_number;
    aside->noted_context = &sum;
    if (field == AG_FIELD_COST) {
        ag_play_cost(aside, card, ag_card_at(rules->state, card)->owner, sum.number);
    } else {
        ag_derive_now(aside);
        add_strikes(&sum, rules);
    }
    free(aside);
    add_rest(&sum, rules);
    const char *below = sum.number < 0 ? ", which counts as 0" : "";
    ag_why_say(out, out->step_count > 1 ? "CR 718.1" : printed, "The %s of %s is %d%s.",
               number_words[field], ag_why_name(rules, card), sum.number, below);
    return AG_OK;
}
