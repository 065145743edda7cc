return {
  { "CR 103.2", "engine/rules/numbers/keyword.c",
    [[return takes && change->op == AG_CHANGE_SET;]],
    [[return 0;]] },
  { "CR 718.2f", "engine/rules/numbers/keyword.c",
    [[uint32_t given = live->timestamp > there ? live->timestamp : there;]],
    [[uint32_t given = live->timestamp;]] },
}
