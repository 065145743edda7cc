-- How the raid begins: four decks, the first Boss, seven cards for each, and the raider to the left goes first.
local function begin(t, of_boss, of_raider)
  t:answers(1, of_raider or "yes")
  t:answers("boss", of_boss or "yes")
end

return {
  scenario "Main, Minion, Event and Betrayer Event decks are shuffled, each for itself" {
    cites = { "R500.1", "BT:Setup" },
    raid = "black_temple",
    given = function(t) t:real_start() end,
    play = begin,
    expect = function(t)
      t:told { "shuffles the main deck", "shuffles the minion deck", "shuffles the event deck",
        "shuffles the betrayer_event deck" }
      t:deck_count("boss", 28, "minion")
      t:deck_count("boss", 23, "event")
      t:deck_count("boss", 5, "betrayer_event")
      t:asked(1, "Your move")
    end,
  },
  scenario "High Warlord Naj'entus is in play, with no event and no Minion" {
    cites = { "R500.2", "R502.2a" },
    raid = "black_temple",
    given = function(t) t:real_start() end,
    play = begin,
    expect = function(t)
      t:in_play("boss", "high_warlord_naj_entus")
      t:health("hero@boss", 5)
      t:resources("boss", 0)
      t:asked(1, "Your move")
    end,
  },
  scenario "Everyone begins with seven cards, and the Boss player may mulligan too" {
    cites = { "R500.3", "CR 101.2", "BT:Setup" },
    raid = "black_temple",
    given = function(t) t:real_start() end,
    play = function(t)
      t:hand_count("boss", 7)
      t:hand_count(1, 7)
      t:deck_count("boss", 33, "main")
      begin(t, "no")
    end,
    expect = function(t)
      t:told { "The Boss player takes a mulligan" }
      t:hand_count("boss", 7)
      t:deck_count("boss", 33, "main")
      t:asked(1, "Your move")
    end,
  },
  scenario "The raider to the left of the Boss has the first turn, then it goes round; each draws in the first draw step" {
    cites = { "R500.4", "BT:Setup" },
    raid = "black_temple",
    raiders = 2,
    given = function(t) t:real_start() end,
    play = function(t)
      t:answers(1, "yes")
      t:answers(2, "yes")
      t:answers("boss", "yes")
      t:is_turn(1)
      t:to_action_phase()
      t:hand_count(1, 8)
      t:ends_turn()
      t:answers(1, "Recruit")
      t:ends_turn()
    end,
    expect = function(t) t:is_turn(2); t:hand_count(2, 8); t:asked(2, "Your move") end,
  },
}
