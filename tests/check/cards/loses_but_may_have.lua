return ability "Test Hush" {
  cost = 2, instant = true,
  text = "Target ally loses and can't have powers this turn.",  --> error text-cant
  targets = { target("it", any.ally, harm) },
  play = function(me, t) t.it:gain { loses_powers = true, lasts = this_turn } end,
}
