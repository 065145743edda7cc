local words = use "onyxias_lair/words"

return event "Blunder into the Eggs" {
  number = 2, rarity = "uncommon", tags = { "Onyxia" },
  text = "Each opposing hero treads on an egg: as many Whelps join you, and they have Ferocity \z
    this turn.",
  play = function(me)
    local brood = words.hatch(me.player, #all(opposing.hero))
    brood:gain { keyword = "Ferocity", lasts = this_turn }
  end,
}
