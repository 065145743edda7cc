// Derived numbers. All live modifiers are applied to all cards in play in the order of their
// timestamps (CR 718.1), doubling last (CR 719.4); the result is kept until an aspect changes that
// one of them reads.
#include "rules/derive.h"

#include <string.h>

#include "rules/filter.h"
#include "rules/known.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

static void numbers_from_print(const ag_rules *rules, const ag_card *card, ag_numbers *numbers)
{
    int shown = AG_RULE_HOLDS(CR_301_2b) ? card->side : 0;
    const ag_side_def *side = &ag_catalog_card(rules->catalog, card->printed)->side[shown];
    memset(numbers, 0, sizeof *numbers);
    // R101.1a: the loader copies a Boss's numbers to his other side.
    int boss = rules->state->players[card->controller].side == AG_SIDE_BOSS;
    if (ag_card_is_blank(card) || (!AG_RULE_HOLDS(R101_1a) && boss && card->side != 0)) {
        return;
    }
    numbers->atk = side->atk;
    numbers->health = side->health;
    numbers->def = side->def;
    numbers->strike = side->strike;
    numbers->damage = side->damage;
    numbers->keywords = side->keywords;
}

// ---- which modifiers are live ----

static void live_add(ag_derived *derived, const ag_live *live)
{
    if (derived->live_count < AG_LIVE_MAX) {
        ag_live *added = &derived->live[derived->live_count];
        *added = *live;
        added->order = (uint32_t)derived->live_count++;
        added->doubled_last = AG_RULE_HOLDS(CR_719_4) && live->change->op == AG_CHANGE_DOUBLE;
        derived->reads |= live->change->reads;
        derived->fields |= AG_BIT(live->change->field);
        derived->gives_tags |= live->change->field == AG_FIELD_TAG;
        derived->cants |= live->change->field == AG_FIELD_CANT ? AG_BIT(live->change->word) : 0;
    }
}

// Indefinite ones: the continuous powers of cards in play, while the side that has them shows (CR
// 704.1a).
static void live_from_card(const ag_rules *rules, ag_derived *derived, ag_card_id id)
{
    const ag_card *card = ag_card_at(rules->state, id);
    const ag_card_def *def = ag_catalog_card(rules->catalog, card->printed);
    if (def->plain || ag_card_is_blank(card) || !AG_RULE_HOLDS(CR_704_1)
        || !AG_RULE_HOLDS(CR_714_2)) {
        return;
    }
    for (int i = 0; i < def->power_count; i++) {
        const ag_power_def *power = &def->powers[i];
        if (power->kind != AG_POWER_CONTINUOUS || !ag_power_holds(rules->catalog, power)
            || !(card->side == 0 ? power->front : power->back)) {
            continue;
        }
        for (int j = 0; j < power->change_count; j++) {
            int later = AG_RULE_HOLDS(CR_718_2b) && card->attached > card->entered;
            uint32_t attached = later ? card->attached : card->entered;
            ag_live live = { .change = &power->changes[j],
                             .source = id,
                             .controller = AG_RULE_HOLDS(CR_712_6) ? card->controller : card->owner,
                             .indefinite = 1,
                             .timestamp = AG_RULE_HOLDS(CR_718_2a) ? attached : 0 };
            live_add(derived, &live);
        }
    }
}

static int definite_is_live(const ag_state *state, const ag_modifier *modifier)
{
    if (modifier->printed == 0) {
        return 0;
    }
    if (!AG_RULE_HOLDS(CR_714_3d) && !ag_card_exists(state, modifier->source)) {
        return 0;
    }
    if (modifier->lasts == AG_LASTS_WHILE_ATTACHED) {
        const ag_card *source = ag_card_at(state, modifier->source);
        return source != NULL && source->host.slot != 0;
    }
    // "During its controller's next ready step" says nothing before that step.
    if (modifier->lasts == AG_LASTS_NEXT_READY_STEP) {
        return state->turn.ready_step && state->turn.seat == modifier->lasts_seat;
    }
    return 1;
}

static int comes_before(const ag_live *a, const ag_live *b)
{
    if (a->doubled_last != b->doubled_last) {
        return b->doubled_last;
    }
    if (a->timestamp != b->timestamp) {
        return (a->timestamp < b->timestamp)
               == (AG_RULE_HOLDS(CR_718_1) && AG_RULE_HOLDS(CR_718_2));
    }
    return a->order < b->order;
}

// There are few, and they are nearly in order: cards in play stand by time of entry.
static void sort_live(ag_derived *derived)
{
    for (int i = 1; i < derived->live_count; i++) {
        ag_live live = derived->live[i];
        int at = i;
        while (at > 0 && comes_before(&live, &derived->live[at - 1])) {
            derived->live[at] = derived->live[at - 1];
            at--;
        }
        derived->live[at] = live;
    }
}

// ---- what they do ----

static int16_t changed(int16_t number, const ag_live *live, int32_t value)
{
    int32_t after = live->change->op == AG_CHANGE_SET      ? value
                    : live->change->op == AG_CHANGE_DOUBLE ? number * 2
                                                           : number + value;
    return (int16_t)(after > 30000 ? 30000 : after < -30000 ? -30000 : after);
}

static void gain_tag(ag_numbers *numbers, ag_symbol tag)
{
    for (int i = 0; i < 4; i++) {
        if (numbers->tags[i] == tag || numbers->tags[i] == 0) {
            numbers->tags[i] = tag;
            return;
        }
    }
}

static void apply(const ag_live *live, int32_t value, ag_numbers *numbers)
{
    const ag_change *change = live->change;
    switch (change->field) {
    case AG_FIELD_ATK: numbers->atk = changed(numbers->atk, live, value); break;
    case AG_FIELD_HEALTH: numbers->health = changed(numbers->health, live, value); break;
    case AG_FIELD_DEF: numbers->def = changed(numbers->def, live, value); break;
    case AG_FIELD_STRIKE: numbers->strike = changed(numbers->strike, live, value); break;
    case AG_FIELD_KEYWORD: numbers->keywords |= AG_BIT(change->word); break;
    case AG_FIELD_LOSES_KEYWORD: numbers->keywords &= ~AG_BIT(change->word); break;
    case AG_FIELD_CANT: numbers->cant |= AG_BIT(change->word); break;
    case AG_FIELD_BARRED: numbers->barred |= change->word; break;
    case AG_FIELD_POWERS:
        numbers->powers_lost = 1;
        numbers->keywords = 0;
        break;
    case AG_FIELD_TAG: gain_tag(numbers, change->word); break;
    case AG_FIELD_DAMAGE_TYPE:
        numbers->damage = change->op == AG_CHANGE_SET && AG_RULE_HOLDS(CR_205_1c)
                              ? change->word
                              : numbers->damage | change->word;
        break;
    default: break;  // COST and HAND_MAX are asked for where they count
    }
}

static ag_lens lens_of(const ag_live *live)
{
    return (ag_lens){ .viewer = live->controller, .source = live->source, .x = live->x };
}

// CR 700.1: a keyword is a power too.
static int opposing_to_boss(const ag_rules *rules, const ag_live *live, ag_card_id id)
{
    int field = live->change->field;
    int takes = field == AG_FIELD_POWERS || field == AG_FIELD_LOSES_KEYWORD;
    return AG_RULE_HOLDS(R101_3a) && takes && ag_is_boss(rules, id)
           && !ag_card_id_same(live->source, id)
           && ag_opposed(rules->state, live->controller, ag_controller_of(rules->state, id));
}

// A card that lost its powers changes nothing by them (CR 700.3, 704.1a).
static int is_generated(const ag_derived *derived, const ag_live *live)
{
    return !AG_RULE_HOLDS(CR_700_3) || !live->indefinite
           || !derived->numbers[live->source.slot].powers_lost;
}

// CR 710.1d, 714.3e: it changes who comes later too.
static int leaves_out(const ag_live *live, const ag_card *card)
{
    int counts = live->indefinite ? AG_RULE_HOLDS(CR_710_1d) : AG_RULE_HOLDS(CR_714_3e);
    return !counts && card->entered > live->timestamp;
}

static void apply_live(const ag_rules *rules, ag_derived *derived, const ag_live *live,
                       const uint16_t *slots, int count)
{
    const ag_state *state = rules->state;
    int field = live->change->field;
    if (field == AG_FIELD_COST || field == AG_FIELD_HAND_MAX || !is_generated(derived, live)) {
        return;  // what those two change is no number of a card in play
    }
    ag_lens lens = lens_of(live);
    if (!ag_amount_holds(rules, &live->change->condition, &lens)) {
        return;
    }
    int32_t value = ag_amount_value(rules, &live->change->amount, &lens);
    for (int i = 0; i < count; i++) {
        ag_card_id id = { slots[i], state->cards[slots[i]].life };
        // R101.3a: opposing modifiers can't remove a Boss's powers.
        if (ag_filter_match(rules, &live->change->subject, &lens, id)
            && !opposing_to_boss(rules, live, id) && !leaves_out(live, &state->cards[slots[i]])) {
            apply(live, value, &derived->numbers[slots[i]]);
        }
    }
}

static void derive_into(ag_rules *rules, ag_derived *derived)
{
    const ag_state *state = rules->state;
    uint16_t slots[AG_CARD_MAX];
    int count = 0;
    derived->live_count = 0;
    derived->gives_tags = 0;
    derived->cants = 0;
    derived->fields = 0;
    derived->reads = AG_BIT(AG_TOUCH_PLAY) | AG_BIT(AG_TOUCH_MODIFIERS);
    for (int seat = 1; seat <= state->seat_count; seat++) {
        const ag_player *player = &state->players[seat];
        for (uint16_t slot = state->piles[player->party].first; slot != 0;
             slot = state->cards[slot].next) {
            slots[count++] = slot;
            numbers_from_print(rules, &state->cards[slot], &derived->numbers[slot]);
            live_from_card(rules, derived, ag_card_id_of(state, slot));
        }
        uint16_t slot = AG_RULE_HOLDS(CR_700_2) ? state->piles[player->resources].first : 0;
        for (; slot != 0; slot = state->cards[slot].next) {
            derived->numbers[slot].powers_lost = 0;
            live_from_card(rules, derived, ag_card_id_of(state, slot));
        }
    }
    for (int i = 1; i < state->used.modifiers; i++) {
        const ag_modifier *modifier = &state->modifiers[i];
        if (modifier->printed != 0 && modifier->lasts == AG_LASTS_NEXT_READY_STEP) {
            derived->reads |= AG_BIT(AG_TOUCH_TURN);
            derived->gives_tags |= modifier->change.field == AG_FIELD_TAG;
        }
        if (definite_is_live(state, modifier)) {
            ag_live live = { .change = &modifier->change,
                             .source = modifier->source,
                             .controller = modifier->controller,
                             .x = modifier->x,
                             .timestamp = AG_RULE_HOLDS(CR_718_2d) ? modifier->timestamp : 0 };
            live_add(derived, &live);
        }
    }
    if (!derived->known) {
        memset(derived->settled, 0, sizeof derived->settled);
    }
    // While the numbers are worked out readers see them as far as they are.
    derived->known = 1;
    derived->touches = state->touches;
    memcpy(derived->touched, state->touched, sizeof derived->touched);
    sort_live(derived);
    // Who has no powers is settled first: what they would generate does not apply, though it is
    // older.
    for (int i = 0; i < derived->live_count; i++) {
        if (derived->live[i].change->field == AG_FIELD_POWERS) {
            apply_live(rules, derived, &derived->live[i], slots, count);
        }
    }
    for (int i = 0; i < derived->live_count; i++) {
        apply_live(rules, derived, &derived->live[i], slots, count);
    }
}

// The cache is the one thing behind a const ag_rules that may change.
static void refresh_touched(ag_rules *owner)
{
    ag_derived *derived = &owner->derived;
    if (derived->known && ag_untouched(owner->state, derived->reads, derived->touched)) {
        derived->touches = owner->state->touches;
        return;
    }
    derive_into(owner, derived);
}

// Asked more often than anything changes: one counter tells that nothing was written at all.
static inline const ag_derived *refresh(const ag_rules *rules)
{
    const ag_derived *derived = &rules->derived;
    if (!derived->known || derived->touches != rules->state->touches) {
        refresh_touched((ag_rules *)rules);
    }
    return derived;
}

uint32_t ag_tag_reads(const ag_rules *rules)
{
    const ag_derived *derived = refresh(rules);
    return derived->gives_tags ? derived->reads
                               : AG_BIT(AG_TOUCH_PLAY) | AG_BIT(AG_TOUCH_MODIFIERS);
}

void ag_derive_all(const ag_rules *rules, ag_rules *aside)
{
    *aside = *rules;
    aside->derived.known = 0;
    refresh(aside);
}

int ag_derive_check(const ag_rules *rules, ag_rules *aside)
{
    const ag_state *state = rules->state;
    refresh(rules);
    ag_derive_all(rules, aside);
    for (int seat = 1; seat <= state->seat_count; seat++) {
        uint16_t slot = state->piles[state->players[seat].party].first;
        for (; slot != 0; slot = state->cards[slot].next) {
            if (memcmp(&rules->derived.numbers[slot], &aside->derived.numbers[slot],
                       sizeof(ag_numbers))
                != 0) {
                return slot;
            }
        }
    }
    return 0;
}

// ---- readers ----

const ag_numbers *ag_numbers_of(const ag_rules *rules, ag_card_id id)
{
    const ag_derived *derived = refresh(rules);
    const ag_card *card = ag_card_at(rules->state, id);
    if (card == NULL) {
        return &derived->numbers[0];
    }
    if (rules->state->piles[card->pile].zone != AG_ZONE_PARTY) {
        numbers_from_print(rules, card, &((ag_rules *)rules)->derived.numbers[id.slot]);
    }
    return &derived->numbers[id.slot];
}

static int strikes_atk(const ag_rules *rules, ag_card_id id)
{
    const ag_combat *combat = &rules->state->combat;
    int atk = 0;
    for (int i = 0; i < combat->strike_count; i++) {
        if (AG_RULE_HOLDS(CR_303_2b) && ag_card_id_same(combat->strikes[i].wielder, id)
            && ag_card_exists(rules->state, combat->strikes[i].weapon)) {
            atk += ag_numbers_of(rules, combat->strikes[i].weapon)->atk;
        }
    }
    return atk;
}

int ag_atk_raw(const ag_rules *rules, ag_card_id card)
{
    return ag_numbers_of(rules, card)->atk + strikes_atk(rules, card);
}

int ag_health_raw(const ag_rules *rules, ag_card_id card)
{
    return ag_numbers_of(rules, card)->health;
}

// CR 104.2: below 0 counts as 0, but where it is compared or counted with.
int ag_atk(const ag_rules *rules, ag_card_id card)
{
    int atk = ag_atk_raw(rules, card);
    return atk < 0 && AG_RULE_HOLDS(CR_104_2) ? 0 : atk;
}

int ag_health(const ag_rules *rules, ag_card_id card)
{
    int health = ag_health_raw(rules, card);
    return health < 0 ? 0 : health;
}

// CR 303.2b: a wielder has the Long-Range and the Stealth of a weapon that it struck with.
static uint32_t keywords_of_strikes(const ag_rules *rules, ag_card_id id)
{
    const ag_combat *combat = &rules->state->combat;
    uint32_t keywords = 0;
    for (int i = 0; i < combat->strike_count; i++) {
        if (ag_card_id_same(combat->strikes[i].wielder, id)) {
            keywords |= ag_numbers_of(rules, combat->strikes[i].weapon)->keywords;
        }
    }
    return keywords & (AG_BIT(AG_KEYWORD_LONG_RANGE) | AG_BIT(AG_KEYWORD_STEALTH));
}

uint32_t ag_keywords(const ag_rules *rules, ag_card_id card)
{
    return ag_numbers_of(rules, card)->keywords | keywords_of_strikes(rules, card);
}

int ag_has_keyword(const ag_rules *rules, ag_card_id card, int keyword)
{
    return (ag_keywords(rules, card) & AG_BIT(keyword)) != 0;
}

int ag_live_works_on(const ag_rules *rules, const ag_live *live, ag_card_id id)
{
    ag_lens lens = lens_of(live);
    return is_generated(&rules->derived, live)
           && ag_filter_match(rules, &live->change->subject, &lens, id)
           && ag_amount_holds(rules, &live->change->condition, &lens);
}

const ag_derived *ag_derive_now(const ag_rules *rules)
{
    return refresh(rules);
}

// Outside the party nobody keeps numbers: whoever forbids it is looked for.
static int cant_elsewhere(const ag_rules *rules, const ag_derived *derived, ag_card_id id, int cant)
{
    for (int i = 0; i < derived->live_count; i++) {
        const ag_live *live = &derived->live[i];
        if (live->change->field == AG_FIELD_CANT && live->change->word == cant
            && ag_live_works_on(rules, live, id)) {
            return 1;
        }
    }
    return 0;
}

int ag_cant(const ag_rules *rules, ag_card_id id, int cant)
{
    const ag_derived *derived = refresh(rules);
    if (!(derived->cants & AG_BIT(cant)) || !AG_RULE_HOLDS(CR_103_2)) {
        return 0;
    }
    return ag_zone(rules->state, id) == AG_ZONE_PARTY
               ? (ag_numbers_of(rules, id)->cant & AG_BIT(cant)) != 0
               : cant_elsewhere(rules, derived, id, cant);
}

int ag_player_cant(const ag_rules *rules, ag_seat seat, int cant)
{
    return ag_cant(rules, rules->state->players[seat].hero, cant);
}

uint16_t ag_damage_types(const ag_rules *rules, ag_card_id id)
{
    const ag_combat *combat = &rules->state->combat;
    uint16_t types = ag_numbers_of(rules, id)->damage;
    for (int i = 0; i < combat->strike_count; i++) {
        if (ag_card_id_same(combat->strikes[i].wielder, id)) {
            types |= ag_numbers_of(rules, combat->strikes[i].weapon)->damage;
        }
    }
    return types;
}

int ag_has_tag(const ag_rules *rules, ag_card_id id, ag_symbol tag)
{
    const ag_card *card = ag_card_at(rules->state, id);
    if (card == NULL || ag_card_is_blank(card)) {
        return 0;
    }
    const ag_side_def *side = &ag_catalog_card(rules->catalog, card->printed)->side[card->side];
    const ag_numbers *numbers = ag_numbers_of(rules, id);
    int own = AG_RULE_HOLDS(CR_202_3) || numbers->tags[0] == 0 ? side->tag_count : 0;
    for (int i = 0; i < own; i++) {
        if (side->tags[i] == tag) {
            return 1;
        }
    }
    for (int i = 0; i < 4; i++) {
        if (numbers->tags[i] == tag) {
            return 1;
        }
    }
    return 0;
}

int ag_has_powers(const ag_rules *rules, ag_card_id id)
{
    const ag_card *card = ag_card_at(rules->state, id);
    if (card == NULL || ag_card_is_blank(card)) {
        return 0;
    }
    return rules->state->piles[card->pile].zone != AG_ZONE_PARTY
           || !ag_numbers_of(rules, id)->powers_lost;
}

uint32_t ag_types(const ag_rules *rules, ag_card_id id)
{
    const ag_card *card = ag_card_at(rules->state, id);
    if (card == NULL || ag_card_is_blank(card)) {
        return 0;
    }
    return ag_catalog_card(rules->catalog, card->printed)->side[card->side].types;
}

int ag_is_character(const ag_rules *rules, ag_card_id id)
{
    return ag_zone(rules->state, id) == AG_ZONE_PARTY
           && (ag_types(rules, id) & AG_TYPE_CHARACTER) != 0;
}

int ag_is_boss(const ag_rules *rules, ag_card_id id)
{
    const ag_card *card = ag_card_at(rules->state, id);
    return card != NULL && card->controller != 0
           && rules->state->players[card->controller].side == AG_SIDE_BOSS
           && (ag_types(rules, id) & AG_TYPE_HERO) != 0;
}

// ---- what counts outside play ----

static int play_matches(const ag_rules *rules, const ag_live *live, ag_card_id card, ag_seat seat)
{
    ag_lens lens = lens_of(live);
    lens.any_zone = 1;
    ag_filter filter = live->change->subject;
    int whose = filter.whose;
    filter.whose = AG_WHOSE_ANY;  // judged by who plays it, not by whose hand it is in
    filter.zones = 0;
    return is_generated(&rules->derived, live)
           && ag_whose_match(rules, whose, live->controller, seat)
           && ag_filter_match(rules, &filter, &lens, card)
           && ag_amount_holds(rules, &live->change->condition, &lens);
}

// CR 707.1e: additions and reductions add up; only the total is never below 0.
int ag_play_cost(const ag_rules *rules, ag_card_id card, ag_seat seat, int printed)
{
    const ag_derived *derived = refresh(rules);
    int16_t cost = (int16_t)printed;
    for (int i = 0; i < derived->live_count; i++) {
        const ag_live *live = &derived->live[i];
        if (live->change->field == AG_FIELD_COST && play_matches(rules, live, card, seat)) {
            ag_lens lens = lens_of(live);
            cost = changed(cost, live, ag_amount_value(rules, &live->change->amount, &lens));
        }
    }
    return cost;
}

int ag_play_forbidden(const ag_rules *rules, ag_card_id card, ag_seat seat)
{
    const ag_derived *derived = refresh(rules);
    for (int i = 0; i < derived->live_count; i++) {
        const ag_live *live = &derived->live[i];
        if (live->change->field == AG_FIELD_CANT && live->change->word == AG_CANT_BE_PLAYED
            && play_matches(rules, live, card, seat)) {
            return 1;
        }
    }
    return 0;
}

int ag_chain_protects(const ag_rules *rules, const ag_link *link)
{
    const ag_derived *derived = refresh(rules);
    for (int i = 0; i < derived->live_count; i++) {
        const ag_live *live = &derived->live[i];
        if (live->change->field == AG_FIELD_CANT && live->change->word == AG_CANT_BE_INTERRUPTED
            && link->kind == AG_LINK_CARD
            && play_matches(rules, live, link->card, link->controller)) {
            return 1;
        }
    }
    return 0;
}

int ag_hand_max(const ag_rules *rules, ag_seat seat)
{
    const ag_derived *derived = refresh(rules);
    int16_t max = rules->state->players[seat].hand_max;
    for (int i = 0; i < derived->live_count; i++) {
        const ag_live *live = &derived->live[i];
        ag_lens lens = lens_of(live);
        if (live->change->field == AG_FIELD_HAND_MAX && is_generated(derived, live)
            && ag_amount_holds(rules, &live->change->condition, &lens)
            && ag_filter_match(rules, &live->change->subject, &lens,
                               rules->state->players[seat].hero)) {
            max = changed(max, live, ag_amount_value(rules, &live->change->amount, &lens));
        }
    }
    return max < 0 ? 0 : max;
}
