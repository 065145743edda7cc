// A world for a bot: a possible continuation of the game, given all that one seat knows. What the
// seat can't know is dealt again, and the dice fall differently. A world begins where it was dealt.
// Only cardboards (`printed`) are exchanged: every object stays where it is, with its id, so that
// all references to it stay valid.
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/error.h"
#include "base/hash.h"
#include "game/facts/answer.h"
#include "game/log/game_private.h"
#include "game/log/given.h"
#include "game/log/sentence.h"
#include "game/view/view.h"
#include "rules/numbers/numbers.h"
#include "rules/port.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

// ---- what can't be known ----

// Tokens, copies and cards that show their back can't be other cards; nor can cards set aside.
static int may_be_another(const ag_state *state, const ag_card *card)
{
    const int fixed = AG_CARD_TOKEN | AG_CARD_COPY | AG_CARD_GONE | AG_CARD_SIZED;
    return (card->flags & AG_CARD_USED) && !(card->flags & fixed) && card->original == 0
           && card->side == 0 && state->piles[card->pile].zone != AG_ZONE_ASIDE;
}

// It is still the same card as in that event, and the seat saw its face then.
static int was_told(const ag_game *game, ag_seat seat, const ag_event *event)
{
    const ag_rules *rules = ag_game_rules(game);
    const ag_card *card = ag_card_at(rules->state, event->became);
    if (card == NULL || ((event->flags & AG_EVENT_HIDDEN) && !(event->seen & AG_BIT(seat)))) {
        return 0;
    }
    // a reload gives a card a new number; its key stays
    return ag_catalog_card(rules->catalog, event->card_printed)->key_hash
           == ag_catalog_card(rules->catalog, card->printed)->key_hash;
}

// A deck is shuffled, so events about its cards say nothing about their places:
// there only what is seen counts.
static void know_what_was_told(const ag_game *game, ag_seat seat, ag_hidden *hidden)
{
    const ag_state *state = ag_game_rules(game)->state;
    for (int i = 0; i < game->event_count; i++) {
        const ag_event *event = &game->told.events[i].event;
        uint16_t slot = event->became.slot;
        if (hidden->is[slot] && state->piles[state->cards[slot].pile].zone != AG_ZONE_DECK
            && was_told(game, seat, event)) {
            hidden->is[slot] = 0;
        }
    }
}

static void know(const ag_state *state, ag_card_id card, ag_hidden *hidden)
{
    if (ag_card_exists(state, card)) hidden->is[card.slot] = 0;
}

// A card that does something while hidden has revealed itself: its effect waits or continues.
static void know_by_effects(const ag_state *state, ag_hidden *hidden)
{
    for (int i = 1; i < state->used.links; i++) {
        const ag_link *link = &state->links[i];
        int of_its_own = link->kind == AG_LINK_CARD || link->kind == AG_LINK_RESOURCE;
        if (link->kind != AG_LINK_FREE && !of_its_own) know(state, link->card, hidden);
    }
    for (int i = 1; i < state->used.waiting; i++) {
        if (state->waiting[i].printed != 0) know(state, state->waiting[i].source, hidden);
    }
    for (int i = 1; i < state->used.frames; i++) {
        if (state->frames[i].printed != 0) know(state, state->frames[i].me, hidden);
    }
    for (int i = 1; i < state->used.grants; i++) {
        if (state->grants[i].printed == 0) know(state, state->grants[i].card, hidden);
    }
}

void ag_hidden_from(const ag_game *game, ag_seat seat, ag_hidden *out)
{
    const ag_state *state = ag_game_rules(game)->state;
    AG_ASSERT(seat >= 1 && seat <= state->seat_count);
    memset(out, 0, sizeof *out);
    for (uint16_t slot = 1; slot < state->used.cards; slot++) {
        out->is[slot] = may_be_another(state, &state->cards[slot])
                        && !ag_card_read_by(state, ag_card_id_of(state, slot), seat);
    }
    know_by_effects(state, out);
    know_what_was_told(game, seat, out);
    AG_ASSERT(!out->is[0]);
}

void ag_hidden_then(const ag_game *game, const ag_state *then, ag_seat seat, const ag_hidden *now,
                    ag_hidden *out)
{
    const ag_state *state = ag_game_rules(game)->state;
    AG_ASSERT(then->seat_count == state->seat_count);
    memset(out, 0, sizeof *out);
    for (uint16_t slot = 1; slot < then->used.cards; slot++) {
        const ag_card *before = &then->cards[slot];
        const ag_card *after = &state->cards[slot];
        out->is[slot] = now->is[slot] && (before->flags & AG_CARD_USED)
                        && !ag_card_read_by(then, ag_card_id_of(then, slot), seat)
                        && before->printed == after->printed && before->owner == after->owner
                        && before->home == after->home;
    }
    AG_ASSERT(!out->is[0]);
}

// ---- dealing ----

typedef struct deal {
    ag_rules *rules;
    const ag_hidden *hidden;
    ag_seat seat;
    ag_rng rng;
    uint16_t was[AG_CARD_MAX];  // by slot: the cardboard before; 0: not exchanged
} deal;

// By nothing but the cardboard.
static void sort(const ag_catalog *catalog, uint16_t *cardboards, int count)
{
    for (int i = 1; i < count; i++) {
        uint16_t moved = cardboards[i];
        uint64_t key = ag_catalog_card(catalog, moved)->key_hash;
        int at = i;
        for (; at > 0; at--) {
            uint16_t before = cardboards[at - 1];
            uint64_t other = ag_catalog_card(catalog, before)->key_hash;
            if (key != other ? key > other : moved >= before) break;
            cardboards[at] = before;
        }
        cardboards[at] = moved;
    }
}

// Deals the cards of one owner and one of their decks.
static void deal_deck(deal *at, ag_seat owner, int home)
{
    ag_state *state = at->rules->state;
    uint16_t slots[AG_CARD_MAX], cardboards[AG_CARD_MAX];
    int count = 0;
    for (uint16_t slot = 1; slot < state->used.cards; slot++) {
        const ag_card *card = &state->cards[slot];
        if (at->hidden->is[slot] && card->owner == owner && card->home == home) {
            AG_ASSERT(card->flags & AG_CARD_USED);
            slots[count] = slot;
            cardboards[count++] = card->printed;
        }
    }
    sort(at->rules->catalog, cardboards, count);
    for (int i = 0; i < count; i++) {
        int other = i + (int)ag_rng_below(&at->rng, (uint32_t)(count - i));
        uint16_t dealt = cardboards[other];
        cardboards[other] = cardboards[i];
        at->was[slots[i]] = state->cards[slots[i]].printed;
        state->cards[slots[i]].printed = dealt;
    }
}

// ---- what has written the cardboard down ----

// 1: this card was that cardboard before.
static int was_this(const deal *at, uint16_t slot, uint16_t printed)
{
    return printed != 0 && at->was[slot] == printed;
}

static void deal_event(const deal *at, ag_event *event)
{
    const ag_state *state = at->rules->state;
    uint16_t card = event->became.slot, source = event->source.slot;
    int told = !(event->flags & AG_EVENT_HIDDEN) || (event->seen & AG_BIT(at->seat));
    if (!told && was_this(at, card, event->card_printed)) {
        event->card_printed = state->cards[card].printed;
    }
    if (was_this(at, source, event->source_printed) && ag_card_exists(state, event->source)) {
        event->source_printed = state->cards[source].printed;
    }
}

static void deal_link(const deal *at, ag_link *link)
{
    uint16_t slot = link->card.slot;
    int of_its_own = link->kind == AG_LINK_CARD || link->kind == AG_LINK_RESOURCE;
    if (of_its_own && was_this(at, slot, link->printed)) {
        link->printed = at->rules->state->cards[slot].printed;
    }
    deal_event(at, &link->event);
}

// A card as it was last known, if the seat did not see it then either.
static void deal_known(const deal *at, ag_known *known)
{
    const ag_state *state = at->rules->state;
    uint16_t slot = known->slot;
    if (!was_this(at, slot, known->card.printed)
        || ag_card_seen_by(state, &known->card, at->seat)) {
        return;
    }
    known->card.printed = state->cards[slot].printed;
    const ag_side_def *side = &ag_catalog_card(at->rules->catalog, known->card.printed)->side[0];
    static const ag_side_def none = { .types = 0 };
    if (ag_card_is_blank(&known->card)) side = &none;
    known->types = side->types;
    known->keywords = side->keywords;
    known->cost = side->cost;
    known->atk = side->atk;
    known->health = side->health;
    known->def = side->def;
}

static void deal_written(const deal *at)
{
    ag_state *state = at->rules->state;
    for (int i = 1; i < state->used.links; i++) {
        if (state->links[i].kind != AG_LINK_FREE) deal_link(at, &state->links[i]);
    }
    for (int i = 1; i < state->used.left; i++) {
        if (state->left[i].slot != 0) deal_link(at, &state->left[i].link);
    }
    for (int i = 1; i < state->used.waiting; i++) {
        if (state->waiting[i].printed != 0) deal_event(at, &state->waiting[i].event);
    }
    for (int i = 1; i < state->used.known; i++) {
        if (state->known[i].slot != 0) deal_known(at, &state->known[i]);
    }
    uint16_t about = state->choice.about.slot;
    if (was_this(at, about, state->choice.printed)) {
        state->choice.printed = state->cards[about].printed;
    }
}

void ag_deal_anew(ag_rules *rules, const ag_hidden *hidden, ag_seat seat, uint64_t seed)
{
    ag_state *state = rules->state;
    deal at = { .rules = rules, .hidden = hidden, .seat = seat };
    AG_ASSERT(seat >= 1 && seat <= state->seat_count);
    AG_ASSERT(!hidden->is[0]);
    ag_rng_seed(&at.rng, seed, 2);
    for (ag_seat owner = 1; owner <= state->seat_count; owner++) {
        int decks = ag_player_at(state, owner)->deck_count;
        for (int home = 0; home < decks; home++) deal_deck(&at, owner, home);
    }
    deal_written(&at);
    for (int aspect = 0; aspect < AG_TOUCH_COUNT; aspect++) ag_touch(state, aspect);
    rules->derived.known = 0;
}

// ---- worlds ----

// In the middle of an effect a world may ask differently than the game did: this many are tried,
// with at most this many answers given again in each.
enum { TRIES = 12, ANSWERS_MAX = 200 };

int ag_game_is_world(const ag_game *game)
{
    return game->base != NULL;
}

// ---- earlier events ----

// A loaded game has not announced the events before its keyframe: it does so now, once, so that it
// knows as much as one that was never saved. Events that the host has not read yet stay unread.
static ag_status tell_all(ag_game *game, ag_error *error)
{
    int unread = game->event_count - game->event_read;
    if (!game->begun_late) return AG_OK;
    ag_status status = ag_game_look_back(game, error);
    game->event_read = game->event_count >= unread ? game->event_count - unread : 0;
    return status;
}

// ---- a quiet place ----

// A game at the state `from`, with what the seat can't know dealt again. The game hash would tell
// what was drawn.
static ag_status open_at(const ag_game *game, const ag_state *from, int seat, uint64_t seed,
                         const ag_hidden *hidden, ag_game **out)
{
    ag_status status = ag_game_open_beside(game, out, NULL);
    if (status == AG_OK) status = ag_base_open(*out, NULL);
    if (status < 0) return status;
    ag_game *world = *out;
    ag_state_copy(world->state, from);
    ag_game_follow(world);
    ag_deal_anew(world->rules, hidden, (ag_seat)seat, seed);
    world->state->told_hash = ag_hash(seed, "world", 5);
    world->state->told_count = 0;
    return AG_OK;
}

// What others are asked may depend on what they hold: the question is computed again.
static ag_status deal_here(const ag_game *game, int seat, uint64_t seed, const ag_hidden *hidden,
                           ag_game **out, ag_error *error)
{
    ag_status status = open_at(game, game->state, seat, seed, hidden, out);
    if (status < 0) return ag_no_memory(error, "a world of the game");
    ag_game *world = *out;
    ag_rng_seed(&world->state->rng, seed, 1);
    memset(world->state->dice, 0, sizeof world->state->dice);
    world->state->dice_count = 0;
    if (world->state->choice.kind != AG_QUESTION_NONE
        && !(world->state->choice.who & AG_BIT(seat))) {
        ag_game_ask_anew(world);
    }
    ag_state_copy(&world->base->state, world->state);
    return ag_game_over(world) ? AG_OK : ag_game_advance(world, error);
}

// ---- in mid-effect ----

// 1: the world asks the same there, and the answer was given again; 0: it goes another way.
static int answer_again(const ag_game *game, ag_game *world, int index)
{
    const ag_entry *entry = &game->log.nodes[index].entry;
    ag_picks picks;
    switch (entry->kind) {
    case AG_ENTRY_RULING:
    case AG_ENTRY_HAND_OVER:
    case AG_ENTRY_MARK: return 1;
    case AG_ENTRY_CONCEDE: return ag_game_concede(world, entry->seat, NULL) == AG_OK;
    case AG_ENTRY_ANSWER: break;
    default: return 0;
    }
    if (world->state->choice.kind == AG_QUESTION_NONE
        || ag_choice_form(world->rules) != game->log.nodes[index].before.form) {
        return 0;
    }
    ag_game_picks_of(game, entry, &picks);
    return ag_game_enter_answer(world, entry->seat, &picks, NULL) == AG_OK;
}

// 1: the world has reached the question that the game asks.
static int answer_all(const ag_game *game, ag_game *world, const int *path, int count)
{
    for (int i = 0; i < count; i++) {
        if (!answer_again(game, world, path[i])) return 0;
    }
    return world->state->choice.kind != AG_QUESTION_NONE
           && ag_choice_form(world->rules) == ag_choice_form(game->rules)
           && world->state->dice_count == 0;
}

typedef struct passage {
    const ag_game *game;
    int seat;
    const ag_state *from;     // the keyframe
    const ag_hidden *hidden;  // at that keyframe
    const int *path;          // the entries since
    int count;
} passage;

// Expected: AG_NOT_FOUND if the world went another way.
static ag_status try_once(const passage *by, uint64_t seed, ag_game **out, ag_error *error)
{
    ag_status status = open_at(by->game, by->from, by->seat, seed, by->hidden, out);
    if (status < 0) return ag_no_memory(error, "a world of the game");
    ag_game *world = *out;
    ag_state_copy(&world->base->state, world->state);
    // The dice fall otherwise by an entry, so that forks of the world repeat it.
    int there = answer_all(by->game, world, by->path, by->count);
    status = there ? ag_game_reseed(world, seed, error) : AG_NOT_FOUND;
    if (status < 0) {
        ag_game_close(world);
        *out = NULL;
    }
    return status;
}

// A script waits: the world is dealt at the newest keyframe, and gets here by the same answers.
static ag_status deal_before(const ag_game *game, int seat, uint64_t seed, const ag_hidden *now,
                             ag_game **out, ag_error *error)
{
    const ag_keyframe *newest = ag_keyframe_before(game, game->head);
    ag_hidden hidden;
    ag_status status = AG_NOT_FOUND;
    int since = newest != NULL ? newest->head : -1, count;
    int *path = ag_log_path(&game->log, since, game->head, &count, error);
    if (path == NULL) return AG_NO_MEMORY;
    passage by = { .game = game, .seat = seat, .path = path, .count = count, .hidden = &hidden };
    by.from = newest != NULL ? newest->state : game->first;
    ag_hidden_then(game, by.from, (ag_seat)seat, now, &hidden);
    for (int i = 0; i < TRIES && by.count <= ANSWERS_MAX && status == AG_NOT_FOUND; i++) {
        status = try_once(&by, ag_hash(seed, &i, sizeof i), out, error);
    }
    free(path);
    if (status == AG_NOT_FOUND) {
        return ag_fail(error, AG_NOT_FOUND,
                       "no world was found in which the same was asked since the last move; deal "
                       "one at the next move");
    }
    return status;
}

// ---- public ----

ag_status ag_world_deal(const ag_game *game, int seat, uint64_t seed, ag_game **out,
                        ag_error *error)
{
    ag_hidden hidden;
    ag_status status = ag_given(out != NULL, "a place for the world was", error);
    if (out != NULL) {
        *out = NULL;
        status = ag_given_check_seat(game, seat, error);
    }
    if (status == AG_OK) status = ag_game_want_question(ag_game_to_read_on(game), error);
    if (status == AG_OK) status = tell_all(ag_game_to_read_on(game), error);
    if (status < 0) return status;
    ag_hidden_from(game, (ag_seat)seat, &hidden);
    status = ag_frames_open(game->state) ? deal_before(game, seat, seed, &hidden, out, error)
                                         : deal_here(game, seat, seed, &hidden, out, error);
    if (status < 0) {
        ag_game_close(*out);
        *out = NULL;
    }
    return status;
}
