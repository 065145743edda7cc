local shift = ability "Slip Aside" { cost = 0, instant = true,
  text = "Remove target defending ally from combat. It has Elusive this turn.",
  targets = { target("it", any.ally:with { defending = true }, help) },
  play = function(me, t)
    t.it:remove_from_combat()
    t.it:gain { keyword = "Elusive", lasts = this_turn }
  end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }
local elk = ally "Elk" { cost = 1, atk = 2, damage = "melee", health = 5 }
local guard = ally "Guard" { cost = 1, atk = 1, damage = "melee", health = 5, keywords = { "Protector" } }
local foil = ability "Foil" { cost = 0, instant = true, text = "Interrupt target ability.",
  targets = { target("link", link.ability, harm) }, play = function(me, t) t.link:interrupt() end }

return {
  scenario "There is no defending ally before protectors were chosen" {
    cites = { "CR 602.3" },
    cards = { shift = shift, ox = ox, elk = elk },
    given = function(t)
      t:seat(1, { hand = { "Slip Aside" }, play = { "Ox" } })
      t:boss { play = { "Elk" } }
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Elk", "Ox")
      t:passes("boss")
      t:cant(1, "plays", "Slip Aside")
      t:passes(1)
      t:passes("boss")
      t:plays(1, "Slip Aside", { target = "Ox" })
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Ox", 0)
      t:has("Ox", "Elusive")
      t:exhausted("Elk")
    end,
  },
  scenario "Interrupted, it is too late for a protector" {
    cites = { "CR 602.2" },
    cards = { shift = shift, ox = ox, elk = elk, guard = guard, foil = foil },
    given = function(t)
      t:seat(1, { hand = { "Slip Aside" }, play = { "Ox", "Guard" } })
      t:boss { hand = { "Foil" }, play = { "Elk" } }
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Elk", "Ox")
      t:everyone_passes()                          -- nobody protects
      t:passes("boss")
      t:plays(1, "Slip Aside", { target = "Ox" })
      t:passes(1)
      t:plays("boss", "Foil", { target = "Slip Aside" })
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Ox", 2)
      t:damage("Guard", 0)
      t:ready("Guard")
    end,
  },
}
