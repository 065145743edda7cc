local trade = ability "Trade" { cost = 0,
  text = "Exhaust target ability, ally or equipment of yours and target opposing card that shares a type with it.",
  targets = { target("mine", your.ability:or_type("ally", "equipment"), harm),
              target("theirs", opposing.ability:or_type("ally", "equipment"), harm, { shares = { type = "mine" } }) },
  play = function(me, t)
    if t.mine then t.mine:exhaust() end
    if t.theirs then t.theirs:exhaust() end
  end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }
local elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 5 }
local sash = armor "Sash" { cost = 0, def = 0, tags = { "Waist" } }
local vest = armor "Vest" { cost = 0, def = 0, tags = { "Chest" } }
local vanish = ability "Vanish" { cost = 0, instant = true, text = "Put target ally into its owner's hand.",
  targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:to_hand() end }

return {
  scenario "The second target shares a type with the first, which leaves it one that does" {
    cites = { "CR 706.1", "CR 707.1d" },
    cards = { trade = trade, ox = ox, elk = elk, sash = sash, vest = vest },
    given = function(t)
      t:seat(1, { hand = { "Trade" }, play = { "Ox", "Sash" } })
      t:boss { play = { "Elk" } }
    end,
    play = function(t)
      t:cant(1, "plays", "Trade", { target = "Sash", reason = "CR 707.1d" })    -- nothing opposing shares its type
      t:plays(1, "Trade", { targets = { "Ox", "Elk" } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:exhausted("Ox")
      t:exhausted("Elk")
    end,
  },
  scenario "Where no two of them share a type, it can't be played" {
    cites = { "CR 706.1", "CR 707.1d" },
    cards = { trade = trade, ox = ox, vest = vest },
    given = function(t)
      t:seat(1, { hand = { "Trade" }, play = { "Ox" } })
      t:boss { play = { "Vest" } }
    end,
    play = function(t) t:cant(1, "plays", "Trade") end,
    expect = function(t) t:in_hand(1, "Trade") end,
  },
  scenario "What shared a type with a target that is gone is legal still" {
    cites = { "CR 709.2a", "CR 709.2c" },
    cards = { trade = trade, ox = ox, elk = elk, vanish = vanish },
    given = function(t)
      t:seat(1, { hand = { "Trade" }, play = { "Ox" } })
      t:boss { play = { "Elk" }, hand = { "Vanish" } }
    end,
    play = function(t)
      t:plays(1, "Trade", { targets = { "Ox", "Elk" } })
      t:passes(1)
      t:plays("boss", "Vanish", { target = "Ox" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_hand(1, "Ox")
      t:exhausted("Elk")
    end,
  },
  scenario "A target that no longer is the first one's controller's is illegal" {
    cites = { "CR 709.2a", "CR 709.2c" },
    raiders = 2,
    cards = { ox = ox, elk = elk,
      rally = ability "Rally" { cost = 0, text = "Exhaust target hero and target ally that its controller controls.",
        targets = { target("hero", any.hero, harm), target("ally", any.ally, harm, { shares = { controller = "hero" } }) },
        play = function(me, t)
          if t.hero then t.hero:exhaust() end
          if t.ally then t.ally:exhaust() end
        end },
      lure = ability "Lure" { cost = 0, instant = true, text = "Gain control of target ally from now on.",
        targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:gain { control = true, lasts = rest_of_game } end } },
    given = function(t)
      t:seat(1, { hand = { "Rally" } })
      t:seat(2, { play = { "Ox" } })
      t:boss { play = { "Elk" }, hand = { "Lure" } }
    end,
    play = function(t)
      t:plays(1, "Rally", { targets = { "hero@2", "Ox" } })
      t:passes(1)
      t:passes(2)
      t:plays("boss", "Lure", { target = "Ox" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:exhausted("hero@2")
      t:ready("Ox")
    end,
  },
  scenario "A player may be what a target has in common with another" {
    cites = { "CR 706.1" },
    raiders = 2,
    cards = { ox = ox, elk = elk,
      tithe = ability "Tithe" { cost = 0, text = "Exhaust target ally of target player.",
        targets = { target("who", player.any, harm), target("ally", any.ally, harm, { shares = { controller = "who" } }) },
        play = function(me, t) t.ally:exhaust() end } },
    given = function(t)
      t:seat(1, { hand = { "Tithe" }, play = { "Elk" } })
      t:seat(2, { play = { "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Tithe", { targets = { 2, "Ox" } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:exhausted("Ox")
      t:ready("Elk")
    end,
  },
  scenario "A name, a class and a race are shared with cards of graveyards, too" {
    cites = { "CR 706.1", "CR 206.1a" },
    cards = {
      shroud = ability "Shroud" { cost = 0, text = "Remove target card in your graveyard from the game. Exhaust target opposing ally that shares a name with it.",
        targets = { target("old", your.card:in_zone("graveyard"), harm), target("it", opposing.ally, harm, { shares = { name = "old" } }) },
        play = function(me, t) t.old:remove_from_game(); t.it:exhaust() end },
      kin = ability "Kin" { cost = 0, text = "Exhaust target ally of yours and up to one target opposing ally that shares a class and a race with it.",
        targets = { target("mine", your.ally, harm), target("it", opposing.ally, harm, { up_to = 1, shares = { class = "mine", race = "mine" } }) },
        play = function(me, t) t.mine:exhaust(); t.it:exhaust() end },
      ox = ox, elk = elk,
      orc = ally "Orc" { cost = 1, atk = 1, damage = "melee", health = 3, tags = { "Orc", "Warrior" } },
      mage = ally "Sage" { cost = 1, atk = 1, damage = "melee", health = 3, tags = { "Orc", "Mage" } },
      grunt = ally "Grunt" { cost = 1, atk = 1, damage = "melee", health = 3, tags = { "Orc", "Warrior" } } },
    given = function(t)
      t:seat(1, { hand = { "Shroud", "Kin" }, graveyard = { "Ox", "Elk" }, play = { "Orc" } })
      t:boss { play = { "Ox", "Sage", "Grunt" } }
    end,
    play = function(t)
      t:cant(1, "plays", "Shroud", { target = "Elk" })
      t:plays(1, "Shroud", { targets = { "Ox@1", "Ox@boss" } })
      t:everyone_passes()
      t:exhausted("Ox")
      t:plays(1, "Kin", { targets = { "Orc", "Grunt" } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:exhausted("Grunt")
      t:ready("Sage")
    end,
  },
}
