-- An opponent who has more of them than you; opponents are not added up.
local cards = {
  ox = ally "Ox" { cost = 0, atk = 1, damage = "melee", health = 5 },
  rage = ally "Rage" { cost = 0, atk = 1, damage = "melee", health = 9,
    text = "+ATK: how many more allies an opponent has than you.",
    powers = { gives { to = this, atk = plus(outnumbered(any.ally)) } } },
  call = ability "Call" { cost = 0, text = "Only if an opponent has more allies than you: draw 1 card.",
    only_if = outnumbered(any.ally), play = function(me) me.player:draw(1) end },
}

return {
  scenario "A raider is outnumbered by the Boss player, whatever his friends have" {
    cites = { "CR 401.2" },
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Rage" }, hand = { "Call", "Ox" }, deck = { "Fire Blast" } })
      t:seat(2, { play = { "Ox", "Ox", "Ox", "Ox" } })
      t:boss { play = { "Ox", "Ox" } }
    end,
    play = function(t)
      t:atk("Rage", 2)                  -- 2 against 1
      t:plays(1, "Call")
      t:everyone_passes()
      t:hand_count(1, 2)
      t:plays(1, "Ox")
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk("Rage", 1)                  -- 2 against 2
    end,
  },
  scenario "The Boss player is outnumbered by one raider, not by all of them together" {
    cites = { "CR 401.2" },
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox", "Ox", "Ox" } })
      t:seat(2, { play = { "Ox", "Ox" } })
      t:boss { play = { "Rage" }, hand = { "Call", "Ox", "Ox" } }
      t:turn("boss")
    end,
    play = function(t)
      t:atk("Rage", 3)                  -- 3 against 1
      t:plays("boss", { "Ox@boss", 1 })
      t:everyone_passes()
      t:atk("Rage", 2)                  -- 3 against 2
      t:plays("boss", "Ox@boss")
      t:everyone_passes()
      t:atk("Rage", 1)                  -- 3 against 3, though together they have 5
    end,
    expect = function(t)
      t:cant("boss", "plays", "Call")
    end,
  },
}
