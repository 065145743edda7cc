return scenario "A card that lost its powers neither triggers nor gives" {
  cites = { "CR 700.3", "CR 703.3" },
  cards = {
    herald = ally "Herald" { cost = 1, atk = 1, damage = "melee", health = 5,
      text = "Your other allies have +2 ATK. Hurts whom it sees enter.",
      powers = {
        gives { to = your.ally:other(), atk = plus(2) },
        when.enters_play { of = any.ally,
          effect = function(me, event) me:deal(1, "melee", event.card) end },
      } },
    hush = ability "Hush" { cost = 0, class = { "mage" }, ongoing = true, text = "No powers.",
      attach = target("host", any.ally, harm),
      powers = { gives { to = attached, loses_powers = true } } },
  },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Hush", "Taz'dingo" }, resources = 3,
      play = { "Herald", "Guardian Steelhorn" } })
  end,
  play = function(t)
    t:atk("Guardian Steelhorn", 5)
    t:plays(1, "Hush", { target = "Herald" })
    t:everyone_passes()
    t:atk("Guardian Steelhorn", 3)
    t:will_answer(1, "Onyxia")
    t:plays(1, "Taz'dingo")
    t:finishes_chain()
  end,
  expect = function(t)
    t:damage("Taz'dingo", 0)
  end,
}
