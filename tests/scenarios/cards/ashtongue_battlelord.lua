local function beast(name)
  return ally(name) { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
end
local cards = { ox = beast "Ox", crow = beast "Crow", owl = beast "Owl",
  turncoat = hero "Turncoat" { health = 25, tags = { "Orc", "Warrior", "Traitor" }, class = { "warrior" }, text = "" } }

return {
  scenario "An Ashtongue Battlelord under a Boss destroys somebody unharmed" {
    raid = "black_temple",
    cites = { "CR 206.1c", "CR 703.1" },
    cards = cards,
    given = function(t)
      t:boss { boss = { "supremus", damage = 5 },
        resources = { { "ashtongue_battlelord", down = true, deck = "minion" } }, play = { "Owl" } }
      t:seat(1, { play = { "Ox", { "Crow", damage = 1 }, "Owl" } })
    end,
    play = function(t)
      t:attacks(1, "Ox", "Supremus")
      t:to_end_of_combat()
      t:not_offered("boss", "Crow", "")
      t:not_offered("boss", "Owl@boss", "")
      t:offers("boss", "Ox")
      t:answers("boss", "Owl@1")
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_graveyard(1, "Owl")
      t:in_play(1, "Crow")
      t:in_play(1, "Ox")
      t:in_play("boss", "Ashtongue Battlelord")
    end,
  },
  scenario "In a Traitor's deck he does the same" {
    raid = "black_temple",
    cites = { "CR 206.1c", "BT:Playable Raid Cards" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", play = { "Ox", { "Crow", damage = 1 } } }
      t:seat(1, { hero = "Turncoat", hand = { "Ashtongue Battlelord" }, resources = 6, play = { "Owl" } })
    end,
    play = function(t)
      t:plays(1, "Ashtongue Battlelord")
      t:finishes_chain()
    end,
    expect = function(t)
      t:ready_resources(1, 0)
      t:count_in_play("boss", "Ox", 0)
      t:in_play("boss", "Crow")
      t:in_play(1, "Owl")
    end,
  },
  scenario "With a Loyal hero he destroys all opposing allies that are damaged" {
    raid = "duel",
    raiders = 2,
    cites = { "CR 206.1c", "BT:Playable Raid Cards" },
    cards = cards,
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Ashtongue Battlelord" }, resources = 6, play = { { "Ox", damage = 1 } } })
      t:seat(2, { hero = { "hoa/ta_zo", damage = 1 }, play = { "Ox", { "Crow", damage = 1 }, { "Owl", damage = 2 } } })
    end,
    play = function(t)
      t:plays(1, "Ashtongue Battlelord")
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_play(2, "Ox")
      t:in_graveyard(2, "Crow")
      t:in_graveyard(2, "Owl")
      t:in_play(1, "Ox")
      t:winner("none")
    end,
  },
}
