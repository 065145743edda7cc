// The order of keys: what is told of a table is the same wherever its keys lie in memory. Each host
// has another seed of Lua, so that its tables are walked in another order.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "lua/shelf.h"

enum { SEEDS = 12 };

static void refused_alike(const char *text, const char *part)
{
    for (int i = 0; i < SEEDS; i++) {
        shelf_refuses(text, part);
    }
}

static void of_unknown_fields_the_first_by_name_is_told(void **state)
{
    (void)state;
    refused_alike(
        "return ability 'Card' { cost = 1, zeal = 1, omen = 2, grit = 3, haste = 4, dusk = 5 }",
        "unknown field \"dusk\"");
    refused_alike(
        "return ability 'Card' { cost = 1, powers = { when.destroyed { zeal = 1, omen = 2,\n"
        "grit = 3, haste = 4, dusk = 5 } } }",
        "unknown field \"dusk\"");
}

static void of_values_without_a_name_the_first_is_told(void **state)
{
    (void)state;
    refused_alike(
        "return ability 'Card' { cost = 1, zeal = 1, [{}] = 1, [5] = 2, [0.5] = 1, [3] = 1 }",
        "3 stands in");
}

static void of_two_names_as_near_the_first_is_meant(void **state)
{
    (void)state;
    refused_alike("local a = aq", "there is no word \"aq\" (did you mean \"as\"?)");  // or "at"
}

static void of_functions_that_remember_the_first_by_its_line_is_told(void **state)
{
    (void)state;
    refused_alike("local function remember()\n"
                  "  local a, b, c, d = 0, 0, 0, 0\n"
                  "  return { zeal = function() a = 1 end,\n"
                  "    omen = function() b = 1 end,\n"
                  "    grit = function() c = 1 end,\n"
                  "    dusk = function() d = 1 end }\n"
                  "end\n"
                  "return remember()",
                  "cards/t/card.lua:3: a function writes \"a\"");
}

static void pairs_refuses_the_same_key(void **state)
{
    (void)state;
    refused_alike("for key in pairs { [true] = 1, [0.5] = 1, [{}] = 1, a = 1 } do end\n"
                  "return ability 'Card' { cost = 1 }",
                  "pairs can't order a key that is a boolean");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(of_unknown_fields_the_first_by_name_is_told),
        cmocka_unit_test(of_values_without_a_name_the_first_is_told),
        cmocka_unit_test(of_two_names_as_near_the_first_is_meant),
        cmocka_unit_test(of_functions_that_remember_the_first_by_its_line_is_told),
        cmocka_unit_test(pairs_refuses_the_same_key),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
