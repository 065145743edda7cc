// `aggro check` and `aggro build --json` as people and programs run them: what stands on each line,
// and which exit code tells what.
#include "cli/program.h"

#include <stdio.h>
#include <string.h>

#define PROJECT " --cards p/cards --raids p/raids"

// A project of one card, "Imp", with a line of the test's own.
static void write_imp(const char *line)
{
    char command[512];
    snprintf(command, sizeof command,
             "mkdir -p p/cards/t p/raids && rm -f p/cards/t/*.lua && printf '%%s\n' 'return ally "
             "\"Imp\" {' '  cost = 1, atk = 1, damage = \"fire\", health = 1,' '%s' '}' "
             "> p/cards/t/imp.lua",
             line);
    assert_int_equal(shell(command).code, 0);
}

// All that is said, and nothing else.
static void says(const char *words, int code, const char *said)
{
    outcome result = aggro(words);
    assert_string_equal(result.text, said);
    assert_int_equal(result.code, code);
}

static void a_sound_project_is_0_with_its_counts(void **state)
{
    (void)state;
    write_imp("");
    says("check" PROJECT, 0, "0 errors, 0 warnings in 1 file\n");
    says("check --quiet" PROJECT, 0, "");
}

static void a_finding_is_1_with_its_place_and_its_code(void **state)
{
    (void)state;
    write_imp("  unike = true,");
    says("check" PROJECT, 1,
         "p/cards/t/imp.lua:3: error: unknown-field unknown field \"unike\" of an ally (did you "
         "mean \"unique\"?)\n"
         "1 error, 0 warnings in 1 file\n");
    says("check --json" PROJECT, 1,
         "{\"schema\":\"aggro.finding/1\",\"severity\":\"error\",\"code\":\"unknown-field\","
         "\"path\":\"p/cards/t/imp.lua\",\"line\":3,\"text\":\"unknown field \\\"unike\\\" of an "
         "ally (did you mean \\\"unique\\\"?)\"}\n"
         "{\"schema\":\"aggro.check/1\",\"errors\":1,\"warnings\":0,\"files\":1}\n");
}

static void a_warning_does_not_fail(void **state)
{
    (void)state;
    write_imp("  values = { sparks = 2 },");
    says("check" PROJECT, 0,
         "p/cards/t/imp.lua:3: warning: unused-value neither text nor script reads the value "
         "\"sparks\"\n"
         "0 errors, 1 warning in 1 file\n");
    expect("check --json" PROJECT, 0, "\"severity\":\"warning\",\"code\":\"unused-value\"");
}

static void what_has_one_right_answer_is_mended(void **state)
{
    (void)state;
    write_imp("  text = \"It hides.\", keywords = { \"Elusive\" },");
    says("check --fix" PROJECT, 1,
         "p/cards/t/imp.lua:3: error: text-keyword the script has the keyword \"Elusive\", but the "
         "text does not say so\n"
         "0 mended in 0 files; 1 error, 0 warnings in 1 file\n");
    write_imp("  text = \"It is Elusive, and hides.\", keywords = { \"Elusive\" },");
    says("check" PROJECT, 0,
         "p/cards/t/imp.lua:3: warning: text-strays the template says it so: \"Elusive\"\n"
         "0 errors, 1 warning in 1 file\n");
    says("check --fix" PROJECT, 0, "1 mended in 1 file; 0 errors, 0 warnings in 1 file\n");
    assert_string_equal(shell("sed -n 3p p/cards/t/imp.lua; ls p/cards/t").text,
                        "  text = \"Elusive\", keywords = { \"Elusive\" },\nimp.lua\n");
    says("check --fix" PROJECT, 0, "0 mended in 0 files; 0 errors, 0 warnings in 1 file\n");
    write_imp("  text = \"It is Elusive, and hides.\", keywords = { \"Elusive\" },");
    assert_int_equal(shell("chmod 555 p/cards/t").code, 0);
    outcome fixed = aggro("check --fix" PROJECT);
    assert_int_equal(shell("chmod 755 p/cards/t").code, 0);
    if (fixed.code != 0) {  // nothing keeps root from writing
        assert_int_equal(fixed.code, 4);
        assert_non_null(strstr(fixed.text, "imp.lua can't be written: Permission denied"));
    }
}

// The code of what is found, a line, and what stands there once it is mended.
static const char *const surely[][3] = {
    { "unknown-field", "  unike = true, numbr = 3,", "  unique = true, number = 3," },
    { "unknown-name", "  rarity = \"uncomon\",", "  rarity = \"uncommon\"," },
    { "unknown-name", "  keywords = { \"Elusve\" }, text = \"Elusive\",",
      "  keywords = { \"Elusive\" }, text = \"Elusive\"," },
    { "unknown-word", "  powers = { gives { to = opposng.ally, atk = plus(-1) } },",
      "  powers = { gives { to = opposing.ally, atk = plus(-1) } }," },
    { "unknown-value",
      "  values = { amount = 1 }, powers = { gives { to = this, atk = "
      "plus(value.amuont) } },",
      "  values = { amount = 1 }, powers = { gives { to = this, atk = plus(value.amount) } }," },
    { "unknown-verb",
      "  powers = { when.destroyed { of = this, effect = function(me) "
      "me.player:drwa(1) end } },",
      "  powers = { when.destroyed { of = this, effect = function(me) me.player:draw(1) end } }," },
    { "unknown-target",
      "  powers = { pays { cost = {}, targets = { target(\"prey\", any.ally) }, "
      "effect = function(me, t) t.pray:destroy() end } },",
      "  powers = { pays { cost = {}, targets = { target(\"prey\", any.ally) }, "
      "effect = function(me, t) t.prey:destroy() end } }," },
    { "unknown-file", "  keywords = use \"u/wrods\",", "  keywords = use \"u/words\"," },
    { "unknown-card",
      "  powers = { when.destroyed { of = this, effect = function(me) "
      "me.player:put_token(\"t/impp\") end } },",
      "  powers = { when.destroyed { of = this, effect = function(me) "
      "me.player:put_token(\"t/imp\") end } }," },
};

static void a_word_that_is_surely_meant_is_written(void **state)
{
    (void)state;
    assert_int_equal(
        shell("mkdir -p p/cards/u && echo 'return { \"Elusive\" }' > p/cards/u/words.lua").code, 0);
    for (size_t i = 0; i < sizeof surely / sizeof surely[0]; i++) {
        write_imp(surely[i][1]);
        expect("check" PROJECT, 1, surely[i][0]);
        outcome fixed = aggro("check --fix" PROJECT);
        outcome now = shell("sed -n 3p p/cards/t/imp.lua | tr -d '\\n'");
        assert_string_equal(now.text, surely[i][2]);
        assert_non_null(strstr(fixed.text, " in 1 file; 0 errors"));
        expect("check --fix" PROJECT, 0, "0 mended in 0 files");
    }
    assert_int_equal(shell("rm -r p/cards/u").code, 0);
}

// It is there already, is as near to something else, or stands twice on the line.
static void a_word_that_may_not_be_meant_is_left(void **state)
{
    static const char *const lines[] = {
        "  helth = 2,",
        "  powers = { gives { to = this, cant = \"atta\" } },",
        "  unike = true, -- unike",
    };
    (void)state;
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        write_imp(lines[i]);
        expect("check --fix" PROJECT, 1, "0 mended in 0 files; ");
    }
}

// A line of level 1, and what stands there once it is mended.
static const char *const newer[][2] = {
    { "  powers = { gives { to = this, atk = plus(1), when = attacking } },",
      "  powers = { gives { to = this, atk = plus(1), only_if = attacking } }," },
    { "  powers = { when.healed { to = this, if_ = your_turn, condition = function(me, e) return "
      "e end, effect = print } },",
      "  powers = { when.healed { of = this, only_if = { your_turn, function(me, e) return "
      "e end }, "
      "effect = print } }," },
    { "  powers = { prevents.damage { of = this, from = any.ally, all = true, if_ = your_turn } },",
      "  powers = { prevents.damage { to = this, from = any.ally, all = true, only_if = "
      "your_turn } "
      "}," },
    { "  powers = { when.turn_begins { effect = print }, when.arrives { of = this, effect = "
      "print } "
      "},",
      "  powers = { at.start_of_turn { effect = print }, when.moved { of = this, effect = print } "
      "}," },
    { "  powers = { instead.enters_graveyard { of = this, effect = print } },",
      "  powers = { instead.moved { to = \"graveyard\", of = this, effect = print } }," },
    { "  powers = { pays { cost = { flip_this = true, exhaust = your.hero, exhaust_this = "
      "true } } },",
      "  powers = { pays { cost = { flip = this, exhaust = { this, your.hero } } } }," },
    { "  powers = { pays { cost = { }, effect = function(me) return me.player:choose { min "
      "= 0, from "
      "= x } end } },",
      "  powers = { pays { cost = { }, effect = function(me) return me.player:choose { up_to = 1, "
      "from = x }[1] end } }," },
    { "  steps = phase { only_if = a, also_if = b - c, steps = q(r, { uninterruptible = true }) },",
      "  steps = phase { only_if = a * (b - c), steps = q(r, { cant_be_interrupted = true }) }," },
    { "  text = [[if_ = when]], --[[ when = { ]] later = { if_ = you_completed_a_quest },",
      "  text = [[if_ = when]], --[[ when = { ]] later = { only_if = times(\"completed\", "
      "your.quest, this_turn) }," },
};

static void words_of_level_1_become_those_of_level_2(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof newer / sizeof newer[0]; i++) {
        write_imp(newer[i][0]);
        expect("check" PROJECT, 1, ": error: old-word words of level 1: ");
        assert_non_null(strstr(aggro("check --fix" PROJECT).text, " mended in 1 file; "));
        outcome now = shell("sed -n 3p p/cards/t/imp.lua | tr -d '\\n'");
        assert_string_equal(now.text, newer[i][1]);
    }
    write_imp("  values = { of = 1 },");
    expect("check" PROJECT, 0, "unused-value");
    write_imp("  powers = { gives { if_ = your_turn, condition = function(me) ");
    expect("check --fix" PROJECT, 1, ": error: syntax ");
}

static void a_waiver_needs_a_reason(void **state)
{
    (void)state;
    write_imp(
        "  values = { sparks = 2 }, -- check: allow unused-value because a deed will read it");
    says("check" PROJECT, 0, "0 errors, 0 warnings in 1 file\n");
    write_imp("  values = { sparks = 2 }, -- check: allow unused-value");
    expect("check" PROJECT, 1, "p/cards/t/imp.lua:3: error: waiver ");
    write_imp("  -- check: allow unused-value because it was so once");
    expect("check" PROJECT, 1, "p/cards/t/imp.lua:3: error: waiver ");
}

static void what_is_named_is_checked_alone(void **state)
{
    (void)state;
    write_imp("");
    assert_int_equal(shell("echo 'return 7' > p/cards/t/ogre.lua").code, 0);
    expect("check" PROJECT, 1, "1 error, 0 warnings in 2 files\n");
    says("check Imp" PROJECT, 0, "0 errors, 0 warnings in 1 file\n");
    says("check t/imp" PROJECT, 0, "0 errors, 0 warnings in 1 file\n");
    says("check p/cards/t/imp.lua" PROJECT, 0, "0 errors, 0 warnings in 1 file\n");
    expect("check p/cards/t" PROJECT, 1, "in 2 files\n");
    expect("check Impp" PROJECT, 2,
           "\"Impp\" is no file, folder, key or name of a card (did you mean \"imp\"?)");
}

static void what_is_no_text_is_found_once(void **state)
{
    (void)state;
    write_imp("");
    assert_int_equal(shell("head -c 1100000 /dev/zero > p/cards/t/ogre.lua").code, 0);
    says("check" PROJECT, 1,
         "p/cards/t/ogre.lua:1: error: syntax no script is larger than 1 MiB\n"
         "1 error, 0 warnings in 2 files\n");
    assert_int_equal(shell("printf '\\n\\0' > p/cards/t/ogre.lua").code, 0);
    says("check" PROJECT, 1,
         "p/cards/t/ogre.lua:2: error: syntax holds a zero byte, which no Lua text has\n"
         "1 error, 0 warnings in 2 files\n");
}

static void a_folder_that_is_not_there_is_4(void **state)
{
    (void)state;
    expect("check --cards nowhere", 4, "--cards: there is no folder \"nowhere\"");
    expect("check", 4, "there is no folder \"cards\"");
}

static void each_code_is_explained(void **state)
{
    (void)state;
    expect("check --explain unused-value", 0, "### unused-value (warning)\n\n");
    outcome all = shell("\"$AGGRO\" check --explain all | grep '^###' | sort > said && grep '^### "
                        ".*(error)$\\|^### .*(warning)$' \"$SOURCE/docs/check.md\" | sort | cmp - "
                        "said");
    assert_int_equal(all.code, 0);
    assert_string_equal(all.text, "");
    expect("check --explain unused-valeu", 2, "did you mean \"unused-value\"?");
}

static void a_build_tells_each_file_that_changed(void **state)
{
    (void)state;
    write_imp("");
    says("build --json --out o.db" PROJECT, 0,
         "{\"schema\":\"aggro.build/1\",\"type\":\"built\",\"database\":\"o.db\",\"cards\":1,"
         "\"raids\":0,\"decks\":0,\"scripts\":1,\"changed\":0,\"added\":0,\"removed\":0,\"fresh\":"
         "true}\n");
    write_imp("  unique = true,");
    assert_int_equal(shell("sed s/Imp/Ogre/ p/cards/t/imp.lua > p/cards/t/ogre.lua").code, 0);
    says("build --json --out o.db" PROJECT, 0,
         "{\"schema\":\"aggro.build/1\",\"type\":\"changed\",\"path\":\"cards/t/imp.lua\"}\n"
         "{\"schema\":\"aggro.build/1\",\"type\":\"added\",\"path\":\"cards/t/ogre.lua\"}\n"
         "{\"schema\":\"aggro.build/1\",\"type\":\"built\",\"database\":\"o.db\",\"cards\":2,"
         "\"raids\":0,\"decks\":0,\"scripts\":2,\"changed\":1,\"added\":1,\"removed\":0,\"fresh\":"
         "false}\n");
    assert_int_equal(shell("rm p/cards/t/ogre.lua").code, 0);
    expect("build --json --out o.db" PROJECT, 0,
           "{\"schema\":\"aggro.build/1\",\"type\":\"removed\",\"path\":\"cards/t/ogre.lua\"}\n");
    write_imp("  unike = true,");
    expect("build --json --out o.db" PROJECT, 3,
           "{\"schema\":\"aggro.build/1\",\"type\":\"finding\",\"text\":\"cards/t/imp.lua:3: "
           "unknown field \\\"unike\\\" of an ally (did you mean \\\"unique\\\"?)\"}\n");
}

static void a_large_set_is_the_same_each_time(void **state)
{
    (void)state;
    outcome made = shell("\"$SOURCE/script/large-set\" one --cards 50 && "
                         "\"$SOURCE/script/large-set\" two --cards 50 && diff -r one two");
    assert_int_equal(made.code, 0);
    outcome count = shell("find one/cards/large_* -name '*.lua' | wc -l");
    assert_string_equal(count.text, "50\n");
    expect("check --quiet one/cards/large_000 --cards one/cards --raids one/raids", 0, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sound_project_is_0_with_its_counts),
        cmocka_unit_test(a_finding_is_1_with_its_place_and_its_code),
        cmocka_unit_test(a_warning_does_not_fail),
        cmocka_unit_test(what_has_one_right_answer_is_mended),
        cmocka_unit_test(a_word_that_is_surely_meant_is_written),
        cmocka_unit_test(a_word_that_may_not_be_meant_is_left),
        cmocka_unit_test(words_of_level_1_become_those_of_level_2),
        cmocka_unit_test(a_waiver_needs_a_reason),
        cmocka_unit_test(what_is_named_is_checked_alone),
        cmocka_unit_test(what_is_no_text_is_found_once),
        cmocka_unit_test(a_folder_that_is_not_there_is_4),
        cmocka_unit_test(each_code_is_explained),
        cmocka_unit_test(a_build_tells_each_file_that_changed),
        cmocka_unit_test(a_large_set_is_the_same_each_time),
    };
    return cmocka_run_group_tests(tests, program_open, program_close);
}
