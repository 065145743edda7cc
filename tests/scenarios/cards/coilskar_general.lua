local cards = { ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" },
  turncoat = hero "Turncoat" { health = 25, tags = { "Orc", "Warrior", "Traitor" }, class = { "warrior" }, text = "" } }
local function guards(t, who)
  t:count_in_play(who, "Naga", 3)
  for n = 1, 3 do
    t:atk({ "Naga", n }, 1)
    t:health({ "Naga", n }, 1)
    t:has({ "Naga", n }, "Naga")
    t:deals({ "Naga", n }, "melee")
  end
end

return {
  scenario "A Coilskar General comes with three Naga" {
    raid = "black_temple",
    cites = { "CR 404.2", "CR 404.2a" },
    cards = cards,
    given = function(t)
      t:boss { boss = { "supremus", damage = 5 },
        resources = { { "coilskar_general", down = true, deck = "minion" }, { "sister_of_pain", down = true, deck = "minion" } } }
      t:seat(1, { play = { "Ox" } })
    end,
    play = function(t)
      t:attacks(1, "Ox", "Supremus")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:in_play("boss", "Coilskar General")
      guards(t, "boss")
    end,
  },
  scenario "A Traitor's General brings as many" {
    raid = "black_temple",
    cites = { "CR 404.2" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer" }
      t:seat(1, { hero = "Turncoat", hand = { "Coilskar General", "Ox" }, resources = 7 })
    end,
    play = function(t)
      t:plays(1, "Coilskar General")
      t:finishes_chain()
      t:plays(1, "Ox")
      t:finishes_chain()
    end,
    expect = function(t)
      guards(t, 1)
      t:ready_resources(1, 0)
    end,
  },
}
