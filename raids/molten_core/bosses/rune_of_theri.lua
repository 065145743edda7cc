local golemagg = any.hero:with { name = "Golemagg the Incinerator" }
local ragers = your.ally:with { name = "Core Rager" }

return fixture "Rune of Theri" {
  number = 17, rarity = "uncommon",
  tags = { "Golemagg the Incinerator", "Rune" },
  text = "While your hero is Golemagg the Incinerator, your allies named Core Rager can't be \z
    destroyed and can't leave party. <p> When a hero named Golemagg the Incinerator is \z
    destroyed, remove each of your allies named Core Rager from the game.",
  powers = {
    gives { to = ragers, cant = { "be destroyed", "leave party" }, only_if = hero_is(golemagg) },
    when.destroyed { of = golemagg, effect = function() all(ragers):remove_from_game() end },
  },
  back = {},
}
