local keyword = "engine/lua/words/lua_keyword.c"
local number = [[ag_keyword_sum(call->rules, card, keyword)]]

return {
  { "KW Flip", keyword, number, number .. [[ > 0]] },
  { "KW Advance", keyword, number, number .. [[ > 0]] },
  { "KW Empower", "engine/lua/words/lua_keyword.c",
    [[return ag_give_yes(call, as_added && now);]],
    [[return ag_give_yes(call, 1);]] },
}
