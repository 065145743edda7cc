local fall = "raids/molten_core/boss_destroyed.lua"
local minions = [[boss.resources:where(words.placed):remove_from_game { face = "up", hold = true }]]

return {
  { "R302.1", fall, [[all(words.runes:without { back_up = true }):flip()]], [[]] },
  { "R302.1", fall, [[words.runes:without { back_up = true }]], [[words.runes]] },
  { "R302.1", fall, minions, [[]] },
  { "R302.1", fall, [[face = "up", hold]], [[face = "down", hold]] },
  { "R302.2", fall, [[fallen.held:to_play { under = boss }]], [[]] },
  { "R302.2", fall, [[effect "The Minions rise" { cites = "R302.2",
      play = function(boss, fallen) fallen.held:to_play { under = boss } end },]],
    [[function(boss, fallen) fallen.held:to_play { under = boss } end,]] },
  { "R303.3c", fall, [[all(words.runes:without { back_up = true }):flip()]], [[]] },
}
