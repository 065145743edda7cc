-- Only where no Boss is in play. The rune is shown; the Boss comes with the effect that the window holds.
return phase "New Boss phase" {
  cites = "R301.5a",
  only_if = count(your.hero):is(0),
  steps = {
    function(boss)
      boss.decks.rune:reveal(1)
      boss:begin_sequence("new_boss")
    end,
    window,
  },
}
