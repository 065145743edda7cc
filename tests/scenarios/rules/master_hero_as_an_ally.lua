-- A master hero that is put into play as an ally is no hero: nothing is taken over, and nobody loses with it.
return scenario "A master hero may be an ally" {
  cites = { "CR 300.1d" },
  cards = {
    magni = hero "Magni" { master = true, cost = 5, atk = 4, damage = "melee", health = 6, text = "" },
    guise = ability "Guise" { cost = 0, instant = true, text = "Put the top card of your deck into play as an ally.",
      play = function(me)
        local card = me.player.deck:top()
        if card then card:to_play { as = "ally" } end
      end },
    bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 6 fire damage to target ally.",
      targets = { target("ally", any.ally, harm) }, play = function(me, t) me.hero:deal(6, "fire", t.ally) end },
  },
  given = function(t)
    t:seat(1, { hero = { "hoa/ta_zo", damage = 3 }, hand = { "Guise", "Bolt" }, deck = { "Magni" } })
  end,
  play = function(t)
    t:plays(1, "Guise")
    t:everyone_passes()
    t:in_play(1, "Magni")
    t:in_play(1, "Ta'zo")
    t:damage("hero@1", 3)
    t:health("Magni", 6)
    t:atk("Magni", 4)
    t:plays(1, "Bolt", { target = "Magni" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard(1, "Magni")
    t:winner("none")
    t:in_play(1, "Ta'zo")
  end,
}
