return ability "Test Bolt" {
  cost = 2,
  values = { amount = 3 },
  text = "Choose target opposing ally; {amount} is what matters.",
  targets = { target("ally", opposing.ally, harm) },
  play = function(me, t)
    t.ally:destroy(); me.hero:heal(me.amount, me.hero)
    local function again(card) card:ready(); me:redy() end  --> error unknown-verb
    again(me.hero)
  end,
}
