local ox = ally "Ox" { cost = 4, atk = 1, damage = "melee", health = 5 }
local elk = ally "Elk" { cost = 3, atk = 1, damage = "melee", health = 5 }
local hen = ally "Hen" { cost = 2, atk = 1, damage = "melee", health = 5 }
local foil = ability "Foil" { cost = 0, instant = true, text = "Remove target card in a graveyard from the game.",
  targets = { target("it", any.card:in_zone("graveyard"), harm) }, play = function(me, t) t.it:remove_from_game() end }

-- One graveyard.
local ruins = ability "Ruins" { cost = 0, text = "Remove up to three target cards of one graveyard from the game.",
  targets = { target("old", any.card:in_zone("graveyard"), harm, { up_to = 3, one_graveyard = true }) },
  play = function(me, t) t.old:remove_from_game() end }
local pair = ability "Pair" { cost = 0, text = "Remove two target cards of one graveyard from the game.",
  targets = { target("old", any.card:in_zone("graveyard"), harm, { count = 2, one_graveyard = true }) },
  play = function(me, t) t.old:remove_from_game() end }
local toss = ability "Toss" { cost = 0, text = "Remove two target cards of one graveyard from the game, chosen at random.",
  targets = { target("old", any.card:in_zone("graveyard"), harm, { count = 2, random = true, one_graveyard = true }) },
  play = function(me, t) t.old:remove_from_game() end }

-- A sum.
local faces = ability "Faces" { cost = 0,
  text = "Any number of target ally cards of your graveyard, with a total cost of no more than the number of your resources, enter play.",
  targets = { target("back", your.ally:in_zone("graveyard"), help,
    { any_number = true, total = { cost = { max = count(your.resource) } } }) },
  play = function(me, t) t.back:to_play() end }

-- One for each player.
local sweep = ability "Sweep" { cost = 0, text = "For each opponent, exhaust up to one target ally they control.",
  targets = { target("prey", opposing.ally, harm, { any_number = true, one_each = "controller" }) },
  play = function(me, t) t.prey:exhaust() end }

return {
  scenario "Once one of them is chosen, the others lie in the same graveyard" {
    raiders = 2,
    cites = { "CR 706.1", "CR 707.1d" },
    cards = { ruins = ruins, ox = ox, elk = elk },
    given = function(t)
      t:seat(1, { hand = { "Ruins" }, graveyard = { "Ox" } })
      t:seat(2, { graveyard = { "Elk", "Elk", "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Ruins", { targets = { { "Elk", 1 }, "Ox@2", {} } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(1, "Ox")
      t:graveyard_count(2, 1)
    end,
  },
  scenario "A card of another graveyard is not offered for the second" {
    raiders = 2,
    cites = { "CR 706.1", "CR 707.1d" },
    cards = { pair = pair, ox = ox, elk = elk, hen = hen },
    given = function(t)
      t:seat(1, { hand = { "Pair" }, graveyard = { "Ox" } })
      t:seat(2, { graveyard = { "Elk", "Hen" } })
    end,
    play = function(t)
      t:cant(1, "plays", "Pair", { target = "Ox", reason = "CR 707.1d" })       -- it lies alone
      t:plays(1, "Pair", { targets = { "Elk", "Hen" } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(1, "Ox")
      t:graveyard_count(2, 0)
    end,
  },
  scenario "Two cards of two graveyards are not two of one" {
    raiders = 2,
    cites = { "CR 707.1d" },
    cards = { pair = pair, ox = ox, elk = elk },
    given = function(t)
      t:seat(1, { hand = { "Pair" }, graveyard = { "Ox" } })
      t:seat(2, { graveyard = { "Elk" } })
    end,
    play = function(t) t:cant(1, "plays", "Pair") end,
    expect = function(t) t:in_hand(1, "Pair") end,
  },
  scenario "At random, too, they are of one graveyard" {
    raiders = 2,
    cites = { "CR 706.5", "CR 707.1d" },
    cards = { toss = toss, ox = ox, elk = elk, hen = hen },
    given = function(t)
      t:seat(1, { hand = { "Toss" }, graveyard = { "Ox" } })
      t:seat(2, { graveyard = { "Elk", "Hen" } })
    end,
    play = function(t)
      t:plays(1, "Toss")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(1, "Ox")
      t:graveyard_count(2, 0)
    end,
  },
  scenario "Their costs, added up, are within the limit as they are chosen" {
    cites = { "CR 706.1", "CR 707.1d" },
    cards = { faces = faces, ox = ox, elk = elk, hen = hen },
    given = function(t)
      t:seat(1, { hand = { "Faces" }, resources = 6, graveyard = { "Ox", "Elk", "Hen" } })
    end,
    play = function(t)
      t:plays(1, "Faces", { targets = { "Ox", "Hen" } })      -- Elk would make it 7, and nothing else is left
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play(1, "Ox")
      t:in_play(1, "Hen")
      t:in_graveyard(1, "Elk")
    end,
  },
  scenario "What is too dear with those that are chosen is refused" {
    cites = { "CR 706.1" },
    cards = { faces = faces, ox = ox, elk = elk, hen = hen },
    given = function(t)
      t:seat(1, { hand = { "Faces" }, resources = 5, graveyard = { "Ox", "Elk", "Hen" } })
    end,
    play = function(t)
      t:plays(1, "Faces", { targets = { "Elk", "Hen" } })
      t:everyone_passes()
      t:in_graveyard(1, "Ox")
    end,
    expect = function(t)
      t:in_play(1, "Elk")
      t:in_play(1, "Hen")
    end,
  },
  scenario "More than the text allows as the link resolves: none of them is legal" {
    cites = { "CR 709.2a" },
    cards = { faces = faces, ox = ox, hen = hen,
      rot = ability "Rot" { cost = 0, instant = true, text = "Destroy target resource.",
        targets = { target("it", any.resource, harm) }, play = function(me, t) t.it:destroy() end } },
    given = function(t)
      t:seat(1, { hand = { "Faces" }, resources = 6, graveyard = { "Ox", "Hen" } })
      t:boss { hand = { "Rot" } }
    end,
    play = function(t)
      t:plays(1, "Faces", { targets = { "Ox", "Hen" } })
      t:passes(1)
      t:plays("boss", "Rot", { target = { "Volunteer", 1 } })
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_graveyard(1, "Ox")
      t:in_graveyard(1, "Hen")
      t:in_graveyard(1, "Faces")
    end,
  },
  scenario "One that is gone is not added up, and the rest is legal" {
    cites = { "CR 709.2a", "CR 709.2c" },
    cards = { faces = faces, ox = ox, hen = hen, foil = foil },
    given = function(t)
      t:seat(1, { hand = { "Faces" }, resources = 6, graveyard = { "Ox", "Hen" } })
      t:boss { hand = { "Foil" } }
    end,
    play = function(t)
      t:plays(1, "Faces", { targets = { "Ox", "Hen" } })
      t:passes(1)
      t:plays("boss", "Foil", { target = "Ox" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:removed(1, "Ox")
      t:in_play(1, "Hen")
    end,
  },
  scenario "For each opponent one, and none of a second" {
    raiders = 2,
    cites = { "CR 706.1" },
    cards = { sweep = sweep, ox = ox, elk = elk, hen = hen },
    given = function(t)
      t:boss { hand = { "Sweep" } }
      t:seat(1, { play = { "Ox", "Elk" } })
      t:seat(2, { play = { "Hen" } })
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Sweep", { targets = { "Ox", "Hen" } })      -- Elk is not asked about
      t:everyone_passes()
    end,
    expect = function(t)
      t:exhausted("Ox")
      t:exhausted("Hen")
      t:ready("Elk")
    end,
  },
  scenario "One that another player controls by now was not chosen for them" {
    raiders = 2,
    cites = { "CR 709.2a", "CR 709.2c" },
    cards = { sweep = sweep, ox = ox, hen = hen,
      lure = ability "Lure" { cost = 0, instant = true, text = "Gain control of target ally from now on.",
        targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:gain { control = true, lasts = rest_of_game } end } },
    given = function(t)
      t:boss { hand = { "Sweep" } }
      t:seat(1, { play = { "Ox" } })
      t:seat(2, { play = { "Hen" }, hand = { "Lure" } })
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Sweep", { targets = { "Ox", "Hen" } })
      t:passes("boss")
      t:passes(1)
      t:plays(2, "Lure", { target = "Ox" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:ready("Ox")
      t:exhausted("Hen")
    end,
  },
  scenario "A copy has new targets that go with the rest" {
    raiders = 2,
    cites = { "CR 402.1c" },
    cards = { pair = pair, ox = ox, elk = elk, hen = hen,
      echo = ability "Echo" { cost = 0, instant = true, text = "Copy target ability on the chain. You may choose new targets for the copy.",
        targets = { target("link", link.ability, help) }, play = function(me, t) t.link:copy { new_targets = true } end } },
    given = function(t)
      t:seat(1, { hand = { "Pair", "Echo" }, graveyard = { "Ox", "Ox" } })
      t:seat(2, { graveyard = { "Elk", "Hen", "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Pair", { targets = { "Elk", "Hen" } })
      t:plays(1, "Echo", { target = "Pair" })
      t:everyone_passes()
      t:not_offered(1, { "Ox@1", 1 })                          -- Hen lies in another graveyard
      t:answers(1, "Ox@2")
      t:answers(1, "Hen")
      t:finishes_chain()
    end,
    expect = function(t)
      t:graveyard_count(2, 0)
      t:in_graveyard(1, "Ox")
    end,
  },
  scenario "The second of two modes has targets of its own that go together" {
    raiders = 2,
    cites = { "CR 707.1c", "CR 707.1d", "CR 709.2a" },
    cards = { ox = ox, elk = elk, hen = hen,
      choice = ability "Choice" { cost = 0, text = "Choose one or both:",
        modes = { choose = 1, up_to = 2,
          mode { text = "Exhaust target ally.", targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:exhaust() end },
          mode { text = "Exhaust target ally and another target ally of its controller.",
            targets = { target("one", any.ally, harm), target("two", any.ally, harm, { not_as = "one", shares = { controller = "one" } }) },
            play = function(me, t) t.one:exhaust() t.two:exhaust() end } } } },
    given = function(t)
      t:seat(1, { hand = { "Choice" }, play = { "Hen" } })
      t:seat(2, { play = { "Ox", "Elk" } })
    end,
    play = function(t)
      t:plays(1, "Choice", { mode = { 1, 2 }, targets = { "Hen", "Ox", "Elk" } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:exhausted("Hen")
      t:exhausted("Ox")
      t:exhausted("Elk")
    end,
  },
}
