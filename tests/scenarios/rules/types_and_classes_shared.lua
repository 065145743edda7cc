local judge = ability "Judge" { cost = 0, class = { "mage" }, text = "Compares two cards.",
  targets = { target("one", any.card, help), target("other", any.card, help, { not_as = "one" }) },
  play = function(me, t)
    if t.one:same_type(t.other) then me.hero:deal(1, "fire", me.hero) end
    if t.one:shares("type", t.other) then me.hero:deal(10, "fire", me.hero) end
    if t.one:shares("class", t.other) then me.hero:deal(5, "fire", me.hero) end
    if t.one:shares("race", t.other) then me.hero:deal(3, "fire", me.hero) end
    if t.one:shares("name", t.other) then me.hero:deal(4, "fire", me.hero) end
    if not t.one:shares("controller", t.other) then me.hero:deal(6, "fire", me.hero) end
  end }
local cat = ally "Cat" { cost = 1, atk = 1, damage = "melee", health = 3 }
return {
  scenario "To share a type is not to be of the same types" {
    cites = { "CR 300.1c" },
    cards = { judge = judge,
      golem = item "Golem" { cost = 0, atk = 2, damage = "melee", health = 3, tags = { "Golem" } },
      cat = cat },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Judge" }, play = { "Golem", "Cat" } })
    end,
    play = function(t)
      t:plays(1, "Judge", { targets = { "Golem", "Cat" } })
      t:everyone_passes()
    end,
    expect = function(t) t:damage("hero@1", 10) end,
  },
  scenario "A race is one of twelve, and to be a Demon is none" {
    cites = { "CR 300.1c" },
    cards = { judge = judge,
      imp = item "Imp" { cost = 0, atk = 2, damage = "melee", health = 3, tags = { "Golem", "Demon", "Troll" } },
      fiend = ally "Fiend" { cost = 1, atk = 1, damage = "melee", health = 3, tags = { "Demon", "Warlock" } },
      headhunter = ally "Headhunter" { cost = 1, atk = 1, damage = "melee", health = 3, tags = { "Troll", "Rogue" } } },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Judge", "Judge" }, play = { "Imp", "Fiend", "Headhunter" } })
    end,
    play = function(t)
      t:plays(1, { "Judge", 1 }, { targets = { "Imp", "Fiend" } })
      t:everyone_passes()
      t:damage("hero@1", 10)                     -- they share the type alone
      t:plays(1, "Judge", { targets = { "Imp", "Headhunter" } })
      t:everyone_passes()
    end,
    expect = function(t) t:damage("hero@1", 10 + 10 + 3) end,
  },
  scenario "A class is shared by the type line, not by icons" {
    cites = { "CR 206.1a" },
    cards = { judge = judge,
      axe = weapon "Axe" { cost = 1, atk = 1, damage = "melee", strike = 1, class = { "warrior" } },
      orc = ally "Orc" { cost = 1, atk = 1, damage = "melee", health = 3, tags = { "Orc", "Warrior" },
        class = { "warrior" } } },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Judge" }, play = { "Axe", "Orc" } })
    end,
    play = function(t)
      t:plays(1, "Judge", { targets = { "Axe", "Orc" } })
      t:everyone_passes()
    end,
    expect = function(t) t:damage("hero@1", 0) end,
  },
  scenario "Two of one name share it, whoever controls them" {
    cites = { "CR 414.3a" },
    cards = { judge = judge, cat = cat },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Judge" }, play = { "Cat" } })
      t:boss { play = { "Cat" } }
    end,
    play = function(t)
      t:plays(1, "Judge", { targets = { "Cat@1", "Cat@boss" } })
      t:everyone_passes()
    end,
    expect = function(t) t:damage("hero@1", 1 + 10 + 4 + 6) end,     -- the types, the name, and another controller
  },
}
