-- Turns and steps that are skipped: nothing comes in their place.
local ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 }
local clock = ally "Clock" { cost = 1, atk = 0, damage = "melee", health = 5,
  text = "At the start of your turn, your hero deals 1 fire damage to each opposing hero.",
  powers = { at.start_of_turn { whose = "your", effect = function(me) me.hero:deal(1, "fire", opposing.hero) end } } }

local function spell(name, text, play)
  return ability(name) { cost = 0, instant = true, text = text, play = play }
end

local doze = spell("Doze", "The player to your left skips a turn.", function(me) me.player.next:skip("turn") end)
local deck = { "Ox", "Ox", "Ox", "Ox", "Ox" }

return {
  scenario "Two that say so skip the next two turns" {
    cites = { "CR 500.4" },
    raiders = 2,
    cards = { ox = ox, clock = clock,
      doze = doze },
    given = function(t)
      t:seat(1, { hand = { "Doze", "Doze" }, deck = deck })
      t:seat(2, { deck = deck, play = { "Clock" } })
      t:boss { deck = deck, decks = { } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Doze")
      t:everyone_passes()
      t:plays(1, "Doze")
      t:everyone_passes()
      t:ends_turn()
      t:is_turn("boss")
      t:ends_turn()
      t:is_turn(1)
      t:ends_turn()
      t:is_turn("boss")         -- the second one
      t:damage("hero@boss", 0)  -- nothing of the turn happened
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn(2)
      t:damage("hero@boss", 1)
      t:told { "Raider 2 skips the turn", "Raider 2 skips the turn" }
    end,
  },
  scenario "Everybody is told of a turn that is skipped after the first one of the game" {
    cites = { "CR 500.4" },
    cards = { ox = ox, doze = doze },
    given = function(t)
      local all = { }
      for i = 1, 10 do all[i] = "Doze" end
      t:seat(1, { deck = all })
      t:boss { deck = all }
      t:real_start()
    end,
    play = function(t)
      t:answers("boss", "yes")
      t:answers(1, "yes")
      t:plays("boss", "Doze")             -- the dice let the Boss player begin
      t:everyone_passes()
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn("boss")
      t:told { "Turn 1: the Boss player", "Raider 1 skips the turn", "Turn 2: the Boss player" }
    end,
  },
  scenario "An extra turn can be skipped too" {
    cites = { "CR 500.4", "CR 500.3" },
    raiders = 2,
    cards = { ox = ox,
      wink = spell("Wink", "You take an extra turn, and skip your next turn.", function(me)
        me.player:extra_turn()
        me.player:skip("turn")
      end) },
    given = function(t)
      t:seat(1, { hand = { "Wink" }, deck = deck })
      t:seat(2, { deck = deck })
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Wink")
      t:everyone_passes()
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn(2)
      t:told { "Raider 1 gets an extra turn", "Raider 1 skips the turn", "Raider 2" }
    end,
  },
  scenario "A skipped draw step draws nothing; a skipped ready step readies nothing" {
    cites = { "CR 500.4" },
    raiders = 2,
    cards = { ox = ox, clock = clock,
      haste = spell("Rush", "The player to your left skips a ready step and a draw step.", function(me)
        me.player.next:skip("ready step")
        me.player.next:skip("draw step")
      end) },
    given = function(t)
      t:seat(1, { hand = { "Rush" }, deck = deck })
      t:seat(2, { deck = deck, play = { "Clock", { "Ox", exhausted = true } } })
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Rush")
      t:everyone_passes()
      t:ends_turn()
      t:everyone_passes()
    end,
    expect = function(t)
      t:is_turn(2)
      t:hand_count(2, 0)
      t:exhausted("Ox")
      t:damage("hero@boss", 1)   -- the turn began all the same
    end,
  },
  scenario "A skipped action phase and a skipped wrap-up step" {
    cites = { "CR 500.4" },
    raiders = 2,
    cards = { ox = ox,
      hush = spell("Hush", "The player to your left skips an action phase and a wrap-up step.", function(me)
        me.player.next:skip("action phase")
        me.player.next:skip("wrap-up step")
      end) },
    given = function(t)
      t:seat(1, { hand = { "Hush" }, deck = deck })
      t:seat(2, { deck = deck, hand = { "Ox", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox" } })
      t:boss { deck = deck, decks = { } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Hush")
      t:everyone_passes()
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn("boss")
      t:hand_count(2, 8)
      t:not_told { "Raider 2: action phase" }
      t:told { "Raider 2: start phase", "Raider 2 skips the action phase", "Raider 2: end phase", "Raider 2 skips the wrap-up step" }
    end,
  },
}
