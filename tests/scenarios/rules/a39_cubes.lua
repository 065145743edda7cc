-- Digest A39: special actions of raiders with a card of the Boss player's, and what comes of a Cube that lies idle.
-- A Cube is a counter: on the Lair while it is unattached, else on the character that holds it. It begins with its Nova side
-- up, and remembers with a 1 that the Cooldown side is.
local lair = item "Test Lair" { cost = 0,
  text = "On his turn an opponent may exhaust a character to take a Cube. At the end of your turn turn this over. Nova: at the "
    .. "start of your turn 10 fire where a Cube is left. As it cools down 2 are put on each that has one, and the Cubes come back.",
  values = { nova = 10, put = 2 },
  powers = {
    pays { id = "take", used_by = "opponents", only_your_turn = true, off_chain = true, cost = {},
      only_if = stat("counters"):at_least(1),
      effect = function(me)
        local holder = me.player:choose { from = your.character:with { ready = true }, prompt = "Who takes a Cube?" }
        if holder then
          holder:exhaust()
          me:remove_counters("cube", 1)
          holder:add_counters("cube", 1)
        end
      end },
    at.start_of_turn { whose = "your", effect = function(me)
      if me.memory[1] == 0 and me:counters("cube") > 0 then me.hero:deal(me.nova, "fire", opposing.character) end
    end },
    at.end_of_turn { whose = "your", effect = function(me)
      me.memory[1] = 1 - me.memory[1]
      if me.memory[1] == 0 then return end
      for _, one in each(all(opposing.character)) do
        if one:counters("cube") > 0 then
          one:put_damage(me.put)
          one:remove_counters("cube", 1)
          me:add_counters("cube", 1)
        end
      end
    end },
  },
}
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 20 }

return {
  scenario "Ten fire to each while a Cube lies idle, then two are put on each who has one" {
    cites = { "CR 701.2" },
    raiders = 2,
    cards = { lair = lair, ox = ox },
    given = function(t)
      t:seat(1, { play = { { "Ox", new = true } }, deck = { "Ox", "Ox" } })
      t:seat(2, { deck = { "Ox", "Ox" } })
      t:boss { play = { { "Test Lair", counters = { cube = 2 } } }, deck = { "Ox", "Ox", "Ox" }, decks = { } }
      t:turn(1)
    end,
    play = function(t)
      t:cant(2, "uses", "Test Lair@boss", { reason = "CR 701.1: only on your own turn" })
      t:cant("boss", "uses", "Test Lair", { reason = "CR 701.2" })
      t:uses(1, "Test Lair@boss")
      t:answers(1, "Ox@1")               -- though it came this turn
      t:chain(0)                         -- nobody could answer
      t:exhausted("Ox@1")
      t:counters("Test Lair", "cube", 1)
      t:counters("Ox@1", "cube", 1)
      t:ends_turn()
      t:ends_turn()
      t:everyone_passes()                -- the start of the Boss player's turn
      t:damage("Ox@1", 10)
      t:damage("hero@1", 10)
      t:damage("hero@2", 10)
      t:ends_turn()
      t:is_turn(1)
    end,
    expect = function(t)
      t:damage("Ox@1", 12)
      t:damage("hero@1", 10)
      t:counters("Test Lair", "cube", 2)
      t:told { "10 fire damage to Ox", "2 damage is put on Ox" }
    end,
  },
  scenario "With no Cube idle nothing burns" {
    cards = { lair = lair, ox = ox },
    given = function(t)
      t:seat(1, { deck = { "Ox", "Ox" } })
      t:boss { play = { { "Test Lair", counters = { cube = 1 } } }, deck = { "Ox", "Ox", "Ox" }, decks = { } }
      t:turn(1)
    end,
    play = function(t)
      t:uses(1, "Test Lair@boss")
      t:answers(1, "hero@1")
      t:cant(1, "uses", "Test Lair@boss", { reason = "its condition" })
      t:ends_turn()
      t:everyone_passes()
      t:damage("hero@1", 0)
      t:ends_turn()
    end,
    expect = function(t)
      t:damage("hero@1", 2)
    end,
  },
}
