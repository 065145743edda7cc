return ability "Elemental Balance" {
  number = 23, rarity = "uncommon",
  cost = 3, tags = { "Elemental" }, class = { "shaman" },
  values = { storm = 5, rain = 5 },
  text = "Choose one: Your hero deals {storm} nature damage to each hero. (Itself, too.) Or: \z
    Your hero heals {rain} damage from each hero. (Itself, too.)",
  modes = {
    mode { text = "", play = function(me) me.hero:deal(me.storm, "nature", any.hero) end },
    mode { text = "", play = function(me) me.hero:heal(me.rain, any.hero) end },
  },
}
