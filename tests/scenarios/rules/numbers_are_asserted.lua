-- What a scenario may say about cards: numbers, types, damage types, what they cost.
local plate = armor "Plate" { cost = 2, def = 2, tags = { "Chest (1)" } }
local forge = item "Forge" { cost = 1, text = "Your armor has +1 DEF. Armor costs you 1 less. Your items are also allies that deal fire damage.",
  powers = {
    gives { to = your.armor, def = plus(1) },
    gives { to = your.armor:in_zone("hand"), cost = plus(-1) },
    gives { to = your.item, type = "ally", atk = set_to(1), health = set_to(3), damage = "fire" },
  } }

return scenario "DEF, cost, types and damage types are what modifiers make of them" {
  cites = { "CR 714.2", "CR 707.1e", "CR 205.1c" },
  cards = { plate = plate, forge = forge },
  given = function(t)
    t:seat(1, { play = { "Plate", "Forge" }, hand = { "Plate" } })
    t:boss { play = { "Plate" }, hand = { "Plate" } }
  end,
  play = function(t)
    t:def("Plate@1", 3)
    t:def("Plate@boss", 2)
    t:costs(1, "Plate", 1)
    t:costs("boss", "Plate", 2)
  end,
  expect = function(t)
    t:has_type("Forge", "ally")
    t:has_type("Forge", "item")
    t:has_type("Plate@1", "ally", false)
    t:deals("Forge", "fire")
    t:deals("Forge", "melee", false)
  end,
}
