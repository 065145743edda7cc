-- Turns that a player gets, and where the order goes on after them.
local ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 }

local function spell(name, text, play)
  return ability(name) { cost = 0, instant = true, text = text, play = play }
end

local loan = spell("Loan", "The player two seats on takes an extra turn.", function(me)
  me.player.next.next:extra_turn()
end)

local deck = { "Ox", "Ox", "Ox", "Ox", "Ox" }

return {
  scenario "An extra turn comes directly after this one, the newest of several first" {
    cites = { "CR 500.3" },
    raiders = 3,
    cards = { ox = ox,
      gift = spell("Gift", "The next player takes an extra turn, then you do: the last one comes first.", function(me)
        me.player.next:extra_turn()
        me.player:extra_turn()
      end) },
    given = function(t)
      t:seat(1, { hand = { "Gift" }, deck = deck })
      t:seat(2, { deck = deck })
      t:seat(3, { deck = deck })
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Gift")
      t:everyone_passes()
      t:ends_turn()
      t:is_turn(1)             -- made last
      t:ends_turn()
      t:is_turn(2)             -- made first
      t:ends_turn()
      t:is_turn(2)             -- the turn that follows the first one in any case
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn(3)
      t:hand_count(1, 1)       -- one draw step in the extra turn
      t:hand_count(2, 2)
      t:told { "Raider 2 gets an extra turn", "Raider 1 gets an extra turn" }
    end,
  },
  scenario "After an extra turn of another player the order goes on where it was" {
    cites = { "CR 500.3" },
    raiders = 3,
    cards = { ox = ox, loan = loan },
    given = function(t)
      t:seat(1, { hand = { "Loan" }, deck = deck })
      t:seat(2, { deck = deck })
      t:seat(3, { deck = deck })
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Loan")
      t:everyone_passes()
      t:ends_turn()
      t:is_turn(3)
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn(2)
    end,
  },
  scenario "Who left the game before his extra turn does not take it, nor is he given another" {
    cites = { "CR 500.3" },
    raiders = 3,
    cards = { ox = ox, loan = loan },
    given = function(t)
      t:seat(1, { hand = { "Loan" }, deck = deck })
      t:seat(2, { deck = deck })
      t:seat(3, { deck = deck })
      t:boss { deck = deck, decks = { } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Loan")
      t:everyone_passes()
      t:concedes(3)
      t:ends_turn()
      t:is_turn(2)
      t:ends_turn()
      t:is_turn("boss")
    end,
    expect = function(t)
      t:told { "Raider 3 gets an extra turn", "Raider 3 is out of the game" }
      t:not_told { "Raider 3: start phase" }
    end,
  },
  scenario "Of ten extra turns nine are taken: more than that is a limit of the engine, and told" {
    cites = { "CR 500.3" },
    cards = { ox = ox,
      aeon = spell("Aeon", "Take ten extra turns, and skip as many draw steps.", function(me)
        for _ = 1, 10 do
          me.player:extra_turn()
          me.player:skip("draw step")
        end
      end) },
    given = function(t)
      t:seat(1, { hand = { "Aeon" }, deck = deck })
      t:boss { deck = deck, decks = { } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Aeon")
      t:everyone_passes()
      for _ = 1, 9 do
        t:ends_turn()
        t:is_turn(1)
      end
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn("boss")
      t:hand_count(1, 0)
      t:told { "Raider 1 gets an extra turn", "limit of the engine" }
    end,
  },
}
