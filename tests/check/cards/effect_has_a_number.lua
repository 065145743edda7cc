return ability "Test Bolt" {
  cost = 2,
  text = "Target character takes much fire damage.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t) me.hero:deal(4, "fire", t.prey) end,  --> warning bare-number
}
