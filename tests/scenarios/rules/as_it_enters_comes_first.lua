return scenario "What two cards do as they enter is done together: losing a power comes too late" {
  cites = { "CR 710.1a", "CR 704.1b" },
  cards = {
    bell = ally "Bell" { cost = 1, atk = 1, damage = "melee", health = 1,
      text = "As this enters play, draw a card.",
      powers = { as.enters_play { of = this, effect = function(me) me.player:draw() end } } },
    sword = ability "Sword" { cost = 1, ongoing = true,
      text = "As an ally enters play, it loses its powers this turn.",
      powers = { as.enters_play { of = any.ally, effect = function(me, event)
        event.card:gain { loses_powers = true, lasts = this_turn }
      end } } },
    watcher = ally "Watcher" { cost = 1, atk = 1, damage = "melee", health = 1,
      text = "When another ally enters play, draw a card.",
      powers = { when.enters_play { of = any.ally:other(), effect = function(me) me.player:draw() end } } },
  },
  given = function(t)
    t:seat(1, { hand = { "Bell" }, play = { "Watcher" }, resources = 1, deck = { "Bell", "Bell" } })
    t:boss { play = { "Sword" } }
  end,
  play = function(t)
    t:plays(1, "Bell")
    t:everyone_passes()
    t:told { "draws", "enters play" }   -- as it enters is before it has entered
    t:hand_count(1, 1)
    t:everyone_passes()
  end,
  expect = function(t)
    t:hand_count(1, 2)                  -- and what triggers by it comes after, by the chain
  end,
}
