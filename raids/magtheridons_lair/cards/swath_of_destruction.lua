local bloods = use("magtheridons_lair/words").bloods

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
    local others = me.player.opponents - first
    local second = first:choose { from = others, prompt = "Who is next?" }
    if not second then return end
    all { second:choose { from = second.resources, to = "destroy", prompt = "Which resource is destroyed?" } }:destroy()
    local third = second:choose { from = others - second, prompt = "Who is next?" }
    if third then third:discard(me.cards) end
  end,
}
