local keyword = "engine/lua/words/lua_keyword.c"
local number = [[ag_keyword_sum(run->rules, card, keyword)]]

return {
  { "KW Flip", keyword, number, number .. [[ > 0]] },
  { "KW Advance", keyword, number, number .. [[ > 0]] },
  { "KW Empower", "engine/lua/words/lua_keyword.c",
    [[lua_pushboolean(L, as_added && now);]],
    [[lua_pushboolean(L, 1);]] },
}
