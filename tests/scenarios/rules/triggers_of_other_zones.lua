local imp = ally "Imp" { cost = 0, atk = 1, damage = "fire", health = 1 }

return {
  scenario "A power that triggers in another zone works while its card is there" {
    cites = { "CR 703.3a" },
    cards = {
      imp = imp,
      outcast = ally "Outcast" { cost = 0, atk = 1, damage = "shadow", health = 1,
        text = "When this is removed from the game from anywhere, draw a card.",
        powers = { when.moved { of = this, works_in = "removed from game",
          effect = function(me) me.player:draw() end } } },
      watcher = ally "Watcher" { cost = 0, atk = 1, damage = "shadow", health = 1,
        text = "When an ally enters play under your control while this is in your graveyard, draw a card.",
        powers = { when.enters_play { of = your.ally, works_in = "graveyard",
          effect = function(me) me.player:draw() end } } },
      exile = ability "Exile" { cost = 0, text = "Remove all allies from the game.",
        play = function(me) all(any.ally):remove_from_game() end },
    },
    given = function(t)
      t:seat(1, { hand = { "Exile", "Imp" }, play = { "Outcast", "Watcher" }, graveyard = { "Watcher" },
        deck = { "Fire Blast", "Fire Blast", "Fire Blast" } })
    end,
    play = function(t)
      t:plays(1, "Imp")
      t:finishes_chain()
      t:hand_count(1, 2)                -- Exile and one card: the Watcher in play does not work
      t:plays(1, "Exile")
      t:finishes_chain()
    end,
    expect = function(t)
      t:hand_count(1, 2)
    end,
  },
  scenario "A hidden card's power works as it is revealed" {
    cites = { "CR 703.3a" },
    cards = {
      spark = ally "Spark" { cost = 0, atk = 1, damage = "arcane", health = 1,
        text = "When this is revealed from your deck, draw a card.",
        powers = { when.revealed { of = this, works_in = "deck", effect = function(me) me.player:draw() end } } },
      lurker = ally "Lurker" { cost = 0, atk = 1, damage = "fire", health = 1,
        text = "When a card is revealed, if this is in your deck, draw a card.",
        powers = { when.revealed { works_in = "deck", effect = function(me) me.player:draw() end } } },
      glance = ability "Glance" { cost = 0, text = "Reveal the top card of your deck.",
        play = function(me) me.player.deck:top():reveal() end },
    },
    given = function(t)
      t:seat(1, { hand = { "Glance" }, deck = { "Spark", "Lurker", "Fire Blast" } })
    end,
    play = function(t)
      t:plays(1, "Glance")
      t:finishes_chain()
    end,
    expect = function(t)
      t:hand_count(1, 1)                -- the Lurker lay hidden
    end,
  },
  scenario "A power that works in several zones" {
    cites = { "CR 703.3b" },
    cards = {
      juggler = ally "Juggler" { cost = 0, atk = 1, damage = "arcane", health = 1,
        text = "When you play this or another ally, draw a card.",
        powers = { when.played { of = any.ally, whose = "your", works_in = { "play", "chain" },
          effect = function(me) me.player:draw() end } } },
      imp = imp,
    },
    given = function(t)
      t:seat(1, { hand = { "Juggler", "Imp" }, deck = { "Fire Blast", "Fire Blast" } })
    end,
    play = function(t)
      t:plays(1, "Juggler")
      t:finishes_chain()
      t:hand_count(1, 2)                -- it saw itself from the chain
      t:plays(1, "Imp")
      t:finishes_chain()
    end,
    expect = function(t)
      t:hand_count(1, 2)                -- and from play the other
    end,
  },
}
