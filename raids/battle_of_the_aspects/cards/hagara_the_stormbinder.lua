local numbers = use "battle_of_the_aspects/numbers"
local late = use("battle_of_the_aspects/words").late

return ally "Hagara the Stormbinder" {
  number = 8, rarity = "common",
  cost = 0, atk = numbers.hagara.atk, damage = "nature", health = numbers.hagara.health,
  tags = { "Orc", "Shaman", "Deathwing" },
  keywords = "Boss",
  values = { late = 2, lance = 6, storm = 10 },
  text = "Boss <p> When this enters play, it deals {lance} frost damage to an opposing ally \z
    with the highest remaining health. <p> When this deals combat damage to an opposing \z
    defending hero, if the stage is {late} or more, opponents divide {storm} damage among \z
    opposing heroes. This deals each of them that much nature damage.",
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
