return {
  { "CR 201.3", "engine/rules/play/play_choose.c",
    [[if (ag_pay_x_count(rules, link) == 0)]],
    [[if (ag_pay_x_count(rules, link) == 0 || 1)]] },
  { "CR 707.1b", "engine/rules/play/play_choose.c",
    [[if (ag_pay_x_count(rules, link) == 0)]],
    [[if (ag_pay_x_count(rules, link) == 0 || 1)]] },
  { "CR 707.1c", "engine/rules/play/play_choose.c",
    [[return wanted > 0 ? (int)wanted : 0;]],
    [[return 1;]] },
  { "CR 707.1c", "engine/rules/play/play_choose.c",
    [[if (power == NULL || power->mode_count == 0) return ag_reply_none(rules);]],
    [[return ag_reply_none(rules);]] },
}
