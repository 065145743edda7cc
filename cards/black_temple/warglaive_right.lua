return weapon "Warglaive of Azzinoth, Right Hand of the Betrayer" {
  number = 9, rarity = "rare",
  cost = 4, atk = 3, damage = "melee", strike = 1,
  tags = { "One-Handed", "Melee (1)", "Warglaive", "Sword" }, class = { "rogue", "warrior" },
  unique = true,
  values = { force = 3, life = 3 },
  text = "When you strike with this, ready one of your other Warglaive weapons. <p> When this \z
    leaves play, put a Flame of Azzinoth token into play with {force} fire ATK and {life} \z
    health. (It has Protector.)",
  powers = {
    when.strikes { of = this, effect = function(me)
      local twin = me.player:choose { from = your.weapon:with { tag = "Warglaive" }:other(),
        to = "ready", prompt = "Ready which Warglaive?", aim = help }
      if twin then twin:ready() end
    end },
    when.leaves_play { of = this, effect = function(me)
      me.player:put_token("black_temple/flame_of_the_right", 1, { atk = me.force, health = me.life })
    end },
  },
}
