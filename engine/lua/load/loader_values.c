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

void ag_value_read(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    ag_values *to = at;
    int whole;
    lua_Integer number = lua_tointegerx(L, -1, &whole);
    if (to->count == AG_VALUES_MAX) {
        ag_lua_fail_field(L, AG_FINDING_OUT_OF_RANGE, row->name,
                          "values have names, and are %d at most", AG_VALUES_MAX);
    }
    if (lua_type(L, -1) != LUA_TNUMBER || !whole || number < INT16_MIN || number > INT16_MAX) {
        ag_lua_complain(L, AG_FINDING_WRONG_TYPE, name,
                        "the value \"%s\" is a whole number, not %s", name, ag_lua_shown(L, -1));
    }
    check_name(L, name);
    to->list[to->count++] =
        (ag_value){ .name = ag_loader_symbol(L, name), .number = (int32_t)number };
    ag_values_use(L, to);
}

void ag_values_use(lua_State *L, ag_values *values)
{
    ag_reading *reading = &ag_host_of(L)->reading;
    reading->values = values->list;
    reading->value_count = values->count;
}

static int value_at(const ag_value *values, int count, ag_symbol name)
{
    for (int i = 0; i < count; i++) {
        if (values[i].name == name) return i;
    }
    return -1;
}

// One name can't mean two numbers.
static void add_front(lua_State *L, ag_values *back, const ag_value *value)
{
    int at = value_at(back->list, back->count, value->name);
    if (at >= 0 && back->list[at].number != value->number) {
        ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, "back",
                          "the value \"%s\" is %d in front and %d on the back: call one of them "
                          "otherwise",
                          ag_host_word(ag_host_of(L), value->name), (int)value->number,
                          (int)back->list[at].number);
    }
    if (at < 0 && back->count == AG_VALUES_MAX) {
        ag_lua_fail_field(L, AG_FINDING_OUT_OF_RANGE, "values",
                          "values are %d at most, those of both sides together", AG_VALUES_MAX);
    }
    if (at < 0) {
        back->list[back->count++] = *value;
    }
}

void ag_values_keep(lua_State *L, ag_card_reader *in)
{
    ag_printed *printed = &ag_host_of(L)->printed[in->printed];
    for (int i = 0; i < in->front.count; i++) {
        add_front(L, &in->back, &in->front.list[i]);
    }
    ag_value *held = ag_loader_hold(L, (size_t)(in->back.count + 1) * sizeof *held);
    memcpy(held, in->back.list, (size_t)in->back.count * sizeof *held);
    printed->values = held;
    printed->value_count = in->back.count;
}

static void note(ag_printed *printed, const ag_values *read)
{
    for (int i = 0; i < printed->value_count; i++) {
        int at = value_at(read->list, read->count, printed->values[i].name);
        printed->values[i].declared |= at >= 0 && read->list[at].declared;
    }
}

void ag_values_note(lua_State *L, const ag_card_reader *in)
{
    ag_printed *printed = &ag_host_of(L)->printed[in->printed];
    note(printed, &in->front);
    note(printed, &in->back);
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
        if (text[1 + length] == 0 || length == 0 || length >= sizeof name) {
            ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, "text",
                              "a { in the text begins the name of a value and ends with }");
        }
        snprintf(name, sizeof name, "%.*s", (int)length, text + 1);
        ag_write(&out, "%d", ag_value_in_text(L, name));
        text += length + 2;
    }
    if (out.cut) {
        ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, "text", "the text is longer than %d bytes",
                          TEXT_MAX - 1);
    }
    return ag_loader_hold_text(L, filled);
}
