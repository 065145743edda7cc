local cards = { ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" },
  guard = ally "Guard" { cost = 1, atk = 1, damage = "melee", health = 9, keywords = "Protector", text = "Protector" },
  turncoat = hero "Turncoat" { health = 25, tags = { "Orc", "Rogue", "Traitor" }, class = { "rogue" }, text = "" } }
local function is(t, elusive)
  t:has("Ashtongue Rogue", "Elusive", elusive)
  t:has("Ashtongue Rogue", "Ferocity", elusive)
  t:has("Ashtongue Rogue", "Long-Range", not elusive)
  t:has("Ashtongue Rogue", "Stealth", not elusive)
end

return {
  scenario "An Ashtongue Rogue under a Boss can't be attacked and attacks at once" {
    raid = "black_temple",
    cites = { "CR 206.1c" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", play = { { "Ashtongue Rogue", new = true } } }
      t:seat(1, { play = { "Guard", "Ox" }, deck = { "Ox" } })
      t:turn("boss")
    end,
    play = function(t)
      is(t, true)
      t:attacks("boss", "Ashtongue Rogue", "Ox")
      t:protects(1, "Guard")
      t:to_end_of_combat()
      t:damage("Guard", 3)
      t:damage({ "Ox", 1 }, 0)
    end,
    expect = function(t)
      t:count_in_play("boss", "Ashtongue Rogue", 0)   -- struck back, with 1 health
    end,
  },
  scenario "A Traitor's Rogue is as elusive" {
    raid = "black_temple",
    cites = { "CR 206.1c", "BT:Playable Raid Cards" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", play = { "Ox" } }
      t:seat(1, { hero = "Turncoat", hand = { "Ashtongue Rogue" }, resources = 4 })
    end,
    play = function(t)
      t:plays(1, "Ashtongue Rogue")
      t:everyone_passes()
      is(t, true)
      t:can(1, "attacks", "Ashtongue Rogue", { defender = "Ox" })
      t:ends_turn()
      t:cant("boss", "attacks", "Ox", { defender = "Ashtongue Rogue" })
    end,
    expect = function(t) t:ready_resources(1, 0) end,
  },
  scenario "With a Loyal hero he strikes from afar, and nobody steps in his way" {
    raid = "black_temple",
    cites = { "CR 206.1c", "BT:Playable Raid Cards" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", play = { "Ox", "Guard" } }
      t:seat(1, { hero = "hoa/ta_zo", play = { "Ashtongue Rogue" }, deck = { "Ox" } })
    end,
    play = function(t)
      is(t, false)
      t:attacks(1, "Ashtongue Rogue", "Ox")
      t:cant("boss", "protects", "Guard")
      t:to_end_of_combat()
      t:damage("Ox", 3)
      t:damage("Ashtongue Rogue", 0)
      t:ends_turn()
      t:can("boss", "attacks", "Ox", { defender = "Ashtongue Rogue" })
    end,
    expect = function(t) t:in_play(1, "Ashtongue Rogue") end,
  },
}
