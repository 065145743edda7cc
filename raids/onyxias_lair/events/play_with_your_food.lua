return event "Play With Your Food" {
  number = 21, rarity = "uncommon", tags = { "Onyxia" },
  text = "Roll a die for each opposing hero. Choose a different opposing hero for each die. \z
    Your hero deals melee damage equal to its die to each of them at once.",
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
