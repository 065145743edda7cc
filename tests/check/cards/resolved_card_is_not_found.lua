return ability "Test Ward" {
  cost = 2, instant = true,
  text = "When the turn ends, put this into your hand.",
  later = {
    home = at.end_of_turn { effect = function(me)
      me:to_hand()  --> warning moved-card
    end },
  },
  play = function(me) me:begin("home", this_turn) end,
}
