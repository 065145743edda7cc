return phase "Storm" {
  cites = "R900.1",
  only_if = word.stage,
  steps = {
    function(boss) boss:drw(1) end,  --> error unknown-verb
    window,
  },
}
