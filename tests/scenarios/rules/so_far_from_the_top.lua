local function beast(name) return ally(name) { cost = 1, atk = 1, damage = "melee", health = 5 } end
local sink = ability "Sink" { cost = 0, text = "Put target ally into its owner's deck third from the top.",
  targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:to_deck(3) end }
local both = ability "Sink All" { cost = 0, text = "Put all allies into their owners' decks second from the top.",
  play = function(me) all(any.ally):to_deck(2) end }
local draw = ability "Read" { cost = 0, text = "Draw a card.", play = function(me) me.player:draw(1) end }
local cards = { sink = sink, both = both, draw = draw, ox = beast "Ox", elk = beast "Elk", boar = beast "Boar", yak = beast "Yak" }

return {
  scenario "A card goes so far from the top as its player is told, or under all of a smaller deck" {
    cites = { "CR 415.3" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox", "Yak" }, hand = { "Sink", "Sink", "Read", "Read" }, deck = { "Elk" } })
    end,
    play = function(t)
      t:plays(1, "Sink", { target = "Ox" })
      t:everyone_passes()
      t:plays(1, "Sink", { target = "Yak" })
      t:everyone_passes()
      t:plays(1, "Read")
      t:everyone_passes()
      t:in_hand(1, "Elk")
      t:in_deck(1, "Ox")
      t:plays(1, "Read")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_hand(1, "Ox")
      t:in_deck(1, "Yak")
    end,
  },
  scenario "Several that go there together lie one behind the other, as their owner says" {
    cites = { "CR 415.3c" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox", "Yak" }, hand = { "Sink All", "Read", "Read", "Read" }, deck = { "Elk", "Boar" } })
    end,
    play = function(t)
      t:plays(1, "Sink All")
      t:everyone_passes()
      t:answers(1, "Yak")
      t:plays(1, "Read")
      t:everyone_passes()
      t:in_hand(1, "Elk")
      t:plays(1, "Read")
      t:everyone_passes()
      t:in_hand(1, "Yak")
      t:plays(1, "Read")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_hand(1, "Ox")
      t:in_deck(1, "Boar")
    end,
  },
}
