local pets = your.ally:with { tag = "Pet" }

return ability "Spirit Bond" {
  number = 39, rarity = "rare",
  cost = 1, tags = { "Beast Mastery", "Talent" }, class = { "hunter" },
  requires = "beast_mastery_hero",
  ongoing = true,
  values = { amount = 2 },
  text = "Ongoing: While a Pet of yours breathes, so do you. As your turn starts, if you have \z
    one, your hero heals itself and all your Pets: {amount} damage each.",
  powers = {
    at.start_of_turn { whose = "your", if_ = count(pets):at_least(1),
      effect = function(me) me.hero:heal(me.amount, all(pets) + all(your.hero)) end },
  },
}
