return ability "Fireball" {
  number = 53, rarity = "uncommon",
  cost = 4, tags = { "Fire" }, class = { "mage" },
  ongoing = true,
  values = { burst = 4, burn = 1 },
  text = "Attaches to target character. Your hero deals {burst} fire damage to that character. \z
    <p> Ongoing: When your turn starts, your hero deals {burn} fire damage to the bearer.",
  attach = target("host", any.character, harm),
  play = function(me, t) me.hero:deal(me.burst, "fire", t.host) end,
  powers = {
    at.start_of_turn { whose = "your",
      effect = function(me) me.hero:deal(me.burn, "fire", me.host) end },
  },
}
