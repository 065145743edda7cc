local brute = ally "Brute" { cost = 1, atk = 2, damage = "melee", health = 3 }
local guard = ally "Guard" { cost = 1, atk = 1, damage = "melee", health = 5, keywords = "Protector" }
local idler = ally "Idler" { cost = 1, atk = 1, damage = "melee", health = 5 }
local ghost = ally "Ghost" { cost = 1, atk = 1, damage = "melee", health = 5, keywords = "Elusive" }
local thief = ally "Thief" { cost = 1, atk = 2, damage = "melee", health = 3, keywords = "Stealth" }
local archer = ally "Archer" { cost = 1, atk = 2, damage = "ranged", health = 3, keywords = "Long-Range" }
local boar = ally "Boar" { cost = 0, atk = 2, damage = "melee", health = 3, keywords = "Ferocity",
  text = "Exhaust this: draw a card.",
  powers = { pays { cost = { exhaust = this }, effect = function(me) me.player:draw() end } } }

return {
  scenario "Protector can protect" {
    cites = { "KW Protector" },
    cards = { brute = brute, guard = guard, idler = idler },
    given = function(t)
      t:seat(1, { play = { "Guard", "Idler" } })
      t:boss { play = { "Brute" } }
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Brute", "hero@1")
      t:cant(1, "protects", "Idler", { reason = "602.2" })
      t:protects(1, "Guard")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Guard", 2)
      t:damage("hero@1", 0)
    end,
  },
  scenario "Nobody attacks what is Elusive" {
    cites = { "KW Elusive" },
    cards = { brute = brute, ghost = ghost },
    given = function(t)
      t:seat(1, { play = { "Ghost" } })
      t:boss { play = { "Brute" } }
      t:turn("boss")
    end,
    play = function(t)
      t:cant("boss", "attacks", "Brute", { defender = "Ghost", reason = "Elusive" })
    end,
    expect = function(t)
      t:can("boss", "attacks", "Brute", { defender = "hero@1" })
    end,
  },
  scenario "Nobody protects against Stealth" {
    cites = { "KW Stealth" },
    cards = { thief = thief, guard = guard },
    given = function(t)
      t:seat(1, { play = { "Guard" } })
      t:boss { play = { "Thief" } }
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Thief", "hero@1")
      t:cant(1, "protects", "Guard", { reason = "Stealth" })
      t:to_end_of_combat()
      t:ready("Guard")
    end,
    expect = function(t)
      t:not_told { "protects" }
      t:damage("hero@1", 2)
      t:not_asked(1)
    end,
  },
  scenario "Defenders deal nothing to an attacker with Long-Range" {
    cites = { "KW Long-Range" },
    cards = { archer = archer, idler = idler },
    given = function(t)
      t:seat(1, { play = { "Idler" } })
      t:boss { play = { "Archer" } }
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Archer", "Idler")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Idler", 2)
      t:damage("Archer", 0)
    end,
  },
  scenario "Ferocity attacks at once, and activates no sooner" {
    cites = { "KW Ferocity" },
    cards = { boar = boar },
    given = function(t)
      t:seat(1, { hand = { "Boar" } })
      t:boss {}
    end,
    play = function(t)
      t:plays(1, "Boar")
      t:everyone_passes()
      t:cant(1, "uses", "Boar", { reason = "302.2" })
      t:attacks(1, "Boar", "hero@boss")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@boss", 2)
    end,
  },
}
