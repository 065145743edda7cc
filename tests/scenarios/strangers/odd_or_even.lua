-- A choice between words: two of a list.
local riddle = ability "Riddle" { cost = 2, class = "any",
  counts = { odd = count(your.ally):half_up() - count(your.ally):half_down() },
  text = "Choose odd or even. Draw a card if the number of your allies is so.",
  play = function(me)
    local guess = me.player:choose { from = { "odd", "even" }, prompt = "Odd or even?" }
    if (guess == "odd") == (me.odd > 0) then me.player:draw() end
  end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }
local function guesses(title, word, drawn)
  return scenario(title) {
    raid = "duel",
    cites = { "CR 709.2" },
    cards = { riddle = riddle, ox = ox },
    given = function(t) t:seat(1, { hand = { "Riddle" }, play = { "Ox", "Ox", "Ox" }, deck = { "Ox" }, resources = 2 }) end,
    play = function(t)
      t:plays(1, "Riddle")
      t:everyone_passes()
      t:offers(1, "odd")
      t:offers(1, "even")
      t:answers(1, word)
    end,
    expect = function(t) t:hand_count(1, drawn) end,
  }
end

return { guesses("Three allies are odd, and the riddle's reward is a card", "odd", 1), guesses("Three allies are not even", "even", 0) }
