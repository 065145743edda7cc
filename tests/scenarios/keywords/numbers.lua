-- Keywords with a number behind them, printed and given: what adds up, and what 0 is.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9 }

return {
  scenario "Haste 1 and Haste 2 on one card are three less" {
    cites = { "KW Haste" },
    cards = {
      ox = ox,
      rush = ally "Rush" { cost = 5, atk = 1, damage = "melee", health = 5, keywords = { "Haste 1", "Haste 2" }, text = "Haste 1, Haste 2" },
    },
    given = function(t)
      t:seat(1, { play = { "Ox" }, hand = { "Rush" }, resources = 2 })
      t:boss {}
    end,
    play = function(t)
      t:cant(1, "plays", "Rush", { reason = "CR 403.6" })
      t:attacks(1, "Ox", "hero@boss")
      t:to_end_of_combat()
      t:plays(1, "Rush")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play(1, "Rush")
      t:ready_resources(1, 0)           -- 5 - 3
    end,
  },
  scenario "Mend X is no Mend where X is 0, and adds to what is printed" {
    cites = { "KW Mend" },
    cards = {
      ox = ox,
      gem = item "Gem" { cost = 1, text = "A gem." },
      nurse = ally "Nurse" { cost = 1, atk = 1, damage = "holy", health = 5, keywords = "Mend 1", text = "Mend 1" },
      choir = item "Choir" { cost = 1, text = "Your allies have Mend X, where X is the number of weapons that you control.",
        powers = { gives { to = your.ally, keyword = { Mend = count(your.weapon) } } } },
      staff = weapon "Staff" { cost = 0, atk = 1, damage = "holy", strike = 1, text = "A weapon." },
    },
    given = function(t)
      t:seat(1, { play = { "Nurse", { "Ox", damage = 5 }, "Choir" }, hand = { "Staff" }, deck = { "Gem", "Gem" } })
      t:boss {}
    end,
    play = function(t)
      t:has("Ox", "Mend", false)
      t:plays(1, "Staff")
      t:everyone_passes()
      t:has("Ox", "Mend")
      t:ends_turn()
      t:will_answer(1, "Ox", "target")
      t:will_answer(1, "Ox", "target")
      t:will_answer(1, "Ox", "target")
      t:will_answer(1, "yes", "Use")
      t:will_answer(1, "yes", "Use")
      t:will_answer(1, "yes", "Use")
      t:ends_turn()
    end,
    expect = function(t)
      t:damage("Ox", 2)                 -- the Nurse twice, the Ox once
    end,
  },
  scenario "Assault X is no Assault where X is 0" {
    cites = { "KW Assault" },
    cards = {
      ox = ox,
      banner = item "Banner" { cost = 0, text = "Your allies have Assault X, where X is the number of weapons that you control.",
        powers = { gives { to = your.ally, keyword = { Assault = count(your.weapon) } } } },
      axe = weapon "Axe" { cost = 0, atk = 1, damage = "melee", strike = 1, text = "A weapon." },
    },
    given = function(t)
      t:seat(1, { play = { "Ox", "Banner" }, hand = { "Axe" } })
      t:boss {}
    end,
    play = function(t)
      t:has("Ox", "Assault", false)
      t:plays(1, "Axe")
      t:everyone_passes()
    end,
    expect = function(t)
      t:has("Ox", "Assault")
      t:atk("Ox", 2)
    end,
  },
  scenario "A Resistance prevents damage of its type whatever other types it has" {
    cites = { "KW Fire Resistance" },
    cards = {
      warded = ally "Warded" { cost = 1, atk = 1, damage = "melee", health = 9, keywords = "Fire Resistance", text = "Fire Resistance" },
      frostfire = ability "Frostfire" { cost = 0, text = "Your hero deals 3 fire and frost damage to each opposing ally.",
        play = function(me) me.hero:deal(3, { "frost", "fire" }, opposing.ally) end },
      frost = ability "Frost" { cost = 0, text = "Your hero deals 2 frost damage to each opposing ally.",
        play = function(me) me.hero:deal(2, "frost", opposing.ally) end },
    },
    given = function(t)
      t:seat(1, { hand = { "Frostfire", "Frost" } })
      t:boss { play = { "Warded" } }
    end,
    play = function(t)
      t:plays(1, "Frostfire")
      t:everyone_passes()
      t:damage("Warded", 0)
      t:plays(1, "Frost")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Warded", 2)
    end,
  },
}
