local words = use "magtheridons_lair/words"

return ability "Whiplash" {
  number = 31, rarity = "uncommon", cost = 1, instant = true,
  values = { most = 7 },
  text = "Exhaust an opposing ally for each card in your hand beyond {most}. If you have a \z
    Lair fixture, put the top card of your blood deck into play.",
  play = function(me)
    local more = math.max(#me.player.hand - me.most, 0)
    local prey = { from = opposing.ally, count = more, aim = harm, to = "exhaust", prompt = "Who is lashed?" }
    me.player:choose(prey):exhaust()
    words.gain_if_unleashed(me.player)
  end,
}
