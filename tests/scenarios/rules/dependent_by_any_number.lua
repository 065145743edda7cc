-- CR 719.1: each number, word and type that a modifier reads of another card is first what younger ones make of it.
local plate = armor "Plate" { cost = 1, def = 1, tags = { "Head (1)" }, text = "Armor." }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }
local cub = ally "Cub" { cost = 1, atk = 1, damage = "melee", health = 3 }

-- The elder, who reads, stands before the younger, who changes: `shown` is the elder's ATK.
local function reads(number, title, what, changes, shown, before)
  local elder, younger = "Elder " .. number, "Younger " .. number
  return scenario(title) {
    cites = { "CR 719.1", "CR 719.2" },
    cards = { plate = plate, ox = ox, cub = cub,
      ["elder_" .. number] = ally(elder) { cost = 0, atk = 0, damage = "melee", health = 9, text = "Reads.",
        powers = { gives { to = this, atk = plus(what) } } },
      ["younger_" .. number] = ally(younger) { cost = 0, atk = 0, damage = "melee", health = 9, text = "Changes.",
        powers = { gives(changes) } } },
    given = function(t)
      t:seat(1, { play = before and { before, elder, "Ox", "Plate", younger } or { elder, "Ox", "Plate", younger } })
      t:boss { play = { "Cub" } }
    end,
    play = function() end,
    expect = function(t) t:atk(elder, shown) end,
  }
end

local ox_alone = your.ally:with { name = "Ox" }
return {
  reads(1, "Who adds up DEF adds what a younger card gives", sum("def", your.armor), { to = your.armor, def = plus(2) }, 3),
  reads(2, "Who adds up ATK adds what a younger card gives", sum("atk", ox_alone), { to = ox_alone, atk = plus(2) }, 3),
  reads(3, "Who adds up health adds what a younger card gives", sum("health", ox_alone), { to = ox_alone, health = plus(2) }, 7),
  reads(4, "Who adds up remaining health adds what a younger card gives", sum("remaining", ox_alone),
    { to = ox_alone, health = plus(2) }, 7),
  reads(5, "Who looks at the most health sees what a younger card gives", most("health", ox_alone),
    { to = ox_alone, health = plus(2) }, 7),
  reads(6, "Who looks at the hero's ATK sees what a younger card gives", hero_stat("atk"), { to = your.hero, atk = plus(3) }, 3),
  reads(7, "Who looks at its own health sees what a younger card gives", stat("health"),
    { to = your.ally:with { name = "Elder 7" }, health = plus(2) }, 11),
  reads(8, "Who adds up ATK sees ATK and health switched by a younger card", sum("atk", ox_alone),
    { to = ox_alone, switch = true }, 5),
  reads(9, "Who adds up health sees ATK and health switched by a younger card", sum("health", ox_alone),
    { to = ox_alone, switch = true }, 1),
  reads(10, "Who counts those of a tag counts whom a younger card makes one", count(your.ally:with { tag = "Demon" }),
    { to = ox_alone, tag = "Demon" }, 1),
  reads(11, "Who counts those of another tag besides counts whom a younger card makes one",
    count(your.ally:without { tag = "Demon" }), { to = ox_alone, tag = "Demon" }, 2),
  reads(12, "Who counts kin counts whom a younger card makes one", kin(your.ally), { to = your.ally, tag = "Orc" }, 3),
  reads(13, "Who counts those of a damage type counts whom a younger card makes one", count(your.ally:with { deals = "fire" }),
    { to = ox_alone, damage = "fire" }, 1),
  reads(14, "Who counts those of a keyword counts whom a younger card makes one",
    count(your.ally:with { keyword = "Protector" }), { to = ox_alone, keyword = "Protector" }, 1),
  reads(15, "Who counts abilities counts what a younger card makes one", count(your.ability), { to = your.armor, type = "ability" }, 1),
  reads(16, "Who counts by ATK counts whom a younger card raises", count(your.ally:with { atk = { min = 3 } }),
    { to = ox_alone, atk = plus(2) }, 1),
  reads(17, "Who counts by health counts whom a younger card raises", count(your.ally:with { health = { min = 7, max = 8 } }),
    { to = ox_alone, health = plus(2) }, 1),
  reads(18, "Who counts by DEF counts what a younger card raises", count(your.armor:with { def = 3 }),
    { to = your.armor, def = plus(2) }, 1),
  reads(19, "Who counts by two numbers counts whom a younger card raises by the second",
    count(your.ally:with { health = 5, atk = { min = 3 } }), { to = ox_alone, atk = plus(2) }, 1),
  reads(20, "Who looks at its own ATK sees what a younger card gives", stat("atk"),
    { to = your.ally:with { name = "Elder 20" }, atk = plus(2) }, 4),
  reads(21, "Who counts those of Inspire counts whom a younger card makes one",
    count(your.ally:with { keyword = "Inspire" }), { to = ox_alone, inspires = your.ally }, 1),
  reads(22, "Who counts those of Sabotage counts whom a younger card makes one",
    count(your.ally:with { keyword = "Sabotage" }), { to = ox_alone, sabotages = opposing.armor }, 1),
  reads(23, "Who counts Bosses does not count whom a younger card makes something else",
    count(opposing.card:with { boss = true }), { to = opposing.hero, becomes = "ally" }, 0),
  scenario "Who has the ATK of an ally that a younger card passes over has it before that card" {
    cites = { "CR 718.1", "CR 719.1" },
    cards = { ox = ox,
      mimic = ally "Mimic" { cost = 0, atk = 0, damage = "melee", health = 9, text = "Has the ATK of your Oxen.",
        powers = { gives { to = this, atk = set_to(sum("atk", ox_alone)) } } },
      crown = item "Crown" { cost = 0, text = "The ally of yours with the most health has +2 ATK.",
        powers = { gives { to = your.ally:highest("health"), atk = plus(2) } } } },
    given = function(t)
      t:seat(1, { play = { "Mimic", "Ox", "Crown" } })
    end,
    play = function() end,
    expect = function(t)
      t:atk("Ox", 1)
      t:atk("Mimic", 3)                   -- 1 of the Ox, and 2: the Mimic has the most health
    end,
  },
  scenario "However many there are, the last is waited for as the others" {
    cites = { "CR 719.1", "CR 719.2" },
    raid = "duel",
    cards = { ox = ox,
      scale = ally "Scale" { cost = 0, atk = 0, damage = "melee", health = 9, text = "ATK as your Oxen.",
        powers = { gives { to = this, atk = plus(sum("atk", ox_alone)) } } },
      pebble = item "Pebble" { cost = 0, text = "Has +1 DEF.", powers = { gives { to = this, def = plus(1) } } },
      feeder = ally "Feeder" { cost = 0, atk = 0, damage = "melee", health = 9, text = "Your Oxen have +2 ATK.",
        powers = { gives { to = ox_alone, atk = plus(2) } } } },
    given = function(t)
      local play = { "Scale", "Ox" }
      for _ = 1, 63 do table.insert(play, "Pebble") end
      table.insert(play, "Feeder")         -- the 65th modifier, and the last
      t:seat(1, { play = play })
      t:seat(2, {})
    end,
    play = function() end,
    expect = function(t) t:atk("Scale", 3) end,
  },
  scenario "Who reads waits for what changes only those whom an older card made such" {
    cites = { "CR 719.1", "CR 719.2" },
    cards = { ox = ox,
      namer = ally "Namer" { cost = 0, atk = 0, damage = "melee", health = 9, text = "Your other allies that are hurt are Demons.",
        powers = { gives { to = your.ally:with { damaged = true }, tag = "Demon" } } },
      gauge = ally "Gauge" { cost = 0, atk = 0, damage = "melee", health = 9, text = "ATK as the health of your hurt allies.",
        powers = { gives { to = this, atk = plus(sum("health", your.ally:with { damaged = true })) } } },
      tamer = ally "Tamer" { cost = 0, atk = 0, damage = "melee", health = 9, text = "Your Demons have +2 health.",
        powers = { gives { to = your.ally:with { tag = "Demon" }, health = plus(2) } } } },
    given = function(t)
      t:seat(1, { play = { "Namer", "Gauge", { "Ox", damage = 1 }, "Tamer" } })
    end,
    play = function() end,
    expect = function(t)
      t:health("Ox", 7)
      t:atk("Gauge", 7)
    end,
  },
  scenario "Who is set in an older text is doubled last, and those behind see it doubled" {
    cites = { "CR 719.4" },
    cards = { ox = ox, cub = cub,
      doubler = ally "Doubler" { cost = 0, atk = 0, damage = "melee", health = 9, text = "Double the ATK of your Oxen.",
        powers = { gives { to = ox_alone, atk = double } } },
      raiser = ally "Raiser" { cost = 0, atk = 0, damage = "melee", health = 9, text = "Your allies have +2 ATK.",
        powers = { gives { to = your.ally, atk = plus(2) } } },
      turner = ally "Turner" { cost = 0, atk = 0, damage = "melee", health = 9, text = "Your Oxen's ATK and health are switched.",
        powers = { gives { to = ox_alone, switch = true } } } },
    given = function(t)
      t:seat(1, { play = { "Doubler", "Raiser", "Ox", "Cub", "Turner" } })
    end,
    play = function() end,
    expect = function(t)
      t:atk("Ox", 10)                     -- 1 + 2, switched with 5, doubled
      t:health("Ox", 3)
      t:atk("Cub", 3)
    end,
  },
}
