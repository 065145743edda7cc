local function spell(name, cost)
  return ability(name) { cost = cost, text = "Nothing.", play = function() end }
end
local cards = { spark = spell("Spark", 1), flare = spell("Flare", 3), blaze = spell("Blaze", 4), surge = spell("Surge", x),
  walk = quest "Walk" { text = "Reward: draw a card.", reward = { cost = {}, effect = function(me) me.player:draw(1) end } },
  turncoat = hero "Turncoat" { health = 25, tags = { "Orc", "Priest", "Traitor" }, class = { "priest" }, text = "" } }

return {
  scenario "Crushing Shadows hurts each hero by the cost of what his player lost" {
    raid = "black_temple",
    raiders = 4,
    cites = { "CR 706.5", "CR 415.9e", "CR 201.1" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", hand = { "Crushing Shadows", "Blaze" }, resources = 2 }
      t:seat(1, { hand = { "Spark", "Flare" } })
      t:seat(2, { hand = { "Blaze" } })
      t:seat(3, { hand = { "Walk" } })
      t:seat(4, {})
      t:random { 2 }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Crushing Shadows")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(1, "Flare")
      t:in_hand(1, "Spark")
      t:in_graveyard(2, "Blaze")
      t:in_graveyard(3, "Walk")
      t:told { "The Betrayer deals 3 shadow damage" }
      t:damage("hero@1", 3)
      t:damage("hero@2", 4)
      t:damage("hero@3", 0)
      t:damage("hero@4", 0)
      t:in_hand("boss", "Blaze")
    end,
  },
  scenario "A Minion that is discarded counts with its printed cost, an X with nothing" {
    raid = "black_temple",
    raiders = 2,
    cites = { "R504.1b", "CR 201.3" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", hand = { "Crushing Shadows" }, resources = 2 }
      t:seat(1, { hero = "Turncoat", hand = { "Promenade Sentinel" } })
      t:seat(2, { hand = { "Surge" } })
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Crushing Shadows")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@1", 7)
      t:damage("hero@2", 0)
      t:graveyard_count(2, 1)
    end,
  },
}
