local roar = ability "Roar" { cost = 4, keywords = "Rift", text = "Rift. Draw a card.", play = function(me) me.player:draw() end }
local gnome = ally "Gnome" { cost = 1, atk = 1, damage = "melee", health = 9, tags = { "Gnome" } }
local orc = ally "Orc" { cost = 1, atk = 1, damage = "melee", health = 9, tags = { "Orc" } }
local ogre = ally "Ogre" { cost = 1, atk = 1, damage = "melee", health = 9, tags = { "Ogre" } }
-- Plays a card of the hand in the middle of its effect: what it asks then is open to be looked at.
local urge = ability "Urge" { cost = 0, text = "Choose a card in your hand. You may play it.",
  play = function(me)
    me.player:play(me.player:choose { from = your.card:in_zone("hand"), prompt = "Which?" })
  end }

return {
  scenario "Rift: one less for each ally of the race that is chosen as it is played" {
    cites = { "KW Rift", "CR 707.1e" },
    cards = { roar = roar, gnome = gnome, orc = orc, ogre = ogre, urge = urge,
      dwarf = ally "Dwarf" { cost = 1, atk = 1, damage = "melee", health = 9, tags = { "Dwarf" } } },
    given = function(t)
      t:seat(1, { play = { "Gnome", "Gnome", "Orc", "Orc", "Dwarf", "Ogre", "Ogre", "Ogre" }, hand = { "Urge", "Roar" },
        resources = 2, deck = { "Orc" } })
      t:boss { play = { "Dwarf" } }     -- an opponent's makes nothing cheaper
    end,
    play = function(t)
      t:plays(1, "Urge")
      t:everyone_passes()
      t:not_offered(1, "Ogre")          -- of neither faction's races
      t:not_offered(1, "Dwarf")         -- 4 - 1 can't be paid with 2
      t:answers(1, "Gnome")
      t:ready_resources(1, 0)           -- 4 - 2
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(1, 1)
    end,
  },
  scenario "Rift: the choice counts, not what would have been best" {
    cites = { "KW Rift" },
    cards = { roar = roar, gnome = gnome, orc = orc, urge = urge },
    given = function(t)
      t:seat(1, { play = { "Gnome", "Gnome", "Orc" }, hand = { "Urge", "Roar" }, resources = 4, deck = { "Orc" } })
      t:boss {}
    end,
    play = function(t)
      t:plays(1, "Urge")
      t:everyone_passes()
      t:answers(1, "Orc")
      t:ready_resources(1, 1)           -- 4 - 1
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(1, 1)
    end,
  },
  scenario "Rift: with too few allies of one race it can't be played" {
    cites = { "KW Rift" },
    cards = { roar = roar, gnome = gnome, orc = orc },
    given = function(t)
      t:seat(1, { play = { "Gnome", "Orc" }, hand = { "Roar" }, resources = 2 })
      t:boss {}
    end,
    play = function(t)
      t:cant(1, "plays", "Roar", { reason = "CR 403.6" })
    end,
    expect = function(t)
      t:in_hand(1, "Roar")
    end,
  },
}
