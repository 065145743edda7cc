-- What "cost less than this card's cost" is of copies, and who orders what goes under the deck.
local imp = ally "Imp" { cost = 1, atk = 1, damage = "fire", health = 1, tags = { "Demon" } }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }
local elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 5 }
local keeper = ally "Keeper" { cost = 5, atk = 3, damage = "shadow", health = 4, text = "When this enters play, Portal.",
  powers = { when.enters_play { of = this, effect = function(me) me:portal() end } } }
local mirror = ability "Mirror" { cost = 0, text = "Put a token copy of target ally into play.",
  targets = { target("it", your.ally, help) }, play = function(me, t) me.player:put_token(t.it) end }
local gate = ability "Gate" { cost = 2, instant = true, text = "Portal.", play = function(me) me:portal() end }
local ditto = ability "Ditto" { cost = 0, instant = true, text = "Copy target ability.",
  targets = { target("link", link.ability, help) }, play = function(me, t) t.link:copy() end }

return {
  scenario "A token copy costs nothing, and no Demon costs less" {
    cites = { "KW Portal", "CR 404.2", "CR 402.4" },
    cards = { imp = imp, ox = ox, elk = elk, keeper = keeper, mirror = mirror },
    given = function(t)
      t:seat(1, { play = { "Keeper" }, hand = { "Mirror" }, deck = { "Imp", "Ox", "Elk", "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Mirror", { target = "Keeper" })
      t:everyone_passes()
      t:everyone_passes()
      t:answers(1, { "Elk", "Imp" })          -- he says in which order they go under the deck
    end,
    expect = function(t)
      t:count_in_play(1, "Keeper", 2)
      t:count_in_play(1, "Imp", 0)
      t:deck_count(1, 4)
    end,
  },
  scenario "A copy on the chain costs what the card costs" {
    cites = { "KW Portal", "CR 402.1b" },
    cards = { imp = imp, ox = ox, gate = gate, ditto = ditto },
    given = function(t)
      t:seat(1, { hand = { "Gate", "Ditto" }, resources = 2, deck = { "Imp", "Ox", "Ox", "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Gate")
      t:plays(1, "Ditto", { target = "Gate" })
      t:everyone_passes()
      t:everyone_passes()
      t:chain(2)                              -- the copy resolves first
      t:answers(1, "Imp")
      t:in_play(1, "Imp")
      t:everyone_passes()
    end,
    expect = function(t)
      t:count_in_play(1, "Imp", 1)
    end,
  },
}
