-- Cards that go to another player's zone, onto decks together; decks turned over; top cards that are seen.
local function spell(name, text, play)
  return ability(name) { cost = 0, instant = true, text = text, play = play }
end
local function beast(name)
  return ally(name) { cost = 1, atk = 1, damage = "melee", health = 2 }
end

local ox, owl, cat = beast "Ox", beast "Owl", beast "Cat"
local look = spell("Look", "Draw a card.", function(me) me.player:draw(1) end)

return {
  scenario "A card that is put into the hand of another player is that player's" {
    cites = { "CR 415.2" },
    raiders = 2,
    cards = { ox = ox, owl = owl,
      pass = spell("Pass On", "Put an Ox of yours into the hand of the next player, each card of your graveyard into his.", function(me)
        all(your.ally:in_zone("play", "hand")):to_hand { of = me.player.next }
        all(your.ally:in_zone("graveyard")):to_graveyard { of = me.player.next }
      end) },
    given = function(t)
      t:seat(1, { hand = { "Pass On", "Ox" }, play = { "Ox" }, graveyard = { "Owl" }, resources = 1 })
      t:seat(2, { deck = { "Owl", "Owl" } })
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Pass On")
      t:everyone_passes()
      t:hand_count(1, 0)
      t:hand_count(2, 2)
      t:in_graveyard(2, "Owl")
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn(2)
      t:hand_count(2, 3)
      t:in_hand(2, "Ox")
      t:sees(2, "Ox")
      t:hidden(1, "Ox")
    end,
  },
  scenario "Of several cards onto a deck their owner says in which order, and nobody else learns it" {
    cites = { "CR 415.3c" },
    raiders = 2,
    cards = { ox = ox, owl = owl, cat = cat,
      tidy = spell("Tidy Up", "Put each ally in your graveyard on top of your deck, then draw a card.", function(me)
        all(your.ally:in_zone("graveyard")):to_deck("top")
        me.player:draw(1)
      end),
      sink = spell("Sink", "Put each ally in your graveyard under your deck.", function(me)
        all(your.ally:in_zone("graveyard")):to_deck("bottom")
      end),
      look_3 = spell("Look Three", "Draw three cards.", function(me) me.player:draw(3) end) },
    given = function(t)
      t:seat(1, { hand = { "Tidy Up" }, deck = { "Owl" }, graveyard = { "Ox", "Owl", "Cat" } })
      t:seat(2, { hand = { "Sink", "Look Three" }, deck = { "Owl" }, graveyard = { "Ox", "Cat" } })
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Tidy Up")
      t:everyone_passes()
      t:asked(1, "Which comes first, from the top on?")
      t:answers(1, { "Cat", "Ox" })
      t:in_hand(1, "Cat")
      t:hidden(2, "Cat@1")
      t:passes(1)
      t:plays(2, "Sink")
      t:everyone_passes()
      t:answers(2, "Cat")
      t:passes(1)
      t:plays(2, "Look Three")
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(2, 3)
      t:told { "Raider 1 draws Cat", "Raider 2 draws Owl", "Raider 2 draws Cat", "Raider 2 draws Ox" }
    end,
  },
  scenario "A deck that is turned over is drawn from its other end, and lies open" {
    cites = { "CR 415.3d" },
    raiders = 2,
    cards = { ox = ox, owl = owl, cat = cat,
      flop = spell("Flop", "Turn your deck over.", function(me) me.player.deck:turn_over() end),
      look = look },
    given = function(t)
      t:seat(1, { hand = { "Flop", "Look", "Flop" }, deck = { "Ox", "Owl", "Cat" } })
      t:seat(2, { })
      t:turn(1)
    end,
    play = function(t)
      t:hidden(2, "Owl")
      t:plays(1, "Flop")
      t:everyone_passes()
      t:sees(2, "Ox")
      t:sees(2, "Owl")
      t:plays(1, "Look")
      t:everyone_passes()
      t:in_hand(1, "Cat")
      t:hidden(2, "Cat")
      t:plays(1, "Flop")
      t:everyone_passes()
    end,
    expect = function(t)
      t:hidden(2, "Ox")
      t:hidden(1, "Owl")
    end,
  },
  scenario "The top card of the deck that its player may look at at any time" {
    cites = { "CR 415.3e" },
    raiders = 2,
    cards = { ox = ox, owl = owl,
      seer = ally "Seer" { cost = 1, atk = 0, damage = "melee", health = 2,
        text = "You may look at the top card of your deck at any time.",
        powers = { gives { to = your.hero, top_card = "seen" } } },
      look = look },
    given = function(t)
      t:seat(1, { play = { "Seer" }, hand = { "Look" }, deck = { "Ox", "Owl" } })
      t:seat(2, { })
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Look")
      t:sees(1, "Ox")
      t:hidden(2, "Ox")
      t:hidden(1, "Owl")
      t:everyone_passes()
    end,
    expect = function(t)
      t:sees(1, "Owl")
      t:hidden(2, "Owl")
    end,
  },
  scenario "Who may look at the top card of another's deck sees it, and its owner does not" {
    cites = { "CR 415.3e" },
    raid = "duel",
    cards = { ox = ox, owl = owl,
      spy = ally "Spy" { cost = 1, atk = 0, damage = "melee", health = 2,
        text = "You may look at the top card of each opponent's deck at any time.",
        powers = { gives { to = opposing.hero, top_card = "seen by you" } } },
      look = look },
    given = function(t)
      t:seat(1, { play = { "Spy" }, deck = { "Ox", "Ox" } })
      t:seat(2, { hand = { "Look" }, deck = { "Ox", "Owl" } })
      t:turn(2)
    end,
    play = function(t)
      t:plays(2, "Look")
      t:sees(1, "Ox@2")
      t:hidden(2, "Ox@2")
      t:hidden(1, "Owl")
      t:everyone_passes()
    end,
    expect = function(t)
      t:sees(1, "Owl")
      t:hidden(2, "Owl")
    end,
  },
  scenario "Playing with the top card of the deck revealed: also between two cards that are drawn" {
    cites = { "CR 415.3f" },
    raiders = 2,
    cards = { ox = ox, owl = owl, cat = cat,
      crier = ally "Crier" { cost = 1, atk = 0, damage = "melee", health = 2,
        text = "Play with the top card of your deck revealed.",
        powers = { gives { to = your.hero, top_card = "revealed" } } },
      look_2 = spell("Look Two", "Draw two cards.", function(me) me.player:draw(2) end) },
    given = function(t)
      t:seat(1, { play = { "Crier" }, hand = { "Look Two" }, deck = { "Ox", "Owl", "Cat" } })
      t:seat(2, { })
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Look Two")
      t:sees(2, "Ox")
      t:hidden(2, "Owl")
      t:everyone_passes()
    end,
    expect = function(t)
      t:sees(2, "Cat")
      t:told { "Raider 1 reveals Ox", "Raider 1 draws Ox", "Raider 1 reveals Owl", "Raider 1 draws Owl",
        "Raider 1 reveals Cat" }
    end,
  },
}
