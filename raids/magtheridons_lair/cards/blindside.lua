return ability "Blindside" {
  number = 6, rarity = "uncommon", cost = 2,
  text = "Remove the hands of opponents from the game. At the end of your next turn, put those \z
    cards into their owners' hands.",
  play = function(me)
    local hands = all {}
    for _, raider in each(me.player.opponents) do hands = hands + raider.hand end
    hands:remove_from_game { hold = true }
    me:begin("returns", until_end_of_your_next_turn)
  end,
  later = {
    returns = at.end_of_turn { whose = "your", next_turn = true, effect = function(me) me.held:to_hand() end },
  },
}
