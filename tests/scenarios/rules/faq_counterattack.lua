local again = ability "Once More" { cost = 1, values = { left = 5 },
  text = "Play only if your hero has {left} or less remaining health. Take an additional turn after this one.",
  only_if = (sum("health", your.hero) - sum("damage", your.hero)):at_most(5),
  play = function(me) me.player:extra_turn() end }
local salve = ability "Salve" { cost = 0, instant = true, values = { amount = 3 }, text = "Heal {amount} damage from target hero.",
  targets = { target("it", any.hero, help) }, play = function(me, t) me.hero:heal(me.amount, t.it) end }
local ox = ally "Ox" { cost = 9, atk = 1, damage = "melee", health = 5 }

return {
  scenario "What has to be so as it is played need not be so as it resolves" {
    cites = { "CR 500.3" },
    cards = { again = again, salve = salve, ox = ox },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 20 }, hand = { "Once More" }, deck = { "Ox", "Ox" }, resources = 1 })
      t:boss { hand = { "Salve" } }
    end,
    play = function(t)
      t:plays(1, "Once More")
      t:passes(1)
      t:plays("boss", "Salve", { target = "hero@1" })
      t:finishes_chain()
      t:damage("hero@1", 17)
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn(1)
    end,
  },
  scenario "A hero with more than that can't" {
    cites = { "CR 103.1" },
    cards = { again = again, ox = ox },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 19 }, hand = { "Once More" }, resources = 1 })
    end,
    play = function(t) t:cant(1, "plays", "Once More") end,
    expect = function(t) t:in_hand(1, "Once More") end,
  },
}
