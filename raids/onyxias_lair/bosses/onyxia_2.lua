local words = use "onyxias_lair/words"
local fury = gives { to = this, atk = plus(value.bonus), when = attacking }

return boss "Onyxia" {
  number = 2, rarity = "rare", order = 2,
  health = 30, tags = { "Black Dragon" },
  keywords = { "Long-Range" },
  values = { bonus = 2, price = 2 },
  text = "Long-Range <p> Onyxia is fiercer on the attack: +{bonus} ATK while attacking. <p> \z
    ({price}), turn Onyxia over: a Whelp joins you for each of your resources. Only on your \z
    turn.",
  powers = {
    fury,
    pays {
      cost = { resources = value.price, flip_this = true },
      only_your_turn = true,
      effect = function(me) words.hatch(me.player, #me.player.resources) end,
    },
  },
  back = {
    keywords = { "Long-Range" },
    values = { bonus = 2 },
    text = "Long-Range <p> Onyxia is fiercer on the attack: +{bonus} ATK while attacking.",
    powers = { fury },
  },
}
