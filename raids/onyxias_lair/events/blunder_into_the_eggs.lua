local words = use "onyxias_lair/words"

return event "Blunder into the Eggs" {
  number = 2, rarity = "uncommon", tags = { "Onyxia" },
  text = "Put Onyxian Whelp tokens into play, as many as the number of opposing heroes. They \z
    have Ferocity this turn.",
  play = function(me)
    local brood = words.hatch(me.player, #all(opposing.hero))
    brood:gain { keyword = "Ferocity", lasts = this_turn }
  end,
}
