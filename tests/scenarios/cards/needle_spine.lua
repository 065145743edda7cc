local function beast(name, atk)
  return ally(name) { cost = 1, atk = atk, damage = "melee", health = 9, text = "" }
end
local cards = { ox = beast("Ox", 2), bull = beast("Bull", 3), imp = beast("Imp", 1),
  warden = boss "Warden" { health = 30, atk = 1, tags = { "Traitor" }, text = "" },
  turncoat = hero "Turncoat" { health = 25, tags = { "Orc", "Hunter", "Traitor" }, class = { "hunter" }, text = "" },
  plate = armor "Plate" { cost = 1, def = 2, text = "" } }

return {
  scenario "Needle Spine answers the one attacker that it was played on" {
    raid = "black_temple",
    cites = { "CR 715.1", "CR 703.1" },
    cards = cards,
    given = function(t)
      t:boss { boss = "Warden", hand = { "Needle Spine" }, resources = 1 }
      t:seat(1, { play = { "Ox", "Bull" } })
    end,
    play = function(t)
      t:proposes(1, "Ox", "Warden")
      t:passes(1)
      t:plays("boss", "Needle Spine", { target = "Ox" })
      t:everyone_passes()
      t:everyone_passes()
      t:to_end_of_combat()
      t:damage("Ox", 1 + 2)                      -- Warden's blow, and the spine
      t:damage("Warden", 2)
      t:attacks(1, "Bull", "Warden")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:told { "Warden deals 2 ranged damage to Ox" }
      t:damage("Bull", 1)
      t:damage("Warden", 5)
    end,
  },
  scenario "It answers neither what a hero takes who attacks nor what others take, nor on a later turn" {
    raid = "black_temple",
    cites = { "CR 715.1", "CR 602.3" },
    cards = cards,
    given = function(t)
      t:boss { boss = "Warden", hand = { "Needle Spine" }, resources = 1, play = { "Imp" } }
      t:seat(1, { play = { "Ox" }, deck = { "Ox" } })
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Needle Spine", { target = "Ox" })
      t:everyone_passes()
      t:attacks("boss", "Warden", "Ox")
      t:to_end_of_combat()
      t:damage("Warden", 2)
      t:damage({ "Ox", 1 }, 1)
      t:attacks("boss", "Imp", "Ox")
      t:to_end_of_combat()
      t:damage("Imp", 2)
      t:damage({ "Ox", 1 }, 2)
      t:ends_turn()
      t:attacks(1, "Ox", "Warden")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Warden", 4)
      t:damage({ "Ox", 1 }, 3)
    end,
  },
  scenario "In a raider's hand it sends back what got through to his hero, and to no other" {
    raid = "black_temple",
    raiders = 2,
    cites = { "CR 717.2", "CR 408.1" },
    cards = cards,
    given = function(t)
      t:boss { boss = "Warden", play = { "Bull", "Bull", "Bull" } }
      t:seat(1, { hero = "Turncoat", hand = { "Needle Spine", "Needle Spine", "Needle Spine" }, resources = 3,
        play = { "Plate", "Imp" } })
      t:seat(2, { hero = "hoa/ta_zo" })
      t:turn("boss")
    end,
    play = function(t)
      for n = 1, 3 do
        t:passes("boss")
        t:can(1, "plays", "Needle Spine", { target = "Warden" })
        t:can(1, "plays", "Needle Spine", { target = "Imp" })
        t:plays(1, { "Needle Spine", 1 }, { target = { "Bull", n } })
        t:everyone_passes()
      end
      t:attacks("boss", { "Bull", 1 }, "Turncoat")
      t:prevents(1, "Plate")
      t:to_end_of_combat()
      t:attacks("boss", { "Bull", 2 }, "Imp")
      t:to_end_of_combat()
      t:attacks("boss", { "Bull", 3 }, "Ta'zo")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Turncoat", 1)                    -- 3 less 2
      t:damage({ "Bull", 1 }, 1)
      t:damage({ "Bull", 2 }, 1)                 -- what the Imp dealt
      t:damage({ "Bull", 3 }, 0)
    end,
  },
}
