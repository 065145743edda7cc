local thalodien = ally "Spymaster Thalodien" { cost = 5, atk = 4, damage = "melee", health = 5, unique = true, tags = { "Blood Elf", "Rogue" },
  requires = "scryer_reputation",
  text = "Sabotage: Deck <p> When this sabotages a deck, reveal cards from its top until you reveal a card that is no quest. Remove that \z
    card from the game and put the others on the bottom of that deck. You may play that card this turn without paying its cost.",
  powers = { gives { to = this, sabotages = "deck" },
    when.sabotages { by = this, effect = function(_, event)
      local deck, n = event.deck, 1
      while n < deck.count and deck:top(n)[n]:is(any.quest:in_zone("deck")) do n = n + 1 end
      local shown = deck:reveal(n)
      local taken = shown:where(any.card:in_zone("deck"):without_type("quest")):remove_from_game()
      shown:where(any.quest:in_zone("deck")):to_deck("bottom")
      taken:gain { playable = { free = true }, lasts = this_turn }
    end } } }
local cards = { thalodien = thalodien, ox = ally "Ox" { cost = 9, atk = 1, damage = "melee", health = 5 },
  errand = quest "Errand" { text = "(1): Draw a card.", reward = { cost = { resources = 1 }, effect = function(me) me.player:draw() end } },
  elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 5 } }

return scenario "The spymaster steals the first card of a deck that is no quest, and plays it for nothing" {
  raid = "duel",
  cites = { "KW Sabotage", "CR 603.1", "CR 409.1" },
  cards = cards,
  given = function(t)
    t:seat(1, { play = { "Spymaster Thalodien" }, deck = { "Elk", "Elk" } })
    t:seat(2, { deck = { "Errand", "Errand", "Ox", "Elk", "Elk" } })
  end,
  play = function(t)
    t:attacks(1, "Spymaster Thalodien", { deck = 2 })
    t:to_end_of_combat()
    t:told { "sabotages the deck of player 2", "reveals Errand", "reveals Ox" }
    t:removed(2, "Ox")
    t:deck_count(2, 4)
    t:plays(1, "Ox")
    t:everyone_passes()
    t:in_play(1, "Ox")
    t:ends_turn()
  end,
  expect = function(t) t:in_hand(2, "Elk") end,              -- the quests lie at the bottom
}
