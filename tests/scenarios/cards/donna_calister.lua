local bully = ally "Bully" { cost = 1, atk = 1, damage = "melee", health = 3,
  text = "When this attacks, exhaust target character.",
  powers = {
    when.attacks { of = this, targets = { target("prey", any.character, harm) },
      effect = function(me, event, t) t.prey:exhaust() end },
  } }

return {
  scenario "Donna Calister protects against every attack of a turn" {
    cites = { "CR 703.1", "CR 602.2", "CR 411.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/boris_brightbeard",
        play = { { "Donna Calister", exhausted = true } } })
      t:boss { play = { "Guardian Steelhorn", "Wazzuli Wildmender" } }
      t:turn("boss")
    end,
    play = function(t)
      t:proposes("boss", "Wazzuli Wildmender", "hero@1")
      t:everyone_passes()
      t:chain(1)
      t:protects(1, "Donna Calister")
      t:to_end_of_combat()
      t:exhausted("Donna Calister")
      t:attacks("boss", "Onyxia", "hero@1")
      t:protects(1, "Donna Calister")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@1", 0)
      t:damage("Donna Calister", 4)
      t:exhausted("Donna Calister")
    end,
  },
  scenario "Donna Calister rests while her own side attacks" {
    cites = { "CR 703.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/boris_brightbeard",
        play = { { "Donna Calister", exhausted = true }, "Parvink" } })
    end,
    play = function(t)
      t:attacks(1, "Parvink", "Onyxia")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:exhausted("Donna Calister")
    end,
  },
  scenario "Donna Calister readies before an attacker's own power exhausts her" {
    cites = { "CR 708.1a" },
    cards = { bully = bully },
    given = function(t)
      t:seat(1, { hero = "hoa/boris_brightbeard",
        play = { { "Donna Calister", exhausted = true } } })
      t:boss { play = { "Bully" } }
      t:turn("boss")
    end,
    play = function(t)
      t:proposes("boss", "Bully", "hero@1")
      t:everyone_passes()
      t:answers("boss", "Donna Calister")
      t:chain(2)
      t:everyone_passes()
      t:ready("Donna Calister")
      t:everyone_passes()
      t:exhausted("Donna Calister")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@1", 1)
      t:damage("Donna Calister", 0)
    end,
  },
}
