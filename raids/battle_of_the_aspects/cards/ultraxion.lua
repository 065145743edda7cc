local numbers = use "battle_of_the_aspects/numbers"
local words = use "battle_of_the_aspects/words"

return ally "Ultraxion" {
  number = 9, rarity = "common",
  cost = 0, atk = numbers.ultraxion.atk, damage = "shadow", health = numbers.ultraxion.health,
  tags = { "Twilight Dragonkin", "Deathwing" },
  keywords = "Boss",
  values = { late = 2, doom = 5 },
  text = "Boss <p> Opposing characters can't be healed. <p> When your Dawn starts, if the stage \z
    is {late} or more, each opponent chooses one of their equipment, allies or abilities. \z
    Destroy those cards. This deals {doom} shadow damage to the hero of each opponent who chose \z
    none.",
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
