-- CR 703.3c: "when this is turned over" works from either side; "to this side" says more.
return scenario "What waits for it to be turned to a side waits for nothing else, and the event says which side it was" {
  cites = { "CR 703.3c", "CR 301.2" },
  raid = raid "Sides" {
    players = { 1, 1 }, words = { saw = 0 }, decks = { "main" }, bosses = { "coin" },
    boss_turn = { ready_step, action_phase, end_phase },
  },
  cards = {
    coin = boss "Coin" { order = 1, health = 10,
      text = "Turn this over. When this is turned to this side, put a heads counter on it. When this is turned over to \z
        its other side, put an edge counter on it.",
      powers = {
        pays { cost = {}, effect = function(me) me:flip() end },
        when.flipped { of = this, to_this_side = true, effect = function(me) me:add_counters("heads", 1) end },
        when.flipped { of = this, only_if = function(me, event) return event.back_up end,
          effect = function(me, event) me:add_counters(event.back_up and "edge" or "wrong", 1) end },
      },
      back = {
        text = "Turn this over. When this is turned to this side, put a tails counter on it.",
        powers = {
          pays { cost = {}, effect = function(me) me:flip() end },
          when.flipped { of = this, to_this_side = true, effect = function(me) me:add_counters("tails", 1) end },
        },
      },
    },
  },
  given = function(t)
    t:boss { boss = "Coin" }
    t:turn("boss")
  end,
  play = function(t)
    t:uses("boss", "Coin")
    t:everyone_passes()
    t:answers("boss", "Coin")                      -- which trigger goes first: one of each side
    t:chain(2)
    t:finishes_chain()
    t:counters("Coin", "tails", 1)
    t:counters("Coin", "edge", 1)
    t:counters("Coin", "heads", 0)
    t:uses("boss", "Coin")
    t:everyone_passes()
    t:chain(1)
    t:finishes_chain()
  end,
  expect = function(t)
    t:counters("Coin", "heads", 1)
    t:counters("Coin", "tails", 1)
    t:counters("Coin", "edge", 1)
    t:counters("Coin", "wrong", 0)
  end,
}
