local numbers = use "battle_of_the_aspects/numbers"
local late = use("battle_of_the_aspects/words").late

return ally "Hagara the Stormbinder" {
  number = 8, rarity = "common",
  cost = 0, atk = numbers.hagara.atk, damage = "nature", health = numbers.hagara.health, tags = { "Orc", "Shaman", "Deathwing" },
  keywords = "Boss",
  values = { lance = 6, storm = 10 },
  powers = {
    when.enters_play { of = this, effect = function(me)
      me:deal(me.lance, "frost", me.player:choose { from = opposing.ally:highest("remaining") })
    end },
    when.dealt_damage { by = this, of = opposing.hero:with { defending = true }, combat = true, only_if = late,
      effect = function(me)
        me:deal_each("nature", me.player.opponents:divide { amount = me.storm, among = opposing.hero })
      end },
  },
}
