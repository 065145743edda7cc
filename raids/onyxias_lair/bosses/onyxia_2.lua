local words = use "onyxias_lair/words"
local fury = gives { to = this, atk = plus(value.bonus), only_if = attacking }

return boss "Onyxia" {
  number = 2, rarity = "rare", order = 2,
  health = 30, tags = { "Black Dragon" },
  keywords = { "Long-Range" },
  values = { bonus = 2, price = 2 },
  text = "Long-Range <p> While this is attacking, it has +{bonus} ATK. <p> ({price}) and flip \z
    this: Put Onyxian Whelp tokens into play, as many as the number of your resources. Only in \z
    your turn.",
  powers = {
    fury,
    pays {
      cost = { resources = value.price, flip = this },
      only_your_turn = true,
      effect = function(me) words.hatch(me.player, #me.player.resources) end,
    },
  },
  back = {
    keywords = { "Long-Range" },
    values = { bonus = 2 },
    text = "Long-Range <p> While this is attacking, it has +{bonus} ATK.",
    powers = { fury },
  },
}
