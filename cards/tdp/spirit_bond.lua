local pets = your.ally:with { tag = "Pet" }

return ability "Spirit Bond" {
  number = 39, rarity = "rare",
  cost = 1, tags = { "Beast Mastery", "Talent" }, class = { "hunter" },
  requires = "beast_mastery_hero",
  ongoing = true,
  values = { amount = 2 },
  text = "Ongoing: When your turn starts, if you have a Pet ally, your hero heals {amount} \z
    damage from each of your Pet allies and your hero.",
  powers = {
    at.start_of_turn { whose = "your", only_if = count(pets):at_least(1),
      effect = function(me) me.hero:heal(me.amount, all(pets) + all(your.hero)) end },
  },
}
