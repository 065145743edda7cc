return event "Play With Your Food" {
  number = 21, rarity = "uncommon", tags = { "Onyxia" },
  text = "Roll a die for each opposing hero. Choose a different one of them for each die. \z
    Then your hero deals to each of those heroes, at once, melee damage equal to the die \z
    chosen for it.",
  play = function(me)
    local left, dice, bites = all(opposing.hero), {}, {}
    for die = 1, #left do
      dice[die] = me.player:roll()
    end
    for _, die in ipairs(dice) do
      local hero = me.player:choose {
        from = left, prompt = format("Which hero gets the %d?", die), aim = harm }
      table.insert(bites, { die, hero })
      left = left - hero
    end
    me.hero:deal_each("melee", bites)
  end,
}
