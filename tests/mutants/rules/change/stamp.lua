return {
  { "CR 718.3", "engine/rules/change/stamp.c",
    [[if (deed->deed.kind != AG_DEED_ENTER_PLAY || deed->list_count < 2 || deed->deed.in_order) {]],
    [[if (1) {]] },
}
