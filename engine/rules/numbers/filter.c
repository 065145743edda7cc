// Filters: matched, listed and counted in plain C.
#include "rules/numbers/numbers.h"

#include <string.h>

ag_context ag_link_context(const ag_link *link)
{
    AG_ASSERT(link->kind != AG_LINK_FREE);
    return (ag_context){ .viewer = link->controller,
                         .source = link->card,
                         .x = link->x,
                         .event_amount = link->event.amount,
                         .event_card = link->event.card };
}

int ag_whose_match(const ag_rules *rules, int whose, ag_seat viewer, ag_seat seat)
{
    switch (whose) {
    case AG_WHOSE_YOURS: return seat == viewer;
    case AG_WHOSE_FRIENDLY: return seat != 0 && !ag_opposed(rules->state, viewer, seat);
    case AG_WHOSE_OPPOSING: return ag_opposed(rules->state, viewer, seat);
    case AG_WHOSE_RAIDING: return rules->state->players[seat].side == AG_SIDE_RAIDERS;
    default: return 1;
    }
}

static uint64_t state_if(int holds, uint64_t state)
{
    return holds ? state : 0;
}

// CR 205.1b; CR 707.3: what is gone deals what it did.
static uint64_t deals_of(const ag_rules *rules, ag_card_id id)
{
    const ag_known *known =
        ag_card_exists(rules->state, id) ? NULL : ag_known_find(rules->state, id);
    uint64_t types = known != NULL ? known->damage : ag_damage_types(rules, id);
    return types << AG_IS_DEALS_ARCANE_AT;
}

// What a modifier changes; elsewhere the card of the text.
static ag_card_id it_of(const ag_context *context)
{
    return context->changed.slot != 0 ? context->changed : context->source;
}

// What a hero has dealt this turn, whatever it deals now.
static uint64_t dealt_by(const ag_state *state, ag_card_id id, const ag_card *card)
{
    const ag_player *player = &state->players[card->controller];
    return state_if(ag_card_id_same(player->hero, id),
                    (uint64_t)player->dealt << AG_IS_DEALT_ARCANE_AT);
}

// What was done to it this turn: by the card of the text, by what that card changes, or in combat
// by its player's hero.
static uint64_t dealings_of(const ag_state *state, ag_card_id id, const ag_context *context)
{
    ag_card_id hero = state->players[context->viewer].hero;
    ag_card_id it = it_of(context);
    return state_if(ag_dealing_was(state, id, context->source, AG_DEALING_DAMAGE),
                    AG_IS_HURT_BY_THIS)
           | state_if(ag_dealing_was(state, id, hero, AG_DEALING_COMBAT), AG_IS_FOUGHT)
           | state_if(ag_dealing_was(state, id, it, AG_DEALING_ATTACK), AG_IS_ATTACKED_BY_IT);
}
#define AG_IS_DEALINGS (AG_IS_HURT_BY_THIS | AG_IS_FOUGHT | AG_IS_ATTACKED_BY_IT)

// CR 206.1b: the factions; CR 206.1d: neutral without an icon outside the text.
static uint64_t icons_of(const ag_rules *rules, ag_card_id id, const ag_card *card)
{
    if (ag_card_is_blank(card)) return 0;
    uint8_t factions = ag_factions(rules, id);
    int neutral = factions == 0 && ag_catalog_card(rules->catalog, card->printed)->classes == 0;
    return (uint64_t)factions << AG_IS_ALLIANCE_AT | state_if(neutral, AG_IS_NEUTRAL);
}

// CR 305.2d: on the chain in another mode the card is neither ongoing nor an attachment.
static int mode_denies(const ag_rules *rules, ag_card_id id)
{
    for (uint16_t slot = 1; slot < rules->state->used.links; slot++) {
        const ag_link *link = &rules->state->links[slot];
        if (link->kind == AG_LINK_CARD && link->mode > 0 && ag_card_id_same(link->card, id)) {
            const ag_power_def *power = ag_link_power(rules, link, NULL);
            return power != NULL && !power->attaches;
        }
    }
    return 0;
}

// What its text makes of it.
#define AG_IS_PRINTED (AG_IS_ONGOING | AG_IS_ATTACHMENT | AG_IS_INSTANT | AG_IS_X_COST)

static uint64_t printed_states_of(const ag_rules *rules, ag_card_id id, const ag_card *card)
{
    const ag_card_def *def = ag_catalog_card(rules->catalog, card->printed);
    int by_mode = def->attach_mode && mode_denies(rules, id);
    uint64_t is = state_if(def->ongoing && !by_mode, AG_IS_ONGOING);
    is |= state_if(ag_is_attachment(rules, id) && !by_mode, AG_IS_ATTACHMENT);
    is |= state_if(def->instant, AG_IS_INSTANT);
    int found = def->side[0].cost_x > 0;
    for (int i = 0; i < def->power_count; i++) found |= def->powers[i].cost.x_count > 0;
    is |= state_if(found, AG_IS_X_COST);
    return is;
}

// Whether it is the one that the asking card names: itself, its host, the card of the event.
#define AG_IS_NAMED_HERE (AG_IS_THIS | AG_IS_OF_EVENT | AG_IS_HOST)

static uint64_t named_states_of(const ag_rules *rules, ag_card_id id, const ag_context *context)
{
    // CR 200.1: a card that names itself means itself, not those of its name. CR 200.1a: what a
    // copy says of itself is about the copy, not about what it copied.
    uint64_t is = state_if(ag_card_id_same(id, context->source), AG_IS_THIS);
    is |= state_if(ag_card_id_same(context->event_card, id), AG_IS_OF_EVENT);
    const ag_card *source = ag_card_at(rules->state, context->source);
    is |= state_if(source != NULL && ag_card_id_same(source->host, id), AG_IS_HOST);
    return is;
}

// The states of a card as AG_IS_… bits; only those in `wanted` are worked out.
static uint64_t states_of(const ag_rules *rules, ag_card_id id, const ag_card *card,
                          const ag_context *context, uint64_t wanted)
{
    const ag_state *state = rules->state;
    uint64_t is = wanted & AG_IS_PRINTED ? printed_states_of(rules, id, card) : 0;
    is |= wanted & (AG_IS_FACTION | AG_IS_NEUTRAL) ? icons_of(rules, id, card) : 0;
    if (wanted & AG_IS_ITS_NAME) {
        int same = ag_cards_share(rules, AG_ALIKE_NAME, id, it_of(context));
        is |= state_if(same, AG_IS_ITS_NAME);
    }
    is |= wanted & AG_IS_NAMED_HERE ? named_states_of(rules, id, context) : 0;
    int zone = state->piles[card->pile].zone;
    int in_play = zone == AG_ZONE_PARTY || zone == AG_ZONE_RESOURCES;
    // CR 411.2
    if (in_play) is |= (card->flags & AG_CARD_EXHAUSTED) ? AG_IS_EXHAUSTED : AG_IS_READY;
    is |= (card->flags & AG_CARD_FACE_DOWN) ? AG_IS_FACE_DOWN : AG_IS_FACE_UP;
    is |= state_if(card->flags & AG_CARD_TOKEN, AG_IS_TOKEN);
    is |= state_if(card->damage > 0, AG_IS_DAMAGED);
    is |= state_if(card->flags & AG_CARD_FELLED, AG_IS_FELLED);
    is |= state_if(card->side != 0, AG_IS_BACK_UP);  // CR 301.2
    is |= state_if(card->used_power & AG_USED_EXHAUSTED, AG_IS_TIRED);
    is |= state_if(card->damaged_at > state->turn_priorities, AG_IS_HURT);
    is |= state_if(in_play && card->party_since == state->turn.number, AG_IS_ENTERED_NOW);
    int own = card->controller == 0 || card->controller == card->owner;
    int came = (card->flags & (AG_CARD_TOKEN | AG_CARD_COPY | AG_CARD_LATE)) != 0;
    is |= state_if(own && !came, AG_IS_STARTED);  // CR 800.1c
    is |= state_if(state->players[ag_card_seat(card)].went_first, AG_IS_WENT_FIRST);
    is |= state_if(ag_attacked_now(card), AG_IS_ATTACKED);
    is |= state_if(card->flags & AG_CARD_ATTACKED, AG_IS_ATTACKED_LAST);
    is |= state_if(card->hurt_heroes & AG_BIT(context->viewer), AG_IS_HURT_HERO);
    if (wanted & AG_IS_DEALS) is |= deals_of(rules, id);
    if (wanted & AG_IS_DEALT) is |= dealt_by(state, id, card);
    if (wanted & AG_IS_DEALINGS) is |= dealings_of(state, id, context);
    if (wanted & AG_IS_BOSS) is |= state_if(ag_is_boss(rules, id), AG_IS_BOSS);
    if (wanted & (AG_IS_ATTACKING | AG_IS_DEFENDING | AG_IS_IN_COMBAT | AG_IS_PROTECTING)) {
        int supposed = ag_card_id_same(context->supposed, id);
        is |= state_if(ag_is_attacking(state, id) || supposed, AG_IS_ATTACKING);
        is |= state_if(ag_is_defending(state, id), AG_IS_DEFENDING);
        is |= state_if(ag_in_combat(state, id) || supposed, AG_IS_IN_COMBAT);
        is |= state_if(ag_is_protecting(state, id), AG_IS_PROTECTING);
    }
    return is;
}

// CR 712.4: only cards in play, unless a zone is named; quests and locations lie in resource rows.
static uint32_t zones_of(const ag_filter *filter)
{
    int in_rows = (filter->types & (AG_TYPE_QUEST | AG_TYPE_LOCATION)) != 0
                  && !(filter->types & AG_TYPES_BUT);
    if (filter->zones != 0) return filter->zones;
    return AG_BIT(AG_ZONE_PARTY) | (in_rows ? AG_BIT(AG_ZONE_RESOURCES) : 0);
}

static int ranges_fit(const ag_rules *rules, const ag_filter *filter, ag_card_id card)
{
    for (int i = 0; i < 2; i++) {
        const ag_range *range = &filter->ranges[i];
        if (range->stat == AG_STAT_NONE) continue;
        int value = ag_stat_of(rules, card, range->stat);
        if (value < range->min || value > range->max) return 0;
    }
    return 1;
}

// It has the tag, or one of several; the second is ruled out where the filter says so.
static int tag_fits(const ag_rules *rules, const ag_filter *filter, int index, ag_card_id id,
                    const ag_known *known)
{
    ag_symbol tags[AG_TAGS_ASKED_MAX];
    int count = ag_catalog_tags(rules->catalog, filter->tags[index], tags), has = 0;
    for (int i = 0; i < count && !has; i++) {
        has = known != NULL ? ag_known_has_tag(rules, known, tags[i])
                            : ag_has_tag(rules, id, tags[i]);
    }
    return has == !(index == 1 && (filter->isnt & AG_IS_TAGGED));
}

static int words_fit(const ag_rules *rules, const ag_filter *filter, ag_card_id id,
                     const ag_card *card)
{
    if ((filter->name | filter->classes | filter->tags[0] | filter->tags[1] | filter->keyword)
        == 0) {
        return 1;
    }
    const ag_card_def *def = ag_catalog_card(rules->catalog, card->printed);
    int blank = ag_card_is_blank(card);
    // CR 200.2: "named" means exactly this name.
    int named = !blank && def->name == filter->name;
    if (filter->name != 0 && named == ((filter->isnt & AG_IS_NAMED) != 0)) return 0;
    if (filter->classes != 0 && (blank || !(def->classes & AG_BIT(filter->classes - 1)))) return 0;
    const ag_known *known =  // CR 707.3
        ag_card_exists(rules->state, id) ? NULL : ag_known_find(rules->state, id);
    for (int i = 0; i < 2; i++) {
        if (filter->tags[i] != 0 && !tag_fits(rules, filter, i, id, known)) return 0;
    }
    if (filter->keyword == 0) return 1;
    uint64_t keywords = known != NULL ? known->keywords : ag_keywords(rules, id);
    return (keywords & AG_LONG_BIT(filter->keyword - 1)) != 0;
}

static int has_type(const ag_rules *rules, const ag_context *context, ag_card_id id,
                    const ag_card *card, uint32_t types)
{
    uint32_t its = 0;  // CR 412.1
    if (!ag_card_is_blank(card)) {
        its = ag_types_known(rules, id);
    } else if (context->unveiled) {
        its = ag_catalog_card(rules->catalog, card->printed)->side[0].types;
    }
    return types & AG_TYPES_BUT ? (its & ~types) == 0 : (its & types) != 0;
}

// The card, or, where events and effects look at what is gone, the card as it was (CR 707.3).
static const ag_card *seen_card(const ag_state *state, const ag_context *context, ag_card_id id)
{
    const ag_card *card = ag_card_at(state, id);
    if (card != NULL || !context->any_zone) return card;
    const ag_known *known = ag_known_find(state, id);
    return known == NULL ? NULL : &known->card;
}

// A fixture that no player has is friendly or opposing to sides, or to nobody.
static int whose_fits(const ag_rules *rules, const ag_filter *filter, const ag_context *context,
                      const ag_card *card, ag_seat holder)
{
    if (filter->whose == AG_WHOSE_ANY) return 1;
    int of = ag_catalog_card(rules->catalog, card->printed)->of;
    if (of != AG_OF_CONTROLLER && card->controller != 0) {
        int raider = ag_player_at(rules->state, context->viewer)->side == AG_SIDE_RAIDERS;
        int whose = raider ? AG_WHOSE_FRIENDLY : AG_WHOSE_OPPOSING;
        return of == AG_OF_RAIDERS && filter->whose == whose;
    }
    return ag_whose_holds(rules, filter, context, holder);
}

int ag_whose_holds(const ag_rules *rules, const ag_filter *filter, const ag_context *context,
                   ag_seat holder)
{
    if (filter->whose == AG_WHOSE_OF_EVENT) {
        return holder == ag_controller_of(rules->state, context->event_card);
    }
    if (filter->whose == AG_WHOSE_OF_HOST) {
        const ag_card *source = ag_card_or_known(rules->state, context->source);  // CR 707.3
        return source != NULL && holder == ag_controller_of(rules->state, source->host);
    }
    return filter->whose == AG_WHOSE_SEAT
               ? holder == filter->seat
               : ag_whose_match(rules, filter->whose, context->viewer, holder);
}

// It bears the mark, or is in the party of the controller of what bears it; or the mark names its
// deck, or counters on it, or says what is attached to it.
static int mark_fits(const ag_rules *rules, const ag_filter *filter, const ag_context *context,
                     ag_card_id id, const ag_card *card, ag_seat holder)
{
    const ag_state *state = rules->state;
    if (filter->mark == 0) return 1;
    if (filter->mark_means == AG_MARK_ATTACHED || filter->mark_means == AG_MARK_NOT_ATTACHED) {
        ag_filter wanted = ag_catalog_filter(rules->catalog, filter->mark);
        // CR 400.5: what is attached to it lies in a party. Its filter never asks for attachments
        // itself.
        int has = 0;
        for (int seat = 1; seat <= state->seat_count; seat++) {
            uint16_t slot = state->piles[state->players[seat].party].first;
            for (; slot != 0 && !has; slot = state->cards[slot].next) {
                has = ag_card_id_same(state->cards[slot].host, id)
                      && ag_filter_match(rules, &wanted, context, ag_card_id_of(state, slot));
            }
        }
        return has == (filter->mark_means == AG_MARK_ATTACHED);
    }
    if (filter->mark_means == AG_MARK_DECK || filter->mark_means == AG_MARK_OTHER_DECK) {
        // R101.3c: only the cards of a Boss player each belong to one of the decks, wherever they
        // are.
        const ag_raid_def *raid = rules->catalog->raid;
        int of_boss = ag_player_at(rules->state, card->owner)->side == AG_SIDE_BOSS;
        return (of_boss && !(card->flags & AG_CARD_TOKEN)
                && raid->deck_symbols[card->home] == filter->mark)
               == (filter->mark_means == AG_MARK_DECK);
    }
    if (filter->mark_means == AG_MARK_COUNTER || filter->mark_means == AG_MARK_NO_COUNTER) {
        int has = ag_counter_count(state, id, filter->mark) > 0;  // CR 404.1
        return has == (filter->mark_means == AG_MARK_COUNTER);
    }
    ag_card_id marked = ag_mark_of(state, filter->mark);
    if (filter->mark_means == AG_MARK_BORNE || marked.slot == 0) return ag_card_id_same(marked, id);
    return ag_controller_of(state, marked) == holder;
}

// Of those that match otherwise, no other has more (or less).
static int extreme_fits(const ag_rules *rules, const ag_filter *filter, const ag_context *context,
                        ag_card_id id)
{
    if (filter->extreme == 0) return 1;
    int stat = filter->extreme & ~AG_EXTREME_LOWEST;
    int sign = (filter->extreme & AG_EXTREME_LOWEST) ? -1 : 1;
    int its = sign * ag_stat_of(rules, id, stat);
    ag_filter others = *filter;
    others.extreme = 0;
    ag_card_id cards[AG_CARD_MAX];
    int count = ag_filter_list(rules, &others, context, cards, AG_CARD_MAX);
    for (int i = 0; i < count; i++) {
        if (sign * ag_stat_of(rules, cards[i], stat) > its) return 0;
    }
    return 1;
}

// The rest, for a card of its type in a zone where the filter looks.
static int fits(const ag_rules *rules, const ag_filter *filter, const ag_context *context,
                ag_card_id id, const ag_card *card)
{
    ag_seat holder = ag_card_seat(card);  // CR 401.2: what is "yours" there
    if (!whose_fits(rules, filter, context, card, holder)) return 0;
    if (ag_card_id_same(filter->except, id)) return 0;
    if (filter->is != 0 || filter->isnt != 0) {
        uint64_t is = states_of(rules, id, card, context, filter->is | filter->isnt);
        if ((is & filter->is) != filter->is || (is & filter->isnt) != 0) return 0;
    }
    return words_fit(rules, filter, id, card) && ranges_fit(rules, filter, id)
           && mark_fits(rules, filter, context, id, card, holder)
           && extreme_fits(rules, filter, context, id)
           && !ag_unreachable(rules, context->viewer, id);
}

int ag_filter_match(const ag_rules *rules, const ag_filter *filter, const ag_context *context,
                    ag_card_id id)
{
    ag_card_id one;
    if (ag_filter_names_one(rules, filter, context->source, &one) && !ag_card_id_same(one, id)) {
        return 0;
    }
    const ag_card *card = seen_card(rules->state, context, id);
    return card != NULL
           && ((filter->zones == 0 && context->any_zone)
               || (zones_of(filter) & AG_BIT(rules->state->piles[card->pile].zone)) != 0)
           && (filter->types == 0 || has_type(rules, context, id, card, filter->types))
           && fits(rules, filter, context, id, card);
}

typedef struct ag_collector {
    ag_card_id *out;
    int capacity;
    int count;
    int named;  // 1: only this card can fit
    ag_card_id one;
} ag_collector;

static void collect_pile(const ag_rules *rules, const ag_filter *filter, const ag_context *context,
                         int pile, ag_collector *to)
{
    const ag_state *state = rules->state;
    for (uint16_t slot = state->piles[pile].first; slot != 0; slot = state->cards[slot].next) {
        const ag_card *card = &state->cards[slot];
        ag_card_id id = { slot, card->life };
        if ((!to->named || ag_card_id_same(to->one, id))
            && (filter->types == 0 || has_type(rules, context, id, card, filter->types))
            && fits(rules, filter, context, id, card)) {
            if (to->count < to->capacity) to->out[to->count] = id;
            to->count++;
        }
    }
}

static void collect_seat(const ag_rules *rules, const ag_filter *filter, const ag_context *context,
                         ag_seat seat, ag_collector *to)
{
    const ag_player *player = ag_player_at(rules->state, seat);
    uint32_t zones = zones_of(filter);
    if (zones == AG_BIT(AG_ZONE_PARTY)) {
        collect_pile(rules, filter, context, player->party, to);
        return;
    }
    const struct {
        int zone, pile;
    } rows[] = {
        { AG_ZONE_PARTY, player->party }, { AG_ZONE_RESOURCES, player->resources },
        { AG_ZONE_HAND, player->hand },   { AG_ZONE_REMOVED, player->removed },
        { AG_ZONE_ASIDE, player->aside },
    };
    for (int i = 0; i < (int)(sizeof rows / sizeof rows[0]); i++) {
        if (zones & AG_BIT(rows[i].zone)) collect_pile(rules, filter, context, rows[i].pile, to);
    }
    for (int deck = 0; deck < player->deck_count; deck++) {
        if (zones & AG_BIT(AG_ZONE_GRAVEYARD)) {
            collect_pile(rules, filter, context, player->graveyards[deck], to);
        }
        if (zones & AG_BIT(AG_ZONE_DECK)) {
            collect_pile(rules, filter, context, player->decks[deck], to);
        }
    }
}

int ag_filter_list(const ag_rules *rules, const ag_filter *filter, const ag_context *context,
                   ag_card_id *out, int capacity)
{
    const ag_state *state = rules->state;
    ag_collector to = { .out = out, .capacity = capacity };
    if (filter->only.slot != 0) {
        AG_ASSERT(capacity > 0);
        out[0] = filter->only;
        return ag_filter_match(rules, filter, context, filter->only);
    }
    to.named = ag_filter_names_one(rules, filter, context->source, &to.one);
    int fixtures = filter->types == 0 || (filter->types & AG_TYPE_FIXTURE);  // wherever they are
    for (int i = 0; i < state->seat_count; i++) {
        ag_seat seat = ag_player_around(state, context->viewer, i);  // of nobody: the first
        if (fixtures || ag_whose_match(rules, filter->whose, context->viewer, seat)) {
            collect_seat(rules, filter, context, seat, &to);
        }
    }
    if (filter->zones & AG_BIT(AG_ZONE_CHAIN)) {
        collect_pile(rules, filter, context, ag_pile_of(state, AG_ZONE_CHAIN, 0, 0), &to);
    }
    return to.count;
}

int ag_filter_count(const ag_rules *rules, const ag_filter *filter, const ag_context *context)
{
    return ag_filter_list(rules, filter, context, NULL, 0);
}

uint32_t ag_stat_reads(int stat)
{
    static const uint32_t reads[] = {
        [AG_STAT_ATK] = AG_BIT(AG_TOUCH_COMBAT),  // CR 303.2b
        [AG_STAT_DAMAGE] = AG_BIT(AG_TOUCH_DAMAGE),
        [AG_STAT_COUNTERS] = AG_BIT(AG_TOUCH_COUNTERS),
        [AG_STAT_REMAINING] = AG_BIT(AG_TOUCH_DAMAGE),
        [AG_STAT_DEALT] = AG_BIT(AG_TOUCH_DAMAGE) | AG_BIT(AG_TOUCH_TURN),
    };
    return reads[stat];
}

uint32_t ag_filter_reads(const ag_filter *filter)
{
    uint64_t states = filter->is | filter->isnt;
    uint32_t reads = AG_BIT(AG_TOUCH_PLAY);
    if (states & (AG_IS_READY | AG_IS_EXHAUSTED)) reads |= AG_BIT(AG_TOUCH_EXHAUSTED);
    if (states & (AG_IS_DAMAGED | AG_IS_FELLED | AG_IS_HURT | AG_IS_HURT_HERO | AG_IS_DEALINGS)) {
        reads |= AG_BIT(AG_TOUCH_DAMAGE);
    }
    if (states
        & (AG_IS_ENTERED_NOW | AG_IS_TIRED | AG_IS_HURT | AG_IS_DEALT | AG_IS_DEALINGS
           | AG_IS_WENT_FIRST | AG_IS_ATTACKED | AG_IS_ATTACKED_LAST)) {
        reads |= AG_BIT(AG_TOUCH_TURN) | AG_BIT(AG_TOUCH_EXHAUSTED);
    }
    // What strikes lends its damage types, some keywords and its ATK for the combat (CR 303.2b).
    int lent = filter->keyword != 0 && (AG_STRIKE_KEYWORDS & AG_LONG_BIT(filter->keyword - 1)) != 0;
    if (lent
        || (states
            & (AG_IS_ATTACKING | AG_IS_DEFENDING | AG_IS_IN_COMBAT | AG_IS_PROTECTING
               | AG_IS_DEALS))) {
        reads |= AG_BIT(AG_TOUCH_COMBAT);
    }
    if (filter->zones & ~(AG_BIT(AG_ZONE_PARTY) | AG_BIT(AG_ZONE_RESOURCES))) {
        reads |= AG_BIT(AG_TOUCH_ELSEWHERE);
    }
    if (filter->mark != 0) reads |= AG_BIT(AG_TOUCH_COUNTERS);
    // all that the filter of attachments may look at
    if (filter->mark_means >= AG_MARK_ATTACHED) reads |= AG_BIT(AG_TOUCH_COUNT) - 1;
    return reads | ag_stat_reads(filter->ranges[0].stat) | ag_stat_reads(filter->ranges[1].stat)
           | ag_stat_reads(filter->extreme & ~AG_EXTREME_LOWEST);
}
