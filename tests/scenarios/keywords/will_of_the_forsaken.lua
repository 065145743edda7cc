return scenario "Will of the Forsaken: only fatal damage or no health takes it out of play" {
  cites = { "KW Will of the Forsaken" },
  cards = {
    storm = ability "Storm" { cost = 0, text = "Put all allies into their owners' hands.",
      play = function(me) all(any.ally):to_hand() end },
    doom = ability "Doom" { cost = 0, text = "Destroy all allies.",
      play = function(me) all(any.ally):destroy() end },
    rain = ability "Rain" { cost = 0, text = "Your hero deals 4 nature damage to each ally.",
      play = function(me) me.hero:deal(4, "nature", any.ally) end },
    wither = ability "Wither" { cost = 0, text = "Allies have -4 health this turn.",
      play = function(me) any.ally:gain { health = -4, lasts = this_turn } end },
    husk = ally "Husk" { cost = 1, atk = 1, damage = "melee", health = 4, keywords = "Will of the Forsaken" },
    bone = ally "Bone" { cost = 1, atk = 1, damage = "melee", health = 4, keywords = "Will of the Forsaken" },
  },
  given = function(t)
    t:seat(1, { hand = { "Doom", "Storm", "Rain", "Wither", "Bone" }, play = { "Husk" }, resources = 1 })
  end,
  play = function(t)
    t:plays(1, "Doom")
    t:everyone_passes()
    t:plays(1, "Storm")
    t:everyone_passes()
    t:in_play(1, "Husk")
    t:plays(1, "Rain")
    t:everyone_passes()
    t:in_graveyard(1, "Husk")
    t:plays(1, "Bone")
    t:everyone_passes()
    t:plays(1, "Wither")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard(1, "Bone")
  end,
}
