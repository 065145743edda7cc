local garr = hero_is(any.hero:with { name = "Garr" })
local function own_step(me, event) return event.card.controller.has_turn end
local function other_in_step(me, event) return own_step(me, event) and event.card ~= me.host end
local function nothing() end

return ability "Magma Shackles" {
  number = 28, rarity = "uncommon", cost = 1,
  tags = { "Molten Core" },
  ongoing = true,
  attach = target("prisoner", any.ally, harm),
  text = "Attaches to target ally. Exhaust it. <p> Ongoing: If the bearer would ready in its \z
    controller's ready step, instead it does not. <p> Ongoing: While your hero is Garr, if \z
    any ally in the bearer's party would ready in that step, instead it does not.",
  play = function(me, t) t.prisoner:exhaust() end,
  powers = {
    instead.readied { of = attached, only_if = { during("ready step"), own_step }, effect = nothing },
    instead.readied { of = any.ally:of(attached), only_if = { during("ready step") * garr, other_in_step },
      effect = nothing },
  },
}
