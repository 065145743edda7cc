return event "You Are Not Prepared!" {
  number = 58, rarity = "uncommon",
  values = { low = 6, high = 8 },
  text = "Roll two dice. On a total of {low} or less, choose an opposing hero. On {high} or \z
    more, choose an opposing ally. Your hero deals that much melee damage to it.",
  play = function(me)
    local rolled = me.player:roll() + me.player:roll()
    local whom = rolled <= me.low and opposing.hero or rolled >= me.high and opposing.ally
    if not whom then return end
    local prey = me.player:choose { from = whom, aim = harm,
      prompt = format("Who is dealt %d damage?", rolled) }
    if prey then me.hero:deal(rolled, "melee", prey) end
  end,
}
