local function beast(name)
  return ally(name) { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
end
local cards = { ox = beast "Ox", crow = beast "Crow", owl = beast "Owl",
  turncoat = hero "Turncoat" { health = 25, tags = { "Orc", "Warrior", "Traitor" }, class = { "warrior" }, text = "" } }

return {
  scenario "For an ally of his own a Coilskar Wrangler takes one of each opponent" {
    raid = "black_temple",
    raiders = 3,
    cites = { "CR 403.1", "CR 802.1" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", play = { "Coilskar Wrangler", "Owl" }, resources = 2 }
      t:seat(1, { play = { "Ox", "Crow" } })
      t:seat(2, { play = { "Ox" } })
      t:seat(3, { play = {} })
      t:turn("boss")
    end,
    play = function(t)
      t:uses("boss", "Coilskar Wrangler", { pay = { "Owl" } })
      t:in_graveyard("boss", "Owl")
      t:ready_resources("boss", 0)
      t:everyone_passes()
      t:asked(1, "Which ally do you destroy?")
      t:answers(1, "Crow")
      t:answers(2, "Ox@2")
    end,
    expect = function(t)
      t:in_graveyard(1, "Crow")
      t:in_play(1, "Ox")
      t:in_graveyard(2, "Ox")
      t:in_play("boss", "Coilskar Wrangler")
    end,
  },
  scenario "He may pay with himself, and a Traitor's friends lose nothing" {
    raid = "black_temple",
    raiders = 2,
    cites = { "CR 403.5" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", play = { "Ox" } }
      t:seat(1, { hero = "Turncoat", play = { { "Coilskar Wrangler", new = true } }, resources = 2 })
      t:seat(2, { play = { "Owl" } })
    end,
    play = function(t)
      t:deals("Coilskar Wrangler", "nature")
      t:uses(1, "Coilskar Wrangler")            -- no hero pays
      t:in_graveyard(1, "Coilskar Wrangler")
      t:everyone_passes()
    end,
    expect = function(t)
      t:count_in_play("boss", "Ox", 0)
      t:in_play(2, "Owl")
    end,
  },
}
