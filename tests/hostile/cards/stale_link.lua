-- Interrupts itself while it resolves.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me:to_graveyard()
    me:to_deck("top")
    me.player:add_to_chain(me)
    me.player.deck:top():to_hand()
  end,
}
