// Views: the table as one seat knows it.
#include "game/view/view.h"

#include <stddef.h>
#include <string.h>

#include "base/assert.h"
#include "game/facts/chosen.h"
#include "game/facts/offer.h"
#include "game/log/given.h"
#include "game/log/sentence.h"
#include "rules/numbers/numbers.h"
#include "rules/turn/turn.h"
#include "state/card.h"
#include "state/player.h"

_Static_assert(AG_TYPE_EVENT_AT == 8,
               "types of a view are the first nine types of words.def, in order");
_Static_assert(AG_KEYWORD_PROTECTOR == 0 && AG_KEYWORD_IMMUNE == 6,
               "keywords of a view are those of words.def");
_Static_assert(AG_RAID_WORD_MAX == 16, "a view holds all words of a raid");
_Static_assert((int)AG_VIEW_PHASE_RAID == AG_PHASE_SCRIPT && (int)AG_VIEW_PHASE_END == AG_PHASE_END,
               "the kinds of phases are the state's");
_Static_assert(AG_LINK_MAX == 32, "a view holds all links of the chain");
_Static_assert(AG_CARD_MAX == 1024, "a view holds all cards");

// ---- names of cards ----

// The slot, with a count of how often sight of the card was lost, goes through a keyed permutation
// of 32 bits (a Feistel network): different cards and times have different numbers, in no useful
// order. Every card of every view comes through here, so the rounds are cheap.
enum { ROUNDS = 6, SLOT_BITS = 10, VEIL_BITS = 16 };
_Static_assert(AG_CARD_MAX <= 1 << SLOT_BITS, "a slot fits");

static uint64_t mix(uint64_t word)
{
    word = (word ^ word >> 30) * 0xbf58476d1ce4e5b9u;
    word = (word ^ word >> 27) * 0x94d049bb133111ebu;
    return word ^ word >> 31;
}

static uint32_t permute(uint64_t key, uint32_t value)
{
    uint32_t left = value >> 16, right = value & 0xffff;
    for (int round = 0; round < ROUNDS; round++) {
        uint64_t mixed = (key + right) * 0x9e3779b97f4a7c15u;
        uint32_t next = left ^ (uint32_t)(mixed >> 48);
        key = key << 23 | key >> 41;
        left = right;
        right = next;
    }
    return left << 16 | right;
}

uint32_t ag_card_alias(const ag_state *state, uint16_t slot, int reader)
{
    const ag_card *card = &state->cards[slot];
    uint32_t other = reader != card->owner;
    uint32_t value = (other << VEIL_BITS | card->veils[other]) << SLOT_BITS | slot;
    uint64_t key = mix(state->alias_key + (uint64_t)(reader + 2));
    AG_ASSERT(slot > 0 && slot < state->used.cards);
    uint32_t alias = permute(key, value);
    return alias != 0 ? alias : permute(key, alias);  // no card has the value 0, so this is free
}

uint32_t ag_view_id(const ag_state *state, ag_card_id card, int reader)
{
    if (!ag_card_exists(state, card) || !ag_card_read_by(state, card, reader)) return 0;
    return ag_card_alias(state, card.slot, reader);
}

// ---- cards ----

// What everybody sees of a card with a hidden face.
static void see_back(const ag_rules *rules, const ag_card *card, ag_view_zone zone,
                     ag_view_card *out)
{
    *out = (ag_view_card){ .key = "",
                           .name = "",
                           .zone = zone,
                           .owner = card->owner,
                           .controller = card->controller,
                           .ready = !(card->flags & AG_CARD_EXHAUSTED),
                           .face_up = !ag_card_is_blank(card) };
    AG_ASSERT(out->owner <= rules->state->seat_count);
}

static int is_proposed(const ag_state *state, ag_card_id id)
{
    const ag_defence *defences = state->combat.defences;
    int proposed = 0;
    for (int i = 0; i < state->combat.defence_count; i++) {
        proposed |= ag_card_id_same(defences[i].proposed, id) && defences[i].defender.slot == 0;
    }
    return proposed;
}

// The raid's word for a player who is set apart; a single character that is set apart has none.
static const char *called_apart(const ag_rules *rules, ag_seat seat)
{
    const ag_raid_def *raid = rules->catalog->raid;
    if (seat == 0 || !ag_seat_apart(rules->state, seat)) return NULL;
    return raid != NULL && raid->apart != NULL ? raid->apart : "apart";
}

static void see_numbers(const ag_rules *rules, ag_card_id id, ag_view_card *out)
{
    out->cost = ag_stat_of(rules, id, AG_STAT_COST);
    out->atk = ag_atk(rules, id);
    out->health = ag_health(rules, id);
    out->def = ag_numbers_of(rules, id)->def;
    out->strike = ag_numbers_of(rules, id)->strike;
    out->keywords = ag_numbers_of(rules, id)->keywords;
    out->is_boss = ag_is_boss(rules, id);
    out->undamageable =
        ag_cant(rules, id, AG_CANT_BE_DEALT) || ag_cant(rules, id, AG_CANT_BE_DAMAGED);
    out->attacking = ag_is_attacking(rules->state, id);
    out->defending = ag_is_defending(rules->state, id);
    out->proposed = is_proposed(rules->state, id);
    if (out->zone == AG_VIEW_PARTY && ag_is_apart(rules, id)) {
        const char *word = called_apart(rules, ag_card_at(rules->state, id)->controller);
        out->apart = word != NULL ? word : "apart";
    }
}

enum { COUNTERS_SEEN = sizeof((ag_view_card *)0)->counters / sizeof(int) };

// The kinds of counters in the order of their symbols, so that equal counters look the same.
static int counters_on(const ag_state *state, ag_card_id card, ag_symbol names[COUNTERS_SEEN])
{
    int count = 0;
    for (int last = 0; count < COUNTERS_SEEN; count++) {
        int next = 0;
        for (int i = 0; i < state->used.counters; i++) {
            const ag_counter *counter = &state->counters[i];
            if (counter->count > 0 && counter->name > last && (next == 0 || counter->name < next)
                && ag_card_id_same(counter->card, card)) {
                next = counter->name;
            }
        }
        if (next == 0) break;
        names[count] = (ag_symbol)next;
        last = next;
    }
    return count;
}

void ag_view_write_counters(const ag_rules *rules, ag_card_id card, int reader, ag_writer *out)
{
    ag_symbol names[COUNTERS_SEEN];
    if (ag_view_id(rules->state, card, reader) == 0) return;
    int count = counters_on(rules->state, card, names);
    for (int i = 0; i < count; i++) {
        ag_write_item(out, "%s %d", rules->catalog->symbols[names[i]],
                      ag_counter_count(rules->state, card, names[i]));
    }
}

// What its script says that it is worth, where that is a number: an amount is judged in an option.
static int worth_in_play(const ag_card_def *def)
{
    const ag_power_def *play = def->powers;
    if (def->power_count == 0 || play->kind != AG_POWER_PLAY || play->worth.length != 1) return 0;
    return play->worth.steps[0].op == AG_OP_CONST ? play->worth.steps[0].value : 0;
}

static void see_face(const ag_rules *rules, ag_card_id id, int reader, ag_view_card *out)
{
    const ag_state *state = rules->state;
    const ag_card *card = ag_card_at(state, id);
    const ag_card_def *def = ag_catalog_card(rules->catalog, card->printed);
    const ag_side_def *side = &def->side[card->side];
    out->id = ag_view_id(state, id, reader);
    out->key = def->key;
    out->name = side->called != NULL ? side->called
                : side->name != NULL ? side->name
                                     : ag_printed_name(rules->catalog, card->printed);
    out->types = ag_types(rules, id) & (AG_TYPE_EVENT * 2 - 1);
    out->damage = card->damage;
    out->is_token = (card->flags & AG_CARD_TOKEN) != 0;
    out->flipped = card->side == 1;
    out->felled = (card->flags & AG_CARD_FELLED) != 0;
    out->is_new = out->zone == AG_VIEW_PARTY && (out->types & AG_TYPE_ALLY)
                  && card->party_since >= ag_player_at(state, card->controller)->turn_began
                  && !ag_has_keyword(rules, id, AG_KEYWORD_FEROCITY);
    out->host = ag_view_id(state, card->host, reader);
    out->instant = def->instant;
    out->has_cost = side->has_cost;
    out->cost_x = side->cost_x;
    if (out->zone == AG_VIEW_HAND) out->does = ag_play_summary(rules, card->printed).does;
    if (out->zone == AG_VIEW_PARTY) out->worth = worth_in_play(def);
    ag_symbol names[COUNTERS_SEEN];
    out->counter_count = counters_on(state, id, names);
    for (int i = 0; i < out->counter_count; i++) {
        out->counter_names[i] = rules->catalog->symbols[names[i]];
        out->counters[i] = ag_counter_count(state, id, names[i]);
    }
    if (!ag_card_is_blank(card)) {
        see_numbers(rules, id, out);
        return;
    }
    // Readers who may look at a face-down card see what is printed on it.
    out->cost = side->cost;
    out->atk = side->atk;
    out->health = side->health;
    out->def = side->def;
    out->strike = side->strike;
    out->keywords = side->keywords;
}

// There is room for every card of a game; unused room is never written.
static void see_one(const ag_rules *rules, uint16_t slot, ag_view_zone zone, int reader,
                    ag_view *out)
{
    ag_card_id id = ag_card_id_of(rules->state, slot);
    ag_view_card *seen = &out->cards[out->card_count++];
    memset(seen, 0, sizeof *seen);
    see_back(rules, &rules->state->cards[slot], zone, seen);
    if (ag_card_read_by(rules->state, id, reader)) see_face(rules, id, reader, seen);
}

static void see_pile(const ag_rules *rules, int pile, ag_view_zone zone, int reader, ag_view *out)
{
    const ag_state *state = rules->state;
    for (uint16_t slot = state->piles[pile].first; pile != 0 && slot != 0;
         slot = state->cards[slot].next) {
        see_one(rules, slot, zone, reader, out);
    }
}

// The backs in a hand come last: the place of a new card among the others must not show.
static void see_hand(const ag_rules *rules, int pile, int reader, ag_view *out)
{
    const ag_state *state = rules->state;
    for (int backs = 0; backs < 2; backs++) {
        for (uint16_t slot = state->piles[pile].first; slot != 0; slot = state->cards[slot].next) {
            if (ag_card_read_by(state, ag_card_id_of(state, slot), reader) != backs) {
                see_one(rules, slot, AG_VIEW_HAND, reader, out);
            }
        }
    }
}

// The cards on top of a deck, as far as the reader knows them.
static void see_top(const ag_rules *rules, int pile, int reader, ag_view *out)
{
    const ag_state *state = rules->state;
    for (uint16_t slot = state->piles[pile].first; slot != 0; slot = state->cards[slot].next) {
        const ag_card *card = &state->cards[slot];
        int known = reader >= 1 ? ag_card_seen_by(state, card, (ag_seat)reader)
                                : card->seen == UINT8_MAX || state->piles[pile].turned;
        if (!known) {  // CR 415.3a
            return;
        }
        see_one(rules, slot, AG_VIEW_DECK, reader, out);
    }
}

static void see_cards(const ag_rules *rules, int reader, ag_view *out)
{
    const ag_state *state = rules->state;
    for (int seat = 1; seat <= state->seat_count; seat++) {
        const ag_player *player = &state->players[seat];
        see_hand(rules, player->hand, reader, out);
        see_pile(rules, player->party, AG_VIEW_PARTY, reader, out);
        see_pile(rules, player->resources, AG_VIEW_RESOURCES, reader, out);
        for (int i = 0; i < player->deck_count; i++) {
            see_pile(rules, player->graveyards[i], AG_VIEW_GRAVEYARD, reader, out);
        }
        see_pile(rules, player->removed, AG_VIEW_REMOVED, reader, out);
        for (int i = 0; i < player->deck_count; i++) see_top(rules, player->decks[i], reader, out);
    }
    for (int pile = 1; pile < state->used.piles; pile++) {
        if (state->piles[pile].zone == AG_ZONE_CHAIN) {
            see_pile(rules, pile, AG_VIEW_CHAIN, reader, out);
        }
    }
}

// ---- players ----

static int ready_resources(const ag_state *state, const ag_player *player)
{
    int ready = 0;
    for (uint16_t slot = state->piles[player->resources].first; slot != 0;
         slot = state->cards[slot].next) {
        ready += !(state->cards[slot].flags & AG_CARD_EXHAUSTED);
    }
    return ready;
}

// The Boss player's decks have names; raiders have a single deck without one.
static const char *deck_name(const ag_rules *rules, const ag_player *player, int index)
{
    const ag_raid_def *raid = rules->catalog->raid;
    int named = player->side == AG_SIDE_BOSS && raid != NULL && index < raid->deck_count;
    const char *name = named ? raid->deck_names[index] : NULL;
    return name != NULL ? name : "";
}

_Static_assert(AG_DECK_MAX == 6, "a view holds all decks of a player");

// What the hero's keywords say in numbers.
static void see_keyword_numbers(const ag_rules *rules, ag_card_id hero, ag_view_player *out)
{
    const int room = sizeof out->numbers / sizeof out->numbers[0];
    uint64_t has = out->hero != 0 ? ag_numbers_of(rules, hero)->keywords : 0;
    for (int i = 0; i < AG_KEYWORD_COUNT && out->number_count < room; i++) {
        if (ag_keyword_takes[i] == AG_TAKES_NUMBER && has & AG_LONG_BIT(i)) {
            out->number_names[out->number_count] = ag_keyword_words[i];
            out->numbers[out->number_count++] = ag_keyword_sum(rules, hero, i);
        }
    }
}

static void see_player(const ag_rules *rules, int seat, int reader, ag_view_player *out)
{
    const ag_state *state = rules->state;
    const ag_player *player = &state->players[seat];
    *out = (ag_view_player){ .seat = seat,
                             .side = player->side,
                             .in_game = ag_player_in(state, (ag_seat)seat),
                             .hand_count = state->piles[player->hand].count,
                             .resource_count = state->piles[player->resources].count,
                             .ready_resources = ready_resources(state, player),
                             .apart = called_apart(rules, (ag_seat)seat),
                             .hero = ag_view_id(state, player->hero, reader) };
    for (int i = 0; i < player->deck_count; i++) {
        out->deck_count += state->piles[player->decks[i]].count;
        out->graveyard_count += state->piles[player->graveyards[i]].count;
        out->pile_names[i] = deck_name(rules, player, i);
        out->pile_decks[i] = state->piles[player->decks[i]].count;
        out->pile_graveyards[i] = state->piles[player->graveyards[i]].count;
    }
    out->pile_count = player->deck_count;
    see_keyword_numbers(rules, player->hero, out);
}

// ---- the chain ----

static const char *const link_kinds[] = {
    [AG_LINK_CARD] = "card",       [AG_LINK_RESOURCE] = "resource", [AG_LINK_EFFECT] = "effect",
    [AG_LINK_TRIGGER] = "trigger", [AG_LINK_PROPOSAL] = "attack",   [AG_LINK_STRIKE] = "strike",
};

_Static_assert((int)AG_COST_INDEX < (int)AG_PROPOSED_INDEX, "what a cost names lies between");

// The targets, without what its cost names.
static void see_targets(const ag_rules *rules, int slot, int reader, ag_view_link *out)
{
    const ag_state *state = rules->state;
    for (int i = 1; i < state->used.targets && out->target_count < AG_VIEW_TARGETS_MAX; i++) {
        const ag_target *target = &state->targets[i];
        int is_cost = target->index >= AG_COST_INDEX && target->index < AG_PROPOSED_INDEX;
        int kind = target->ref.kind;
        int is_pile = kind == AG_REF_PILE && target->index == AG_PROPOSED_INDEX;
        int is_seen = kind == AG_REF_CARD || kind == AG_REF_LINK || kind == AG_REF_SEAT || is_pile;
        if (target->link != slot || !is_seen || is_cost) continue;
        const ag_link *link =
            kind == AG_REF_LINK ? ag_link_at(state, ag_ref_as_link(target->ref)) : NULL;
        ag_card_id id = link != NULL ? link->card : ag_ref_as_card(target->ref);
        const ag_card *card = ag_card_at(state, id);
        out->targets[out->target_count++] = (ag_view_target){
            .card = ag_view_id(state, id, reader),
            .seat = card != NULL                     ? card->controller
                    : kind == AG_REF_SEAT || is_pile ? ag_seat_of_ref(rules, target->ref)
                                                     : 0,
            .share = target->share,
        };
    }
}

_Static_assert((int)AG_MODE_MAX == AG_VIEW_MODES_MAX, "a view holds all modes that can be chosen");

static void see_chosen(const ag_rules *rules, const ag_link *link, ag_view_link *out)
{
    ag_chosen chosen = ag_chosen_for(rules, link);
    out->has_x = chosen.has_x;
    out->x = chosen.x;
    for (int i = 0; i < AG_MODE_MAX; i++) {
        if (chosen.modes & AG_BIT(i)) {
            out->modes[out->mode_count++] =
                ag_mode_text(rules, chosen.printed, chosen.mode_first, i);
        }
    }
}

static void see_link(const ag_rules *rules, const ag_link *link, int reader, ag_view_link *out)
{
    *out = (ag_view_link){ .kind = link_kinds[link->kind],
                           .name = "",
                           .card = ag_view_id(rules->state, link->card, reader),
                           .seat = link->controller };
    if (link->kind == AG_LINK_EFFECT && link->event.symbol != 0) {
        // an effect of the raid has a name
        out->name = rules->catalog->symbols[link->event.symbol];
    } else if (ag_card_read_by(rules->state, link->card, reader)) {
        out->name = ag_printed_name(rules->catalog,
                                    ag_shown_as(rules, link->printed, link->card, link->given));
        see_chosen(rules, link, out);
    }
    see_targets(rules, (int)(link - rules->state->links), reader, out);
    out->summary = ag_link_summary(rules, link);
    out->aim = ag_link_aim(rules, link);
}

// The link below the one of this order; for the highest order the top link. A cost that an effect
// asks for is not on the chain.
static const ag_link *next_below(const ag_state *state, uint64_t order)
{
    const ag_link *found = NULL;
    for (int i = 0; i < state->used.links; i++) {
        const ag_link *link = &state->links[i];
        if (link->kind != AG_LINK_FREE && link->kind != AG_LINK_COST && link->order < order
            && (found == NULL || link->order > found->order)) {
            found = link;
        }
    }
    return found;
}

static void see_chain(const ag_rules *rules, int reader, ag_view *out)
{
    uint64_t above = UINT64_MAX;
    for (const ag_link *link; (link = next_below(rules->state, above)) != NULL;) {
        if (out->link_count == AG_LINK_MAX) return;
        see_link(rules, link, reader, &out->links[out->link_count++]);
        above = link->order;
    }
}

// ---- turn, words ----

static void see_words(const ag_rules *rules, ag_view *out)
{
    const ag_raid_def *raid = rules->catalog->raid;
    if (raid == NULL) return;
    out->about = raid->text;
    for (int i = 0; i < raid->word_count; i++) {
        if (ag_raid_word_is_own(raid->word_names[i])) continue;
        out->word_names[out->word_count] = raid->word_names[i];
        out->words[out->word_count++] = rules->state->raid_words[i];
    }
}

_Static_assert((int)AG_MARK_MAX == 8, "a view holds all marks");

// A card that the reader may not see bears none for them.
static void see_marks(const ag_rules *rules, int reader, ag_view *out)
{
    for (int i = 0; i < AG_MARK_MAX; i++) {
        const ag_mark *mark = &rules->state->marks[i];
        uint32_t id = mark->name != 0 ? ag_view_id(rules->state, mark->card, reader) : 0;
        if (id != 0) {
            out->mark_names[out->mark_count] = rules->catalog->symbols[mark->name];
            out->mark_cards[out->mark_count++] = id;
        }
    }
}

void ag_game_view(ag_game *game, int seat, ag_view *out)
{
    if (out == NULL) return;
    memset(out, 0, offsetof(ag_view, cards));
    memset(&out->word_count, 0, sizeof *out - offsetof(ag_view, word_count));
    out->seat = seat;
    if (!ag_given_reader(game, seat)) return;
    const ag_rules *rules = ag_game_rules_edit(game);
    const ag_state *state = rules->state;
    out->turn = (int)state->turn.number;
    out->turn_seat = state->turn.seat;
    out->refereed = (int)state->refereed;
    ag_writer phase = ag_writer_open(out->phase, sizeof out->phase);
    if (state->turn.seat != 0 && state->turn.step > 0) {
        out->phase_kind = (ag_view_phase)state->turn.phase;
        // The turn moves on to its next step as soon as one begins.
        ag_write(&phase, "%s",
                 ag_step_name(ag_turn_of(rules, state->turn.seat), state->turn.step - 1));
    }
    out->player_count = state->seat_count;
    for (int i = 1; i <= state->seat_count; i++) see_player(rules, i, seat, &out->players[i - 1]);
    see_cards(rules, seat, out);
    see_words(rules, out);
    see_marks(rules, seat, out);
    see_chain(rules, seat, out);
}

const char *ag_game_phase(const ag_game *game, int seat, int index)
{
    if (game == NULL || seat < 1 || seat > ag_game_seats(game)) return NULL;
    const ag_turn_def *turn = ag_turn_of(ag_game_rules(game), (ag_seat)seat);
    const char *before = "";
    for (int i = 0; i < turn->step_count; i++) {
        const char *name = ag_step_name(turn, i);
        index -= strcmp(name, before) != 0;
        before = name;
        if (index < 0) return name;
    }
    return NULL;
}
