local bloods = use("magtheridons_lair/words").bloods

return ability "Fel Ruination" {
  number = 13, rarity = "uncommon", cost = 2,
  cites = "R403:Fel Ruination",
  values = { least = 7 },
  text = "Only if there are {least} or more Blood fixtures. Opponents choose as many of their \z
    equipment, allies and abilities in all as there are Blood fixtures. Destroy those cards.",
  only_if = count(bloods):at_least(value.least),
  play = function(me)
    me.player.opponents:choose { from = opposing.ability:or_type("ally", "equipment"), count = #all(bloods), aim = harm,
      to = "destroy", prompt = "What is ruined?" }:destroy()
  end,
}
