// Deck lists: each format is read line by line and written so that it reads back the same; what
// can't be taken is told with its line, and nothing is dropped.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "api/cave.h"

enum { TEXT_SIZE = 65536 };

// ---- helpers ----

static ag_status read_bytes(const cave *at, const char *name, const char *bytes, size_t size,
                            ag_deck_list **out, ag_error *error)
{
    char path[256];
    FILE *file = fopen(cave_path(at, name, path, sizeof path), "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, size, file), size);
    assert_int_equal(fclose(file), 0);
    *error = (ag_error){ 0 };
    return ag_deck_read_file(at->engine, path, NULL, out, error);
}

static ag_deck_list *read_text(const cave *at, const char *name, const char *text)
{
    ag_deck_list *list;
    ag_error error;
    if (read_bytes(at, name, text, strlen(text), &list, &error) < 0) {
        fail_msg("%s", error.text);
    }
    return list;
}

static const char *first_trouble(const ag_deck_list *list)
{
    const char *text = ag_deck_says(list, AG_DECK_TROUBLES, 0, NULL);
    return text != NULL ? text : "";
}

// The script that the list becomes.
static void assert_script(const ag_deck_list *list, const char *expected)
{
    char text[4096];
    ag_error error = { 0 };
    assert_int_equal(ag_deck_write(list, "lua", text, sizeof text, &error), AG_OK);
    assert_string_equal(text, expected);
}

static void assert_trouble(const cave *at, const char *name, const char *text, int line,
                           const char *said)
{
    ag_deck_list *list = read_text(at, name, text);
    int where = -1;
    const char *trouble = ag_deck_says(list, AG_DECK_TROUBLES, 0, &where);
    assert_non_null(trouble);
    assert_string_equal(trouble, said);
    assert_int_equal(where, line);
    assert_null(ag_deck_says(list, AG_DECK_TROUBLES, 1, NULL));
    ag_deck_close(list);
}

static void assert_refused(const cave *at, const char *name, const char *text, size_t size,
                           const char *said)
{
    ag_deck_list *list = (ag_deck_list *)1;
    ag_error error;
    assert_int_equal(read_bytes(at, name, text, size, &list, &error), AG_BAD_CONTENT);
    assert_null(list);
    if (strstr(error.text, said) == NULL) {
        fail_msg("%s (expected: %s)", error.text, said);
    }
    assert_null(strchr(error.text, '\n'));
}

#define SCRIPT(name)                                                                               \
    "return deck \"" name                                                                          \
    "\" {\n  hero = \"t/anna\",\n  cards = {\n    { 40, \"t/bolt\" },\n    { 20, \"t/guard\" },\n" \
    "  },\n}\n"

// ---- reading ----

static void a_plain_list_may_be_written_in_many_ways(void **state)
{
    static const char *const lists[] = {
        "Name: D\nHero: Anna\n40 Bolt\n20 Guard\n",
        "# a comment\nName: D\n\nHero:\n1 Anna\n\nAbilities (40)\n40x Bolt\n== Allies ==\n- 20 x "
        "Guard\r\n",
        "name: D\n1 anna\nBolt x40\nGuard (20)",
        "\xef\xbb\xbfName: D\nHero:\nAnna\nDeck:\n40xbolt [t]\n20 \xc3\x97 GUARD [t/guard]\n",
        "Name: D\n1\tAnna\n30\tBolt\n20\tGuard\tt\n10\tBolt\n",
    };
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++) {
        ag_deck_list *list = read_text(*state, "d.txt", lists[i]);
        assert_string_equal(first_trouble(list), "");
        assert_null(ag_deck_says(list, AG_DECK_BREACHES, 0, NULL));
        assert_script(list, SCRIPT("D"));
        ag_deck_close(list);
    }
}

static void a_csv_has_its_columns_in_any_order(void **state)
{
    static const char *const lists[] = {
        "quantity,name,set\n1,Anna,t\n40,Bolt,t\n20,Guard,\n",
        "Name;Price;QTY\n\"Anna\";1,5;1\nBolt;0;40\n\n\"Guard\";0;20\n",
        "role,Card Name,Copies\nhero,\"Anna\",1\n,\"Bolt\",40\r\n,Guard,20\r\n",
    };
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++) {
        ag_deck_list *list = read_text(*state, "d.csv", lists[i]);
        assert_null(ag_deck_says(list, AG_DECK_TROUBLES, 0, NULL));
        assert_script(list, SCRIPT("d"));
        const char *note = ag_deck_says(list, AG_DECK_NOTES, 0, NULL);
        assert_int_equal(note != NULL, i == 1);
        ag_deck_close(list);
    }
}

static void xml_of_two_programs_is_read(void **state)
{
    static const char o8d[] =
        "<?xml version=\"1.0\"?>\n<deck game=\"x\"><section name=\"Hero\">"
        "<card qty=\"1\" id=\"f00\">Anna</card></section>\n<section name=\"Main\">"
        "<card qty=\"40\">Bolt</card><card qty='20' id='t/guard'>An old "
        "name</card></section></deck>";
    ag_deck_list *list = read_text(*state, "d.o8d", o8d);
    assert_null(ag_deck_says(list, AG_DECK_TROUBLES, 0, NULL));
    assert_script(list, SCRIPT("d"));
    ag_deck_close(list);

    char dek[8192] =
        "<deck version=\"0.8\"><meta><game>wow</game></meta><superzone name=\"Hero\"><card>\n"
        "<name id=\"7\">Anna</name><set>t</set></card></superzone><superzone name=\"Deck\">";
    for (int i = 0; i < 60; i++) {
        strcat(dek, i < 40 ? "<card><name>Bolt</name></card>"
                           : "<card><name>Guard</name><set>t</set></card>");
    }
    strcat(dek, "</superzone></deck>");
    list = read_text(*state, "d.dek", dek);
    assert_null(ag_deck_says(list, AG_DECK_TROUBLES, 0, NULL));
    assert_script(list, SCRIPT("d"));
    ag_deck_close(list);
}

static void the_content_says_what_a_file_is(void **state)
{
    static const char *const lists[] = {
        "<deck><section name='Main'><card qty='40'>Bolt</card></section></deck>",
        "quantity,name\n40,Bolt\n", "40 Bolt\n"
    };
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++) {
        ag_deck_list *list = read_text(*state, "list", lists[i]);
        assert_null(ag_deck_says(list, AG_DECK_TROUBLES, 0, NULL));
        assert_int_equal(ag_deck_about(list).cards, 40);
        ag_deck_close(list);
    }
}

static void a_script_is_a_list_too(void **state)
{
    ag_deck_list *list =
        read_text(*state, "any.lua",
                  "return deck \"D\" {\n  hero = \"Anna\",\n  plan = \"P.\",\n  cards = {\n"
                  "    { 50, \"bolt\" },\n    { 9, \"t/gard\" },\n  } }\n");
    int line = 0;
    assert_string_equal(ag_deck_says(list, AG_DECK_TROUBLES, 0, &line),
                        "no card is called \"t/gard\" (did you mean \"t/guard\"?)");
    assert_int_equal(line, 6);
    assert_string_equal(ag_deck_about(list).plan, "P.");
    assert_string_equal(ag_deck_about(list).hero, "t/anna");
    ag_deck_close(list);
}

// ---- what can't be taken ----

static void what_is_unknown_is_told_with_its_line(void **state)
{
    const cave *at = *state;
    assert_trouble(at, "d.txt", "Hero: Anna\n40 Bolt\n20 Gard\n", 3,
                   "no card is called \"Gard\" (did you mean \"Guard\"?)");
    assert_trouble(at, "d.txt", "Hero: Anna\n40 Bolt\n20 Something else\n", 3,
                   "no card is called \"Something else\"");
    assert_trouble(at, "d.txt", "Hero: Anna\n40 Bolt\n20 u'ARD\n", 3,  // a part of a name
                   "no card is called \"u'ARD\" (did you mean \"Guard\"?)");
    assert_trouble(at, "d.txt", "40 Bolt\nGuard\n", 2,
                   "\"Guard\": how many? \"4 Card Name\" was expected");
    assert_trouble(at, "d.txt", "40 Bolt\nSideboard:\n3 Guard\n", 3,
                   "\"Guard\" is in a side deck, which no raid has");
    assert_trouble(at, "d.txt", "40 Bolt\n1000000000 Guard\n", 2,
                   "\"Guard\": a deck holds 1 to 250 copies of a card");
    assert_trouble(at, "d.txt", "40 Bolt\n0 Guard\n", 2,
                   "\"Guard\": a deck holds 1 to 250 copies of a card");
    assert_trouble(at, "d.txt", "200 Bolt\n51 Bolt\n", 2,
                   "\"Bolt\": with the lines before, that is more than 250 copies");
    assert_trouble(at, "d.txt", "1 Anna\n40 Bolt\n1 Bob\n", 3,
                   "\"Bob\": a deck has one hero, and has already Anna");
    assert_trouble(at, "d.csv", "quantity,name\n40,Bolt\n2x,Guard\n", 3,
                   "\"Guard\": how many? The quantity is \"2x\"");
    assert_trouble(at, "d.csv", "quantity,name\n40,Bolt\n2,\"Gu\nard\"\n7,Gard\n", 5,
                   "no card is called \"Gard\" (did you mean \"Guard\"?)");
    assert_trouble(
        at, "d.o8d",
        "<deck>\n<section name='Main'>\n<card qty='99999999999999999999'>Bolt</card></section>\n"
        "</deck>",
        3, "\"Bolt\": a deck holds 1 to 250 copies of a card");
    assert_trouble(at, "d.txt", "\n\n# nothing\n", 0,
                   "there is no card in this list: \"4 Card Name\" was expected");
}

static void a_name_of_several_cards_needs_the_set(void **state)
{
    cave *at = *state;
    cave_write(at, "cards/u/bolt.lua",
               "return ally \"Bolt\" { number = 1, cost = 1, atk = 1, damage = \"melee\",\n"
               "  health = 1 }\n");
    cave_build(at);
    assert_trouble(at, "d.txt", "Hero: Anna\n40 Bolt\n", 2,
                   "2 cards are called \"Bolt\": name the set, or the key: t/bolt, u/bolt");
    ag_deck_list *list =
        read_text(at, "d.csv", "set,quantity,name\nT,40,Bolt\nu,2,Bolt\n,1,Anna\n");
    assert_null(ag_deck_says(list, AG_DECK_TROUBLES, 0, NULL));
    char text[512];
    ag_error error = { 0 };
    assert_int_equal(ag_deck_write(list, "plain", text, sizeof text, &error), AG_OK);
    assert_string_equal(text, "Name: d\nHero: Anna\n\n40 Bolt [t]\n2 Bolt [u]\n");
    ag_deck_close(list);
}

static void what_is_no_list_is_refused_in_a_sentence(void **state)
{
    const cave *at = *state;
    static char huge[1100000];
    memset(huge, 'a', sizeof huge);
    assert_refused(at, "d.txt", "4 Bo\0lt\n", 8, "d.txt:1: holds a zero byte");
    assert_refused(at, "d.txt", "4 Bolt\n4 B\xfflt\n", 13, "d.txt:2: is not UTF-8");
    assert_refused(at, "d.txt", "4 B\xed\xa0\x80lt\n", 9, "d.txt:1: is not UTF-8");
    assert_refused(at, "d.txt", "4 B\xe0\x80\xaflt\n", 9, "d.txt:1: is not UTF-8");
    assert_refused(at, "d.txt", huge, sizeof huge, "no deck list is larger than 1 MiB");
    assert_refused(at, "d.o8d", "<deck>\n<section>", 16, "d.o8d:2: this is no whole XML document");
    static const char crossed[] = "<deck>\n<card><set>a</card>b</set></deck>";
    assert_refused(at, "d.dek", crossed, sizeof crossed - 1,
                   "d.dek:2: this is no whole XML document");
    assert_refused(at, "d.o8d", "<html></html>", 13, "it is no deck: <deck> was expected");
    assert_refused(at, "d.o8d", "<!DOCTYPE d [<!ENTITY a 'b'>]><deck/>", 37, "it has a DOCTYPE");
    assert_refused(at, "d.csv", "name,set\nBolt,t\n", 16, "quantity and name were expected");
    assert_refused(at, "d.csv", "quantity,name\n4,\"Bolt\n", 22, "d.csv:2: the row is no CSV");
    assert_refused(at, "d.lua", "return deck \"D\" { hero = 3 }\n", 29, "d.lua:1");
    assert_refused(at, "d.lua", "return { 4 }\n", 13, "this script is no deck");
}

static void deep_or_long_documents_end_in_a_sentence(void **state)
{
    const cave *at = *state;
    static char text[40000];
    memset(text, 0, sizeof text);
    strcpy(text, "<deck>");
    for (int i = 0; i < 20; i++) {
        strcat(text, "<section>");
    }
    assert_refused(at, "d.o8d", text, strlen(text), "lie too deep in each other");
    memset(text, 'a', 2000);
    memcpy(text, "<deck><card>", 12);
    strcpy(text + 2000, "</card></deck>");
    assert_refused(at, "d.o8d", text, strlen(text), "is longer than any");
    memset(text, 'a', 5000);
    memcpy(text, "4 ", 2);
    text[5000] = '\0';
    assert_trouble(at, "d.txt", text, 1,
                   "the line has 5000 bytes; a list's lines have 1000 at most");
}

// ---- the deck rules ----

static void every_breach_is_told(void **state)
{
    cave *at = *state;
    cave_write(at, "cards/t/rare.lua",
               "return ally \"Rare\" { number = 9, cost = 1, atk = 1, damage = \"melee\",\n"
               "  health = 1, class = { \"priest\" }, faction = \"alliance\" }\n");
    cave_build(at);
    ag_deck_list *list = read_text(at, "d.txt", "Hero: Anna\n5 Rare\n9 Bolt\n1 Bite\n");
    static const struct {
        int line;
        const char *text;
    } said[] = {
        { 2, "can't hold \"Rare\" (t/rare): its hero shares no class with it, which is for priest "
             "(CR 100.2a)" },
        { 2, "can't hold \"Rare\" (t/rare): its hero is not of the faction alliance (CR 100.2a)" },
        { 2, "holds \"Rare\" 5 times: four of a name at most (CR 100.4)" },
        { 4, "can't hold \"Bite\" (cave/bite): it belongs to a raid (R100.1)" },
        { 0, "holds 15 cards: 60 at least (CR 100.1)" },
    };
    for (int i = 0; i < 5; i++) {
        int line = -1;
        assert_string_equal(ag_deck_says(list, AG_DECK_BREACHES, i, &line), said[i].text);
        assert_int_equal(line, said[i].line);
    }
    assert_null(ag_deck_says(list, AG_DECK_BREACHES, 5, NULL));
    ag_deck_close(list);
    list = read_text(at, "d.txt", "60 Bolt\n");
    assert_string_equal(ag_deck_says(list, AG_DECK_BREACHES, 0, NULL), "names no hero (CR 100.1)");
    ag_deck_close(list);
}

// ---- there and back ----

static void a_deck_written_in_any_format_reads_back(void **state)
{
    static const char *const formats[] = { "plain", "lackey", "csv", "o8d", "dek", "lua" };
    static const char *const decks[] = { "decks/annas", "decks/bobs", "cave/decks/main" };
    const cave *at = *state;
    char *text = malloc(TEXT_SIZE), *before = malloc(TEXT_SIZE), *after = malloc(TEXT_SIZE);
    ag_error error = { 0 };
    for (int i = 0; i < 18; i++) {
        ag_deck_list *list, *again;
        char name[32];
        assert_int_equal(ag_deck_open(at->engine, decks[i % 3], &list, &error), AG_OK);
        assert_int_equal(ag_deck_write(list, formats[i / 3], text, TEXT_SIZE, &error), AG_OK);
        snprintf(name, sizeof name, "back.%s", i / 3 < 2 ? "txt" : formats[i / 3]);
        again = read_text(at, name, text);
        assert_int_equal(ag_deck_rename(again, ag_deck_about(list).name, &error), AG_OK);
        assert_int_equal(ag_deck_write(list, "csv", before, TEXT_SIZE, &error), AG_OK);
        assert_int_equal(ag_deck_write(again, "csv", after, TEXT_SIZE, &error), AG_OK);
        assert_string_equal(after, before);
        assert_int_equal(ag_deck_about(again).of_raid, i % 3 == 2);
        ag_deck_close(list);
        ag_deck_close(again);
    }
    free(text);
    free(before);
    free(after);
}

static void calls_that_make_no_sense(void **state)
{
    const cave *at = *state;
    ag_deck_list *list;
    ag_error error = { 0 };
    char text[16];
    assert_int_equal(ag_deck_open(at->engine, "annsa", &list, &error), AG_NOT_FOUND);
    assert_string_equal(error.text, "no deck is called \"annsa\"; did you mean \"annas\"?");
    assert_int_equal(ag_deck_read_file(at->engine, "/none", NULL, &list, &error), AG_ENVIRONMENT);
    assert_int_equal(ag_deck_read_file(at->engine, "/none", "lacky", &list, &error), AG_USAGE);
    assert_non_null(strstr(error.text, "did you mean \"lackey\"?"));
    assert_int_equal(ag_deck_open(at->engine, "annas", &list, &error), AG_OK);
    assert_int_equal(ag_deck_write(list, "csv", text, sizeof text, &error), AG_USAGE);
    assert_int_equal(ag_deck_rename(list, "", &error), AG_USAGE);
    ag_deck_close(list);
    ag_deck_close(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_plain_list_may_be_written_in_many_ways, cave_set_up,
                                        cave_tear_down),
        cmocka_unit_test_setup_teardown(a_csv_has_its_columns_in_any_order, cave_set_up,
                                        cave_tear_down),
        cmocka_unit_test_setup_teardown(xml_of_two_programs_is_read, cave_set_up, cave_tear_down),
        cmocka_unit_test_setup_teardown(the_content_says_what_a_file_is, cave_set_up,
                                        cave_tear_down),
        cmocka_unit_test_setup_teardown(a_script_is_a_list_too, cave_set_up, cave_tear_down),
        cmocka_unit_test_setup_teardown(what_is_unknown_is_told_with_its_line, cave_set_up,
                                        cave_tear_down),
        cmocka_unit_test_setup_teardown(a_name_of_several_cards_needs_the_set, cave_set_up,
                                        cave_tear_down),
        cmocka_unit_test_setup_teardown(what_is_no_list_is_refused_in_a_sentence, cave_set_up,
                                        cave_tear_down),
        cmocka_unit_test_setup_teardown(deep_or_long_documents_end_in_a_sentence, cave_set_up,
                                        cave_tear_down),
        cmocka_unit_test_setup_teardown(every_breach_is_told, cave_set_up, cave_tear_down),
        cmocka_unit_test_setup_teardown(a_deck_written_in_any_format_reads_back, cave_set_up,
                                        cave_tear_down),
        cmocka_unit_test_setup_teardown(calls_that_make_no_sense, cave_set_up, cave_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
