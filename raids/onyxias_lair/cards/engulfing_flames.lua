return ability "Engulfing Flames" {
  number = 14, rarity = "uncommon",
  cost = 3, tags = { "Onyxia" },
  ongoing = true,
  values = { burst = 5 },
  text = "Attaches to target opposing character. Your hero deals {burst} fire damage to that \z
    character. <p> Ongoing: When your turn starts, your hero deals fire damage equal to the \z
    stage to the bearer.",
  rulings = { "Once attached it stays, whoever the bearer belongs to by then." },
  attach = target("host", opposing.character, harm),
  host = any.character,
  play = function(me, t) me.hero:deal(me.burst, "fire", t.host) end,
  powers = {
    at.start_of_turn { whose = "your",
      effect = function(me) me.hero:deal(raid.stage, "fire", me.host) end },
  },
}
