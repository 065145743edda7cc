return phase "Minion phase" {
  cites = "R301.3",
  steps = {
    function(boss) boss.decks.minion:top(1):to_resources { face = "down", of = boss } end,
    window,
  },
}
