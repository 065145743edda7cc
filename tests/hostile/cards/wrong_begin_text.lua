-- Hands a verb what it does not take.
-- stopped: begin: "nothing" is not among the card's `later`
return ability "Hostile" {
  cost = 0, unlimited = true, class = { "mage" },
  play = function(me)
    me:begin("nothing", "soon")
  end,
}
