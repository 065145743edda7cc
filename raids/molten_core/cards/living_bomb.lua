return ability "Living Bomb" {
  number = 26, rarity = "uncommon", cost = 1,
  tags = { "Molten Core" },
  ongoing = true,
  attach = target("bomb", opposing.ally, harm),
  text = "Attaches to target opposing ally. <p> Ongoing: When your turn starts, destroy the \z
    bearer. If Baron Geddon is your hero, the destroyed ally deals as much fire damage as it \z
    cost to each character left in its party.",
  powers = {
    at.start_of_turn { whose = "your", effect = function(me)
      local owner = me.host.controller
      local _, burst = me.host:destroy()
      if me.hero.name == "Baron Geddon" and burst[1] then
        burst[1]:deal(burst[1].cost, "fire", any.character:of(owner))
      end
    end },
  },
}
