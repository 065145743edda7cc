return scenario "Whatever puts a card from play into a graveyard destroys it" {
  cites = { "CR 415.9d", "BA:Destroy" },
  cards = {
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5,
      text = "When this is destroyed, your hero deals 1 nature damage to each opposing hero.",
      powers = { when.destroyed { of = this, effect = function(me) me.hero:deal(1, "nature", opposing.hero) end } } },
    bury = ability "Bury" { cost = 0, text = "Put target ally into its owner's graveyard.",
      targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:to_graveyard() end },
    drop = ability "Drop" { cost = 0, text = "Put all allies of your hand into your graveyard.",
      play = function(me) all(your.ally:in_zone("hand")):to_graveyard() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Bury", "Drop", "Ox" }, play = { "Ox" } })
  end,
  play = function(t)
    t:plays(1, "Drop")
    t:everyone_passes()
    t:chain(0)                          -- from hand it is not destroyed
    t:plays(1, "Bury", { target = "Ox" })
    t:everyone_passes()
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@boss", 1)
  end,
}
