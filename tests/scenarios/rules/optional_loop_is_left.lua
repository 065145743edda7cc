return scenario "Who may decline ends the loop himself: his trigger comes, and is not gone on with" {
  cites = { "CR 803.2" },
  cards = {
    spring = ally "Spring" { cost = 1, atk = 1, damage = "melee", health = 9,
      text = "When this is dealt damage, your hero may heal 1 from this and deal 1 nature damage to it.",
      powers = { when.dealt_damage { of = this, may = true, effect = function(me)
        me.hero:heal(1, me)
        me.hero:deal(1, "nature", me)
      end } } },
    spur = ally "Spur" { cost = 1, atk = 1, damage = "melee", health = 9,
      text = "At the start of your end phase, your hero deals 1 nature damage to target ally.",
      powers = { at.start_of_part { part = "end phase", whose = "your",
        targets = { target("prey", any.ally, harm) },
        effect = function(me, event, t) me.hero:deal(1, "nature", t.prey) end } } },
  },
  given = function(t)
    t:seat(1, { play = { "Spring", "Spur" } })
    t:triggers(1998)
    t:turn(1, "end")
  end,
  play = function(t)
    t:answers(1, "Spring")
    t:everyone_passes()                 -- the 1,999th is Spur's
    t:will_answer(1, "yes", "Use Spring?")
    t:everyone_passes()                 -- the 2,000th: he goes on
    t:chain(1)                          -- it triggers again, for it is not mandatory
    t:everyone_passes()                 -- and is not asked for
    t:chain(0)
  end,
  expect = function(t)
    t:told { "Spring triggers", "Spring triggers", "Often enough: raider 1 does not go on with Spring" }
    t:not_told { "does not trigger once more" }
    t:damage("Spring", 1)
    t:winner("none")
  end,
}
