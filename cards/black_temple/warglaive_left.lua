return weapon "Warglaive of Azzinoth, Left Hand of the Betrayer" {
  number = 8, rarity = "rare",
  cost = 5, atk = 3, damage = "melee", strike = 0,
  tags = { "One-Handed", "Melee (1)", "Warglaive", "Sword" }, class = { "rogue", "warrior" },
  unique = true,
  values = { force = 3, life = 3 },
  text = "It calls for its twin: while you have another Warglaive, your hero has Dual Wield. <p> \z
    When this leaves play its fire stays: a Flame of Azzinoth, a Demon ally token with {force} \z
    fire ATK and {life} health that is too fierce to wait, enters play under your control.",
  powers = {
    gives { to = your.hero, keyword = "Dual Wield",
      when = count(your.weapon:with { tag = "Warglaive" }:other()) },
    when.leaves_play { of = this, effect = function(me)
      me.player:put_token("black_temple/flame_of_the_left", 1, { atk = me.force, health = me.life })
    end },
  },
}
