return event "You Are Not Prepared!" {
  number = 58, rarity = "uncommon",
  values = { low = 6, high = 8 },
  text = "Roll two dice. {low} or less: an opposing hero takes so much melee damage from your hero. \z
    {high} or more: an opposing ally does.",
  play = function(me)
    local rolled = me.player:roll() + me.player:roll()
    local whom = rolled <= me.low and opposing.hero or rolled >= me.high and opposing.ally
    if not whom then return end
    local prey = me.player:choose { from = whom, aim = harm,
      prompt = format("Who is dealt %d damage?", rolled) }
    if prey then me.hero:deal(rolled, "melee", prey) end
  end,
}
