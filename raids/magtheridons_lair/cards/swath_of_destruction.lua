local bloods = use("magtheridons_lair/words").bloods

-- One of the raiders but these, chosen by the last of them; nobody where there are no more.
local function next_raider(boss, past)
  local others = {}
  for _, raider in each(boss.opponents) do
    if raider ~= past[1] and raider ~= past[2] then table.insert(others, raider) end
  end
  return #others > 0 and past[#past]:choose { from = others, prompt = "Who is next?" } or nil
end

return ability "Swath of Destruction" {
  number = 26, rarity = "uncommon", cost = 2,
  values = { least = 1, cards = 1 },
  text = "Only if there are {least} or more Blood fixtures. Destroy target opposing ally. Its \z
    controller chooses another raiding player, who destroys one of their resources and chooses \z
    a third one. That one discards {cards} card.",
  only_if = count(bloods):at_least(value.least),
  targets = { target("victim", opposing.ally, harm) },
  play = function(me, t)
    local first = t.victim.controller
    t.victim:destroy()
    local second = next_raider(me.player, { first })
    if not second then return end
    all { second:choose { from = second.resources, to = "destroy", prompt = "Which resource is destroyed?" } }:destroy()
    local third = next_raider(me.player, { first, second })
    if third then third:discard(me.cards) end
  end,
}
