local blood = fixture "Magtheridon's Blood" { tags = { "Blood" }, destroyed_to = "deck", text = "" }
local draught = ability "Draught" { cost = 0, ongoing = true, values = { cards = 1 },
  text = "Ongoing: Destroy one of your Bloods: draw {cards} card.",
  powers = { pays { cost = { destroy = your.fixture:with { tag = "Blood" } }, effect = function(me) me.player:draw(me.cards) end } } }
local pit = raid "The Pit" { players = { 1, 3 }, decks = { "main", "blood" }, bosses = { "lord" },
  boss_destroyed = sequence "He has fallen" { steps = { function(boss) boss:lose() end } } }
local cards = { blood = blood, draught = draught, lord = boss "Pit Lord" { order = 1, health = 40, text = "" } }

return scenario "A Blood that is destroyed for a cost goes back to its pile, and to no graveyard" {
  raid = pit, cites = { "CR 403.1", "CR 415.9d" }, cards = cards,
  given = function(t)
    t:boss { play = { { "Magtheridon's Blood", deck = "blood" }, "Draught" }, deck = { "Draught", "Draught" }, decks = { blood = {} } }
    t:turn("boss")
  end,
  play = function(t)
    t:uses("boss", "Draught")
    t:deck_count("boss", 1, "blood")
    t:everyone_passes()
  end,
  expect = function(t)
    t:hand_count("boss", 1)
    t:graveyard_count("boss", 0, "blood")
    t:told { "Magtheridon's Blood is destroyed" }
  end,
}
