-- Who takes a Cube must still be exhausted as it comes, and bear no other; it stays on them while they are.
local holder = any.character:with { exhausted = true }

return fixture "Manticron Cube" {
  number = 42, rarity = "uncommon", tags = { "Cube" },
  stays_unattached = true,
  text = "Exhaust one of your non-Blank Mind characters: Attach this to one of what was paid \z
    with. Only opponents may use it, each in their own turn.",
  powers = {
    pays { used_by = "opponents", only_your_turn = true, cites = "R402.3a",
      cost = { exhaust = your.character:without { tag = "Blank Mind" } },
      effect = function(me) me:attach_to(me.paid_with[1], { to = holder }) end },
  },
}
