return {
  { "KW Warp", "engine/rules/warp.c",
    [[&& ag_has_keyword_anywhere(rules, id, AG_KEYWORD_WARP)]],
    [[&& 0]] },
}
