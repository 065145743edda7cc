-- A card of the Boss player never ends.
-- stopped: the script does not come to an end
-- held by: boss
return ability "Hostile" {
  cost = 0,
  play = function(me) while true do end end,
}
