-- What follows as a Boss of Molten Core is destroyed, in this order. He is out of the game by now.
local words = use "molten_core/words"

return sequence "A Boss is destroyed" {
  cites = "R302.1",
  steps = {
    function(boss)
      if #boss.waiting_bosses == 0 then boss:lose() end                              -- R100.2
      all(words.runes:without { back_up = true }):flip()                             -- R302.1, R303.3c
      boss.resources:where(words.placed):remove_from_game { face = "up", hold = true }
    end,
    effect "The Minions rise" { cites = "R302.2",
      play = function(boss, fallen) fallen.held:to_play { under = boss } end },
  },
}
