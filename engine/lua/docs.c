// docs/api.md, from the rows.
#include "lua/api.h"

static void write_row(ag_text *out, const ag_api_row *row)
{
    ag_text_add(out, "### `%s`\n\n", row->usage);
    if (row->doc[0] != 0) {
        ag_text_add(out, "%s\n\n", row->doc);
    }
    if (row->returns[0] != 0) {
        ag_text_add(out, "Gives: %s.\n\n", row->returns);
    }
    if (row->errors[0] != 0) {
        ag_text_add(out, "A fault: %s.\n\n", row->errors);
    }
    if (row->rule[0] != 0) {
        ag_text_add(out, "Rule: %s.\n\n", row->rule);
    }
}

void ag_lua_docs(ag_text *out)
{
    ag_text_add(out,
                "# What an effect can do\n\n"
                "Made from the rows of the binding in `engine/lua`; a test compares. The guide is "
                "[cards.md](cards.md).\n");
    for (const ag_api_noun *noun = ag_api_nouns; noun->name != NULL; noun++) {
        ag_text_add(out, "\n## %s\n\n", noun->title);
        if (noun->doc[0] != 0) {
            ag_text_add(out, "%s\n\n", noun->doc);
        }
        for (const ag_api_row *row = noun->rows; row->kind != AG_API_END; row++) {
            write_row(out, row);
        }
    }
}
