local nobundo = ally "Farseer Nobundo" { cost = 5, atk = 3, damage = "nature", health = 8, tags = { "Draenei", "Shaman", "Nobundo (1)" },
  values = { cards = 1 },
  text = "You may look at the top card of each opponent's deck at any time. <p> At the start of your turn, guess whether the top card of \z
    your deck has a higher or a lower cost than that of target opponent's deck. Then both players reveal their top cards. \z
    If you guessed right, draw {cards} card.",
  powers = {
    gives { to = opposing.hero, top_card = "seen by you" },
    at.start_of_turn { whose = "your", targets = { target("rival", player.opposing, harm) }, effect = function(me, _, t)
      local guess = me.player:choose { from = { "higher", "lower" }, prompt = "Higher or lower?" }
      local mine, theirs = me.player.deck:reveal()[1], t.rival.deck:reveal()[1]
      if mine and theirs and mine:compare("cost", theirs) == guess then me.player:draw(me.cards) end
    end },
  } }
local cards = { nobundo = nobundo,
  ox = ally "Ox" { cost = 4, atk = 1, damage = "melee", health = 5 }, hen = ally "Hen" { cost = 2, atk = 1, damage = "melee", health = 5 },
  elk = ally "Elk" { cost = 3, atk = 1, damage = "melee", health = 5 } }

local function foresees(title, guess, drawn)
  return scenario(title) {
    raid = "duel",
    cites = { "CR 415.3e", "CR 415.3" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Farseer Nobundo" }, deck = { "Ox", "Hen", "Hen" } })
      t:seat(2, { deck = { "Elk", "Hen" } })
      t:turn(2)
    end,
    play = function(t)
      t:sees(1, "Elk")
      t:hidden(2, "Elk")
      t:hidden(1, "Ox")
      t:ends_turn()
      t:asked(1, "Higher or lower?")
      t:answers(1, guess)
      t:to_action_phase()
    end,
    expect = function(t)
      t:hand_count(1, drawn + 1)
      t:told { "reveals Ox", "reveals Elk" }
    end,
  }
end

return {
  foresees("Nobundo sees the opponent's top card, but not his player's own; who guesses right draws a card", "higher", 1),
  foresees("Who guesses wrong draws none", "lower", 0),
}
