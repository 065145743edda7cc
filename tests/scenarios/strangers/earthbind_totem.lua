local totem = ability "Earthbind Totem" { cost = 2, instant = true, ongoing = true, atk = 0, damage = "melee", health = 1,
  tags = { "Earth Totem (1)", "Elemental" }, class = "shaman",
  text = "Ongoing: Opposing allies can't ready during their controllers' ready step.",
  powers = { gives { to = opposing.ally, cant = "ready", only_if = during("ready step") * your_turn:negate() } } }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }
local rouse = ability "Rouse" { cost = 0, text = "Ready target ally.",
  targets = { target("one", any.ally, help) }, play = function(_, t) t.one:ready() end }

return scenario "Allies that are bound to the earth stay exhausted through their ready step, the hero beside them does not; a card readies them later" {
  raid = "duel",
  cites = { "CR 501.1a", "CR 714.2" },
  cards = { totem = totem, ox = ox, rouse = rouse },
  given = function(t)
    t:seat(1, { hand = { "Earthbind Totem" }, play = { "Ox" }, deck = { "Ox", "Ox" }, resources = 2 })
    t:seat(2, { hero = { "aggro/volunteer", exhausted = true }, play = { { "Ox", exhausted = true } }, hand = { "Rouse" }, deck = { "Ox", "Ox" } })
  end,
  play = function(t)
    t:attacks(1, "Ox@1", "hero@2")
    t:to_end_of_combat()
    t:plays(1, "Earthbind Totem")
    t:everyone_passes()
    t:ends_turn()
    t:exhausted("Ox@2")
    t:ready("hero@2")
    t:plays(2, "Rouse", { target = "Ox@2" })
    t:everyone_passes()
    t:ready("Ox@2")                     -- the step is over
    t:ends_turn()
  end,
  expect = function(t)
    t:is_turn(1)
    t:ready("Ox@1")
  end,
}
