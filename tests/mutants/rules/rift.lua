return {
  { "KW Rift", "engine/rules/rift.c",
    [[return is_card ? ag_has_keyword_anywhere(rules, link->card, AG_KEYWORD_RIFT) : 0;]],
    [[return 0;]] },
}
