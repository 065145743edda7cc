local function is_held(me, event)
  return event.card.controller.has_turn and (event.card == me.host or me.hero.name == "Garr")
end

return ability "Magma Shackles" {
  number = 28, rarity = "uncommon", cost = 1,
  tags = { "Molten Core" },
  ongoing = true,
  attach = target("prisoner", any.ally, harm),
  text = "Attaches to target ally. Exhaust it. <p> Ongoing: If the bearer would ready in its \z
    controller's ready step, instead it stays exhausted. <p> Ongoing: While your hero is \z
    Garr, if any ally in the bearer's party would ready in that step, instead it stays exhausted.",
  play = function(me, t) t.prisoner:exhaust() end,
  powers = {
    instead.readied { of = any.ally:of(attached), only_if = { during("ready step"), is_held },
      effect = function() end },
  },
}
