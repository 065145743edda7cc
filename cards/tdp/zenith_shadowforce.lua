return hero "Zenith Shadowforce" {
  number = 9, rarity = "uncommon",
  health = 28,
  tags = { "Human", "Warlock", "Demonology", "Herbalism", "Tailoring" },
  class = { "warlock" }, faction = "alliance",
  values = { price = 2 },
  text = "({price}) and flip this: Turn target opposing hero to its back.",
  powers = {
    pays { cost = { resources = value.price, flip = this },
      targets = { target("hero", opposing.hero, harm) },
      effect = function(me, t)
        if not t.hero.back_up then
          t.hero:flip()
        end
      end },
  },
  back = {},
}
