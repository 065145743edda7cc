return scenario "A hero leaves combat, and only then its weapon goes to hand" {
  cites = { "CR 602.4", "CR 712.3" },
  cards = {
    dirk = weapon "Dirk" { cost = 1, atk = 2, damage = "melee", strike = 0,
      text = "Pay {one}: remove your hero from combat. If you do, put this into its owner's hand.", values = { one = 1 },
      powers = { pays { cost = { resources = 1 },
        effect = function(me)
          if #me.hero:remove_from_combat() > 0 then me:to_hand() end
        end } } },
  },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", play = { "Dirk" }, resources = 2 })
  end,
  play = function(t)
    t:uses(1, "Dirk")
    t:everyone_passes()
    t:in_play(1, "Dirk")                      -- no combat to be removed from
    t:attacks(1, "Ta'zo", "Onyxia")
    t:strikes(1, "Dirk")
    t:uses(1, "Dirk")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:in_hand(1, "Dirk")
    t:damage("Ta'zo", 0)
    t:damage("Onyxia", 0)
  end,
}
