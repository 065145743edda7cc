return ability "Mind Exhaustion" {
  number = 16, rarity = "uncommon", cost = 1,
  ongoing = true,
  attach = target("host", any.character, harm),
  values = { sear = 4 },
  text = "Attaches to target character. Your hero deals {sear} fire damage to that character. \z
    <p> Ongoing: The bearer has the tag Dazed. (It can't be exhausted for a Cube.)",
  play = function(me, t) me.hero:deal(me.sear, "fire", t.host) end,
  powers = { gives { to = attached, tag = "Dazed", cites = "R402.3a" } },
}
