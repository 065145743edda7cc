-- Cubes that raiders hold by exhausting a character, and the lair that asks whether all of them are held.
local cubes = any.fixture:with { tag = "Cube" }
local cube = fixture "Manticron Cube" { tags = { "Cube" }, stays_unattached = true,
  text = "Exhaust a hero or ally in your party: Attach this to that character while it remains exhausted. Only a raiding player can use \z
    this, and only on their turn.",
  powers = { pays { used_by = "opponents", only_your_turn = true, cost = { exhaust = your.character }, effect = function(me)
    me:attach_to(me.paid_with[1], { to = any.character:with { exhausted = true } })
  end } } }
local lair = fixture "Magtheridon's Lair" { values = { quake = 2 },
  text = "When this flips to this side, put {quake} damage on each hero and ally with an attached Cube, then detach all Cubes. <p> \z
    At the end of your turn, flip this.",
  powers = {
    when.flipped { of = this, to_this_side = true, effect = function(me)
      all(any.character:with { attached = cubes }):put_damage(me.quake)
      all(cubes):detach()
    end },
    at.end_of_turn { whose = "your", effect = function(me) me:flip() end },
  },
  back = { values = { nova = 10 },
    text = "At the start of your turn, if one or more Cubes are unattached, Magtheridon deals {nova} fire damage to each opposing hero \z
      and ally. <p> At the end of your turn, flip this.",
    powers = {
      at.start_of_turn { whose = "your", only_if = count(cubes:without { attachment = true }), effect = function(me)
        me.hero:deal(me.nova, "fire", opposing.character)
      end },
      at.end_of_turn { whose = "your", effect = function(me) me:flip() end },
    } } }
local pit = raid "The Pit" { players = { 1, 3 }, decks = { "main" }, bosses = { "lord" },
  boss_destroyed = sequence "He has fallen" { steps = { function(boss) boss:lose() end } } }
local cards = { cube = cube, lair = lair, lord = boss "Pit Lord" { order = 1, health = 40, text = "" },
  ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 15 } }
local function given(back)
  return function(t)
    t:seat(1, { play = { { "Ox", new = true } }, deck = { "Ox", "Ox", "Ox" } })
    t:boss { play = { { "Magtheridon's Lair", back = back }, "Manticron Cube", "Manticron Cube" }, deck = { "Ox", "Ox" } }
    t:turn(1)
  end
end
local function holds(t, number, who)
  t:uses(1, { "Manticron Cube", number }, { pay = { who } })
  t:everyone_passes()
  t:attached({ "Manticron Cube", number }, who)
end

return {
  scenario "Cubes are held by whoever was exhausted for them, be it an ally who has just come, and all of them stop the nova" {
    raid = pit,
    cites = { "CR 403.5", "CR 400.7" },
    cards = cards, given = given(true),
    play = function(t)
      t:cant("boss", "uses", { "Manticron Cube", 1 })
      holds(t, 1, "Ox")
      holds(t, 2, "hero@1")
      t:cant(1, "uses", { "Manticron Cube", 1 })        -- nobody is ready
      t:ends_turn()
      t:is_turn("boss")
      t:damage("hero@1", 0)
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn(1)
      t:damage("Ox", 2)                                 -- as the lair was turned over
      t:damage("hero@1", 2)
      t:unattached { "Manticron Cube", 1 }
      t:unattached { "Manticron Cube", 2 }
      t:told { "Magtheridon's Lair is turned over", "no longer attached", "no longer attached", "Lair resolves" }
    end,
  },
  scenario "One Cube that nobody holds is enough for the nova" {
    raid = pit,
    cites = { "CR 400.5" },
    cards = cards, given = given(true),
    play = function(t)
      holds(t, 1, "Ox")
      t:ends_turn()
      t:is_turn("boss")
      t:damage("hero@1", 10)
      t:damage("Ox", 10)
      t:passes("boss")
      t:cant(1, "uses", { "Manticron Cube", 2 })        -- not on their turn
      t:passes(1)
      t:finishes_chain()
    end,
    expect = function(t) t:damage("hero@1", 10) end,    -- it held no Cube as the lair was turned over
  },
  scenario "Who readies lets go of the Cube, and it stays in play; turned away from its first side the lair does nothing to them" {
    raid = pit,
    cites = { "CR 410.6c" },
    cards = cards, given = given(false),
    play = function(t)
      holds(t, 1, "Ox")
      t:ends_turn()
      t:attached({ "Manticron Cube", 1 }, "Ox")
      t:ends_turn()
      t:is_turn(1)
    end,
    expect = function(t)
      t:damage("Ox", 0)
      t:ready("Ox")
      t:unattached { "Manticron Cube", 1 }
      t:count_in_play("boss", "Manticron Cube", 2)
    end,
  },
}
