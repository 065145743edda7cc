-- A table of tables of tables.
-- stopped: the script does not come to an end: its budget of instructions is spent
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local t = {}
    while true do t = { t, {}, {} } end
  end,
}
