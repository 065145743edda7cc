local sting = ability "Sting" { cost = 0, text = "1 nature damage to target character.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t) me.hero:deal(1, "nature", t.prey) end }
local storm = ability "Storm" { cost = 0, text = "3 nature damage to target character, and again.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t)
    me.hero:deal(3, "nature", t.prey)
    me.hero:deal(3, "nature", t.prey)
  end }
local lance = ability "Lance" { cost = 0, text = "2 unpreventable holy damage to target character.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t) me.hero:deal(2, "holy", t.prey, { unpreventable = true }) end }

return {
  scenario "Power Word: Shield takes one blow whole, and is spent by it" {
    cites = { "CR 717.2a", "CR 717.2d", "CR 703.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/boris_brightbeard", hand = { "Power Word: Shield" }, resources = 1 })
      t:boss { play = { "Guardian Steelhorn", "Wazzuli Wildmender" } }
      t:turn("boss")
    end,
    play = function(t)
      t:proposes("boss", "Onyxia", "hero@1")
      t:passes("boss")
      t:plays(1, "Power Word: Shield", { target = "hero@1" })
      t:everyone_passes()
      t:everyone_passes()
      t:to_end_of_combat()
      t:damage("hero@1", 0)
      t:in_graveyard(1, "Power Word: Shield")
      t:attacks("boss", "Wazzuli Wildmender", "hero@1")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@1", 3)
    end,
  },
  scenario "Power Word: Shield still stands while one effect strikes twice" {
    cites = { "CR 717.2a", "CR 708.1" },
    cards = { storm = storm },
    given = function(t)
      t:seat(1, { hero = { "hoa/boris_brightbeard" }, play = { "Parvink",
        { "Power Word: Shield", attached_to = "Parvink" } } })
      t:boss { hand = { "Storm" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Storm", { target = "Parvink" })
      t:everyone_passes()
      t:in_play(1, "Power Word: Shield")
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("Parvink", 0)
      t:in_graveyard(1, "Power Word: Shield")
    end,
  },
  scenario "Power Word: Shield covers its bearer alone, and what can't be prevented leaves it whole" {
    cites = { "CR 717.2", "CR 400.6" },
    cards = { sting = sting, lance = lance },
    given = function(t)
      t:seat(1, { hero = "hoa/boris_brightbeard", play = { "Crazy Igvand",
        { "Power Word: Shield", attached_to = "Crazy Igvand" }, "Golem Skull Helm" } })
      t:boss { hand = { "Sting", "Sting", "Lance" } }
      t:turn("boss")
    end,
    play = function(t)
      t:will_answer(1, "Golem Skull Helm")
      t:plays("boss", { "Sting", 1 }, { target = "hero@1" })
      t:everyone_passes()
      t:damage("hero@1", 0)
      t:plays("boss", "Sting", { target = "hero@1" })
      t:everyone_passes()
      t:plays("boss", "Lance", { target = "Crazy Igvand" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("hero@1", 1)
      t:damage("Crazy Igvand", 2)
      t:attached("Power Word: Shield", "Crazy Igvand")
    end,
  },
}
