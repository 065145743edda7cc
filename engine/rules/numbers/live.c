// What lives: the continuous modifiers in force now, each with its timestamp (CR 714, 718.2).
#include "rules/numbers/live.h"

#include <stdlib.h>
#include <string.h>

// CR 404.1c: "+1/+1", "-1 ATK", "+2 health", "+1 DEF". What has no such name is a named counter.
int ag_counter_is_sized(const ag_catalog *catalog, ag_symbol name, ag_counter_size *out)
{
    AG_ASSERT(name < catalog->symbol_count);
    const char *word = catalog->symbols[name];
    if (word[0] != '+' && word[0] != '-') return 0;
    char *end;
    long first = strtol(word, &end, 10);
    *out = (ag_counter_size){ 0, 0, 0 };
    if (first < -99 || first > 99) return 0;
    if (strcmp(end, " ATK") == 0) {
        out->atk = (int8_t)first;
    } else if (strcmp(end, " health") == 0) {
        out->health = (int8_t)first;
    } else if (strcmp(end, " DEF") == 0) {
        out->def = (int8_t)first;
    } else if (end[0] == '/' && (end[1] == '+' || end[1] == '-')) {
        long second = strtol(end + 1, &end, 10);
        out->atk = (int8_t)first;
        out->health = (int8_t)second;
        return *end == 0 && second >= -99 && second <= 99;
    } else {
        return 0;
    }
    return 1;
}

// What uniqueness looks at: tags, limits, what is equipment, how a hero wields (CR 406.2b, 414).
static int bears_on_uniqueness(const ag_change *change)
{
    int wields = change->word >= AG_KEYWORD_DUAL_WIELD && change->word <= AG_KEYWORD_DUAL_SHIELD;
    switch (change->field) {
    case AG_FIELD_TAG:
    case AG_FIELD_LIMIT:
    case AG_FIELD_TYPE:
    case AG_FIELD_POWER:
    case AG_FIELD_POWERS: return 1;
    case AG_FIELD_KEYWORD:
    case AG_FIELD_LOSES_KEYWORD: return wields;
    default: return 0;
    }
}

static void live_add(ag_derived *derived, const ag_live *live)
{
    if (derived->live_count < AG_LIVE_MAX) {
        ag_live *added = &derived->live[derived->live_count];
        *added = *live;
        added->order = (uint32_t)derived->live_count++;
        derived->reads |= live->change->reads;
        derived->fields |= AG_LONG_BIT(live->change->field);
        derived->moves_uniqueness |= bears_on_uniqueness(live->change);
        derived->cants |=
            live->change->field == AG_FIELD_CANT ? AG_LONG_BIT(live->change->word) : 0;
    }
}

uint32_t ag_live_timestamp(const ag_card *card)
{
    // CR 718.2a; CR 718.2b: what is attached, as it was.
    return card->attached > card->entered ? card->attached : card->entered;
}

// CR 718.2c: outside play, when it entered its zone; CR 718.2f: what it has again is younger.
static uint32_t stamp_in(const ag_rules *rules, ag_card_id id)
{
    return ag_grant_timestamp_of(rules->state, id, ag_live_timestamp(ag_card_at(rules->state, id)));
}

// Indefinite ones: continuous powers of cards in play, while that side shows (CR 704.1a).
static void live_from_card(const ag_rules *rules, ag_derived *derived, ag_card_id id)
{
    const ag_card *card = ag_card_at(rules->state, id);
    const ag_card_def *def = ag_catalog_card(rules->catalog, card->printed);
    int zone = rules->state->piles[card->pile].zone;
    int in_play = zone == AG_ZONE_PARTY || zone == AG_ZONE_RESOURCES;
    if (ag_card_is_blank(card)) return;  // CR 704.1, CR 714.2
    for (int i = 0; i < def->power_count; i++) {
        const ag_power_def *power = &def->powers[i];
        if (!(card->side == 0 ? power->front : power->back)
            || !(power->zones == 0 ? in_play : (power->zones >> zone) & 1)
            || !ag_hero_has(rules, ag_card_seat(card), &power->hero)) {
            continue;
        }
        for (int j = 0; j < power->change_count; j++) {
            ag_live live = { .change = &power->changes[j],
                             .source = id,
                             .controller = ag_card_seat(card),  // CR 712.6
                             .indefinite = 1,
                             .keyword = in_play ? power->keyword : 0,
                             .printed = card->printed,
                             .power = (uint16_t)i,
                             .timestamp = stamp_in(rules, id) };
            live_add(derived, &live);
        }
    }
}

// Most cards have none: that is known without going there.
static void live_from_slot(const ag_rules *rules, ag_derived *derived, uint16_t slot)
{
    const ag_card_def *def = ag_catalog_card(rules->catalog, rules->state->cards[slot].printed);
    if (def->kinds & AG_BIT(AG_POWER_CONTINUOUS)) {
        live_from_card(rules, derived, ag_card_id_of(rules->state, slot));
    }
}

// A raid's own powers: nothing takes them away, and they are as old as the game.
static void live_from_raid(const ag_rules *rules, ag_derived *derived)
{
    uint16_t printed = rules->catalog->raid->printed;
    const ag_card_def *def = ag_catalog_card(rules->catalog, printed);
    int count = def->kinds & AG_BIT(AG_POWER_CONTINUOUS) ? def->power_count : 0;
    ag_seat boss = ag_boss_seat(rules->state);
    for (int i = 0; i < count; i++) {
        const ag_power_def *power = &def->powers[i];
        int has = power->front && ag_hero_has(rules, boss, &power->hero);
        for (int j = 0; has && j < power->change_count; j++) {
            ag_live live = { .change = &power->changes[j],
                             .controller = boss,
                             .indefinite = 1,
                             .printed = printed,
                             .power = (uint16_t)i };
            live_add(derived, &live);
        }
    }
}

// The continuous powers of one keyword, for each instance of it.
static void live_from_keyword(const ag_rules *rules, ag_derived *derived, ag_card_id id,
                              int keyword)
{
    ag_instance has[AG_INSTANCES_MAX];
    const ag_card_def *def = ag_catalog_card(rules->catalog, rules->catalog->keywords);
    int count = ag_keyword_instances(rules, id, keyword, has);
    const ag_card *card = ag_card_at(rules->state, id);
    ag_seat controller = ag_card_seat(card);
    int zone = rules->state->piles[card->pile].zone;
    int in_play = zone == AG_ZONE_PARTY || zone == AG_ZONE_RESOURCES;
    int end = rules->catalog->keyword_powers[keyword].end;
    for (int i = rules->catalog->keyword_powers[keyword].first; i < end; i++) {
        const ag_power_def *power = &def->powers[i];
        if (!(power->zones == 0 ? in_play : (power->zones >> zone) & 1)) continue;
        int changes = power->change_count;
        for (int at = 0; at < count * changes; at++) {
            ag_live live = { .change = &power->changes[at % changes],
                             .source = id,
                             .controller = controller,
                             .indefinite = 1,
                             .keyword = (uint8_t)(keyword + 1),
                             .printed = rules->catalog->keywords,
                             .power = (uint16_t)i,
                             .x = has[at / changes].number,
                             .timestamp = has[at / changes].timestamp };
            live_add(derived, &live);
        }
    }
}

// The continuous powers that one card was given, wherever its script says that they work.
static void live_from_held(const ag_rules *rules, ag_derived *derived, int at)
{
    const ag_held *held = &derived->held[at];
    const ag_card *card = ag_card_at(rules->state, held->card);
    const ag_power_def *power = ag_held_power(rules, held);
    if (ag_card_is_blank(card) || !ag_hero_has(rules, card->controller, &power->hero)) return;
    for (int i = 0; i < power->change_count; i++) {
        ag_live live = { .change = &power->changes[i],
                         .source = held->card,
                         .controller = card->controller,
                         .indefinite = 1,
                         .held = (uint8_t)(at + 1),
                         .printed = held->printed,
                         .power = held->power,
                         .x = held->x,
                         .timestamp = held->timestamp };
        live_add(derived, &live);
    }
}

int ag_live_collect_held(const ag_rules *rules, ag_derived *derived)
{
    int before = derived->live_count;
    while (derived->held_live < derived->held_count) {
        live_from_held(rules, derived, derived->held_live++);
    }
    return derived->live_count > before;
}

int ag_lasts_now(const ag_state *state, int lasts, ag_seat lasts_seat, ag_card_id source)
{
    const ag_card *card = ag_card_at(state, source);
    switch (lasts) {
    case AG_LASTS_WHILE_EXHAUSTED:
    case AG_LASTS_WHILE_IN_PARTY: return card != NULL;
    case AG_LASTS_WHILE_ATTACHED: return card != NULL && card->host.slot != 0;
    // "During its controller's next ready step" says nothing before that step.
    case AG_LASTS_NEXT_READY_STEP: return state->turn.ready_step && state->turn.seat == lasts_seat;
    default: return 1;  // CR 714.3d: all other durations go on without their source.
    }
}

// CR 404.1c: what counters with numbers add; the amount is X, how many times how much.
#define COUNTER_CHANGE(field_)                                                                     \
    {                                                                                              \
        .subject = { .is = AG_LONG_BIT(AG_IS_THIS_AT) }, .field = AG_FIELD_##field_, .amount = {   \
            .steps = { { .op = AG_OP_X } },                                                        \
            .length = 1                                                                            \
        }                                                                                          \
    }
static const ag_change counter_atk = COUNTER_CHANGE(ATK);
static const ag_change counter_health = COUNTER_CHANGE(HEALTH);
static const ag_change counter_def = COUNTER_CHANGE(DEF);

static void live_from_counter(const ag_rules *rules, ag_derived *derived, const ag_counter *counter)
{
    ag_counter_size size;
    if (!ag_counter_is_sized(rules->catalog, counter->name, &size)) return;
    const struct {
        const ag_change *change;
        int each;
    } parts[] = { { &counter_atk, size.atk },
                  { &counter_health, size.health },
                  { &counter_def, size.def } };
    derived->reads |= AG_BIT(AG_TOUCH_COUNTERS);
    derived->decides |= AG_BIT(AG_TOUCH_COUNTERS);
    for (int i = 0; i < 3; i++) {
        ag_live live = { .change = parts[i].change,
                         .source = counter->card,
                         .controller = ag_card_at(rules->state, counter->card)->controller,
                         .x = (int16_t)(parts[i].each * counter->count),
                         .timestamp = counter->timestamp };  // CR 718.2g
        if (parts[i].each != 0) live_add(derived, &live);
    }
}

// CR 704.1a: what says how a card is played works wherever it may be played from.
static void collect_elsewhere(const ag_rules *rules, ag_derived *derived)
{
    if (rules->catalog->elsewhere == 0) return;
    derived->looks_outside = 1;
    const uint16_t *slots;
    int count = ag_outside_cards(rules, &slots);
    for (int i = 0; i < count; i++) {
        const ag_card *card = &rules->state->cards[slots[i]];
        int zone = rules->state->piles[card->pile].zone;
        if ((ag_catalog_card(rules->catalog, card->printed)->elsewhere >> zone) & 1) {
            derived->numbers[slots[i]].powers_lost = 0;
            derived->numbers[slots[i]].powers_denied = 0;
            live_from_slot(rules, derived, slots[i]);
        }
    }
}

void ag_live_collect(const ag_rules *rules, ag_derived *derived)
{
    const ag_state *state = rules->state;
    derived->live_count = 0;
    derived->looks_outside = 0;
    derived->moves_uniqueness = 0;
    derived->cants = 0;
    derived->fields = 0;
    derived->reads = AG_BIT(AG_TOUCH_PLAY) | AG_BIT(AG_TOUCH_MODIFIERS);
    derived->decides = derived->reads;
    live_from_raid(rules, derived);
    // Indefinite ones in the order of the table, then the definite ones.
    for (int seat = 1; seat <= state->seat_count; seat++) {
        const ag_player *player = &state->players[seat];
        for (uint16_t slot = state->piles[player->party].first; slot != 0;
             slot = state->cards[slot].next) {
            live_from_slot(rules, derived, slot);
        }
        uint16_t slot = state->piles[player->resources].first;  // CR 700.2
        for (; slot != 0; slot = state->cards[slot].next) live_from_slot(rules, derived, slot);
    }
    collect_elsewhere(rules, derived);
    for (int i = 1; i < state->used.modifiers; i++) {
        const ag_modifier *modifier = &state->modifiers[i];
        if (modifier->lasts == AG_LASTS_NEXT_READY_STEP) {
            derived->reads |= AG_BIT(AG_TOUCH_TURN);
            derived->decides |= AG_BIT(AG_TOUCH_TURN);
            derived->moves_uniqueness |= bears_on_uniqueness(&modifier->change);
        }
        if (modifier->printed != 0
            && ag_lasts_now(state, modifier->lasts, modifier->lasts_seat, modifier->source)) {
            ag_live live = { .change = &modifier->change,
                             .source = modifier->source,
                             .controller = modifier->controller,
                             .x = modifier->x,
                             .printed = modifier->printed,
                             .modifier = (uint16_t)i,
                             .timestamp = modifier->timestamp };  // CR 718.2d
            live_add(derived, &live);
        }
    }
    for (int i = 1; i < state->used.counters; i++) {
        if (ag_card_exists(state, state->counters[i].card)) {
            live_from_counter(rules, derived, &state->counters[i]);
        }
    }
}

// CR 704.1a: the keywords that say what a card costs, wherever it may be played from.
static void collect_keywords_elsewhere(const ag_rules *rules, ag_derived *derived, uint64_t asked)
{
    const ag_state *state = rules->state;
    int zones = rules->catalog->elsewhere
                & ag_catalog_card(rules->catalog, rules->catalog->keywords)->elsewhere;
    const uint16_t *slots;
    int count = zones != 0 ? ag_outside_cards(rules, &slots) : 0;
    for (int i = 0; i < count; i++) {
        uint16_t slot = slots[i];
        const ag_card *card = &state->cards[slot];
        int zone = state->piles[card->pile].zone;
        uint64_t has = ag_catalog_card(rules->catalog, card->printed)->side[0].keywords & asked;
        has = (zones >> zone) & 1 ? has : 0;
        for (; has != 0; has &= has - 1) {
            int keyword = __builtin_ctzll(has);
            derived->numbers[slot].keywords |= AG_LONG_BIT(keyword);
            live_from_keyword(rules, derived, ag_card_id_of(state, slot), keyword);
        }
    }
}

int ag_live_collect_keywords(const ag_rules *rules, ag_derived *derived, const uint16_t *slots,
                             int count)
{
    uint64_t asked = ag_keywords_with(rules, AG_POWER_CONTINUOUS, AG_EVENT_COUNT);
    int before = derived->live_count;
    for (int i = 0; i < count && asked != 0; i++) {
        uint64_t has = derived->numbers[slots[i]].keywords & asked;
        for (; has != 0; has &= has - 1) {
            live_from_keyword(rules, derived, ag_card_id_of(rules->state, slots[i]),
                              __builtin_ctzll(has));
        }
    }
    collect_keywords_elsewhere(rules, derived, asked);
    return derived->live_count > before;
}

// ---- one of them ----

const ag_live *ag_live_next(const ag_rules *rules, int field, const ag_live *after)
{
    const ag_derived *derived = ag_derive_now(rules);
    const ag_live *end = derived->live + derived->live_count;
    const ag_live *live = after != NULL ? after + 1 : derived->live;
    if (!ag_field_lives(derived, field)) return NULL;
    while (live < end && live->change->field != field) live++;
    return live < end ? live : NULL;
}

ag_context ag_live_context(const ag_live *live)
{
    return (ag_context){ .viewer = live->controller, .source = live->source, .x = live->x };
}

// A card that lost its powers changes nothing by them (CR 700.3, 704.1a).
int ag_live_generated(const ag_derived *derived, const ag_live *live)
{
    if (live->keyword != 0) {
        return (derived->numbers[live->source.slot].keywords & AG_LONG_BIT(live->keyword - 1)) != 0;
    }
    if (live->held != 0) return derived->held[live->held - 1].has != 0;
    return !live->indefinite || !derived->numbers[live->source.slot].powers_lost;
}

// What the raid itself says reaches those who are set apart, too.
int ag_live_reaches(const ag_rules *rules, const ag_live *live, ag_card_id id)
{
    return live->source.slot == 0 || ag_card_id_same(live->source, id)
           || !ag_out_of_reach(rules, live->controller, id);
}

int ag_live_would_work_on(const ag_rules *rules, const ag_live *live, const ag_context *context,
                          ag_card_id id)
{
    return ag_live_generated(&rules->derived, live)
           && ag_filter_match(rules, &live->change->subject, context, id)
           && ag_live_reaches(rules, live, id)
           && ag_amount_holds(rules, &live->change->condition, context);
}

int ag_live_works_on(const ag_rules *rules, const ag_live *live, ag_card_id id)
{
    ag_context context = ag_live_context(live);
    return ag_live_would_work_on(rules, live, &context, id);
}

int ag_live_plays(const ag_rules *rules, const ag_live *live, ag_card_id card, ag_seat seat)
{
    ag_context context = ag_live_context(live);
    context.any_zone = 1;
    context.unveiled = 1;
    ag_filter filter = live->change->subject;
    int whose = filter.whose;
    filter.whose = AG_WHOSE_ANY;  // judged by the player who plays it, not by whose hand it is in
    filter.zones = 0;
    // What was said of it where it was holds while it is played: its id has changed (CR 415.9b).
    if (filter.only.slot == card.slot && filter.only.life + 1 == card.life
        && ag_zone(rules->state, card) == AG_ZONE_CHAIN) {
        filter.only = card;
    }
    return ag_live_generated(&rules->derived, live)
           && ag_whose_match(rules, whose, live->controller, seat)
           && ag_filter_match(rules, &filter, &context, card)
           && ag_amount_holds(rules, &live->change->condition, &context);
}

int ag_live_prices(const ag_live *live, int x_count)
{
    return !(live->change->subject.is & AG_IS_X_COST) || x_count > 0;  // CR 201.3
}

int16_t ag_live_changed(int16_t number, const ag_live *live, int32_t value)
{
    int32_t after = live->change->op == AG_CHANGE_SET      ? value
                    : live->change->op == AG_CHANGE_DOUBLE ? number * 2
                                                           : number + value;
    return (int16_t)(after > 30000 ? 30000 : after < -30000 ? -30000 : after);
}

// Outside play: which cards have powers there, and what those wait for. Beside it, for it is asked
// of all cards as well: what they ask the game to count (this_turn.c).

static void note_waits(ag_outside *outside, const ag_card_def *def)
{
    for (int i = 0; i < def->power_count; i++) {
        const ag_power_def *power = &def->powers[i];
        if (power->zones != 0) outside->waits[power->watch.event] |= (uint16_t)AG_BIT(power->kind);
    }
}

static const ag_outside *outside_now(const ag_rules *rules)
{
    const ag_state *state = rules->state;
    const ag_catalog *catalog = rules->catalog;
    ag_outside *outside = &ag_caches(rules)->outside;
    if (ag_cached_holds(rules, AG_CACHED_OUTSIDE)) return outside;
    outside->count = 0;
    outside->tallies = ag_catalog_card(catalog, catalog->raid->printed)->tallies;
    memset(outside->waits, 0, sizeof outside->waits);
    int asks = catalog->elsewhere != 0 || catalog->tally_count > 0;
    for (uint16_t slot = 1; slot < state->used.cards && asks; slot++) {
        const ag_card_def *def = ag_catalog_card(catalog, state->cards[slot].printed);
        outside->tallies |= def->tallies;
        if (def->elsewhere != 0 && (state->cards[slot].flags & AG_CARD_USED)) {
            outside->slots[outside->count++] = slot;
            note_waits(outside, def);
        }
    }
    note_waits(outside, ag_catalog_card(catalog, catalog->keywords));
    ag_cached_note(rules, AG_CACHED_OUTSIDE, AG_BIT(AG_TOUCH_CARDS));
    return outside;
}

int ag_outside_cards(const ag_rules *rules, const uint16_t **slots)
{
    const ag_outside *outside = outside_now(rules);
    *slots = outside->slots;
    return outside->count;
}

uint64_t ag_tallies_asked(const ag_rules *rules)
{
    return outside_now(rules)->tallies;
}

int ag_outside_waits(const ag_rules *rules, int kind, int event)
{
    return (outside_now(rules)->waits[event] & AG_BIT(kind)) != 0;
}

static ag_lies lies_now(const ag_rules *rules, uint16_t slot)
{
    const ag_card *card = &rules->state->cards[slot];
    return (ag_lies){ .slot = slot,
                      .life = card->life,
                      .printed = card->printed,
                      .pile = card->pile,
                      .side = card->side,
                      .blank = (uint8_t)ag_card_is_blank(card) };
}

void ag_outside_note(const ag_rules *rules)
{
    ag_outside *outside = &ag_caches(rules)->outside;
    const uint16_t *slots;
    outside->noted = (uint16_t)ag_outside_cards(rules, &slots);
    for (int i = 0; i < outside->noted; i++) outside->lay[i] = lies_now(rules, slots[i]);
}

int ag_outside_same(const ag_rules *rules)
{
    const ag_outside *outside = &rules->derived.outside;
    const uint16_t *slots;
    int count = ag_outside_cards(rules, &slots);
    int same = count == outside->noted;
    for (int i = 0; i < count && same; i++) {
        ag_lies lies = lies_now(rules, slots[i]);
        same = memcmp(&outside->lay[i], &lies, sizeof lies) == 0;
    }
    return same;
}
