return weapon "Sword of Zeal" {
  number = 32, rarity = "rare",
  cost = 4, atk = 2, damage = "melee", strike = 2,
  tags = { "One-Handed", "Melee (1)", "Sword" },
  class = { "hunter", "paladin", "rogue", "warrior" },
  text = "When your hero deals combat damage with this, target player may ready that many of \z
    their exhausted resources, if they have that many.",
  powers = {
    when.dealt_damage { by = your.hero, with = this, combat = true,
      targets = { target("who", player.any, help) },
      effect = function(me, event, t)
        local spent = t.who.resources:where(any.resource:with { exhausted = true })
        if #spent >= event.amount and t.who:may("Ready resources?") then          -- CR 712.7
          t.who:choose { from = spent, count = event.amount, prompt = "Which resources ready?",
            aim = help }:ready()
        end
      end },
  },
}
