return scenario "Death Rattle: as it comes into a graveyard, from wherever" {
  cites = { "KW Death Rattle", "CR 703.3a" },
  cards = {
    bomb = ally "Bomb" { cost = 1, atk = 0, damage = "fire", health = 3,
      text = "Death Rattle: Your hero deals 1 fire damage to target opposing hero.",
      powers = { death_rattle { targets = { target("hero", opposing.hero, harm) },
        effect = function(me, event, t) me.hero:deal(1, "fire", t.hero) end } } },
    doom = ability "Doom" { cost = 0, text = "Destroy all allies.",
      play = function(me) all(any.ally):destroy() end },
    mill = ability "Mill" { cost = 0, text = "Put the top card of your deck into your graveyard.",
      play = function(me) me.player.deck:top():to_graveyard() end },
    lose = ability "Lose" { cost = 0, text = "Choose and discard a card.",
      play = function(me) me.player:discard() end },
    mute = ability "Mute" { cost = 0, text = "Allies lose their powers this turn.",
      play = function(me) any.ally:gain { loses_powers = true, lasts = this_turn } end },
  },
  given = function(t)
    t:seat(1, { hand = { "Doom", "Mill", "Lose", "Mute", "Bomb" }, play = { "Bomb" }, deck = { "Bomb" } })
    t:boss {}
  end,
  play = function(t)
    t:has("Bomb", "Death Rattle")
    t:will_answer(1, "hero@boss", "target")
    t:will_answer(1, "hero@boss", "target")
    t:will_answer(1, "hero@boss", "target")
    t:plays(1, "Mute")                  -- what it lost in play it has as another card in the graveyard
    t:everyone_passes()
    t:plays(1, "Doom")
    t:finishes_chain()
    t:damage("hero@boss", 1)
    t:plays(1, "Mill")
    t:finishes_chain()
    t:damage("hero@boss", 2)
    t:will_answer(1, "Bomb", "iscard")
    t:plays(1, "Lose")
    t:finishes_chain()
  end,
  expect = function(t)
    t:damage("hero@boss", 3)
  end,
}
