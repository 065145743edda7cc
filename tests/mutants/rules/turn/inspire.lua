return {
  { "CR 501.1b", "engine/rules/turn/inspire.c",
    [[if (task->stage == INSPIRE_CHOOSE  // CR 501.1b]],
    [[if (0  // CR 501.1b]] },
  { "KW Inspire", "engine/rules/turn/inspire.c",
    [[&& ag_has_keyword(rules, id, AG_KEYWORD_INSPIRE);]],
    [[&& 0;]] },
}
