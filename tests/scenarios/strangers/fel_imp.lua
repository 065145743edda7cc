local imp = ally "Fel Imp" { cost = 1, atk = 2, damage = "fire", health = 1, tags = { "Imp", "Demon" }, faction = "monster",
  values = { place = 3 },
  text = "When this is destroyed, you may put it into your deck, as card {place} from the top.",
  powers = { when.destroyed { of = this, may = true, effect = function(me, event) event.became:to_deck(me.place) end } } }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }
local fell = ability "Fell" { cost = 0, text = "Destroy target ally.", targets = { target("prey", any.ally, harm) },
  play = function(_, t) t.prey:destroy() end }
local study = ability "Study" { cost = 0, text = "Draw two cards.", play = function(me) me.player:draw(2) end }

return scenario "The imp that died is drawn again two cards later" {
  raid = "duel",
  cites = { "CR 415.3", "CR 712.7" },
  cards = { imp = imp, ox = ox, fell = fell, study = study },
  given = function(t) t:seat(1, { play = { "Fel Imp" }, hand = { "Fell", "Study", "Study" }, deck = { "Ox", "Ox", "Ox", "Ox" } }) end,
  play = function(t)
    t:plays(1, "Fell", { target = "Fel Imp" })
    t:everyone_passes()
    t:everyone_passes()
    t:answers(1, "yes")
    t:in_deck(1, "Fel Imp")
    t:plays(1, { "Study", 1 })
    t:everyone_passes()
    t:in_deck(1, "Fel Imp")
    t:plays(1, "Study")
    t:everyone_passes()
  end,
  expect = function(t) t:in_hand(1, "Fel Imp") end,
}
