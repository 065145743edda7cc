-- Goes on with cards that have become others: nothing happens to them.
-- passes
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local hand = me.player.hand
    hand:discard()
    for _, card in each(hand) do
      card:destroy()
      card:to_hand()
      card:gain { atk = 1, lasts = this_turn }
      card:add_counters("tick", 1)
      assert(not card.exists and card.damage == 0)
      card:attach_to(me.hero)
      card:is(any.card)
      me.hero:deal(1, "fire", card)
    end
    assert(#hand:where(any.card) == #hand)  -- as they were last known
  end,
}
