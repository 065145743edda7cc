return weapon "Sword of Zeal" {
  number = 32, rarity = "rare",
  cost = 4, atk = 2, damage = "melee", strike = 2,
  tags = { "One-Handed", "Melee (1)", "Sword" },
  class = { "hunter", "paladin", "rogue", "warrior" },
  text = "Combat damage that your hero deals with this sword gives fresh heart: target player \z
    may ready as many of his resources as damage was dealt.",
  powers = {
    when.dealt_damage { by = your.hero, with = this, combat = true,
      targets = { target("who", player.any, help) },
      effect = function(me, event, t)
        local spent = t.who.resources:where(any.resource:with { exhausted = true })
        if #spent > 0 and t.who:may("Ready resources?") then
          t.who:choose { from = spent, count = event.amount, prompt = "Which resources ready?",
            aim = help }:ready()
        end
      end },
  },
}
