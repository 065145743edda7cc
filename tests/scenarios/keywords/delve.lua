return scenario "Delve: of the top two cards any stay on top, the others go under the deck" {
  cites = { "KW Delve", "BA:Delve" },
  cards = {
    peek = ability "Peek" { cost = 0, text = "Delve. Draw a card.",
      play = function(me)
        me:delve()
        me.player:draw()
      end },
    one = ally "One" { cost = 1, atk = 1, damage = "melee", health = 3 },
    two = ally "Two" { cost = 1, atk = 1, damage = "melee", health = 3 },
    three = ally "Three" { cost = 1, atk = 1, damage = "melee", health = 3 },
    four = ally "Four" { cost = 1, atk = 1, damage = "melee", health = 3 },
  },
  given = function(t)
    t:seat(1, { hand = { "Peek", "Peek" }, deck = { "One", "Two", "Three", "Four" } })
    t:boss {}
  end,
  play = function(t)
    t:plays(1, "Peek")
    t:everyone_passes()
    t:answers(1, "Two")
    t:in_hand(1, "Two")
    t:hidden("boss", "One")
    t:plays(1, "Peek")                  -- One lies under Three and Four
    t:everyone_passes()
    t:answers(1, { "Three", "Four" })
    t:answers(1, "Four")
  end,
  expect = function(t)
    t:in_hand(1, "Four")
    t:in_deck(1, "Three")
    t:in_deck(1, "One")
  end,
}
