local guess = ability "Foresight" { cost = 0,
  text = "Guess whether the top card of your deck has a higher or lower cost than the top card of target player's deck. Reveal both. If you guessed correctly, draw a card.",
  targets = { target("who", player.any, harm) },
  play = function(me, t)
    local guessed = me.player:choose { from = { "higher", "lower" }, prompt = "Higher or lower?" }
    local mine, other = me.player.deck:top(1), t.who.deck:top(1)
    mine:reveal()
    other:reveal()
    if mine:compare("cost", other) == guessed then me.player:draw() end
  end }
local cards = { guess = guess, ox = ally "Ox" { cost = 3, atk = 1, damage = "melee", health = 5 },
  elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 5 } }

local function guesses(what)
  return function(t)
    t:plays(1, "Foresight", { target = 2 })
    t:everyone_passes()
    t:answers(1, what)
  end
end

return {
  scenario "Where there is no card to compare with, no guess is right" {
    cites = { "CR 712.8" },
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Foresight" }, deck = { "Ox", "Ox" } })
    end,
    play = guesses("higher"),
    expect = function(t) t:hand_count(1, 0) end,
  },
  scenario "A right guess" {
    cites = { "CR 712.8" },
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Foresight" }, deck = { "Ox", "Ox" } })
      t:seat(2, { deck = { "Elk" } })
    end,
    play = guesses("higher"),
    expect = function(t) t:hand_count(1, 1) end,
  },
  scenario "A wrong guess" {
    cites = { "CR 712.8" },
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Foresight" }, deck = { "Ox", "Ox" } })
      t:seat(2, { deck = { "Elk" } })
    end,
    play = guesses("lower"),
    expect = function(t) t:hand_count(1, 0) end,
  },
}
