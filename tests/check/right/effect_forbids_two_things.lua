return ability "Test Banner" {
  cost = 1, class = "any",
  text = "Target ally can't attack or be attacked this turn.",
  targets = { target("foe", any.ally, harm) },
  play = function(me, t) t.foe:gain { cant = { "attack", "be attacked" }, lasts = this_turn } end,
}
