return scenario "An effect knows what it put into play after one of two unique cards went" {
  cites = { "CR 414.1", "CR 414.2" },
  cards = {
    imp = token "Imp" { atk = 1, damage = "fire", health = 2, unique = true },
    call = ability "Call" { cost = 0, text = "Put an Imp into play. It has +3 ATK this turn.",
      play = function(me)
        for _, imp in each(me.player:put_token("scenario/imp", 1)) do imp:gain { atk = plus(3), lasts = this_turn } end
      end },
  },
  given = function(t)
    t:seat(1, { hand = { "Call" }, play = { { "Imp", damage = 1 } } })
  end,
  play = function(t)
    t:plays(1, "Call")
    t:everyone_passes()
    t:asked(1, "Uniqueness")
    t:answers(1, { "Imp", 1 })
  end,
  expect = function(t)
    t:count_in_play(1, "Imp", 1)
    t:damage("Imp", 0)
    t:atk("Imp", 4)
  end,
}
