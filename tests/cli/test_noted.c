// What scripts note for their authors: on stderr of play, replay, test and watch, in the report of
// a scenario that fails, and a warning of aggro check.
#include "cli/driven.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>

#define FIREBALL "cards/hoa/fireball.lua"
#define NOTED FIREBALL ":9: note: burns Onyxia 4"
#define GAME "onyxias_lair --seed 7 --deck 1=horde_mage --quiet --db noted.db"

// Fireball notes whom it burns: in its text's effect, on a line of its own.
static int open_project(void **state)
{
    int code = program_open(state);
    outcome made = shell(
        "mkdir -p tests/scenarios && cp -r \"$SOURCE/cards\" \"$SOURCE/raids\" . && chmod -R u+w "
        "cards raids && cp \"$SOURCE\"/tests/scenarios/cards/fireball.lua tests/scenarios && "
        "sed -i 's/play = function(me, t) me/play = function(me, t) note(\"burns\", t.host, "
        "me.burst) me/' " FIREBALL " && \"$AGGRO\" build --quiet --out noted.db");
    return code != 0 ? code : made.code;
}

static void a_game_shows_them_on_request(void **state)
{
    (void)state;
    outcome noted = shell("\"$AGGRO\" play " GAME " --notes --record n.agr 2> noted.txt");
    outcome silent = aggro("play " GAME);
    assert_int_equal(noted.code, 0);
    assert_string_equal(noted.text, silent.text);
    assert_null(strstr(silent.text, "note:"));
    outcome said = shell("cat noted.txt");
    assert_non_null(strstr(said.text, NOTED " (Fireball, turn 26)\n"));
    assert_int_equal(shell("! grep -q burns.Onyxia n.agr").code, 0);
    expect("replay n.agr --notes", 0, NOTED " (Fireball, turn 26)\n");
    assert_null(strstr(aggro("replay n.agr").text, "note:"));
    expect("replay n.agr --notes --as-scenario x.lua", 2, "--notes shows the game");
}

static void a_game_that_goes_on_shows_what_comes(void **state)
{
    (void)state;
    assert_int_equal(shell("\"$AGGRO\" play --load n.agr --notes --db noted.db").code, 0);
    outcome loaded =
        shell("printf 'load n.agr\\nq\\n' | \"$AGGRO\" play " GAME " --seat 1=human --notes");
    assert_int_equal(loaded.code, 0);
    assert_null(strstr(loaded.text, "note:"));
}

static void a_failed_scenario_reports_them(void **state)
{
    (void)state;
    expect("test Fireball --db noted.db --quiet", 0, "1 passed, 0 failed");
    assert_null(strstr(aggro("test Fireball --db noted.db").text, "note:"));
    expect("test Fireball --db noted.db --notes", 0, NOTED " (Fireball, turn ");
    assert_int_equal(
        shell("sed 's/\"Onyxia\", 4)/\"Onyxia\", 5)/' tests/scenarios/fireball.lua > five.lua")
            .code,
        0);
    expect("test five.lua --db noted.db", 1, "  noted last:\n    " NOTED "\n  open question: ");
    outcome twice = aggro("test five.lua --db noted.db --notes");
    assert_non_null(strstr(twice.text, NOTED " (Fireball, turn "));
    assert_null(strstr(twice.text, "noted last"));
}

// Twelve notes: the report has the last eight.
static void a_report_has_the_last_of_them(void **state)
{
    (void)state;
    const char *many = "test five.lua --db many.db";
    assert_int_equal(
        shell("sed 's/note(\"burns\", t.host, me.burst)/for i = 1, 12 do note(i) end/' " FIREBALL
              " > new && cp " FIREBALL " old && cp new " FIREBALL
              " && \"$AGGRO\" build --quiet --out many.db && cp old " FIREBALL)
            .code,
        0);
    expect(many, 1, "  noted last:\n    " FIREBALL ":9: note: 5\n");
    expect(many, 1, ":9: note: 12\n  open question");
}

static void who_watches_sees_them(void **state)
{
    (void)state;
    driven *watch = driven_start("watch --once --db cache.db");
    driven_wait(watch, "watching");
    assert_int_equal(shell("echo >> " FIREBALL).code, 0);
    driven_wait(watch, NOTED " (Fireball, turn ");
    driven_wait(watch, "0 errors, 1 warning; 1 passed, 0 failed");
    assert_int_equal(driven_end(watch, 0), 0);
    driven *test = driven_start("test Fireball --watch --quiet --db cache.db");
    driven_wait(test, NOTED " (Fireball, turn ");
    assert_int_equal(driven_end(test, SIGINT), 130);
    driven *game = driven_start("play onyxias_lair --watch --seed 7 --deck 1=horde_mage --db c2.db "
                                "--cards cards");
    driven_wait(game, NOTED " (Fireball, turn 26)");
    assert_int_equal(driven_end(game, 0), 0);
}

static void check_warns_of_them(void **state)
{
    (void)state;
    outcome checked = aggro("check " FIREBALL);
    assert_int_equal(checked.code, 0);
    assert_non_null(strstr(checked.text, FIREBALL ":9: warning: note this is for the author"));
    assert_non_null(strstr(checked.text, "0 errors, 1 warning in 1 file"));
    assert_int_equal(shell("sed 's/note(/print(/' " FIREBALL " > mine.lua").code, 0);
    expect("check mine.lua", 1, "there is no word \"print\" (did you mean \"note\"?)");
    // What it says is no part of what the card does: neither its numbers nor its words.
    assert_int_equal(
        shell("sed 's/me.burst) me/7, \"frost\", \"Elusive\") me/' " FIREBALL " > mine.lua").code,
        0);
    expect("check mine.lua", 0, "0 errors, 1 warning in 1 file");
    expect("check --explain note", 0, "note(\"souls\", me.souls)");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_shows_them_on_request),
        cmocka_unit_test(a_game_that_goes_on_shows_what_comes),
        cmocka_unit_test(a_failed_scenario_reports_them),
        cmocka_unit_test(a_report_has_the_last_of_them),
        cmocka_unit_test(who_watches_sees_them),
        cmocka_unit_test(check_warns_of_them),
    };
    signal(SIGPIPE, SIG_IGN);
    return cmocka_run_group_tests_name("noted", tests, open_project, program_close);
}
