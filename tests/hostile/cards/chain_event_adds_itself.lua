-- An event that adds itself to the chain each time that it resolves.
-- held by: events
-- stopped: effects set off more effects in one turn
return event "Hostile" {
  text = "Nothing.",
  play = function(me)
    me.player:add_to_chain(me)
  end,
}
