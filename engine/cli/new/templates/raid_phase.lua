--@ raid raids/{{stem}}/phases/event.lua
-- A phase of the Boss player's turn: raid.lua names it in boss_turn. Functions are done off
-- the chain; `window` is when players may act.
return phase "Event phase" {
  cites = "R201.1",
  -- only_if = word.stage:at_least(2),       -- judged as it would begin
  steps = {
    function(boss)
      local event = boss.decks.event:top()
      if event then
        -- The Boss player places no resources (R100.3): each event that has
        -- resolved becomes one of theirs. Without that they never play a card.
        boss:add_to_chain(event, { cant_be_interrupted = true, rests = "resources" })
      end
    end,
    window,
  },
}
