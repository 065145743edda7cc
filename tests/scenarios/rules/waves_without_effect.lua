local deathless = boss "Deathless" { order = 1, text = "Deathless can't be destroyed.",
  powers = { gives { to = this, cant = "be destroyed" } } }
local sturdy = boss "Sturdy" { order = 2, health = 5, text = "Sturdy can't leave play.",
  powers = { gives { to = this, cant = "leave play" } } }
local spared = boss "Spared" { order = 3, health = 5, text = "If Spared would be destroyed, nothing happens instead.",
  powers = { instead.destroyed { of = this, effect = function(me) end } } }
local plain = boss "Plain" { order = 4, health = 5 }
local stubborn = ally "Stubborn" { cost = 1, atk = 0, damage = "melee", health = 2,
  text = "If this would be destroyed, nothing happens instead.",
  powers = { instead.destroyed { of = this, effect = function(me) end } } }
local idol = item "Idol" { cost = 0, text = "Your hero can't be destroyed.",
  powers = { gives { to = your.hero, cant = "be destroyed" } } }
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 60 fire damage to target character.",
  targets = { target("prey", any.character, harm) },
  play = function(me, t) me.hero:deal(60, "fire", t.prey) end }
local cards = { deathless = deathless, sturdy = sturdy, spared = spared, plain = plain, stubborn = stubborn,
                idol = idol, bolt = bolt }

local halls = raid "Halls" { players = { 1, 3 }, decks = { "main" }, bosses = { "deathless", "sturdy", "spared", "plain" },
  boss_destroyed = sequence "A Boss is destroyed" { steps = { function(boss) boss:lose() end } } }

local function goes_on(name, hero, prey)
  return scenario(name) { cites = { "CR 410.6" }, raid = halls, cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Bolt" }, play = { "Idol" } })
      t:boss { hero = hero, play = { "Stubborn" } }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = prey })
      t:everyone_passes()
      t:ends_turn()
    end,
    expect = function(t)
      t:winner("none")
      t:damage(prey, 60)
    end }
end

return {
  goes_on("A Boss that can't be destroyed stays with fatal damage", "Deathless", "hero@boss"),
  goes_on("A Boss that can't leave play stays with fatal damage", "Sturdy", "hero@boss"),
  goes_on("A Boss stays where nothing happens instead of his destruction", "Spared", "hero@boss"),
  goes_on("An ally stays where nothing happens instead of its destruction", "Plain", "Stubborn"),
  goes_on("A raider's hero that can't be destroyed stays with fatal damage", "Plain", "hero@1"),
}
