return scenario "As a turn starts a modifier is made that is as old as that turn, not as its source" {
  cites = { "CR 718.2e", "CR 704.1b" },
  cards = {
    drum = ability "Drum" { cost = 1, ongoing = true,
      text = "As your turn starts, allies you control have 1 ATK this turn.",
      powers = { as.start_of_turn { whose = "your", effect = function(me)
        your.ally:gain { atk = set_to(1), lasts = this_turn }
      end } } },
    horn = ability "Horn" { cost = 1, ongoing = true, text = "Allies you control have 5 ATK.",
      powers = { gives { to = your.ally, atk = set_to(5) } } },
    bell = ally "Bell" { cost = 1, atk = 3, damage = "melee", health = 1,
      text = "At the start of your turn, draw a card if this has 1 ATK.",
      powers = { at.start_of_turn { whose = "your", effect = function(me)
        if me.atk == 1 then me.player:draw() end
      end } } },
  },
  given = function(t)
    t:seat(1, { play = { "Bell", "Drum", "Horn" }, deck = { "Bell", "Bell", "Bell" } })
    t:turn("boss", "end")
  end,
  play = function(t)
    t:ends_turn()
    t:is_turn(1)
    t:atk("Bell", 1)                    -- 718.2e: the Horn came later than the Drum, but before this turn
    t:ends_turn()
  end,
  expect = function(t)
    t:atk("Bell", 5)
    t:hand_count(1, 2)                  -- one of the Bell, one of the draw step
  end,
}
