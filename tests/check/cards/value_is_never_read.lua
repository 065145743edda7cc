return ally "Test Footman" {
  cost = 2, atk = 1, damage = "melee", health = 3,
  values = {
    amount = 3,
    rest = 1,  --> warning unused-value
  },
  text = "Whenever your turn starts: your hero heals itself by {amount}.",
  powers = {
    at.start_of_turn { whose = "your",
      effect = function(me) me.hero:heal(me.amount, me.hero) end },
  },
}
