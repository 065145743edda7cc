// Working out the derived numbers. All live modifiers are applied to all cards in play in their
// order (below); the result is kept until an aspect that one of them reads changes.
#include "rules/numbers/live.h"

#include <string.h>

static void numbers_from_print(const ag_rules *rules, const ag_card *card, ag_numbers *numbers)
{
    // CR 301.2b; R101.1a: the loader copies a Boss's numbers to its other side.
    const ag_side_def *side = &ag_catalog_card(rules->catalog, card->printed)->side[card->side];
    memset(numbers, 0, sizeof *numbers);
    numbers->types = card->as_types != 0 ? card->as_types : side->types;
    if (ag_card_is_blank(card)) return;
    int sized = (card->flags & AG_CARD_SIZED) != 0;     // CR 404.2: as if it were printed
    numbers->atk = sized ? card->made_atk : side->atk;  // CR 205.1
    numbers->health = sized ? card->made_health : side->health;
    numbers->def = side->def;
    numbers->strike = side->strike;
    numbers->damage = side->damage;
    numbers->keywords = side->keywords;
}

// ---- what they do ----

// `lost`: AG_TAG_LOST or 0. What was said of the same tag before holds no more.
static void change_tag(ag_numbers *numbers, ag_symbol tag, int lost)
{
    for (int i = 0; i < AG_GAINED_TAGS_MAX; i++) {
        if ((numbers->tags[i] & ~AG_TAG_LOST) == tag || numbers->tags[i] == 0) {
            numbers->tags[i] = (ag_symbol)(tag | lost);
            return;
        }
    }
}

// CR 202.3: what is added takes nothing away. There is room for those tags that the card has.
static void change_tags(const ag_rules *rules, const ag_change *change, ag_card_id id,
                        ag_numbers *numbers)
{
    int loses = change->op == AG_CHANGE_SET;
    if (change->field == AG_FIELD_FACTION) {
        for (int i = 0; i < AG_FACTION_COUNT; i++) {
            if (change->word & AG_BIT(i)) change_tag(numbers, (ag_symbol)(AG_TAG_ICON + i), 0);
        }
    } else if (change->field == AG_FIELD_TAG && (!loses || ag_has_tag(rules, id, change->word))) {
        change_tag(numbers, change->word, loses ? AG_TAG_LOST : 0);
    }
}

// CR 300.1a: becoming another type ends the first; CR 300.1b: an added one leaves the others.
static void change_types(ag_numbers *numbers, const ag_change *change)
{
    int ends = change->op == AG_CHANGE_SET;
    numbers->types = ends ? change->word : numbers->types | change->word;
}

// CR 712.9: each takes the value that the other has by then.
static void switch_numbers(ag_numbers *numbers)
{
    int16_t atk = numbers->atk;
    numbers->atk = numbers->health;
    numbers->health = atk;
}

// CR 103.2: it can't be given what it can't have, whichever came first.
static void lose(const ag_change *change, ag_numbers *numbers)
{
    int all = change->field == AG_FIELD_POWERS;
    int denies = ag_change_denies(change);
    uint64_t keywords = all ? UINT64_MAX : AG_LONG_BIT(change->word);
    numbers->powers_lost |= (uint8_t)all;
    numbers->powers_denied |= (uint8_t)(all && denies);
    numbers->keywords &= ~keywords;
    numbers->denied |= denies ? keywords : 0;
}

static void gain_keyword(ag_numbers *numbers, int keyword)
{
    numbers->keywords |= AG_LONG_BIT(keyword) & ~numbers->denied;
}

static void apply(const ag_live *live, int32_t value, ag_numbers *numbers)
{
    const ag_change *change = live->change;
    switch (change->field) {
    case AG_FIELD_ATK: numbers->atk = ag_live_changed(numbers->atk, live, value); break;
    case AG_FIELD_HEALTH: numbers->health = ag_live_changed(numbers->health, live, value); break;
    case AG_FIELD_DEF: numbers->def = ag_live_changed(numbers->def, live, value); break;
    case AG_FIELD_STRIKE: numbers->strike = ag_live_changed(numbers->strike, live, value); break;
    case AG_FIELD_KEYWORD:  // "Assault X" with an X of 0 is not Assault
        if (value > 0 || change->amount.length == 0) gain_keyword(numbers, change->word);
        break;
    case AG_FIELD_POWERS:
    case AG_FIELD_LOSES_KEYWORD: lose(change, numbers); break;
    case AG_FIELD_CANT: numbers->cant |= AG_LONG_BIT(change->word); break;
    case AG_FIELD_MAGNET: numbers->magnet = 1; break;
    case AG_FIELD_INSPIRES: gain_keyword(numbers, AG_KEYWORD_INSPIRE); break;
    case AG_FIELD_SABOTAGES: gain_keyword(numbers, AG_KEYWORD_SABOTAGE); break;
    case AG_FIELD_BARRED: numbers->barred |= change->word; break;
    case AG_FIELD_TYPE: change_types(numbers, change); break;
    case AG_FIELD_SWITCH: switch_numbers(numbers); break;
    case AG_FIELD_DAMAGE_TYPE:
        numbers->damage = change->op == AG_CHANGE_SET ? change->word  // CR 205.1c
                                                      : numbers->damage | change->word;
        break;
    default: break;  // COST and HAND_MAX are asked for where they count
    }
}

// R101.3a: opposing modifiers can't remove a Boss's powers. CR 700.1: a keyword is a power too.
int ag_live_kept_off(const ag_rules *rules, const ag_live *live, ag_card_id id)
{
    int field = live->change->field;
    int takes = field == AG_FIELD_POWERS || field == AG_FIELD_LOSES_KEYWORD;
    return takes && ag_is_kept_boss(rules, id) && !ag_card_id_same(live->source, id)
           && ag_opposed(rules->state, live->controller, ag_controller_of(rules->state, id));
}

// An amount that differs for each card that is changed.
static int reads_its(const ag_rules *rules, const ag_amount *amount)
{
    ag_filter room;
    for (int i = 0; i < amount->length; i++) {
        const ag_expr_step *step = &amount->steps[i];
        const ag_filter *filter =
            ag_op_counts(step->op) ? ag_amount_counted(rules->catalog, amount, step, &room) : NULL;
        uint64_t states = filter == NULL ? 0 : filter->is | filter->isnt;
        if (step->op == AG_OP_ITS || (states & AG_IS_OF_IT)) return 1;
    }
    return 0;
}

// What no number of a card in play holds: it is worked out where it is asked for.
static const uint64_t asked_fields =
    AG_LONG_BIT(AG_FIELD_COST) | AG_LONG_BIT(AG_FIELD_HAND_MAX) | AG_LONG_BIT(AG_FIELD_USE_COST)
    | AG_LONG_BIT(AG_FIELD_PLAYABLE) | AG_LONG_BIT(AG_FIELD_RATHER_THAN)
    | AG_LONG_BIT(AG_FIELD_EXTRA_COST) | AG_LONG_BIT(AG_FIELD_USABLE);

static void apply_live(const ag_rules *rules, ag_derived *derived, ag_live *live,
                       const ag_slots *slots)
{
    int field = live->change->field;
    const uint16_t *of = slots->slots;
    int count = field == AG_FIELD_POWER ? slots->all : slots->party;
    int asked_for = (asked_fields & AG_LONG_BIT(field)) != 0;
    live->asked = asked_for ? AG_ASKED_NOT : AG_ASKED_LOST;
    if (asked_for || !ag_live_generated(derived, live)) return;
    live->asked = AG_ASKED_NOT;
    ag_context context = ag_live_context(live);
    ag_card_id one;
    if (ag_filter_names_one(rules, &live->change->subject, live->source, &one)) {
        int zone = ag_zone(rules->state, one);
        int row = zone == AG_ZONE_RESOURCES && field == AG_FIELD_POWER;
        of = &one.slot;
        count = zone == AG_ZONE_PARTY || row ? 1 : 0;
    }
    if (count == 0) return;
    live->asked = AG_ASKED_OUT;
    if (!ag_amount_holds(rules, &live->change->condition, &context)) return;
    int each = reads_its(rules, &live->change->amount);
    int32_t value = ag_amount_value(rules, &live->change->amount, &context);
    live->asked = AG_ASKED_IN;
    live->value = value;
    for (int i = 0; i < count; i++) {
        ag_card_id id = ag_card_id_of(rules->state, of[i]);
        context.changed = id;
        value = each ? ag_amount_value(rules, &live->change->amount, &context) : value;
        // CR 710.1d, CR 714.3e: it changes what comes later, too.
        if (ag_filter_match(rules, &live->change->subject, &context, id)
            && !ag_live_kept_off(rules, live, id) && ag_live_reaches(rules, live, id)) {
            apply(live, value, &derived->numbers[id.slot]);
            change_tags(rules, live->change, id, &derived->numbers[id.slot]);
            // Powers are given and taken as keywords are: in the order of the modifiers.
            if (live->change->field == AG_FIELD_POWER && !derived->numbers[id.slot].powers_denied) {
                ag_grant_apply(rules, derived, live, id);
            } else if (live->change->field == AG_FIELD_POWERS) {
                ag_grant_lose(derived, id);
            }
            ag_note_change(rules, live, id, value);
        }
    }
}

// The cards in the party, with the numbers that are printed on them; after them those in the
// resource rows, which have only powers.
static void lay_out(const ag_rules *rules, ag_derived *derived, ag_slots *slots)
{
    const ag_state *state = rules->state;
    slots->party = 0;
    for (int i = 0; i < derived->held_count; i++) derived->held[i].has = 0;
    for (int seat = 1; seat <= state->seat_count; seat++) {
        const ag_player *player = &state->players[seat];
        for (uint16_t slot = state->piles[player->party].first; slot != 0;
             slot = state->cards[slot].next) {
            slots->slots[slots->party++] = slot;
            numbers_from_print(rules, &state->cards[slot], &derived->numbers[slot]);
        }
    }
    slots->all = slots->party;
    for (int seat = 1; seat <= state->seat_count; seat++) {
        for (uint16_t slot = state->piles[state->players[seat].resources].first; slot != 0;
             slot = state->cards[slot].next) {
            slots->slots[slots->all++] = slot;
            derived->numbers[slot].powers_lost = 0;
            derived->numbers[slot].powers_denied = 0;
        }
    }
}

// The order in which continuous modifiers apply. There are no layers: they go by timestamp
// (CR 718.1), but one that depends on another comes after it (CR 719).

typedef struct ag_layer_place {
    uint32_t at;      // the latest timestamp of it and of all that it depends on (CR 719.2)
    uint32_t behind;  // how many those are: what depends on them has more
    uint32_t timestamp;
    uint32_t order;
} ag_layer_place;

static ag_layer_place place_of(const ag_derived *derived, const ag_graph *graph, int a)
{
    const ag_live *live = &derived->live[a];
    ag_layer_place place = { live->timestamp, 0, live->timestamp, live->order };
    const ag_row *on = &graph->on[a];
    int first = graph->count > 0 ? ag_row_next(on, -1, graph->words) : AG_LIVE_MAX;
    for (int b = first; b != AG_LIVE_MAX; b = ag_row_next(on, b, graph->words)) {
        // CR 719.3: in a circle, or by itself, it goes by timestamp
        if (ag_row_has(&graph->on[b], a)) continue;
        uint32_t other = derived->live[b].timestamp;
        place.at = other > place.at ? other : place.at;  // CR 719.2
        place.behind++;
    }
    return place;
}

static int comes_before(const ag_layer_place *a, const ag_layer_place *b)
{
    if (a->at != b->at) return a->at < b->at;  // CR 718.1, CR 718.2
    if (a->behind != b->behind) return a->behind < b->behind;
    return a->timestamp != b->timestamp ? a->timestamp < b->timestamp : a->order < b->order;
}

static void apply_all(const ag_rules *rules, ag_derived *derived, const ag_slots *slots)
{
    ag_graph graph;
    ag_layer_place places[AG_LIVE_MAX];
    ag_depend_note(rules, derived, slots, &graph);
    for (int i = 0; i < derived->live_count; i++) places[i] = place_of(derived, &graph, i);
    // They are nearly in order: cards in play are listed by time of entry.
    uint16_t order[AG_LIVE_MAX];
    int moved = 0;
    for (int i = 0; i < derived->live_count; i++) {
        int low = 0, high = i;
        if (i == 0 || !comes_before(&places[i], &places[order[i - 1]])) low = i;
        while (low < high) {
            int middle = (low + high) / 2;
            int before = comes_before(&places[i], &places[order[middle]]);
            high = before ? middle : high;
            low = before ? low : middle + 1;
        }
        memmove(&order[low + 1], &order[low], sizeof order[0] * (size_t)(i - low));
        order[low] = (uint16_t)i;
        moved |= low != i;
    }
    if (moved) {
        ag_live live[AG_LIVE_MAX];
        memcpy(live, derived->live, sizeof live[0] * (size_t)derived->live_count);
        for (int i = 0; i < derived->live_count; i++) derived->live[i] = live[order[i]];
    }
    for (int i = 0; i < derived->live_count; i++) {
        if (!ag_live_marks(&derived->live[i])) apply_live(rules, derived, &derived->live[i], slots);
    }
}

static void derive_into(const ag_rules *rules, ag_derived *derived)
{
    ag_slots slots;
    derived->version++;
    derived->held_count = 0;
    derived->held_live = 0;
    lay_out(rules, derived, &slots);
    ag_live_collect(rules, derived);
    if (!derived->known) memset(derived->cached, 0, sizeof derived->cached);
    // While the numbers are worked out readers see them as they are so far.
    derived->known = 1;
    derived->touches = rules->state->touches;
    memcpy(derived->touched, rules->state->touched, sizeof derived->touched);
    // While nothing gives or takes a keyword, a card has those that it prints: what they generate
    // is known before any modifier is applied.
    int printed = (derived->fields & AG_DECIDING_FIELDS) == 0;
    if (printed) (void)ag_live_collect_keywords(rules, derived, slots.slots, slots.party);
    apply_all(rules, derived, &slots);
    // What given powers generate is known once it is known what has them. This ends, for each
    // counts once; keywords are powers too.
    while (ag_live_collect_held(rules, derived)) {
        lay_out(rules, derived, &slots);
        apply_all(rules, derived, &slots);
    }
    if (!printed && ag_live_collect_keywords(rules, derived, slots.slots, slots.party)) {
        lay_out(rules, derived, &slots);
        apply_all(rules, derived, &slots);
    }
    // CR 719.1: they come after all that they depend on. Once, when no more modifiers are found.
    int any = (derived->fields & AG_MARKING_FIELDS) != 0;
    for (int i = 0; i < derived->live_count && any; i++) {
        if (ag_live_marks(&derived->live[i])) apply_live(rules, derived, &derived->live[i], &slots);
    }
    ag_outside_note(rules);
}

// Whether the modifier would be applied as it was, though these aspects were written. Its condition
// and its amount are asked as they are now: nothing that they read is another modifier's work.
static int applies_as_it_did(const ag_rules *rules, const ag_live *live, uint32_t written)
{
    const ag_change *change = live->change;
    if (live->asked == AG_ASKED_NOT || (change->reads & written) == 0) return 1;
    // What a card has lost still takes part in the order, as far as its condition lets it.
    if (live->asked == AG_ASKED_LOST || (ag_depend_reads(rules, live) & rules->derived.fields) != 0
        || (ag_filter_reads(&change->subject) & written) != 0) {
        return 0;
    }
    ag_context context = ag_live_context(live);
    int asked = ag_amount_holds(rules, &change->condition, &context) ? AG_ASKED_IN : AG_ASKED_OUT;
    uint32_t reads = ag_amount_reads(rules->catalog, &change->amount);
    int amount = asked == AG_ASKED_IN && (reads & written) != 0;
    return asked == live->asked
           && (!amount
               || (!reads_its(rules, &change->amount)
                   && ag_amount_value(rules, &change->amount, &context) == live->value));
}

// A combat begins, a card exhausts: most of what looks at it says the same as before.
static int says_the_same(const ag_rules *rules)
{
    const ag_derived *derived = &rules->derived;
    uint32_t written = ag_written(rules->state, derived->reads, derived->touched);
    int same = (written & derived->decides) == 0;
    for (int i = 0; i < derived->live_count && written != 0 && same; i++) {
        same = applies_as_it_did(rules, &derived->live[i], written);
    }
    return same;
}

// Cards are drawn, discarded and shuffled more often than one comes or goes that works there.
static int is_fresh(const ag_rules *rules)
{
    const ag_derived *derived = &rules->derived;
    uint32_t outside = AG_BIT(AG_TOUCH_ELSEWHERE);
    return derived->known && says_the_same(rules)
           && (!derived->looks_outside || ag_untouched(rules->state, outside, derived->touched)
               || ag_outside_same(rules));
}

uint32_t ag_derive_reads(const ag_derived *derived)
{
    return derived->reads | (derived->looks_outside ? AG_BIT(AG_TOUCH_ELSEWHERE) : 0);
}

const ag_derived *ag_derive_refresh(const ag_rules *rules)
{
    ag_derived *derived = ag_caches(rules);
    uint32_t touches = derived->touches;
    derived->touches = rules->state->touches;  // those who ask meanwhile see them as they are
    if (is_fresh(rules)) {
        memcpy(derived->touched, rules->state->touched, sizeof derived->touched);
    } else {
        derived->touches = touches;
        derive_into(rules, derived);
    }
    return derived;
}

void ag_derive_all(const ag_rules *rules, ag_rules *aside)
{
    *aside = *rules;
    aside->derived.known = 0;
    ag_derive_now(aside);
}

int ag_derive_check(const ag_rules *rules, ag_rules *aside)
{
    const ag_state *state = rules->state;
    ag_derive_now(rules);
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
    // The powers that cards were given. Of lost ones only that they were lost, and not since when.
    for (int i = 0; i < rules->derived.held_count || i < aside->derived.held_count; i++) {
        const ag_held *one = &rules->derived.held[i], *other = &aside->derived.held[i];
        int both = i < rules->derived.held_count && i < aside->derived.held_count;
        if (!both || one->has != other->has || (one->has && memcmp(one, other, sizeof *one) != 0)) {
            return i < rules->derived.held_count ? one->card.slot : other->card.slot;
        }
    }
    return 0;
}

const ag_numbers *ag_numbers_of_printed(const ag_rules *rules, ag_card_id id)
{
    const ag_card *card = ag_card_at(rules->state, id);
    ag_numbers *numbers = &ag_caches(rules)->numbers[card == NULL ? 0 : id.slot];
    if (card != NULL) {
        AG_ASSERT(rules->state->piles[card->pile].zone != AG_ZONE_PARTY);
        numbers_from_print(rules, card, numbers);
    }
    return numbers;
}

// ---- settled answers ----

int ag_cached_still(const ag_rules *rules, int which)
{
    ag_cached *cached = &ag_caches(rules)->cached[which];
    if (!ag_untouched(rules->state, cached->reads, cached->touched)) return 0;
    cached->touches = rules->state->touches;
    return 1;
}

// While numbers are worked out for the first time no answers are known, and none hold.
void ag_cached_note(const ag_rules *rules, int which, uint32_t reads)
{
    ag_cached *cached = &ag_caches(rules)->cached[which];
    AG_ASSERT(which >= 0 && which < AG_CACHED_COUNT);
    AG_ASSERT(reads != 0);
    if (rules->derived.known) {
        cached->reads = reads;
        cached->touches = rules->state->touches;
        memcpy(cached->touched, rules->state->touched, sizeof cached->touched);
    }
}
