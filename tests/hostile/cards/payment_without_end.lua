-- A power that is paid for and never ends.
-- stopped: the script does not come to an end
return ally "Hostile" {
  cost = 0, atk = 1, damage = "melee", health = 1, unlimited = true,
  keywords = { "Ferocity" },
  powers = {
    pays { cost = { destroy = this }, effect = function(me) while true do end end },
  },
}
