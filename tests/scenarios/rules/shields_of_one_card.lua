-- A card whose power is used several times makes a shield each time, and each is its own.
local monk = ally "Monk" { cost = 1, atk = 0, damage = "melee", health = 9,
  text = "(0): Prevent the next 3 damage to your hero this turn.",
  later = { shield = prevents.damage { to = your.hero } },
  powers = { pays { cost = {}, effect = function(me) me:begin("shield", this_turn, { left = 3 }) end } } }
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 2 fire damage to target hero.",
  targets = { target("prey", any.hero, harm) },
  play = function(me, t) me.hero:deal(2, "fire", t.prey) end }

return {
  scenario "What is left of a shield, be it 1, prevents the next damage" {
    cites = { "CR 717.2a" },
    cards = { monk = monk, bolt = bolt },
    given = function(t)
      t:seat(1, { hand = { "Bolt", "Bolt", "Bolt" }, play = { "Monk" } })
    end,
    play = function(t)
      t:uses(1, "Monk")
      t:everyone_passes()
      for _ = 1, 2 do
        t:plays(1, "Bolt", { target = "hero@1" })
        t:everyone_passes()
      end
      t:damage("hero@1", 1)             -- 2 and 1 were prevented
      t:plays(1, "Bolt", { target = "hero@1" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@1", 3)
    end,
  },
  scenario "Which of two shields of one card is used, the player whose hero it shields says" {
    cites = { "CR 717.4b" },
    cards = { monk = monk, bolt = bolt },
    given = function(t)
      t:seat(1, { hand = { "Bolt" }, play = { "Monk" } })
    end,
    play = function(t)
      for _ = 1, 2 do
        t:uses(1, "Monk")
        t:everyone_passes()
      end
      t:plays(1, "Bolt", { target = "hero@1" })
      t:everyone_passes()
      t:offers(1, "Monk")
      t:answers(1, { "Monk", 1 })
    end,
    expect = function(t)
      t:damage("hero@1", 0)
    end,
  },
  scenario "Of two keywords of one card, either may prevent first" {
    cites = { "CR 717.4b" },
    cards = {
      drake = ally "Drake" { cost = 1, atk = 0, damage = "fire", health = 9, keywords = { "Fire Resistance", "Hardiness" } },
      gust = ability "Gust" { cost = 0, text = "Your hero deals 3 fire damage to target ally.",
        targets = { target("prey", any.ally, harm) },
        play = function(me, t) me.hero:deal(3, "fire", t.prey) end },
    },
    given = function(t)
      t:seat(1, { hand = { "Gust" }, play = { "Drake" } })
    end,
    play = function(t)
      t:plays(1, "Gust", { target = "Drake" })
      t:passes(1)
      t:passes("boss")
      t:asked(1, "Drake")
      t:answers(1, { "Drake", 1 })
    end,
    expect = function(t)
      t:damage("Drake", 0)
    end,
  },
}
