-- How much a hero can have in hand (CR 406, 414.3c).
local function fighter(name, keyword)
  return hero(name) { health = 30, text = "Has hands.", keywords = keyword and { keyword } }
end
local function blade(name, ...)
  return weapon(name) { cost = 1, atk = 2, damage = "melee", strike = 0, tags = { ... }, text = "A weapon." }
end
local function dear(name, atk, strike)
  return weapon(name) { cost = 1, atk = atk, damage = "melee", strike = strike, tags = { "One-Handed", "Melee (1)" },
    text = "A dear weapon." }
end

local axe = blade("Axe", "One-Handed", "Melee (1)")
local maul = blade("Maul", "Two-Handed", "Melee (1)")
local bow = blade("Bow", "Ranged (1)")
local board = armor "Board" { cost = 1, def = 1, tags = { "Off-Hand (1)", "Shield" }, text = "A shield." }
local orb = item "Orb" { cost = 1, tags = { "Off-Hand (1)" }, text = "An orb." }
local long_bow = blade("Long Bow", "Two-Handed", "Ranged (1)")
local plain, twin = fighter("Plain"), fighter("Twin", "Dual Wield")
local titan, warden = fighter("Titan", "Two-Handed Dual Wield"), fighter("Warden", "Dual Shield")
local archer, naga = fighter("Archer", "Ranged Dual Wield"), fighter("Naga", "Sextuple Wield")
local legion = fighter("Legion", "Infinite Wield")

-- The last card of the hand is too much beside what is in play; one of those named `choice` goes.
local function too_much(title, cites, cards, hero_name, play, last, choice)
  return scenario(title) {
    cites = cites, cards = cards,
    given = function(t)
      t:seat(1, { hero = hero_name, hand = { last }, play = play, resources = 1 })
    end,
    play = function(t)
      t:plays(1, last)
      t:everyone_passes()
      t:asked(1, "Uniqueness")
      t:answers(1, choice)
    end,
    expect = function(t)
      t:in_graveyard(1, type(choice) == "table" and choice[1] or choice)
      t:chain(0)
    end,
  }
end

-- The last card of the hand fits.
local function fits(title, cites, cards, hero_name, play, last, count)
  return scenario(title) {
    cites = cites, cards = cards,
    given = function(t)
      t:seat(1, { hero = hero_name, hand = { last }, play = play, resources = 1 })
    end,
    play = function(t)
      t:plays(1, last)
      t:everyone_passes()
      t:asked(1, "Your move")
    end,
    expect = function(t)
      t:count_in_play(1, last, count)
      t:graveyard_count(1, 0)
    end,
  }
end

local squire = ally "Squire" { cost = 1, atk = 1, damage = "fire", health = 5, text = "Wields.",
  powers = { gives { to = this, wields = your.weapon } } }
local all = {
  axe = axe, maul = maul, bow = bow, long_bow = long_bow, board = board, orb = orb, plain = plain, twin = twin, titan = titan,
  warden = warden, archer = archer, naga = naga, legion = legion, saw = dear("Saw", 2, 2), file = dear("File", 3, 1),
}

-- The last card is too much, and these may go, those may not.
local function may_go(title, cites, hero_name, play, last, these, those)
  return scenario(title) {
    cites = cites, cards = all,
    given = function(t)
      t:seat(1, { hero = hero_name, hand = { last }, play = play, resources = 1 })
    end,
    play = function(t)
      t:plays(1, last)
      t:everyone_passes()
      t:asked(1, "Uniqueness")
      for _, name in ipairs(these) do t:offers(1, name) end
      for _, name in ipairs(those or {}) do t:not_offered(1, name) end
      t:answers(1, these[1])
    end,
    expect = function(t)
      t:asked(1, "Your move")                 -- one is enough
      t:graveyard_count(1, 1)
    end,
  }
end

-- With so many resources. All of these strike one after the other, and nothing more is asked.
local function strikes(title, cites, hero_name, play, struck, damage, ready, resources)
  return scenario(title) {
    cites = cites, cards = all,
    given = function(t)
      t:seat(1, { hero = hero_name, play = play, resources = resources or 0 })
    end,
    play = function(t)
      t:attacks(1, hero_name, "Onyxia")
      for i, name in ipairs(struck) do
        if i == 1 then t:strikes(1, name) else t:answers(1, name) end
      end
      t:asked(1, "Your move")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", damage)
      for _, name in ipairs(struck) do t:exhausted(name) end
      for _, name in ipairs(ready or {}) do t:ready(name) end
    end,
  }
end

return {
  too_much("What takes both hands leaves none for the off hand", { "CR 414.3c" },
    { plain = plain, maul = maul, orb = orb }, "Plain", { "Maul" }, "Orb", "Maul"),
  too_much("One melee weapon is all that a hero has hands for", { "CR 414.3b" },
    { plain = plain, axe = axe, maul = maul }, "Plain", { "Axe" }, "Maul", "Axe"),
  fits("Who wields two has two one-handed weapons", { "CR 406.2", "KW Dual Wield" },
    { twin = twin, axe = axe }, "Twin", { "Axe" }, "Axe", 2),
  too_much("With two weapons in hand there is none for a shield", { "CR 406.2a" },
    { twin = twin, axe = axe, board = board }, "Twin", { "Axe", "Axe" }, "Board", "Board"),
  too_much("Who wields two one-handed ones can't hold a heavy one beside", { "CR 406.2a" },
    { twin = twin, axe = axe, maul = maul }, "Twin", { "Axe" }, "Maul", "Axe"),
  fits("Who wields two heavy ones may have them", { "CR 406.2", "KW Two-Handed Dual Wield" },
    { titan = titan, maul = maul }, "Titan", { "Maul" }, "Maul", 2),
  fits("… or a heavy one and an off hand", { "CR 406.2" },
    { titan = titan, maul = maul, orb = orb }, "Titan", { "Maul" }, "Orb", 1),
  fits("Some hold two shields", { "CR 406.2", "KW Dual Shield" },
    { warden = warden, board = board }, "Warden", { "Board" }, "Board", 2),
  too_much("… but not a shield and another off hand", { "CR 414.3b" },
    { warden = warden, board = board, orb = orb }, "Warden", { "Board" }, "Orb", "Orb"),
  fits("Six hands hold two heavy weapons, a light one and an orb", { "CR 406.3", "CR 406.3a", "KW Sextuple Wield" },
    { naga = naga, maul = maul, axe = axe, orb = orb }, "Naga", { "Maul", "Maul", "Orb" }, "Axe", 1),
  too_much("The seventh hand is one too many", { "CR 406.3", "CR 406.3a" },
    { naga = naga, maul = maul, axe = axe, orb = orb }, "Naga", { "Maul", "Maul", "Axe", "Orb" }, "Axe", "Orb"),
  fits("Some have two ranged weapons", { "CR 406.4", "KW Ranged Dual Wield" },
    { archer = archer, bow = bow }, "Archer", { "Bow" }, "Bow", 2),
  too_much("… but not three", { "CR 406.4", "CR 414.3b" },
    { archer = archer, bow = bow }, "Archer", { "Bow", "Bow" }, "Bow", { "Bow", 1 }),
  fits("Some have any number of one-handed weapons", { "CR 406.5", "KW Infinite Wield" },
    { legion = legion, axe = axe }, "Legion", { "Axe", "Axe", "Axe", "Axe", "Axe", "Axe", "Axe" }, "Axe", 8),
  fits("A light weapon leaves a hand for an orb", { "CR 414.3b", "CR 414.3c" }, all, "Plain", { "Axe" }, "Orb", 1),
  fits("A ranged weapon is none of the melee weapons", { "CR 414.3b" }, all, "Plain", { "Maul" }, "Long Bow", 1),
  may_go("One ranged weapon is all that a hero carries", { "CR 414.3b" }, "Plain",
    { "Axe", "Bow" }, "Long Bow", { "Bow", "Long Bow" }, { "Axe" }),
  may_go("With two off hands, one of them goes", { "CR 414.3b" }, "Plain",
    { "Axe", "Orb" }, "Board", { "Orb", "Board" }, { "Axe" }),
  may_go("With two melee weapons, the off hand stays", { "CR 414.3b" }, "Plain",
    { "Axe", "Board" }, "Maul", { "Maul", "Axe" }, { "Board" }),
  may_go("A ranged weapon takes both hands, too, where it says so", { "CR 414.3c" }, "Plain",
    { "Axe", "Long Bow" }, "Orb", { "Orb", "Long Bow" }, { "Axe" }),
  fits("Who could wield two may hold one and an off hand", { "CR 406.2" }, all, "Twin", { "Axe" }, "Orb", 1),
  may_go("Two light weapons and one more are too many", { "CR 406.2a" }, "Twin",
    { "Axe", "Axe" }, "Axe", { { "Axe", 1 }, { "Axe", 2 }, { "Axe", 3 } }),
  may_go("… and so are two light ones and a heavy one", { "CR 406.2a" }, "Twin",
    { "Axe", "Axe" }, "Maul", { "Maul", { "Axe", 1 }, { "Axe", 2 } }),
  may_go("Two ranged weapons are too many for who wields two melee weapons", { "CR 406.2", "CR 414.3b" }, "Twin",
    { "Axe", "Bow" }, "Bow", { { "Bow", 1 }, { "Bow", 2 } }, { "Axe" }),
  fits("Who wields two heavy ones may have a light one beside", { "CR 406.2" }, all, "Titan", { "Maul" }, "Axe", 1),
  fits("… or two light ones", { "CR 406.2b" }, all, "Titan", { "Axe" }, "Axe", 2),
  may_go("… but not three weapons", { "CR 406.2a" }, "Titan",
    { "Maul", "Axe" }, "Maul", { "Axe", { "Maul", 1 } }),
  may_go("… nor two and an off hand", { "CR 406.2a" }, "Titan", { "Maul", "Maul" }, "Orb", { "Orb", { "Maul", 1 } }),
  may_go("… nor a heavy one, a light one and an off hand", { "CR 406.2a" }, "Titan",
    { "Maul", "Axe" }, "Orb", { "Axe", "Maul", "Orb" }),
  may_go("… nor a heavy one and two off hands", { "CR 406.2a" }, "Titan", { "Maul", "Orb" }, "Board", { "Board", "Orb" }),
  fits("With one shield in hand there is room for a weapon", { "CR 406.2" }, all, "Warden", { "Board" }, "Axe", 1),
  fits("With two shields in hand one shoots all the same", { "CR 406.2" }, all, "Warden", { "Board", "Board" }, "Bow", 1),
  may_go("With two shields in hand there is none for a weapon", { "CR 406.2a" }, "Warden",
    { "Board", "Board" }, "Axe", { "Axe", { "Board", 1 } }),
  may_go("… nor for a third shield", { "CR 406.2a" }, "Warden",
    { "Board", "Board" }, "Board", { { "Board", 1 }, { "Board", 3 } }),
  fits("Six hands hold three heavy weapons", { "CR 406.3" }, all, "Naga", { "Maul", "Maul" }, "Maul", 3),
  may_go("… and no more", { "CR 406.3" }, "Naga", { "Maul", "Maul", "Maul" }, "Axe", { "Axe", { "Maul", 2 } }),
  fits("Six hands hold six light weapons", { "CR 406.3" }, all, "Naga", { "Axe", "Axe", "Axe", "Axe", "Axe" }, "Axe", 6),
  may_go("… and no orb beside them", { "CR 406.3a" }, "Naga",
    { "Axe", "Axe", "Axe", "Axe", "Axe", "Axe" }, "Orb", { "Orb", { "Axe", 1 } }),
  may_go("Six hands hold one off hand alone", { "CR 406.3a" }, "Naga", { "Axe", "Orb" }, "Board", { "Board", "Orb" }),
  fits("Any number of light weapons leave a hand for an orb", { "CR 406.5" }, all, "Legion",
    { "Axe", "Axe", "Axe" }, "Orb", 1),
  may_go("… but not for two, one of which goes", { "CR 406.5", "CR 414.3b" }, "Legion",
    { "Axe", "Axe", "Orb" }, "Board", { "Board", "Orb" }, { { "Axe", 1 } }),
  may_go("… nor for an orb where a bow takes both hands", { "CR 406.5", "CR 414.3c" }, "Legion",
    { "Axe", "Axe", "Long Bow" }, "Orb", { "Orb", "Long Bow" }, { { "Axe", 1 } }),
  may_go("A heavy weapon is one too many among light ones", { "CR 406.5", "CR 414.3b" }, "Legion",
    { "Axe" }, "Maul", { "Maul", "Axe" }),
  strikes("Who wields two heavy ones strikes with both", { "CR 406.6" }, "Titan",
    { "Maul", "Maul" }, { { "Maul", 1 }, { "Maul", 2 } }, 4),
  strikes("Six hands strike with three heavy weapons", { "CR 406.6" }, "Naga",
    { "Maul", "Maul", "Maul" }, { { "Maul", 1 }, { "Maul", 2 }, { "Maul", 3 } }, 6),
  strikes("Six hands strike with six light weapons", { "CR 406.6" }, "Naga",
    { "Axe", "Axe", "Axe", "Axe", "Axe", "Axe" },
    { { "Axe", 1 }, { "Axe", 2 }, { "Axe", 3 }, { "Axe", 4 }, { "Axe", 5 }, { "Axe", 6 } }, 12),
  strikes("Some strike with any number of light weapons", { "CR 406.6" }, "Legion",
    { "Axe", "Axe", "Axe" }, { { "Axe", 1 }, { "Axe", 2 }, { "Axe", 3 } }, 6),
  strikes("Some strike with two ranged weapons", { "CR 406.6" }, "Archer",
    { "Axe", "Bow", "Bow" }, { { "Bow", 1 }, { "Bow", 2 } }, 4, { "Axe" }),
  strikes("… but with one melee weapon alone", { "CR 406.6", "CR 303.2c" }, "Archer",
    { "Axe", "Bow", "Bow" }, { "Axe" }, 2, { { "Bow", 1 }, { "Bow", 2 } }),
  strikes("After the first of two melee weapons no ranged one strikes", { "CR 406.6" }, "Naga",
    { "Axe", "Axe", "Bow" }, { { "Axe", 1 }, { "Axe", 2 } }, 4, { "Bow" }),
  strikes("Who has hands for one strikes with one", { "CR 303.2c" }, "Plain", { "Axe", "Bow" }, { "Bow" }, 2, { "Axe" }),
  strikes("With resources for one strike cost there is no second strike", { "CR 406.6", "CR 303.2" }, "Twin",
    { "Saw", "File" }, { "File" }, 3, { "Saw" }, 2),
  strikes("Striking with two costs what both cost", { "CR 406.6", "CR 303.2" }, "Twin",
    { "Saw", "File" }, { "Saw", "File" }, 5, {}, 3),
  scenario "Two wielders of one player strike with one weapon between them" {
    cites = { "CR 303.2c" },
    cards = { plain = plain, axe = axe, bow = bow,
      squire = squire,
      sweeper = ally "Sweeper" { cost = 1, atk = 0, damage = "melee", health = 20, text = "Sweeps.",
        powers = { gives { to = this, attacks = plus(1) } } } },
    given = function(t)
      t:seat(1, { hero = "Plain", play = { "Squire", "Axe", "Bow" } })
      t:boss { play = { "Sweeper" } }
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Sweeper", { "Plain", "Squire" })
      t:strikes(1, "Axe")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Sweeper", 2 + 1)
      t:ready("Bow")
    end,
  },
  scenario "Who stops wielding two has one too many at once" {
    cites = { "CR 406.2b" },
    cards = { plain = plain, axe = axe,
      gloves = armor "Gloves" { cost = 1, def = 0, text = "While your hero is undamaged, it has Dual Wield.",
        powers = { gives { to = your.hero, keyword = "Dual Wield", only_if = count(your.hero:with { damaged = true }):is(0) } } },
      prick = ability "Prick" { cost = 0, text = "Put {n} damage on your hero. Draw a card.", values = { n = 1 },
        play = function(me) me.hero:put_damage(me.n) me.player:draw(1) end } },
    given = function(t)
      t:seat(1, { hero = "Plain", hand = { "Prick" }, deck = { "Prick" }, play = { "Gloves", "Axe", "Axe" } })
    end,
    play = function(t)
      t:plays(1, "Prick")
      t:everyone_passes()
      t:asked(1, "Uniqueness")
      t:hand_count(1, 0)                      -- before the rest of the effect
      t:answers(1, { "Axe", 1 })
    end,
    expect = function(t)
      t:count_in_play(1, "Axe", 1)
      t:hand_count(1, 1)
    end,
  },
  scenario "Who wields two strikes with both: they strike together, and it is one packet" {
    cites = { "CR 406.6" },
    cards = { twin = twin, axe = axe },
    given = function(t)
      t:seat(1, { hero = "Twin", play = { "Axe", "Axe" } })
    end,
    play = function(t)
      t:attacks(1, "Twin", "Onyxia")
      t:strikes(1, { "Axe", 1 })
      t:atk("Twin", 0)                        -- not before all that strike are chosen
      t:answers(1, { "Axe", 2 })
      t:atk("Twin", 4)
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:exhausted({ "Axe", 1 })
      t:exhausted({ "Axe", 2 })
      t:damage("Onyxia", 4)
      t:told { "Twin deals 4 melee damage to Onyxia" }
    end,
  },
  scenario "Nobody strikes with a melee weapon and a ranged one in one combat" {
    cites = { "CR 303.2c" },
    cards = { twin = twin, axe = axe, bow = bow },
    given = function(t)
      t:seat(1, { hero = "Twin", play = { "Axe", "Axe", "Bow" } })
    end,
    play = function(t)
      t:attacks(1, "Twin", "Onyxia")
      t:strikes(1, "Bow")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 2)
      t:ready({ "Axe", 1 })
      t:ready({ "Axe", 2 })
    end,
  },
  scenario "Some weapons an ally may wield, and some allies any weapon" {
    cites = { "CR 303.2d" },
    cards = {
      plain = plain, axe = axe,
      squire = squire,
      page = ally "Page" { cost = 1, atk = 1, damage = "fire", health = 5, text = "Wields nothing." },
    },
    given = function(t)
      t:seat(1, { hero = "Plain", play = { "Squire", "Page", "Axe" } })
    end,
    play = function(t)
      t:attacks(1, "Page", "Onyxia")
      t:to_end_of_combat()
      t:ready("Axe")
      t:attacks(1, "Squire", "Onyxia")
      t:strikes(1, "Axe")
      t:atk("Squire", 3)
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 4)
      t:exhausted("Axe")
      t:told { "Squire deals 3 fire and melee damage" }
    end,
  },
}
