-- What follows as a Boss of the Black Temple is destroyed, in this order.
local bt, show = use "black_temple/words", use("black_temple/shown").show

return sequence "A Boss is destroyed" {
  cites = "R502.1",
  steps = {
    function(boss, fallen)
      -- R502.1a: he is out of the game by now. R503.3b: behind the last of them nothing is turned up.
      if #boss.waiting_bosses == 0 then boss:lose() end                              -- R100.2
      bt.take_along(fallen)
      all(bt.open_events):destroy()                                                  -- R502.1b
    end,
    again { function(boss)                                                           -- R502.1c
      for _, event in each(bt.hidden(boss, "event")) do
        boss:add_to_chain(event, { cant_be_interrupted = true })
        if not event.exists then return end
        event:destroy()                              -- with nothing to aim at it can't be added (CR 707.1d)
      end
    end },
    function(boss) bt.hidden(boss, "minion"):remove_from_game { face = "up", hold = true } end,   -- R502.1d
    effect "The next Boss" { cites = "R502.2", play = function(boss, fallen)
      local newcomer = boss.waiting_bosses[1]                                        -- R502.2a
      show(newcomer)
      bt.enter(boss, newcomer, fallen.held)
    end },
  },
}
