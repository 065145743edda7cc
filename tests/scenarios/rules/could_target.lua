return scenario "A card could target what it could legally choose now" {
  cites = { "CR 706.6" },
  cards = {
    spear = ability "Spear" { cost = 9, text = "Destroy target opposing ally.",
      targets = { target("it", opposing.ally, harm) }, play = function(me, t) t.it:destroy() end },
    fear = ability "Fear" { cost = 0, values = { amount = 1 },
      text = "Your hero deals {amount} damage to each opposing ally that an ability in your hand could target.",
      play = function(me)
        for _, ally in each(opposing.ally) do
          for _, card in each(me.player.hand) do
            if card:could_target(ally) then me.hero:deal(me.amount, "shadow", ally) end
          end
        end
      end },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
    shade = ally "Shade" { cost = 1, atk = 1, damage = "melee", health = 5, keywords = { "Untargetable" } },
  },
  given = function(t)
    t:seat(1, { hand = { "Fear", "Spear" } })
    t:boss { play = { "Ox", "Shade" } }
  end,
  play = function(t)
    t:plays(1, "Fear")
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Ox", 1)
    t:damage("Shade", 0)
  end,
}
