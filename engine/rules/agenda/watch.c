// Watches: which triggers, replacements and shields fit an event.
#include "rules/agenda/agenda.h"

#include <string.h>

int ag_watch_at_work(const ag_state *state, const ag_ready *ready)
{
    for (int i = 1; i < state->used.frames; i++) {
        const ag_frame *frame = &state->frames[i];
        if (frame->printed == ready->printed && frame->power == ready->power_index
            && ag_card_id_same(frame->me, ready->source)) {
            return 1;
        }
    }
    return 0;
}

ag_frame *ag_watch_run(ag_rules *rules, const ag_ready *ready)
{
    return ag_frame_begin(rules, ready->printed, ready->power_index, AG_SLOT_EFFECT, ready->source,
                          ready->controller);
}

int ag_watch_declines(ag_rules *rules, const ag_ready *ready)
{
    return ag_frame_declines(rules, ready->printed, ready->power_index, ready->source,
                             ready->controller);
}

int ag_watch_is_used(const ag_rules *rules, const ag_ready *ready)
{
    const ag_card *card = ag_card_at(rules->state, ready->source);
    return ready->power->once_per_turn && card != NULL
           && (card->used_power & AG_BIT(ready->power->use)) != 0;
}

void ag_watch_use(ag_rules *rules, const ag_power_def *power, ag_card_id source)
{
    if (power->once_per_turn && ag_card_exists(rules->state, source)) {
        AG_ASSERT(power->use < AG_USES_MAX);
        ag_card_edit(rules->state, source)->used_power |= (uint16_t)AG_BIT(power->use);
    }
}

// CR 408.3d: what is dealt as combat concludes is dealt with every weapon that its source struck
// with, the first of which it names; any other damage with the card that its modifier comes from.
static int with_fits(const ag_rules *rules, const ag_watch_def *watch, const ag_event *event,
                     const ag_context *context)
{
    const ag_combat *combat = &rules->state->combat;
    if (!watch->has_with) return 1;
    if (ag_filter_match(rules, &watch->with, context, event->became)) return 1;
    int concludes = 0, fits = 0;
    for (int i = 0; i < combat->strike_count && (event->flags & AG_EVENT_COMBAT); i++) {
        const ag_strike *strike = &combat->strikes[i];
        if (!ag_card_id_same(strike->wielder, event->source)) continue;
        concludes |= ag_card_id_same(strike->weapon, event->became);
        fits |= ag_filter_match(rules, &watch->with, context, strike->weapon);
    }
    return concludes && fits;
}

// CR 703.2: with this damage the card has been dealt so much this turn, and had not before: once.
static int reaches(const ag_rules *rules, const ag_watch_def *watch, const ag_event *event)
{
    if (watch->reaches == 0) return 1;
    int before = ag_stat_of(rules, event->card, AG_STAT_DEALT);
    return before < watch->reaches && before + event->amount >= watch->reaches;
}

// Of counters, of a mark or a word of the raid: the one that the power names.
static int name_fits(const ag_rules *rules, const ag_watch_def *watch, const ag_event *event)
{
    const ag_catalog *catalog = rules->catalog;
    if (watch->named == 0) return 1;
    if (event->kind != AG_EVENT_WORD_SET) return event->symbol == watch->named;
    return strcmp(catalog->raid->word_names[event->word], catalog->symbols[watch->named]) == 0;
}

ag_reason ag_watch_refuse(const ag_rules *rules, const ag_watch_def *watch, const ag_event *event,
                          const ag_context *context)
{
    if (watch->event != event->kind) return AG_REFUSE(CR_703_1, OTHER_EVENT);
    if (event->amount < watch->at_least) return AG_REFUSE(CR_703_1, TOO_LITTLE);
    if (watch->part != 0 && (watch->part != event->word || watch->phase != event->symbol)) {
        return AG_REFUSE(CR_500_2, OTHER_PART);
    }
    if ((watch->from != 0 && !(watch->from & AG_BIT(event->from)))
        || (watch->into != 0 && !(watch->into & AG_BIT(event->to)))) {
        return AG_REFUSE(CR_415_9a, OTHER_ZONE);
    }
    int combat = (event->flags & AG_EVENT_COMBAT) != 0;
    if ((watch->combat == 1 && !combat) || (watch->combat == 2 && combat)) {
        return combat ? AG_REFUSE(CR_703_1, COMBAT) : AG_REFUSE(CR_703_1, NOT_COMBAT);
    }
    if (watch->damage != 0 && !(watch->damage & event->damage)) {
        return AG_REFUSE(CR_703_1, OTHER_DAMAGE);
    }
    if (watch->prevents && (event->flags & AG_EVENT_UNPREVENTABLE)) {  // CR 408.3c
        return AG_REFUSE(CR_717_4b, UNPREVENTABLE);
    }
    if (!ag_whose_match(rules, watch->whose, context->viewer, event->seat)) {
        return AG_REFUSE(CR_703_1, OTHER_PLAYER);
    }
    if (watch->has_subject && !ag_filter_match(rules, &watch->subject, context, event->card)) {
        return AG_REFUSE(CR_703_1, OTHER_CARD);
    }
    if (watch->has_source && !ag_filter_match(rules, &watch->source, context, event->source)) {
        return AG_REFUSE(CR_703_1, OTHER_SOURCE);
    }
    if (!reaches(rules, watch, event)) return AG_REFUSE(CR_703_1, TOO_LITTLE);
    if (!name_fits(rules, watch, event)) return AG_REFUSE(CR_703_1, OTHER_NAME);
    if (watch->fatal && !(event->flags & AG_EVENT_FATAL)) return AG_REFUSE(CR_405_2, NOT_FATAL);
    int to_back = (event->flags & AG_EVENT_TO_BACK) != 0;
    if (watch->to_side != AG_TO_ANY && to_back != (watch->to_side == AG_TO_BACK)) {
        return AG_REFUSE(CR_703_1, TURNED_OTHERWISE);
    }
    if (watch->last && !ag_depart_last(rules, watch, event, context)) {
        return AG_REFUSE(CR_415_8b, NOT_THE_LAST);
    }
    if (!ag_first_holds(rules, watch, event)) return AG_REFUSE(CR_703_1, NOT_THE_FIRST);
    if (!with_fits(rules, watch, event, context)) return AG_REFUSE(CR_408_3d, DEALT_WITH_ANOTHER);
    return ag_amount_holds(rules, &watch->condition, context) ? AG_REASON_NONE
                                                              : AG_REFUSE(CR_703_2, CONDITION);
}

typedef struct ag_watch_gathering {
    // The player under whose control a card enters: its own powers work before that.
    ag_seat entering;
    const ag_event *event;
    int kind;
    ag_ready *out;
    int capacity;
    int count;
} ag_watch_gathering;

// CR 700.2: powers work in play unless they name one (CR 703.3a) or several (CR 703.3b) other
// zones.
static int works_in(const ag_power_def *power, int zone)
{
    int in_play = zone == AG_ZONE_PARTY || zone == AG_ZONE_RESOURCES;
    return power->zones == 0 ? in_play : (power->zones & AG_BIT(zone)) != 0;
}

static ag_seat viewer_of(const ag_watch_gathering *to, const ag_card *card)
{
    return to->entering != 0 ? to->entering : ag_card_seat(card);  // CR 401.1
}

ag_context ag_ready_context(const ag_ready *ready, int32_t amount)
{
    return (ag_context){
        .viewer = ready->controller, .source = ready->source, .x = ready->x, .event_amount = amount
    };
}

// Adds it where it waits for the event. Without one everything is as if it had happened (CR 703.5).
static void add_waiting(const ag_rules *rules, ag_watch_gathering *to, ag_ready ready)
{
    const ag_watch_def *watch = &ready.power->watch;
    const ag_event *event = to->event;
    int kind = ready.power->kind, waits;
    ag_context context = ag_ready_context(&ready, event == NULL ? 0 : event->amount);
    context.any_zone = 1;
    if ((ready.watch == 0 && kind != to->kind) || to->count == to->capacity) return;
    if (event == NULL) {
        waits = ag_amount_holds(rules, &watch->condition, &context);
    } else {
        // It does not change what happens to those set apart from its player, unless it is the
        // raid's; seeing it does nothing.
        int changes = (kind == AG_POWER_REPLACE || kind == AG_POWER_ENTERS)
                      && ready.source.slot != 0 && !ag_card_id_same(ready.source, event->card);
        waits = !(changes && ag_out_of_reach(rules, ready.controller, event->card))
                && ag_watch_refuse(rules, watch, event, &context) == AG_REASON_NONE;
    }
    if (waits) to->out[to->count++] = ready;
}

// CR 703.6: each of its powers that the event fits.
static void ready_from_card(const ag_rules *rules, ag_watch_gathering *to, ag_card_id id)
{
    const ag_card *card = ag_card_at(rules->state, id);
    const ag_card_def *def = ag_catalog_card(rules->catalog, card->printed);
    ag_ready ready = { .source = id, .controller = viewer_of(to, card), .printed = card->printed };
    int zone = ag_zone(rules->state, id);
    AG_ASSERT(!def->plain && !ag_card_is_blank(card));
    for (int i = 0; i < def->power_count; i++) {
        const ag_power_def *power = &def->powers[i];
        int other = to->event != NULL && power->watch.event != to->event->kind;
        // A power that a keyword of its card stands for belongs to the keyword.
        if (other || !(card->side == 0 ? power->front : power->back)
            || !(to->entering || works_in(power, zone))
            || !(power->keyword == 0
                 || (ag_keywords(rules, id) & AG_LONG_BIT(power->keyword - 1)) != 0)
            || !ag_hero_has(rules, ready.controller, &power->hero)) {
            continue;
        }
        ready.power = power;
        ready.power_index = (uint16_t)i;
        if (ag_has_powers(rules, id)) add_waiting(rules, to, ready);  // CR 703.3, CR 710.1e
    }
}

static void ready_from_pile(const ag_rules *rules, ag_watch_gathering *to, int pile)
{
    const ag_state *state = rules->state;
    for (uint16_t slot = state->piles[pile].first; slot != 0; slot = state->cards[slot].next) {
        const ag_card *card = &state->cards[slot];
        const ag_card_def *def = ag_catalog_card(rules->catalog, card->printed);
        if (!ag_card_is_blank(card) && (def->kinds & AG_BIT(to->kind))) {
            ready_from_card(rules, to, ag_card_id_of(state, slot));
        }
    }
}

// The powers of one keyword of a card, for each instance of it that it has.
static void ready_from_instances(const ag_rules *rules, ag_watch_gathering *to, ag_card_id id,
                                 int keyword)
{
    ag_instance has[AG_INSTANCES_MAX];
    int zone = ag_zone(rules->state, id);
    const ag_card_def *def = ag_catalog_card(rules->catalog, rules->catalog->keywords);
    int count = ag_keyword_instances(rules, id, keyword, has);
    int first = rules->catalog->keyword_powers[keyword].first;
    int powers = rules->catalog->keyword_powers[keyword].end - first;
    for (int at = 0; at < count * powers; at++) {
        int i = first + at % powers, nth = at / powers;
        ag_ready ready = { .power = &def->powers[i],
                           .source = id,
                           .controller = viewer_of(to, ag_card_at(rules->state, id)),
                           .printed = rules->catalog->keywords,
                           .power_index = (uint16_t)i,
                           .x = has[nth].number,
                           .instance = (uint16_t)nth };
        if (ready.power->keyword == keyword + 1 && (to->entering || works_in(ready.power, zone))) {
            add_waiting(rules, to, ready);
        }
    }
}

// The powers that cards in play were given, or that one of them was given.
static void ready_from_held(const ag_rules *rules, ag_watch_gathering *to, ag_card_id only)
{
    int event = to->event != NULL ? to->event->kind : AG_EVENT_COUNT;
    int found =
        event == AG_EVENT_COUNT || (rules->catalog->given_kinds[event] & AG_BIT(to->kind)) != 0;
    for (int i = 1; i < rules->state->used.modifiers && !found; i++) {
        const ag_modifier *modifier = &rules->state->modifiers[i];
        if (modifier->change.field == AG_FIELD_POWER) {
            const ag_card_def *def = ag_catalog_card(rules->catalog, modifier->printed);
            const ag_power_def *given = &def->powers[modifier->change.word];
            found = given->kind == to->kind && given->watch.event == event;
        }
    }
    const ag_derived *derived = found ? ag_derive_now(rules) : NULL;
    uint16_t nth = 0;
    for (int i = 0; derived != NULL && i < derived->held_count; i++) {
        const ag_held *held = &derived->held[i];
        const ag_card *card = ag_card_at(rules->state, held->card);
        const ag_power_def *power = ag_held_power(rules, held);
        nth = i > 0 && ag_card_id_same(derived->held[i - 1].card, held->card) ? nth + 1 : 0;
        if (held->has && card != NULL && !ag_card_is_blank(card)
            && (only.slot == 0 || ag_card_id_same(only, held->card))
            && ag_hero_has(rules, viewer_of(to, card), &power->hero)) {
            add_waiting(rules, to,
                        (ag_ready){ .power = power,
                                    .source = held->card,
                                    .controller = viewer_of(to, card),
                                    .printed = held->printed,
                                    .power_index = held->power,
                                    .x = held->x,
                                    .instance = nth,
                                    .given = 1 });
        }
    }
}

// CR 700.1: a keyword is a power of whatever has it.
static void ready_from_keywords(const ag_rules *rules, ag_watch_gathering *to, ag_card_id id,
                                uint64_t asked)
{
    for (uint64_t has = ag_keywords(rules, id) & asked; has != 0; has &= has - 1) {
        ready_from_instances(rules, to, id, __builtin_ctzll(has));
    }
}

static void ready_from_both(const ag_rules *rules, ag_watch_gathering *to, ag_card_id id,
                            uint64_t asked)
{
    ready_from_keywords(rules, to, id, asked);
    if (!ag_card_def_of(rules->state, rules->catalog, id)->plain) ready_from_card(rules, to, id);
}

// CR 703.3a: in a hidden zone a card's powers work while it is revealed there, for its own
// revealing too (CR 703.3c), and for what it reveals itself as it enters play (KW Enrage).
static int works_elsewhere(const ag_rules *rules, const ag_watch_gathering *to, uint16_t slot)
{
    const ag_card *card = &rules->state->cards[slot];
    const ag_card_def *def = ag_catalog_card(rules->catalog, card->printed);
    int zone = rules->state->piles[card->pile].zone;
    if (!(def->elsewhere & AG_BIT(zone)) || ag_card_is_blank(card)) return 0;
    ag_card_id id = ag_card_id_of(rules->state, slot);
    int own = to->event->kind == AG_EVENT_REVEALED
              && (ag_card_id_same(to->event->card, id) || ag_card_id_same(to->event->source, id));
    return (zone != AG_ZONE_HAND && zone != AG_ZONE_DECK) || own || card->seen == UINT8_MAX;
}

// Outside play few cards have powers that work: those whose text names the zone.
static void ready_elsewhere(const ag_rules *rules, ag_watch_gathering *to, uint64_t asked)
{
    const ag_state *state = rules->state;
    const uint16_t *slots;
    uint8_t piles[AG_PILE_MAX] = { 0 };  // those that hold such a card
    int found = 0;
    if (!ag_outside_waits(rules, to->kind, to->event->kind)) return;
    int count = ag_outside_cards(rules, &slots);
    for (int i = 0; i < count; i++) {
        int works = works_elsewhere(rules, to, slots[i]);
        piles[state->cards[slots[i]].pile] |= (uint8_t)works;
        found |= works;
    }
    for (int pile = 1; pile < state->used.piles && found; pile++) {
        uint16_t slot = piles[pile] ? state->piles[pile].first : 0;
        for (; slot != 0; slot = state->cards[slot].next) {
            if (works_elsewhere(rules, to, slot)) {
                ready_from_both(rules, to, ag_card_id_of(state, slot), asked);
            }
        }
    }
}

static void watch_powers(uint16_t *watched, const ag_card_def *def)
{
    for (int i = 0; i < def->power_count; i++) {
        const ag_power_def *power = &def->powers[i];
        AG_ASSERT(power->watch.event < AG_EVENT_COUNT);
        watched[power->watch.event] |= (uint16_t)AG_BIT(power->kind);
    }
}

static void watch_pile(const ag_rules *rules, uint16_t *watched, int pile)
{
    const ag_state *state = rules->state;
    for (uint16_t slot = state->piles[pile].first; slot != 0; slot = state->cards[slot].next) {
        const ag_card *card = &state->cards[slot];
        const ag_card_def *def = ag_catalog_card(rules->catalog, card->printed);
        if (!def->plain && !ag_card_is_blank(card)) watch_powers(watched, def);
    }
}

// Cards in play, and changes to what is in play, wait for few events.
static int is_watched(const ag_rules *rules, int kind, int event)
{
    uint16_t *watched = ag_caches(rules)->watched;
    if (!ag_cached_holds(rules, AG_CACHED_WATCHED)) {
        memset(watched, 0, AG_EVENT_COUNT * sizeof watched[0]);
        watch_powers(watched, ag_catalog_card(rules->catalog, rules->catalog->raid->printed));
        for (int seat = 1; seat <= rules->state->seat_count; seat++) {
            watch_pile(rules, watched, rules->state->players[seat].party);
            watch_pile(rules, watched, rules->state->players[seat].resources);
        }
        ag_cached_note(rules, AG_CACHED_WATCHED, AG_BIT(AG_TOUCH_PLAY));
    }
    return (watched[event] & AG_BIT(kind)) != 0;
}

static void ready_delayed(const ag_rules *rules, ag_watch_gathering *to, int slot)
{
    const ag_watch *watch = &rules->state->watches[slot];
    const ag_card_def *def = ag_catalog_card(rules->catalog, watch->printed);
    if (watch->printed == 0 || watch->power >= def->power_count
        || (watch->has_left && watch->left <= 0)
        || !ag_lasts_now(rules->state, watch->lasts, watch->lasts_seat, watch->source)) {
        return;
    }
    const ag_power_def *power = &def->powers[watch->power];
    int kind = power->later_replaces ? AG_POWER_REPLACE : AG_POWER_TRIGGER;
    // CR 715.1: what the effect left narrows the watch: "that ally" is the first thing captured;
    // where it is about what happens to one card by another, the doer is the second.
    ag_card_id first = ag_ref_as_card(watch->captured[0]);
    ag_card_id doer = ag_ref_as_card(watch->captured[power->watch.captured_subject]);
    if (kind != to->kind
        || (power->watch.captured_subject && !ag_card_id_same(first, to->event->card))
        || (power->watch.captured_source && !ag_card_id_same(doer, to->event->source))) {
        return;
    }
    if (power->watch.next_turn && watch->made_in == rules->state->turn.number) return;  // CR 715.1
    add_waiting(rules, to,
                (ag_ready){ .power = power,
                            .source = watch->source,
                            .controller = watch->controller,
                            .printed = watch->printed,
                            .power_index = watch->power,
                            .watch = (uint16_t)slot,
                            .x = watch->x });
}

int ag_watch_ready_entering(const ag_rules *rules, int kind, const ag_event *event, ag_ready *out,
                            int capacity)
{
    ag_watch_gathering to = { event->seat, event, kind, out, capacity, 0 };
    if (!ag_card_is_blank(ag_card_at(rules->state, event->card))) {
        ready_from_both(rules, &to, event->card, ag_keywords_with(rules, kind, event->kind));
    }
    return to.count;
}

// CR 703.1, CR 716.1.
int ag_watch_ready(const ag_rules *rules, int kind, const ag_event *event, ag_ready *out,
                   int capacity)
{
    const ag_state *state = rules->state;
    ag_watch_gathering to = { 0, event, kind, out, capacity, 0 };
    int seat_count = is_watched(rules, kind, event->kind) ? state->seat_count : 0;
    // Those of the raid itself, which are the Boss player's and not of any card.
    ag_ready own = { .controller = ag_boss_seat(state), .printed = rules->catalog->raid->printed };
    const ag_card_def *def = ag_catalog_card(rules->catalog, own.printed);
    int count = seat_count > 0 && def->kinds & AG_BIT(kind) ? def->power_count : 0;
    for (; own.power_index < count; own.power_index++) {
        own.power = &def->powers[own.power_index];
        if (own.power->front && ag_hero_has(rules, own.controller, &own.power->hero)) {
            add_waiting(rules, &to, own);
        }
    }
    for (int seat = 1; seat <= seat_count; seat++) {  // CR 700.2: face-up resources are in play too
        ready_from_pile(rules, &to, state->players[seat].party);
        ready_from_pile(rules, &to, state->players[seat].resources);
    }
    uint64_t asked = ag_keywords_with(rules, kind, event->kind);
    int held = asked != 0 && (asked & ag_keywords_possible(rules)) != 0;
    for (int seat = 1; seat <= state->seat_count && held; seat++) {
        uint16_t slot = state->piles[state->players[seat].party].first;
        for (; slot != 0; slot = state->cards[slot].next) {
            ready_from_keywords(rules, &to, ag_card_id_of(state, slot), asked);
        }
    }
    ready_from_held(rules, &to, ag_nobody);
    ready_elsewhere(rules, &to, asked);
    // CR 715.1
    for (int slot = 1; slot < state->used.watches; slot++) ready_delayed(rules, &to, slot);
    return to.count;
}

int ag_watch_ready_of(const ag_rules *rules, int kind, ag_card_id card, ag_ready *out, int capacity)
{
    ag_watch_gathering to = { 0, NULL, kind, out, capacity, 0 };
    const ag_card *found = ag_card_at(rules->state, card);
    if (found == NULL || ag_card_is_blank(found)) return 0;
    if (!ag_catalog_card(rules->catalog, found->printed)->plain) ready_from_card(rules, &to, card);
    ready_from_held(rules, &to, card);
    ready_from_keywords(rules, &to, card, ag_keywords_with(rules, kind, AG_EVENT_COUNT));
    return to.count;
}

int ag_watch_ready_turned(const ag_rules *rules, const ag_event *event, ag_ready *out, int capacity)
{
    ag_watch_gathering to = { 0, event, AG_POWER_TRIGGER, out, capacity, 0 };
    int kept = 0;
    ready_from_both(rules, &to, event->card, 0);
    for (int i = 0; i < to.count; i++) {
        if (!out[i].power->front || !out[i].power->back) out[kept++] = out[i];
    }
    return kept;
}

int ag_watch_ready_come(const ag_rules *rules, const ag_event *event, ag_ready *out, int capacity)
{
    ag_watch_gathering to = { 0, event, AG_POWER_TRIGGER, out, capacity, 0 };
    const ag_card *card = ag_card_at(rules->state, event->card);
    int kept = 0;
    if (card == NULL || !works_elsewhere(rules, &to, event->card.slot)) return 0;  // CR 703.3c
    ready_from_both(rules, &to, event->card, ag_keywords_with(rules, to.kind, event->kind));
    for (int i = 0; i < to.count; i++) {
        if (!(out[i].power->zones & AG_BIT(event->from))) out[kept++] = out[i];
    }
    return kept;
}

void ag_watch_captured(const ag_rules *rules, const ag_ready *ready, ag_ref out[3])
{
    memset(out, 0, 3 * sizeof out[0]);
    if (ready->watch != 0) {
        memcpy(out, rules->state->watches[ready->watch].captured, 3 * sizeof out[0]);
    }
}

// The call of its condition function.
static ag_frame condition_of(const ag_rules *rules, const ag_ready *ready, const ag_event *event)
{
    ag_frame frame = { .printed = ready->printed,
                       .power = ready->power_index,
                       .slot = AG_SLOT_CONDITION,
                       .seat = ready->controller,
                       .me = ready->source,
                       .x = ready->x,
                       .event = *event };
    ag_watch_captured(rules, ready, frame.captured);
    return frame;
}

static int has_condition(const ag_ready *ready)
{
    return (ready->power->functions & AG_BIT(AG_SLOT_CONDITION)) != 0;
}

int ag_watch_condition(ag_rules *rules, const ag_ready *ready, const ag_event *event)
{
    ag_frame frame = condition_of(rules, ready, event);
    return !ag_power_is_blank(rules->state, ready->printed, ready->power_index)
           && (!has_condition(ready) || ag_condition_holds(rules, &frame));
}

int ag_watch_condition_reads(const ag_rules *rules, const ag_ready *ready, const ag_event *event)
{
    ag_frame frame = condition_of(rules, ready, event);
    return !ag_power_is_blank(rules->state, ready->printed, ready->power_index)
           && (!has_condition(ready) || ag_condition_reads(rules, &frame));
}
