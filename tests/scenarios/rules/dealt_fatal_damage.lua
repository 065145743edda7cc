local crow = ally "Crow" { cost = 1, atk = 0, damage = "nature", health = 9,
  text = "When an ally is dealt fatal damage, draw a card.",
  powers = { when.dealt_damage { of = any.ally, fatal = true, effect = function(me) me.player:draw() end } } }
local wolf = ally "Wolf" { cost = 2, atk = 0, damage = "melee", health = 3 }
local ox = ally "Ox" { cost = 2, atk = 0, damage = "melee", health = 4 }
local storm = ability "Storm" { cost = 0, text = "Your hero deals 2 fire damage to each opposing ally.",
  play = function(me) me.hero:deal(2, "fire", opposing.ally) end }

return {
  scenario "Damage is fatal by what is on the character after all that is dealt together" {
    cites = { "CR 405.2", "BA:Fatal Damage" },
    cards = { crow = crow, wolf = wolf, ox = ox,
      fork = ability "Fork" { cost = 0, text = "Your hero deals 2 fire and then 1 fire damage to target ally.",
        targets = { target("prey", any.ally, harm) },
        play = function(me, t)
          me.hero:deal(2, "fire", t.prey)
          me.hero:deal(1, "fire", t.prey)
        end } },
    given = function(t)
      t:seat(1, { hand = { "Fork", "Fork" }, play = { "Crow" }, deck = { "Wolf", "Wolf" } })
      t:boss { play = { "Wolf", "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Fork", { target = "Ox" })
      t:everyone_passes()
      t:chain(0)                          -- 3 of 4: not fatal
      t:plays(1, "Fork", { target = "Wolf@boss" })
      t:everyone_passes()
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(1, 1)                  -- the second packet was fatal, the first was not
    end,
  },
  scenario "What others are dealt at the same time makes nobody's damage fatal" {
    cites = { "CR 405.2" },
    cards = { crow = crow, wolf = wolf, ox = ox, storm = storm },
    given = function(t)
      t:seat(1, { hand = { "Storm" }, play = { "Crow" }, deck = { "Wolf", "Wolf" } })
      t:boss { play = { "Wolf", "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Storm")
      t:everyone_passes()
    end,
    expect = function(t)
      t:chain(0)
      t:damage("Wolf", 2)
      t:damage("Ox", 2)
      t:hand_count(1, 0)
    end,
  },
  scenario "Two packets that come together on one ally are fatal where their sum is, and only for it" {
    cites = { "CR 405.2" },
    cards = { crow = crow, wolf = wolf, ox = ox, storm = storm,
      lure = ally "Lure" { cost = 2, atk = 0, damage = "melee", health = 6,
        text = "If your other allies would be dealt damage, it is dealt to this instead.",
        powers = { changes.damage { to = your.ally:other(), onto = this } } } },
    given = function(t)
      t:seat(1, { hand = { "Storm", "Storm" }, play = { "Crow" }, deck = { "Wolf", "Wolf", "Wolf", "Wolf", "Wolf" } })
      t:boss { play = { "Wolf", "Ox", "Lure" } }
    end,
    play = function(t)
      t:plays(1, "Storm")
      t:finishes_chain()
      t:in_graveyard("boss", "Lure")
      t:hand_count(1, 4)                  -- the other Storm, and a card for each of three packets
      t:plays(1, "Storm")
      t:finishes_chain()
    end,
    expect = function(t)
      t:hand_count(1, 3)                  -- 2 of 3, and 2 of 4
    end,
  },
}
