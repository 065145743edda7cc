local from_afar = use "hoa/from_afar"

return weapon "Black Bow of the Betrayer" {
  number = 7, rarity = "rare",
  cost = 4, atk = 4, damage = "ranged", strike = 4,
  tags = { "One-Handed", "Ranged (1)", "Bow" }, class = { "hunter", "rogue", "warrior" },
  values = { most = 4 },
  text = "When you strike with this, your hero has Long-Range this combat. <p> While your hero \z
    is a Hunter, when an ally is dealt combat damage with this, ready up to {most} of your \z
    exhausted resources.",
  powers = {
    from_afar.shot,
    when.dealt_damage { hero = "Hunter", of = any.ally, with = this, combat = true,
      effect = function(me)
        me.player:choose { from = your.resource:with { exhausted = true }, up_to = me.most,
          aim = help, prompt = "Ready which of your resources?" }:ready()
      end },
  },
}
