return phase "Minion phase" {
  cites = "R501.2",
  steps = {
    function(boss)
      local minion = boss.decks.minion:top()
      if minion then minion:to_resources { face = "down", of = boss } end
    end,
    window,
  },
}
