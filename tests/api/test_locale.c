// A host that speaks the language of its machine: German, in which "a" stands before "B" and a half
// is 0,5. It sees the game that every other host sees.
#include <ctype.h>
#include <locale.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "api/cave.h"

// Made in the folder of the build, for few machines have it. It needs the package locales.
static void speak(const char *land, const char *letters)
{
    char make[1024], name[64], place[512];
    snprintf(name, sizeof name, "%s.%s", land, letters);
    snprintf(place, sizeof place, "%s/locale/%s/LC_COLLATE", AGGRO_BUILD_DIR, name);
    snprintf(make, sizeof make, "cd '%s' && mkdir -p locale && localedef -i %s -f %s locale/%s",
             AGGRO_BUILD_DIR, land, letters, name);
    if (access(place, R_OK) != 0) {
        assert_int_equal(system(make), 0);
    }
    assert_int_equal(setenv("LOCPATH", AGGRO_BUILD_DIR "/locale", 1), 0);
    assert_non_null(setlocale(LC_ALL, name));
}

static void speak_german(void)
{
    speak("de_DE", "UTF-8");
    assert_true(strcoll("a", "B") < 0);
    assert_string_equal(localeconv()->decimal_point, ",");
}

static void still_speaks_german(void)
{
    char half[8];
    snprintf(half, sizeof half, "%.1f", 0.5);
    assert_string_equal(half, "0,5");
    assert_true(strcoll("a", "B") < 0);
}

static int german_cave(void **state)
{
    setlocale(LC_ALL, "C");
    cave *at = cave_open();
    cave_write(at, "cards/t/guard.lua",
               "return ability \"Guard\" { cost = 0, unlimited = true, class = { \"mage\" },\n"
               "  play = function(me)\n"
               "    local words = { \"b\", \"A\", \"a\", \"B\", \"\\u{e4}\", \"z\" }\n"
               "    table.sort(words)\n"
               "    local said = table.concat(words, \" \") .. format(\" %s \", 0.5) .. 7 / 2\n"
               "    if \"a\" < \"B\" then said = said .. \" a B\" end\n"
               "    if tonumber(\"0,5\") then said = said .. \" comma\" end\n"
               "    if tonumber(\"0.5\") then said = said .. \" point\" end\n"
               "    me.player:choose_number { min = 0, max = 3, prompt = said }\n"
               "  end }\n");
    cave_write(at, "cards/decks/imps.lua",
               "return deck \"The Imp Is In\" { hero = \"t/anna\", plan = \"To burn.\",\n"
               "  cards = { { 40, \"t/bolt\" }, { 20, \"t/guard\" } } }\n");
    cave_build(at);
    *state = at;
    return 0;
}

static int is_guard(const ag_view_option *option)
{
    return option->move == AG_MOVE_PLAY && strstr(option->text, "Guard") != NULL;
}

// Plays Guard where it can be played. What Guard asks is in `said`; the hash of the game's end.
static uint64_t play(const cave *at, char said[160], const char *record)
{
    ag_game_def def = cave_table(1);
    ag_game *game = cave_game(at, &def);
    ag_error error = { .text = "" };
    uint64_t dice = 5;
    for (int i = 0; i < 400 && ag_game_waits_for(game) != 0; i++) {
        int seat = __builtin_ctz(ag_game_waits_for(game));
        ag_question question = ag_game_question(game, seat);
        ag_answer answer = { 0 };
        assert_int_equal(
            ag_bot_answer(&(ag_bot_def){ .bot = "random" }, game, seat, &dice, &answer, &error),
            AG_OK);
        for (int k = 0; question.kind == AG_QUESTION_ACTION && k < question.option_count; k++) {
            if (is_guard(&question.options[k])) {
                answer = (ag_answer){ .count = 1, .picks = { (uint16_t)k } };
            }
        }
        if (question.kind == AG_QUESTION_NUMBER && strstr(question.prompt, "z") != NULL) {
            snprintf(said, 160, "%s", question.prompt);
        }
        if (ag_game_answer(game, seat, &answer, &error) < 0) {
            fail_msg("%s", error.text);
        }
    }
    assert_null(ag_game_fault_at(game, 0));
    assert_int_equal(ag_game_record(game, record, &error), AG_OK);
    uint64_t hash = ag_game_result(game).hash;
    ag_game_close(game);
    return hash;
}

static void another_language_sees_the_same_game(void **state)
{
    cave *at = *state;
    char here[160] = "", there[160] = "", path[128], report[1024];
    ag_error error = { .text = "" };
    ag_result result;
    cave_path(at, "game.agr", path, sizeof path);
    uint64_t plain = play(at, here, path);
    speak_german();
    cave_reopen(at);
    if (ag_replay(path, &result, report, sizeof report, &error) < 0) {
        fail_msg("%s", error.text);
    }
    uint64_t german = play(at, there, path);
    still_speaks_german();
    setlocale(LC_ALL, "C");
    if (ag_replay(path, &result, report, sizeof report, &error) < 0) {
        fail_msg("%s", error.text);
    }
    assert_string_equal(here, "A B a b z \xc3\xa4 0.5 3.5 point");
    assert_string_equal(there, here);
    assert_int_equal(plain, german);
}

// In Turkish the small letter of I is another one than i.
static void another_language_knows_the_same_names(void **state)
{
    cave *at = *state;
    ag_error error = { .text = "" };
    ag_game_def def = cave_table(1);
    ag_game *game;
    def.decks[0] = "the imp is in";
    speak("tr_TR", "ISO-8859-9");
    assert_int_not_equal(tolower('I'), 'i');
    ag_status status = ag_game_open(at->engine, &def, &game, &error);
    setlocale(LC_ALL, "C");
    if (status < 0) {
        fail_msg("%s", error.text);
    }
    ag_game_close(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(another_language_sees_the_same_game, german_cave,
                                        cave_tear_down),
        cmocka_unit_test_setup_teardown(another_language_knows_the_same_names, german_cave,
                                        cave_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
