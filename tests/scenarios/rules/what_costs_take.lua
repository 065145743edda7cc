-- What a cost may take: each part, by a card that is thrown away.
local function draws(name, cost, text)
  return ally(name) { cost = 1, atk = 0, damage = "melee", health = 5, text = text,
    powers = { pays { cost = cost, effect = function(me) me.player:draw(1) end } } }
end
local function ox(stem)
  return ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 }
end

return {
  scenario "All counters may be none, and what is removed is known" {
    cites = { "CR 403.4" },
    cards = {
      bell = ally "Bell" { cost = 1, atk = 0, damage = "melee", health = 5, text = "Remove all tolls from this: draw as many.",
        powers = { pays { cost = { counters = { name = "toll", all = true } },
          effect = function(me) me.player:draw(1 + me.paid) end } } },
    },
    given = function(t)
      t:seat(1, { play = { { "Bell", counters = { toll = 2 } } }, deck = { "Taz'dingo", "Taz'dingo", "Taz'dingo", "Taz'dingo" } })
    end,
    play = function(t)
      t:uses(1, "Bell")
      t:finishes_chain()
      t:hand_count(1, 3)                -- 1 and two counters
      t:counters("Bell", "toll", 0)
      t:uses(1, "Bell")
      t:finishes_chain()
    end,
    expect = function(t)
      t:hand_count(1, 4)
    end,
  },
  scenario "A friendly ally pays, whoever controls it, without being asked; an opposing one does not" {
    raiders = 2,
    cites = { "CR 403.5" },
    cards = {
      ghoul = draws("Ghoul", { destroy = friendly.ally:other() }, "Destroy another friendly ally: draw a card."),
      ox_1 = ox(),
    },
    given = function(t)
      t:seat(1, { play = { "Ghoul" }, deck = { "Taz'dingo" } })
      t:seat(2, { play = { "Ox" } })
      t:boss { play = { "onyxian_whelp" } }
    end,
    play = function(t)
      t:uses(1, "Ghoul", { pay = { "Ox" } })
      t:not_asked(2)
      t:finishes_chain()
      t:in_graveyard(2, "Ox")
      t:cant(1, "uses", "Ghoul", { reason = "CR 403.1" })
    end,
    expect = function(t)
      t:hand_count(1, 1)
      t:in_play("boss", "onyxian_whelp")
    end,
  },
  scenario "Cards of one graveyard alone, whosever it is" {
    raiders = 2,
    cites = { "CR 403.1" },
    cards = {
      crypt = draws("Crypt", { remove = { what = any.card:in_zone("graveyard"), count = 2, one_graveyard = true } },
        "Remove two cards in a graveyard from the game: draw a card."),
      ox_2 = ox(),
    },
    given = function(t)
      t:seat(1, { play = { "Crypt" }, graveyard = { "Ox" }, deck = { "Taz'dingo", "Taz'dingo" } })
      t:seat(2, { graveyard = { "Ox", "Ox" } })
      t:boss { graveyard = { "Ox", "Ox" } }
    end,
    play = function(t)
      t:uses(1, "Crypt")                -- only raider 2's holds two; the Boss player's is protected (R101.3c)
      t:finishes_chain()
      t:in_graveyard(1, "Ox")
      t:cant(1, "uses", "Crypt", { reason = "CR 403.1" })
    end,
    expect = function(t)
      t:graveyard_count(2, 0)
      t:graveyard_count("boss", 2)
      t:hand_count(1, 1)
    end,
  },
  scenario "Between two graveyards the player chooses before he picks the cards" {
    raiders = 2,
    cites = { "CR 403.1" },
    cards = {
      crypt_2 = draws("Crypt", { remove = { what = any.card:in_zone("graveyard"), count = 1, one_graveyard = true } },
        "Remove a card in a graveyard from the game: draw a card."),
      ox_3 = ox(),
      elk = ally "Elk" { cost = 1, atk = 0, damage = "melee", health = 5 },
    },
    given = function(t)
      t:seat(1, { play = { "Crypt" }, graveyard = { "Ox", "Elk" }, deck = { "Taz'dingo" } })
      t:seat(2, { graveyard = { "Ox" } })
    end,
    play = function(t)
      t:uses(1, "Crypt", { pay = { 1, "Elk" } })
      t:finishes_chain()
    end,
    expect = function(t)
      t:removed(1, "Elk")
      t:in_graveyard(1, "Ox")
      t:in_graveyard(2, "Ox")
    end,
  },
  scenario "One card is exhausted for a part of a cost and returned for another; two that go away are two" {
    cites = { "CR 403.1" },
    cards = {
      inn = draws("Inn", { exhaust = your.ally:other(), to_hand = your.ally:other() },
        "Exhaust another ally, return another ally to hand: draw a card."),
      pyre = draws("Pyre", { destroy = your.ally:other(), to_bottom = your.ally:other() },
        "Destroy another ally, put another ally under its deck: draw a card."),
      ox_4 = ox(),
    },
    given = function(t)
      t:seat(1, { play = { "Inn", { "Pyre", exhausted = true }, "Ox" }, deck = { "Taz'dingo" } })
    end,
    play = function(t)
      t:uses(1, "Inn", { pay = { "Ox", "Ox" } })
      t:finishes_chain()
      t:in_hand(1, "Ox")
      t:cant(1, "uses", "Pyre", { reason = "CR 403.1: not enough" })
    end,
    expect = function(t)
      t:in_play(1, "Inn")
    end,
  },
  scenario "A card with X in a part of its cost: as many cards as are there" {
    cites = { "CR 403.1", "CR 707.1b" },
    cards = {
      pact = ability "Pact" { cost = 0, text = "Additional cost: discard X cards. Draw X cards.",
        extra_cost = { discard = x }, play = function(me) me.player:draw(me.x) end },
      ox_5 = ox(),
    },
    given = function(t)
      t:seat(1, { hand = { "Pact", "Ox", "Ox" }, deck = { "Taz'dingo", "Taz'dingo", "Taz'dingo" } })
    end,
    play = function(t)
      t:plays(1, "Pact", { x = 2, pay = { { { "Ox", 1 }, { "Ox", 2 } } } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:graveyard_count(1, 3)
      t:hand_count(1, 2)
    end,
  },
  scenario "Counters of another card, damage on an ally, a face-down quest, a card that is shown, the top of the deck" {
    cites = { "CR 403.1" },
    cards = {
      vault = ally "Vault" { cost = 1, atk = 0, damage = "melee", health = 5, text = "Five ways to draw a card.",
        powers = {
          pays { id = "honor", cost = { counters = { name = "honor", count = 2, from = your.ally:other() } },
            effect = function(me) me.player:draw(1) end },
          pays { id = "wound", cost = { damage = { to = your.ally:other(), count = 2 } },
            effect = function(me) me.player:draw(1) end },
          pays { id = "forget", cost = { face_down = your.quest }, effect = function(me) me.player:draw(1) end },
          pays { id = "show", cost = { reveal = your.ally:in_zone("hand") }, effect = function(me) me.player:draw(1) end },
          pays { id = "mill", cost = { deck_to_graveyard = 2 }, effect = function(me) me.player:draw(1) end },
        } },
      ox_6 = ox(),
      tale = quest "Tale" { text = "Nothing.", reward = { cost = { resources = 9 }, effect = function(me) end } },
    },
    given = function(t)
      t:seat(1, { hand = { "Ox" }, play = { "Vault", { "Ox", counters = { honor = 2 } } }, resources = { "Tale" },
        deck = { "Taz'dingo", "Taz'dingo", "Taz'dingo", "Taz'dingo", "Taz'dingo", "Taz'dingo", "Taz'dingo" } })
    end,
    play = function(t)
      t:uses(1, "Vault", { power = "honor" })
      t:finishes_chain()
      t:counters("Ox", "honor", 0)
      t:cant(1, "uses", "Vault", { power = 1, reason = "CR 403.1" })
      t:uses(1, "Vault", { power = "wound" })
      t:finishes_chain()
      t:damage("Ox", 2)
      t:uses(1, "Vault", { power = "forget" })
      t:finishes_chain()
      t:face_down("Tale")
      t:cant(1, "uses", "Vault", { power = 3, reason = "CR 403.1" })
      t:uses(1, "Vault", { power = "show", pay = { "Ox" } })
      t:finishes_chain()
      t:told { "reveals Ox" }
      t:uses(1, "Vault", { power = "mill" })
      t:finishes_chain()
      t:graveyard_count(1, 2)
      t:cant(1, "uses", "Vault", { power = 5, reason = "CR 403.1: not enough cards in the deck" })
    end,
    expect = function(t)
      t:hand_count(1, 6)
    end,
  },
  scenario "What a card exhausts, flips or turns down of itself pays for no other part that would do the same" {
    cites = { "CR 403.1", "CR 103.2" },
    cards = {
      yoke = draws("Yoke", { exhaust = { this, your.ally } }, "[Activate], exhaust an ally: draw a card."),
      ox_7 = ox(),
    },
    given = function(t)
      t:seat(1, { play = { "Yoke" }, hand = { "Ox" }, resources = 1, deck = { "Taz'dingo" } })
    end,
    play = function(t)
      t:cant(1, "uses", "Yoke", { reason = "CR 403.1: not enough" })
      t:plays(1, "Ox")
      t:everyone_passes()
      t:uses(1, "Yoke", { pay = { "Ox" } })
      t:exhausted("Ox")
      t:finishes_chain()
    end,
    expect = function(t)
      t:exhausted("Yoke")
      t:hand_count(1, 1)
    end,
  },
  scenario "One card takes damage for a part of a cost and loses counters for another" {
    cites = { "CR 403.1" },
    cards = {
      altar = draws("Altar", { counters = { name = "honor", count = 1, from = your.ally:other() },
        damage = { to = your.ally:other(), count = 2 } }, "Remove an honor counter from an ally, put 2 damage on an ally: draw a card."),
      ox_8 = ox(),
    },
    given = function(t)
      t:seat(1, { play = { "Altar", { "Ox", counters = { honor = 1 } } }, deck = { "Taz'dingo" } })
    end,
    play = function(t)
      t:uses(1, "Altar", { pay = { "Ox", "Ox" } })
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("Ox", 2)
      t:counters("Ox", "honor", 0)
      t:hand_count(1, 1)
    end,
  },
  scenario "One card takes damage for a part of a cost before it is destroyed for another" {
    cites = { "CR 403.1" },
    cards = {
      rack = draws("Rack", { destroy = your.ally:other(), damage = { to = your.ally:other(), up_to = 2 } },
        "Destroy another ally, put up to 2 damage on another ally: draw a card."),
      ox_9 = ox(),
    },
    given = function(t)
      t:seat(1, { play = { "Rack", "Ox" }, deck = { "Taz'dingo" } })
    end,
    play = function(t)
      t:uses(1, "Rack", { pay = { 2, "Ox" } })
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_graveyard(1, "Ox")
      t:hand_count(1, 1)
    end,
  },
  scenario "What is turned face down to pay is a resource, of whatever kind" {
    cites = { "CR 403.1", "CR 412.1b" },
    cards = {
      miser = draws("Miser", { face_down = your.card }, "Turn a resource face down: draw a card."),
      cave = location "Cave" { text = "Nothing." },
    },
    given = function(t)
      t:seat(1, { play = { "Miser" }, resources = { "Cave" }, deck = { "Taz'dingo", "Taz'dingo" } })
    end,
    play = function(t)
      t:uses(1, "Miser")
      t:finishes_chain()
      t:face_down("Cave")
      t:cant(1, "uses", "Miser", { reason = "CR 403.1" })
    end,
    expect = function(t)
      t:hand_count(1, 1)
    end,
  },
}
