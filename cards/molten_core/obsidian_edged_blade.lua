return weapon "Obsidian Edged Blade" {
  number = 24, rarity = "rare",
  cost = 4, atk = 4, damage = "melee", strike = 1,
  tags = { "Two-Handed", "Melee (1)", "Sword" },
  class = { "paladin", "warrior" },
  values = { price = 1, edge = 1 },
  text = "({price}) and discard this from your hand: Put {edge} +1 ATK counter on target \z
    Two-Handed Sword weapon.",
  powers = {
    pays { works_in = "hand", cost = { resources = value.price, discard = this },
      targets = { target("blade", any.weapon:with { tag = { "Two-Handed", "Sword" } }, help) },
      effect = function(me, t) t.blade:add_counters("+1 ATK", me.edge) end },
  },
}
