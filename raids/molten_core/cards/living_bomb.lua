return ability "Living Bomb" {
  number = 26, rarity = "uncommon", cost = 1,
  tags = { "Molten Core" },
  ongoing = true,
  attach = target("bomb", opposing.ally, harm),
  text = "Attaches to target opposing ally. <p> Ongoing: When your turn starts, destroy the \z
    bearer. If Baron Geddon is your hero, the bearer deals as much fire damage as it costs to \z
    each other character in its party.",
  powers = {
    at.start_of_turn { whose = "your", effect = function(me)
      local bearer, owner = me.host, me.host.controller
      local _, fallen = bearer:destroy()
      local bomb = fallen[1] or bearer                         -- also where it can't be destroyed
      if me.hero.name ~= "Baron Geddon" then return end
      bomb:deal(bomb.cost, "fire", any.character:of(owner):other(bearer))
    end },
  },
}
