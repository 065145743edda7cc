// Worlds that are dealt for a seat: all that it knows stays, all that it can't know is dealt anew
// and hangs on the seed alone.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "api/raid_hall.h"
#include "base/rng.h"
#include "game/view/view.h"
#include "game/log/game_private.h"
#include "rules/numbers/numbers.h"
#include "rules/play/play.h"
#include "state/card.h"
#include "support/sanitized.h"

enum { SEATS = 4 };

static ag_error error;
static ag_view views[2];

static ag_game *world_of(const ag_game *game, int seat, uint64_t seed)
{
    ag_game *world;
    char broken[160];
    if (ag_world_deal(game, seat, seed, &world, &error) < 0) {
        fail_msg("%s", error.text);
    }
    if (ag_state_check(ag_game_rules(world)->state, broken, sizeof broken) != 0) {
        fail_msg("the world is broken: %s", broken);
    }
    return world;
}

// Plays a game of bots and stops at some of its questions. `in_effect`: only where a script waits.
typedef struct walk {
    ag_game *game;
    uint64_t place;
    int every;
} walk;

static walk walk_begin(uint64_t seed, int every)
{
    return (walk){ .game = hall_game(seed, 0), .every = every };
}

// Goes on to the next place to look at; 0: the game is over, and closed.
static int walk_on(walk *at, int in_effect)
{
    for (int steps = 0; hall_step(at->game, at->place % 3 == 0 ? "random" : "greedy", at->place);
         steps++) {
        at->place++;
        int waits = ag_frames_open(ag_game_rules(at->game)->state);
        if (steps >= at->every && hall_asked(at->game) != 0 && waits == in_effect) return 1;
    }
    ag_game_close(at->game);
    return 0;
}

// ---- what stays ----

static int is_same_view(ag_game *game, ag_game *world, int seat)
{
    ag_game_view(game, seat, &views[0]);
    ag_game_view(world, seat, &views[1]);
    return memcmp(&views[0], &views[1], offsetof(ag_view, cards)) == 0
           && memcmp(views[0].cards, views[1].cards,
                     (size_t)views[0].card_count * sizeof views[0].cards[0])
                  == 0
           && memcmp(views[0].words, views[1].words, sizeof views[0].words) == 0
           && views[0].link_count == views[1].link_count
           && memcmp(views[0].links, views[1].links, sizeof views[0].links) == 0;
}

static void assert_same_view(ag_game *game, ag_game *world, int seat)
{
    assert_true(is_same_view(game, world, seat));
}

static void assert_same_question(ag_game *game, ag_game *world, int seat)
{
    ag_question asked = ag_game_question(game, seat);
    ag_question there = ag_game_question(world, seat);
    assert_int_equal(asked.option_count, there.option_count);
    for (int i = 0; i < asked.option_count; i++) {
        ag_view_option one = asked.options[i], other = there.options[i];
        one.modes = other.modes = NULL;  // where they lie
        assert_memory_equal(&one, &other, sizeof one);
    }
    asked.options = there.options = NULL;  // byte for byte, the fingerprint too
    assert_memory_equal(&asked, &there, sizeof asked);
}

static void a_seat_sees_in_its_world_what_it_sees_in_the_game(void **unused)
{
    (void)unused;
    int looked = 0, same = 0, others = 0;
    for (uint64_t seed = 1; seed <= 3; seed++) {
        walk at = walk_begin(seed, 11);
        while (walk_on(&at, 0)) {
            uint64_t before = ag_game_state_hash(at.game);
            for (int seat = 1; seat <= SEATS; seat++, looked++) {
                ag_game *world = world_of(at.game, seat, at.place);
                // Others may have nothing to do there, so that the world goes on without asking.
                if (ag_game_waits_for(at.game) & (1u << seat)) {
                    assert_same_view(at.game, world, seat);
                    assert_same_question(at.game, world, seat);
                } else if (ag_game_waits_for(at.game) == ag_game_waits_for(world)) {
                    same += is_same_view(at.game, world, seat);
                    others++;
                }
                ag_game_close(world);
            }
            assert_int_equal(ag_game_state_hash(at.game), before);
        }
    }
    assert_true(looked > 200);
    assert_true(others > 100);
    assert_true(same * 10 >= others * 9);
}

// ---- what is dealt anew ----

// By slot: what lies in it.
static void note_cardboards(const ag_game *game, uint16_t out[AG_CARD_MAX])
{
    const ag_state *state = ag_game_rules(game)->state;
    for (int slot = 0; slot < AG_CARD_MAX; slot++) {
        out[slot] = slot < state->used.cards ? state->cards[slot].printed : 0;
    }
}

static void the_same_cards_are_dealt_in_another_order(void **unused)
{
    (void)unused;
    static uint16_t game_has[AG_CARD_MAX], world_has[AG_CARD_MAX];
    static int counts[2048][SEATS + 1];
    ag_hidden hidden;
    walk at = walk_begin(4, 60);
    assert_true(walk_on(&at, 0));
    int seat = hall_asked(at.game), elsewhere = 0, dealt = 0;
    const ag_state *state = ag_game_rules(at.game)->state;
    ag_hidden_from(at.game, (ag_seat)seat, &hidden);
    ag_game *world = world_of(at.game, seat, 9);
    note_cardboards(at.game, game_has);
    note_cardboards(world, world_has);
    for (int slot = 1; slot < state->used.cards; slot++) {
        dealt += hidden.is[slot];
        elsewhere += game_has[slot] != world_has[slot];
        assert_true(hidden.is[slot] || game_has[slot] == world_has[slot]);
        counts[game_has[slot]][state->cards[slot].owner]++;
        counts[world_has[slot]][state->cards[slot].owner]--;
    }
    for (int printed = 0; printed < 2048; printed++) {
        for (int owner = 0; owner <= SEATS; owner++) {
            assert_int_equal(counts[printed][owner], 0);
        }
    }
    // Of the cards of four decks most lie in another place; the rest are alike or fell so.
    assert_true(dealt > 100);
    assert_true(elsewhere > dealt / 2);
    ag_game_close(world);
    ag_game_close(at.game);
}

// The top card of a deck is each of those that are hidden, about as often as it should be.
static void every_hidden_card_may_be_anywhere(void **unused)
{
    (void)unused;
    static int tops[2048], there[2048];
    enum { WORLDS = 3000 };
    ag_hidden hidden;
    walk at = walk_begin(5, 60);
    assert_true(walk_on(&at, 0));
    int seat = hall_asked(at.game), other = seat % 3 + 1, count = 0;
    const ag_state *state = ag_game_rules(at.game)->state;
    uint16_t top = state->piles[state->players[other].decks[0]].first;
    ag_hidden_from(at.game, (ag_seat)seat, &hidden);
    for (int slot = 1; slot < state->used.cards; slot++) {
        int mine = hidden.is[slot] && state->cards[slot].owner == other;
        there[state->cards[slot].printed] += mine;
        count += mine;
    }
    for (uint64_t seed = 0; seed < WORLDS; seed++) {
        ag_game *world = world_of(at.game, seat, seed);
        tops[ag_game_rules(world)->state->cards[top].printed]++;
        ag_game_close(world);
    }
    for (int printed = 0; printed < 2048; printed++) {
        int due = WORLDS * there[printed] / count;
        assert_true(abs(tops[printed] - due) <= 40 + due / 4);
        assert_true(there[printed] > 0 || tops[printed] == 0);
    }
    ag_game_close(at.game);
}

static void each_seed_rolls_its_own_dice(void **unused)
{
    (void)unused;
    walk at = walk_begin(5, 40);
    assert_true(walk_on(&at, 0));
    int seat = hall_asked(at.game);
    ag_game *worlds[3];
    for (int i = 0; i < 3; i++) {
        worlds[i] = world_of(at.game, seat, (uint64_t)(i / 2));
    }
    uint64_t first = ag_game_rules(worlds[0])->state->rng.state;
    assert_int_equal(ag_game_rules(worlds[1])->state->rng.state, first);
    assert_int_not_equal(ag_game_rules(worlds[2])->state->rng.state, first);
    assert_int_not_equal(ag_game_rules(at.game)->state->rng.state, first);
    assert_int_equal(ag_game_state_hash(worlds[0]), ag_game_state_hash(worlds[1]));
    assert_int_not_equal(ag_game_state_hash(worlds[0]), ag_game_state_hash(worlds[2]));
    for (int i = 0; i < 3; i++) {
        ag_game_close(worlds[i]);
    }
    ag_game_close(at.game);
}

// ---- what nobody can look up ----

static int on_chain(const ag_state *state, const ag_card *card)
{
    return state->piles[card->pile].zone == AG_ZONE_CHAIN;
}

// Exchanges two hidden cards of one player's deck, whichever; 0: there are no two unlike ones. What
// is on the chain stays: its link has it written down.
static int swap_two(ag_state *state, const ag_hidden *hidden, ag_rng *rng)
{
    for (int tries = 0; tries < 200; tries++) {
        uint32_t count = state->used.cards;
        ag_card *one = &state->cards[ag_rng_below(rng, count)];
        ag_card *other = &state->cards[ag_rng_below(rng, count)];
        if (hidden->is[one - state->cards] && hidden->is[other - state->cards]
            && one->owner == other->owner && one->home == other->home
            && one->printed != other->printed && !on_chain(state, one) && !on_chain(state, other)) {
            uint16_t printed = one->printed;
            one->printed = other->printed;
            other->printed = printed;
            return 1;
        }
    }
    return 0;
}

static void where_hidden_cards_lie_changes_no_world(void **unused)
{
    (void)unused;
    int swaps = 0;
    ag_rng rng;
    ag_hidden hidden;
    ag_rng_seed(&rng, 1, 1);
    for (uint64_t seed = 11; seed <= AG_OR_FEWER(13, 11); seed++) {
        walk at = walk_begin(seed, AG_OR_FEWER(13, 40));
        while (walk_on(&at, 0)) {
            int seat = 1 + (int)(at.place % SEATS);
            ag_state *state = ag_game_rules_edit(at.game)->state;
            ag_state kept = *state;
            ag_game *before = world_of(at.game, seat, at.place);
            ag_hidden_from(at.game, (ag_seat)seat, &hidden);
            for (int i = 0; i < 8; i++) {
                swaps += swap_two(state, &hidden, &rng);
            }
            state->told_hash++;  // it tells what was drawn
            ag_game *after = world_of(at.game, seat, at.place);
            for (int i = 0; i < 20; i++) {
                assert_int_equal(ag_game_state_hash(before), ag_game_state_hash(after));
                int goes_on = hall_step(before, "greedy", at.place + (uint64_t)i);
                assert_int_equal(hall_step(after, "greedy", at.place + (uint64_t)i), goes_on);
            }
            ag_game_close(before);
            ag_game_close(after);
            *state = kept;
            ag_game_rules_edit(at.game)->derived.known = 0;
        }
    }
    assert_true(swaps > AG_OR_FEWER(400, 30));
}

// What is offered to others hangs on what they hold: there it is what they hold in the world.
static void others_are_offered_what_they_hold_in_the_world(void **unused)
{
    (void)unused;
    int offered = 0;
    walk at = walk_begin(14, 3);
    while (walk_on(&at, 0)) {
        int asked = hall_asked(at.game);
        ag_game *world = world_of(at.game, asked % SEATS + 1, at.place);
        const ag_state *state = world->state;
        for (int i = 0; i < state->choice.option_count && state->choice.who == 1 << asked; i++) {
            const ag_option *option = &state->options[i];
            if (state->choice.kind == AG_QUESTION_ACTION && option->kind == AG_MOVE_PLAY) {
                ag_card_id card = ag_ref_as_card(option->ref);
                assert_false(ag_play_refuse(world->rules, (ag_seat)asked, card));
                offered++;
            }
        }
        ag_game_close(world);
    }
    assert_true(offered > 50);
}

// ---- what was seen and told ----

static uint16_t in_world(const ag_game *game, int seat, uint64_t seed, uint16_t slot)
{
    ag_game *world = world_of(game, seat, seed);
    uint16_t printed = ag_game_rules(world)->state->cards[slot].printed;
    ag_game_close(world);
    return printed;
}

// How many of twenty worlds have in that slot what the game has there.
static int worlds_that_know(const ag_game *game, int seat, uint16_t slot)
{
    int same = 0;
    for (uint64_t seed = 0; seed < 20; seed++) {
        same += in_world(game, seat, seed, slot) == ag_game_rules(game)->state->cards[slot].printed;
    }
    return same;
}

static void what_a_seat_has_seen_of_a_deck_stays(void **unused)
{
    (void)unused;
    walk at = walk_begin(6, 50);
    assert_true(walk_on(&at, 0));
    ag_state *state = ag_game_rules_edit(at.game)->state;
    uint16_t top = state->piles[state->players[2].decks[0]].first;
    assert_true(worlds_that_know(at.game, 1, top) < 15);
    state->cards[top].seen = state->cards[top].readers = 1 << 1;
    assert_int_equal(worlds_that_know(at.game, 1, top), 20);
    assert_true(worlds_that_know(at.game, 3, top) < 15);
    ag_game_close(at.game);
}

static void what_a_seat_was_told_of_a_hand_stays(void **unused)
{
    (void)unused;
    walk at = walk_begin(6, 50);
    assert_true(walk_on(&at, 0));
    ag_rules *rules = ag_game_rules_edit(at.game);
    uint16_t first = rules->state->piles[rules->state->players[2].hand].first;
    ag_card_id held = ag_card_id_of(rules->state, first);
    assert_true(worlds_that_know(at.game, 1, first) < 15);
    ag_event moved = { .kind = AG_EVENT_MOVED, .card = held, .became = held, .seen = 0xff };
    moved.card_printed = rules->state->cards[first].printed;
    ag_game_keep_event(at.game, rules, &moved);
    assert_int_equal(worlds_that_know(at.game, 1, first), 20);
    // It is another card once it has gone through the deck.
    rules->state->cards[first].life++;
    assert_true(worlds_that_know(at.game, 1, first) < 15);
    ag_game_close(at.game);
}

// ---- in mid-effect ----

static void a_world_in_mid_effect_asks_the_same(void **unused)
{
    (void)unused;
    int asked = 0, found = 0;
    for (uint64_t seed = 21; seed <= AG_OR_FEWER(24, 22); seed++) {
        walk at = walk_begin(seed, 2);
        while (walk_on(&at, 1)) {
            int seat = hall_asked(at.game);
            ag_game *world;
            asked++;
            if (ag_world_deal(at.game, seat, at.place, &world, &error) == AG_NOT_FOUND) {
                assert_null(world);
                continue;
            }
            found++;
            assert_true(ag_frames_open(ag_game_rules(world)->state));
            assert_same_question(at.game, world, seat);
            assert_same_view(at.game, world, seat);
            assert_int_not_equal(ag_game_rules(world)->state->rng.state,
                                 ag_game_rules(at.game)->state->rng.state);
            ag_game *fork;
            assert_int_equal(ag_game_fork(world, &fork, &error), AG_OK);
            assert_int_equal(ag_game_state_hash(fork), ag_game_state_hash(world));
            assert_int_equal(ag_game_rebuild(world, &error), AG_OK);
            for (int i = 0; i < 30; i++) {
                int goes_on = hall_step(world, "greedy", at.place + (uint64_t)i);
                assert_int_equal(hall_step(fork, "greedy", at.place + (uint64_t)i), goes_on);
                assert_int_equal(ag_game_state_hash(fork), ag_game_state_hash(world));
            }
            ag_game_close(fork);
            ag_game_close(world);
        }
    }
    print_message("mid-effect questions %d, worlds %d\n", asked, found);
    assert_true(asked > AG_OR_FEWER(20, 5));
    assert_true(found * 5 >= asked * 4);  // how many hangs on the decks that sit there
}

static void hidden_cards_change_no_world_in_mid_effect(void **unused)
{
    (void)unused;
    int swaps = 0;
    ag_rng rng;
    ag_hidden hidden;
    ag_rng_seed(&rng, 2, 1);
    for (uint64_t seed = 31; seed <= AG_OR_FEWER(36, 33); seed++) {
        walk at = walk_begin(seed, 2);
        while (walk_on(&at, 1)) {
            int seat = hall_asked(at.game);
            const ag_keyframe *newest = ag_keyframe_before(at.game, at.game->head);
            ag_game *before, *after;
            if (newest == NULL
                || ag_world_deal(at.game, seat, at.place, &before, &error) == AG_NOT_FOUND) {
                continue;
            }
            ag_state kept[2] = { *newest->state, *at.game->state };
            ag_hidden now;
            ag_hidden_from(at.game, (ag_seat)seat, &now);
            ag_hidden_then(at.game, newest->state, (ag_seat)seat, &now, &hidden);
            for (int i = 0; i < 8; i++) {
                swaps += swap_two(newest->state, &hidden, &rng);
            }
            for (int slot = 1; slot < newest->state->used.cards; slot++) {
                at.game->state->cards[slot].printed = hidden.is[slot]
                                                          ? newest->state->cards[slot].printed
                                                          : kept[1].cards[slot].printed;
            }
            assert_int_equal(ag_world_deal(at.game, seat, at.place, &after, &error), AG_OK);
            assert_int_equal(ag_game_state_hash(before), ag_game_state_hash(after));
            ag_game_close(before);
            ag_game_close(after);
            *newest->state = kept[0];
            *at.game->state = kept[1];
            at.game->rules->derived.known = 0;
        }
    }
    assert_true(swaps > AG_OR_FEWER(50, 15));
}

// ---- a game like any other ----

static void a_world_is_played_to_its_end(void **unused)
{
    (void)unused;
    for (uint64_t seed = 1; seed <= AG_OR_FEWER(6, 3); seed++) {
        walk at = walk_begin(seed, 20 * (int)seed);
        assert_true(walk_on(&at, 0));
        ag_game *world = world_of(at.game, 1 + (int)(seed % SEATS), seed);
        uint64_t place = 0;
        while (hall_step(world, seed % 2 ? "random" : "greedy", place)) {
            assert_true(++place < 20000);
        }
        assert_string_not_equal(ag_game_result(world).winner, "");
        assert_int_equal(ag_game_result(world).rulings, 0);
        ag_game_close(world);
        ag_game_close(at.game);
    }
}

static void a_world_goes_back_to_where_it_was_dealt(void **unused)
{
    (void)unused;
    walk at = walk_begin(8, 60);
    assert_true(walk_on(&at, 0));
    ag_game *world = world_of(at.game, hall_asked(at.game), 3);
    uint64_t began = ag_game_state_hash(world);
    for (uint64_t i = 0; i < 40; i++) {
        assert_true(hall_step(world, "greedy", i));
    }
    assert_int_equal(ag_game_rebuild(world, &error), AG_OK);
    while (ag_game_undo(world, 0, AG_UNDO_ANSWER, 1, &error) == AG_OK) {
    }
    assert_int_equal(ag_game_state_hash(world), began);
    // It outlives the game, and a world of a world is one as well.
    ag_game_close(at.game);
    ag_game *second = world_of(world, 2, 4);
    ag_game_close(world);
    assert_true(hall_step(second, "greedy", 1));
    ag_game_close(second);
}

static void a_game_without_keyframes_deals_worlds_as_well(void **unused)
{
    (void)unused;
    ag_game *game = hall_game(9, 1);
    for (uint64_t place = 0; place < 60; place++) {
        assert_true(hall_step(game, "greedy", place));
        ag_game *world;
        int seat = hall_asked(game);
        int waits = ag_frames_open(ag_game_rules(game)->state);
        ag_status status = ag_world_deal(game, seat, place, &world, &error);
        assert_true(status == AG_OK || (waits && status == AG_NOT_FOUND));
        ag_game_close(world);
    }
    ag_game_close(game);
}

static void a_loaded_game_deals_the_worlds_of_the_one_that_was_saved(void **unused)
{
    (void)unused;
    char path[] = "/tmp/aggro_world_XXXXXX";
    int file = mkstemp(path);
    assert_true(file >= 0);
    close(file);
    walk at = walk_begin(10, 150);
    assert_true(walk_on(&at, 0));
    assert_int_equal(ag_game_save(at.game, path, &error), AG_OK);
    ag_game *loaded = hall_load(path);
    for (int seat = 1; seat <= SEATS; seat++) {
        ag_game *one = world_of(at.game, seat, 5);
        ag_game *other = world_of(loaded, seat, 5);
        for (int slot = 1; slot < one->state->used.cards; slot++) {
            const char *key = one->rules->catalog->cards[one->state->cards[slot].printed]->key;
            const char *same = other->rules->catalog->cards[other->state->cards[slot].printed]->key;
            assert_string_equal(key, same);
        }
        ag_game_close(one);
        ag_game_close(other);
    }
    ag_game_close(loaded);
    ag_game_close(at.game);
    unlink(path);
}

// ---- refused ----

static void a_world_is_neither_recorded_nor_saved_nor_reloaded(void **unused)
{
    (void)unused;
    walk at = walk_begin(1, 20);
    assert_true(walk_on(&at, 0));
    ag_game *world = world_of(at.game, 1, 1), *fork;
    assert_int_equal(ag_game_fork(world, &fork, &error), AG_OK);
    assert_int_equal(ag_game_record(fork, "/nowhere/at/all.agr", &error), AG_USAGE);
    assert_string_equal(error.text,
                        "this game is a world that was dealt for a seat, and has no beginning of "
                        "its own: record the game that it was dealt from");
    assert_int_equal(ag_game_save(world, "/nowhere/at/all.agr", &error), AG_USAGE);
    assert_non_null(strstr(error.text, ": save the game"));
    assert_int_equal(hall_reload(world, &error), AG_USAGE);
    assert_non_null(strstr(error.text, ": reload the scripts of the game"));
    ag_game_close(fork);
    ag_game_close(world);
    ag_game_close(at.game);
}

static void a_seat_that_is_not_there_is_refused(void **unused)
{
    (void)unused;
    ag_game *game = hall_game(1, 0), *world = game;
    static const int seats[] = { -1, 0, SEATS + 1 };
    for (int i = 0; i < 3; i++) {
        assert_int_equal(ag_world_deal(game, seats[i], 1, &world, &error), AG_USAGE);
        assert_null(world);
        assert_non_null(strstr(error.text, "is not at this table: seats are 1 to 4"));
    }
    ag_game_close(game);
}

static int open_hall(void **unused)
{
    (void)unused;
    hall_open();
    return 0;
}

static int close_hall(void **unused)
{
    (void)unused;
    hall_close();
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_seat_sees_in_its_world_what_it_sees_in_the_game),
        cmocka_unit_test(the_same_cards_are_dealt_in_another_order),
        cmocka_unit_test(every_hidden_card_may_be_anywhere),
        cmocka_unit_test(each_seed_rolls_its_own_dice),
        cmocka_unit_test(where_hidden_cards_lie_changes_no_world),
        cmocka_unit_test(others_are_offered_what_they_hold_in_the_world),
        cmocka_unit_test(what_a_seat_has_seen_of_a_deck_stays),
        cmocka_unit_test(what_a_seat_was_told_of_a_hand_stays),
        cmocka_unit_test(a_world_in_mid_effect_asks_the_same),
        cmocka_unit_test(hidden_cards_change_no_world_in_mid_effect),
        cmocka_unit_test(a_world_is_played_to_its_end),
        cmocka_unit_test(a_world_goes_back_to_where_it_was_dealt),
        cmocka_unit_test(a_game_without_keyframes_deals_worlds_as_well),
        cmocka_unit_test(a_loaded_game_deals_the_worlds_of_the_one_that_was_saved),
        cmocka_unit_test(a_world_is_neither_recorded_nor_saved_nor_reloaded),
        cmocka_unit_test(a_seat_that_is_not_there_is_refused),
    };
    return cmocka_run_group_tests(tests, open_hall, close_hall);
}
