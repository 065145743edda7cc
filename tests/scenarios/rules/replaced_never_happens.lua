return scenario "What is replaced never happens: nothing triggers on it" {
  cites = { "CR 716.1a" },
  cards = {
    troll = ally "Troll" { cost = 1, atk = 1, damage = "melee", health = 3,
      text = "If this would be destroyed, exhaust it instead.",
      powers = { instead.destroyed { of = this, effect = function(me) me:exhaust() end } } },
    wisp = ally "Wisp" { cost = 1, atk = 1, damage = "fire", health = 1,
      text = "If this would be destroyed, remove it from the game instead.",
      powers = { instead.destroyed { of = this, effect = function(me) me:remove_from_game() end } } },
    crow = ally "Crow" { cost = 1, atk = 1, damage = "melee", health = 3,
      text = "When an ally is destroyed or removed from the game, your hero deals 1 or 2 shadow damage.",
      powers = {
        when.destroyed { of = any.ally, effect = function(me) me.hero:deal(1, "shadow", opposing.hero) end },
        when.removed_from_game { of = any.ally, effect = function(me) me.hero:deal(2, "shadow", opposing.hero) end },
      } },
    slay = ability "Slay" { cost = 0, text = "Destroy target ally.",
      targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:destroy() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Slay", "Slay" }, play = { "Crow", "Wisp", "Troll" } })
  end,
  play = function(t)
    t:plays(1, "Slay", { target = "Wisp" })
    t:everyone_passes()
    t:chain(1)
    t:everyone_passes()
    t:plays(1, "Slay", { target = "Troll" })
    t:everyone_passes()
    t:exhausted("Troll")
  end,
  expect = function(t)
    t:removed(1, "Wisp")
    t:damage("hero@boss", 2)            -- removed, never destroyed
    t:not_told { "Wisp is destroyed" }
  end,
}
