return weapon "Warglaive of Azzinoth, Left Hand of the Betrayer" {
  number = 8, rarity = "rare",
  cost = 5, atk = 3, damage = "melee", strike = 0,
  tags = { "One-Handed", "Melee (1)", "Warglaive", "Sword" }, class = { "rogue", "warrior" },
  unique = true,
  values = { force = 3, life = 3 },
  text = "While you have another Warglaive weapon, your hero has Dual Wield. <p> When this \z
    leaves play, put a Flame of Azzinoth token into play with {force} fire ATK and {life} \z
    health. (It has Ferocity.)",
  powers = {
    gives { to = your.hero, keyword = "Dual Wield",
      only_if = count(your.weapon:with { tag = "Warglaive" }:other()) },
    when.leaves_play { of = this, effect = function(me)
      me.player:put_token("black_temple/flame_of_the_left", 1, { atk = me.force, health = me.life })
    end },
  },
}
