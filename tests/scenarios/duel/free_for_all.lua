-- Chaos: three to five players, each against all others; the last one left has won.
local ox = ally "Ox" { cost = 1, atk = 3, damage = "melee", health = 5 }
local quake = ability "Quake" { cost = 0, instant = true, text = "Your hero deals 2 nature damage to each opposing hero. Each friendly player draws a card.",
  play = function(me)
    me.hero:deal(2, "nature", opposing.hero)
    for _, who in each(me.player.friends) do who:draw(1) end
  end }
local doom = ability "Doom" { cost = 0, instant = true, text = "Destroy each opposing hero.", play = function() all(opposing.hero):destroy() end }
local ruin = ability "Ruin" { cost = 0, instant = true, text = "Destroy each hero.", play = function() all(any.hero):destroy() end }
local duel = ability "Challenge" { cost = 0, instant = true, text = "Destroy target opposing hero.",
  targets = { target("foe", opposing.hero, harm) }, play = function(_, t) t.foe:destroy() end }
local cards = { ox = ox, quake = quake, doom = doom, ruin = ruin, challenge = duel }
local function three(hand)
  return function(t)
    t:seat(1, { hand = hand, play = { "Ox" }, deck = { "Ox", "Ox", "Ox" } })
    t:seat(2, { play = { "Ox" }, deck = { "Ox", "Ox", "Ox" } })
    t:seat(3, { play = { "Ox" }, deck = { "Ox", "Ox", "Ox" } })
  end
end

return {
  scenario "Every other player is an opponent, and nobody else a friend" {
    raid = "chaos", raiders = 3, cites = { "CR 102.1" }, cards = cards,
    given = three { "Quake", "Challenge" },
    play = function(t)
      t:plays(1, "Quake")
      t:everyone_passes()
      t:damage("hero@1", 0)
      t:damage("hero@2", 2)
      t:damage("hero@3", 2)
      t:hand_count(1, 2)
      t:hand_count(2, 0)
      t:attacks(1, "Ox", "Ox@3")
      t:to_end_of_combat()
      t:damage("Ox@3", 3)
    end,
    expect = function(t)
      t:cant(1, "plays", "Challenge", { target = "hero@1" })
      t:can(1, "plays", "Challenge", { target = "hero@2" })
      t:can(1, "plays", "Challenge", { target = "hero@3" })
    end,
  },
  scenario "An ally may stand in front of the hero of its own party, and in front of no other" {
    raid = "chaos", raiders = 3, cites = { "CR 602.2", "CR 102.1" }, cards = cards,
    given = three {},
    play = function(t)
      t:proposes(1, "Ox", "hero@2")
      t:everyone_passes()
      t:protects(2, "Ox")
      t:to_end_of_combat()
      t:damage("hero@2", 0)
      t:not_asked(3)
    end,
    expect = function(t)
      t:damage("Ox@2", 3)
      t:damage("Ox@1", 3)
      t:ready("Ox@3")
    end,
  },
  scenario "A Protector of anybody opposed to the attacker may step in, the defender's player asked first" {
    raid = "chaos", raiders = 3, cites = { "CR 602.2" },
    cards = { ox = ox, wall = ally "Wall" { cost = 1, atk = 0, damage = "melee", health = 9, keywords = "Protector", text = "Protector" } },
    given = function(t)
      t:seat(1, { play = { "Ox", "Wall" } })
      t:seat(2, { play = { "Ox" } })
      t:seat(3, { play = { "Wall" } })
    end,
    play = function(t)
      t:proposes(1, "Ox", "Ox@2")
      t:everyone_passes()
      t:protects(3, "Wall")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Wall@3", 3)
      t:damage("Ox@2", 0)
      t:ready("Wall@1")
    end,
  },
  scenario "Turns go round, a player who loses takes all along, and the last one has won" {
    raid = "chaos", raiders = 3, cites = { "CR 102.1", "CR 102.2", "CR 500.1" }, cards = cards,
    given = three { "Challenge", "Challenge" },
    play = function(t)
      t:ends_turn()
      t:is_turn(2)
      t:ends_turn()
      t:is_turn(3)
      t:ends_turn()
      t:is_turn(1)
      t:plays(1, { "Challenge", 1 }, { target = "hero@2" })
      t:everyone_passes()
      t:lost(2)
      t:winner("none")
      t:count_in_play(2, "Ox", 0)
      t:ends_turn()
      t:is_turn(3)                        -- player 2 is passed over
      t:ends_turn()
      t:plays(1, "Challenge", { target = "hero@3" })
      t:everyone_passes()
    end,
    expect = function(t) t:winner("player 1"); t:told { "Player 1 wins." } end,
  },
  scenario "Who is left as all others fall at once has won, whatever seat that is" {
    raid = "chaos", raiders = 5, cites = { "CR 102.1", "CR 102.1a" }, cards = cards,
    given = function(t)
      for seat = 1, 4 do t:seat(seat, { deck = { "Ox", "Ox", "Ox" } }) end
      t:seat(5, { hand = { "Doom" }, deck = { "Ox", "Ox", "Ox" } })
      t:turn(5)
    end,
    play = function(t) t:plays(5, "Doom"); t:everyone_passes() end,
    expect = function(t) t:winner("player 5"); t:told { "Player 5 wins." } end,
  },
  scenario "Where all fall at once nobody has won" {
    raid = "chaos", raiders = 3, cites = { "CR 102.1a" }, cards = cards,
    given = three { "Ruin" },
    play = function(t) t:plays(1, "Ruin"); t:everyone_passes() end,
    expect = function(t) t:winner("draw") end,
  },
}
