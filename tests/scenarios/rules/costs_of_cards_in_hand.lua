-- A power of a card in hand is paid with that card itself.
local fill = ability "Fill" { cost = 0, text = "" }
local blade = weapon "Blade" { cost = 4, atk = 4, damage = "melee", strike = 3, tags = { "Sword" }, values = { price = 1, sharp = 1 },
  text = "Powers work in your hand. ({price}), discard this >>> Put {sharp} \"+1 ATK\" counter on target Sword.",
  powers = { pays { works_in = "hand", cost = { resources = value.price, discard = this },
    targets = { target("it", any.weapon:with { tag = "Sword" }, help) },
    effect = function(me, t) t.it:add_counters("+1 ATK", me.sharp) end } } }
local oracle = ally "Oracle" { cost = 1, atk = 1, damage = "melee", health = 1, values = { cards = 1 },
  text = "Powers work in your hand. Reveal this >>> Draw {cards} card. Only once per turn.",
  powers = { pays { works_in = "hand", cost = { reveal = this }, once_per_turn = true,
    effect = function(me) me.player:draw(me.cards) end } } }
local diver = ally "Diver" { cost = 1, atk = 1, damage = "melee", health = 1, values = { cards = 1 },
  text = "Powers work in your hand and graveyard. Put this on the bottom of its owner's deck >>> Draw {cards} card.",
  powers = { pays { works_in = { "hand", "graveyard" }, cost = { to_bottom = this },
    effect = function(me) me.player:draw(me.cards) end } } }
local any_card = ally "Hoarder" { cost = 1, atk = 1, damage = "melee", health = 1, values = { soothe = 2 },
  text = "Powers work in your hand. Discard two cards >>> Your hero heals {soothe} damage from itself.",
  powers = { pays { works_in = "hand", cost = { discard = 2 },
    effect = function(me) me.hero:heal(me.soothe, me.hero) end } } }

local function vain(name, cost)
  return ally(name) { cost = 9, atk = 1, damage = "melee", health = 1, values = { cards = 1 }, text = "Draw {cards} card.",
    powers = { pays { works_in = "hand", cost = cost, effect = function(me) me.player:draw(me.cards) end } } }
end

return {
  scenario "A card in hand is discarded to pay for its own power" {
    cites = { "CR 403.1", "CR 701.1" },
    cards = { blade = blade },
    given = function(t)
      t:seat(1, { hand = { "Blade" }, play = { "Blade" }, resources = 1 })
    end,
    play = function(t)
      t:uses(1, "Blade", { target = "Blade" })
      t:in_graveyard(1, "Blade")
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(1, 0)
      t:counters("Blade", "+1 ATK", 1)
      t:ready_resources(1, 0)
    end,
  },
  scenario "It is shown to pay for it, once, and stays in hand" {
    cites = { "CR 403.1", "CR 701.4" },
    cards = { oracle = oracle, fill = fill },
    given = function(t)
      t:seat(1, { hand = { "Oracle" }, deck = { "Fill", "Fill" } })
    end,
    play = function(t)
      t:uses(1, "Oracle")
      t:told { "reveals Oracle" }
      t:everyone_passes()
      t:cant(1, "uses", "Oracle", { reason = "once per turn" })
    end,
    expect = function(t)
      t:in_hand(1, "Oracle")
      t:hand_count(1, 2)
    end,
  },
  scenario "It goes under its owner's deck from wherever it works" {
    cites = { "CR 403.1", "CR 703.3b" },
    cards = { diver = diver, fill = fill },
    given = function(t)
      t:seat(1, { hand = { "Diver" }, graveyard = { "Diver" }, deck = { "Fill", "Fill" } })
    end,
    play = function(t)
      t:uses(1, { "Diver", 1 })
      t:everyone_passes()
      t:deck_count(1, 2)
      t:uses(1, "Diver")
      t:everyone_passes()
    end,
    expect = function(t)
      t:graveyard_count(1, 0)
      t:hand_count(1, 2)
      t:deck_count(1, 2)
    end,
  },
  scenario "It is one of the cards of the hand for a cost that any of them pays" {
    cites = { "CR 403.1" },
    cards = { hoarder = any_card, fill = fill },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 5 }, hand = { "Hoarder", "Fill" } })
    end,
    play = function(t)
      t:uses(1, "Hoarder")
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(1, 0)
      t:damage("hero@1", 3)
    end,
  },
  scenario "What is not in play is neither destroyed, exhausted nor damaged to pay, and what is in hand does not go there" {
    cites = { "CR 415.9d", "BA:Destroy", "CR 403.1" },
    cards = {
      ash = vain("Ash", { destroy = this }), tired = vain("Tired", { exhaust = this }),
      home = vain("Home", { to_hand = this }), hurt = vain("Hurt", { damage = { to = this, count = 1 } }),
      gone = vain("Gone", { remove = this }), fill = fill,
    },
    given = function(t)
      t:seat(1, { hand = { "Ash", "Tired", "Home", "Hurt", "Gone" }, deck = { "Fill" } })
    end,
    play = function(t)
      t:cant(1, "uses", "Ash")
      t:cant(1, "uses", "Tired")
      t:cant(1, "uses", "Home")
      t:cant(1, "uses", "Hurt")
      t:uses(1, "Gone")
      t:everyone_passes()
    end,
    expect = function(t)
      t:removed(1, "Gone")
      t:in_hand(1, "Fill")
    end,
  },
}
