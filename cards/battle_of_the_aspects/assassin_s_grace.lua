return ability "Assassin's Grace" {
  number = 20, rarity = "common",
  cost = 2, ongoing = true, tags = { "Subtlety" }, class = { "rogue" },
  text = "Ongoing: [Activate]: Target ally has Stealth this turn. <p> Ongoing: [Activate]: \z
    Target ally with Stealth has Assault 2 this turn.",
  powers = {
    pays { cost = { exhaust = this }, targets = { target("ally", any.ally, help) },
      effect = function(me, t) t.ally:gain { keyword = "Stealth", lasts = this_turn } end },
    pays { cost = { exhaust = this }, targets = { target("ally", any.ally:with { keyword = "Stealth" }, help) },
      effect = function(me, t) t.ally:gain { keyword = "Assault 2", lasts = this_turn } end },
  },
}
