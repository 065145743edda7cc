return ally "Lord Afrasastrasz" {
  number = 50, rarity = "epic",
  cost = 7, atk = 6, damage = "fire", health = 8,
  tags = { "Red Dragonkin", "Afrasastrasz (1)" },
  values = { force = 1, life = 1, price = 6, brood = 6 },
  text = "When your turn ends, put Red Dragonkin tokens into play with {force} fire ATK and \z
    {life} health, as many as the number of your allies. <p> While this is in hand, ({price}), \z
    reveal this and put it under the deck: Shuffle your deck. Put {brood} Red Dragonkin tokens \z
    into play with {force} fire ATK and {life} health. Only in your turn.",
  powers = {
    at.end_of_turn { whose = "your",
      effect = function(me)
        local each_one = { atk = me.force, health = me.life }
        me.player:put_token("battle_of_the_aspects/red_dragonkin", #all(your.ally), each_one)
      end },
    pays { works_in = "hand", only_your_turn = true,
      cost = { resources = value.price, reveal = this, to_bottom = this },
      effect = function(me)
        me.player.deck:shuffle()
        local each_one = { atk = me.force, health = me.life }
        me.player:put_token("battle_of_the_aspects/red_dragonkin", me.brood, each_one)
      end },
  },
  rulings = { "He goes into the deck as he is paid with, and the deck is shuffled as the effect resolves." },
}
