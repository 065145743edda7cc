return ally "Tyrygosa the Blue" {
  number = 55, rarity = "rare",
  cost = 7, atk = 4, damage = "arcane", health = 10,
  tags = { "Blue Dragonkin", "Consort", "Tyrygosa (1)" },
  text = "When this enters play, remove up to one non-ongoing ability in your hand from the \z
    game. <p> When your turn starts, you may play a copy of that ability for nothing.",
  powers = {
    when.enters_play { of = this,
      effect = function(me)
        me.player:choose { from = your.ability:without { ongoing = true }:in_zone("hand"), up_to = 1,
          prompt = "Remove an ability from the game?" }:remove_from_game { hold = true }
      end },
    at.start_of_turn { whose = "your",
      effect = function(me)
        for _, spell in each(me.held) do
          if me.player:may("Play a copy?") then me.player:play_copy(spell, { free = true }) end
        end
      end },
  },
  rulings = { "X is 0 in a copy that is played for nothing; additional costs are paid." },
}
