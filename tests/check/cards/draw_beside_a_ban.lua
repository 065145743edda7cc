return ability "Test Flock" {
  cost = 2, ongoing = true,
  text = "Attaches to target ally. Draw a card. <p> Ongoing: attached ally loses and can't have powers.",  --> error text-deed
  attach = target("host", any.ally, harm),
  play = function() end,
  powers = { gives { to = attached, cant = "have powers" } },
}
