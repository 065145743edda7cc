return ally "Test Wall" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  text = "As this is destroyed, your hero readies instead.",  --> error text-instead
  powers = {
    when.destroyed { of = this, effect = function(me) me.hero:ready() end },
  },
}
