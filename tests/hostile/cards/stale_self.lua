-- Goes on as a card that has left the chain.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me:remove_from_game()
    me:to_hand()
    me.hero:deal(1, "fire", opposing.hero)
    me.memory[1] = 5
    assert(me.memory[1] == 0)
  end,
}
