local function refused(name, decks)
  return scenario(name) { raid = "black_temple", mode = "standard", cites = { "BT:Standard Mode" },
    refused = "BT:Standard Mode", boss_decks = decks }
end

return {
  scenario "In standard mode the decks hold what the box holds, for five raiders too" {
    raid = "black_temple", mode = "standard", raiders = 5,
    cites = { "BT:Standard Mode", "BT:What's in this Box" },
    given = function(t)
      t:real_start()
    end,
    expect = function(t)
      t:asked(1, "Keep this hand?")
      t:hand_count("boss", 7)
      t:deck_count("boss", 40 - 7, "main")
      t:deck_count("boss", 28, "minion")
      t:deck_count("boss", 23, "event")
      t:deck_count("boss", 5, "betrayer_event")
      t:hand_count(5, 7)
    end,
  },
  scenario "Three raid unless somebody says otherwise" {
    raid = "black_temple", mode = "standard", raiders = 3, cites = { "BT:Overview", "BT:Standard Mode" },
    given = function(t)
      t:real_start()
    end,
    expect = function(t)
      t:asked(1, "Keep this hand?")
      t:hand_count(3, 7)
      t:hand_count("boss", 7)
      t:winner("none")
    end,
  },
  refused("One copy more than the box has is refused", {
    betrayer_event = { { 2, "demonic_fireball" }, { 1, "draw_soul" }, { 1, "flame_crash" }, { 1, "shadow_demons" },
      { 1, "flames_of_azzinoth" } },
  }),
  refused("A deck that lacks a card of the box is refused", {
    betrayer_event = { { 1, "demonic_fireball" }, { 1, "draw_soul" }, { 1, "flame_crash" }, { 1, "shadow_demons" } },
  }),
}
