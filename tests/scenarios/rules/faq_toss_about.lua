return scenario "Who rolled odd is hurt, all roll again, and nobody dies before all are even" {
  cites = { "CR 709.2", "CR 410.5" },
  raiders = 2,
  cards = {
    toss = ability "Hurl" { cost = 0, text = "Each opponent rolls. Heroes of those who rolled odd are dealt 1 melee damage, and all roll again.",
      play = function(me)
        local odd
        repeat
          odd = {}
          for _, who in each(me.player.opponents) do
            if who:roll() % 2 == 1 then table.insert(odd, who.hero) end
          end
          if #odd > 0 then me.hero:deal(1, "melee", odd) end
        until #odd == 0
      end },
    frail = hero "Frail" { health = 2, text = "" },
    stout = hero "Stout" { health = 9, text = "" },
  },
  given = function(t)
    t:seat(1, { hero = "Frail" })
    t:seat(2, { hero = "Stout" })
    t:boss { hand = { "Hurl" } }
    t:dice { 1, 2,  3, 3,  5, 4,  2, 6 }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Hurl")
    t:everyone_passes()
  end,
  expect = function(t)
    t:lost(1)
    t:damage("hero@2", 1)
    t:told { "deals 1 melee damage to Frail", "deals 1 melee damage to Frail", "deals 1 melee damage to Frail", "Frail is destroyed" }
  end,
}
