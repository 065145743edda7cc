-- How a duel begins (CR 101, CR 501.2b).
return {
  scenario "Both take seven cards, may mulligan, and the first player alone skips his first draw" {
    raid = "duel",
    cites = { "CR 101.1", "CR 101.2", "BA:Mulligan", "CR 501.2b" },
    given = function(t)
      local deck = {}
      for i = 1, 20 do deck[i] = "Fireball" end
      t:seat(1, { hero = "grumpherys", deck = deck })
      t:seat(2, { hero = "boris_brightbeard", deck = deck })
      t:real_start()
    end,
    play = function(t)
      t:hand_count(1, 7)
      t:hand_count(2, 7)
      t:asked(2, "Keep this hand?")       -- the dice let player 2 begin
      t:answers(2, "no")
      t:asked(1, "Keep this hand?")
      t:answers(1, "yes")
      t:is_turn(2)
      t:hand_count(2, 7)
      t:ends_turn()
      t:is_turn(1)
    end,
    expect = function(t)
      t:hand_count(1, 8)
      t:deck_count(1, 12)
      t:deck_count(2, 13)
      t:told { "Player 2 takes a mulligan" }
      t:not_told { "Player 1 takes a mulligan" }
      t:not_told { "skips" }              -- everybody knows it of the first turn
    end,
  },
}
