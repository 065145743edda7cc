// A card told piece by piece: what stands where, and what its author says beside the text.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/span.h"
#include "lua/shelf.h"
#include "lua/describe/describe.h"

typedef struct listening {
    ag_show_kind kind;
    ag_writer out;
    char text[1024];
} listening;

static void write_down(void *context, const ag_shown *shown)
{
    listening *now = context;
    if (shown->kind == now->kind) {
        ag_write(&now->out, "%s%d %s=%s;", now->out.length == 0 ? "" : " ", shown->line,
                 shown->label, shown->text);
    }
}

static const char *const card =
    "return hero 'Both Ways' {\n"
    "  health = 20, stays_unattached = true, destroyed_to = 'hand', "
    "  class = 'mage', tags = { 'Troll', 'Mage' }, "
    "keywords = { 'Elusive', 'Assault 2' },\n"
    "  values = { price = 2, cards = 1, spare = 9 },"
    " counts = { dead = times('destroyed', any.ally) },\n"
    "  text = '({price}): draw {cards} card. <p> It waits.',\n"
    "  rulings = { 'Draw {cards}, never {price}.', 'Both count.' },\n"
    "  powers = { pays { cost = { resources = value.price }, cites = 'CR 717.2',\n"
    "    effect = function(me) me.player:draw(me.cards) end } },\n"
    "  back = { name = 'Behind', keywords = { 'Elusive' }, text = 'It sleeps.' },\n"
    "}";

static void tells(ag_show_kind kind, const char *expected)
{
    shelf on = { .count = 0 };
    ag_error error = { .text = "" };
    listening now = { .kind = kind };
    now.out = ag_writer_open(now.text, sizeof now.text);
    shelf_put(&on, "t/card", card);
    if (ag_script_show(&on.source, "t/card", write_down, &now, &error) < 0) {
        fail_msg("%s", error.text);
    }
    assert_string_equal(now.text, expected);
}

static void each_paragraph_of_each_side_is_told(void **unused)
{
    (void)unused;
    tells(AG_SHOW_TEXT, "0 =(2): draw 1 card.; 0 =It waits.; 0 =It sleeps.;");
}

static void rulings_have_the_values_in_them(void **unused)
{
    (void)unused;
    tells(AG_SHOW_RULING, "0 =Draw 1, never 2.; 0 =Both count.;");
}

static void rulings_are_texts(void **unused)
{
    (void)unused;
    shelf_refuses("return ability 'A' { cost = 1, rulings = { 3 } }",
                  "rulings holds 3, which is not a text");
    shelf_refuses("return ability 'A' { cost = 1, rulings = 'One.' }",
                  "rulings is a list of texts, not \"One.\"");
    shelf_refuses("return ability 'A' { cost = 1, rulings = { 'Up to {most}.' } }", "most");
}

static void values_name_the_lines_that_use_them(void **unused)
{
    (void)unused;
    tells(AG_SHOW_VALUE, "0 cards=line 4, 5, 7; 0 price=line 4, 5, 6; 0 spare=not used;");
}

static void powers_have_their_lines(void **unused)
{
    (void)unused;
    tells(AG_SHOW_POWER, "2 keywords=Keywords: Elusive, Assault 2.; 2 stays_unattached=Without a "
                         "host it stays in play, attached to nothing.; "
                         "2 destroyed_to=Destroyed, it goes to its owner's hand.; "
                         "6 pays=(2): Draw 1 card. (CR 717.2); 8 keywords=Keywords: Elusive.; "
                         "3 counts=Its effects read me.dead: the number of allies destroyed this "
                         "game.;");
}

static void what_is_no_card_is_refused(void **unused)
{
    (void)unused;
    shelf on = { .count = 0 };
    ag_error error = { .text = "" };
    listening now = { .kind = AG_SHOW_TEXT };
    now.out = ag_writer_open(now.text, sizeof now.text);
    shelf_put(&on, "t/words", "return { one = 1 }");
    assert_int_equal(ag_script_show(&on.source, "t/words", write_down, &now, &error), AG_NOT_FOUND);
    assert_string_equal(error.text, "\"t/words\" is no card");
    assert_string_equal(now.text, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_paragraph_of_each_side_is_told),
        cmocka_unit_test(rulings_have_the_values_in_them),
        cmocka_unit_test(rulings_are_texts),
        cmocka_unit_test(values_name_the_lines_that_use_them),
        cmocka_unit_test(powers_have_their_lines),
        cmocka_unit_test(what_is_no_card_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
