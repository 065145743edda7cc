return scenario "The targeted player chooses which of his allies goes home" {
  cites = { "CR 709.2b" },
  cards = {
    boo = ability "Boo" { cost = 0, instant = true, text = "Target player puts an ally that he controls into its owner's hand.",
      targets = { target("who", player.any, harm) },
      play = function(me, t)
        local it = t.who:choose { from = t.who.party:where(any.ally), prompt = "Which ally goes home?" }
        if it then it:to_hand() end
      end },
    ox = ally "Ox" { cost = 4, atk = 1, damage = "melee", health = 5 },
    elk = ally "Elk" { cost = 5, atk = 1, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { hand = { "Boo" } })
    t:boss { play = { "Ox", "Elk" } }
  end,
  play = function(t)
    t:plays(1, "Boo", { target = "boss" })
    t:everyone_passes()
    t:not_asked(1)
    t:answers("boss", "Elk")
  end,
  expect = function(t)
    t:in_hand("boss", "Elk")
    t:in_play("boss", "Ox")
  end,
}
