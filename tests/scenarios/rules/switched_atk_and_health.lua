return scenario "A switch goes by its age, like any other modifier" {
  cites = { "CR 712.9" },
  cards = {
    hound = ally "Hound" { cost = 1, atk = 1, damage = "melee", health = 6,
      text = "(0): switch ATK and health this turn.",
      powers = { pays { cost = {}, effect = function(me)
        me:gain { switch = true, lasts = this_turn } end } } },
    two = ability "Two" { cost = 0, class = { "mage" }, text = "Target ally has +2 ATK this turn.",
      targets = { target("friend", any.ally, help) },
      play = function(me, t) t.friend:gain { atk = plus(2), lasts = this_turn } end },
  },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", play = { "Hound" }, hand = { "Two", "Two" } })
  end,
  play = function(t)
    t:plays(1, "Two", { target = "Hound" })
    t:everyone_passes()
    t:uses(1, "Hound")
    t:everyone_passes()
    t:atk("Hound", 6)
    t:health("Hound", 3)
    t:plays(1, "Two", { target = "Hound" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:atk("Hound", 8)                     -- what came after the switch is added to the new ATK
    t:health("Hound", 3)
  end,
}
