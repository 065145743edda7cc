local harrison = ally "Harrison Jones" { cost = 5, atk = 2, damage = "melee", health = 9, tags = { "Human", "Archaeologist", "Harrison Jones (1)" },
  text = "At the start of your turn, choose target ability or equipment you control, then target opposing card that shares a type with \z
    it. You and the controller of that card exchange control of the two, from now on.",
  powers = { at.start_of_turn { whose = "your",
    targets = { target("mine", your.ability:or_type("weapon", "armor", "item"), harm),
      target("theirs", opposing.card, harm, { shares = { type = "mine" } }) },
    effect = function(_, _, t) if t.mine and t.theirs then t.mine:exchange_control(t.theirs) end end } } }
local cards = { harrison = harrison,
  ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
  rag = armor "Rag" { cost = 1, def = 1 }, plate = armor "Plate" { cost = 5, def = 5 },
  crown = item "Crown" { cost = 5 } }

return {
  scenario "Harrison Jones trades an armor for an armor, and not for what shares no type with it" {
    raid = "duel",
    cites = { "CR 706.1", "CR 300.1c", "CR 415.8e" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Harrison Jones", "Rag" }, deck = { "Ox", "Ox" } })
      t:seat(2, { play = { "Plate", "Crown", "Ox" }, deck = { "Ox", "Ox" } })
      t:turn(2)
    end,
    play = function(t)
      t:ends_turn()
    end,
    expect = function(t)
      t:in_play(1, "Plate")
      t:in_play(2, "Rag")
      t:in_play(2, "Crown")
      t:in_play(2, "Ox")
    end,
  },
  scenario "Where nothing opposing shares a type with what its player has, nothing is traded" {
    raid = "duel",
    cites = { "CR 706.1", "CR 300.1c" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Harrison Jones", "Rag" }, deck = { "Ox", "Ox" } })
      t:seat(2, { play = { "Crown", "Ox" }, deck = { "Ox", "Ox" } })
      t:turn(2)
    end,
    play = function(t)
      t:ends_turn()
    end,
    expect = function(t)
      t:in_play(1, "Rag")
      t:in_play(2, "Crown")
    end,
  },
}
