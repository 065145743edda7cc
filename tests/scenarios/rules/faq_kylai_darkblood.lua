local kin = ally "Night Kin" { cost = 5, atk = 4, damage = "melee", health = 4,
  text = "While you control another ally with Elusive, this has Elusive. The same for Spellshield.",
  powers = {
    gives { to = this, keyword = "Elusive", only_if = count(your.ally:with { keyword = "Elusive" }:other()):at_least(1) },
    gives { to = this, keyword = "Spellshield", only_if = count(your.ally:with { keyword = "Spellshield" }:other()):at_least(1) },
  } }
local cub = ally "Sly Cub" { cost = 1, atk = 1, damage = "melee", health = 1, keywords = { "Elusive", "Spellshield" } }

return {
  scenario "Two that look at each other have nothing" {
    cites = { "CR 704.1" },
    cards = { kin = kin },
    given = function(t) t:seat(1, { play = { "Night Kin", "Night Kin" } }) end,
    play = function(t) end,
    expect = function(t)
      t:has({ "Night Kin", 1 }, "Elusive", false)
      t:has({ "Night Kin", 2 }, "Elusive", false)
    end,
  },
  scenario "With a third that has it they have it, and lose it with that one" {
    cites = { "CR 704.1" },
    cards = { kin = kin, cub = cub,
      spit = ability "Spit" { cost = 0, text = "Destroy target ally.", targets = { target("it", any.ally, harm) },
        play = function(me, t) t.it:destroy() end } },
    given = function(t) t:seat(1, { hand = { "Spit" }, play = { "Night Kin", "Sly Cub", "Night Kin" } }) end,
    play = function(t)
      t:has({ "Night Kin", 1 }, "Elusive")
      t:has({ "Night Kin", 2 }, "Elusive")
      t:has({ "Night Kin", 2 }, "Spellshield")
      t:plays(1, "Spit", { target = "Sly Cub" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:has({ "Night Kin", 1 }, "Elusive", false)
      t:has({ "Night Kin", 2 }, "Elusive", false)
    end,
  },
}
