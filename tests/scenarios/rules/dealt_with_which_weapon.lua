-- Which damage is dealt with a weapon: that of its wielder, as combat concludes, and no other.
local axe = weapon "Axe" { cost = 1, atk = 3, damage = "melee", strike = 0, tags = { "One-Handed", "Melee (1)" } }
local sword = weapon "Sword" { cost = 1, atk = 2, damage = "melee", strike = 0, tags = { "One-Handed", "Melee (1)" } }
local judge = ally "Judge" { cost = 1, atk = 0, damage = "melee", health = 5,
  text = "When combat damage is dealt with an Axe, put a cut counter on Judge.",
  powers = { when.dealt_damage { with = any.weapon:with { name = "Axe" }, combat = true,
    effect = function(me) me:add_counters("cut", 1) end } } }
local kick = ability "Kick" { cost = 0, instant = true,
  text = "Your hero deals 1 melee damage to target hero. It counts as combat damage.",
  targets = { target("prey", opposing.hero, harm) },
  play = function(me, t) me.hero:deal(1, "melee", t.prey, { combat = true }) end }
local cards = { axe = axe, sword = sword, judge = judge, kick = kick }

return {
  scenario "What is dealt back is dealt with the weapon of who deals it back" {
    cites = { "CR 408.3d" },
    raid = "duel",
    cards = cards,
    given = function(t)
      t:seat(1, { hero = "grumpherys", play = { "Axe", "Judge" } })
      t:seat(2, { hero = "boris_brightbeard", play = { "Sword" } })
      t:turn(1)
    end,
    play = function(t)
      t:attacks(1, "hero@1", "hero@2")
      t:strikes(1, "Axe")
      t:strikes(2, "Sword")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@1", 2)
      t:damage("hero@2", 3)
      t:counters("Judge", "cut", 1)
    end,
  },
  scenario "What an effect deals is not dealt with a weapon struck with, though it counts as combat damage" {
    cites = { "CR 408.3d", "CR 408.3b" },
    raid = "duel",
    cards = cards,
    given = function(t)
      t:seat(1, { hero = "grumpherys", hand = { "Kick" }, play = { "Axe", "Judge" } })
      t:seat(2, { hero = "boris_brightbeard" })
      t:turn(1)
    end,
    play = function(t)
      t:attacks(1, "hero@1", "hero@2")
      t:strikes(1, "Axe")
      t:plays(1, "Kick", { target = "hero@2" })
      t:everyone_passes()
      t:chain(0)
      t:counters("Judge", "cut", 0)
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@2", 4)
      t:counters("Judge", "cut", 1)
    end,
  },
}
