return weapon "Crystalheart Pulse Staff" {
  number = 18, rarity = "rare",
  cost = 4, atk = 1, damage = "melee", strike = 3,
  tags = { "Two-Handed", "Melee (1)", "Staff" },
  class = { "druid", "priest" },
  values = { price = 2 },
  text = "({price}), [Activate]: Remove one friendly ally from the game. If you do, put it \z
    into play under its owner's control when this turn ends. Only in your turn.",
  powers = {
    pays { cost = { resources = value.price, exhaust = this }, only_your_turn = true,
      effect = function(me)
        local friend = me.player:choose { from = friendly.ally, aim = help, to = "remove_from_game",
          prompt = "Who is removed from the game?" }
        local removed = all { friend }:remove_from_game()
        if #removed > 0 then me:begin("pulse", this_turn, { removed[1] }) end
      end },
  },
  later = {
    pulse = at.end_of_turn { whose = "your",
      only_if = function(me, event) return event.given[1].exists end,        -- a token ceases to (CR 404.2)
      effect = function(me, event) event.given[1]:to_play { under = event.given[1].owner } end },
  },
}
