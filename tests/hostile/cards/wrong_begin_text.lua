-- Hands a verb what it does not take.
-- stopped: begin: `later` has no power "nothing"
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me:begin("nothing", "soon")
  end,
}
