return scenario "Hootie's screech costs each opposing character one ATK, and nobody else" {
  cites = { "CR 704.1", "CR 104.2" },
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", play = { "Hootie", "Kor Cindervein" } })
    t:boss { play = { "Tyrus Sheynathren", "Onyxian Whelp" } }
    t:turn("boss")
  end,
  play = function(t)
    t:atk("Tyrus Sheynathren", 2)
    t:atk("Onyxian Whelp", 0)
    t:atk("Hootie", 2)
    t:atk("Kor Cindervein", 3)
    t:attacks("boss", "Onyxia", "Grumpherys")        -- 0, one more as she attacks, one less
    t:atk("Onyxia", 0)
    t:to_end_of_combat()
    t:attacks("boss", "Tyrus Sheynathren", "Hootie")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Grumpherys", 0)
    t:in_graveyard(1, "Hootie")
    t:damage("Tyrus Sheynathren", 2)
    t:atk("Tyrus Sheynathren", 3)
  end,
}
