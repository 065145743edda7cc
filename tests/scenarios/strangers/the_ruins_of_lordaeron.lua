local ruins = location "The Ruins of Lordaeron" { tags = { "Arena" }, values = { price = 3, cards = 3 },
  text = "When a hero or ally in your party deals damage, add an arena counter. <p> [Activate], remove {price} arena counters: Put up to \z
    {cards} target cards of one player's graveyard on the bottom of their deck.",
  powers = {
    when.dealt_damage { by = your.character, effect = function(me) me:add_counters("arena", 1) end },
    pays { cost = { exhaust = this, counters = { name = "arena", count = value.price } },
      targets = { target("old", any.card:in_zone("graveyard"), harm, { up_to = value.cards, one_graveyard = true }) },
      effect = function(_, t) t.old:to_deck("bottom") end },
  } }
local cards = { ruins = ruins,
  ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9 }, elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 9 } }

return scenario "Three blows of the arena send cards of one graveyard under their deck, and none of the other" {
  raid = "duel",
  cites = { "CR 709.2a", "CR 706.1", "CR 403.4" },
  cards = cards,
  given = function(t)
    t:seat(1, { play = { "Ox" }, graveyard = { "Elk" },
      resources = { { "The Ruins of Lordaeron", counters = { arena = 2 } } }, deck = { "Ox" } })
    t:seat(2, { graveyard = { "Elk", "Elk", "Ox" }, deck = { "Ox" } })
  end,
  play = function(t)
    t:cant(1, "uses", "The Ruins of Lordaeron")
    t:attacks(1, { "Ox", 1 }, "hero@2")
    t:to_end_of_combat()
    t:counters("The Ruins of Lordaeron", "arena", 3)
    t:cant(1, "uses", "The Ruins of Lordaeron", { target = { "Elk@1", { "Elk", 2 } } })
    t:uses(1, "The Ruins of Lordaeron", { targets = { { "Elk", 2 }, { "Elk", 3 }, {} } })
    t:everyone_passes()
  end,
  expect = function(t)
    t:deck_count(2, 3)
    t:graveyard_count(2, 1)
    t:in_graveyard(1, "Elk")
    t:counters("The Ruins of Lordaeron", "arena", 0)
  end,
}
