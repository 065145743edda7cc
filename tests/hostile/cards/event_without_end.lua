-- An event of the raid never ends.
-- stopped: the script does not come to an end
-- held by: events
return event "Hostile" {
  play = function(me) while true do end end,
}
