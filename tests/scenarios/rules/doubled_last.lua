local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }
local calf = ally "Calf" { cost = 1, atk = 2, damage = "melee", health = 3 }
local twin = ability "Twin" { cost = 0, ongoing = true, text = "Your allies have double ATK.",
  powers = { gives { to = your.ally, atk = double } } }
local feast = ability "Feast" { cost = 0, ongoing = true, text = "Your allies have double health.",
  powers = { gives { to = your.ally, health = double } } }
local swap = ability "Swap" { cost = 0, instant = true, text = "Target ally's ATK and health change places this turn.",
  targets = { target("it", any.ally, help) },
  play = function(_, t) t.it:gain { switch = true, lasts = this_turn } end }
local ringleader = ally "Ringleader" { cost = 0, atk = 1, damage = "melee", health = 9,
  text = "Has more ATK: that of all your other allies together.",
  powers = { gives { to = this, atk = plus(sum("atk", your.ally:other())) } } }
local zeal = ability "Zeal" { cost = 0, ongoing = true, text = "Attached ally has double ATK.",
  attach = target("host", any.ally, help), powers = { gives { to = attached, atk = double } } }

return {
  scenario "Doubling comes last, whoever came first" {
    cites = { "CR 719.4" },
    cards = { ox = ox, twin = twin,
      two = ability "Two" { cost = 1, ongoing = true, text = "Your allies have +2 ATK.",
        powers = { gives { to = your.ally, atk = plus(2) } } } },
    given = function(t)
      t:seat(1, { play = { "Ox", "Twin", "Two" } })
    end,
    expect = function(t)
      t:atk("Ox", 6)                      -- (1 + 2) doubled; by age it would be 4
    end,
  },
  scenario "A younger switch comes before what doubles ATK" {
    cites = { "CR 719.4" },
    cards = { ox = ox, twin = twin, swap = swap },
    given = function(t) t:seat(1, { play = { "Twin", "Ox" }, hand = { "Swap" } }) end,
    play = function(t)
      t:atk("Ox", 2)
      t:plays(1, "Swap", { target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk("Ox", 10)
      t:health("Ox", 1)
    end,
  },
  scenario "A younger switch comes before what doubles health" {
    cites = { "CR 719.4" },
    cards = { calf = calf, feast = feast, swap = swap },
    given = function(t) t:seat(1, { play = { "Feast", "Calf" }, hand = { "Swap" } }) end,
    play = function(t)
      t:health("Calf", 6)
      t:plays(1, "Swap", { target = "Calf" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk("Calf", 3)
      t:health("Calf", 4)
    end,
  },
  scenario "An older switch comes before what doubles ATK" {
    cites = { "CR 719.4" },
    cards = { ox = ox, twin = twin, swap = swap },
    given = function(t) t:seat(1, { play = { "Ox" }, hand = { "Swap", "Twin" } }) end,
    play = function(t)
      t:plays(1, "Swap", { target = "Ox" })
      t:everyone_passes()
      t:plays(1, "Twin")
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk("Ox", 10)
      t:health("Ox", 1)
    end,
  },
  scenario "Who reads another ally's ATK reads it doubled" {
    cites = { "CR 719.1", "CR 719.4" },
    cards = { ringleader = ringleader, calf = calf, zeal = zeal },
    given = function(t) t:seat(1, { play = { "Ringleader", "Calf" }, hand = { "Zeal" } }) end,
    play = function(t)
      t:plays(1, "Zeal", { target = "Calf" })
      t:everyone_passes()
      t:atk("Calf", 4)
    end,
    expect = function(t) t:atk("Ringleader", 1 + 4) end,
  },
  scenario "What doubles the reader too is last of all" {
    cites = { "CR 719.4" },
    cards = { ringleader = ringleader, calf = calf, twin = twin },
    given = function(t) t:seat(1, { play = { "Twin", "Ringleader", "Calf" } }) end,
    expect = function(t)
      t:atk("Calf", 4)
      t:atk("Ringleader", (1 + 2) * 2)
    end,
  },
}
