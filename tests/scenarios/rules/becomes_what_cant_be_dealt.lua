-- What a packet becomes may be what its destination can't be dealt.
return scenario "Damage that becomes of a type that can't be dealt is not dealt" {
  cites = { "CR 103.2", "CR 405.5" },
  cards = {
    halo = item "Halo" { cost = 0, text = "Damage that your hero would deal is holy instead.",
      powers = { changes.damage { from = your.hero, becomes = "holy" } } },
    fiend = ally "Fiend" { cost = 1, atk = 0, damage = "shadow", health = 5, text = "It can't be dealt holy damage.",
      powers = { gives { to = this, cant_be_dealt = "holy" } } },
    witness = ally "Witness" { cost = 1, atk = 0, damage = "melee", health = 5,
      text = "When a friendly ally is dealt damage, draw a card.",
      powers = { when.dealt_damage { of = your.ally, effect = function(me) me.player:draw(1) end } } },
    dart = ability "Dart" { cost = 0, text = "Your hero deals 2 fire damage to target ally.",
      targets = { target("it", any.ally, harm) }, play = function(me, t) me.hero:deal(2, "fire", t.it) end },
  },
  given = function(t)
    t:seat(1, { hand = { "Dart" }, play = { "Halo" } })
    t:boss { play = { "Fiend", "Witness" }, deck = { "Dart" } }
  end,
  play = function(t)
    t:plays(1, "Dart", { target = "Fiend" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Fiend", 0)
    t:hand_count("boss", 0)
    t:chain(0)
  end,
}
