-- Destroyed, discarded, interrupted, resolved: whatever brings a card to a graveyard.
local ox = ally "Ox" { cost = 0, atk = 1, damage = "melee", health = 5 }
local toss = ability "Toss" { cost = 0, instant = true, text = "Destroy target ally. Each opponent discards a card.",
  targets = { target("it", any.ally, harm) },
  play = function(me, t)
    t.it:destroy()
    for _, who in each(me.player.opponents) do who:discard(1) end
  end }
local no = ability "No" { cost = 0, instant = true, text = "Interrupt target card.",
  targets = { target("it", link.any, harm) }, play = function(me, t) t.it:interrupt() end }

return {
  scenario "What would enter an opposing graveyard, from wherever, is removed instead" {
    cites = { "CR 415.5a", "CR 716.1" },
    cards = { ox = ox, toss = toss, no = no,
      maw = item "Maw" { cost = 1, text = "If a card would enter an opposing graveyard, remove it from the game instead.",
        powers = { instead.moved { to = "graveyard", of = opposing.card:in_zone("play", "hand", "deck", "chain"),
          effect = function(me, event) event.card:remove_from_game() end } } } },
    given = function(t)
      t:seat(1, { play = { "Maw" }, hand = { "Toss", "No" } })
      t:boss { hand = { "Ox", "Toss", "Ox" }, play = { "Ox" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Ox")
      t:passes("boss")
      t:plays(1, "No", { target = "Ox" })
      t:everyone_passes()
      t:removed("boss", "Ox")                   -- interrupted
      t:passes("boss")
      t:plays(1, "Toss", { target = "Ox" })
      t:everyone_passes()
      t:answers("boss", "Ox")
      t:count_in_play("boss", "Ox", 0)          -- destroyed, and one discarded
      t:in_graveyard(1, "Toss")
    end,
    expect = function(t)
      t:graveyard_count("boss", 0)
      t:hand_count("boss", 1)
    end,
  },
  scenario "And is seen to go there" {
    cites = { "CR 703.1" },
    cards = { ox = ox, toss = toss,
      crow = ally "Crow" { cost = 1, atk = 1, damage = "melee", health = 5,
        text = "When a card enters an opposing graveyard, put a feather counter on this.",
        powers = { when.moved { to = "graveyard", of = opposing.card:in_zone("play", "hand", "deck", "chain"),
          effect = function(me) me:add_counters("feather", 1) end } } } },
    given = function(t)
      t:seat(1, { play = { "Crow" }, hand = { "Toss" } })
      t:boss { hand = { "Ox" }, play = { "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Toss", { target = "Ox" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:counters("Crow", "feather", 2)          -- the Ox that was destroyed, and the one that was discarded
    end,
  },
}
