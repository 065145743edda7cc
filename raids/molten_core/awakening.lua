-- Ragnaros awakens: what was the Boss player's goes, and begins anew with the Ragnaros deck.
local words = use "molten_core/words"

return sequence "Ragnaros awakens" {
  cites = "R303.1a",
  steps = {
    function(boss, executus)
      local main = boss.decks.main
      executus:remove_from_game()
      main:top(main.count):remove_from_game()
      main.graveyard:remove_from_game()
      boss.hand:remove_from_game()
      all(your.ally):remove_from_game()
      boss.resources:where(words.placed):remove_from_game { face = "up", hold = true }
    end,
    effect "Behold Ragnaros" { cites = "R303.1b", play = function(boss, executus)
      local deck = boss.decks.ragnaros
      executus.held:to_play { under = boss }
      boss.waiting_bosses[1]:to_play { under = boss }
      deck:shuffle()
      deck:top(7):to_hand()
      deck:draw_from()                                                               -- R301.1
    end },
  },
}
