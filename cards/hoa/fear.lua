return ability "Fear" {
  number = 123, rarity = "common",
  cost = 1, tags = { "Affliction" }, class = { "warlock" },
  text = "Put target opposing ally into its owner's hand.",
  targets = { target("coward", opposing.ally, harm) },
  play = function(me, t) t.coward:to_hand() end,
}
