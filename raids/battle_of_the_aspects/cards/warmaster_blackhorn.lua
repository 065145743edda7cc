local numbers = use "battle_of_the_aspects/numbers"
local words = use "battle_of_the_aspects/words"

return ally "Warmaster Blackhorn" {
  number = 10, rarity = "common",
  cost = 0, atk = numbers.blackhorn.atk, damage = "melee", health = numbers.blackhorn.health,
  tags = { "Tauren", "Warrior", "Deathwing" },
  keywords = "Boss",
  values = { late = 2 },
  text = "Boss <p> When this enters play, each opponent chooses one of their equipment, allies \z
    or abilities. Put those cards on the top of their owners' decks. <p> When your Dawn starts, \z
    if the stage is {late} or more, chance names ability, ally or equipment. Opponents can't \z
    play cards of that type until your next turn.",
  powers = {
    when.enters_play { of = this, effect = function(me)
      me.player.opponents:each_choose { from = words.yours, prompt = "What goes on top of its owner's deck?" }
        :to_deck("top")
    end },
    words.dawn(6, function(me)
      local kinds = { ability = opposing.ability, ally = opposing.ally, equipment = opposing.equipment }
      local kind = me.player:choose { from = { "ability", "ally", "equipment" } }
      kinds[kind]:in_zone("hand", "deck", "graveyard", "resources", "removed")
        :gain { cant = "be played", lasts = until_your_next_turn }
    end, words.late),
  },
}
