return weapon "Sulfuras, Hand of Ragnaros" {
  number = 30, rarity = "rare",
  cost = 8, atk = 7, damage = "melee", strike = 5,
  tags = { "Two-Handed", "Melee (1)", "Mace" },
  class = { "paladin", "warrior" },
  values = { sear = 1, blast = 7 },
  text = "When your hero is dealt combat damage, what dealt it is dealt {sear} fire damage by \z
    your hero. <p> When you strike with this, your hero deals {blast} fire damage to target \z
    character.",
  powers = {
    when.dealt_damage { of = your.hero, combat = true,
      effect = function(me, event) me.hero:deal(me.sear, "fire", all { event.source }) end },
    when.strikes { of = this, targets = { target("prey", any.character, harm) },
      effect = function(me, event, t) me.hero:deal(me.blast, "fire", t.prey) end },
  },
}
