// What compiled functions say of themselves: calls in order, what is read, numbers, texts, and
// through the functions that they call.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/span.h"
#include "lua/bytecode/chunk.h"
#include "lua/run/run.h"
#include "lua/shelf.h"

typedef struct listening {
    ag_writer *out;
    int kinds;  // a bit for each AG_CODE_… to write down
    int depth;  // functions that are called are written down to this depth
} listening;

static void write_down(void *context, const ag_code_seen *seen)
{
    const listening *now = context;
    if (!(now->kinds & 1 << seen->kind) || seen->depth > now->depth) return;
    ag_write(now->out, "%s%d ", now->out->length > 0 ? " " : "", seen->line);
    if (seen->kind == AG_CODE_NUMBER) {
        ag_write(now->out, "%d", (int)seen->number);
    } else {
        ag_write(now->out, "%s%s%s", seen->base,
                 seen->base[0] == '\0' ? ""
                 : seen->is_method     ? ":"
                                       : ".",
                 seen->name);
    }
}

// What is written down of an ability's effect; the lines are those of the card.
static void hears(const char *function, int kinds, int depth, const char *expected)
{
    char card[2048], text[1024];
    shelf on;
    uint16_t printed;
    ag_writer out = ag_writer_open(text, sizeof text);
    listening now = { &out, kinds, depth };
    snprintf(card, sizeof card,
             "local function twice(card, n) card:destroy() card:gain { atk = n + n } end\n"
             "return ability 'Card' { cost = 1, play = %s }",
             function);
    ag_host *host = shelf_host(&on, card, &printed);
    assert_true(ag_follow_power(host, printed, 0, 0, write_down, &now));
    if (strcmp(text, expected) != 0) {
        fail_msg("expected\n  %s\ngot\n  %s", expected, text);
    }
    ag_host_close(host);
}

static void calls_stand_in_the_order_in_which_they_happen(void **unused)
{
    (void)unused;
    hears(
        "function(me, t)\n  me.hero:deal(me.player:roll(), 'fire', t.prey)\n  t.prey:ready()\nend",
        1 << AG_CODE_CALL, 0, "3 me.player:roll 3 me.hero:deal 4 t.prey:ready");
    hears("function(me)\n  local left = all(opposing.ally)\n  left:destroy()\nend",
          1 << AG_CODE_CALL, 0, "3 all 4 all(opposing.ally):destroy");
    hears("function(me) return me:draw() end", 1 << AG_CODE_CALL, 0, "2 me:draw");
}

static void functions_of_the_file_are_followed(void **unused)
{
    (void)unused;
    hears("function(me, t) twice(t.prey, 3) end", 1 << AG_CODE_CALL, 0, "2 twice");
    hears("function(me, t) twice(t.prey, 3) end", 1 << AG_CODE_CALL, 1,
          "2 twice 1 card:destroy 1 card:gain");
    hears("function(me, t)\n  local function again() me:exhaust() end\n  again()\nend",
          1 << AG_CODE_CALL, 0, "3 me:exhaust 4 …");
}

static void fields_and_words_are_read(void **unused)
{
    (void)unused;
    hears("function(me) return me.amount + me.hero.atk end", 1 << AG_CODE_READ, 0,
          "2 me.amount 2 me.hero 2 me.hero.atk");
    hears("function(me) me:gain { atk = 1, lasts = this_turn } end",
          1 << AG_CODE_WORD | 1 << AG_CODE_WRITE, 0, "2 atk 2 this_turn 2 lasts");
}

static void numbers_and_texts_that_stand_in_it_are_told(void **unused)
{
    (void)unused;
    hears("function(me)\n  if me.x > 7 then me:draw(4) end\n  me:draw(me.x * 300)\n"
          "  me:draw(me.x + 5)\nend",
          1 << AG_CODE_NUMBER, 0, "3 7 3 4 4 300 5 5");
    hears("function(me) me:gain { keyword = 'Stealth' } me:deal(1, 'fire') end", 1 << AG_CODE_TEXT,
          0, "2 keyword.Stealth 2 fire");
}

// What a call is made on; "perhaps …" where branches met that may have changed it.
static void write_who(void *context, const ag_code_seen *seen)
{
    const ag_code_seen *who = seen->kind == AG_CODE_CALL && seen->is_method ? seen->of->of : NULL;
    if (who != NULL) {
        ag_write(context, "%s%s; ", who->kind == AG_CODE_PERHAPS ? "perhaps " : "", who->text);
    }
}

static void what_branches_may_have_changed_is_not_sure(void **unused)
{
    (void)unused;
    shelf on;
    uint16_t printed;
    char text[128];
    ag_writer out = ag_writer_open(text, sizeof text);
    ag_host *host = shelf_host(&on,
                               "return ability 'Card' { cost = 1, play = function(me)\n"
                               "  local kept, who = me.hero, me\n"
                               "  who:ready()\n"
                               "  if me.x > 1 then who = me.player.hero end\n"
                               "  who:ready() kept:ready()\n"
                               "  me:gain(function() kept:exhaust() who:exhaust() end)\n"
                               "end }",
                               &printed);
    assert_true(ag_follow_power(host, printed, 0, 0, write_who, &out));
    assert_string_equal(text, "me; perhaps me.player.hero; me.hero; me.hero; "
                              "perhaps me.player.hero; me; ");
    ag_host_close(host);
}

static void a_parameter_is_known_by_its_place(void **unused)
{
    (void)unused;
    shelf on;
    uint16_t printed;
    char text[64];
    ag_writer out = ag_writer_open(text, sizeof text);
    listening now = { &out, 1 << AG_CODE_READ, 0 };
    ag_host *host = shelf_host(
        &on, "return ability 'Card' { cost = 1, play = function(card) return card.n end }",
        &printed);
    assert_true(ag_follow_power(host, printed, 0, 0, write_down, &now));
    assert_string_equal(text, "1 card.n");
    assert_false(ag_follow_power(host, printed, 0, 1, write_down, &now));
    ag_host_close(host);
}

// Lines beyond the reach of a difference stand in a list of their own.
static void lines_are_right_far_down_a_function(void **unused)
{
    (void)unused;
    char function[1024] = "function(me)\n  me:ready()\n";
    for (int i = 0; i < 300; i++) {
        strcat(function, "\n");
    }
    strcat(function, "  me:exhaust()\nend");
    hears(function, 1 << AG_CODE_CALL, 0, "3 me:ready 304 me:exhaust");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(calls_stand_in_the_order_in_which_they_happen),
        cmocka_unit_test(functions_of_the_file_are_followed),
        cmocka_unit_test(fields_and_words_are_read),
        cmocka_unit_test(numbers_and_texts_that_stand_in_it_are_told),
        cmocka_unit_test(what_branches_may_have_changed_is_not_sure),
        cmocka_unit_test(a_parameter_is_known_by_its_place),
        cmocka_unit_test(lines_are_right_far_down_a_function),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
