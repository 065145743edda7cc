-- The threat level: in his wrap-up step a raider destroys resources down to it.
local stone = ally "Stone" { cost = 1, atk = 1, damage = "melee", health = 3 }
local surge = ability "Surge" { cost = 0, instant = true, text = "Target hero has +1 ATK this turn.",
  targets = { target("hero", any.hero, help) }, play = function(me, t) t.hero:gain { atk = 1, lasts = this_turn } end }
local down, tired = { "Stone", down = true }, { "Stone", down = true, exhausted = true }
local cards = { stone = stone, surge = surge }

return {
  scenario "A raider who ends his turn with more resources than Supremus's five destroys the rest" {
    cites = { "R504.2a", "BT:Threat Level" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:seat(1, { resources = { down, down, down, down, down, tired, down }, deck = { "Stone", "Stone" } })
      t:boss { boss = "black_temple/supremus" }
      t:turn(1)
    end,
    play = function(t)
      t:passes(1); t:passes("boss")
      t:passes(1); t:passes("boss")
      t:asked(1, "threat level")
      t:answers(1, { { "Stone", 6 }, { "Stone", 1 } })
    end,
    expect = function(t)
      t:resources(1, 5)
      t:graveyard_count(1, 2)
      t:told { "Stone is destroyed", "Stone is destroyed" }
    end,
  },
  scenario "Resources go first, then the hand is brought down, and only then \"this turn\" ends" {
    cites = { "R504.2a", "CR 503.1" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      local hand = {}
      for i = 1, 9 do hand[i] = "Stone" end
      hand[9] = "Surge"
      t:seat(1, { hand = hand, resources = 6, deck = { "Stone", "Stone" } })
      t:boss { boss = "black_temple/supremus" }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Surge", { target = "hero@1" })
      t:everyone_passes()
      t:passes(1); t:passes("boss")
      t:passes(1); t:passes("boss")
      t:asked(1, "threat level")
      t:atk("hero@1", 1)
      t:answers(1, "Volunteer")
      t:resources(1, 5)
      t:asked(1, "discard")
      t:atk("hero@1", 1)
      t:answers(1, "Stone")
    end,
    expect = function(t) t:atk("hero@1", 0); t:hand_count(1, 7) end,
  },
  scenario "At the level, or below it, nothing is destroyed; the Boss player is not touched by it" {
    cites = { "R504.2a", "BT:Threat Level" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:seat(1, { resources = 5, deck = { "Stone", "Stone" } })
      t:boss { boss = "black_temple/supremus", resources = 9, deck = { "Stone", "Stone", "Stone" } }
      t:turn("boss", "end")
    end,
    play = function(t) t:ends_turn(); t:ends_turn() end,
    expect = function(t) t:resources(1, 5); t:resources("boss", 9) end,
  },
  scenario "The Illidari Council and The Betrayer have no threat level, and while no Boss is in play there is none" {
    cites = { "R504.2b", "BT:Threat Level" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:seat(1, { resources = 14, deck = { "Stone", "Stone" } })
      t:boss { boss = "black_temple/the_illidari_council", deck = { "Stone", "Stone" } }
      t:turn(1)
    end,
    play = function(t)
      t:passes(1); t:passes("boss")
      t:passes(1); t:passes("boss")
    end,
    expect = function(t) t:resources(1, 14); t:is_turn("boss") end,
  },
}
