local awake = "raids/molten_core/awakening.lua"

return {
  { "R303.1a", awake, [[executus:remove_from_game()]], [[]] },
  { "R303.1a", awake, [[main:top(main.count):remove_from_game()]], [[]] },
  { "R303.1a", awake, [[main.graveyard:remove_from_game()]], [[]] },
  { "R303.1a", awake, [[boss.hand:remove_from_game()]], [[]] },
  { "R303.1a", awake, [[all(your.ally):remove_from_game()]], [[]] },
  { "R303.1a", awake, [[face = "up", hold]], [[face = "down", hold]] },
  { "R303.1b", awake, [[executus.held:to_play { under = boss }]], [[]] },
  { "R303.1b", awake, [=[boss.waiting_bosses[1]:to_play { under = boss }]=], [=[boss.waiting_bosses[1]:to_play { under = boss }:flip()]=] },
  { "R303.1b", awake, [[deck:shuffle()]], [[]] },
  { "R303.1b", awake, [[deck:top(7):to_hand()]], [[deck:top(6):to_hand()]] },
  { "R301.1", awake, [[deck:draw_from()]], [[]] },
  { "R303.1b", awake, [[effect "Behold Ragnaros" { cites = "R303.1b", play = function(boss, executus)]], [[function(boss, executus)]],
    awake, [[deck:draw_from() -- R301.1
    end },]], [[deck:draw_from() end,]] },
}
