// The words that scripts have from Lua.

#include "lua/language/lexicon.h"

const ag_lexicon_row ag_lexicon_lua[] = {
    { AG_LEXICON_LUA, "assert", "assert(condition, \"what was expected\")",
      "A fault of the script where it is not so." },
    { AG_LEXICON_LUA, "error", "error(\"what is wrong\")", "A fault of the script." },
    { AG_LEXICON_LUA, "format", "format(\"%d of %s\", 3, \"four\")",
      "A text with numbers (%d) and texts (%s) in it." },
    { AG_LEXICON_LUA, "ipairs", "for place, value in ipairs(list) do", "Goes through a list." },
    { AG_LEXICON_LUA, "pairs", "for key, value in pairs(table) do",
      "Goes through a table: numbers rising, then texts by their bytes, then cards." },
    { AG_LEXICON_LUA, "select", "select(\"#\", ...)", "As in Lua." },
    { AG_LEXICON_LUA, "tonumber", "tonumber(\"12\")", "The number that a text is, or nil." },
    { AG_LEXICON_LUA, "tostring", "tostring(12)",
      "The text of a number, a text, true, false or nil." },
    { AG_LEXICON_LUA, "type", "type(value)", "As in Lua." },
    { AG_LEXICON_LUA, "math", "math.max(1, 2)", "abs, floor, max and min." },
    { AG_LEXICON_LUA, "table", "table.insert(list, value)",
      "concat, insert, remove, sort and unpack, of at most 1,024 elements." },
    { .kind = AG_LEXICON_END },
};
