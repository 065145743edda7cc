// Cards in other languages: what people read is translated, what the game is stays the same.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "api/cave.h"

static void build_german(cave *at)
{
    cave_write(
        at, "cards/t/lang/de.lua",
        "return texts \"de\" {\n"
        "  bolt = { name = \"Blitz über alles\", text = \"Dein Held schießt für {amount}.\" },\n"
        "  anna = { text = \"Wartet.\", back_name = \"Änne\", back_text = \"Ruht.\" },\n}\n");
    cave_write(at, "raids/cave/lang/de.lua",
               "return texts \"de\" { worm = { name = \"Würm\" } }\n");
    cave_build(at);
}

static void speak(const cave *at, const char *lang)
{
    ag_error error = { 0 };
    if (ag_engine_speak(at->engine, lang, &error) < 0) {
        fail_msg("%s", error.text);
    }
}

static void assert_text(const cave *at, const char *card, const char *expected)
{
    char text[512];
    ag_error error = { 0 };
    assert_int_equal(ag_engine_card_text(at->engine, card, text, sizeof text, &error), AG_OK);
    assert_string_equal(text, expected);
}

static void a_card_speaks_the_language_with_its_numbers(void **state)
{
    cave *at = *state;
    build_german(at);
    speak(at, "de");
    assert_text(at, "bolt",
                "Blitz über alles (t/bolt)\nunlimited ability, cost 1, class mage\n"
                "Dein Held schießt für 2.\n");
    assert_text(at, "blitz über alles",
                "Blitz über alles (t/bolt)\nunlimited ability, cost 1, class mage\n"
                "Dein Held schießt für 2.\n");
    assert_text(at, "Anna",
                "Anna (t/anna)\nhero, Orc, health 20, class mage, horde\nWartet.\n"
                "Other side: Änne\nRuht.\n");
    assert_text(at, "Guard", "Guard (t/guard)\nunlimited ally, cost 2, ATK 1, melee, health 3\n");
    speak(at, "en");
    assert_text(at, "bolt",
                "Bolt (t/bolt)\nunlimited ability, cost 1, class mage\n"
                "Your hero deals 2 fire damage to target opposing hero.\n");
}

static void note_name(void *context, const ag_found *card)
{
    snprintf(context, 64, "%s", card->name);
}

static void cards_are_found_by_what_they_say_in_it(void **state)
{
    cave *at = *state;
    ag_error error = { 0 };
    char name[64] = "";
    build_german(at);
    speak(at, "de");
    ag_find_wish wish = { .query = "schießt" };
    assert_int_equal(ag_engine_find(at->engine, &wish, note_name, name, &error), AG_OK);
    assert_string_equal(name, "Blitz über alles");
}

static void a_language_that_nobody_wrote_is_refused_with_those_there_are(void **state)
{
    cave *at = *state;
    ag_error error = { 0 };
    assert_int_equal(ag_engine_speak(at->engine, "de", &error), AG_NOT_FOUND);
    assert_string_equal(error.text, "the card database does not speak \"de\"; it speaks en");
    build_german(at);
    assert_int_equal(ag_engine_speak(at->engine, "d", &error), AG_NOT_FOUND);
    assert_string_equal(error.text, "the card database does not speak \"d\"; it speaks en de");
    assert_int_equal(ag_engine_speak(at->engine, "", &error), AG_NOT_FOUND);
    assert_int_equal(ag_engine_speak(at->engine, NULL, &error), AG_USAGE);
}

// Plays a game to its end; what was told of the Worm goes to `name`.
static uint64_t play(const cave *at, char *path, char name[64])
{
    ag_error error = { 0 };
    ag_game_def def = cave_table(2);
    def.decks[0] = def.decks[1] = "decks/annas";
    ag_game *game = cave_game(at, &def);
    static ag_view view;
    ag_game_view(game, 0, &view);
    for (int i = 0; i < view.card_count; i++) {
        if (strcmp(view.cards[i].key, "cave/worm") == 0) {
            snprintf(name, 64, "%s", view.cards[i].name);
        }
    }
    cave_play(game, 100000, 7);
    uint64_t hash = ag_game_result(game).hash;
    assert_string_not_equal(ag_game_result(game).winner, "");
    assert_int_equal(ag_game_record(game, path, &error), AG_OK);
    ag_game_close(game);
    return hash;
}

static void a_game_and_its_recording_are_the_same_in_each(void **state)
{
    cave *at = *state;
    char english[256], german[256], name[64] = "", other[64] = "", command[600];
    build_german(at);
    uint64_t hash = play(at, (char *)cave_path(at, "en.agr", english, sizeof english), name);
    assert_string_equal(name, "Worm");
    speak(at, "de");
    assert_true(play(at, (char *)cave_path(at, "de.agr", german, sizeof german), other) == hash);
    assert_string_equal(other, "Würm");
    snprintf(command, sizeof command, "cmp '%s' '%s'", english, german);
    assert_int_equal(system(command), 0);
}

// A number of the card is in its translation at once, also where only the card's file was saved.
static void a_changed_number_changes_the_translation(void **state)
{
    cave *at = *state;
    ag_error error = { 0 };
    ag_refresh seen;
    const char *const folders[] = { at->folder };
    ag_engine_def def = ag_engine_default();
    build_german(at);
    ag_engine_close(at->engine);
    def.database = at->database;
    def.folders = folders;
    def.folder_count = 1;
    assert_int_equal(ag_engine_open_with(&def, &at->engine, &error), AG_OK);
    speak(at, "de");
    cave_write(at, "cards/t/bolt.lua",
               "return ability \"Bolt\" { cost = 1, class = { \"mage\" }, unlimited = true,\n"
               "  values = { amount = 7 }, text = \"Deals {amount}.\",\n"
               "  targets = { target(\"prey\", opposing.hero, harm) },\n"
               "  play = function(me, t) me.hero:deal(me.amount, \"fire\", t.prey) end }\n");
    assert_int_equal(ag_engine_refresh(at->engine, NULL, 0, &seen, &error), AG_OK);
    assert_int_equal(seen.changed, 1);
    assert_text(
        at, "bolt",
        "Blitz über alles (t/bolt)\nunlimited ability, cost 1, class mage\n"
        "Dein Held schießt für 7.\n");
    cave_write(at, "cards/t/lang/de.lua", "return texts \"de\" { bolt = { name = \"Bums\" } }\n");
    assert_int_equal(ag_engine_refresh(at->engine, NULL, 0, &seen, &error), AG_OK);
    assert_text(at, "bolt", "Bums (t/bolt)\nunlimited ability, cost 1, class mage\nDeals 7.\n");
}

static void a_card_at_the_table_is_named_in_either_language(void **state)
{
    cave *at = *state;
    ag_error error = { 0 };
    build_german(at);
    speak(at, "de");
    ag_game_def def = cave_table(1);
    def.decks[0] = "decks/annas";
    ag_game *game = cave_game(at, &def);
    ag_why why;
    assert_int_equal(ag_game_why(game, -1, "health Würm", &why, &error), AG_OK);
    assert_int_equal(ag_game_why(game, -1, "health Worm", &why, &error), AG_OK);
    assert_int_equal(ag_game_why(game, -1, "health Wyrm", &why, &error), AG_NOT_FOUND);
    ag_game_close(game);
}

static void a_translation_that_does_not_fit_stops_the_build(void **state)
{
    cave *at = *state;
    ag_error error = { 0 };
    cave_write(at, "cards/t/lang/de.lua",
               "return texts \"de\" {\n  bolt = { name = \"Blitz\" },\n"
               "  blot = { name = \"Klecks\" },\n}\n");
    assert_int_equal(cave_try_build(at, &error), AG_BAD_CONTENT);
    assert_non_null(
        strstr(error.text, "cards/t/lang/de.lua:3: there is no card \"blot\" in this set"));
    cave_write(at, "cards/t/lang/de.lua",
               "return texts \"de\" {\n  bolt = {\n    text = \"{amuont}\" },\n}\n");
    assert_int_equal(cave_try_build(at, &error), AG_BAD_CONTENT);
    assert_non_null(strstr(error.text, "`values` has no \"amuont\" (did you mean \"amount\"?)"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_changed_number_changes_the_translation, cave_set_up,
                                        cave_tear_down),
        cmocka_unit_test_setup_teardown(a_card_speaks_the_language_with_its_numbers, cave_set_up,
                                        cave_tear_down),
        cmocka_unit_test_setup_teardown(cards_are_found_by_what_they_say_in_it, cave_set_up,
                                        cave_tear_down),
        cmocka_unit_test_setup_teardown(
            a_language_that_nobody_wrote_is_refused_with_those_there_are, cave_set_up,
            cave_tear_down),
        cmocka_unit_test_setup_teardown(a_game_and_its_recording_are_the_same_in_each, cave_set_up,
                                        cave_tear_down),
        cmocka_unit_test_setup_teardown(a_card_at_the_table_is_named_in_either_language,
                                        cave_set_up, cave_tear_down),
        cmocka_unit_test_setup_teardown(a_translation_that_does_not_fit_stops_the_build,
                                        cave_set_up, cave_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
