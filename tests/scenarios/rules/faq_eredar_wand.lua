return scenario "Your card for one of theirs, of whatever kind that opponent likes" {
  cites = { "CR 709.2f" },
  cards = {
    wand = weapon "Ruin Wand" { cost = 4, atk = 1, damage = "shadow", strike = 0, tags = { "Ranged (1)" },
      text = "When your hero deals shadow damage to an opposing hero, you may destroy a card of yours. If you do, that "
        .. "opponent destroys one of his.",
      powers = { when.dealt_damage { by = your.hero, of = opposing.hero, damage = "shadow", effect = function(me, event)
        local what = any.ability:or_type("ally", "equipment")
        local mine = me.player:choose { from = what:of(me.player), up_to = 1, to = "destroy", prompt = "Which of yours?" }
        local him = event.card.controller
        if #mine:destroy() > 0 then
          local his = him:choose { from = what:of(him), to = "destroy", prompt = "Which of yours now?" }
          if his then his:destroy() end
        end
      end } } },
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 9 },
    ward = ability "Ward" { cost = 0, ongoing = true, text = "" },
  },
  given = function(t)
    t:seat(1, { play = { "Ruin Wand", "Ox" } })
    t:boss { play = { "Ox", "Ward" } }
  end,
  play = function(t)
    t:attacks(1, "hero@1", "hero@boss")
    t:strikes(1, "Ruin Wand")
    t:to_end_of_combat()
    t:answers(1, "Ox@1")
    t:asked("boss", "Which of yours now?")
    t:answers("boss", "Ward")
  end,
  expect = function(t)
    t:in_graveyard(1, "Ox")
    t:in_graveyard("boss", "Ward")
    t:in_play("boss", "Ox")
  end,
}
