local orb = item "Gloom Orb" { cost = 0, values = { cards = 3 },
  text = "Activate: target opponent puts the top {cards} cards of his deck into his graveyard unless he discards a card of his choice.",
  powers = { pays { cost = { exhaust = this }, targets = { target("who", player.opposing, harm) },
    effect = function(me, t)
      local spared = #t.who.hand > 0 and t.who:may("Discard a card?") and #t.who:discard(1) > 0
      if not spared then t.who.deck:top(me.cards):to_graveyard() end
    end } } }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }

return {
  scenario "Without a card in hand nothing can be chosen" {
    cites = { "CR 709.2b" },
    cards = { orb = orb, ox = ox },
    given = function(t)
      t:seat(1, { deck = { "Ox", "Ox", "Ox", "Ox" } })
      t:boss { play = { "Gloom Orb" } }
      t:turn("boss")
    end,
    play = function(t)
      t:uses("boss", "Gloom Orb", { target = 1 })
      t:everyone_passes()
    end,
    expect = function(t)
      t:deck_count(1, 1)
      t:graveyard_count(1, 3)
    end,
  },
  scenario "A card of one's choice spares the deck" {
    cites = { "CR 709.2b" },
    cards = { orb = orb, ox = ox, elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 5 } },
    given = function(t)
      t:seat(1, { hand = { "Elk", "Ox" }, deck = { "Ox", "Ox", "Ox" } })
      t:boss { play = { "Gloom Orb" } }
      t:turn("boss")
    end,
    play = function(t)
      t:uses("boss", "Gloom Orb", { target = 1 })
      t:everyone_passes()
      t:answers(1, "yes")
      t:answers(1, "Elk")
    end,
    expect = function(t)
      t:in_graveyard(1, "Elk")
      t:deck_count(1, 3)
    end,
  },
}
