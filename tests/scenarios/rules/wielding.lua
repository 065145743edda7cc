-- How much a hero can have in hand (CR 406, 414.3c).
local function fighter(name, keyword)
  return hero(name) { health = 30, text = "Has hands.", keywords = keyword and { keyword } }
end
local function blade(name, ...)
  return weapon(name) { cost = 1, atk = 2, damage = "melee", strike = 0, tags = { ... }, text = "A weapon." }
end

local axe = blade("Axe", "One-Handed", "Melee (1)")
local maul = blade("Maul", "Two-Handed", "Melee (1)")
local bow = blade("Bow", "Ranged (1)")
local board = armor "Board" { cost = 1, def = 1, tags = { "Off-Hand (1)", "Shield" }, text = "A shield." }
local orb = item "Orb" { cost = 1, tags = { "Off-Hand (1)" }, text = "An orb." }
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
  scenario "Who stops wielding two has one too many at once" {
    cites = { "CR 406.2b" },
    cards = { plain = plain, axe = axe,
      gloves = armor "Gloves" { cost = 1, def = 0, text = "While your hero is undamaged, it has Dual Wield.",
        powers = { gives { to = your.hero, keyword = "Dual Wield", when = count(your.hero:with { damaged = true }):is(0) } } },
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
      squire = ally "Squire" { cost = 1, atk = 1, damage = "fire", health = 5, text = "Wields." ,
        powers = { gives { to = this, wields = your.weapon } } },
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
