return scenario "Divided as it is played; each damage to a hero taxes its player's allies" {
  cites = { "CR 707.1d", "CR 409.1" },
  raiders = 2,
  cards = {
    gale = ability "Hard Gale" { cost = x, instant = true,
      text = "Your hero deals X frost damage divided as you choose to any number of target heroes and allies. Each opponent pays 1 more to play allies this turn for each damage dealt this way to his hero.",
      targets = { target("them", any.character, harm, { any_number = true, divides = x }) },
      play = function(me, t)
        local before = {}
        for i, player in ipairs { me.player.opponents[1], me.player.opponents[2] } do before[i] = player.hero.damage end
        me.hero:deal_each("frost", t:divided("them"))
        for i, player in ipairs { me.player.opponents[1], me.player.opponents[2] } do
          any.ally:of(player):in_zone("hand"):gain { cost = player.hero.damage - before[i], lasts = this_turn }
        end
      end },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
    elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { hand = { "Ox", "Elk" }, resources = 3 })
    t:seat(2, { hand = { "Ox" }, resources = 1 })
    t:boss { hand = { "Hard Gale" }, resources = 3 }
    t:turn(1)
  end,
  play = function(t)
    t:plays(1, "Elk")                              -- played already: its player pays no more for it
    t:passes(1)
    t:passes(2)
    t:plays("boss", "Hard Gale", { x = 3, targets = { { "hero@1", "hero@2" }, 2 } })
    t:finishes_chain()
    t:in_play(1, "Elk")
    t:ready_resources(1, 2)
    t:cant(1, "plays", "Ox")
  end,
  expect = function(t)
    t:damage("hero@1", 2)
    t:damage("hero@2", 1)
  end,
}
