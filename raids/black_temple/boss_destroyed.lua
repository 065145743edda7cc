-- What follows as a Boss of the Black Temple is destroyed, in this order.
local bt, show = use "black_temple/words", use("black_temple/shown").show
local removed, open_fall, turned_up = holds "R502.1a", holds "R502.1b", holds "R502.1c"
local set_aside, ascending, pays_only = holds "R502.1d", holds "R502.2a", holds "R503.3b"

return sequence "A Boss is destroyed" {
  cites = "R502.1",
  steps = {
    function(boss, fallen)
      if not removed then fallen:to_graveyard() end
      if pays_only and #boss.waiting_bosses == 0 then boss:lose() end                -- R100.2
      bt.take_along(fallen)
      if open_fall then all(bt.open_events):destroy() end
    end,
    again { function(boss)
      for _, event in each(turned_up and bt.hidden(boss, "event") or {}) do
        boss:add_to_chain(event, { uninterruptible = true })
        if not event.exists then return end
        event:destroy()                              -- with nothing to aim at it can't be added (CR 707.1d)
      end
    end },
    function(boss)
      if #boss.waiting_bosses == 0 then boss:lose() end
      if set_aside then bt.hidden(boss, "minion"):remove_from_game { face = "up", hold = true } end
    end,
    effect "The next Boss" { cites = "R502.2", play = function(boss, fallen)
      local waiting = boss.waiting_bosses
      local newcomer = waiting[ascending and 1 or #waiting]
      show(newcomer)
      bt.enter(boss, newcomer, fallen.held)
    end },
  },
}
