// Card text: `{name}` becomes the number that `values` gives the name, so that text and behaviour
// always agree.
#include <stdio.h>
#include <string.h>

#include "base/span.h"
#include "lua/load/loader.h"

enum { TEXT_MAX = 1024, NAME_MAX_SIZE = 48 };

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
