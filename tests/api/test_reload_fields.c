// What a reload says that has changed in a card: each field, a text by its words, and what only
// its functions do; and nothing where nothing has.
#include "api/reload_bench.h"

static bench *now;

#define LONG                                                                                       \
    "Your hero deals damage to target hero or ally. This sentence is here so that the text is "    \
    "long, and so is this one, and so on until it is longer than any line that a screen can hold " \
    "at once. If you do, draw "

typedef struct version {
    const char *cost, *more, *text, *target, *play;
} version;

static const version usual = { "1", "values = { amount = 3, cards = 1 }",
                               LONG "{cards}. It is {amount} fire damage.", "opposing.ally",
                               "me.hero:deal(me.amount, 'fire', t.hit) me.player:draw(me.cards)" };

static void write_bolt(version of)
{
    char text[2048];
    snprintf(text, sizeof text,
             "return ability \"Bolt\" { cost = %s, unlimited = true, %s,\n  text = \"%s\",\n"
             "  targets = { target(\"hit\", %s, harm) },\n"
             "  play = function(me, t) %s end }\n",
             of.cost, of.more, of.text, of.target, of.play);
    cave_write(now->cave, "cards/t/bolt.lua", text);
}

static int open_cave(void **state)
{
    (void)bench_open(state);
    now = *state;
    write_bolt(usual);
    bench_begin(now);
    (void)bench_play_until(now->game, "Pass");
    return 0;
}

#define field_test(function) cmocka_unit_test_setup_teardown(function, open_cave, bench_close)

static void expect_line(version of, const char *was, const char *is)
{
    write_bolt(of);
    ag_reload out = bench_reload(now, 0);
    if (out.line_count != 1 || strcmp(out.lines[0].was, was) != 0
        || strcmp(out.lines[0].now, is) != 0) {
        fail_msg("%d lines: \"%s\" and \"%s\", not \"%s\" and \"%s\"", out.line_count,
                 out.lines[0].was, out.lines[0].now, was, is);
    }
    assert_int_equal(out.same, 0);
}

static void a_number_far_in_a_long_text_is_shown(void **state)
{
    (void)state;
    version of = usual;
    of.more = "values = { amount = 14, cards = 1 }";
    expect_line(of, "Bolt: … 1. It is 3 fire damage.", "Bolt: … 1. It is 14 fire damage.");
}

static void every_difference_of_a_text_is_shown(void **state)
{
    (void)state;
    version of = usual;
    of.text = "Their hero deals damage to target hero or ally. {cards}, {amount}.";
    write_bolt(of);
    ag_reload out = bench_reload(now, 0);
    assert_int_equal(out.line_count, 1);
    assert_non_null(strstr(out.lines[0].was, "Bolt: Your hero deals damage … hero or ally. This"));
    assert_string_equal(out.lines[0].now, "Bolt: Their hero deals damage … hero or ally. 1, 3.");
}

static void an_x_in_a_cost_is_said(void **state)
{
    (void)state;
    version of = usual;
    of.cost = "x";
    expect_line(of, "Bolt: cost 1", "Bolt: cost X");
    of.cost = "2 + x";
    expect_line(of, "Bolt: cost X", "Bolt: cost 2 + X");
}

static void any_field_is_told(void **state)
{
    (void)state;
    version of = usual;
    of.more = "tags = { \"Fire\" }, class = { \"mage\" }, values = { amount = 3, cards = 1 }";
    write_bolt(of);
    ag_reload out = bench_reload(now, 0);
    assert_int_equal(out.line_count, 2);
    assert_true(bench_line(&out, "", "Bolt: class { \"mage\" }"));
    assert_true(bench_line(&out, "", "Bolt: tags { \"Fire\" }"));
    of.more = "tags = { \"Fire\" }, class = { \"mage\", \"priest\" }, values = { amount = 3, "
              "cards = 1 }";
    expect_line(of, "Bolt: class { \"mage\" }", "Bolt: class { \"mage\", \"priest\" }");
    of.target = "opposing.ally:with { keyword = \"Protector\" }";
    write_bolt(of);
    out = bench_reload(now, 0);
    assert_int_equal(out.line_count, 1);
    assert_non_null(strstr(out.lines[0].now, "Protector"));
}

static void a_condition_that_no_text_shows_is_told(void **state)
{
    (void)state;
    version of = usual;
    of.more = "values = { amount = 3, cards = 1 }, powers = { gives { to = your.ally, atk = 1 } }";
    write_bolt(of);
    ag_reload out = bench_reload(now, 0);
    assert_int_equal(out.line_count, 1);
    assert_true(bench_line(&out, "", "Bolt: gives { atk = 1, to = "));
}

static void what_a_reduction_leaves_of_a_cost_is_told(void **state)
{
    (void)state;
    char more[128];
    version of = usual;
    of.more = more;
    for (int least = 1; least <= 2; least++) {
        snprintf(more, sizeof more,
                 "values = { amount = 3, cards = 1 },\n  powers = { gives { to = your.ally, "
                 "cost = plus(-2, { at_least = %d }) } }",
                 least);
        write_bolt(of);
        ag_reload out = bench_reload(now, 0);
        assert_int_equal(out.line_count, 1);
        assert_non_null(strstr(out.lines[0].now, least == 1 ? "at_least = 1" : "at_least = 2"));
    }
}

static void another_effect_is_told_as_that(void **state)
{
    (void)state;
    version of = usual;
    of.play = "if me.amount > 3 then me.hero:deal(me.amount, 'fire', t.hit) end";
    expect_line(of, "", "Bolt: play: what it does has changed");
    of.play = "if me.amount >= 3 then me.hero:deal(me.amount, 'fire', t.hit) end";
    expect_line(of, "", "Bolt: play: what it does has changed");
}

static void what_a_module_does_is_part_of_the_effect(void **state)
{
    static const char *const bodies[] = { "me.hero:deal(2, 'fire', t.hit)",
                                          "me.hero:deal(3, 'fire', t.hit)" };
    char text[512];
    (void)state;
    for (int i = 0; i < 2; i++) {
        snprintf(text, sizeof text, "return { burn = function(me, t) %s end }\n", bodies[i]);
        cave_write(now->cave, "cards/t/words.lua", text);
        cave_write(
            now->cave, "cards/t/bolt.lua",
            "local words = use \"t/words\"\nreturn ability \"Bolt\" { cost = 1, unlimited = true,\n"
            "  targets = { target(\"hit\", opposing.ally, harm) },\n"
            "  play = function(me, t) words.burn(me, t) end }\n");
        ag_reload out = bench_reload(now, 0);
        assert_true(bench_line(&out, "", "Bolt: play: what it does has changed"));
        assert_true(i == 0 || out.line_count == 1);
    }
}

static void a_comment_changes_nothing(void **state)
{
    (void)state;
    version of = usual;
    of.play = "-- at once:\n    local hit = t.hit\n    me.hero:deal(me.amount, 'fire', hit) "
              "me.player:draw(me.cards)";
    expect_line(of, "", "Bolt: play: what it does has changed");
    of.play = "-- now:\n\n    local whom = t.hit -- the one\n    me.hero:deal(me.amount, 'fire', "
              "whom)\n me.player:draw(me.cards)";
    write_bolt(of);
    ag_reload out = bench_reload(now, 0);
    assert_int_equal(out.line_count, 0);
    assert_int_equal(out.changed, 1);
    assert_int_equal(out.same, 1);
}

static void another_name_is_no_other_text(void **state)
{
    (void)state;
    char text[2048];
    snprintf(text, sizeof text,
             "return ability \"Dart\" { cost = 1, unlimited = true, values = { amount = 3, cards = "
             "1 },\n"
             "  text = \"%s\",\n  targets = { target(\"hit\", opposing.ally, harm) },\n"
             "  play = function(me, t) %s end }\n",
             usual.text, usual.play);
    cave_write(now->cave, "cards/t/bolt.lua", text);
    ag_reload out = bench_reload(now, 0);
    assert_int_equal(out.line_count, 1);
    assert_string_equal(out.lines[0].was, "Bolt: name Bolt");
    assert_string_equal(out.lines[0].now, "Bolt: name Dart");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        field_test(a_number_far_in_a_long_text_is_shown),
        field_test(every_difference_of_a_text_is_shown),
        field_test(an_x_in_a_cost_is_said),
        field_test(any_field_is_told),
        field_test(a_condition_that_no_text_shows_is_told),
        field_test(what_a_reduction_leaves_of_a_cost_is_told),
        field_test(another_effect_is_told_as_that),
        field_test(what_a_module_does_is_part_of_the_effect),
        field_test(a_comment_changes_nothing),
        field_test(another_name_is_no_other_text),
    };
    return cmocka_run_group_tests_name("reload_fields", tests, NULL, NULL);
}
