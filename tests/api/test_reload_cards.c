// What a reload does to cards, wherever they are, and to what refers to their powers.
#include "api/reload_bench.h"

#include <unistd.h>

static bench *now;
static int seat;  // whose card it is: he has the move

static int open_game(void **state)
{
    (void)bench_open(state);
    now = *state;
    bench_begin(now);
    return 0;
}

#define card_test(function) cmocka_unit_test_setup_teardown(function, open_game, bench_close)

// The game begins anew with a card besides, which lies in play when somebody has the move.
static void begin_with(const char *path, const char *text, const char *key)
{
    cave_write(now->cave, path, text);
    bench_begin(now);
    seat = bench_play_until(now->game, "Play Bolt");
    bench_referee(now, "give %s to play@%d", key, seat);
}

static ag_reload change(const char *path, const char *text)
{
    cave_write(now->cave, path, text);
    return bench_reload(now, 0);
}

static void bolt(void)
{
    (void)bench_pick(now->game, "Play Bolt");
    bench_resolve(now->game);
}

static void everything_told_so_far_is_read(void)
{
    (void)bench_told(now->game, "nobody tells this");
}

static int offered(const char *text)
{
    int asked;
    ag_question question = bench_asked(now->game, &asked);
    return bench_option(&question, text) >= 0;
}

// ---- numbers ----

static void a_card_in_the_graveyard_has_its_new_numbers(void **state)
{
    (void)state;
    bolt();
    assert_int_equal(bench_card(now->game, "t/bolt", AG_VIEW_GRAVEYARD).cost, 1);
    bench_write_bolt(now, 3, 2);
    (void)bench_reload(now, 0);
    assert_int_equal(bench_card(now->game, "t/bolt", AG_VIEW_GRAVEYARD).cost, 3);
}

static void a_card_on_the_chain_resolves_with_its_new_numbers(void **state)
{
    (void)state;
    (void)bench_pick(now->game, "Play Bolt");
    bench_announce(now->game);
    assert_string_equal(bench_card(now->game, "t/bolt", AG_VIEW_CHAIN).key, "t/bolt");
    bench_write_bolt(now, 1, 5);
    (void)bench_reload(now, 0);
    everything_told_so_far_is_read();
    bench_resolve(now->game);
    bench_expect_told(now->game, "deals 5 fire damage");
}

static void a_token_in_play_has_its_new_numbers(void **state)
{
    (void)state;
    begin_with("cards/t/imp.lua",
               "return token \"Imp\" { number = 9, atk = 1, damage = \"fire\", health = 1 }\n",
               "t/imp");
    (void)change("cards/t/imp.lua",
                 "return token \"Imp\" { number = 9, atk = 4, damage = \"fire\", health = 6 }\n");
    assert_int_equal(bench_card(now->game, "t/imp", AG_VIEW_PARTY).atk, 4);
    assert_int_equal(bench_card(now->game, "t/imp", AG_VIEW_PARTY).health, 6);
}

static void a_changed_module_changes_the_cards_that_use_it(void **state)
{
    (void)state;
    cave_write(now->cave, "cards/t/numbers.lua", "return { strength = 2 }\n");
    begin_with("cards/t/ogre.lua",
               "local numbers = use \"t/numbers\"\n"
               "return ally \"Ogre\" { number = 9, cost = 1, atk = numbers.strength,\n"
               "  damage = \"melee\", health = 2, text = \"\" }\n",
               "t/ogre");
    assert_int_equal(bench_card(now->game, "t/ogre", AG_VIEW_PARTY).atk, 2);
    ag_reload out = change("cards/t/numbers.lua", "return { strength = 6 }\n");
    assert_int_equal(out.changed, 1);
    assert_int_equal(bench_card(now->game, "t/ogre", AG_VIEW_PARTY).atk, 6);
    bench_expect_same_kept(now);
}

// ---- powers ----

// `above`: powers that stand before the one that is used.
static const char *drum(const char *above, const char *id)
{
    static char text[1024];
    snprintf(text, sizeof text,
             "return item \"Drum\" { number = 9, cost = 1, text = \"Beat it.\", powers = {\n"
             "  %s\n"
             "  pays { %s cost = { resources = 0 }, once_per_turn = true,\n"
             "    effect = function(me) me.hero:heal(1, me.hero) end } } }\n",
             above, id);
    return text;
}

static void beat_the_drum(void)
{
    (void)bench_pick(now->game, "Use Drum");
    bench_resolve(now->game);
    assert_false(offered("Use Drum"));
}

static void a_used_power_stays_used_below_another_kind_of_power(void **state)
{
    (void)state;
    begin_with("cards/t/drum.lua", drum("", ""), "t/drum");
    beat_the_drum();
    (void)change("cards/t/drum.lua", drum("gives { to = your.ally, atk = plus(1) },", ""));
    assert_false(offered("Use Drum"));
}

static void a_used_power_stays_used_by_its_id_below_one_of_its_kind(void **state)
{
    (void)state;
    const char *other = "pays { cost = { resources = 0 }, once_per_turn = true,\n"
                        "  effect = function(me) me.player:draw(1) end },";
    begin_with("cards/t/drum.lua", drum("", "id = \"beat\","), "t/drum");
    beat_the_drum();
    (void)change("cards/t/drum.lua", drum(other, "id = \"beat\","));
    (void)bench_pick(now->game, "Use Drum");
    everything_told_so_far_is_read();
    bench_resolve(now->game);
    bench_expect_told(now->game, "draws");
    assert_false(offered("Use Drum"));
}

static const char *herald(const char *above, int amount)
{
    static char text[1024];
    snprintf(text, sizeof text,
             "return ally \"Herald\" { number = 9, cost = 0, atk = 1, damage = \"melee\",\n"
             "  health = 1, values = { amount = %d }, text = \"{amount} for his coming.\",\n"
             "  powers = { %s\n"
             "    when.enters_play { of = this, effect = function(me)\n"
             "      me.hero:deal(me.amount, \"holy\", opposing.hero) end } } }\n",
             amount, above);
    return text;
}

static void a_trigger_on_the_chain_resolves_below_a_new_power(void **state)
{
    (void)state;
    cave_write(now->cave, "cards/t/herald.lua", herald("", 1));
    bench_begin(now);
    seat = bench_play_until(now->game, "Play Bolt");
    bench_referee(now, "give t/herald to hand@%d", seat);
    (void)bench_pick(now->game, "Play Herald");
    bench_announce(now->game);
    while (bench_card(now->game, "t/herald", AG_VIEW_PARTY).key[0] == '\0') {
        int asked;
        ag_question question = bench_asked(now->game, &asked);
        bench_answer(now->game, asked, bench_option(&question, "Pass"));
    }
    (void)change("cards/t/herald.lua",
                 herald("when.destroyed { of = this, effect = function(me) end },", 4));
    everything_told_so_far_is_read();
    bench_resolve(now->game);
    bench_expect_told(now->game, "deals 4 holy damage");
}

// ---- what keeps its version ----

static const char *echo(int amount)
{
    static char text[1024];
    snprintf(text, sizeof text,
             "return ability \"Echo\" { number = 9, cost = 0, class = { \"mage\" },\n"
             "  values = { amount = %d }, text = \"Later {amount}.\",\n"
             "  play = function(me) me:begin(\"echo\", this_turn) end,\n"
             "  later = { echo = when.dealt_damage { of = opposing.hero, damage = \"fire\",\n"
             "    effect = function(me, event)\n"
             "      me.hero:deal(me.amount, \"arcane\", event.card) end } } }\n",
             amount);
    return text;
}

static void a_delayed_trigger_keeps_the_version_that_made_it(void **state)
{
    (void)state;
    cave_write(now->cave, "cards/t/echo.lua", echo(3));
    bench_begin(now);
    seat = bench_play_until(now->game, "Play Bolt");
    bench_referee(now, "give t/echo to hand@%d", seat);
    (void)bench_pick(now->game, "Play Echo");
    bench_resolve(now->game);
    (void)change("cards/t/echo.lua", echo(7));
    everything_told_so_far_is_read();
    bolt();
    bench_expect_told(now->game, "deals 3 arcane damage");
    bench_expect_same_kept(now);
}

static const char *gift(int amount)
{
    static char text[1024];
    snprintf(text, sizeof text,
             "return ability \"Gift\" { number = 9, cost = 0, class = { \"mage\" },\n"
             "  values = { amount = %d }, text = \"A sting of {amount}.\",\n"
             "  play = function(me)\n"
             "    me.hero:gain { power = \"sting\", lasts = rest_of_game } end,\n"
             "  grants = { sting = pays { cost = { resources = 0 }, effect = function(me)\n"
             "    me:deal(me.amount, \"nature\", opposing.hero) end } } }\n",
             amount);
    return text;
}

static void what_an_effect_gave_keeps_the_version_that_gave_it(void **state)
{
    (void)state;
    cave_write(now->cave, "cards/t/gift.lua", gift(2));
    bench_begin(now);
    seat = bench_play_until(now->game, "Play Bolt");
    bench_referee(now, "give t/gift to hand@%d", seat);
    (void)bench_pick(now->game, "Play Gift");
    bench_resolve(now->game);
    (void)change("cards/t/gift.lua", gift(6));
    (void)bench_pick(now->game, "Use");
    everything_told_so_far_is_read();
    bench_resolve(now->game);
    bench_expect_told(now->game, "deals 2 nature damage");
}

// ---- gone, and mended ----

static void a_card_whose_file_is_gone_stays_with_a_warning(void **state)
{
    (void)state;
    char path[160];
    begin_with("cards/t/drum.lua", drum("", ""), "t/drum");
    assert_int_equal(unlink(cave_path(now->cave, "cards/t/drum.lua", path, sizeof path)), 0);
    ag_reload out = bench_reload(now, 0);
    assert_true(bench_warned(&out, "t/drum"));
    beat_the_drum();
}

static void a_card_in_play_that_is_something_else_now_stays_with_a_warning(void **state)
{
    (void)state;
    begin_with("cards/t/drum.lua", drum("", ""), "t/drum");
    ag_reload out = change("cards/t/drum.lua", "return ally \"Drum\" { number = 9, cost = 1,\n"
                                               "  atk = 3, damage = \"melee\", health = 3 }\n");
    assert_true(bench_warned(&out, "Drum is something else now"));
    beat_the_drum();
}

static const char *horn(const char *condition)
{
    static char text[1024];
    snprintf(text, sizeof text,
             "return item \"Horn\" { number = 9, cost = 1, text = \"It sounds.\", powers = {\n"
             "  when.dealt_damage { of = opposing.hero, damage = \"fire\",\n"
             "    only_if = function(me, event) return %s end,\n"
             "    effect = function(me) me:add_counters(\"note\", 1) end } } }\n",
             condition);
    return text;
}

static void a_power_that_was_ruled_out_works_once_it_is_mended(void **state)
{
    (void)state;
    begin_with("cards/t/horn.lua", horn("event.amount > nil"), "t/horn");
    bench_referee(now, "give t/bolt to hand@%d", seat);
    bolt();
    assert_non_null(strstr(ag_game_fault(now->game), "cards/t/horn.lua:3"));
    (void)change("cards/t/horn.lua", horn("event.amount > 1"));
    everything_told_so_far_is_read();
    bench_referee(now, "give t/bolt to hand@%d", seat);
    bolt();
    bench_resolve(now->game);
    bench_expect_told(now->game, "note");
    bench_expect_same_kept(now);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        card_test(a_card_in_the_graveyard_has_its_new_numbers),
        card_test(a_card_on_the_chain_resolves_with_its_new_numbers),
        card_test(a_token_in_play_has_its_new_numbers),
        card_test(a_changed_module_changes_the_cards_that_use_it),
        card_test(a_used_power_stays_used_below_another_kind_of_power),
        card_test(a_used_power_stays_used_by_its_id_below_one_of_its_kind),
        card_test(a_trigger_on_the_chain_resolves_below_a_new_power),
        card_test(a_delayed_trigger_keeps_the_version_that_made_it),
        card_test(what_an_effect_gave_keeps_the_version_that_gave_it),
        card_test(a_card_whose_file_is_gone_stays_with_a_warning),
        card_test(a_card_in_play_that_is_something_else_now_stays_with_a_warning),
        card_test(a_power_that_was_ruled_out_works_once_it_is_mended),
    };
    return cmocka_run_group_tests_name("reload_cards", tests, NULL, NULL);
}
