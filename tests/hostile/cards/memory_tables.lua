-- A table of tables of tables.
-- stopped:
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    local t = {}
    while true do t = { t, {}, {} } end
  end,
}
