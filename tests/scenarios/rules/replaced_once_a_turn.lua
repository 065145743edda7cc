local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9 }
local steps = armor "Steps" { cost = 1, def = 0, values = { more = 3 },
  text = "If your hero would deal damage with an ability, it deals that much + {more} instead. Only once per turn.",
  powers = { raises.damage { from = your.hero, with = any.ability, by = value.more, once_per_turn = true } } }
local twice = ability "Twice" { cost = 0, instant = true, values = { hurt = 1 },
  text = "Your hero deals {hurt} fire damage to target ally. Then it does so again.",
  targets = { target("it", any.ally, harm) },
  play = function(me, t)
    me.hero:deal(me.hurt, "fire", t.it)
    me.hero:deal(me.hurt, "fire", t.it)
  end }
local wave = ability "Wave" { cost = 0, instant = true, values = { hurt = 1 },
  text = "Your hero deals {hurt} fire damage to each opposing hero and ally.",
  play = function(me) me.hero:deal(me.hurt, "fire", opposing.character) end }
local ward = item "Ward" { cost = 1,
  text = "If your hero would be dealt damage, you may prevent it. Only once per turn.",
  powers = { prevents.damage { to = your.hero, all = true, may = true, once_per_turn = true } } }
local lamp = item "Lamp" { cost = 1, values = { cards = 1 },
  text = "If one of your allies would be destroyed, draw {cards} card instead. Only once per turn.",
  powers = { instead.destroyed { of = your.ally, once_per_turn = true,
    effect = function(me) me.player:draw(me.cards) end } } }
local spit = ability "Spit" { cost = 0, instant = true, text = "Destroy target ally.",
  targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:destroy() end }
local end_all = ability "End" { cost = 0, instant = true, text = "Destroy all allies.",
  play = function() all(any.ally):destroy() end }

return {
  scenario "A replacement once per turn applies once, and again next turn" {
    cites = { "CR 701.4" },
    cards = { steps = steps, ox = ox, twice = twice },
    given = function(t)
      t:seat(1, { play = { "Steps" }, hand = { "Twice", "Twice" } })
      t:boss { play = { "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Twice", { target = "Ox" })
      t:everyone_passes()
      t:damage("Ox", 4 + 1)
      t:ends_turn(1)
      t:passes("boss")
      t:plays(1, "Twice", { target = "Ox" })
      t:finishes_chain()
    end,
    expect = function(t) t:in_graveyard("boss", "Ox") end,
  },
  scenario "What is dealt together is one time, and each card counts its own" {
    cites = { "CR 717.5", "CR 701.4" },
    cards = { steps = steps, ox = ox, wave = wave },
    given = function(t)
      t:seat(1, { play = { "Steps", "Steps" }, hand = { "Wave", "Wave" } })
      t:boss { play = { "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Wave")
      t:everyone_passes()
      t:answers(1, "Steps")
      t:answers(1, "Steps")
      t:damage("Ox", 7)
      t:damage("hero@boss", 7)
      t:plays(1, "Wave")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@boss", 8)
      t:damage("Ox", 8)
    end,
  },
  scenario "What was declined was not used" {
    cites = { "CR 712.7", "CR 701.4" },
    cards = { ward = ward, wave = wave },
    given = function(t)
      t:seat(1, { play = { "Ward" } })
      t:boss { hand = { "Wave", "Wave", "Wave" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Wave")
      t:everyone_passes()                -- nobody uses it
      t:damage("hero@1", 1)
      t:plays("boss", "Wave")
      t:passes("boss")
      t:passes(1)
      t:answers(1, "Ward")
      t:damage("hero@1", 1)
      t:plays("boss", "Wave")
      t:everyone_passes()
    end,
    expect = function(t) t:damage("hero@1", 2) end,
  },
  scenario "What would be destroyed together is replaced together, and nothing later in that turn" {
    cites = { "CR 716.1c", "CR 701.4" },
    cards = { lamp = lamp, ox = ox, end_all = end_all, spit = spit },
    given = function(t)
      t:seat(1, { play = { "Lamp", "Ox", "Ox" }, hand = { "End", "Spit" }, deck = { "Spit", "Spit", "Spit" } })
    end,
    play = function(t)
      t:plays(1, "End")
      t:everyone_passes()
      t:hand_count(1, 3)
      t:plays(1, "Spit", { target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(1, 2)
      t:graveyard_count(1, 3)
    end,
  },
}
