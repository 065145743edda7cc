return scenario "A question offers what the rules leave, and nothing else" {
  cites = { "CR 706.1", "CR 602.2" },
  cards = {
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
    guard = ally "Guard" { cost = 1, atk = 1, damage = "melee", health = 5, keywords = { "Protector" } },
    ghost = ally "Ghost" { cost = 1, atk = 1, damage = "melee", health = 5, keywords = { "Untargetable" } },
    archer = ally "Archer" { cost = 0, atk = 1, damage = "ranged", health = 1,
      text = "When this enters play, your hero deals 1 fire damage to target opposing ally.",
      powers = { when.enters_play { of = this, targets = { target("prey", opposing.ally, harm) },
        effect = function(me, event, t) me.hero:deal(1, "fire", t.prey) end } } },
  },
  given = function(t)
    t:seat(1, { hand = { "Archer" }, play = { "Ox" } })
    t:boss { play = { "Guard", "Ghost", { "Guard", exhausted = true } } }
  end,
  play = function(t)
    t:plays(1, "Archer")
    t:everyone_passes()
    t:asked(1, "Choose a target for Archer")
    t:offers(1, { "Guard", 1 })
    t:not_offered(1, "Ghost", "CR 706.1: it is untargetable")
    t:not_offered(1, "Ox", "CR 706.1: it does not meet the target description")
    t:answers(1, { "Guard", 1 })
    t:finishes_chain()
    t:proposes(1, "Ox", "hero@boss")
    t:passes(1)
    t:passes("boss")
    t:passes(1)                         -- in the attack window
    t:passes("boss")
    t:asked("boss", "Who protects")
    t:offers("boss", { "Guard", 1 })
    t:offers("boss", "none")
    t:not_offered("boss", { "Guard", 2 }, "CR 602.2: it is exhausted")
    t:not_offered("boss", "Ghost", "CR 602.2: it can't protect that defender")
    t:answers("boss", "none")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("hero@boss", 1)
    t:damage({ "Guard", 1 }, 1)
  end,
}
