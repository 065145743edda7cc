// Powers that cards were given: held in that order while the modifier that gives them works.
#include "rules/numbers/live.h"

// ---- as modifiers are applied ----

static int is_of(const ag_state *state, const ag_grant *grant, const ag_held *held)
{
    return ag_card_id_same(grant->card, held->card) && ag_card_id_same(grant->giver, held->giver)
           && grant->printed == held->printed && grant->power == held->power
           && grant->modifier == held->modifier
           && grant->made == state->modifiers[held->modifier].timestamp;
}

// Its slot, 0: it is not recorded.
static uint16_t grant_of(const ag_state *state, const ag_held *held)
{
    for (uint16_t i = 1; i < state->used.grants; i++) {
        if (is_of(state, &state->grants[i], held)) return i;
    }
    return 0;
}

void ag_grant_apply(const ag_rules *rules, ag_derived *derived, const ag_live *live,
                    ag_card_id card)
{
    ag_held held = { .card = card,
                     .giver = live->source,
                     .printed = live->printed,
                     .power = live->change->word,
                     .modifier = live->modifier,
                     .x = live->x };
    AG_ASSERT(live->change->field == AG_FIELD_POWER);
    for (int i = 0; i < derived->held_count; i++) {
        if (ag_card_id_same(derived->held[i].card, held.card)
            && ag_card_id_same(derived->held[i].giver, held.giver)
            && derived->held[i].printed == held.printed && derived->held[i].power == held.power
            && derived->held[i].modifier == held.modifier) {
            derived->held[i].has = 1;
            return;
        }
    }
    if (derived->held_count < AG_HELD_MAX) {  // CR 706.1c
        held.has = 1;
        // CR 718.2f: since it was given. What is not recorded yet is as old as what gives it.
        uint16_t grant = grant_of(rules->state, &held);
        held.timestamp = grant != 0 ? rules->state->grants[grant].timestamp : live->timestamp;
        derived->held[derived->held_count++] = held;
    }
}

// CR 700.3: what a card was given before it loses its powers is lost with them.
void ag_grant_lose(ag_derived *derived, ag_card_id card)
{
    for (int i = 0; i < derived->held_count; i++) {
        if (ag_card_id_same(derived->held[i].card, card)) derived->held[i].has = 0;
    }
}

// ---- which card has what ----

const ag_power_def *ag_held_power(const ag_rules *rules, const ag_held *held)
{
    const ag_card_def *def = ag_catalog_card(rules->catalog, held->printed);
    AG_ASSERT(held->power < def->power_count);
    return &def->powers[held->power];
}

int ag_grants_held(const ag_rules *rules)
{
    return ag_derive_now(rules)->held_count > 0;
}

static int has_given(const ag_rules *rules, ag_card_id card, const ag_held *held)
{
    return held->has && ag_card_id_same(held->card, card)
           && !ag_card_is_blank(ag_card_at(rules->state, card));
}

int ag_owned_count(const ag_rules *rules, ag_card_id card)
{
    const ag_derived *derived = ag_derive_now(rules);
    int count = 0;
    for (int i = 0; i < derived->held_count; i++) {
        count += has_given(rules, card, &derived->held[i]);
    }
    return ag_card_def_of(rules->state, rules->catalog, card)->power_count + count;
}

ag_owned ag_owned_at(const ag_rules *rules, ag_card_id card, int index)
{
    const ag_card_def *def = ag_card_def_of(rules->state, rules->catalog, card);
    AG_ASSERT(index >= 0);
    if (index < def->power_count) {
        return (ag_owned){ .def = &def->powers[index],
                           .printed = ag_printed_of(rules->state, card),
                           .power = (uint16_t)index };
    }
    int nth = index - def->power_count;
    const ag_derived *derived = ag_derive_now(rules);
    for (int i = 0; i < derived->held_count; i++) {
        const ag_held *held = &derived->held[i];
        if (has_given(rules, card, held) && nth-- == 0) {
            return (ag_owned){ .def = ag_held_power(rules, held),
                               .printed = held->printed,
                               .power = held->power,
                               .given = 1,
                               .grant = grant_of(rules->state, held) };
        }
    }
    return (ag_owned){ .def = NULL };
}

// ---- since when, and how often ----

static ag_grant *own_of(ag_state *state, ag_card_id card)
{
    for (int i = 1; i < state->used.grants; i++) {
        if (state->grants[i].printed == 0 && ag_card_id_same(state->grants[i].card, card)) {
            return &state->grants[i];
        }
    }
    return NULL;
}

uint32_t ag_grant_timestamp_of(const ag_state *state, ag_card_id card, uint32_t there)
{
    for (int i = 1; i < state->used.grants; i++) {  // CR 718.2f
        const ag_grant *grant = &state->grants[i];
        if (grant->printed == 0 && ag_card_id_same(grant->card, card)) {
            return grant->timestamp > there ? grant->timestamp : there;
        }
    }
    return there;
}

static ag_grant *note(ag_state *state, const ag_grant *grant)
{
    int slot = 1;
    while (slot < state->used.grants && state->grants[slot].card.slot != 0) slot++;
    // it is as old as what gives it, and never used once a turn
    if (slot == AG_GRANT_MAX) return NULL;
    state->used.grants += slot == state->used.grants;
    state->grants[slot] = *grant;
    return &state->grants[slot];
}

static void stamp(ag_state *state, ag_grant *grant)
{
    grant->lost = 0;
    grant->timestamp = ag_state_timestamp(state);
    ag_touch(state, AG_TOUCH_MODIFIERS);
}

static void settle_own(ag_rules *rules, ag_card_id card)
{
    ag_state *state = rules->state;
    int lost = rules->derived.numbers[card.slot].powers_lost != 0;
    ag_grant *grant = own_of(state, card);
    if (lost && grant == NULL) {
        ag_grant begun = { .card = card, .lost = 1 };
        (void)note(state, &begun);
    } else if (lost) {
        grant->lost = 1;
    } else if (grant != NULL && grant->lost) {
        stamp(state, grant);
    }
}

// CR 718.2f: a power that was given is as old as the giving, one that returned as its return.
static void settle_held(ag_rules *rules, const ag_held *held)
{
    ag_state *state = rules->state;
    uint16_t slot = grant_of(state, held);
    ag_grant *grant = slot != 0 ? &state->grants[slot] : NULL;
    if (!held->has || (grant != NULL && !grant->lost)) return;
    if (grant == NULL) {
        ag_grant begun = { .card = held->card,
                           .giver = held->giver,
                           .printed = held->printed,
                           .power = held->power,
                           .modifier = held->modifier,
                           .made = state->modifiers[held->modifier].timestamp };
        grant = note(state, &begun);
    }
    if (grant != NULL) stamp(state, grant);
}

static int is_there(const ag_derived *derived, const ag_state *state, const ag_grant *grant)
{
    for (int i = 0; i < derived->held_count; i++) {
        if (derived->held[i].has && is_of(state, grant, &derived->held[i])) return 1;
    }
    return 0;
}

void ag_grants_settle(ag_rules *rules)
{
    ag_state *state = rules->state;
    int none = state->used.grants == 1 && !ag_field_possible(rules, AG_FIELD_POWER)
               && !ag_field_possible(rules, AG_FIELD_POWERS);
    if (none || ag_derive_now(rules)->version == rules->derived.granted) return;
    // What is neither there nor was used this turn would be a new power, should it come again.
    for (int i = 1; i < state->used.grants; i++) {
        ag_grant *grant = &state->grants[i];
        int own = grant->printed == 0;
        grant->lost = own ? grant->lost : !is_there(&rules->derived, state, grant);
        if (!ag_card_exists(state, grant->card) || (!own && grant->lost && !grant->used)) {
            *grant = (ag_grant){ .lost = 0 };
        }
    }
    while (state->used.grants > 1 && state->grants[state->used.grants - 1].card.slot == 0) {
        state->used.grants--;
    }
    // CR 718.3: of what begins at once the turn player's is first.
    for (int nth = 0; nth < state->seat_count; nth++) {
        ag_seat seat = ag_player_around(state, state->turn.seat, nth);
        uint16_t slot = state->piles[state->players[seat].party].first;
        for (; slot != 0; slot = state->cards[slot].next) {
            settle_own(rules, ag_card_id_of(state, slot));
        }
        for (int i = 0; i < rules->derived.held_count; i++) {
            const ag_held *held = &rules->derived.held[i];
            if (ag_controller_of(state, held->card) == seat) settle_held(rules, held);
        }
    }
    rules->derived.granted = ag_derive_now(rules)->version;
}

// Keywords: instances and powers. Numbers know which keywords a card has; how often is seldom
// asked, and counted then: printed ones, and those that modifiers gave since it last lost them.

_Static_assert(AG_EVENT_COUNT <= 128, "the catalog notes which events keywords wait for");

uint64_t ag_keywords_with(const ag_rules *rules, int kind, int event)
{
    const ag_catalog *catalog = rules->catalog;
    if (event != AG_EVENT_COUNT && !(catalog->keyword_kinds[event] & AG_BIT(kind))) return 0;
    uint64_t all = event == AG_EVENT_COUNT ? UINT64_MAX : catalog->keyword_events[event];
    return catalog->keywords_of[kind] & all;
}

uint64_t ag_keywords_given(const ag_change *change)
{
    return change->field == AG_FIELD_KEYWORD ? AG_LONG_BIT(change->word) : 0;
}

int ag_change_denies(const ag_change *change)
{
    int takes = change->field == AG_FIELD_POWERS || change->field == AG_FIELD_LOSES_KEYWORD;
    return takes && change->op == AG_CHANGE_SET;  // CR 103.2
}

uint64_t ag_keywords_possible(const ag_rules *rules)
{
    uint64_t keywords = rules->catalog->keyword_words;
    for (int i = 1; i < rules->state->used.modifiers; i++) {
        keywords |= ag_keywords_given(&rules->state->modifiers[i].change);
    }
    return keywords;
}

typedef struct ag_counting {
    ag_instance *out;
    int count;
} ag_counting;

static void count_one(ag_counting *to, int32_t number, uint32_t timestamp)
{
    if (to->count < AG_INSTANCES_MAX && number > 0) {
        to->out[to->count++] =
            (ag_instance){ .number = (int16_t)(number > INT16_MAX ? INT16_MAX : number),
                           .timestamp = timestamp };
    }
}

static void count_own(const ag_rules *rules, ag_card_id id, int keyword, ag_counting *to)
{
    const ag_derived *derived = ag_derive_now(rules);
    int first = to->count;
    int changes = (derived->fields & AG_KEYWORD_FIELDS) != 0;
    const ag_card *card = ag_card_at(rules->state, id);
    const ag_side_def *side = &ag_catalog_card(rules->catalog, card->printed)->side[card->side];
    for (int i = 0; i < side->keyword_count && !ag_card_is_blank(card); i++) {
        if (side->instances[i].keyword == keyword) {
            count_one(to, side->instances[i].number,
                      ag_grant_timestamp_of(rules->state, id, ag_live_timestamp(card)));
        }
    }
    for (int i = 0, denied = 0; i < derived->live_count && changes && !denied; i++) {
        const ag_live *live = &derived->live[i];
        int field = live->change->field;
        int one = live->change->word == keyword;
        int takes = field == AG_FIELD_POWERS || (field == AG_FIELD_LOSES_KEYWORD && one);
        if (takes && ag_live_works_on(rules, live, id) && !ag_live_kept_off(rules, live, id)) {
            to->count = first;
            denied = ag_change_denies(live->change);
        }
        if (field == AG_FIELD_KEYWORD && one && ag_live_works_on(rules, live, id)) {
            // "Assault X" with an X of 0 is not Assault. CR 718.2f: nothing was given before the
            // card came.
            ag_context context = ag_live_context(live);
            const ag_amount *amount = &live->change->amount;
            uint32_t there = ag_live_timestamp(ag_card_at(rules->state, id));
            uint32_t given = live->timestamp > there ? live->timestamp : there;
            count_one(to, amount->length == 0 ? 1 : ag_amount_value(rules, amount, &context),
                      given);
        }
    }
}

int ag_keyword_instances(const ag_rules *rules, ag_card_id id, int keyword,
                         ag_instance out[AG_INSTANCES_MAX])
{
    const ag_combat *combat = &rules->state->combat;
    ag_counting to = { .out = out };
    if (!(ag_keywords(rules, id) & AG_LONG_BIT(keyword))) return 0;
    count_own(rules, id, keyword, &to);
    int lent = (AG_STRIKE_KEYWORDS & AG_LONG_BIT(keyword)) != 0;
    for (int i = 0; i < combat->strike_count && lent; i++) {
        if (ag_card_id_same(combat->strikes[i].wielder, id)
            && ag_card_exists(rules->state, combat->strikes[i].weapon)) {
            count_own(rules, combat->strikes[i].weapon, keyword, &to);
        }
    }
    return to.count;
}

int ag_keyword_givers(const ag_rules *rules, ag_card_id card, int keyword, ag_card_id *out,
                      int capacity)
{
    const ag_derived *derived = ag_derive_now(rules);
    int count = 0;
    for (int i = 0; i < derived->live_count && count < capacity; i++) {
        const ag_live *live = &derived->live[i];
        int gives = live->change->field == AG_FIELD_KEYWORD && live->change->word == keyword
                    && ag_live_works_on(rules, live, card)
                    && !ag_cards_have(out, count, live->source);
        if (gives && ag_card_exists(rules->state, live->source)) out[count++] = live->source;
    }
    return count;
}

// How often, and so whether.
int ag_has_keyword_anywhere(const ag_rules *rules, ag_card_id id, int keyword)
{
    ag_instance has[AG_INSTANCES_MAX];
    ag_counting to = { .out = has };
    count_own(rules, id, keyword, &to);
    return to.count;
}

int ag_keyword_sum(const ag_rules *rules, ag_card_id card, int keyword)
{
    ag_instance has[AG_INSTANCES_MAX];
    int count = ag_keyword_instances(rules, card, keyword, has);
    int sum = 0;
    for (int i = 0; i < count; i++) sum += has[i].number;
    return sum;
}

uint16_t ag_empowered(const ag_rules *rules, ag_seat seat, ag_card_id beside)
{
    const ag_state *state = rules->state;
    uint16_t slot = state->piles[state->players[seat].party].first;  // of nobody: none
    unsigned kinds = 0;
    for (; slot != 0; slot = state->cards[slot].next) {
        const ag_card_def *def = ag_catalog_card(rules->catalog, state->cards[slot].printed);
        ag_card_id id = ag_card_id_of(state, slot);
        if (!ag_card_id_same(id, beside) && ag_is_character(rules, id)) {
            int monster = (ag_factions(rules, id) & AG_BIT(AG_FACTION_MONSTER_AT)) != 0;
            kinds |= def->classes | (monster ? AG_BIT(AG_CLASS_COUNT) : 0);
        }
    }
    return (uint16_t)kinds;
}
