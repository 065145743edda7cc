return ability "Engulfing Flames" {
  number = 14, rarity = "uncommon",
  cost = 3, tags = { "Onyxia" },
  ongoing = true,
  values = { burst = 5 },
  text = "Attaches to target opposing character, which Onyxia sets alight for {burst} fire \z
    damage. <p> Ongoing: The start of your turn stokes the blaze: Onyxia deals the bearer fire \z
    damage equal to the stage.",
  attach = target("host", opposing.character, harm),
  host = any.character,
  play = function(me, t) me.hero:deal(me.burst, "fire", t.host) end,
  powers = {
    at.start_of_turn { whose = "your",
      effect = function(me) me.hero:deal(raid.stage, "fire", me.host) end },
  },
}
