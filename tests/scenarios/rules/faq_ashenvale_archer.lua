local archer = ally "Grove Archer" { cost = 1, atk = 2, damage = "ranged", health = 1, values = { amount = 2, big = 4 },
  text = "At the start of your turn, if you control an ally with cost {big} or more, this deals {amount} ranged damage to target hero.",
  powers = { at.start_of_turn { whose = "your", only_if = count(your.ally:with { cost = { min = 4 } }):at_least(1),
    targets = { target("it", any.hero, harm) }, effect = function(me, event, t) me:deal(me.amount, "ranged", t.it) end } } }
local ent = ally "Old Ent" { cost = 4, atk = 1, damage = "nature", health = 4 }
local spit = ability "Spit" { cost = 0, instant = true, text = "Destroy target ally.",
  targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:destroy() end }

return {
  scenario "What stands after 'if' is judged again as the effect resolves" {
    cites = { "CR 703.2" },
    cards = { archer = archer, ent = ent, spit = spit },
    given = function(t)
      t:seat(1, { play = { "Grove Archer", "Old Ent" } })
      t:boss { hand = { "Spit" } }
      t:turn(1, "ready")
    end,
    play = function(t)
      t:answers(1, "hero@boss")
      t:passes(1)
      t:plays("boss", "Spit", { target = "Old Ent" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("hero@boss", 0)
    end,
  },
  scenario "With the costly ally there all the time it shoots" {
    cites = { "CR 703.2" },
    cards = { archer = archer, ent = ent },
    given = function(t)
      t:seat(1, { play = { "Grove Archer", "Old Ent" } })
      t:turn(1, "ready")
    end,
    play = function(t)
      t:answers(1, "hero@boss")
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("hero@boss", 2)
    end,
  },
}
