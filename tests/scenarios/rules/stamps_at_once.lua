-- Modifiers that begin at once (CR 718.3): shown by what sets the same number twice.
local ogre = ally "Ogre" { cost = 0, atk = 2, damage = "melee", health = 4, text = "" }
local high = ally "High" { cost = 0, atk = 0, damage = "melee", health = 2, text = "All allies have 3 ATK.",
  powers = { gives { to = any.ally, atk = set_to(3) } } }
local low = ally "Low" { cost = 0, atk = 0, damage = "melee", health = 2, text = "All allies have 1 ATK.",
  powers = { gives { to = any.ally, atk = set_to(1) } } }
local shield = ally "Shield" { cost = 0, atk = 0, damage = "melee", health = 2, text = "Your allies have +1 health.",
  powers = { gives { to = your.ally, health = plus(1) } } }
local sword = ally "Sword" { cost = 0, atk = 0, damage = "melee", health = 2, text = "Your allies have +1 ATK.",
  powers = { gives { to = your.ally, atk = plus(1) } } }
local rise = ability "Rise" { cost = 0, text = "Put all allies in your graveyard into play.",
  play = function(me) all(your.ally:in_zone("graveyard")):to_play() end }
local hush = ability "Hush" { cost = 0, instant = true, text = "All allies lose their powers this turn.",
  play = function(me) all(any.ally):gain { loses_powers = true, lasts = this_turn } end }

return {
  scenario "Whose cards enter together says which of them begins first" {
    cites = { "CR 718.3" },
    cards = { ogre = ogre, high = high, low = low, shield = shield, rise = rise },
    given = function(t)
      t:seat(1, { hand = { "Rise" }, play = { "Ogre" }, graveyard = { "High", "Shield", "Low" } })
    end,
    play = function(t)
      t:plays(1, "Rise")
      t:everyone_passes()
      t:asked(1, "begins to work first")
      t:not_offered(1, "Shield")         -- it changes another number
      t:answers(1, "Low")
    end,
    expect = function(t) t:atk("Ogre", 3) end,
  },

  scenario "Nobody is asked where no order could be told from another" {
    cites = { "CR 718.3" },
    cards = { ogre = ogre, high = high, shield = shield, rise = rise },
    given = function(t)
      t:seat(1, { hand = { "Rise" }, play = { "Ogre" }, graveyard = { "High", "High", "Shield" } })
    end,
    play = function(t)
      t:plays(1, "Rise")
      t:everyone_passes()
    end,
    expect = function(t) t:count_in_play(1, "High", 2) end,
  },

  scenario "A sum that is added before the number is set is lost" {
    cites = { "CR 718.3" },
    cards = { ogre = ogre, high = high, sword = sword, rise = rise },
    given = function(t)
      t:seat(1, { hand = { "Rise" }, play = { "Ogre" }, graveyard = { "High", "Sword" } })
    end,
    play = function(t)
      t:plays(1, "Rise")
      t:everyone_passes()
      t:answers(1, "Sword")
    end,
    expect = function(t) t:atk("Ogre", 3) end,
  },

  scenario "Of what begins at once that of the turn player is the oldest" {
    cites = { "CR 718.3" },
    cards = { ogre = ogre, high = high, low = low, hush = hush },
    given = function(t)
      t:turn("boss")
      t:seat(1, { hand = { "Hush" }, play = { "Ogre", "High" }, deck = { "Ogre" } })
      t:boss { play = { "Low" } }
    end,
    play = function(t)
      t:atk("Ogre", 1)
      t:passes("boss")
      t:plays(1, "Hush")
      t:everyone_passes()
      t:atk("Ogre", 2)
      t:ends_turn()
    end,
    expect = function(t) t:atk("Ogre", 3) end,
  },
}
