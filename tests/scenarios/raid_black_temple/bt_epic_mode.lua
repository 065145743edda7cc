local function refused(name, decks)
  return scenario(name) { raid = "black_temple", mode = "epic", cites = { "BT:Epic Mode" }, refused = "BT:Epic Mode",
    boss_decks = decks }
end

return {
  scenario "Epic decks hold any number of one card, and may be small" {
    raid = "black_temple", mode = "epic", raiders = 5, cites = { "BT:Epic Mode" },
    boss_decks = {
      main = { { 9, "eye_blast" }, { 1, "tidal_burst" } },
      minion = { { 2, "temple_concubine" } },
      event = { { 30, "not_prepared_59" } },
      betrayer_event = { { 10, "flames_of_azzinoth" } },
    },
    given = function(t)
      t:real_start()
    end,
    expect = function(t)
      t:asked(1, "Keep this hand?")
      t:hand_count("boss", 7)
      t:deck_count("boss", 3, "main")
      t:deck_count("boss", 2, "minion")
      t:deck_count("boss", 30, "event")
      t:deck_count("boss", 10, "betrayer_event")
    end,
  },
  scenario "An epic deck may be empty: what would come from it does not come" {
    raid = "black_temple", mode = "epic", raiders = 1, cites = { "BT:Epic Mode", "R101.3c" },
    boss_decks = { main = {}, minion = {}, event = {}, betrayer_event = {} },
    given = function(t)
      local deck = {}
      for i = 1, 12 do deck[i] = "Fire Blast" end
      t:seat(1, { deck = deck })
      t:real_start()
    end,
    play = function(t)
      t:answers(1, "yes")
      t:answers("boss", "yes")
      t:hand_count("boss", 0)
      t:will_answer(1, "Fire Blast", "discard")
      t:ends_turn()
      t:is_turn("boss")
      t:resources("boss", 0)
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn(1)
      t:hand_count("boss", 0)
      t:winner("none")
    end,
  },
  refused("An ability of neither kind is refused", { main = { { 1, "Fire Blast" } } }),
  refused("A Minion that is no Traitor is refused", { minion = { { 1, "ashtongue_battlelord" } } }),
  refused("Betrayer events lie in their own deck", { event = { { 1, "draw_soul" } } }),
  refused("Other events are no Betrayer events", { betrayer_event = { { 1, "not_prepared_59" } } }),
}
