return ally "Thrall the World-Shaman" {
  number = 52, rarity = "epic",
  cost = 3, atk = 2, damage = "nature", health = 3,   -- ATK and health stand in no source: first guesses
  tags = { "Orc", "Shaman", "Thrall (1)" },
  keywords = { "Protector" },
  values = { balm = 3, storm = 3, price = 3 },
  text = "Protector <p> When this readies, choose one: It heals {balm} damage from your hero. \z
    Or: It deals {storm} nature damage to target opposing hero. <p> ({price}): Ready this.",
  powers = {
    when.readied { of = this, modes = {
      mode { text = "", play = function(me) me:heal(me.balm, me.hero) end },
      mode { text = "", targets = { target("prey", opposing.hero, harm) },
        play = function(me, event, t) me:deal(me.storm, "nature", t.prey) end },
    } },
    pays { cost = { resources = value.price }, effect = function(me) me:ready() end },
  },
  rulings = { "He readies in your ready step as well." },
}
