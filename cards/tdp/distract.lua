return ability "Distract" {
  number = 81, rarity = "common",
  cost = 3, tags = { "Subtlety" }, class = { "rogue" },
  text = "Every head turns. Target player's allies are exhausted, all of them, and in their next \z
    ready step they can't ready.",
  targets = { target("who", player.any, harm) },
  play = function(me, t)
    local crowd = all(any.ally:of(t.who))
    crowd:exhaust()
    crowd:gain { cant = "ready", lasts = next_ready_step }
  end,
}
