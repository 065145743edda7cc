-- The more the Boss player has placed, the hotter he burns; at the end he may burn himself.
return boss "Baron Geddon" {
  number = 5, rarity = "rare", order = 5,
  health = 15, tags = { "Elemental" },
  values = { kept = 5, heat = 1 },
  counts = { resources = count(your.resource) },
  text = "When this enters play, each opponent destroys all of their resources but {kept}. <p> \z
    When your turn ends, this deals {heat} fire damage to each opposing character for each of \z
    your resources. <p> [Activate]: Flip this.",
  powers = {
    when.enters_play { of = this, effect = function(me)
      local lost = all {}
      for _, raider in each(me.player.opponents) do
        local over = #raider.resources - me.kept
        if over > 0 then
          lost = lost + raider:choose { from = raider.resources, count = over, to = "destroy",
            prompt = "Destroy all your resources but five" }
        end
      end
      lost:destroy()
    end },
    at.end_of_turn { whose = "your",
      effect = function(me) me:deal(me.heat * me.resources, "fire", opposing.character) end },
    pays { cost = { exhaust = this }, worth = 100 * stat("damage"):at_least(12) - 50,  -- for his last stand alone
      effect = function(me) me:flip() end },
  },
  back = {
    values = { inferno = 12, wounds = 12 },
    text = "Destroy this: This deals {inferno} fire damage to each opposing character. Only if \z
      the damage of this is {wounds} or more.",
    powers = {
      pays { cost = { destroy = this }, only_if = stat("damage"):at_least(value.wounds),
        effect = function(me) me:deal(me.inferno, "fire", opposing.character) end },
    },
  },
}
