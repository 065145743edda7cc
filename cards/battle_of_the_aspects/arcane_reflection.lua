return ability "Arcane Reflection" {
  number = 11, rarity = "uncommon",
  cost = 3, tags = { "Arcane" }, class = { "mage" },
  text = "Put a token into play that is a copy of target ally of yours.",
  targets = { target("ally", your.ally, help) },
  play = function(me, t) me.player:put_token(t.ally) end,
  rulings = { "The copy has what is printed on the ally, no damage, counters or attachments, and costs nothing." },
}
