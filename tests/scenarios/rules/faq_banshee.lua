return scenario "Control of the ally lasts until it leaves play" {
  cites = { "CR 401.3" },
  cards = {
    wailer = ally "Wailer" { cost = 5, atk = 1, damage = "shadow", health = 5,
      text = "When this deals combat damage to a hero, you may destroy this. If you do, gain control of target ally of that hero's controller.",
      powers = { when.dealt_damage { by = this, of = any.hero, combat = true, may = true,
        targets = { target("it", opposing.ally, harm) },
        effect = function(me, event, t)
          if #me:destroy() == 1 then t.it:gain { control = true, lasts = rest_of_game } end
        end } } },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
    home = ability "Home" { cost = 0, text = "Put target ally into its owner's hand.",
      targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:to_hand() end },
  },
  given = function(t)
    t:seat(1, { play = { "Ox" }, deck = { "Ox", "Ox" }, hand = { "Home" } })
    t:boss { play = { "Wailer" } }
    t:turn("boss")
  end,
  play = function(t)
    t:attacks("boss", "Wailer", "hero@1")
    t:to_end_of_combat()
    t:answers("boss", "yes")
    t:in_graveyard("boss", "Wailer")
    t:in_play("boss", "Ox")
    t:ends_turn()
    t:in_play("boss", "Ox")
    t:plays(1, "Home", { target = "Ox@boss" })
    t:finishes_chain()
  end,
  expect = function(t)
    t:count_in_play("boss", "Ox", 0)
    t:hand_count(1, 2)
  end,
}
