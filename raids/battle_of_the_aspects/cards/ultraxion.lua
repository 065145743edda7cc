local numbers = use "battle_of_the_aspects/numbers"
local words = use "battle_of_the_aspects/words"

return ally "Ultraxion" {
  number = 9, rarity = "common",
  cost = 0, atk = numbers.ultraxion.atk, damage = "shadow", health = numbers.ultraxion.health, tags = { "Twilight", "Dragonkin", "Deathwing" },
  keywords = "Boss",
  values = { doom = 5 },
  powers = {
    gives { to = opposing.character, cant = "be healed" },
    words.dawn(6, function(me)
      local lost = me.player.opponents:each_choose { from = words.yours, to = "destroy", prompt = "What do you lose?" }
      local spared = me.player.opponents
      for _, card in each(lost) do spared = spared - card.controller end
      lost:destroy()
      for _, player in each(spared) do me:deal(me.doom, "shadow", player.hero) end
    end, words.late),
  },
}
