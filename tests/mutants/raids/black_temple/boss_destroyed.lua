local fall = "raids/black_temple/boss_destroyed.lua"
local minions_go = [[function(boss) bt.hidden(boss, "minion"):remove_from_game { face = "up", hold = true } end,]]
local loses = [[if #boss.waiting_bosses == 0 then boss:lose() end]]

return {
  { "R502.1", fall, minions_go, [[]],
    fall, [[steps = {]], [[steps = { ]] .. minions_go },
  { "R502.1a", fall, [[bt.take_along(fallen)]], [[fallen:to_graveyard() bt.take_along(fallen)]] },
  { "R502.1b", fall, [[all(bt.open_events):destroy()]], [[]] },
  { "R502.1c", fall, [[each(bt.hidden(boss, "event"))]], [[each {}]] },
  { "R502.1c", fall,
    [[if not event.exists then return end
      event:destroy()]],
    [[if event.exists then event:destroy() end]] },
  { "R502.1c", fall, [[boss:add_to_chain(event, { cant_be_interrupted = true })]], [[boss:add_to_chain(event)]] },
  { "R502.1d", fall, minions_go, [[]] },
  { "R502.1d", fall, [[face = "up",]], [[face = "down",]] },
  { "R502.2", fall, [[bt.enter(boss, newcomer, fallen.held)]], [[]] },
  { "R502.2a", fall, [=[boss.waiting_bosses[1]]=], [=[boss.waiting_bosses[#boss.waiting_bosses]]=] },
  { "R503.3b", fall, loses, [[]],
    fall, minions_go, [[function(boss) ]] .. loses .. [[ end, ]] .. minions_go },
}
