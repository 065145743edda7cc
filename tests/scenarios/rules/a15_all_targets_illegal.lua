return scenario "With all targets illegal a link is interrupted whole: no card is drawn (A15)" {
  cites = { "CR 709.2a" },
  cards = {
    bolt = ability "Bolt" { cost = 0, text = "Your hero deals 2 fire damage to target ally. Draw a card.",
      targets = { target("prey", any.ally, harm) },
      play = function(me, t) me.hero:deal(2, "fire", t.prey) me.player:draw(1) end },
    veil = ability "Veil" { cost = 0, instant = true, text = "Target ally is untargetable this turn.",
      targets = { target("ally", any.ally, help) },
      play = function(me, t) t.ally:gain { keyword = "Untargetable", lasts = this_turn } end },
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { hand = { "Bolt", "Veil" }, deck = { "Ox" } })
    t:boss { play = { "Ox" } }
  end,
  play = function(t)
    t:plays(1, "Bolt", { target = "Ox" })
    t:plays(1, "Veil", { target = "Ox" })
    t:everyone_passes()
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard(1, "Bolt")
    t:damage("Ox@boss", 0)
    t:hand_count(1, 0)
    t:told { "Bolt is interrupted" }
  end,
}
