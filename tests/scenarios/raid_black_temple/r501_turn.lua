-- The Boss player's turn: ready, draw, a Minion that nobody looks at, an action phase without placing, ten cards.
local fog = event "Fog" { ongoing = true, text = "Nothing happens.",
  powers = { pays { cost = { exhaust = this }, text = "Draw a card.", effect = function(me) me.player:draw(1) end } },
  play = function(me) end }
local plain = ability "Plain" { cost = 0, text = "Nothing happens.", play = function(me) end }
local late = ability "Late" { cost = 0, instant = true, text = "Draw a card.", play = function(me) me.player:draw(1) end }
local function main(n)
  local list = {}
  for i = 1, n do list[i] = "Plain" end
  return list
end
local cards = { fog = fog, plain = plain, late = late }

return {
  scenario "All his cards ready as the ready step starts, also events that lie open; then he draws one card" {
    cites = { "R501.1a", "BT:Start Phase" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:boss { boss = { "black_temple/supremus", exhausted = true }, deck = main(4),
        play = { { "Fog", deck = "event", exhausted = true } },
        resources = { { "illidari_archon", deck = "minion", down = true, exhausted = true } } }
      t:turn("boss", "ready")
    end,
    play = function(t)
      t:ready("Supremus")
      t:ready("Fog")
      t:ready_resources("boss", 1)
      t:hand_count("boss", 0)
      t:everyone_passes()
    end,
    expect = function(t) t:hand_count("boss", 1); t:asked("boss", "Your move") end,
  },
  scenario "While another Boss is in play there is no Betrayer Event step; after the draw step a Minion is placed" {
    cites = { "R501.1", "R501.2", "BT:Boss Turn Sequence", "BT:Minion Phase" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:boss { boss = "black_temple/supremus", hand = main(1), deck = main(4),
        decks = { betrayer_event = { "draw_soul" }, minion = { "illidari_archon", "illidari_blood_lord" } } }
      t:turn("boss", "draw")
    end,
    play = function(t)
      t:everyone_passes()               -- the draw step
      t:resources("boss", 1)
      t:chain(0)
      t:asked("boss", "Your move")      -- the window of the Minion phase
      t:cant("boss", "plays", "Plain")
      t:hidden("boss", "illidari_archon")
      t:hidden(1, "illidari_archon")
    end,
    expect = function(t)
      t:deck_count("boss", 1, "betrayer_event")
      t:deck_count("boss", 1, "minion")
      t:in_resources("boss", "illidari_archon")
    end,
  },
  scenario "While The Betrayer is in play a Betrayer Event comes after the draw step, and stays" {
    cites = { "R501.1", "R501.1b", "R503.3c", "BT:Betrayer Events", "BT:Boss Turn Sequence" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:boss { boss = "black_temple/the_betrayer", deck = main(4), decks = { betrayer_event = { "Fog", "Fog" } } }
      t:turn("boss", "draw")
    end,
    play = function(t)
      t:everyone_passes()
      t:chain(1)
      t:asked("boss", "Your move")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play("boss", "Fog")
      t:face_up("Fog")
      t:resources("boss", 0)
      t:deck_count("boss", 1, "betrayer_event")
      t:asked("boss", "Your move")      -- its window is open still
    end,
  },
  scenario "With an empty Betrayer Event deck the step is skipped, and the deck is not refilled" {
    cites = { "R501.1b", "BT:Betrayer Events" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:boss { boss = "black_temple/the_betrayer", deck = main(4), graveyards = { betrayer_event = { "Fog" } },
        decks = { minion = { "illidari_archon" } } }
      t:turn("boss", "draw")
    end,
    play = function(t) t:everyone_passes() end,
    expect = function(t)
      t:resources("boss", 1)            -- the Minion phase has begun
      t:graveyard_count("boss", 1, "betrayer_event")
      t:asked("boss", "Your move")
    end,
  },
  scenario "Players can't interrupt a Betrayer Event, and can't do anything to it in play" {
    cites = { "R501.1b", "BT:Betrayer Events" },
    raid = "black_temple",
    cards = { fog = fog, plain = plain,
      no = ability "No" { cost = 0, instant = true, text = "Interrupt target card.",
        targets = { target("link", link.opposing, harm) }, play = function(me, t) t.link:interrupt() end },
      wipe = ability "Wipe" { cost = 0, instant = true, text = "Destroy target card.",
        targets = { target("card", any.card, harm) }, play = function(me, t) t.card:destroy() end } },
    given = function(t)
      t:seat(1, { hand = { "No", "Wipe" } })
      t:boss { boss = "black_temple/the_betrayer", deck = main(4), decks = { betrayer_event = { "Fog" } } }
      t:turn("boss", "draw")
    end,
    play = function(t)
      t:everyone_passes()
      t:passes("boss")
      t:plays(1, "No", { target = "Fog" })
      t:finishes_chain()
      t:in_play("boss", "Fog")
      t:passes("boss")
      t:cant(1, "plays", "Wipe", { target = "Fog", reason = "the target description" })
    end,
    expect = function(t) t:in_play("boss", "Fog"); t:asked(1, "Your move") end,
  },
  scenario "The action phase follows the Minion phase, without placing; he keeps ten cards" {
    cites = { "R501.3", "R100.3", "BT:Action Phase", "BT:End Phase" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:seat(1, { deck = main(3) })
      t:boss { boss = "black_temple/supremus", hand = main(11), deck = main(4), decks = { minion = { "illidari_archon" } } }
      t:turn("boss", "draw")
    end,
    play = function(t)
      t:everyone_passes()
      t:everyone_passes()
      t:can("boss", "plays", "Plain")   -- no instant: an action phase
      t:cant("boss", "places", "Plain")
      t:will_answer("boss", { "Plain", { "Plain", 2 } }, "discard")
      t:ends_turn()
    end,
    expect = function(t) t:hand_count("boss", 10); t:asked(1, "Your move") end,
  },
}
