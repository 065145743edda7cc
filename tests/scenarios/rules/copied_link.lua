local smite = ability "Smite" { cost = x, instant = true, text = "Your hero deals X holy damage to target hero or ally.",
  targets = { target("it", any.character, harm) },
  play = function(me, t) me.hero:deal(me.x, "holy", t.it) end }
local echo = ability "Mock" { cost = 0, instant = true, text = "Copy target ability; you may choose new targets for the copy.",
  targets = { target("link", link.ability, harm) },
  play = function(me, t) t.link:copy { new_targets = true } end }
local ditto = ability "Ditto" { cost = 0, instant = true, text = "Copy target ability.",
  targets = { target("link", link.ability, harm) },
  play = function(me, t) t.link:copy() end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9 }
local elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 9 }
local roc = ally "Roc" { cost = 1, atk = 1, damage = "melee", health = 9 }
local foil = ability "Foil" { cost = 0, instant = true, text = "Interrupt target ability.",
  targets = { target("link", link.ability, harm) }, play = function(me, t) t.link:interrupt() end }
local harpy = ally "Harpy" { cost = 1, atk = 1, damage = "melee", health = 9,
  text = "When you play an ability, copy it; you may choose new targets for the copy.",
  powers = { when.played { whose = "your", of = any.ability:in_zone("chain"),
    effect = function(me, event) event.link:copy { new_targets = true } end } } }
local fork = ability "Fork" { cost = 0, instant = true,
  text = "Your hero deals 1 fire damage to target ally and 3 to another target ally.",
  targets = { target("one", any.ally, harm), target("two", any.ally, harm) },
  play = function(me, t)
    me.hero:deal(1, "fire", t.one)
    me.hero:deal(3, "fire", t.two)
  end }
local back = ability "Back" { cost = 0, instant = true, text = "Put target ally into its owner's hand.",
  targets = { target("ally", any.ally, harm) }, play = function(me, t) t.ally:to_hand() end }
local cards = { smite = smite, echo = echo, ditto = ditto, ox = ox, elk = elk, foil = foil, harpy = harpy,
  roc = roc, fork = fork, back = back }

return {
  scenario "A duplicate has X and the target of the original, and resolves before it" {
    cites = { "CR 402.1", "CR 402.1b" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Smite", "Ditto" }, resources = 3 })
      t:boss { play = { "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Smite", { x = 3, target = "Ox" })
      t:plays(1, "Ditto", { target = "Smite" })
      t:everyone_passes()
      t:chain(2)
      t:everyone_passes()
      t:damage("Ox", 3)
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Ox", 6)
      t:graveyard_count(1, 2)                    -- Smite and Ditto: the duplicate is nowhere
    end,
  },
  scenario "Who copies an opponent's card controls the copy, and may aim it elsewhere" {
    cites = { "CR 402.1a", "CR 402.1c" },
    cards = cards,
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Mock" } })
      t:boss { hand = { "Smite" }, play = { "Ox" }, resources = 2 }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Smite", { x = 2, target = "hero@1" })
      t:passes("boss")
      t:plays(1, "Mock", { target = "Smite" })
      t:everyone_passes()
      t:answers(1, "Ox")
      t:everyone_passes()
      t:damage("Ox", 2)
      t:damage("hero@1", 0)
      t:finishes_chain()
    end,
    expect = function(t)
      t:told { "Ta'zo deals 2 holy damage to Ox" }
      t:damage("hero@1", 2)
    end,
  },
  scenario "What has left the chain is copied as it is last known" {
    cites = { "CR 402.1", "CR 707.3" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Smite" }, play = { "Harpy" }, resources = 2 })
      t:boss { hand = { "Foil" }, play = { "Ox", "Elk" } }
    end,
    play = function(t)
      t:plays(1, "Smite", { x = 2, target = "Ox" })     -- Harpy's effect lies on top of it
      t:passes(1)
      t:plays("boss", "Foil", { target = "Smite" })
      t:everyone_passes()
      t:in_graveyard(1, "Smite")
      t:everyone_passes()
      t:answers(1, "Elk")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Ox", 0)
      t:damage("Elk", 2)
    end,
  },
  scenario "Of several that have left the chain each is copied as it was" {
    cites = { "CR 402.1", "CR 707.3" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Smite", "Smite" }, play = { "Harpy" }, resources = 3 })
      t:boss { hand = { "Foil", "Foil" }, play = { "Ox", "Elk" } }
    end,
    play = function(t)
      t:plays(1, { "Smite", 1 }, { x = 1, target = "Ox" })
      t:plays(1, "Smite", { x = 2, target = "Ox" })    -- Harpy's effects lie on top of both
      t:passes(1)
      t:plays("boss", { "Foil", 1 }, { target = { "Smite", 1 } })
      t:plays("boss", "Foil", { target = { "Smite", 2 } })
      t:everyone_passes()
      t:everyone_passes()
      t:graveyard_count(1, 2)
      t:everyone_passes()
      t:answers(1, "Elk")
      t:everyone_passes()
      t:damage("Elk", 2)
      t:everyone_passes()
      t:answers(1, "Elk")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Ox", 0)
      t:damage("Elk", 3)
    end,
  },
  scenario "A copy keeps a target that is gone" {
    cites = { "CR 402.1c", "CR 709.2a" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Foil", "Foil", "Ditto" } })
      t:boss { hand = { "Smite" }, play = { "Ox" }, resources = 2 }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Smite", { x = 2, target = "hero@1" })
      t:passes("boss")
      t:plays(1, "Foil", { target = "Smite" })
      t:plays(1, "Foil", { target = "Smite" })
      t:everyone_passes()
      t:in_graveyard("boss", "Smite")
      t:passes("boss")
      t:plays(1, "Ditto", { target = "Foil" })
      t:everyone_passes()
      t:chain(2)
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("hero@1", 0)
      t:graveyard_count(1, 3)
    end,
  },
  scenario "A copy can be interrupted, and is then nowhere" {
    cites = { "CR 402.1" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Smite", "Ditto" }, resources = 2 })
      t:boss { hand = { "Foil" }, play = { "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Smite", { x = 2, target = "Ox" })
      t:plays(1, "Ditto", { target = "Smite" })
      t:everyone_passes()
      t:passes(1)
      t:plays("boss", "Foil", { target = { "Smite", 2 } })
      t:everyone_passes()
      t:chain(1)
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Ox", 2)
      t:graveyard_count(1, 2)
    end,
  },
  scenario "Each target of a copy is asked for by itself, and may stay what it is" {
    cites = { "CR 402.1c" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Fork", "Mock", "Mock" } })
      t:boss { play = { "Ox", "Elk", "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Fork", { targets = { { "Ox", 1 }, "Elk" } })
      t:plays(1, "Mock", { target = "Fork" })
      t:everyone_passes()
      t:offers(1, { "Ox", 1 })
      t:answers(1, { "Ox", 1 })         -- as it was
      t:offers(1, "Elk")
      t:answers(1, { "Ox", 2 })
      t:chain(2)
      t:everyone_passes()
      t:damage({ "Ox", 1 }, 1)
      t:damage({ "Ox", 2 }, 3)
      t:damage("Elk", 0)
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage({ "Ox", 1 }, 2)
      t:damage({ "Ox", 2 }, 3)
      t:damage("Elk", 3)
      t:graveyard_count(1, 2)
      t:hand_count(1, 1)
    end,
  },
  scenario "A target that is gone is asked for like the others, and another may take its place" {
    cites = { "CR 402.1c" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Fork", "Mock" } })
      t:boss { hand = { "Back" }, play = { "Ox", "Elk", "Roc" } }
    end,
    play = function(t)
      t:plays(1, "Fork", { targets = { "Ox", "Elk" } })
      t:passes(1)
      t:plays("boss", "Back", { target = "Ox" })
      t:everyone_passes()
      t:plays(1, "Mock", { target = "Fork" })
      t:everyone_passes()
      t:answers(1, "Roc")               -- in place of the one that is gone
      t:offers(1, "Elk")
      t:answers(1, "Elk")
      t:everyone_passes()
      t:damage("Roc", 1)
      t:damage("Elk", 3)
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Roc", 1)                -- the original has lost its first target
      t:damage("Elk", 6)
    end,
  },
  scenario "What was interrupted can be copied by whoever saw that" {
    cites = { "CR 402.1", "CR 711.1" },
    cards = { smite = smite, foil = foil, ox = ox,
      wraith = ally "Wraith" { cost = 1, atk = 1, damage = "melee", health = 9,
        text = "When an ability of yours is interrupted, copy it.",
        powers = { when.interrupted { whose = "your", effect = function(me, event) event.link:copy() end } } } },
    given = function(t)
      t:seat(1, { hand = { "Smite" }, play = { "Wraith" }, resources = 2 })
      t:boss { hand = { "Foil" }, play = { "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Smite", { x = 2, target = "Ox" })
      t:passes(1)
      t:plays("boss", "Foil", { target = "Smite" })
      t:everyone_passes()
      t:in_graveyard(1, "Smite")
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("Ox", 2)
      t:graveyard_count(1, 1)
    end,
  },
  scenario "Onto a chain that is full no copy is put, and the log says so" {
    cites = { "CR 402.1", "CR 410.1", "BA:Priority", "BA:Pass" },
    cards = cards,
    given = function(t)
      local hand = {}
      for nth = 1, 30 do hand[nth] = "Smite" end
      hand[31] = "Ditto"
      t:seat(1, { hand = hand })
      t:boss { play = { "Ox" } }
    end,
    play = function(t)
      for nth = 1, 30 do t:plays(1, "Smite", { target = "Ox" }) end
      t:plays(1, "Ditto", { target = { "Smite", 1 } })
      t:everyone_passes()
      t:told { "limit of the engine" }
      t:chain(30)
      t:finishes_chain()
    end,
    expect = function(t)
      t:graveyard_count(1, 31)
    end,
  },
  scenario "A copy finds room for its targets, or is not made: all links together have 127" {
    cites = { "CR 402.1", "CR 706.1" },
    cards = { ditto = ditto, ox = ox,
      storm = ability "Storm" { cost = 0, instant = true, text = "Your hero deals 1 nature damage to each of any number of target allies.",
        targets = { target("them", any.ally, harm, { any_number = true }) },
        play = function(me, t) me.hero:deal(1, "nature", t.them) end } },
    given = function(t)
      local herd = {}
      for nth = 1, 64 do herd[nth] = "Ox" end
      t:seat(1, { hand = { "Storm", "Storm", "Ditto", "Ditto" } })
      t:boss { play = herd }
    end,
    play = function(t)
      local them = {}
      for nth = 1, 63 do them[nth] = { "Ox", nth } end
      t:plays(1, "Storm", { targets = { them } })
      t:plays(1, "Ditto", { target = "Storm" })     -- 63, 1, and 63 more
      t:finishes_chain()
      t:damage({ "Ox", 63 }, 2)
      t:damage({ "Ox", 64 }, 0)
      t:not_told { "limit of the engine" }
      them[64] = { "Ox", 64 }
      t:plays(1, "Storm", { targets = { them } })
      t:plays(1, "Ditto", { target = "Storm" })     -- 64, 1, and there is no room for 64
      t:finishes_chain()
    end,
    expect = function(t)
      t:told { "limit of the engine" }
      t:damage({ "Ox", 63 }, 3)
      t:damage({ "Ox", 64 }, 1)
    end,
  },
}
