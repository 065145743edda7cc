-- A fair game of dice of five hundred rounds, each with a wager and a wound: nothing is wrong with that.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local won, lost = 0, 0
    for round = 1, 500 do
      local mine, theirs = me.player:roll(), me.player:roll()
      if mine > theirs then
        won = won + 1
        me.hero:deal(1, "melee", opposing.hero)
        me.hero:heal(1, opposing.hero)
      else
        lost = lost + 1
        me.memory[1] = lost
      end
    end
    assert(won + lost == 500)
  end,
}
