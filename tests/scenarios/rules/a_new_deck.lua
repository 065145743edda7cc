-- CR 800.2: a quest for which a player builds a new deck out of the collection (here of the whole card database).
local function gate(cards)
  return quest "Gate" {
    text = "(0): remove your deck and graveyard from the game; build a new deck.",
    values = { cards = cards },
    reward = { cost = {}, effect = function(me)
      local old = all(your.card:in_zone("deck", "graveyard"))
      old:remove_from_game()
      local deck = {}
      for i = 1, me.cards do
        deck[i] = me.player:choose_from_collection(deck, { prompt = "Which card?" })
      end
      me.player:build_deck(deck)
    end } }
end

return {
  scenario "The old deck is gone, the new one lies shuffled in its place" {
    cites = { "CR 800.2", "CR 800.2c" },
    cards = { gate = gate(2) },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", resources = { { "Gate" } }, deck = { "Scorch", "Scorch" },
        graveyard = { "Mana Shield" } })
      t:shuffles(1)
    end,
    play = function(t)
      t:completes(1, "Gate")
      t:everyone_passes()
      t:answers(1, "Fire Blast")
      t:answers(1, "Frostbolt")
    end,
    expect = function(t)
      t:deck_count(1, 2)
      t:in_deck(1, "Fire Blast")
      t:in_deck(1, "Frostbolt")
      t:removed(1, "Scorch")
      t:removed(1, "Mana Shield")
      t:told { "builds a new deck of 2 cards", "shuffles" }
      t:hidden("boss", "Frostbolt")
    end,
  },
  scenario "The deck rules hold for the same hero, and four of each whatever one started with" {
    cites = { "CR 800.2b" },
    cards = { great_gate = gate(5) },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", resources = { { "great_gate" } },
        deck = { "Fire Blast", "Fire Blast", "Fire Blast", "Fire Blast" } })
      t:shuffles(1)
    end,
    play = function(t)
      t:completes(1, "great_gate")
      t:everyone_passes()
      t:not_offered(1, "Rend")                -- for warriors
      t:not_offered(1, "Zenith Shadowforce")  -- a hero
      t:not_offered(1, "Onyxian Whelp")       -- a raid's
      for _ = 1, 4 do
        t:answers(1, "Fire Blast")
      end
      t:not_offered(1, "Fire Blast")
      t:answers(1, "Guardian Steelhorn")
    end,
    expect = function(t)
      t:deck_count(1, 5)
    end,
  },
  scenario "Who draws from the new deck plays on with its cards" {
    cites = { "CR 800.2" },
    cards = { small_gate = gate(1) },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", resources = { { "small_gate" }, { "Gate", down = true } } })
      t:boss {}
      t:shuffles(1)
    end,
    play = function(t)
      t:completes(1, "small_gate")
      t:everyone_passes()
      t:answers(1, "Fire Blast")
      t:ends_turn()
      t:ends_turn()
      t:plays(1, "Fire Blast", { target = "hero@boss" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@boss", 2)
    end,
  },
}
