local words = use "magtheridons_lair/words"

return ability "Whiplash" {
  number = 31, rarity = "uncommon", cost = 1, instant = true,
  values = { most = 7 },
  text = "Exhaust an opposing ally for each card in your hand beyond {most}. If Magtheridon is \z
    unleashed, gain a Blood: put one from its pile into play.",
  play = function(me)
    local more = math.max(#me.player.hand - me.most, 0)
    local prey = { from = opposing.ally, count = more, aim = harm, to = "exhaust", prompt = "Who is lashed?" }
    me.player:choose(prey):exhaust()
    words.gain_if_unleashed(me.player)
  end,
}
