-- CR 206.1b: "becomes an Ogre Monster hero", "is also a Demon Monster": the icon of a faction that an effect gives.
local wolf = ally "Wolf" { cost = 1, atk = 1, damage = "melee", health = 5, faction = "horde" }
local cub = ally "Cub" { cost = 1, atk = 1, damage = "melee", health = 5 }
local idol = item "Idol" { cost = 1, values = { more = 6 },
  text = "Destroy this: This turn your hero becomes an Ogre Monster hero, and has +{more} ATK and Smash.",
  powers = { pays { cost = { destroy = this },
    effect = function(me) me.hero:gain { tag = "Ogre", faction = "monster", atk = me.more, keyword = "Smash", lasts = this_turn } end } } }
local drum = item "Drum" { cost = 1, text = "Monsters have +1 ATK, neutral characters +2 ATK, Horde characters +4 ATK.",
  powers = { gives { to = any.character:with { faction = "monster" }, atk = plus(1) },
    gives { to = any.character:with { neutral = true }, atk = plus(2) },
    gives { to = any.character:with { faction = "horde" }, atk = plus(4) } } }

return {
  scenario "An icon that is gained counts as a printed one, beside those, until it is gone" {
    cites = { "CR 206.1b", "CR 206.1d" },
    cards = { wolf = wolf, cub = cub, drum = drum, idol = idol,
      taint = ability "Taint" { cost = 0, ongoing = true, text = "Your allies are also Demon Monsters.",
        powers = { gives { to = your.ally, tag = "Demon", faction = "monster" } } } },
    given = function(t)
      t:seat(1, { hand = { "Taint" }, play = { "Wolf", "Cub", "Drum", "Idol" } })
    end,
    play = function(t)
      t:atk("Wolf", 5)
      t:atk("Cub", 3)
      t:plays(1, "Taint")
      t:everyone_passes()
      t:atk("Wolf", 6)
      t:atk("Cub", 2)
      t:has("Cub", "Demon")
      t:uses(1, "Idol")
      t:everyone_passes()
      t:has("hero@1", "Ogre")
      t:has("hero@1", "Smash")
      t:ends_turn()
    end,
    expect = function(t)
      t:has("hero@1", "Ogre", false)
      t:atk("Wolf", 6)
    end,
  },
  scenario "What gives an icon comes before what asks for it, and a dead ally is known with it" {
    cites = { "CR 719.1", "CR 707.3", "CR 206.1b" },
    cards = { cub = cub, drum = drum,
      wake = item "Wake" { cost = 1, text = "When a Monster dies, your hero is dealt 1 fire damage.",
        powers = { when.destroyed { of = any.ally:with { faction = "monster" }, effect = function(me) me.hero:deal(1, "fire", me.hero) end } } },
      brand = ability "Brand" { cost = 0, text = "Target ally is also a Monster from now on.", targets = { target("one", any.ally, help) },
        play = function(_, t) t.one:gain { faction = "monster", lasts = rest_of_game } end },
      axing = ability "Axing" { cost = 0, text = "Destroy target ally.", targets = { target("prey", any.ally, harm) },
        play = function(_, t) t.prey:destroy() end } },
    given = function(t)
      t:seat(1, { hand = { "Brand", "Axing", "Axing" }, play = { "Cub", "Drum", "Wake" } })
    end,
    play = function(t)
      t:plays(1, "Brand", { target = "Cub" })
      t:everyone_passes()
      t:atk("Cub", 2)
      t:plays(1, "Axing", { target = "Cub" })
      t:everyone_passes()
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@1", 1)
    end,
  },
  scenario "A Monster by an effect empowers as one that is printed so" {
    cites = { "CR 206.1b", "KW Empower" },
    cards = { cub = cub,
      brood = ally "Brood" { cost = 0, atk = 0, damage = "melee", health = 3, text = "Empower Monster: When this enters play, draw a card.",
        powers = { when.enters_play { of = this, only_if = empower "monster", effect = function(me) me.player:draw() end } } },
      daub = ability "Daub" { cost = 0, text = "Target ally is also a Monster this turn.", targets = { target("one", any.ally, help) },
        play = function(_, t) t.one:gain { faction = "monster", lasts = this_turn } end } },
    given = function(t)
      t:seat(1, { hand = { "Daub", "Brood", "Brood" }, deck = { "Cub" }, play = { "Cub" } })
    end,
    play = function(t)
      t:plays(1, { "Brood", 1 })
      t:everyone_passes()
      t:hand_count(1, 2)
      t:plays(1, "Daub", { target = "Cub" })
      t:everyone_passes()
      t:plays(1, "Brood")
      t:finishes_chain()
    end,
    expect = function(t)
      t:hand_count(1, 1)
    end,
  },
  scenario "An Egg becomes another creature with another name by becoming a copy of a token that is set aside" {
    cites = { "CR 402.3", "CR 404.2" },
    cards = { kurdran = ally "Kurdran" { cost = 1, atk = 1, damage = "melee", health = 5,
        text = "Exhaust this: Target Egg of yours becomes a 6/6 Gryphon Monster named Skyclaw from now on.",
        powers = { pays { cost = { exhaust = this }, targets = { target("egg", your.ally:with { tag = "Egg" }, help) },
          effect = function(me, t) t.egg:becomes_copy_of(me.player:make_token("scenario/skyclaw", 1)[1]) end } } },
      egg = token "Egg" { atk = 0, damage = "melee", health = 1, tags = { "Egg" } },
      skyclaw = token "Skyclaw" { atk = 6, damage = "melee", health = 6, tags = { "Gryphon", "Skyclaw (1)" }, faction = "monster" } },
    given = function(t)
      t:seat(1, { play = { "Kurdran", "Egg" } })
    end,
    play = function(t)
      t:uses(1, "Kurdran", { target = "Egg" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk("Skyclaw", 6)
      t:in_play(1, "Skyclaw")
      t:has("Skyclaw", "Gryphon")
    end,
  },
}
