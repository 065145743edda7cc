local imp = ally "Imp" { cost = 2, atk = 1, damage = "fire", health = 2, tags = { "Demon" } }
local lord = ally "Pit Lord" { cost = 4, atk = 4, damage = "fire", health = 4, tags = { "Demon" } }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }

return {
  scenario "Two Portals, one after the other: the cards of the first lie under the deck before the second" {
    cites = { "KW Portal" },
    cards = {
      imp = imp, lord = lord, ox = ox,
      rip = ability "Rip" { cost = 4, text = "Portal, Portal.",
        play = function(me)
          me:portal()
          me:portal()
        end },
    },
    given = function(t)
      t:seat(1, { hand = { "Rip" }, resources = 4, deck = { "Imp", "Pit Lord", "Ox", "Ox", "Imp" } })
      t:boss {}
    end,
    play = function(t)
      t:plays(1, "Rip")
      t:everyone_passes()
      t:not_offered(1, "Pit Lord")      -- it costs as much as this card: no less
      t:answers(1, "Imp")
      t:answers(1, "Pit Lord")          -- under the deck in this order: the Pit Lord, then the Ox
      t:answers(1, "Imp")               -- of an Ox, the Imp and what now lies third, the Pit Lord
      t:answers(1, "Ox")
    end,
    expect = function(t)
      t:count_in_play(1, "Imp", 2)
      t:deck_count(1, 3)
      t:told { "reveals Imp", "reveals Pit Lord", "reveals Ox", "reveals Ox", "reveals Imp", "reveals Pit Lord" }
    end,
  },
}
