local numbers = use "battle_of_the_aspects/numbers"
local words = use "battle_of_the_aspects/words"

return ally "Warmaster Blackhorn" {
  number = 10, rarity = "common",
  cost = 0, atk = numbers.blackhorn.atk, damage = "melee", health = numbers.blackhorn.health, tags = { "Tauren", "Warrior", "Deathwing" },
  keywords = "Boss",
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
