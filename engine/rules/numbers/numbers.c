// Readers of derived numbers: what a card is and may do, in play (from the cache) and elsewhere.
#include "rules/numbers/live.h"

int ag_atk_raw(const ag_rules *rules, ag_card_id card)
{
    const ag_combat *combat = &rules->state->combat;
    int atk = 0;
    for (int i = 0; i < combat->strike_count; i++) {
        if (ag_card_id_same(combat->strikes[i].wielder, card)) {  // CR 303.2b
            atk += ag_numbers_of(rules, combat->strikes[i].weapon)->atk;
        }
    }
    return ag_numbers_of(rules, card)->atk + atk;
}

int ag_health_raw(const ag_rules *rules, ag_card_id card)
{
    return ag_numbers_of(rules, card)->health;
}

// CR 104.2: below 0 counts as 0, except in comparisons and calculations.
int ag_atk(const ag_rules *rules, ag_card_id card)
{
    int atk = ag_atk_raw(rules, card);
    return atk < 0 ? 0 : atk;
}

int ag_health(const ag_rules *rules, ag_card_id card)
{
    int health = ag_health_raw(rules, card);
    return health < 0 ? 0 : health;
}

// CR 405.2. A Boss that prints no health has none, which is not 0: no damage is fatal to it
// (R303.1a).
int ag_is_fatal(const ag_rules *rules, ag_card_id id, int damage)
{
    if (damage <= 0) return 0;
    int health = ag_health(rules, id), by_print = rules->catalog->raid->printed_health;
    if ((health > 0 && !by_print) || !ag_is_boss(rules, id)) return damage >= health;
    const ag_card *card = ag_card_at(rules->state, id);
    int printed = ag_catalog_card(rules->catalog, card->printed)->side[card->side].health;
    return printed > 0 && damage >= (by_print ? printed : 0);
}

// CR 303.2b: a wielder has some keywords of a weapon that it struck with.
static uint64_t keywords_of_strikes(const ag_rules *rules, ag_card_id id)
{
    const ag_combat *combat = &rules->state->combat;
    uint64_t keywords = 0;
    for (int i = 0; i < combat->strike_count; i++) {
        if (ag_card_id_same(combat->strikes[i].wielder, id)) {
            keywords |= ag_numbers_of(rules, combat->strikes[i].weapon)->keywords;
        }
    }
    return keywords & AG_STRIKE_KEYWORDS;
}

uint64_t ag_keywords(const ag_rules *rules, ag_card_id card)
{
    const ag_numbers *numbers = ag_numbers_of(rules, card);
    uint64_t own = numbers->keywords, denied = numbers->denied;
    return (own | keywords_of_strikes(rules, card)) & ~denied;
}

int ag_has_keyword(const ag_rules *rules, ag_card_id card, int keyword)
{
    return (ag_keywords(rules, card) & AG_LONG_BIT(keyword)) != 0;
}

// No numbers are kept outside the party: look for what forbids it.
static int cant_elsewhere(const ag_rules *rules, ag_card_id id, int cant)
{
    const ag_live *live = NULL;
    while ((live = ag_live_next(rules, AG_FIELD_CANT, live)) != NULL) {
        if (live->change->word == cant && ag_live_works_on(rules, live, id)) return 1;
    }
    return 0;
}

int ag_cant_by_some(const ag_rules *rules, ag_card_id id, int cant)
{
    return ag_zone(rules->state, id) == AG_ZONE_PARTY
               ? (ag_numbers_of(rules, id)->cant & AG_LONG_BIT(cant)) != 0
               : cant_elsewhere(rules, id, cant);
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
    if (card == NULL || ag_card_is_blank(card)) return 0;
    const ag_side_def *side = &ag_catalog_card(rules->catalog, card->printed)->side[card->side];
    return ag_side_has_tag(side, ag_numbers_of(rules, id)->tags, tag);
}

int ag_side_has_tag(const ag_side_def *side, const ag_symbol changed[AG_GAINED_TAGS_MAX],
                    ag_symbol tag)
{
    for (int i = 0; i < AG_GAINED_TAGS_MAX && changed[i] != 0; i++) {
        if ((changed[i] & ~AG_TAG_LOST) == tag) return (changed[i] & AG_TAG_LOST) == 0;
    }
    for (int i = 0; i < side->tag_count; i++) {  // CR 202.3: those that it gains are added
        if (side->tags[i] == tag) return 1;
    }
    return 0;
}

uint8_t ag_factions(const ag_rules *rules, ag_card_id id)
{
    const ag_known *known =  // CR 707.3
        ag_card_exists(rules->state, id) ? NULL : ag_known_find(rules->state, id);
    const ag_card_def *def = ag_catalog_card(rules->catalog, ag_printed_of(rules->state, id));
    const ag_symbol *tags = known != NULL ? known->tags : ag_numbers_of(rules, id)->tags;
    uint8_t factions = def->factions;
    for (int i = 0; i < AG_GAINED_TAGS_MAX; i++) {
        int icon = tags[i] - AG_TAG_ICON;
        if (icon >= 0 && icon < AG_FACTION_COUNT) factions |= (uint8_t)AG_BIT(icon);
    }
    return factions;
}

// CR 206.1: class, faction, race, professions, talent spec, traitor or loyal. CR 301.5: a hero that
// is away is known as it was.
int ag_hero_has(const ag_rules *rules, ag_seat seat, const ag_trait *trait)
{
    const ag_state *state = rules->state;
    if (trait->word == 0) return 1;  // CR 206.1c
    ag_card_id id = ag_player_at(state, seat)->hero;
    const ag_known *known = ag_card_exists(state, id) ? NULL : ag_known_find(state, id);
    const ag_card *card = known != NULL ? &known->card : ag_card_at(state, id);
    if (card == NULL) return 0;
    const ag_card_def *def = ag_catalog_card(rules->catalog, card->printed);
    const ag_side_def *side = &def->side[card->side];
    int has = 0, traitor = 0;
    for (int i = 0; i < side->tag_count; i++) {
        has = has || side->tags[i] == trait->word;
        traitor = traitor || side->tags[i] == AG_TAG_TRAITOR;
    }
    int other = def->talent == trait->word || (def->classes & trait->classes) != 0
                || (def->factions & trait->factions) != 0
                || (trait->word == AG_TAG_LOYAL && !traitor);
    return has || other;
}

int ag_has_powers(const ag_rules *rules, ag_card_id id)
{
    const ag_card *card = ag_card_at(rules->state, id);
    AG_ASSERT(card != NULL);
    if (ag_card_is_blank(card)) return 0;
    return rules->state->piles[card->pile].zone != AG_ZONE_PARTY
           || !ag_numbers_of(rules, id)->powers_lost;
}

int ag_field_possible(const ag_rules *rules, int field)
{
    int possible = (rules->catalog->fields & AG_LONG_BIT(field)) != 0;
    for (int i = 1; i < rules->state->used.modifiers && !possible; i++) {
        possible = rules->state->modifiers[i].change.field == field;
    }
    return possible;
}

uint32_t ag_types_of(const ag_rules *rules, ag_card_id id, const ag_card *card)
{
    AG_ASSERT(card != NULL && !ag_card_is_blank(card));
    if (rules->state->piles[card->pile].zone == AG_ZONE_PARTY) {
        if (ag_field_possible(rules, AG_FIELD_TYPE)) return ag_numbers_of(rules, id)->types;
        if (card->as_types != 0) return card->as_types;
    }
    // CR 304.4a, CR 305.3a: Golems and Totems are two things at once, wherever they are.
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
    return card != NULL && rules->state->players[card->controller].side == AG_SIDE_BOSS
           && (ag_types(rules, id) & AG_TYPE_HERO) != 0;
}

ag_seat ag_kept_boss_seat(const ag_rules *rules)
{
    return rules->catalog->raid->automated ? 0 : ag_boss_seat(rules->state);
}

int ag_is_kept_boss(const ag_rules *rules, ag_card_id id)
{
    return !rules->catalog->raid->automated && ag_is_boss(rules, id);
}

// ---- what counts outside play ----

// A reduction leaves no less than it says, but never adds anything.
static int reduced(int cost, const ag_change *change, int value)
{
    int least = change->word - 1;
    int after = cost + value;
    return change->word == 0 || after >= least ? after : cost < least ? cost : least;
}

enum { SUM_PRINTED, SUM_REDUCED_TO_LEAST, SUM_REDUCED };

static int pass_of(const ag_change *change, int value)
{
    int reduces = change->op == AG_CHANGE_PLUS && value < 0;
    return !reduces ? SUM_PRINTED : change->word != 0 ? SUM_REDUCED_TO_LEAST : SUM_REDUCED;
}

// CR 707.1e: additions, then reductions, those with a minimum first; only the total is at least 0.
int ag_play_sum(const ag_rules *rules, const ag_cost_sum *sum)
{
    const ag_derived *derived = ag_derive_now(rules);
    int cost = sum->printed;
    int relevant = (derived->fields & AG_LONG_BIT(sum->field)) != 0;
    for (int pass = SUM_PRINTED; pass <= SUM_REDUCED && relevant; pass++) {
        for (int i = 0; i < derived->live_count; i++) {
            const ag_live *live = &derived->live[i];
            // Whether this changes what it costs to play, or to use, the card.
            int costs =
                live->change->field == sum->field && ag_live_prices(live, sum->x_count)
                && (sum->field == AG_FIELD_COST ? ag_live_plays(rules, live, sum->card, sum->seat)
                                                : ag_live_works_on(rules, live, sum->card));
            if (!costs) continue;
            ag_context context = ag_live_context(live);
            int own = live->keyword == 0 && ag_card_id_same(live->source, sum->card);
            context.x = own ? sum->x : context.x;  // CR 201.3
            context.aims = sum->aims;
            context.changed = sum->card;
            int value = ag_amount_value(rules, &live->change->amount, &context);
            int substituted = sum->substituted && live->change->op == AG_CHANGE_SET;
            if (pass_of(live->change, value) == pass && !substituted) {
                cost = pass == SUM_PRINTED ? ag_live_changed((int16_t)cost, live, value)
                                           : reduced(cost, live->change, value);
                ag_note_change(rules, live, sum->card, value);
            }
        }
        cost += pass == SUM_PRINTED ? sum->added : 0;
    }
    return relevant ? cost : cost + sum->added;
}

int ag_play_cost(const ag_rules *rules, ag_card_id card, ag_seat seat, int printed)
{
    const ag_card_def *def = ag_catalog_card(rules->catalog, ag_printed_of(rules->state, card));
    ag_cost_sum sum = { .field = AG_FIELD_COST,
                        .card = card,
                        .seat = seat,
                        .printed = printed,
                        .x_count = def->side[0].cost_x };
    return ag_play_sum(rules, &sum);
}

// Whether one says that who plays this card can't.
static int cant_as_played(const ag_rules *rules, ag_card_id card, ag_seat seat, int cant)
{
    const ag_live *live = NULL;
    while ((live = ag_live_next(rules, AG_FIELD_CANT, live)) != NULL) {
        if (live->change->word == cant && ag_live_plays(rules, live, card, seat)) return 1;
    }
    return 0;
}

int ag_play_forbidden(const ag_rules *rules, ag_card_id card, ag_seat seat)
{
    return cant_as_played(rules, card, seat, AG_CANT_BE_PLAYED);
}

int ag_chain_protects(const ag_rules *rules, const ag_link *link)
{
    return link->kind == AG_LINK_CARD
           && cant_as_played(rules, link->card, link->controller, AG_CANT_BE_INTERRUPTED);
}

int ag_hand_max(const ag_rules *rules, ag_seat seat)
{
    int16_t max = rules->state->players[seat].hand_max;
    const ag_live *live = NULL;
    while ((live = ag_live_next(rules, AG_FIELD_HAND_MAX, live)) != NULL) {
        ag_context context = ag_live_context(live);
        if (ag_live_works_on(rules, live, rules->state->players[seat].hero)) {
            max =
                ag_live_changed(max, live, ag_amount_value(rules, &live->change->amount, &context));
        }
    }
    return max < 0 ? 0 : max;
}

// ---- what modifiers say of a card, and of two ----

int ag_binds(const ag_rules *rules, int field)
{
    return ag_field_lives(ag_derive_now(rules), field);
}

int ag_bound(const ag_rules *rules, int field, ag_card_id card, ag_card_id other)
{
    int bound = AG_UNBOUND;
    const ag_live *live = NULL;
    while ((live = ag_live_next(rules, field, live)) != NULL) {
        ag_context context = ag_live_context(live);
        if (!ag_live_works_on(rules, live, card)) continue;
        context.changed = card;
        if (ag_filter_match(rules, &live->change->amount.counted, &context, other)) {
            return AG_BOUND_TO_IT;
        }
        bound = AG_BOUND_TO_OTHERS;  // CR 601.2d: as long as none of them binds to it
    }
    return bound;
}

int ag_cards_have(const ag_card_id *cards, int count, ag_card_id card)
{
    for (int i = 0; i < count; i++) {
        if (ag_card_id_same(cards[i], card)) return 1;
    }
    return 0;
}

int ag_bound_list(const ag_rules *rules, int field, ag_card_id card, ag_card_id *out)
{
    int count = 0;
    const ag_live *live = NULL;
    while ((live = ag_live_next(rules, field, live)) != NULL) {
        ag_context context = ag_live_context(live);
        if (!ag_live_works_on(rules, live, card)) continue;
        context.changed = card;
        ag_card_id named[AG_CARD_MAX];
        int found =
            ag_filter_list(rules, &live->change->amount.counted, &context, named, AG_CARD_MAX);
        for (int j = 0; j < found; j++) {
            if (!ag_cards_have(out, count, named[j])) out[count++] = named[j];
        }
    }
    return count;
}

int ag_toll(const ag_rules *rules, ag_card_id card)
{
    int32_t toll = 0;
    const ag_live *live = NULL;
    while ((live = ag_live_next(rules, AG_FIELD_EXHAUST_COST, live)) != NULL) {
        ag_context context = ag_live_context(live);
        if (ag_live_works_on(rules, live, card)) {
            int32_t more = ag_amount_value(rules, &live->change->amount, &context);
            toll += more > 0 ? more : 0;
        }
    }
    return toll;
}

// What would be so of a card if it attacked: its ATK with what works on it only then, as "while
// this is attacking" does.

// Whether it would work on the card, and does not now.
static int begins_to_work(const ag_rules *rules, const ag_live *live, const ag_context *context)
{
    ag_card_id one, card = context->supposed;
    if ((live->change->reads & AG_BIT(AG_TOUCH_COMBAT)) == 0) return 0;
    if (ag_filter_names_one(rules, &live->change->subject, live->source, &one)
        && !ag_card_id_same(one, card)) {
        return 0;
    }
    return ag_live_would_work_on(rules, live, context, card)
           && !ag_live_works_on(rules, live, card);
}

int ag_atk_in_attack(const ag_rules *rules, ag_card_id card)
{
    int16_t atk = (int16_t)ag_atk_raw(rules, card);
    const ag_live *live = ag_live_next(rules, AG_FIELD_ATK, NULL);
    for (; live != NULL; live = ag_live_next(rules, AG_FIELD_ATK, live)) {
        ag_context context = ag_live_context(live);
        context.supposed = card;
        context.changed = card;
        if (begins_to_work(rules, live, &context)) {
            int32_t value = ag_amount_value(rules, &live->change->amount, &context);
            atk = ag_live_changed(atk, live, value);
        }
    }
    return atk < 0 ? 0 : atk;
}
