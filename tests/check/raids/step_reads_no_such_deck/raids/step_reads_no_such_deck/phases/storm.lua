return phase "Storm" {
  cites = "R900.1",
  only_if = word.stage,
  steps = {
    function(boss) boss.decks.mian:top():reveal() end,  --> error unknown-name
    window,
  },
}
