return ability "Distract" {
  number = 81, rarity = "common",
  cost = 3, tags = { "Subtlety" }, class = { "rogue" },
  text = "Exhaust each ally in target player's party. They can't ready in their controllers' \z
    next ready step.",
  targets = { target("who", player.any, harm) },
  play = function(me, t)
    local crowd = all(any.ally:of(t.who))
    crowd:exhaust()
    crowd:gain { cant = "ready", lasts = next_ready_step }
  end,
}
