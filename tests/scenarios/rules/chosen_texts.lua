return scenario "A player chooses among the texts that a script offers, be they yes and no" {
  cards = {
    guess = ability "Guess" { cost = 0, text = "Choose odd or even, then yes or no. If you chose even and yes, draw a card.",
      play = function(me)
        local kind = me.player:choose { from = { "odd", "even" }, prompt = "Odd or even?" }
        local sure = me.player:choose { from = { "yes", "no" }, prompt = "Sure?" }
        if kind == "even" and sure == "yes" then me.player:draw(1) end
      end },
  },
  given = function(t) t:seat(1, { hand = { "Guess" }, deck = { "Guess", "Guess" } }) end,
  play = function(t)
    t:plays(1, "Guess")
    t:everyone_passes()
    t:answers(1, "even")
    t:answers(1, "yes")
  end,
  expect = function(t) t:hand_count(1, 1) end,
}
