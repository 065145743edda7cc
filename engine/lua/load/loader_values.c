// The field `values`: numbers with names, which text and script of a card share, so that text and
// behaviour always agree.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "base/span.h"
#include "lua/load/card_read.h"

// A word that `me.<name>` already reads can't be the name of a number.
static void check_name(lua_State *L, const char *name)
{
    const ag_host *host = ag_host_of(L);
    char usage[256];
    if (host->card_word != NULL && host->card_word(name, usage, sizeof usage)) {
        ag_lua_complain(L, AG_FINDING_CONTRADICTION, name,
                        "\"%s\" is a word of every card (%s): call the value otherwise", name,
                        usage);
    }
}

// One name can't mean two numbers: `me.<name>` reads those of both sides together.
void ag_value_read(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    ag_reading *to = &ag_host_of(L)->reading;
    ag_symbol symbol = ag_loader_symbol(L, name);
    int whole, i = 0;
    lua_Integer number = lua_tointegerx(L, -1, &whole);
    (void)at;
    if (lua_type(L, -1) != LUA_TNUMBER || !whole || number < INT16_MIN || number > INT16_MAX) {
        ag_lua_complain(L, AG_FINDING_WRONG_TYPE, name,
                        "the value \"%s\" is a whole number, not %s", name, ag_lua_shown(L, -1));
    }
    while (i < to->value_count && to->values[i].name != symbol) {
        i++;
    }
    ag_lua_need(L, i < AG_VALUES_MAX, AG_FINDING_OUT_OF_RANGE, row->name,
                "values have names, and are %d at most, those of both sides together",
                AG_VALUES_MAX);
    if (i < to->value_count && to->values[i].number != number) {
        ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, "back",
                          "the value \"%s\" is %d in front and %d on the back: call one of them "
                          "otherwise",
                          name, (int)to->values[i].number, (int)number);
    }
    if (i == to->value_count) {
        check_name(L, name);
        to->values[to->value_count++] = (ag_value){ .name = symbol, .number = (int32_t)number };
    }
}

// ---- texts ----

enum { TEXT_MAX = 1024, NAME_MAX_SIZE = 48 };

// `{name}` becomes the number that `values` gives the name.
const char *ag_text_fill(lua_State *L, const char *text)
{
    char filled[TEXT_MAX];
    ag_writer out = ag_writer_open(filled, sizeof filled);
    while (*text != 0) {
        size_t plain = strcspn(text, "{");
        ag_write(&out, "%.*s", (int)plain, text);
        text += plain;
        if (*text == 0) break;
        char name[NAME_MAX_SIZE];
        size_t length = strcspn(text + 1, "}");
        ag_lua_need(L, text[1 + length] != 0 && length != 0 && length < sizeof name,
                    AG_FINDING_CONTRADICTION, "text",
                    "a { in the text begins the name of a value and ends with }");
        snprintf(name, sizeof name, "%.*s", (int)length, text + 1);
        ag_write(&out, "%d", ag_value_in_text(L, name));
        text += length + 2;
    }
    ag_lua_need(L, !out.cut, AG_FINDING_CONTRADICTION, "text", "the text is longer than %d bytes",
                TEXT_MAX - 1);
    return ag_loader_hold_text(L, filled);
}
