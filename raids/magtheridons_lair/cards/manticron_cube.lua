-- Who takes a Cube must still be exhausted as it comes, and bear no other; it stays on them while they are.
local holder = any.character:with { exhausted = true }

-- Bots take what is loose while Nova shows, which a tag of the Boss tells: the Lair is out of their reach.
local nova, held = count(opposing.hero:with { tag = "Nova" }), matches(any.fixture:with { attachment = true })

local function bears_one(who)
  for _, card in each(who.attachments) do
    if card.name == "Manticron Cube" then return true end
  end
  return false
end

return fixture "Manticron Cube" {
  number = 42, rarity = "uncommon", tags = { "Cube" },
  stays_unattached = true,
  text = "Exhaust one of your non-Dazed characters: Attach this to that character while it \z
    remains exhausted, if no other Cube is attached to it. Only opponents may use it, each in \z
    their own turn.",
  powers = {
    pays { used_by = "opponents", only_your_turn = true, worth = 60 * nova - 120 * held, cites = "R402.3a",
      cost = { exhaust = your.character:without { tag = "Dazed" } },
      effect = function(me)
        local taker = me.paid_with[1]
        if not bears_one(taker) then me:attach_to(taker, { to = holder }) end
      end },
  },
}
