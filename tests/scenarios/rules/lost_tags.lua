-- CR 202.3: a modifier takes away the tags that it says, and no others.
local axe = weapon "Axe" { cost = 1, atk = 2, damage = "melee", strike = 0, tags = { "Axe", "Melee (1)" } }
local pike = weapon "Pike" { cost = 1, atk = 1, damage = "melee", strike = 0, tags = { "Melee (1)" } }
local grip = ability "Grip" { cost = 0, ongoing = true,
  text = "Attached weapon loses Melee (1), has Ranged (1) and becomes a ranged weapon.", attach = target("host", any.weapon, help),
  powers = { gives { to = attached, loses_tag = "Melee", tag = "Ranged", becomes = "ranged" } } }
local monk = ally "Monk" { cost = 1, atk = 1, damage = "melee", health = 5, tags = { "Blood Elf", "Priest", "Mage" } }

return {
  scenario "A weapon that loses its tag takes no hand of that kind any more, but one of the kind that it gains" {
    cites = { "CR 202.3", "CR 414.3b" },
    cards = { axe = axe, pike = pike, grip = grip },
    given = function(t)
      t:seat(1, { hand = { "Grip", "Pike", "Pike" }, play = { "Axe" }, resources = 3 })
    end,
    play = function(t)
      t:plays(1, "Grip", { target = "Axe" })
      t:everyone_passes()
      t:has("Axe", "Melee", false)
      t:has("Axe", "Ranged")
      t:has("Axe", "Axe")
      t:plays(1, { "Pike", 1 })
      t:everyone_passes()
      t:in_play(1, "Axe")
      t:plays(1, { "Pike", 1 })
      t:everyone_passes()
      t:asked(1, "Uniqueness: choose what is destroyed")
      t:not_offered(1, "Axe")
      t:answers(1, { "Pike", 1 })
    end,
    expect = function(t)
      t:in_play(1, "Axe")
    end,
  },
  scenario "What leaves play is remembered without the tags that it had lost" {
    cites = { "CR 202.3", "CR 707.3" },
    cards = { monk = monk,
      veil = ability "Veil" { cost = 0, ongoing = true, text = "Attached ally loses all classes and has Rogue.",
        attach = target("host", any.ally, help),
        powers = { gives { to = attached, loses_tag = { "Priest", "Mage", "Druid", "Warrior" }, tag = "Rogue" } } },
      bell = item "Bell" { cost = 1, text = "When a Priest dies, its player's hero is dealt 2 holy damage. When a Rogue dies, 3.",
        powers = {
          when.destroyed { of = any.ally:with { tag = "Priest" }, effect = function(me) me.hero:deal(2, "holy", me.hero) end },
          when.destroyed { of = any.ally:with { tag = "Rogue" }, effect = function(me) me.hero:deal(3, "holy", me.hero) end } } },
      axing = ability "Axing" { cost = 0, text = "Destroy target ally.", targets = { target("prey", any.ally, harm) },
        play = function(_, t) t.prey:destroy() end } },
    given = function(t)
      t:seat(1, { hand = { "Veil", "Axing" }, play = { "Monk", "Bell" } })
    end,
    play = function(t)
      t:has("Monk", "Priest")
      t:plays(1, "Veil", { target = "Monk" })
      t:everyone_passes()
      t:has("Monk", "Priest", false)
      t:has("Monk", "Blood Elf")
      t:plays(1, "Axing", { target = "Monk" })
      t:everyone_passes()
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@1", 3)
    end,
  },
  scenario "A tag that is lost can be had again from what is younger, and one that is gained can be lost" {
    cites = { "CR 202.3", "CR 718.1", "CR 202.1a" },
    cards = { monk = monk,
      exile = ability "Exile" { cost = 0, text = "Target ally is no longer a Blood Elf this turn.", targets = { target("one", any.ally, harm) },
        play = function(_, t) t.one:gain { loses_tag = "Blood Elf", lasts = this_turn } end },
      pardon = ability "Pardon" { cost = 0, text = "Target ally is also a Blood Elf and an Orc this turn.", targets = { target("one", any.ally, help) },
        play = function(_, t) t.one:gain { tag = { "Blood Elf", "Orc" }, lasts = this_turn } end },
      oblivion = ability "Oblivion" { cost = 0, text = "Target ally loses the tag Orc this turn.", targets = { target("one", any.ally, harm) },
        play = function(_, t) t.one:gain { loses_tag = "Orc", lasts = this_turn } end } },
    given = function(t)
      t:seat(1, { hand = { "Exile", "Pardon", "Oblivion" }, play = { "Monk" } })
    end,
    play = function(t)
      local function plays(name)
        t:plays(1, name, { target = "Monk" })
        t:everyone_passes()
      end
      plays("Exile")
      t:has("Monk", "Blood Elf", false)
      t:has("Monk", "Elf", false)
      plays("Pardon")
      t:has("Monk", "Elf")
      t:has("Monk", "Orc")
      plays("Oblivion")
      t:has("Monk", "Orc", false)
      t:ends_turn()
    end,
    expect = function(t)
      t:has("Monk", "Blood Elf")
      t:has("Monk", "Orc", false)
    end,
  },
}
