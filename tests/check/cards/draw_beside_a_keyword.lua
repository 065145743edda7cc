return ability "Test Lamp" {
  cost = 2, instant = true,
  text = "Target ally loses and can't have Stealth this turn. Draw a card.",  --> error text-deed
  targets = { target("it", any.ally, harm) },
  play = function(me, t) t.it:gain { cant_have = "Stealth", lasts = this_turn } end,
}
